//! The meshes of a Quixo set: cubes with their cut symbols, the tray, the marks.

use bevy::prelude::*;

use super::HALF;
use super::symbol::{circle, cross};
use crate::game::table::TABLE_HEIGHT;
use crate::game::table::look::{Finish, Theme};
use crate::game::table::shape::{Lay, Plane, Ring, Shape, polygon, shade, square};
use crate::game::table::texture::wood::{BLOCKS, block_uv};

/// How far the box for pointers lies beside the cube. A ray through an edge between two triangles may miss
/// both, and the middle of a face lies on one, where a pointer is most likely to be.
const OFF_EDGE: Vec3 = Vec3::new(7e-4, 0.0, 3e-4);
/// How round a cube's edges are.
const EDGE: f32 = 0.05;
/// Half the width of the tray inside its rim: the cubes, and a lane for one more all round.
pub(in crate::game::table) const TRAY_HALF: f32 = 3.72;
/// Width and height of the rim.
pub(in crate::game::table) const RIM: Vec2 = Vec2::new(0.36, 0.34);
/// The middle of the rim, from the middle of the board, and how high its top is.
pub(super) const RIM_MIDDLE: Vec2 = Vec2::new(TRAY_HALF + RIM.x / 2.0, RIM.y);

/// The meshes of the game.
#[derive(Resource)]
pub struct QuixoMeshes {
    /// A cube with all its faces.
    pub cube: Handle<Mesh>,
    /// The same, each cut from other wood; the first is [`cube`](Self::cube).
    pub(super) cubes: Vec<Handle<Mesh>>,
    pub(super) simple_cube: Handle<Mesh>,
    pub(super) dot: Handle<Mesh>,
    pub(super) rim: Handle<Mesh>,
    pub(super) floor: Handle<Mesh>,
    /// The arrow at the end of a line.
    pub arrow: Handle<Mesh>,
    /// A frame that lies on a cube's top.
    pub frame: Handle<Mesh>,
    /// A thin line on top of a cube that can be taken.
    pub choice: Handle<Mesh>,
}

impl FromWorld for QuixoMeshes {
    fn from_world(world: &mut World) -> Self {
        let finish = world.get_resource::<Theme>().copied().unwrap_or_default().finish();
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let cubes: Vec<_> = cube_meshes(&finish).map(|mesh| meshes.add(mesh)).collect();
        Self {
            cube: cubes[0].clone(),
            cubes,
            simple_cube: meshes.add(Mesh::from(Cuboid::from_length(2.0 * HALF)).translated_by(OFF_EDGE)),
            dot: meshes.add(dot_mesh(0.047)),
            rim: meshes.add(rim_mesh()),
            floor: meshes.add(floor_mesh()),
            arrow: meshes.add(arrow_mesh()),
            frame: meshes.add(frame_mesh()),
            choice: meshes.add(choice_mesh()),
        }
    }
}

/// Paints the symbols anew in another theme.
pub(super) fn paint_symbols(theme: Res<Theme>, quixo: Res<QuixoMeshes>, mut meshes: ResMut<Assets<Mesh>>) {
    for (handle, painted) in quixo.cubes.iter().zip(cube_meshes(&theme.finish())) {
        if let Some(mut mesh) = meshes.get_mut(handle) {
            *mesh = painted;
        }
    }
}

/// Cross on the face that looks along +X, circle along -X; their dots are nearest to +Z.
fn cube_meshes(finish: &Finish) -> impl Iterator<Item = Mesh> {
    let paint = finish.paint.map(|paint| Finish::painted(paint, finish.cube));
    let mut shape = Shape::default();
    shape.rounded_box(Vec3::splat(HALF), EDGE, |shape, normal, plane, half| {
        if normal == Vec3::X {
            cross(shape, plane, half.x, paint[0]);
        } else if normal == Vec3::NEG_X {
            circle(shape, plane, half.x, paint[1]);
        } else {
            shape.flat(plane, half, LinearRgba::WHITE);
        }
    });
    (0..BLOCKS).map(move |block| {
        shape.lay_on_box(|face, at| block_uv(block, face, at / HALF));
        shape.mesh()
    })
}

/// A drop of paint.
fn dot_mesh(radius: f32) -> Mesh {
    let mut shape = Shape::default();
    let ring = |share: f32, height: f32| (polygon(24, radius * share, 0.0, height), LinearRgba::WHITE);
    let rings =
        [ring(1.0, 0.0), ring(0.9, radius * 0.09), ring(0.7, radius * 0.15), ring(0.4, radius * 0.19)];
    shape.dish(&Plane::horizontal(0.0), &rings);
    shape.smooth(0, 0.7);
    shape.mesh()
}

/// Four lengths of moulding, mitred at the corners.
fn rim_mesh() -> Mesh {
    const BEVEL: f32 = 0.05;
    let mut shape = Shape::default();
    let plane = Plane::horizontal(0.0);
    let outer = TRAY_HALF + RIM.x;
    let rings = [
        (square(outer, TABLE_HEIGHT), 0.55),
        (square(outer, TABLE_HEIGHT + 0.10), 1.0),
        (square(outer, RIM.y - BEVEL), 1.0),
        (square(outer - BEVEL * 0.1, RIM.y - BEVEL * 0.5), 1.0),
        (square(outer - BEVEL * 0.5, RIM.y - BEVEL * 0.1), 1.0),
        (square(outer - BEVEL, RIM.y), 1.0),
        (square(TRAY_HALF + BEVEL, RIM.y), 1.0),
        (square(TRAY_HALF + BEVEL * 0.5, RIM.y - BEVEL * 0.1), 1.0),
        (square(TRAY_HALF + BEVEL * 0.1, RIM.y - BEVEL * 0.5), 1.0),
        (square(TRAY_HALF, RIM.y - BEVEL), 0.95),
        (square(TRAY_HALF - 0.01, 0.10), 0.75),
        (square(TRAY_HALF - 0.02, 0.0), 0.45),
    ];
    for side in 0..4 {
        // The first corner lies north-east: the first side looks north.
        let outward = Quat::from_rotation_y(std::f32::consts::FRAC_PI_2 * side as f32) * Vec3::NEG_Z;
        let middle = outward * RIM_MIDDLE.x + Vec3::Y * RIM.y;
        let along = outward.cross(Vec3::Y);
        let from = 5.0 + 3.1 * side as f32;
        let top = Lay::Plank { number: side, middle, along, across: outward, from };
        let wall = Lay::Plank { number: side + 1, middle, along, across: Vec3::Y, from };
        for (number, pair) in rings.windows(2).enumerate() {
            shape.lay = if (3..9).contains(&number) { top } else { wall };
            let [outer, inner] = [&pair[0], &pair[1]];
            shape.side(&plane, (&outer.0, shade(outer.1)), (&inner.0, shade(inner.1)), side);
        }
    }
    shape.smooth(0, 0.6);
    shape.mesh()
}

/// Felt, darker where the rim keeps the light away.
fn floor_mesh() -> Mesh {
    let mut shape = Shape::default();
    let ring = |half: f32, brightness: f32| (square(half, 0.0), shade(brightness));
    shape.shaded_dish(
        &Plane::horizontal(0.0),
        &[
            ring(TRAY_HALF, 0.42),
            ring(TRAY_HALF - 0.06, 0.66),
            ring(TRAY_HALF - 0.18, 0.86),
            ring(TRAY_HALF - 0.42, 1.0),
        ],
    );
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
    // Dark edges, in a material that glows too, set it off from the frame that it points into, and from light wood.
    let (bright, dark) = (LinearRgba::WHITE, shade(0.03).with_alpha(0.0));
    let ring = |scale: f32, height: f32, colour: LinearRgba| {
        (Ring { points: outline.map(|p| p * scale).to_vec(), height }, colour)
    };
    let mut shape = Shape::default();
    shape.dish(
        &Plane::horizontal(0.0),
        &[ring(1.0, 0.0, dark), ring(1.0, 0.07, dark), ring(0.92, 0.09, dark), ring(0.88, 0.10, bright)],
    );
    shape.mesh()
}

fn frame_mesh() -> Mesh {
    let mut shape = Shape::default();
    // Dark edges set it off from wood of nearly the same tone.
    let (bright, dark) = (LinearRgba::WHITE, shade(0.03));
    let rings = [
        (square(HALF + 0.004, -0.04), dark),
        (square(HALF + 0.004, 0.018), dark),
        (square(HALF - 0.012, 0.030), bright),
        // As wide as a pixel: what is narrower is a dashed line.
        (square(HALF - 0.050, 0.030), dark),
        // Inside lies the dot of the team game, whole.
        (square(HALF - 0.070, 0.016), dark),
        (square(HALF - 0.070, 0.0), dark),
    ];
    for pair in rings.windows(2) {
        shape.strip(&Plane::horizontal(0.0), &pair[0].0, &pair[1].0, pair[0].1);
    }
    shape.mesh()
}

/// A line on the top, thin and close to the edge.
fn choice_mesh() -> Mesh {
    let mut shape = Shape::default();
    let (outer, inner) = (square(HALF - EDGE - 0.004, 0.0), square(HALF - EDGE - 0.034, 0.0));
    shape.strip(&Plane::horizontal(0.0), &outer, &inner, LinearRgba::WHITE);
    shape.mesh()
}
