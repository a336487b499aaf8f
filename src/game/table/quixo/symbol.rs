//! Cross and circle, cut into a face of a cube and painted.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, PI};

use bevy::prelude::*;

use crate::game::table::shape::{Plane, Ring, Shape, on_square, polygon};

/// How deep the cut is.
const DEPTH: f32 = 0.046;
/// Half the width of a cut at the surface.
const HALF_WIDTH: f32 = 0.062;
/// From the middle of the face to the end of an arm of the cross.
const ARM: f32 = 0.335;
/// From the middle of the face to the middle of the ring's cut: the dot of the team game stands clear of it.
const RADIUS: f32 = 0.206;
/// How much light reaches the bottom of a cut.
const BOTTOM_LIGHT: f32 = 0.72;
/// Surfaces of a cut that meet at less than this, in radians, are one round surface.
const CREASE: f32 = 0.75;

/// A diagonal cross, cut with a flat chisel: slanting walls, a floor.
pub(super) fn cross(shape: &mut Shape, plane: &Plane, half: f32, paint: LinearRgba) {
    let outline = |inset: f32, height: f32| {
        let (arm, width) = (ARM - inset, HALF_WIDTH - inset);
        let quarter =
            [Vec2::new(arm, -width), Vec2::new(arm, 0.0), Vec2::new(arm, width), Vec2::splat(width)];
        let points = (0..4)
            .flat_map(|turn| {
                // The arms lie on the diagonals.
                let angle = Vec2::from_angle(FRAC_PI_2 * turn as f32 + FRAC_PI_4);
                quarter.map(|p| angle.rotate(p))
            })
            .collect();
        Ring { points, height }
    };
    let deep = darker(paint);
    let edge = outline(0.0, 0.0);
    shape.strip(plane, &on_square(&edge, half, 0.0), &edge, LinearRgba::WHITE);
    let cut = shape.length();
    // Walls and floor meet in a sharp edge: a round one would be narrower than a pixel, and its highlight a row of dots.
    let rings = [edge, outline(0.004, -0.004), outline(0.024, -DEPTH)];
    for (pair, colors) in rings.windows(2).zip([[paint, paint], [paint, deep]]) {
        shape.shaded_strip(plane, (&pair[0], colors[0]), (&pair[1], colors[1]));
    }
    shape.cap(plane, &rings[2], deep);
    shape.smooth(cut, CREASE);
}

/// A ring, turned with a round gouge.
pub(super) fn circle(shape: &mut Shape, plane: &Plane, half: f32, paint: LinearRgba) {
    /// Steps of the gouge's round profile.
    const STEPS: usize = 8;
    // A multiple of eight, so that corners of the square are hit.
    let ring = |radius: f32, height: f32| polygon(64, radius, 0.0, height);
    let outer = ring(RADIUS + HALF_WIDTH, 0.0);
    shape.strip(plane, &on_square(&outer, half, 0.0), &outer, LinearRgba::WHITE);
    let cut = shape.length();
    let profile: Vec<_> = (0..=STEPS)
        .map(|step| {
            let angle = PI * step as f32 / STEPS as f32;
            // Flatter than a half circle: a wide gouge held low.
            let down = angle.sin().max(0.0).powf(0.7);
            let color = paint.mix(&darker(paint), down);
            (ring(RADIUS + HALF_WIDTH * angle.cos(), -DEPTH * down), color)
        })
        .collect();
    for pair in profile.windows(2) {
        shape.shaded_strip(plane, (&pair[0].0, pair[0].1), (&pair[1].0, pair[1].1));
    }
    shape.smooth(cut, CREASE);
    shape.cap(plane, &ring(RADIUS - HALF_WIDTH, 0.0), LinearRgba::WHITE);
}

fn darker(paint: LinearRgba) -> LinearRgba {
    (paint * BOTTOM_LIGHT).with_alpha(1.0)
}
