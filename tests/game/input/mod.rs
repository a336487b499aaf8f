//! Input: pointers, keys, gamepads and touch.

mod bindings;
mod chords;
mod conflicts;
mod devices;
mod keyboard;
mod matches;
mod near_misses;
mod online;
mod screen_reader;
mod touch;

use crate::harness::TestApp;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
    RawGamepadEvent,
};
use bevy::input_focus::tab_navigation::{TabGroup, TabIndex};
use bevy::prelude::*;
use pushflip_core::rules::Variant;
use pushflip_core::session::Setup;
use std::collections::BTreeSet;

/// Upper limit for the steps of any path over a board or a screen.
const MAX_STEPS: usize = 160;

pub(super) fn connect(app: &mut TestApp) -> Entity {
    let gamepad = app.bevy.world_mut().spawn_empty().id();
    let connection = GamepadConnection::Connected { name: "A pad".into(), vendor_id: None, product_id: None };
    let event = GamepadConnectionEvent { gamepad, connection };
    app.send(event.clone());
    app.perform(RawGamepadEvent::Connection(event));
    gamepad
}

pub(super) fn press_button(app: &mut TestApp, pad: Entity, button: GamepadButton) {
    for value in [1.0, 0.0] {
        let event = RawGamepadButtonChangedEvent::new(pad, button, value);
        app.send(RawGamepadEvent::Button(event));
        app.frames(2);
    }
    app.frames(1);
}

pub(super) fn move_stick(app: &mut TestApp, pad: Entity, axis: GamepadAxis, value: f32) {
    let event = RawGamepadAxisChangedEvent::new(pad, axis, value);
    app.send(RawGamepadEvent::Axis(event));
}

/// Presses and releases a button that only moves the focus.
pub(super) fn tap_button(app: &mut TestApp, pad: Entity, button: GamepadButton) {
    for (value, frames) in [(1.0, 2), (0.0, 1)] {
        app.send(RawGamepadEvent::Button(RawGamepadButtonChangedEvent::new(pad, button, value)));
        app.frames(frames);
    }
}

/// All visible tab stops, of the modal dialog if there is one.
pub(super) fn tab_stops(app: &mut TestApp) -> BTreeSet<Entity> {
    let world = app.bevy.world_mut();
    let mut groups = world.query::<(Entity, &TabGroup)>();
    let modal: Vec<_> = groups.iter(world).filter(|(_, group)| group.modal).map(|(group, _)| group).collect();
    let mut widgets = world.query_filtered::<(Entity, Option<&ComputedNode>), With<TabIndex>>();
    let shown: Vec<_> = widgets
        .iter(world)
        .filter(|(_, node)| node.is_none_or(|node| !node.is_empty()))
        .map(|(widget, _)| widget)
        .collect();
    let mut parents = world.query::<&ChildOf>();
    let parents = parents.query(world);
    shown
        .into_iter()
        .filter(|&widget| {
            modal.is_empty() || parents.iter_ancestors(widget).any(|around| modal.contains(&around))
        })
        .collect()
}

pub(super) fn setup(variant: Variant) -> Setup {
    Setup::new(variant, &[])
}
