//! The online menus: opening and joining tables, and the lobby.

mod contacts;
mod entry_questions;
mod lobby;
mod new_table;
mod phrases;
mod qr_image;
mod start;
mod table_lists;

use bevy::prelude::*;

use crate::game::online::{Nearby, Online, SavedTables};
use crate::game::settings::{Draft, Settings};
use crate::game::state::{Menu, Screen, SeatsHere, Step};
use crate::game::theme;

/// Shows the menu, and rebuilds it when the table changes.
pub fn plugin(app: &mut App) {
    app.add_plugins((contacts::plugin, phrases::plugin, qr_image::plugin, new_table::plugin, start::plugin))
        .add_systems(OnEnter(Menu::Online), show)
        .add_systems(
            Update,
            (
                (theme::rebuild::<Page, _>(show), theme::keep_focus_on_rebuild).chain().run_if(
                    resource_changed::<Online>
                        .or_else(resource_changed::<new_table::NewTableForm>)
                        .and_then(lobby::is_outdated),
                ),
                lobby::update,
            )
                .chain()
                // After the news of the frame, and before the question in the menu.
                .in_set(Step::Next)
                .run_if(in_state(Menu::Online)),
        );
}

/// The width of a question, in pixels.
const QUESTION: f32 = 560.0;

#[derive(Component)]
struct Page;

fn show(
    mut commands: Commands,
    online: Res<Online>,
    (settings, draft): (Res<Settings>, Res<Draft>),
    kept: Res<SavedTables>,
    nearby: Res<Nearby>,
    renaming: Res<contacts::Renaming>,
    form: Res<new_table::NewTableForm>,
    (screen, here): (Res<State<Screen>>, Res<SeatsHere>),
) {
    // Beside the board, the panel shows pending questions.
    let (in_panel, on_board) = (*screen.get() == Screen::Playing, here.is_online());
    let rows = lobby::Rows::of(&online, &form, in_panel, on_board);
    let page = (Name::new("Play online"), theme::backdrop(), Page, rows, DespawnOnExit(Menu::Online));
    commands.spawn(page).with_children(|back| {
        if let Some(question) = online.entry_question() {
            back.spawn(theme::small_dialog("Online menu", QUESTION)).with_children(|menu| {
                let offered = entry_questions::offered_name(&settings, &draft);
                entry_questions::fill(menu, question, &online, &kept, &offered);
            });
            return;
        }
        back.spawn(theme::dialog("Online menu", theme::NARROW)).with_children(|menu| {
            if online.is_open() {
                lobby::fill(menu, &online, &kept, in_panel, on_board);
            } else if form.0.is_some() {
                new_table::fill(menu);
            } else {
                start::fill(menu, &settings, &kept, &nearby, &renaming);
            }
        });
    });
}
