//! Special devices: gamepads at unfocused windows, pedals, tablets and remote desktops.

use bevy::input::ButtonState;
use bevy::input::mouse::{MouseButtonInput, MouseMotion};
use bevy::prelude::*;
use bevy::window::WindowEvent;
use pushflip::game::state::Menu;
use pushflip_core::rules::Variant;
use pushflip_core::session::Setup;

use super::{connect, move_stick, press_button};
use crate::harness::TestApp;

#[test]
fn a_gamepad_works_only_in_the_focused_window() {
    let mut app = TestApp::playing(Setup::new(Variant::Quixo, &[]));
    let pad = connect(&mut app);
    app.focus_window(false);
    let (yaw, focused) = (app.camera().target_yaw, app.focused());
    press_button(&mut app, pad, GamepadButton::Start);
    assert_eq!(app.menu(), Menu::None);
    move_stick(&mut app, pad, GamepadAxis::RightStickX, 0.5);
    move_stick(&mut app, pad, GamepadAxis::LeftStickX, 0.8);
    app.frames(5);
    assert_eq!((app.camera().target_yaw, app.focused()), (yaw, focused));
    app.focus_window(true);
    app.frames(5);
    assert!(app.camera().target_yaw != yaw, "the stick turns the camera of a focused window");
    press_button(&mut app, pad, GamepadButton::Start);
    assert_eq!(app.menu(), Menu::Pause);
}

#[test]
fn a_resting_pedal_does_not_move_the_focus() {
    let mut app = TestApp::open(1280, 720);
    let pad = connect(&mut app);
    move_stick(&mut app, pad, GamepadAxis::LeftStickY, -1.0);
    app.frames(6);
    let focused = app.focused();
    for value in [-1.0, 0.0, 1.0, 0.0, -1.0] {
        move_stick(&mut app, pad, GamepadAxis::LeftStickY, value);
        app.frames(4);
        assert_eq!(app.focused(), focused, "{value}");
    }
}

/// Camera rotation of a drag with the right button and the given raw motion.
fn turned_by(raw: impl Fn(Vec2, Vec2) -> Vec2) -> Vec2 {
    let mut app = TestApp::playing(Setup::new(Variant::Quixo, &[]));
    let before = Vec2::new(app.camera().target_yaw, app.camera().target_pitch);
    let at = Vec2::new(400.0, 580.0);
    app.point_at(at);
    let window = app.window();
    let button = |app: &mut TestApp, state| {
        let event = MouseButtonInput { button: MouseButton::Right, state, window };
        app.send(event);
        app.send(WindowEvent::MouseButtonInput(event));
        app.frames(1);
    };
    button(&mut app, ButtonState::Pressed);
    for step in 0..3 {
        let [from, to] = [step, step + 1].map(|step| at + Vec2::new(5.0, 2.0) * step as f32);
        app.send(MouseMotion { delta: raw(from, to) });
        app.point_at(to);
    }
    button(&mut app, ButtonState::Released);
    Vec2::new(app.camera().target_yaw, app.camera().target_pitch) - before
}

#[test]
fn a_drag_turns_the_camera_by_the_cursor_movement_on_every_device() {
    let mouse = turned_by(|from, to| to - from);
    assert!(mouse.x < -0.01 && mouse.y > 0.005 && mouse.length() < 0.3, "{mouse}");
    // Tablets, virtual machines and remote desktops report absolute positions.
    assert_eq!(turned_by(|_, to| 30.0 * to), mouse);
    // A device may report no motion.
    assert_eq!(turned_by(|_, _| Vec2::ZERO), mouse);
}
