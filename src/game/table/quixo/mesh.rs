//! The meshes of a Quixo set: cubes with their cut symbols, the tray, the marks.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

use super::HALF;
use crate::game::table::TABLE_HEIGHT;
use crate::game::table::look::{CIRCLE_INK, CROSS_INK};
use crate::game::table::shape::{Plane, Ring, Shape, on_square, polygon};

/// How round a cube's edges are.
const EDGE: f32 = 0.05;
/// Half the width of the tray inside its rim: the cubes, and a lane for one more all round.
const TRAY_HALF: f32 = 3.72;
/// Width and height of the rim.
const RIM: Vec2 = Vec2::new(0.3, 0.34);

/// The meshes of the game.
#[derive(Resource)]
pub struct QuixoMeshes {
    /// A cube with all its faces.
    pub cube: Handle<Mesh>,
    pub(super) simple_cube: Handle<Mesh>,
    pub(super) dot: Handle<Mesh>,
    pub(super) rim: Handle<Mesh>,
    pub(super) floor: Handle<Mesh>,
    /// The arrow at the end of a line.
    pub arrow: Handle<Mesh>,
    /// A frame that fits round a cube.
    pub frame: Handle<Mesh>,
    /// A place to click for a dot.
    pub dot_target: Handle<Mesh>,
}

impl FromWorld for QuixoMeshes {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        Self {
            cube: meshes.add(cube_mesh()),
            simple_cube: meshes.add(Cuboid::from_length(2.0 * HALF)),
            dot: meshes.add(dot_mesh(0.042)),
            rim: meshes.add(rim_mesh()),
            floor: meshes.add(floor_mesh()),
            arrow: meshes.add(arrow_mesh()),
            frame: meshes.add(frame_mesh()),
            dot_target: meshes.add(dot_mesh(0.13)),
        }
    }
}

/// Cross on the face that looks along +X, circle along -X; their dots are nearest to +Z.
fn cube_mesh() -> Mesh {
    let mut shape = Shape::default();
    shape.rounded_box(Vec3::splat(HALF), EDGE, |shape, normal, plane, half| {
        if normal == Vec3::X {
            cross(shape, plane, half.x);
        } else if normal == Vec3::NEG_X {
            circle(shape, plane, half.x);
        } else {
            shape.flat(plane, half, LinearRgba::WHITE);
        }
    });
    shape.mesh()
}

/// A diagonal cross, cut with a flat chisel.
fn cross(shape: &mut Shape, plane: &Plane, half: f32) {
    const ARM: f32 = 0.335;
    const WIDTH: f32 = 0.062;
    const SLOPE: f32 = 0.030;
    const DEPTH: f32 = 0.034;
    let outline = |inset: f32, height: f32| {
        let (arm, width) = (ARM - inset, WIDTH - inset);
        let quarter =
            [Vec2::new(arm, -width), Vec2::new(arm, 0.0), Vec2::new(arm, width), Vec2::splat(width)];
        let points = (0..4)
            .flat_map(|turn| {
                // The arms lie on the diagonals.
                let angle = Vec2::from_angle(FRAC_PI_2 * turn as f32 + PI / 4.0);
                quarter.map(|p| angle.rotate(p))
            })
            .collect();
        Ring { points, height }
    };
    let edge = outline(0.0, 0.0);
    shape.strip(plane, &on_square(&edge, half, 0.0), &edge, LinearRgba::WHITE);
    shape.strip(plane, &edge, &outline(SLOPE, -DEPTH), CROSS_INK);
    shape.cap(plane, &outline(SLOPE, -DEPTH), CROSS_INK);
}

/// A ring, turned with a round gouge.
fn circle(shape: &mut Shape, plane: &Plane, half: f32) {
    const RADIUS: f32 = 0.232;
    const WIDTH: f32 = 0.062;
    const DEPTH: f32 = 0.034;
    // A multiple of eight, so that corners of the square are hit.
    let ring = |radius: f32, height: f32| polygon(64, radius, 0.0, height);
    let outer = ring(RADIUS + WIDTH, 0.0);
    shape.strip(plane, &on_square(&outer, half, 0.0), &outer, LinearRgba::WHITE);
    let groove = [
        (outer, CIRCLE_INK),
        (ring(RADIUS + WIDTH * 0.5, -DEPTH), CIRCLE_INK),
        (ring(RADIUS - WIDTH * 0.5, -DEPTH), CIRCLE_INK),
        (ring(RADIUS - WIDTH, 0.0), CIRCLE_INK),
    ];
    for pair in groove.windows(2) {
        shape.strip(plane, &pair[0].0, &pair[1].0, CIRCLE_INK);
    }
    shape.cap(plane, &ring(RADIUS - WIDTH, 0.0), LinearRgba::WHITE);
}

/// A drop of paint.
fn dot_mesh(radius: f32) -> Mesh {
    let mut shape = Shape::default();
    let plane = Plane::horizontal(0.0);
    let ring = |share: f32, height: f32| (polygon(24, radius * share, 0.0, height), LinearRgba::WHITE);
    shape.dish(&plane, &[ring(1.0, 0.0), ring(0.8, radius * 0.12), ring(0.4, radius * 0.18)]);
    shape.mesh()
}

fn square(half: f32, height: f32) -> Ring {
    polygon(4, half * std::f32::consts::SQRT_2, PI / 4.0, height)
}

fn rim_mesh() -> Mesh {
    const BEVEL: f32 = 0.05;
    let mut shape = Shape::default();
    let plane = Plane::horizontal(0.0);
    let outer = TRAY_HALF + RIM.x;
    let rings = [
        square(outer, TABLE_HEIGHT),
        square(outer, RIM.y - BEVEL),
        square(outer - BEVEL * 0.3, RIM.y - BEVEL * 0.3),
        square(outer - BEVEL, RIM.y),
        square(TRAY_HALF + BEVEL, RIM.y),
        square(TRAY_HALF + BEVEL * 0.3, RIM.y - BEVEL * 0.3),
        square(TRAY_HALF, RIM.y - BEVEL),
        square(TRAY_HALF - 0.03, 0.0),
    ];
    for pair in rings.windows(2) {
        shape.strip(&plane, &pair[0], &pair[1], LinearRgba::WHITE);
    }
    shape.mesh()
}

fn floor_mesh() -> Mesh {
    let mut shape = Shape::default();
    shape.cap(&Plane::horizontal(0.0), &square(TRAY_HALF, 0.0), LinearRgba::WHITE);
    shape.mesh()
}

/// Points along +X, lying flat.
fn arrow_mesh() -> Mesh {
    let outline = [
        Vec2::new(0.40, 0.0),
        Vec2::new(0.02, 0.34),
        Vec2::new(0.02, 0.14),
        Vec2::new(-0.34, 0.14),
        Vec2::new(-0.34, -0.14),
        Vec2::new(0.02, -0.14),
        Vec2::new(0.02, -0.34),
    ];
    let ring = |scale: f32, height: f32| {
        (Ring { points: outline.map(|p| p * scale).to_vec(), height }, LinearRgba::WHITE)
    };
    let mut shape = Shape::default();
    shape.dish(&Plane::horizontal(0.0), &[ring(1.0, 0.0), ring(1.0, 0.07), ring(0.86, 0.10)]);
    shape.mesh()
}

fn frame_mesh() -> Mesh {
    let mut shape = Shape::default();
    let rings = [
        square(HALF + 0.03, -0.04),
        square(HALF + 0.03, 0.03),
        square(HALF - 0.075, 0.03),
        square(HALF - 0.075, 0.0),
    ];
    for pair in rings.windows(2) {
        shape.strip(&Plane::horizontal(0.0), &pair[0], &pair[1], LinearRgba::WHITE);
    }
    shape.mesh()
}
