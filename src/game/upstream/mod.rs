//! Workarounds for faults of Bevy 0.19.1 and winit 0.30. Each names the report; with a version that has it
//! mended the workaround goes.

mod keyboard;
mod monitors;
mod pointer;
mod slow_frames;
mod text_field;

use bevy::prelude::*;

/// Adds all of them.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        keyboard::plugin,
        monitors::plugin,
        pointer::plugin,
        slow_frames::plugin,
        text_field::plugin,
    ));
}
