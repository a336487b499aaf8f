//! Cross and circle, carved into a face of a cube and painted.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, PI};

use bevy::prelude::*;

use crate::game::scene::mesh_builder::{MeshBuilder, Plane, Ring, on_square, polygon};

const DEPTH: f32 = 0.046;
/// Half the width of the groove at the surface.
const HALF_WIDTH: f32 = 0.062;
/// Length of an arm of the cross, from the centre of the face.
const ARM: f32 = 0.335;
/// Radius of the circle; it leaves room for the dot of the team game.
const RADIUS: f32 = 0.206;
/// Brightness at the bottom of the groove.
const BOTTOM_LIGHT: f32 = 0.72;
/// Angle in radians below which faces of the groove are smoothed.
const CREASE: f32 = 0.75;

/// Adds a diagonal cross with slanting walls and a flat floor.
pub(super) fn cross(builder: &mut MeshBuilder, plane: &Plane, half: f32, paint: LinearRgba) {
    let outline = |inset: f32, height: f32| {
        let (arm, width) = (ARM - inset, HALF_WIDTH - inset);
        let quarter =
            [Vec2::new(arm, -width), Vec2::new(arm, 0.0), Vec2::new(arm, width), Vec2::splat(width)];
        let points = (0..4)
            .flat_map(|turn| {
                // The arms are on the diagonals.
                let angle = Vec2::from_angle(FRAC_PI_2 * turn as f32 + FRAC_PI_4);
                quarter.map(|p| angle.rotate(p))
            })
            .collect();
        Ring { points, height }
    };
    let edge = outline(0.0, 0.0);
    builder.strip(plane, &on_square(&edge, half, 0.0), &edge, LinearRgba::WHITE);
    let cut = builder.length();
    // Walls and floor meet in a sharp edge: a round one would be narrower than a pixel, and its highlight a
    // row of dots.
    let rings = [(edge, paint), (outline(0.004, -0.004), paint), (outline(0.024, -DEPTH), darker(paint))];
    builder.dish(plane, &rings);
    builder.smooth(cut, CREASE);
}

/// Adds a circle with a round profile.
pub(super) fn circle(builder: &mut MeshBuilder, plane: &Plane, half: f32, paint: LinearRgba) {
    /// Segments of the round profile.
    const STEPS: usize = 8;
    // A multiple of eight, so that the corners of the square are included.
    let ring = |radius: f32, height: f32| polygon(64, radius, 0.0, height);
    let outer = ring(RADIUS + HALF_WIDTH, 0.0);
    builder.strip(plane, &on_square(&outer, half, 0.0), &outer, LinearRgba::WHITE);
    let cut = builder.length();
    let profile: Vec<_> = (0..=STEPS)
        .map(|step| {
            let angle = PI * step as f32 / STEPS as f32;
            // Flatter than a semicircle.
            let down = angle.sin().max(0.0).powf(0.7);
            let color = paint.mix(&darker(paint), down);
            (ring(RADIUS + HALF_WIDTH * angle.cos(), -DEPTH * down), color)
        })
        .collect();
    builder.shaded_strips(plane, &profile);
    builder.smooth(cut, CREASE);
    builder.cap(plane, &ring(RADIUS - HALF_WIDTH, 0.0), LinearRgba::WHITE);
}

fn darker(paint: LinearRgba) -> LinearRgba {
    (paint * BOTTOM_LIGHT).with_alpha(1.0)
}
