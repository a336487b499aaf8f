//! A flat diagram of the last position of the selected match.

use bevy::prelude::*;
use bevy::ui::Checked;

use super::list::{Reading, select_first};
use super::{Selected, text};
use crate::game::menus::flat_board;
use crate::game::state::{Menu, Step, Storage};
use crate::game::theme;
use pushflip_core::language::msg;

pub(super) fn plugin(app: &mut App) {
    // After the selection of a match that was loaded in this frame.
    let update = update.in_set(Step::Hud).after(select_first);
    app.add_systems(Update, update.run_if(in_state(Menu::Records)));
}

const SIDE: f32 = 200.0;

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
                        flat_board::spawn(column, &game.position(), SIDE);
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
