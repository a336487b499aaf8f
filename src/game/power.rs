//! Redraws on demand: continuous while something moves, idle otherwise; and the times of the frames of motion.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bevy::a11y::AccessibilityRequested;
use bevy::diagnostic::FrameCount;
use bevy::input::gamepad::GamepadEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{AccumulatedMouseMotion, MouseButtonInput};
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::render::render_resource::{CachedPipelineState, PipelineCache, PipelineDescriptor};
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::time::{Real, TimeReceiver};
use bevy::window::{Ime, Monitor, PrimaryWindow, WindowResized};
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings};
use bevy_panorbit_camera::PanOrbitCamera;

use super::hud::next_tick;
use super::menus::PhotoBar;
use super::motion::Motion;
use super::redraw::{DrawWhile, PendingFrames, RedrawSystems};
use super::scene::camera::HudInsets;
use super::screens::TitleMotion;
use super::screens::puzzle::CurrentRun;
use super::settings::{Automatic, FrameTimes, Settings};
use super::state::{Hint, Menu, Notice, Phase, Screen, ViewedPly};
use super::turn::{CurrentMatch, Hovered, Selection};

/// Redraw interval of an idle window.
const SLEEP_INTERVAL: Duration = Duration::from_hours(1);
/// Polling intervals of a gamepad in use, because its events wake no sleeping window; and of an idle gamepad
/// and of screen reader requests.
const POLL_INTERVAL: Duration = Duration::from_millis(33);
const IDLE_POLL_INTERVAL: Duration = Duration::from_millis(200);
/// Two wake-up times closer than this are considered equal.
const MIN_DIFFERENCE: Duration = Duration::from_millis(4);
/// Seconds without an event after which a gamepad counts as idle.
const GAMEPAD_IDLE_AFTER: f32 = 30.0;
/// Distance to its target at which the camera counts as arrived.
const CAMERA_TOLERANCE: f32 = 0.001;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings::continuous())
        .init_resource::<Compiling>()
        .draw_while(something_changed())
        .draw_while(something_moves)
        .draw_while(|compiling: Res<Compiling>| compiling.is_under_way())
        // Do not take the time from the renderer: it reports when the frame before the last was finished.
        // After a sleep that time is outdated: clocks would end two frames late, and animations would start with a
        // jump.
        .add_systems(PreStartup, |mut commands: Commands| commands.remove_resource::<TimeReceiver>())
        .add_systems(Last, next_tick.pipe(set_update_mode).after(RedrawSystems))
        .add_systems(
            PostUpdate,
            something_moves
                .pipe(measure_frames)
                .run_if(resource_exists::<EventLoopProxyWrapper>.and_then(is_quality_automatic)),
        );
    let compiling = app.world().resource::<Compiling>().clone();
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer
            .insert_resource(compiling)
            .add_systems(Render, update_compiling.in_set(RenderSystems::Cleanup));
    }
}

/// Whether shaders are being compiled. Until then their meshes are missing from the frame.
#[derive(Resource, Clone, Default)]
pub(super) struct Compiling(Arc<CompilingFlags>);

#[derive(Default)]
struct CompilingFlags {
    any: AtomicBool,
    ui_is_ready: AtomicBool,
}

impl Compiling {
    /// Whether a pipeline was compiling in the last frame.
    pub(super) fn is_under_way(&self) -> bool {
        self.0.any.load(Ordering::Relaxed)
    }

    /// Whether the UI is drawn and copied to the window. Before that, the window shows uninitialised memory.
    pub(super) fn is_ui_ready(&self) -> bool {
        self.0.ui_is_ready.load(Ordering::Relaxed)
    }
}

/// Labels of the pipelines that copy a frame to the window and draw UI nodes.
const UI_PIPELINES: [&str; 2] = ["blit pipeline", "ui_pipeline"];

fn update_compiling(cache: Res<PipelineCache>, compiling: Res<Compiling>) {
    let is_ready = |label: &str| {
        let is_labelled = |descriptor: &PipelineDescriptor| match descriptor {
            PipelineDescriptor::RenderPipelineDescriptor(render) => render.label.as_deref() == Some(label),
            PipelineDescriptor::ComputePipelineDescriptor(_) => false,
        };
        let mut pipelines = cache.pipelines().filter(|pipeline| is_labelled(&pipeline.descriptor)).peekable();
        pipelines.peek().is_some()
            && pipelines.all(|pipeline| matches!(pipeline.state, CachedPipelineState::Ok(_)))
    };
    compiling.0.any.store(cache.waiting_pipelines().next().is_some(), Ordering::Relaxed);
    compiling.0.ui_is_ready.store(UI_PIPELINES.into_iter().all(is_ready), Ordering::Relaxed);
}

/// Input, and changes with consequences in the following frames.
fn something_changed() -> impl SystemCondition<()> {
    on_message::<MouseButtonInput>
        .or_else(on_message::<KeyboardInput>)
        .or_else(on_message::<GamepadEvent>)
        .or_else(on_message::<TouchInput>)
        .or_else(on_message::<Ime>)
        .or_else(on_message::<WindowResized>)
        .or_else(resource_changed::<NextState<Screen>>)
        .or_else(resource_changed::<NextState<Menu>>)
        .or_else(resource_changed::<CurrentMatch>)
        .or_else(resource_changed::<Hovered>)
        .or_else(resource_changed::<Selection>)
        .or_else(resource_changed::<ViewedPly>)
        .or_else(resource_changed::<Hint>)
        .or_else(on_message::<Notice>)
        .or_else(resource_changed::<Settings>)
        .or_else(resource_changed::<HudInsets>)
}

/// Whether an animation, a phase change or a movement of the camera is in progress. In slow frames the camera follows the
/// mouse immediately.
fn something_moves(
    moving: Query<(), With<Motion>>,
    cameras: Query<&PanOrbitCamera>,
    phase: Option<Res<State<Phase>>>,
    (buttons, mouse): (Res<ButtonInput<MouseButton>>, Res<AccumulatedMouseMotion>),
) -> bool {
    let animating = phase.is_some_and(|phase| *phase.get() == Phase::Animating);
    let is_dragged =
        buttons.any_pressed([MouseButton::Right, MouseButton::Middle]) && mouse.delta != Vec2::ZERO;
    !moving.is_empty() || animating || is_dragged || cameras.iter().any(is_camera_moving)
}

/// Frames at the beginning of a motion that are not measured: they do not wait for earlier ones.
const UNMEASURED: u32 = 2;

fn is_quality_automatic(settings: Res<Settings>, menu: Res<State<Menu>>) -> bool {
    settings.quality.is_none() && *menu.get() != Menu::Photo
}

/// Measures successive frames in which something moves, and chooses the automatic quality after them, between two
/// plies at the latest. Frames are left out while shaders compile, after a change of the window's size, and in the background.
fn measure_frames(
    In(moves): In<bool>,
    (compiling, count): (Res<Compiling>, Res<FrameCount>),
    phase: Option<Res<State<Phase>>>,
    (windows, monitors): (Query<&Window, With<PrimaryWindow>>, Query<&Monitor>),
    buttons: Res<ButtonInput<MouseButton>>,
    mut resized: MessageReader<WindowResized>,
    (mut settings, mut automatic): (ResMut<Settings>, ResMut<Automatic>),
    (mut times, mut last, mut successive): (Local<FrameTimes>, Local<Option<(u32, Instant)>>, Local<u32>),
) {
    let is_resized = resized.read().next().is_some();
    if automatic.is_changed() {
        *times = default();
    }
    let is_seen = windows.single().is_ok_and(|window| window.focused);
    if moves && is_seen && !is_resized && !compiling.is_under_way() {
        let now = Instant::now();
        let before = last.replace((count.0, now)).filter(|(number, _)| number.wrapping_add(1) == count.0);
        *successive = before.map_or(0, |_| *successive + 1);
        if let Some((_, before)) = before.filter(|_| *successive > UNMEASURED) {
            let rate = monitors.iter().filter_map(|monitor| monitor.refresh_rate_millihertz).min();
            let interval = rate.map_or(0.0, |rate| 1000.0 / f64::from(rate.max(1000)));
            times.add(now - before, Duration::from_secs_f64(interval));
        }
    }
    let ply_ended = phase.is_some_and(|phase| phase.is_changed() && *phase.get() != Phase::Animating);
    if (!moves || ply_ended)
        && times.is_open
        && buttons.get_pressed().next().is_none()
        && let Some(measured) = times.judge(automatic.measured(&settings.graphics))
    {
        settings.graphics.entry(automatic.card.clone()).or_default().insert(automatic.size, measured);
        automatic.set_changed();
    }
}

/// Sets the time until the next frame.
fn set_update_mode(
    In(tick): In<Option<Duration>>,
    settings: Res<Settings>,
    mut window: ResMut<WinitSettings>,
    listeners: (Query<(), With<Gamepad>>, Option<Res<AccessibilityRequested>>),
    (title, run, photo): (Res<TitleMotion>, Option<Res<CurrentRun>>, Res<PhotoBar>),
    mut signs: MessageReader<GamepadEvent>,
    time: Res<Time<Real>>,
    (mut last_sign, mut due): (Local<f32>, Local<Duration>),
    mut pending: ResMut<PendingFrames>,
) {
    let (pads, reader) = listeners;
    if signs.read().next().is_some() {
        *last_sign = time.elapsed_secs();
    }
    let in_use = !pads.is_empty() && time.elapsed_secs() - *last_sign < GAMEPAD_IDLE_AFTER;
    // Screen reader requests wake no window either.
    let listens = !pads.is_empty() || reader.is_some_and(|reader| reader.get());
    let polled = listens.then_some(if in_use { POLL_INTERVAL } else { IDLE_POLL_INTERVAL });
    // Slightly later, so that the change has happened.
    let run = run.and_then(|run| run.next_change(time.elapsed()));
    let change = run.into_iter().chain(photo.next_change(time.elapsed())).min();
    let change = change.map(|change| change + MIN_DIFFERENCE);
    let wait = tick
        .into_iter()
        .chain(polled)
        .chain(change)
        .chain(title.next_frame())
        .min()
        .unwrap_or(SLEEP_INTERVAL);
    let mode = if pending.pass_frame() || settings.draw_always {
        UpdateMode::Continuous
    } else {
        let next = time.elapsed() + wait;
        let sleeps = window.focused_mode != UpdateMode::Continuous;
        if sleeps && next.abs_diff(*due) < MIN_DIFFERENCE && wait > 2 * MIN_DIFFERENCE {
            // The wake-up is already set for that time. Setting it again would wake the window now.
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

fn is_camera_moving(orbit: &PanOrbitCamera) -> bool {
    let far = |now: Option<f32>, target: f32| now.is_none_or(|now| (now - target).abs() > CAMERA_TOLERANCE);
    far(orbit.yaw, orbit.target_yaw)
        || far(orbit.pitch, orbit.target_pitch)
        || far(orbit.radius, orbit.target_radius)
        || orbit.focus.distance(orbit.target_focus) > CAMERA_TOLERANCE
}
