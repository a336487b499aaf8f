//! The camera: it orbits with the right or middle button, zooms with the wheel, and eases to its presets.

mod fit;

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::camera::{ScalingMode, SubCameraView};
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_panorbit_camera::{PanOrbitCamera, PanOrbitCameraPlugin};

use fit::{Pose, fitting_radius, framing};

use super::quixo::seat_angle;
use crate::game::settings::Settings;
use crate::game::state::{Phase, Screen, Step};
use crate::game::turn::CurrentMatch;
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::{AnyPosition, Controller};

/// Vertical field of view, in radians.
const FIELD_OF_VIEW: f32 = 0.56;
/// How long the camera takes to arrive, from 0 (at once) to 1 (never).
const SMOOTHNESS: f32 = 0.55;
/// How much of what `PanOrbitCamera` thinks a notch of the wheel is: a tenth nearer.
const WHEEL: f32 = 0.5;
/// How near the camera may come and how far away it may go, as shares of where all of the board is seen.
const NEAREST: f32 = 0.5;
const FARTHEST: f32 = 1.8;
/// Straight down, but not so exactly that north is undefined.
const STRAIGHT_DOWN: f32 = FRAC_PI_2 - 0.001;

/// Adds the camera.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(PanOrbitCameraPlugin)
        .init_resource::<HudInsets>()
        .init_resource::<View>()
        .add_systems(Startup, spawn_camera)
        .init_resource::<Facing>()
        .add_systems(
            Update,
            (
                shift_centre,
                leave_the_wheel,
                obey_settings.run_if(resource_changed::<Settings>),
                face_seat,
                apply_view,
            )
                .chain()
                .in_set(Step::Table),
        );
}

/// How much of the window is not the board's, in logical pixels of the window: the camera looks at
/// the middle of the rest.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct HudInsets {
    /// At the left edge: the title's column.
    pub left: f32,
    /// At the right edge: the panel of a match.
    pub right: f32,
    /// At the top edge.
    pub top: f32,
    /// At the bottom edge.
    pub bottom: f32,
}

/// A preset of the camera.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub enum View {
    /// From the south seat, high enough to see every cell.
    #[default]
    ThreeQuarter,
    /// As a player sits.
    Seat,
    /// A plan of the board.
    Top,
}

impl View {
    /// Each of them in turn.
    #[must_use]
    pub fn next(self) -> Self {
        match self {
            Self::ThreeQuarter => Self::Seat,
            Self::Seat => Self::Top,
            Self::Top => Self::ThreeQuarter,
        }
    }

    fn pitch(self) -> f32 {
        match self {
            Self::ThreeQuarter => 0.96,
            Self::Seat => 0.62,
            Self::Top => STRAIGHT_DOWN,
        }
    }
}

/// The angle about the vertical from which the board is seen: 0 from the south seat.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
struct Facing(f32);

/// Marks the camera that shows the table.
#[derive(Component)]
pub struct TableCamera;

fn spawn_camera(mut commands: Commands) {
    commands.spawn((
        Name::new("Table camera"),
        TableCamera,
        Camera3d::default(),
        IsDefaultUiCamera,
        perspective(),
        PanOrbitCamera {
            button_orbit: MouseButton::Right,
            button_pan: MouseButton::Middle,
            modifier_pan: Some(KeyCode::ShiftLeft),
            pitch_lower_limit: Some(0.28),
            pitch_upper_limit: Some(STRAIGHT_DOWN),
            orbit_smoothness: SMOOTHNESS,
            zoom_smoothness: SMOOTHNESS,
            pan_smoothness: SMOOTHNESS,
            radius: Some(14.0),
            pitch: Some(View::default().pitch()),
            yaw: Some(0.0),
            ..default()
        },
    ));
}

fn perspective() -> Projection {
    Projection::Perspective(PerspectiveProjection { fov: FIELD_OF_VIEW, near: 0.5, far: 120.0, ..default() })
}

fn orthographic() -> Projection {
    Projection::Orthographic(OrthographicProjection {
        // The radius of the orbit becomes the height of the picture.
        scaling_mode: ScalingMode::FixedVertical { viewport_height: 1.0 },
        far: 60.0,
        ..OrthographicProjection::default_3d()
    })
}

/// Keeps the middle of the board in the middle of what the display leaves free.
fn shift_centre(
    free: Res<HudInsets>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut cameras: Query<&mut Camera, With<TableCamera>>,
) {
    let (Ok(window), Ok(mut camera)) = (windows.single(), cameras.single_mut()) else { return };
    let scale = window.scale_factor();
    let size = window.physical_size();
    let covered = (Vec2::new(free.left + free.right, free.top + free.bottom) * scale).round().as_uvec2();
    let view = (covered != UVec2::ZERO && covered.cmplt(size).all()).then(|| SubCameraView {
        full_size: size - covered,
        offset: -Vec2::new(free.left, free.top) * scale,
        size,
    });
    if camera.sub_camera_view != view {
        camera.sub_camera_view = view;
    }
}

/// Over what stands before the table the wheel scrolls, and brings nothing nearer.
fn leave_the_wheel(
    hits: Res<HoverMap>,
    table: Query<(), Or<(With<Mesh3d>, With<Window>)>>,
    mut cameras: Query<&mut PanOrbitCamera>,
) {
    // Fingers that bring the board nearer are not the mouse that lies somewhere.
    let mouse = hits.get(&PointerId::Mouse).filter(|_| !hits.keys().any(PointerId::is_touch));
    let under = mouse.into_iter().flat_map(|hits| hits.keys());
    let sensitivity = if under.copied().all(|entity| table.contains(entity)) { WHEEL } else { 0.0 };
    for mut orbit in &mut cameras {
        if orbit.zoom_sensitivity != sensitivity {
            orbit.zoom_sensitivity = sensitivity;
        }
    }
}

/// A locked camera stays where it is; with reduced motion it jumps instead of gliding.
fn obey_settings(settings: Res<Settings>, mut cameras: Query<&mut PanOrbitCamera>) {
    let smoothness = if settings.is_still() { 0.0 } else { SMOOTHNESS };
    for mut orbit in &mut cameras {
        orbit.enabled = !settings.camera_locked;
        orbit.orbit_smoothness = smoothness;
        orbit.zoom_smoothness = smoothness;
        orbit.pan_smoothness = smoothness;
    }
}

/// Between people the board turns to the seat to move, if that is wished.
fn face_seat(
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    phase: Option<Res<State<Phase>>>,
    current: Res<CurrentMatch>,
    mut facing: ResMut<Facing>,
) {
    let people = current.setup().seats.iter().all(|seat| seat.controller == Controller::Human);
    let wanted = if !settings.turn_camera || !people || *screen.get() != Screen::Playing {
        0.0
    } else if phase.is_some_and(|phase| *phase.get() == Phase::Choosing) {
        seat_yaw(&current.position())
    } else {
        return;
    };
    facing.set_if_neq(Facing(wanted));
}

/// Where the seat to move sits: in teams on four sides, otherwise opposite each other.
fn seat_yaw(position: &AnyPosition) -> f32 {
    match position {
        AnyPosition::Teams(position) => seat_angle(position.seat_to_move()),
        _ if position.side_to_move() == Side::First => 0.0,
        _ => PI,
    }
}

/// The camera is where it was put if it is so near to that, in radians and units of the table.
const STILL: f32 = 1e-3;

/// The angle that means the same as `wanted` and is the shortest way from `now`.
fn nearest(wanted: f32, now: f32) -> f32 {
    wanted + TAU * ((now - wanted) / TAU).round()
}

/// The inputs of the last camera fit, and its result.
#[derive(Clone, Copy)]
struct Fitted {
    /// The preset, the board, and the room at the left: the title's board is another than that of a match.
    shown: (View, Variant, f32),
    size: Vec2,
    pose: Pose,
    radius: f32,
}

impl Fitted {
    fn aspect(&self) -> f32 {
        self.size.x / self.size.y
    }

    /// Whether the camera is going elsewhere: the player has moved it.
    fn is_left_by(&self, orbit: &PanOrbitCamera) -> bool {
        let Pose { yaw, pitch, focus } = self.pose;
        let lengths = [
            orbit.target_yaw - yaw,
            orbit.target_pitch - pitch,
            orbit.target_focus.distance(focus),
            orbit.target_radius - self.radius,
        ];
        lengths.iter().any(|length| length.abs() > STILL)
    }

    /// Sends the camera there.
    fn send(&self, orbit: &mut PanOrbitCamera) {
        orbit.target_yaw = self.pose.yaw;
        orbit.target_pitch = self.pose.pitch;
        orbit.target_focus = self.pose.focus;
        orbit.target_radius = self.radius;
        orbit.force_update = true;
    }
}

/// Eases to the preset when it, the board or the room changes. Where the player has moved the camera and only the
/// room changes, the camera comes nearer or goes back as much as it would from there to see all of the board.
fn apply_view(
    view: Res<View>,
    free: Res<HudInsets>,
    current: Res<CurrentMatch>,
    windows: Query<&Window, With<PrimaryWindow>>,
    facing: Res<Facing>,
    mut cameras: Query<(&mut PanOrbitCamera, &mut Projection)>,
    mut fitted: Local<Option<Fitted>>,
) {
    let (Ok(window), Ok((mut orbit, mut projection))) = (windows.single(), cameras.single_mut()) else {
        return;
    };
    let size = window.size() - Vec2::new(free.left + free.right, free.top + free.bottom);
    let variant = current.setup().variant;
    if size.min_element() < 1.0 {
        return;
    }
    let shown = (*view, variant, free.left);
    let same = fitted.filter(|fitted| fitted.shown == shown && !view.is_changed());
    if same.is_some_and(|fitted| fitted.size == size) && !facing.is_changed() {
        return;
    }
    let (south, radius) = framing(*view, variant, size.x / size.y);
    let focus = Quat::from_rotation_y(facing.0) * south.focus;
    let pose = Pose { yaw: nearest(facing.0, orbit.target_yaw), focus, ..south };
    let now = Fitted { shown, size, pose, radius };
    let before = fitted.replace(now);
    orbit.zoom_lower_limit = NEAREST * radius;
    orbit.zoom_upper_limit = Some(FARTHEST * radius);
    let flat = *view == View::Top;
    if let Some(before) = same.filter(|before| before.is_left_by(&orbit)) {
        let moved = Pose { yaw: orbit.target_yaw, pitch: orbit.target_pitch, focus: orbit.target_focus };
        let fit = |aspect| fitting_radius(moved, flat, variant, aspect);
        orbit.target_radius *= fit(now.aspect()) / fit(before.aspect());
        if facing.is_changed() {
            (orbit.target_yaw, orbit.target_focus) = (pose.yaw, pose.focus);
        }
        orbit.force_update = true;
        return;
    }
    if flat != matches!(*projection, Projection::Orthographic(_)) {
        *projection = if flat { orthographic() } else { perspective() };
    }
    now.send(&mut orbit);
    if before.is_none() {
        (orbit.yaw, orbit.pitch, orbit.radius) = (Some(pose.yaw), Some(pose.pitch), Some(radius));
        orbit.focus = focus;
        orbit.initialized = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_camera_turns_the_shorter_way() {
        for (wanted, now, way) in [(PI, 0.1, PI - 0.1), (-FRAC_PI_2, PI, FRAC_PI_2), (0.0, 6.2, TAU - 6.2)] {
            let target = nearest(wanted, now);
            assert!((target - now - way).abs() < 1e-4, "{wanted} from {now}: {target}");
            assert!(((target - wanted) / TAU).fract().abs() < 1e-4);
        }
    }
}
