//! Analog input of gamepads: the left stick and the d-pad repeat like arrow keys; the right stick turns the
//! camera and scrolls menus; in photo mode the triggers zoom.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;
use bevy_panorbit_camera::PanOrbitCamera;

use super::dispatch::has_focus;
use super::{Action, ActionPressed, Binding, Bindings, InputSystems};
use crate::game::state::{BoardScreen, Menu};
use crate::game::theme::hidden_height;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sticks>().add_systems(
        Update,
        (
            (update_axes, repeat_directions.run_if(has_focus))
                .chain()
                .in_set(InputSystems::Dispatch)
                .after(super::dispatch::dispatch),
            orbit
                .run_if(in_state(BoardScreen))
                .run_if(over_board.or_else(in_state(Menu::Photo)))
                .run_if(has_focus)
                .in_set(InputSystems::Act),
            zoom.run_if(in_state(Menu::Photo)).run_if(has_focus).in_set(InputSystems::Act),
            scroll.run_if(not(over_board)).run_if(has_focus).in_set(InputSystems::Act),
        ),
    );
}

fn over_board(menu: Res<State<Menu>>) -> bool {
    menu.get().leaves_board()
}

/// Deflection above which the left stick counts as a direction.
const THRESHOLD: f32 = 0.6;
/// Deflection below which a stick counts as centred.
const DEAD_ZONE: f32 = 0.15;
/// Seconds until a held direction repeats, and between repetitions.
const REPEAT_DELAY: f32 = 0.45;
const REPEAT_INTERVAL: f32 = 0.14;
/// Camera rotation, in radians per second.
const TURN: f32 = 1.8;
/// Change of the logarithm of the distance per second.
const ZOOM: f32 = 0.9;
/// Scroll speed, in pixels per second.
const SCROLL: f32 = 700.0;

/// An axis whose first value is beyond this may be a pedal or a throttle, whose idle position is an end stop.
const END_STOP: f32 = 0.9;
/// Seconds during which such an axis is still used, less than [`REPEAT_DELAY`]: some d-pads are wired as
/// axes.
const TRIAL_TIME: f32 = 0.4;
/// The same for the camera, which turns while the stick is held.
const CAMERA_TRIAL_TIME: f32 = 2.0;
/// Seconds that such an axis must stay centred to count as a stick; a pedal only passes through the centre.
const REST_TIME: f32 = 0.5;

/// The calibration of an axis.
#[derive(Clone, Copy, Debug)]
struct Axis {
    /// Value from -1 to 1.
    at: f32,
    /// The axis has been centred, or its first value was not at an end stop.
    is_stick: bool,
    /// Seconds since the first value.
    age: f32,
    /// Seconds that the axis has been centred.
    rested: f32,
}

impl Axis {
    fn first(at: f32) -> Self {
        Self { at, is_stick: at.abs() < END_STOP, age: 0.0, rested: 0.0 }
    }

    /// Updates the axis with a value after some seconds.
    fn update(self, at: f32, seconds: f32) -> Self {
        let rested = if at.abs() < DEAD_ZONE { self.rested + seconds } else { 0.0 };
        Self { at, is_stick: self.is_stick || rested >= REST_TIME, age: self.age + seconds, rested }
    }

    /// The value, or 0 if the axis is not known to be a stick after `trial` seconds.
    fn value(self, trial: f32) -> f32 {
        if self.is_stick || self.age < trial { self.at } else { 0.0 }
    }
}

/// The stick axes of all gamepads, each since its first value.
#[derive(Resource, Default)]
struct Sticks(HashMap<(Entity, GamepadAxis), Axis>);

impl Sticks {
    /// The positions of the sticks on one side.
    fn at(
        &self,
        pads: &Query<Entity, With<Gamepad>>,
        [x, y]: [GamepadAxis; 2],
        trial: f32,
    ) -> impl Iterator<Item = Vec2> {
        let at = move |pad, axis| self.0.get(&(pad, axis)).map_or(0.0, |axis| axis.value(trial));
        pads.iter().map(move |pad| Vec2::new(at(pad, x), at(pad, y)))
    }
}

const LEFT: [GamepadAxis; 2] = [GamepadAxis::LeftStickX, GamepadAxis::LeftStickY];
const RIGHT: [GamepadAxis; 2] = [GamepadAxis::RightStickX, GamepadAxis::RightStickY];

fn update_axes(time: Res<Time>, pads: Query<(Entity, &Gamepad)>, mut sticks: ResMut<Sticks>) {
    sticks.0.retain(|(pad, _), _| pads.contains(*pad));
    for (entity, pad) in &pads {
        for axis in [LEFT, RIGHT].concat() {
            let at = pad.get(axis).unwrap_or_default();
            if let Some(known) = sticks.0.get_mut(&(entity, axis)) {
                *known = known.update(at, time.delta_secs());
            } else if at != 0.0 {
                // Until the first value Bevy reports 0.
                sticks.0.insert((entity, axis), Axis::first(at));
            }
        }
    }
}

/// The held direction, and the seconds until it repeats.
#[derive(Default)]
struct RepeatTimer {
    action: Option<Action>,
    wait: f32,
}

impl RepeatTimer {
    /// Advances the time. Returns whether a step is due. The first step of a button comes from its own event.
    fn advance(&mut self, action: Option<Action>, by_button: bool, seconds: f32) -> bool {
        if self.action != action {
            *self = Self { action, wait: REPEAT_DELAY };
            return action.is_some() && !by_button;
        }
        self.wait -= seconds;
        let due = action.is_some() && self.wait <= 0.0;
        if due {
            self.wait = REPEAT_INTERVAL;
        }
        due
    }
}

fn direction(stick: Vec2) -> Option<Action> {
    if stick.abs().max_element() < THRESHOLD {
        None
    } else if stick.x.abs() > stick.y.abs() {
        Some(if stick.x > 0.0 { Action::Right } else { Action::Left })
    } else {
        Some(if stick.y > 0.0 { Action::Up } else { Action::Down })
    }
}

fn repeat_directions(
    time: Res<Time>,
    (pads, entities): (Query<&Gamepad>, Query<Entity, With<Gamepad>>),
    sticks: Res<Sticks>,
    bindings: Res<Bindings>,
    mut held: Local<RepeatTimer>,
    mut actions: MessageWriter<ActionPressed>,
) {
    let by_button = [Action::Up, Action::Down, Action::Left, Action::Right].into_iter().find(|&action| {
        bindings.keys(action).iter().any(|binding| match binding {
            Binding::Pad(button) => pads.iter().any(|pad| pad.pressed(*button)),
            Binding::Key(_) => false,
        })
    });
    let by_stick = sticks.at(&entities, LEFT, TRIAL_TIME).find_map(direction);
    let action = by_button.or(by_stick);
    if held.advance(action, by_button.is_some(), time.delta_secs())
        && let Some(action) = action
    {
        // The stick counts as the d-pad; which of its buttons does not matter.
        actions.write(ActionPressed { action, binding: Binding::Pad(GamepadButton::DPadUp) });
    }
}

fn right_stick(sticks: &Sticks, pads: &Query<Entity, With<Gamepad>>) -> Option<Vec2> {
    sticks.at(pads, RIGHT, CAMERA_TRIAL_TIME).find(|stick| stick.abs().max_element() > DEAD_ZONE)
}

fn orbit(
    time: Res<Time>,
    pads: Query<Entity, With<Gamepad>>,
    sticks: Res<Sticks>,
    mut cameras: Query<&mut PanOrbitCamera>,
) {
    let Some(stick) = right_stick(&sticks, &pads) else { return };
    let turn = stick * TURN * time.delta_secs();
    for mut orbit in cameras.iter_mut().filter(|orbit| orbit.enabled) {
        orbit.target_yaw -= turn.x;
        orbit.target_pitch += turn.y;
        orbit.force_update = true;
    }
}

/// In photo mode the triggers zoom, which take moves back and play them again during a match.
fn zoom(time: Res<Time>, pads: Query<&Gamepad>, mut cameras: Query<&mut PanOrbitCamera>) {
    let trigger = |pad: &Gamepad, button| pad.get(button).unwrap_or_default();
    let nearer = |pad: &Gamepad| {
        trigger(pad, GamepadButton::RightTrigger2) - trigger(pad, GamepadButton::LeftTrigger2)
    };
    let nearer: f32 = pads.iter().map(nearer).sum();
    if nearer.abs() > DEAD_ZONE {
        for mut orbit in &mut cameras {
            orbit.target_radius *= (-nearer * ZOOM * time.delta_secs()).exp();
            orbit.force_update = true;
        }
    }
}

fn scroll(
    time: Res<Time>,
    pads: Query<Entity, With<Gamepad>>,
    sticks: Res<Sticks>,
    mut areas: Query<(&ComputedNode, &mut ScrollPosition), With<ScrollArea>>,
) {
    let Some(stick) = right_stick(&sticks, &pads) else { return };
    for (node, mut scroll) in &mut areas {
        let lowest = hidden_height(node);
        scroll.y = (scroll.y - stick.y * SCROLL * time.delta_secs()).clamp(0.0, lowest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_held_stick_steps_immediately_and_repeats_after_a_delay() {
        let mut held = RepeatTimer::default();
        let mut steps = 0;
        for _ in 0..10 {
            steps += u32::from(held.advance(direction(Vec2::new(0.9, 0.1)), false, 0.1));
        }
        // At 0 s, then from 0.5 s every 0.2 s, because time advances in tenths of a second.
        assert_eq!(steps, 4);
        assert!(!held.advance(direction(Vec2::ZERO), false, 0.1));
        assert!(held.advance(direction(Vec2::Y), false, 0.1));
        assert!(!held.advance(Some(Action::Down), true, 0.1), "the button event is the first step");
    }

    #[test]
    fn a_pedal_is_ignored() {
        let value = |values: &[f32]| {
            let axis = values[1..].iter().fold(Axis::first(values[0]), |axis, &at| axis.update(at, 0.1));
            axis.value(TRIAL_TIME)
        };
        assert_eq!(value(&[0.3, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]), 1.0, "a held stick");
        assert_eq!(value(&[1.0, 1.0, 1.0]), 1.0, "a d-pad is an input device immediately");
        assert_eq!(value(&[-1.0; 7]), 0.0, "an idle pedal");
        assert_eq!(
            value(&[-1.0, -1.0, -0.5, 0.0, 0.5, 1.0, 0.5, 0.0, -1.0]),
            0.0,
            "a pressed and released pedal"
        );
        let let_go = [[1.0; 6], [0.0; 6], [1.0; 6]].concat();
        assert_eq!(value(&let_go), 1.0, "a stick held while it was plugged in");
    }

    #[test]
    fn the_larger_axis_decides_the_direction() {
        assert_eq!(direction(Vec2::new(-0.7, 0.5)), Some(Action::Left));
        assert_eq!(direction(Vec2::new(0.5, -0.7)), Some(Action::Down));
        assert_eq!(direction(Vec2::splat(0.5)), None);
    }
}
