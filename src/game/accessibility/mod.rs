//! Screen reader support: every control has a role and a name in the player's language, each cell of the
//! board has a node, and every move, result and notice is announced.
//!
//! Bevy passes the tree of `AccessibilityNode`s to the platform's accessibility API once a client is
//! connected; before that nothing here does any work.

mod announce;
mod board;
mod controls;
mod requests;

use bevy::a11y::{AccessibilityRequested, AccessibilitySystems};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

pub use announce::Announced;
pub use board::SpotNode;

pub fn plugin(app: &mut App) {
    app.init_resource::<AccessibilityRequested>()
        .configure_sets(
            PostUpdate,
            Describe
                .after(bevy::ui::UiSystems::PostLayout)
                .before(AccessibilitySystems::Update)
                .run_if(|requested: Res<AccessibilityRequested>| requested.get()),
        )
        .add_systems(PostUpdate, leave_window.in_set(Describe))
        .add_plugins((announce::plugin, board::plugin, controls::plugin, requests::plugin));
}

/// The systems that update accessibility nodes, once per frame while a client is connected.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Describe;

/// Clears the focus of the window entity, which is no accessibility node: Bevy 0.19 publishes no tree while
/// the focused entity is not part of it.
fn leave_window(mut focus: ResMut<InputFocus>, windows: Query<(), With<PrimaryWindow>>) {
    if focus.get().is_some_and(|focused| windows.contains(focused)) {
        focus.clear();
    }
}
