//! Special devices: gamepads at unfocused windows, pedals, tablets and remote desktops.

use bevy::input::ButtonState;
use bevy::input::gamepad::{RawGamepadAxisChangedEvent, RawGamepadEvent};
use bevy::input::mouse::{MouseButtonInput, MouseMotion};
use bevy::prelude::*;
use bevy::window::WindowEvent;
use pushflip::game::state::Menu;
use pushflip_core::rules::Variant;
use pushflip_core::session::Setup;

use super::{connect, press_button};
use crate::harness::Table;

fn axis(table: &mut Table, pad: Entity, axis: GamepadAxis, value: f32) {
    table.send(RawGamepadEvent::Axis(RawGamepadAxisChangedEvent::new(pad, axis, value)));
}

/// Sets the focus of the window, as the desktop does.
fn give_focus(table: &mut Table, focused: bool) {
    let window = table.window();
    table.app.world_mut().get_mut::<Window>(window).expect("a window").focused = focused;
}

#[test]
fn a_gamepad_works_only_in_the_focused_window() {
    let mut table = Table::playing(Setup::new(Variant::Quixo, &[]));
    let pad = connect(&mut table);
    give_focus(&mut table, false);
    let (yaw, focused) = (table.camera().target_yaw, table.focused());
    press_button(&mut table, pad, GamepadButton::Start);
    assert_eq!(table.menu(), Menu::None);
    axis(&mut table, pad, GamepadAxis::RightStickX, 0.5);
    axis(&mut table, pad, GamepadAxis::LeftStickX, 0.8);
    table.updates(5);
    assert_eq!((table.camera().target_yaw, table.focused()), (yaw, focused));
    give_focus(&mut table, true);
    table.updates(5);
    assert!(table.camera().target_yaw != yaw, "with the focus the stick turns the camera");
    press_button(&mut table, pad, GamepadButton::Start);
    assert_eq!(table.menu(), Menu::Pause);
}

#[test]
fn a_resting_pedal_does_not_move_the_focus() {
    let mut table = Table::open(1280, 720);
    let pad = connect(&mut table);
    axis(&mut table, pad, GamepadAxis::LeftStickY, -1.0);
    table.updates(6);
    let focused = table.focused();
    for value in [-1.0, 0.0, 1.0, 0.0, -1.0] {
        axis(&mut table, pad, GamepadAxis::LeftStickY, value);
        table.updates(4);
        assert_eq!(table.focused(), focused, "{value}");
    }
}

/// Camera rotation of a drag with the right button and the given raw motion.
fn turned_by(raw: impl Fn(Vec2, Vec2) -> Vec2) -> Vec2 {
    let mut table = Table::playing(Setup::new(Variant::Quixo, &[]));
    table.updates(20);
    let before = Vec2::new(table.camera().target_yaw, table.camera().target_pitch);
    let at = Vec2::new(400.0, 580.0);
    table.point_at(at);
    let window = table.window();
    let button = |table: &mut Table, state| {
        let event = MouseButtonInput { button: MouseButton::Right, state, window };
        table.send(event);
        table.send(WindowEvent::MouseButtonInput(event));
        table.updates(1);
    };
    button(&mut table, ButtonState::Pressed);
    for step in 0..3 {
        let [from, to] = [step, step + 1].map(|step| at + Vec2::new(5.0, 2.0) * step as f32);
        table.send(MouseMotion { delta: raw(from, to) });
        table.point_at(to);
    }
    button(&mut table, ButtonState::Released);
    Vec2::new(table.camera().target_yaw, table.camera().target_pitch) - before
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
