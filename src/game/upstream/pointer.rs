//! Motion of the pointer that is right for every device. Winit passes on what the X server calls raw motion,
//! which for tablets, virtual machines and remote desktops is a place and no way: the camera would turn wildly
//! (bevyengine/bevy#19111, rust-windowing/winit#946). The way that the cursor has gone on the screen is right
//! for all of them.

use bevy::input::ButtonState;
use bevy::input::mouse::MouseMotion;
use bevy::prelude::*;
use bevy::window::WindowEvent;

/// Adds the correction.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, follow_cursor);
}

/// Replaces the motion of this frame. What was moved before a button went down is no drag.
fn follow_cursor(
    mut events: MessageReader<WindowEvent>,
    mut motion: ResMut<Messages<MouseMotion>>,
    mut last: Local<Option<Vec2>>,
) {
    let mut way = Vec2::ZERO;
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => {
                way += last.replace(moved.position).map_or(Vec2::ZERO, |last| moved.position - last);
            }
            WindowEvent::MouseButtonInput(input) if input.state == ButtonState::Pressed => way = Vec2::ZERO,
            _ => {}
        }
    }
    motion.clear();
    if way != Vec2::ZERO {
        motion.write(MouseMotion { delta: way });
    }
}
