//! The camera fit: distance and focus that show the whole board.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::{FIELD_OF_VIEW, View};
use crate::game::table::{TABLE_HEIGHT, hexxagon, quixo};
use pushflip_core::rules::Variant;
use pushflip_core::rules::hexxagon::Cell as HexCell;

/// Space left free around the frame of the board, as a share of the picture.
const MARGIN: f32 = 0.025;
/// How high a cube is carried over the lanes, and the width of the lanes that it reaches; the arrow of a lesson
/// hangs lower.
const CARRIED: Vec2 = Vec2::new(2.5, 2.05);
/// How far out a cube in a lane reaches.
const LANE: f32 = 3.52;
/// How far above a cell of Hexxagon the arrow of a lesson reaches, and how far it leans back.
const HANGING: Vec2 = Vec2::new(0.58, 0.98);
/// Halvings of the range in which the focus is looked for.
const STEPS: usize = 16;

/// Where a camera looks from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Pose {
    /// The angle about the vertical, in radians.
    pub yaw: f32,
    /// The angle above the horizon, in radians.
    pub pitch: f32,
    /// The point that it looks at.
    pub focus: Vec3,
}

/// A point that has to be in the picture, and how far from its middle it may be: 1 is the edge.
type Bound = (Vec3, f32);

/// The frame of the board, and what moves or hangs over it.
fn bounds(variant: Variant) -> Vec<Bound> {
    let share = 1.0 - 2.0 * MARGIN;
    let turned = |at: Vec3, angles: u8| {
        (0..angles).map(move |i| Quat::from_rotation_y(TAU * f32::from(i) / f32::from(angles)) * at)
    };
    let mut bounds = Vec::new();
    if variant.is_quixo() {
        let half = quixo::TRAY_HALF + quixo::RIM.x;
        for height in [TABLE_HEIGHT, quixo::RIM.y] {
            bounds.extend(turned(Vec3::new(half, height, half), 4).map(|at| (at, share)));
        }
        for x in [-CARRIED.x, CARRIED.x] {
            bounds.extend(turned(Vec3::new(x, CARRIED.y, LANE), 4).map(|at| (at, 1.0)));
        }
    } else {
        for height in [TABLE_HEIGHT, hexxagon::RIM_TOP] {
            bounds.extend(turned(Vec3::new(0.0, height, hexxagon::RIM[1]), 6).map(|at| (at, share)));
        }
        let corner = HexCell::all().map(|cell| hexxagon::place(cell).length()).fold(0.0, f32::max);
        bounds.extend(turned(Vec3::new(0.0, HANGING.y, corner + HANGING.x), 6).map(|at| (at, 1.0)));
    }
    bounds
}

/// How far from its focus a camera sees the whole board; looking straight down, how high the picture is.
pub(super) fn fitting_radius(pose: Pose, flat: bool, variant: Variant, aspect: f32) -> f32 {
    let seen = seen(pose, variant);
    if flat {
        let sizes = seen.map(|(p, share)| p.y.abs().max(p.x.abs() / aspect) * 2.0 / share);
        return sizes.fold(0.0, f32::max);
    }
    let tan = (FIELD_OF_VIEW / 2.0).tan();
    seen.map(|(p, share)| p.z + p.y.abs().max(p.x.abs() / aspect) / (tan * share)).fold(0.0, f32::max)
}

/// The bounds as a camera at the focus itself would see them.
fn seen(pose: Pose, variant: Variant) -> impl Iterator<Item = Bound> {
    let turn = Quat::from_rotation_x(pose.pitch) * Quat::from_rotation_y(-pose.yaw);
    bounds(variant).into_iter().map(move |(at, share)| (turn * (at - pose.focus), share))
}

/// The pose of a preset from the south, and its radius: as much is free above the board as below it.
pub(super) fn framing(view: View, variant: Variant, aspect: f32) -> (Pose, f32) {
    let flat = view == View::Top;
    let at = |z: f32| Pose { yaw: 0.0, pitch: view.pitch(), focus: Vec3::Z * z };
    let fit = |pose| (pose, fitting_radius(pose, flat, variant, aspect));
    if flat {
        return fit(at(0.0));
    }
    // Near things look larger, so that the middle of the picture lies on this side of the middle of the board.
    let (mut north, mut south) = (-2.0, 3.0);
    for _ in 0..STEPS {
        let (pose, radius) = fit(at(f32::midpoint(north, south)));
        let heights = seen(pose, variant).map(|(p, share)| p.y / ((radius - p.z) * share));
        let (low, high) = heights.fold((0.0_f32, 0.0_f32), |(low, high), y| (low.min(y), high.max(y)));
        let middle = pose.focus.z;
        (north, south) = if high > -low { (north, middle) } else { (middle, south) };
    }
    fit(at(f32::midpoint(north, south)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ASPECTS: [f32; 6] = [0.36, 0.6, 1.0, 1.39, 1.9, 3.0];

    #[test]
    fn the_whole_frame_is_in_the_picture_from_everywhere() {
        for (variant, view, aspect) in Variant::ALL.into_iter().flat_map(|variant| {
            [View::ThreeQuarter, View::Seat, View::Top]
                .into_iter()
                .flat_map(move |view| ASPECTS.map(|aspect| (variant, view, aspect)))
        }) {
            let (pose, radius) = framing(view, variant, aspect);
            let camera = Quat::from_rotation_x(-pose.pitch) * Vec3::Z * radius + pose.focus;
            let looks =
                Transform::from_translation(camera).looking_at(pose.focus, Vec3::Y).to_matrix().inverse();
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
                    let seen = looks.transform_point3(corner);
                    let half =
                        if view == View::Top { radius / 2.0 } else { -seen.z * (FIELD_OF_VIEW / 2.0).tan() };
                    (seen.y.abs() / half).max(seen.x.abs() / (half * aspect))
                })
                .fold(0.0, f32::max);
            assert!((0.7..1.0).contains(&widest), "{variant} {view:?} {aspect}: {widest}");
        }
    }
}
