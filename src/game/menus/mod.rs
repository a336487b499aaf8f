//! What lies over a screen: pause, settings, the rules in short, the result.

mod how_to_play;
mod keys;
mod language_choice;
mod pause;
mod result;
mod settings;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::Menu;

pub use keys::Recording;

/// The menus, and the way back from one to the other.
pub fn plugin(app: &mut App) {
    app.init_resource::<Below>()
        .add_systems(OnExit(Menu::Pause), |mut below: ResMut<Below>| below.0 = Menu::Pause)
        .add_systems(OnEnter(Menu::Pause), |mut below: ResMut<Below>| below.0 = Menu::None)
        .add_systems(OnEnter(Menu::None), |mut below: ResMut<Below>| below.0 = Menu::None)
        .add_plugins((
            pause::plugin,
            settings::plugin,
            how_to_play::plugin,
            keys::plugin,
            result::plugin,
            language_choice::plugin,
        ));
}

/// The menu that closing the open one comes back to: the pause, if settings or rules were opened
/// from it, otherwise none.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Below(pub Menu);

/// Closes the open menu.
fn close(_: On<Activate>, below: Res<Below>, mut menu: ResMut<NextState<Menu>>) {
    menu.set(below.0);
}
