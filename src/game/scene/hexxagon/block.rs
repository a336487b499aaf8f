//! The mesh of the blocks: rough limestone with worn edges and chips.

use std::f32::consts::{FRAC_PI_3, FRAC_PI_6, TAU};

use bevy::prelude::*;

use super::{CELL, WELL};
use crate::game::scene::mesh_builder::{MeshBuilder, Plane, Ring, shade};
use crate::game::scene::texture::noise::noise;

/// Inradius and height of a block.
pub(in crate::game::scene) const BLOCK_SIZE: Vec2 = Vec2::new(CELL * 0.83, 0.36);
/// Points around a block.
const POINTS: usize = 60;
/// Amplitudes of coarse and fine surface noise, in world units.
const WAVES: f32 = 0.045;
const GRAIN: f32 = 0.014;
const CHIPS: usize = 14;
/// Angle in radians below which faces are smoothed.
const CREASE: f32 = 0.42;

pub(super) fn block_mesh() -> Mesh {
    let outline = |share: f32, height: f32, brightness: f32| {
        let points = (0..POINTS)
            .map(|i| {
                let angle = TAU * i as f32 / POINTS as f32;
                let hexagon = FRAC_PI_6.cos() / (angle.rem_euclid(FRAC_PI_3) - FRAC_PI_6).cos();
                Vec2::from_angle(angle) * CELL * share * hexagon.lerp(0.94, 0.10)
            })
            .collect();
        (Ring { points, height }, shade(brightness))
    };
    let mut rings = vec![outline(0.86, -WELL, 0.35), outline(0.86, -0.02, 0.55)];
    rings
        .extend((0..5).map(|i| {
            outline(0.86 - 0.008 * i as f32, 0.05 + 0.06 * i as f32, 0.85 + 0.05 * i.min(3) as f32)
        }));
    rings.extend([outline(0.815, 0.335, 1.0), outline(0.78, 0.365, 1.0)]);
    rings.extend((0..6).map(|i| outline(0.70 - 0.12 * i as f32, 0.378 + 0.002 * i as f32, 1.0)));
    let mut builder = MeshBuilder::default();
    builder.dish(&Plane::horizontal(0.0), &rings);
    let chips: Vec<(Vec3, f32)> = (0..CHIPS).map(chip).collect();
    builder.bend(|at| weathered(at, &chips));
    builder.smooth(0, CREASE);
    builder.build()
}

/// The plane of a chip: its normal and its distance from the centre.
fn chip(number: usize) -> (Vec3, f32) {
    let chance = |k: usize| ((number * 41 + k * 67) % 89) as f32 / 89.0;
    // Most chips are at corners and edges of the top.
    let round = TAU * (number as f32 + 0.6 * chance(1)) / CHIPS as f32;
    let up = 0.35 + 1.0 * chance(2);
    let direction = Vec3::new(round.cos(), up, round.sin()).normalize();
    let side = FRAC_PI_6.cos() / (round.rem_euclid(FRAC_PI_3) - FRAC_PI_6).cos();
    let edge = Vec3::new(round.cos() * CELL * 0.84 * side, 0.37, round.sin() * CELL * 0.84 * side);
    (direction, edge.dot(direction) - 0.012 - 0.05 * chance(3))
}

fn weathered(at: Vec3, chips: &[(Vec3, f32)]) -> Vec3 {
    let seed = Vec3::splat(21.0);
    let wave = noise(at * 3.1 + seed) - 0.5;
    let grain = noise(at * 12.0 + seed) * 0.6 + noise(at * 27.0 + seed) * 0.4 - 0.5;
    // The top is smoother than the sides.
    let outward = (at.with_y(0.0).normalize_or_zero() + Vec3::Y * 0.35).normalize();
    let mut at = at + outward * (WAVES * wave + GRAIN * grain);
    for &(direction, distance) in chips {
        let over = at.dot(direction) - distance;
        if over > 0.0 {
            // The fracture is slightly uneven.
            at -= direction * over * (0.93 + 0.07 * grain);
        }
    }
    at
}
