//! What lies over a screen: pause, settings, the rules, the lessons, the result.

pub mod how_to_play;
mod keys;
mod lessons;
mod pause;
mod puzzles;
mod records;
mod result;
mod settings;
mod statistics;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::state::{Menu, Step};

pub use keys::Recording;
pub use records::PathForm;
pub use settings::Page as SettingsPage;

/// The menus, and the way back from one to the other.
pub fn plugin(app: &mut App) {
    app.init_resource::<Below>()
        .add_systems(Update, pile.run_if(on_message::<StateTransitionEvent<Menu>>).before(Step::Input))
        .add_plugins((pause::plugin, settings::plugin, how_to_play::plugin, lessons::plugin))
        .add_plugins((keys::plugin, puzzles::plugin, records::plugin, result::plugin, statistics::plugin));
}

/// The menus that the open one was opened over, the last on top.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Below(Vec<Menu>);

impl Below {
    /// The menu that closing the open one comes back to, if there is one.
    #[must_use]
    pub fn top(&self) -> Menu {
        self.0.last().copied().unwrap_or_default()
    }
}

fn pile(mut transitions: MessageReader<StateTransitionEvent<Menu>>, mut below: ResMut<Below>) {
    for transition in transitions.read() {
        let (from, to) = (transition.exited.unwrap_or_default(), transition.entered.unwrap_or_default());
        if matches!(to, Menu::None | Menu::Pause | Menu::Result) {
            below.0.clear();
        } else if let Some(at) = below.0.iter().position(|&menu| menu == to) {
            below.0.truncate(at);
        } else if from != Menu::None && from != to {
            below.0.push(from);
        }
    }
}

/// Closes the open menu.
fn close(_: On<Activate>, below: Res<Below>, mut menu: ResMut<NextState<Menu>>) {
    menu.set(below.top());
}
