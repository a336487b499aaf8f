//! Fitting the camera: the distance and focus that show the whole board.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::{FIELD_OF_VIEW, View};
use crate::game::scene::{TABLE_HEIGHT, hexxagon, quixo};
use pushflip_core::rules::Variant;
use pushflip_core::rules::hexxagon::Cell as HexCell;

/// Free margin around the frame of the board, as a share of the view.
const MARGIN: f32 = 0.025;
/// Height of a cube carried over the lanes, and half the length of the lanes that it reaches. The arrow of a
/// lesson hangs lower.
const CARRY_BOUNDS: Vec2 = Vec2::new(2.5, 2.05);
/// Distance from the centre to the outer side of a cube in a lane.
const LANE_REACH: f32 = 3.52;
/// The extent of the arrow of a lesson beyond a cell of Hexxagon: outwards and upwards.
const POINTER_BOUNDS: Vec2 = Vec2::new(0.58, 0.98);
/// Bisection steps in the search for the focus.
const STEPS: usize = 16;

/// Orientation and focus of the camera.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Pose {
    pub yaw: f32,
    /// Angle above the horizon, in radians.
    pub pitch: f32,
    /// The point at the centre of the view.
    pub focus: Vec3,
}

/// A point that must be visible, and its largest distance from the centre of the view; 1 is the edge.
type Bound = (Vec3, f32);

/// A point of one side of the board and the corresponding ones of the other sides.
fn turned(at: Vec3, sides: u8) -> impl Iterator<Item = Vec3> {
    (0..sides).map(move |i| Quat::from_rotation_y(TAU * f32::from(i) / f32::from(sides)) * at)
}

/// The corners of the top of the rim.
pub fn rim_corners(variant: Variant) -> impl Iterator<Item = Vec3> {
    if variant.is_quixo() {
        let half = quixo::TRAY_HALF + quixo::RIM.x;
        turned(Vec3::new(half, quixo::RIM.y, half), 4)
    } else {
        turned(Vec3::new(0.0, hexxagon::RIM_TOP, hexxagon::RIM[1]), 6)
    }
}

/// The points that must be visible: the frame of the board, and the extent of animations and pointers.
fn bounds(variant: Variant) -> Vec<Bound> {
    let share = 1.0 - 2.0 * MARGIN;
    let rim = rim_corners(variant).flat_map(|corner| [corner.with_y(TABLE_HEIGHT), corner]);
    let mut bounds: Vec<Bound> = rim.map(|at| (at, share)).collect();
    if variant.is_quixo() {
        for x in [-CARRY_BOUNDS.x, CARRY_BOUNDS.x] {
            bounds.extend(turned(Vec3::new(x, CARRY_BOUNDS.y, LANE_REACH), 4).map(|at| (at, 1.0)));
        }
    } else {
        let corner = HexCell::all().map(|cell| hexxagon::cell_center(cell).length()).fold(0.0, f32::max);
        bounds.extend(
            turned(Vec3::new(0.0, POINTER_BOUNDS.y, corner + POINTER_BOUNDS.x), 6).map(|at| (at, 1.0)),
        );
    }
    bounds
}

/// The orbit radius at which the whole board is visible; for the orthographic top view, the viewport height.
pub(super) fn fitting_radius(pose: Pose, flat: bool, variant: Variant, aspect: f32) -> f32 {
    let bounds = in_camera_space(pose, variant);
    if flat {
        let sizes = bounds.map(|(p, share)| p.y.abs().max(p.x.abs() / aspect) * 2.0 / share);
        return sizes.fold(0.0, f32::max);
    }
    let tan = (FIELD_OF_VIEW / 2.0).tan();
    bounds.map(|(p, share)| p.z + p.y.abs().max(p.x.abs() / aspect) / (tan * share)).fold(0.0, f32::max)
}

/// The bounds in the space of a camera at the focus.
fn in_camera_space(pose: Pose, variant: Variant) -> impl Iterator<Item = Bound> {
    let turn = Quat::from_rotation_x(pose.pitch) * Quat::from_rotation_y(-pose.yaw);
    bounds(variant).into_iter().map(move |(at, share)| (turn * (at - pose.focus), share))
}

/// The pose of a preset from the south and its radius, with equal margins above and below the board.
pub(super) fn framing(view: View, variant: Variant, aspect: f32) -> (Pose, f32) {
    let flat = view == View::Top;
    let at = |z: f32| Pose { yaw: 0.0, pitch: view.pitch(), focus: Vec3::Z * z };
    let fit = |pose| (pose, fitting_radius(pose, flat, variant, aspect));
    if flat {
        return fit(at(0.0));
    }
    // Perspective enlarges near objects, so that the focus lies on the near side of the centre of the board.
    let (mut north, mut south) = (-2.0, 3.0);
    for _ in 0..STEPS {
        let (pose, radius) = fit(at(f32::midpoint(north, south)));
        let heights = in_camera_space(pose, variant).map(|(p, share)| p.y / ((radius - p.z) * share));
        let (low, high) = heights.fold((0.0_f32, 0.0_f32), |(low, high), y| (low.min(y), high.max(y)));
        let middle = pose.focus.z;
        (north, south) = if high > -low { (north, middle) } else { (middle, south) };
    }
    fit(at(f32::midpoint(north, south)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::motion::Motion;
    use pushflip_core::rules::Side;
    use pushflip_core::rules::quixo::Push;

    const ASPECTS: [f32; 6] = [0.36, 0.6, 1.0, 1.39, 1.9, 3.0];
    const VIEWS: [View; 3] = [View::ThreeQuarter, View::Seat, View::Top];

    /// The distance of a point from the centre of the view, relative to its edges.
    fn distance(view: View, (pose, radius): (Pose, f32), aspect: f32, place: Vec3) -> f32 {
        let camera = Quat::from_rotation_x(-pose.pitch) * Vec3::Z * radius + pose.focus;
        let view_matrix =
            Transform::from_translation(camera).looking_at(pose.focus, Vec3::Y).to_matrix().inverse();
        let seen = view_matrix.transform_point3(place);
        let half = if view == View::Top { radius / 2.0 } else { -seen.z * (FIELD_OF_VIEW / 2.0).tan() };
        (seen.y.abs() / half).max(seen.x.abs() / (half * aspect))
    }

    #[test]
    fn a_cube_carried_to_any_lane_is_visible() {
        let corners = [-1.0, 1.0].map(|x| [-1.0, 1.0].map(|y| [-1.0, 1.0].map(|z| Vec3::new(x, y, z))));
        let corners: Vec<Vec3> = corners.into_iter().flatten().flatten().collect();
        for (view, aspect) in VIEWS.into_iter().flat_map(|view| ASPECTS.map(|aspect| (view, aspect))) {
            let framing = framing(view, Variant::Quixo, aspect);
            for push in Push::all() {
                let resting = quixo::cube_transform(push.take(), quixo::Face::Blank);
                let face = quixo::Face::Symbol(Side::First, None);
                let carried = Motion::non_blocking(quixo::carry(resting, push, face));
                for step in 0..=16 {
                    let pose = carried.pose(quixo::CARRY_TIME * step as f32 / 16.0).expect("a pose");
                    let corners = corners.iter().map(|corner| pose.transform_point(*corner * quixo::HALF));
                    let out = corners.map(|corner| distance(view, framing, aspect, corner));
                    let out = out.fold(0.0, f32::max);
                    assert!(out <= 1.0, "{view:?} {aspect}: {push} in step {step}: {out}");
                }
            }
        }
    }

    #[test]
    fn the_whole_frame_is_visible_in_every_view() {
        for (variant, view, aspect) in Variant::ALL.into_iter().flat_map(|variant| {
            VIEWS.into_iter().flat_map(move |view| ASPECTS.map(|aspect| (variant, view, aspect)))
        }) {
            let framing = framing(view, variant, aspect);
            let reach = if variant.is_quixo() { quixo::TRAY_HALF + quixo::RIM.x } else { hexxagon::RIM[1] };
            let angles = if variant.is_quixo() { 4 } else { 6 };
            let widest: f32 = (0..angles)
                .map(|i| {
                    let corner = if variant.is_quixo() {
                        Vec3::new(
                            if i % 2 == 0 { reach } else { -reach },
                            TABLE_HEIGHT,
                            if i < 2 { reach } else { -reach },
                        )
                    } else {
                        (Quat::from_rotation_y(TAU * i as f32 / 6.0) * Vec3::Z * reach).with_y(TABLE_HEIGHT)
                    };
                    distance(view, framing, aspect, corner)
                })
                .fold(0.0, f32::max);
            assert!((0.7..1.0).contains(&widest), "{variant} {view:?} {aspect}: {widest}");
        }
    }
}
