//! Menus over a screen: pause, settings, rules, lessons, records, online play, result.

mod about;
mod achievements;
mod flat_board;
mod headline;
pub mod how_to_play;
mod keys;
mod lessons;
mod online;
mod pause;
mod photo;
mod puzzles;
mod records;
mod result;
mod settings;
mod share;
mod statistics;
mod tablebase;
mod tournament;
mod welcome;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::state::{Menu, MenuStack, ReviewMatch, Step};
use super::theme::{self, opens};
use super::turn::CurrentMatch;
use pushflip_core::language::Localized;

pub use photo::PhotoBar;
pub use settings::{OpenPage as OpenSettingsPage, Page as SettingsPage};

pub fn plugin(app: &mut App) {
    app.add_systems(Update, track_stack.run_if(on_message::<StateTransitionEvent<Menu>>).before(Step::Input))
        .add_plugins((about::plugin, pause::plugin, settings::plugin, how_to_play::plugin, lessons::plugin))
        .add_plugins((
            achievements::plugin,
            headline::plugin,
            keys::plugin,
            online::plugin,
            photo::plugin,
            puzzles::plugin,
            records::plugin,
            result::plugin,
            share::plugin,
            statistics::plugin,
            tablebase::plugin,
            tournament::plugin,
            welcome::plugin,
        ));
}

#[derive(Component)]
struct MenuRoot;

/// Spawns a menu: a backdrop with a dialog, despawned when the menu closes.
fn spawn_menu<'a>(
    commands: &'a mut Commands,
    menu: Menu,
    dialog: impl Bundle,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) -> EntityCommands<'a> {
    let mut root = commands.spawn((theme::backdrop(), MenuRoot, DespawnOnExit(menu)));
    root.with_children(|back| {
        back.spawn(dialog).with_children(fill);
    });
    root
}

/// Adds a group of segments, each with its English name, label and [`theme::Choice`].
fn spawn_segments(
    row: &mut ChildSpawnerCommands,
    group: impl Bundle,
    segments: impl IntoIterator<Item = (impl AsRef<str>, Localized, impl Bundle)>,
) {
    row.spawn(group).with_children(|group| {
        for (name, words, choice) in segments {
            group.spawn((theme::segment(name.as_ref(), words), choice));
        }
    });
}

/// The main button of a menu, which closes it.
fn close_button(label: Localized) -> impl Bundle + use<> {
    (theme::primary_button("Close", label), observe(close))
}

fn track_stack(mut transitions: MessageReader<StateTransitionEvent<Menu>>, mut stack: ResMut<MenuStack>) {
    for transition in transitions.read() {
        stack.follow(transition.exited.unwrap_or_default(), transition.entered.unwrap_or_default());
    }
}

fn close(_: On<Activate>, stack: Res<MenuStack>, mut menu: ResMut<NextState<Menu>>) {
    menu.set(stack.top());
}

/// Whether a menu shows something other than the last time. A player returns to the same menu from another one, and does
/// not need to see it twice.
fn is_new<T: PartialEq>(last: &mut Option<T>, now: T) -> bool {
    let is_new = last.as_ref() != Some(&now);
    *last = Some(now);
    is_new
}

/// Opens the review of the match on the board.
fn review(_: On<Activate>, game: Res<CurrentMatch>, mut reviews: MessageWriter<ReviewMatch>) {
    reviews.write(ReviewMatch(Box::new(game.as_match().clone())));
}
