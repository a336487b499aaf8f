//! What a gamepad has beyond its buttons: the left stick leads like arrows, and goes on while it is
//! held, as does the pad of directions; the right stick turns the camera and scrolls menus.

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;
use bevy_panorbit_camera::PanOrbitCamera;

use super::{Action, ActionPressed, Bindings, InputSystems, Press};
use crate::game::state::{AtTable, Menu};

/// Adds the sticks.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            lead.in_set(InputSystems::Gather).after(super::gather::gather),
            orbit.run_if(in_state(AtTable)).run_if(over_board).in_set(InputSystems::Act),
            scroll.run_if(not(over_board)).in_set(InputSystems::Act),
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
    pads: Query<&Gamepad>,
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
    let by_stick = pads.iter().find_map(|pad| direction(pad.left_stick()));
    let action = by_button.or(by_stick);
    if held.pass(action, by_button.is_some(), time.delta_secs())
        && let Some(action) = action
    {
        // The stick stands for the pad of directions; which of its buttons is all the same.
        acted.write(ActionPressed { action, press: Press::Pad(GamepadButton::DPadUp) });
    }
}

fn right_stick(pads: &Query<&Gamepad>) -> Option<Vec2> {
    pads.iter().map(Gamepad::right_stick).find(|stick| stick.abs().max_element() > REST)
}

fn orbit(time: Res<Time>, pads: Query<&Gamepad>, mut cameras: Query<&mut PanOrbitCamera>) {
    let Some(stick) = right_stick(&pads) else { return };
    let turn = stick * TURN * time.delta_secs();
    for mut orbit in cameras.iter_mut().filter(|orbit| orbit.enabled) {
        orbit.target_yaw -= turn.x;
        orbit.target_pitch += turn.y;
        orbit.force_update = true;
    }
}

fn scroll(
    time: Res<Time>,
    pads: Query<&Gamepad>,
    mut areas: Query<(&ComputedNode, &mut ScrollPosition), With<ScrollArea>>,
) {
    let Some(stick) = right_stick(&pads) else { return };
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
    fn sticks_point_along_their_longer_side() {
        assert_eq!(direction(Vec2::new(-0.7, 0.5)), Some(Action::Left));
        assert_eq!(direction(Vec2::new(0.5, -0.7)), Some(Action::Down));
        assert_eq!(direction(Vec2::splat(0.5)), None);
    }
}
