//! Mouse motion that is right for every device. Winit passes on the raw motion of the X server, which is an
//! absolute position for tablets, virtual machines and remote desktops, so that the camera would turn wildly
//! (bevyengine/bevy#19111, rust-windowing/winit#946). The movement of the cursor on the screen is right for
//! all of them.

use bevy::input::ButtonState;
use bevy::input::mouse::MouseMotion;
use bevy::prelude::*;
use bevy::window::WindowEvent;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, motion_from_cursor);
}

/// Replaces the mouse motion of this frame by cursor movement. Movement before a button press does not count
/// as a drag.
fn motion_from_cursor(
    mut events: MessageReader<WindowEvent>,
    mut motion: ResMut<Messages<MouseMotion>>,
    mut last: Local<Option<Vec2>>,
) {
    let mut delta = Vec2::ZERO;
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => {
                delta += last.replace(moved.position).map_or(Vec2::ZERO, |last| moved.position - last);
            }
            WindowEvent::MouseButtonInput(input) if input.state == ButtonState::Pressed => delta = Vec2::ZERO,
            _ => {}
        }
    }
    motion.clear();
    if delta != Vec2::ZERO {
        motion.write(MouseMotion { delta });
    }
}
