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

use super::Menu;

pub use keys::Recording;
pub use records::PathForm;
pub use settings::Page as SettingsPage;

/// The menus, and the way back from one to the other.
pub fn plugin(app: &mut App) {
    app.init_resource::<Below>()
        .add_systems(OnExit(Menu::Pause), |mut below: ResMut<Below>| below.0 = Menu::Pause)
        .add_systems(OnExit(Menu::Result), |mut below: ResMut<Below>| below.0 = Menu::Result)
        .add_systems(OnEnter(Menu::Pause), nothing_below)
        .add_systems(OnEnter(Menu::Result), nothing_below)
        .add_systems(OnEnter(Menu::None), nothing_below)
        .add_plugins((pause::plugin, settings::plugin, how_to_play::plugin, lessons::plugin))
        .add_plugins((keys::plugin, puzzles::plugin, records::plugin, result::plugin, statistics::plugin));
}

/// The menu that closing the open one comes back to: the pause or the result, if settings or rules were
/// opened over it, otherwise none.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Below(pub Menu);

fn nothing_below(mut below: ResMut<Below>) {
    below.0 = Menu::None;
}

/// Closes the open menu.
fn close(_: On<Activate>, below: Res<Below>, mut menu: ResMut<NextState<Menu>>) {
    menu.set(below.0);
}
