//! The free camera of photo mode: nearer, farther and lower than usual, but neither in the table nor in anything on it.

use bevy::prelude::*;
use bevy_panorbit_camera::{FocusBoundsShape, PanOrbitCamera, PanOrbitCameraSystemSet};

use super::{FIELD_OF_VIEW, MainCamera, perspective};
use crate::game::scene::figures::Figure;
use crate::game::state::Menu;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Photo), free).add_systems(OnExit(Menu::Photo), restore).add_systems(
        PostUpdate,
        keep_outside
            .run_if(in_state(Menu::Photo))
            .after(PanOrbitCameraSystemSet)
            .before(TransformSystems::Propagate),
    );
}

/// Distances of the camera from its focus. The farthest is above the edge of the table.
const NEAREST: f32 = 1.0;
const FARTHEST: f32 = 36.0;
/// The smallest angle above the horizon, in radians.
const LOWEST: f32 = 0.03;
/// Half the size of the box in which the focus can be, from the height of the board's floor up.
const FOCUS: Vec3 = Vec3::new(4.5, 0.9, 4.5);
/// The half axes of the ellipsoids that the camera does not enter: the board with a cube carried over it, and a figure
/// of a computer player.
const BOARD: Vec3 = Vec3::new(6.1, 2.6, 6.1);
const FIGURE: Vec3 = Vec3::new(1.4, 3.1, 1.4);

/// The camera before photo mode, and at its beginning.
#[derive(Component)]
pub struct Before {
    orbit: PanOrbitCamera,
    projection: Projection,
    first: PanOrbitCamera,
}

fn free(
    mut cameras: Query<(Entity, &mut PanOrbitCamera, &mut Projection), With<MainCamera>>,
    mut commands: Commands,
) {
    for (camera, mut orbit, mut projection) in &mut cameras {
        let before = (*orbit, projection.clone());
        if matches!(*projection, Projection::Orthographic(_)) {
            *projection = perspective();
            // The orbit radius of the orthographic view is the height of the view.
            orbit.target_radius /= 2.0 * (FIELD_OF_VIEW / 2.0).tan();
            orbit.radius = Some(orbit.target_radius);
        }
        orbit.zoom_lower_limit = NEAREST;
        orbit.zoom_upper_limit = Some(FARTHEST);
        orbit.pitch_lower_limit = Some(LOWEST);
        orbit.focus_bounds_origin = Vec3::Y * FOCUS.y;
        orbit.focus_bounds_shape = Some(FocusBoundsShape::Cuboid(Cuboid { half_size: FOCUS }));
        orbit.enabled = true;
        orbit.force_update = true;
        let (orbit, projection, first) = (before.0, before.1, *orbit);
        commands.entity(camera).insert(Before { orbit, projection, first });
    }
}

fn restore(
    mut cameras: Query<(Entity, &mut PanOrbitCamera, &mut Projection, &Before)>,
    mut commands: Commands,
) {
    for (camera, mut orbit, mut projection, before) in &mut cameras {
        *orbit = PanOrbitCamera { force_update: true, ..before.orbit };
        *projection = before.projection.clone();
        commands.entity(camera).remove::<Before>();
    }
}

/// Moves the camera back to where it was at the beginning of photo mode.
pub fn reset(mut cameras: Query<(&mut PanOrbitCamera, &Before)>) {
    for (mut orbit, Before { first, .. }) in &mut cameras {
        orbit.target_yaw = first.target_yaw;
        orbit.target_pitch = first.target_pitch;
        orbit.target_radius = first.target_radius;
        orbit.target_focus = first.target_focus;
        orbit.force_update = true;
    }
}

/// An ellipsoid that the camera does not enter.
struct Obstacle {
    middle: Vec3,
    half: Vec3,
}

impl Obstacle {
    /// The distance from `focus` at which a ray leaves the obstacle, if it is inside at a distance.
    fn exit(&self, focus: Vec3, way: Vec3, distance: f32) -> Option<f32> {
        // In units of the half axes, the ellipsoid is a sphere of radius 1.
        let (from, way) = ((focus - self.middle) / self.half, way / self.half);
        if (from + way * distance).length_squared() > 1.0 - 1e-3 {
            return None;
        }
        let (square, half_linear, rest) = (way.length_squared(), from.dot(way), from.length_squared() - 1.0);
        Some((-half_linear + (half_linear * half_linear - square * rest).sqrt()) / square)
    }
}

/// The smallest distance from `focus`, and at least `distance`, at which a ray is outside of all obstacles.
fn free_distance(obstacles: &[Obstacle], focus: Vec3, way: Vec3, mut distance: f32) -> f32 {
    // A ray leaves a convex obstacle only once, so that this ends.
    while let Some(exit) =
        obstacles.iter().filter_map(|obstacle| obstacle.exit(focus, way, distance)).reduce(f32::max)
    {
        distance = exit;
    }
    distance
}

fn keep_outside(
    figures: Query<&Transform, (With<Figure>, Without<MainCamera>)>,
    mut cameras: Query<(&mut PanOrbitCamera, &mut Transform), With<MainCamera>>,
) {
    let figures = figures.iter().map(|at| Obstacle { middle: at.translation, half: FIGURE });
    let board = Obstacle { middle: Vec3::ZERO, half: BOARD };
    let obstacles: Vec<Obstacle> = std::iter::once(board).chain(figures).collect();
    for (mut orbit, mut transform) in &mut cameras {
        let Some(radius) = orbit.radius else { continue };
        let least = free_distance(&obstacles, orbit.focus, *transform.back(), radius);
        if least > radius {
            orbit.radius = Some(least);
            transform.translation = orbit.focus + transform.back() * least;
        }
        let way = Quat::from_euler(EulerRot::YXZ, orbit.target_yaw, -orbit.target_pitch, 0.0) * Vec3::Z;
        let least = free_distance(&obstacles, orbit.target_focus, way, orbit.target_radius);
        if least > orbit.target_radius {
            orbit.target_radius = least;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::f32::consts::TAU;

    use super::*;
    use crate::game::scene::{TABLE_HEIGHT, hexxagon, quixo};
    use pushflip_core::rules::quixo::Cell;

    /// The near plane of the camera, with its corners.
    const NEAR: f32 = 0.6;

    #[test]
    fn the_camera_is_above_the_table_and_outside_of_everything_on_it() {
        let figure = Vec3::new(-4.8, TABLE_HEIGHT, -3.4);
        let obstacles =
            [Obstacle { middle: Vec3::ZERO, half: BOARD }, Obstacle { middle: figure, half: FIGURE }];
        let steps = |count: usize, from: f32, to: f32| {
            (0..=count).map(move |step| from.lerp(to, step as f32 / count as f32))
        };
        for (x, z) in
            steps(4, -FOCUS.x, FOCUS.x).flat_map(|x| steps(4, -FOCUS.z, FOCUS.z).map(move |z| (x, z)))
        {
            for (yaw, pitch) in
                steps(16, 0.0, TAU).flat_map(|yaw| steps(6, LOWEST, 1.57).map(move |p| (yaw, p)))
            {
                for (y, distance) in [(0.0, NEAREST), (2.0 * FOCUS.y, 3.0), (0.4, 8.0), (0.0, FARTHEST)] {
                    let focus = vec3(x, y, z);
                    let way = Quat::from_euler(EulerRot::YXZ, yaw, -pitch, 0.0) * Vec3::Z;
                    let least = free_distance(&obstacles, focus, way, distance);
                    assert!(least >= distance && least < FARTHEST + 1.0, "{focus} {yaw} {pitch}: {least}");
                    assert!((free_distance(&obstacles, focus, way, least) - least).abs() < 0.05);
                    let eye = focus + way * least;
                    assert!(eye.y - TABLE_HEIGHT > 0.3, "{eye}");
                    assert!(eye.xz().length() < 44.0, "beyond the table: {eye}");
                    for cell in Cell::all() {
                        let away = (eye - quixo::cube_center(cell)).abs() - quixo::HALF;
                        assert!(away.max_element() > NEAR, "{eye} is in the cube on {cell}");
                    }
                    let is_in_frame = eye.y < quixo::RIM.y + NEAR
                        && eye.xz().abs().max_element() < quixo::TRAY_HALF + quixo::RIM.x
                        || eye.y < hexxagon::RIM_TOP + NEAR && eye.xz().length() < hexxagon::RIM[1];
                    assert!(!is_in_frame, "{eye} is in the frame");
                    assert!((eye - figure).xz().length() > 0.6 || eye.y > 2.4, "{eye} is in the figure");
                }
            }
        }
    }
}
