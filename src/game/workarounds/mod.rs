//! Workarounds for bugs of Bevy 0.19.1 and winit 0.30. Each names the upstream issue, and can be removed once
//! the fix is released.

mod keyboard;
mod monitors;
mod pointer;
mod slow_frames;
mod text_field;

use bevy::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_plugins((
        keyboard::plugin,
        monitors::plugin,
        pointer::plugin,
        slow_frames::plugin,
        text_field::plugin,
    ));
}
