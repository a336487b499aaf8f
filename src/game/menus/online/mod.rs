//! Online play menus: ways to a table, and the table's lobby.

mod gate;
mod lists;
mod lobby;
mod people;
mod phrases;
mod terms;
mod way;

use bevy::prelude::*;

use crate::game::language::Language;
use crate::game::online::{Kept, Nearby, Online};
use crate::game::settings::{Draft, Settings};
use crate::game::state::{Menu, Screen, SeatsHere};
use crate::game::theme;

/// Shows the menu, and anew with whatever happens at the table.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        gate::plugin,
        lobby::plugin,
        people::plugin,
        phrases::plugin,
        terms::plugin,
        way::plugin,
    ))
    .add_systems(OnEnter(Menu::Online), show)
    .add_systems(
        Update,
        (theme::rebuild::<Page, _>(show), theme::hold_focus)
            .chain()
            .run_if(
                resource_changed::<Language>
                    .or_else(resource_changed::<Online>)
                    .or_else(resource_changed::<terms::Agreeing>),
            )
            .run_if(in_state(Menu::Online)),
    );
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 560.0;
/// The height of what scrolls in it, in pixels, where the window has room: people and tables come and go by
/// themselves, and what a hand is about to press below them must not move away.
const HEIGHT: f32 = 520.0;

/// The menu.
#[derive(Component)]
struct Page;

fn show(
    mut commands: Commands,
    language: Res<Language>,
    online: Res<Online>,
    (settings, draft): (Res<Settings>, Res<Draft>),
    kept: Res<Kept>,
    nearby: Res<Nearby>,
    renaming: Res<people::Renaming>,
    (agreeing, freeing): (Res<terms::Agreeing>, Res<lobby::Freeing>),
    (screen, here): (Res<State<Screen>>, Res<SeatsHere>),
) {
    let language = *language;
    commands.spawn((theme::backdrop("Play far away"), Page, DespawnOnExit(Menu::Online))).with_children(
        |back| {
            back.spawn(theme::dialog("Online menu", WIDTH)).with_children(|menu| {
                if let Some(question) = online.question() {
                    let offered = gate::offered_name(&settings, &draft);
                    gate::fill(menu, language, question, &online, &kept, &offered);
                } else if online.is_open() {
                    // Beside the board, what waits for an answer stands in the panel.
                    let in_panel = *screen.get() == Screen::Playing;
                    lobby::fill(menu, language, &online, &kept, *freeing, in_panel, here.is_far());
                } else if agreeing.0 {
                    terms::fill(menu, language);
                } else {
                    way::fill(menu, language, &settings, &kept, &nearby, &renaming);
                }
            });
        },
    );
}

/// What comes and goes, with so many pixels between its parts, in room that stays.
fn page(menu: &mut ChildSpawnerCommands, gap: f32, fill: impl FnOnce(&mut ChildSpawnerCommands)) {
    menu.spawn(theme::room(HEIGHT)).with_children(|room| _ = theme::scroll_column(room, gap, fill));
}
