//! Analog input of gamepads: the left stick and the d-pad repeat like arrow keys; the right stick turns the
//! camera and scrolls menus.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;
use bevy_panorbit_camera::PanOrbitCamera;

use super::gather::has_focus;
use super::{Action, ActionPressed, Bindings, InputSystems, Press};
use crate::game::state::{AtTable, Menu};

/// Adds the sticks.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sticks>().add_systems(
        Update,
        (
            (follow_axes, lead.run_if(has_focus))
                .chain()
                .in_set(InputSystems::Gather)
                .after(super::gather::gather),
            orbit.run_if(in_state(AtTable)).run_if(over_board).run_if(has_focus).in_set(InputSystems::Act),
            scroll.run_if(not(over_board)).run_if(has_focus).in_set(InputSystems::Act),
        ),
    );
}

fn over_board(menu: Res<State<Menu>>) -> bool {
    menu.get().leaves_board()
}

/// A stick points somewhere when it is this far out.
const OUT: f32 = 0.6;
/// Less than this is a hand that rests.
const REST: f32 = 0.15;
/// Seconds until what is held goes on, and from step to step.
const HELD: f32 = 0.45;
const AGAIN: f32 = 0.14;
/// Radians a second.
const TURN: f32 = 1.8;
/// Pixels a second.
const SCROLL: f32 = 700.0;

/// An axis that begins further out than this may be a pedal or a throttle, which rest at their end.
const END: f32 = 0.9;
/// Such an axis is heard for so many seconds, which is less than [`HELD`]: a pad of directions may be wired so.
const HEARD: f32 = 0.4;
/// The same for the camera, which a stick turns as long as it is held.
const HEARD_BY_CAMERA: f32 = 2.0;
/// Then it has to be at rest for so many seconds: a stick that is let go is, a pedal only passes by.
const DWELL: f32 = 0.5;

/// The calibration of an axis.
#[derive(Clone, Copy, Debug)]
struct Axis {
    /// Where it is, from -1 to 1.
    at: f32,
    /// The axis has been at rest, or its first value was not an end position.
    of_stick: bool,
    /// The seconds since its first sign.
    age: f32,
    /// For how many seconds it has been at rest.
    rested: f32,
}

impl Axis {
    fn first(at: f32) -> Self {
        Self { at, of_stick: at.abs() < END, age: 0.0, rested: 0.0 }
    }

    /// Follows what the gamepad says after some seconds.
    fn follow(self, at: f32, seconds: f32) -> Self {
        let rested = if at.abs() < REST { self.rested + seconds } else { 0.0 };
        Self { at, of_stick: self.of_stick || rested >= DWELL, age: self.age + seconds, rested }
    }

    /// Where it leads, if any axis is heard for so many seconds.
    fn leads(self, heard: f32) -> f32 {
        if self.of_stick || self.age < heard { self.at } else { 0.0 }
    }
}

/// The axes of the sticks that gamepads have, each since its first sign.
#[derive(Resource, Default)]
struct Sticks(HashMap<(Entity, GamepadAxis), Axis>);

impl Sticks {
    /// Where the sticks on one side are.
    fn at(
        &self,
        pads: &Query<Entity, With<Gamepad>>,
        [x, y]: [GamepadAxis; 2],
        heard: f32,
    ) -> impl Iterator<Item = Vec2> {
        let at = move |pad, axis| self.0.get(&(pad, axis)).map_or(0.0, |axis| axis.leads(heard));
        pads.iter().map(move |pad| Vec2::new(at(pad, x), at(pad, y)))
    }
}

const LEFT: [GamepadAxis; 2] = [GamepadAxis::LeftStickX, GamepadAxis::LeftStickY];
const RIGHT: [GamepadAxis; 2] = [GamepadAxis::RightStickX, GamepadAxis::RightStickY];

fn follow_axes(time: Res<Time>, pads: Query<(Entity, &Gamepad)>, mut sticks: ResMut<Sticks>) {
    sticks.0.retain(|(pad, _), _| pads.contains(*pad));
    for (entity, pad) in &pads {
        for axis in [LEFT, RIGHT].concat() {
            let at = pad.get(axis).unwrap_or_default();
            if let Some(known) = sticks.0.get_mut(&(entity, axis)) {
                *known = known.follow(at, time.delta_secs());
            } else if at != 0.0 {
                // Until its first sign it is taken to be at rest, as the engine does.
                sticks.0.insert((entity, axis), Axis::first(at));
            }
        }
    }
}

/// The direction that is held, and the seconds until its next step.
#[derive(Default)]
struct Held {
    action: Option<Action>,
    wait: f32,
}

impl Held {
    /// Lets time pass; true when a step is due. A button has made its first step itself.
    fn pass(&mut self, action: Option<Action>, by_button: bool, seconds: f32) -> bool {
        if self.action != action {
            *self = Self { action, wait: HELD };
            return action.is_some() && !by_button;
        }
        self.wait -= seconds;
        let due = action.is_some() && self.wait <= 0.0;
        if due {
            self.wait = AGAIN;
        }
        due
    }
}

/// Where a stick points.
fn direction(stick: Vec2) -> Option<Action> {
    if stick.abs().max_element() < OUT {
        None
    } else if stick.x.abs() > stick.y.abs() {
        Some(if stick.x > 0.0 { Action::Right } else { Action::Left })
    } else {
        Some(if stick.y > 0.0 { Action::Up } else { Action::Down })
    }
}

fn lead(
    time: Res<Time>,
    (pads, entities): (Query<&Gamepad>, Query<Entity, With<Gamepad>>),
    sticks: Res<Sticks>,
    bindings: Res<Bindings>,
    mut held: Local<Held>,
    mut acted: MessageWriter<ActionPressed>,
) {
    let by_button = [Action::Up, Action::Down, Action::Left, Action::Right].into_iter().find(|&action| {
        bindings.keys(action).iter().any(|press| match press {
            Press::Pad(button) => pads.iter().any(|pad| pad.pressed(*button)),
            Press::Key(_) => false,
        })
    });
    let by_stick = sticks.at(&entities, LEFT, HEARD).find_map(direction);
    let action = by_button.or(by_stick);
    if held.pass(action, by_button.is_some(), time.delta_secs())
        && let Some(action) = action
    {
        // The stick stands for the pad of directions; which of its buttons is all the same.
        acted.write(ActionPressed { action, press: Press::Pad(GamepadButton::DPadUp) });
    }
}

fn right_stick(sticks: &Sticks, pads: &Query<Entity, With<Gamepad>>) -> Option<Vec2> {
    sticks.at(pads, RIGHT, HEARD_BY_CAMERA).find(|stick| stick.abs().max_element() > REST)
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

fn scroll(
    time: Res<Time>,
    pads: Query<Entity, With<Gamepad>>,
    sticks: Res<Sticks>,
    mut areas: Query<(&ComputedNode, &mut ScrollPosition), With<ScrollArea>>,
) {
    let Some(stick) = right_stick(&sticks, &pads) else { return };
    for (node, mut scroll) in &mut areas {
        let longer = (node.content_size().y - node.size().y) * node.inverse_scale_factor();
        scroll.y = (scroll.y - stick.y * SCROLL * time.delta_secs()).clamp(0.0, longer.max(0.0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stick_steps_at_once_then_waits_then_goes_on() {
        let mut held = Held::default();
        let mut steps = 0;
        for _ in 0..10 {
            steps += u32::from(held.pass(direction(Vec2::new(0.9, 0.1)), false, 0.1));
        }
        // At 0 s, then from 0.5 s every 0.2 s, as time comes in tenths.
        assert_eq!(steps, 4);
        assert!(!held.pass(direction(Vec2::ZERO), false, 0.1));
        assert!(held.pass(direction(Vec2::Y), false, 0.1));
        assert!(!held.pass(Some(Action::Down), true, 0.1), "a button has stepped itself");
    }

    #[test]
    fn a_pedal_does_not_lead_on() {
        let leads = |ways: &[f32]| {
            let axis = ways[1..].iter().fold(Axis::first(ways[0]), |axis, &at| axis.follow(at, 0.1));
            axis.leads(HEARD)
        };
        assert_eq!(leads(&[0.3, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]), 1.0, "a stick leads as long as it is held");
        assert_eq!(leads(&[1.0, 1.0, 1.0]), 1.0, "a pad of directions leads at once");
        assert_eq!(leads(&[-1.0; 7]), 0.0, "a pedal at rest does not");
        assert_eq!(leads(&[-1.0, -1.0, -0.5, 0.0, 0.5, 1.0, 0.5, 0.0, -1.0]), 0.0, "nor when it was pressed");
        let let_go = [[1.0; 6], [0.0; 6], [1.0; 6]].concat();
        assert_eq!(leads(&let_go), 1.0, "a stick that was held when it was plugged in");
    }

    #[test]
    fn sticks_point_along_their_longer_side() {
        assert_eq!(direction(Vec2::new(-0.7, 0.5)), Some(Action::Left));
        assert_eq!(direction(Vec2::new(0.5, -0.7)), Some(Action::Down));
        assert_eq!(direction(Vec2::splat(0.5)), None);
    }
}
