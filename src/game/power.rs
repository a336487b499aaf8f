//! Nothing moving, nothing drawn: frames at full rate while something moves, none while the table
//! waits for a person.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_panorbit_camera::PanOrbitCamera;

use super::Phase;
use super::hud::wants_ticks;
use super::table::motion::Motion;

/// A sleeping window looks up this seldom.
const ASLEEP: Duration = Duration::from_secs(3600);
/// What changes with time alone, such as a clock, is drawn so often.
const TICK: Duration = Duration::from_millis(200);
/// Frames that are drawn after the last change, for what follows from it.
const AFTERGLOW: u32 = 3;
/// The camera has arrived when it is this close to where it is going.
const ARRIVED: f32 = 0.001;

/// Adds the saving of power.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings::continuous()).add_systems(Last, wants_ticks.pipe(pace));
}

fn pace(
    In(ticks): In<bool>,
    moving: Query<(), With<Motion>>,
    cameras: Query<&PanOrbitCamera>,
    phase: Option<Res<State<Phase>>>,
    mut settings: ResMut<WinitSettings>,
    mut afterglow: Local<u32>,
) {
    let animating = phase.is_some_and(|phase| *phase.get() == Phase::Animating);
    if !moving.is_empty() || animating || cameras.iter().any(turning) {
        *afterglow = AFTERGLOW;
    } else {
        *afterglow = afterglow.saturating_sub(1);
    }
    let mode = if *afterglow > 0 {
        UpdateMode::Continuous
    } else {
        UpdateMode::reactive(if ticks { TICK } else { ASLEEP })
    };
    if settings.focused_mode != mode {
        settings.focused_mode = mode;
        settings.unfocused_mode = mode;
    }
}

fn turning(orbit: &PanOrbitCamera) -> bool {
    let far = |now: Option<f32>, target: f32| now.is_none_or(|now| (now - target).abs() > ARRIVED);
    far(orbit.yaw, orbit.target_yaw)
        || far(orbit.pitch, orbit.target_pitch)
        || far(orbit.radius, orbit.target_radius)
        || orbit.focus.distance(orbit.target_focus) > ARRIVED
}
