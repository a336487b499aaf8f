//! Redraws on demand: continuous while something moves, none while the game waits for a person.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::input::gamepad::GamepadEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::time::{Real, TimeReceiver};
use bevy::window::WindowResized;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_panorbit_camera::PanOrbitCamera;

use super::hud::next_tick;
use super::motion::Motion;
use super::settings::Settings;
use super::state::{Hint, LookBack, Menu, Notice, Phase, Screen};
use super::table::camera::HudInsets;
use super::turn::{CurrentMatch, Hovered, Selection};
use super::wake::{Awake, DrawWhile, Reasons};

/// A sleeping window looks up this seldom.
const ASLEEP: Duration = Duration::from_hours(1);
/// A gamepad that is in a hand is asked so often, since none wakes a sleeping window; one that has lain
/// still for a while more seldom, as what a screen reader asks for.
const POLL: Duration = Duration::from_millis(33);
const SELDOM_POLL: Duration = Duration::from_millis(200);
/// Two wishes for the next frame that are closer than this are one.
const SAME: Duration = Duration::from_millis(4);
/// How long a hand is taken to be on a gamepad after its last sign, in seconds.
const IN_HAND: f32 = 30.0;
/// The camera has arrived when it is this close to where it is going.
const ARRIVED: f32 = 0.001;

/// Adds the saving of power.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings::continuous())
        .init_resource::<Compiling>()
        .draw_while(something_changed())
        .draw_while(something_moves)
        // The renderer tells when it was done with the picture before the last. In a window that sleeps that is long
        // ago: clocks would run out two pictures late, and what begins to move would jump.
        .add_systems(PreStartup, |mut commands: Commands| commands.remove_resource::<TimeReceiver>())
        .add_systems(Last, next_tick.pipe(pace).after(Reasons));
    let compiling = app.world().resource::<Compiling>().clone();
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.insert_resource(compiling).add_systems(Render, watch.in_set(RenderSystems::Cleanup));
    }
}

/// Whether a shader is being compiled: until then what it draws is missing in the picture.
#[derive(Resource, Clone, Default)]
pub(super) struct Compiling(Arc<AtomicBool>);

impl Compiling {
    /// As of the last picture.
    pub(super) fn is_under_way(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

fn watch(cache: Res<PipelineCache>, compiling: Res<Compiling>) {
    compiling.0.store(cache.waiting_pipelines().next().is_some(), Ordering::Relaxed);
}

/// What a hand does, and what has consequences in the frames after it.
fn something_changed() -> impl SystemCondition<()> {
    on_message::<MouseButtonInput>
        .or_else(on_message::<KeyboardInput>)
        .or_else(on_message::<GamepadEvent>)
        .or_else(on_message::<TouchInput>)
        .or_else(on_message::<WindowResized>)
        .or_else(resource_changed::<NextState<Screen>>)
        .or_else(resource_changed::<NextState<Menu>>)
        .or_else(resource_changed::<CurrentMatch>)
        .or_else(resource_changed::<Hovered>)
        .or_else(resource_changed::<Selection>)
        .or_else(resource_changed::<LookBack>)
        .or_else(resource_changed::<Hint>)
        .or_else(on_message::<Notice>)
        .or_else(resource_changed::<Settings>)
        .or_else(resource_changed::<HudInsets>)
}

/// Cubes and pieces, the camera, and the turn on its way to the next seat.
fn something_moves(
    moving: Query<(), With<Motion>>,
    cameras: Query<&PanOrbitCamera>,
    phase: Option<Res<State<Phase>>>,
    compiling: Res<Compiling>,
) -> bool {
    let animating = phase.is_some_and(|phase| *phase.get() == Phase::Animating);
    let compiles = compiling.is_under_way();
    !moving.is_empty() || animating || compiles || cameras.iter().any(turning)
}

/// Sets how soon the next frame is drawn.
fn pace(
    In(tick): In<Option<Duration>>,
    settings: Res<Settings>,
    mut window: ResMut<WinitSettings>,
    listeners: (Query<(), With<Gamepad>>, Option<Res<AccessibilityRequested>>),
    mut signs: MessageReader<GamepadEvent>,
    time: Res<Time<Real>>,
    (mut last_sign, mut due): (Local<f32>, Local<Duration>),
    mut awake: ResMut<Awake>,
) {
    let (pads, reader) = listeners;
    if signs.read().next().is_some() {
        *last_sign = time.elapsed_secs();
    }
    let in_hand = !pads.is_empty() && time.elapsed_secs() - *last_sign < IN_HAND;
    // What a screen reader asks for wakes no window either.
    let listens = !pads.is_empty() || reader.is_some_and(|reader| reader.get());
    let polled = listens.then_some(if in_hand { POLL } else { SELDOM_POLL });
    let wait = tick.into_iter().chain(polled).min().unwrap_or(ASLEEP);
    let mode = if awake.pass_frame() || settings.draw_always {
        UpdateMode::Continuous
    } else {
        let next = time.elapsed() + wait;
        let sleeps = window.focused_mode != UpdateMode::Continuous;
        if sleeps && next.abs_diff(*due) < SAME && wait > 2 * SAME {
            // It will be woken then. To be told so again would wake it now.
            return;
        }
        *due = next;
        UpdateMode::reactive(wait)
    };
    if window.focused_mode != mode {
        window.focused_mode = mode;
        window.unfocused_mode = mode;
    }
}

fn turning(orbit: &PanOrbitCamera) -> bool {
    let far = |now: Option<f32>, target: f32| now.is_none_or(|now| (now - target).abs() > ARRIVED);
    far(orbit.yaw, orbit.target_yaw)
        || far(orbit.pitch, orbit.target_pitch)
        || far(orbit.radius, orbit.target_radius)
        || orbit.focus.distance(orbit.target_focus) > ARRIVED
}
