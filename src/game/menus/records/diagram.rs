//! A flat diagram of the last position of the selected match.

use bevy::prelude::*;
use bevy::ui::Checked;

use super::list::{Reading, select_first};
use super::{Selected, text};
use crate::game::hud::{blank_icon, seat_icon};
use crate::game::scene::hexxagon;
use crate::game::state::{Menu, Step, Storage};
use crate::game::theme;
use pushflip_core::language::msg;
use pushflip_core::session::{AnyCell, PositionDraft};

pub(super) fn plugin(app: &mut App) {
    // After the selection of a match that was loaded in this frame.
    let update = update.in_set(Step::Hud).after(select_first);
    app.add_systems(Update, update.run_if(in_state(Menu::Records)));
}

/// The side of the diagram, in pixels.
const SIDE: f32 = 200.0;
/// The width of a Quixo cell, as a share of the side.
const CUBE: f32 = 0.19;
/// The width of a Hexxagon cell, as a share of the side.
const HEXAGON: f32 = 0.10;
/// Half the side of the diagram in scene units: a little more than the radius of a Hexxagon board.
const HALF_EXTENT: f32 = 4.8;

/// The container of the diagram, with the shown match.
#[derive(Component, Default, PartialEq, Eq)]
struct Diagram {
    drawn: bool,
    entry: Option<Entity>,
    /// There are no matches.
    is_empty: bool,
}

pub(super) fn diagram() -> impl Bundle {
    (
        Name::new("Diagram"),
        Diagram::default(),
        Node { width: px(SIDE), flex_shrink: 0.0, overflow: Overflow::clip(), ..theme::column(8.0) },
    )
}

fn update(
    selected: Selected,
    changed: Query<(), Added<Checked>>,
    reading: Res<Reading>,
    storage: Option<Res<Storage>>,
    mut diagrams: Query<(Entity, &mut Diagram, &mut Node)>,
    mut commands: Commands,
) {
    let now = selected.single().ok();
    let is_empty = now.is_none() && (storage.is_none() || reading.is_done());
    for (container, mut diagram, mut node) in &mut diagrams {
        let wanted = Diagram { drawn: true, entry: now.map(|(entry, _)| entry), is_empty };
        if !diagram.set_if_neq(wanted) && changed.is_empty() {
            continue;
        }
        // Without entries, the text is centred in the whole menu.
        node.width = if is_empty { percent(100) } else { px(SIDE) };
        node.align_items = if is_empty { AlignItems::Center } else { AlignItems::Stretch };
        node.justify_content = if is_empty { JustifyContent::Center } else { JustifyContent::FlexStart };
        commands.entity(container).despawn_children().with_children(|column| {
            match now.map(|(_, saved)| saved) {
                None if is_empty => {
                    column.spawn(theme::note(msg::RECORDS_NONE));
                }
                None => {}
                Some(saved) => {
                    if let Ok(game) = &saved.content {
                        column
                            .spawn(Node { width: px(SIDE), height: px(SIDE), flex_shrink: 0.0, ..default() })
                            .with_children(|board| spawn_cells(board, &PositionDraft::of(&game.position())));
                    }
                    column.spawn((
                        theme::label(text::outcome(saved)),
                        TextLayout::linebreak(LineBreak::WordOrCharacter),
                    ));
                }
            }
        });
    }
}

fn spawn_cells(board: &mut ChildSpawnerCommands, position: &PositionDraft) {
    let variant = position.variant();
    let width = SIDE * if variant.is_quixo() { CUBE } else { HEXAGON };
    for cell in AnyCell::all(variant) {
        let at = centre(cell) * SIDE - width / 2.0;
        let place =
            Node { position_type: PositionType::Absolute, left: px(at.x), top: px(at.y), ..default() };
        let icon = position.mark(cell).map_or_else(|| blank_icon(variant), |seat| seat_icon(variant, seat));
        board.spawn(place).with_child(theme::glyph(icon, width));
    }
}

/// The centre of a cell, as a share of the side, from the upper left.
fn centre(cell: AnyCell) -> Vec2 {
    match cell {
        AnyCell::Quixo(cell) => (vec2(f32::from(cell.column()), 4.0 - f32::from(cell.row())) + 0.5) / 5.0,
        AnyCell::Hexxagon(cell) => (hexxagon::cell_center(cell).xz() / HALF_EXTENT + 1.0) / 2.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::rules::Variant;

    #[test]
    fn cells_are_within_the_diagram_and_do_not_overlap() {
        for variant in Variant::ALL {
            let cells: Vec<AnyCell> = AnyCell::all(variant).collect();
            let width = if variant.is_quixo() { CUBE } else { HEXAGON };
            for (number, &cell) in cells.iter().enumerate() {
                let at = centre(cell);
                assert!(at.min_element() >= width / 2.0 && at.max_element() <= 1.0 - width / 2.0, "{cell}");
                let nearest = cells[..number].iter().map(|&other| centre(other).distance(at));
                assert!(nearest.fold(f32::MAX, f32::min) >= width, "{cell} of {variant}");
            }
        }
    }
}
