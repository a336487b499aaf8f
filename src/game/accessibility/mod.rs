//! Screen reader support: every control has a role and a name in the player's language, the board is read
//! cell by cell, and every move, result and notice is announced.
//!
//! Bevy hands the tree of `AccessibilityNode`s to the system's interface once somebody listens there;
//! before that nothing here does any work.

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

/// Describes the game to screen readers, and does what they ask for.
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

/// What describes the game, once a frame while somebody listens.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Describe;

/// The window has the focus when the program starts, but it is no node: Bevy 0.19 tells nothing of the
/// tree while the focus is on what is not in it.
fn leave_window(mut focus: ResMut<InputFocus>, windows: Query<(), With<PrimaryWindow>>) {
    if focus.get().is_some_and(|focused| windows.contains(focused)) {
        focus.clear();
    }
}
