//! Menus over a screen: pause, settings, rules, lessons, result.

mod about;
pub mod how_to_play;
mod keys;
mod lessons;
mod online;
mod pause;
mod puzzles;
mod records;
mod result;
mod settings;
mod statistics;
mod tables;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::state::{Menu, MenuStack, Step};

pub use settings::Page as SettingsPage;

/// The menus, and the way back from one to the other.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, pile.run_if(on_message::<StateTransitionEvent<Menu>>).before(Step::Input))
        .add_plugins((about::plugin, pause::plugin, settings::plugin, how_to_play::plugin, lessons::plugin))
        .add_plugins((
            keys::plugin,
            online::plugin,
            puzzles::plugin,
            records::plugin,
            result::plugin,
            statistics::plugin,
            tables::plugin,
        ));
}

fn pile(mut transitions: MessageReader<StateTransitionEvent<Menu>>, mut below: ResMut<MenuStack>) {
    for transition in transitions.read() {
        below.follow(transition.exited.unwrap_or_default(), transition.entered.unwrap_or_default());
    }
}

/// Closes the open menu.
fn close(_: On<Activate>, below: Res<MenuStack>, mut menu: ResMut<NextState<Menu>>) {
    menu.set(below.top());
}

/// Lets a button open a menu.
fn opens(wanted: Menu) -> impl Bundle {
    observe(move |_: On<Activate>, mut menu: ResMut<NextState<Menu>>| menu.set(wanted))
}
