//! The camera: orbits with the right or middle button, zooms with the wheel, and eases to its presets.

mod fit;
mod photo;
mod sway;

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::camera::primitives::Frustum;
use bevy::camera::visibility::VisibilitySystems;
use bevy::camera::{ScalingMode, SubCameraView};
use bevy::math::primitives::ViewFrustum;
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_panorbit_camera::{PanOrbitCamera, PanOrbitCameraPlugin};

pub use fit::rim_corners;
use fit::{Pose, fitting_radius, framing};
pub use photo::reset as reset_photo_camera;
pub use sway::Sway;

use super::quixo::seat_angle;
use crate::game::settings::Settings;
use crate::game::state::{BoardScreen, Menu, Phase, Screen, Step};
use crate::game::turn::{CurrentMatch, Rules};
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::{AnyPosition, Controller};

/// Vertical field of view, in radians.
const FIELD_OF_VIEW: f32 = 0.56;
/// Smoothing of camera movement, from 0 (none) to 1 (infinite).
const SMOOTHNESS: f32 = 0.55;
/// Zoom sensitivity: a notch of the wheel changes the distance by a tenth.
const WHEEL: f32 = 0.5;
/// Zoom limits, relative to the distance at which the whole board is visible.
const NEAREST: f32 = 0.5;
const FARTHEST: f32 = 1.8;
/// Almost straight down; exactly down, the yaw would be undefined.
const STRAIGHT_DOWN: f32 = FRAC_PI_2 - 0.001;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((PanOrbitCameraPlugin, sway::plugin, photo::plugin))
        .init_resource::<HudInsets>()
        .init_resource::<View>()
        .add_systems(Startup, spawn_camera)
        .init_resource::<BoardYaw>()
        .add_systems(
            Update,
            (
                center_in_free_area,
                disable_zoom_over_ui,
                apply_settings.run_if(resource_changed::<Settings>),
                turn_to_seat,
                apply_view.run_if(not(in_state(Menu::Photo))),
            )
                .chain()
                .in_set(Step::Table),
        )
        .add_systems(
            PostUpdate,
            update_frustum.after(VisibilitySystems::UpdateFrusta).before(VisibilitySystems::CheckVisibility),
        );
}

/// Widths covered by UI at the edges of the window, in logical pixels. The camera centres the board in the
/// rest.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct HudInsets {
    /// Left: the column of the title screen.
    pub left: f32,
    /// Right: the panel of a match.
    pub right: f32,
    /// Top: the heading of the title in a tall window.
    pub top: f32,
    /// Bottom: the result or the bar of photo mode, and the panel or the buttons of the title in a tall window.
    pub bottom: f32,
}

#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub enum View {
    /// From the south seat, high enough to see every cell.
    #[default]
    ThreeQuarter,
    /// From the eyes of a seated player.
    Seat,
    /// Orthographic, from above.
    Top,
}

impl View {
    /// The next preset in the cycle.
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

/// The yaw from which the board is shown: 0 from the south seat.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
struct BoardYaw(f32);

#[derive(Component)]
pub struct MainCamera;

fn spawn_camera(mut commands: Commands) {
    commands.spawn((
        Name::new("Table camera"),
        MainCamera,
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
        // `PanOrbitCamera` sets the viewport height to the orbit radius.
        scaling_mode: ScalingMode::FixedVertical { viewport_height: 1.0 },
        far: 60.0,
        ..OrthographicProjection::default_3d()
    })
}

/// Centres the view in the part of the window that is free of UI.
fn center_in_free_area(
    free: Res<HudInsets>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut cameras: Query<&mut Camera, With<MainCamera>>,
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

/// Sets the volume in which meshes are drawn to that of the centred view. Bevy 0.19.1 ignores the sub view, so that cells
/// at the sides of a tall window would be missing.
fn update_frustum(
    mut cameras: Query<(&Camera, &Projection, &GlobalTransform, &mut Frustum), With<MainCamera>>,
) {
    for (camera, projection, transform, mut frustum) in &mut cameras {
        let clip_from_view = match &camera.sub_camera_view {
            Some(view) => projection.get_clip_from_view_for_sub(view),
            None => projection.get_clip_from_view(),
        };
        *frustum = Frustum(ViewFrustum::from_clip_from_world_custom_far(
            &(clip_from_view * transform.affine().inverse()),
            &transform.translation(),
            &transform.back(),
            projection.far(),
        ));
    }
}

/// Disables zooming while the mouse is over UI, which the wheel scrolls.
fn disable_zoom_over_ui(
    hits: Res<HoverMap>,
    table: Query<(), Or<(With<Mesh3d>, With<Window>)>>,
    mut cameras: Query<&mut PanOrbitCamera>,
) {
    // While touching, ignore the mouse position.
    let mouse = hits.get(&PointerId::Mouse).filter(|_| !hits.keys().any(PointerId::is_touch));
    let under = mouse.into_iter().flat_map(|hits| hits.keys());
    let sensitivity = if under.copied().all(|entity| table.contains(entity)) { WHEEL } else { 0.0 };
    for mut orbit in &mut cameras {
        if orbit.zoom_sensitivity != sensitivity {
            orbit.zoom_sensitivity = sensitivity;
        }
    }
}

/// Applies the camera lock and reduced motion.
fn apply_settings(settings: Res<Settings>, menu: Res<State<Menu>>, mut cameras: Query<&mut PanOrbitCamera>) {
    let smoothness = if settings.reduces_motion() { 0.0 } else { SMOOTHNESS };
    for mut orbit in &mut cameras {
        orbit.enabled = !settings.camera_locked || *menu.get() == Menu::Photo;
        orbit.orbit_smoothness = smoothness;
        orbit.zoom_smoothness = smoothness;
        orbit.pan_smoothness = smoothness;
    }
}

/// Optionally turns the camera to the seat to move, in matches between people.
fn turn_to_seat(
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    phase: Option<Res<State<Phase>>>,
    (current, rules): (Res<CurrentMatch>, Res<Rules>),
    mut board_yaw: ResMut<BoardYaw>,
) {
    let people = current.setup().seats.iter().all(|seat| seat.controller == Controller::Human);
    let wanted = if !settings.turn_camera || !people || *screen.get() != Screen::Playing {
        0.0
    } else if phase.is_some_and(|phase| *phase.get() == Phase::Choosing) {
        seat_yaw(&rules.position())
    } else {
        return;
    };
    board_yaw.set_if_neq(BoardYaw(wanted));
}

/// The yaw of the seat to move: four sides in the team game, else two opposite sides.
fn seat_yaw(position: &AnyPosition) -> f32 {
    match position {
        AnyPosition::Teams(position) => seat_angle(position.seat_to_move()),
        _ if position.side_to_move() == Side::First => 0.0,
        _ => PI,
    }
}

/// Difference below which the camera counts as unmoved, in radians and world units.
const TOLERANCE: f32 = 1e-3;

/// The angle equivalent to `wanted` that is nearest to `now`.
fn nearest(wanted: f32, now: f32) -> f32 {
    wanted + TAU * ((now - wanted) / TAU).round()
}

/// The inputs of the last camera fit, and its result.
#[derive(Clone, Copy)]
struct Fitted {
    /// Preset, variant, and whether the board is in front: the title and the new game form frame it differently.
    shown: (View, Variant, bool),
    size: Vec2,
    pose: Pose,
    radius: f32,
}

impl Fitted {
    fn aspect(&self) -> f32 {
        self.size.x / self.size.y
    }

    /// Whether the player has moved the camera since.
    fn is_left_by(&self, orbit: &PanOrbitCamera) -> bool {
        let Pose { yaw, pitch, focus } = self.pose;
        let lengths = [
            orbit.target_yaw - yaw,
            orbit.target_pitch - pitch,
            orbit.target_focus.distance(focus),
            orbit.target_radius - self.radius,
        ];
        lengths.iter().any(|length| length.abs() > TOLERANCE)
    }

    /// Moves the camera to the pose.
    fn send(&self, orbit: &mut PanOrbitCamera) {
        orbit.target_yaw = self.pose.yaw;
        orbit.target_pitch = self.pose.pitch;
        orbit.target_focus = self.pose.focus;
        orbit.target_radius = self.radius;
        orbit.force_update = true;
    }
}

/// Moves the camera when preset, variant or free area change. If the player has moved the camera and only the
/// free area changes, only the distance is scaled, to show as much of the board as before.
fn apply_view(
    view: Res<View>,
    free: Res<HudInsets>,
    current: Res<CurrentMatch>,
    windows: Query<&Window, With<PrimaryWindow>>,
    board_yaw: Res<BoardYaw>,
    on_board_screen: Option<Res<State<BoardScreen>>>,
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
    let shown = (*view, variant, on_board_screen.is_some());
    let same = fitted.filter(|fitted| fitted.shown == shown && !view.is_changed());
    if same.is_some_and(|fitted| fitted.size == size) && !board_yaw.is_changed() {
        return;
    }
    let (south, radius) = framing(*view, variant, size.x / size.y);
    let focus = Quat::from_rotation_y(board_yaw.0) * south.focus;
    let pose = Pose { yaw: nearest(board_yaw.0, orbit.target_yaw), focus, ..south };
    let now = Fitted { shown, size, pose, radius };
    let before = fitted.replace(now);
    orbit.zoom_lower_limit = NEAREST * radius;
    orbit.zoom_upper_limit = Some(FARTHEST * radius);
    let flat = *view == View::Top;
    if let Some(before) = same.filter(|before| before.is_left_by(&orbit)) {
        let moved = Pose { yaw: orbit.target_yaw, pitch: orbit.target_pitch, focus: orbit.target_focus };
        let fit = |aspect| fitting_radius(moved, flat, variant, aspect);
        orbit.target_radius *= fit(now.aspect()) / fit(before.aspect());
        if board_yaw.is_changed() {
            (orbit.target_yaw, orbit.target_focus) = (pose.yaw, pose.focus);
        }
        orbit.force_update = true;
        return;
    }
    if flat != matches!(*projection, Projection::Orthographic(_)) {
        *projection = if flat { orthographic() } else { perspective() };
    }
    now.send(&mut orbit);
    // A board that comes to the front is framed for its panel from the first frame on.
    if before.is_none_or(|before| shown.2 && !before.shown.2) {
        (orbit.yaw, orbit.pitch, orbit.radius) = (Some(pose.yaw), Some(pose.pitch), Some(radius));
        orbit.focus = focus;
        orbit.initialized = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_camera_turns_in_the_shorter_direction() {
        for (wanted, now, way) in [(PI, 0.1, PI - 0.1), (-FRAC_PI_2, PI, FRAC_PI_2), (0.0, 6.2, TAU - 6.2)] {
            let target = nearest(wanted, now);
            assert!((target - now - way).abs() < 1e-4, "{wanted} from {now}: {target}");
            assert!(((target - wanted) / TAU).fract().abs() < 1e-4);
        }
    }
}
