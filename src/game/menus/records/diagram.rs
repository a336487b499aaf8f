//! A flat diagram of the selected match's last position.

use bevy::prelude::*;
use bevy::ui::Checked;

use super::list::{Reading, choose_first};
use super::{Chosen, words};
use crate::game::hud::{blank, symbol};
use crate::game::language::Language;
use crate::game::state::{Menu, Step, Storage};
use crate::game::table::hexxagon;
use crate::game::theme;
use pushflip_core::session::{AnyCell, PositionDraft};

/// Follows the choice.
pub(super) fn plugin(app: &mut App) {
    // Select the match that was read in this frame before looking it up.
    let follow = follow.in_set(Step::Hud).after(choose_first);
    app.add_systems(Update, follow.run_if(in_state(Menu::Records)));
}

/// The side of the diagram, in pixels.
const SIDE: f32 = 200.0;
/// The width of a Quixo cell, as a share of the side.
const CUBE: f32 = 0.19;
/// The width of a Hexxagon cell, as a share of the side.
const WELL: f32 = 0.10;
/// From the middle of a Hexxagon board to its farthest cell, in units of the table, and a little more.
const REACH: f32 = 4.8;

/// The diagram's place, and the entry that it shows.
#[derive(Component, Default, PartialEq, Eq)]
struct Diagram {
    drawn: bool,
    of: Option<Entity>,
    /// There are no matches, as far as has been looked.
    none: bool,
}

pub(super) fn place() -> impl Bundle {
    (
        Name::new("Diagram"),
        Diagram::default(),
        Node { width: px(SIDE), flex_shrink: 0.0, overflow: Overflow::clip(), ..theme::column(8.0) },
    )
}

fn follow(
    chosen: Chosen,
    changed: Query<(), Added<Checked>>,
    language: Res<Language>,
    reading: Res<Reading>,
    storage: Option<Res<Storage>>,
    mut diagrams: Query<(Entity, &mut Diagram, &mut Node)>,
    mut commands: Commands,
) {
    let now = chosen.single().ok();
    let none = now.is_none() && (storage.is_none() || reading.is_done());
    for (place, mut diagram, mut node) in &mut diagrams {
        let wanted = Diagram { drawn: true, of: now.map(|(entry, _)| entry), none };
        if !diagram.set_if_neq(wanted) && changed.is_empty() {
            continue;
        }
        // With nothing beside it, what is said stands in the middle.
        node.width = if none { percent(100) } else { px(SIDE) };
        node.align_items = if none { AlignItems::Center } else { AlignItems::Stretch };
        node.justify_content = if none { JustifyContent::Center } else { JustifyContent::FlexStart };
        commands.entity(place).despawn_children().with_children(|column| match now.map(|(_, saved)| saved) {
            None if none => {
                column.spawn(theme::note(&language.say("records-none")));
            }
            None => {}
            Some(saved) => {
                if let Ok(game) = &saved.content {
                    column
                        .spawn(Node { width: px(SIDE), height: px(SIDE), flex_shrink: 0.0, ..default() })
                        .with_children(|board| draw(board, &PositionDraft::of(&game.position())));
                }
                column.spawn((
                    theme::label(&words::outcome(*language, saved)),
                    TextLayout::linebreak(LineBreak::WordOrCharacter),
                ));
            }
        });
    }
}

fn draw(board: &mut ChildSpawnerCommands, position: &PositionDraft) {
    let variant = position.variant();
    let width = SIDE * if variant.is_quixo() { CUBE } else { WELL };
    for cell in AnyCell::all(variant) {
        let at = middle(cell) * SIDE - width / 2.0;
        let place =
            Node { position_type: PositionType::Absolute, left: px(at.x), top: px(at.y), ..default() };
        let icon = position.mark(cell).map_or_else(|| blank(variant), |seat| symbol(variant, seat));
        board.spawn(place).with_child(theme::glyph(icon, width));
    }
}

/// The middle of a cell, as a share of the side, from the upper left.
fn middle(cell: AnyCell) -> Vec2 {
    match cell {
        AnyCell::Quixo(cell) => (vec2(f32::from(cell.column()), 4.0 - f32::from(cell.row())) + 0.5) / 5.0,
        AnyCell::Hexxagon(cell) => (hexxagon::cell_center(cell).xz() / REACH + 1.0) / 2.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::rules::Variant;

    #[test]
    fn every_cell_lies_within_and_apart_from_the_others() {
        for variant in Variant::ALL {
            let cells: Vec<AnyCell> = AnyCell::all(variant).collect();
            let width = if variant.is_quixo() { CUBE } else { WELL };
            for (number, &cell) in cells.iter().enumerate() {
                let at = middle(cell);
                assert!(at.min_element() >= width / 2.0 && at.max_element() <= 1.0 - width / 2.0, "{cell}");
                let nearest = cells[..number].iter().map(|&other| middle(other).distance(at));
                assert!(nearest.fold(f32::MAX, f32::min) >= width, "{cell} of {variant}");
            }
        }
    }
}
