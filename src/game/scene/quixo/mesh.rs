//! The meshes of Quixo: cubes with carved symbols, the tray, the marks.

use bevy::prelude::*;

use super::HALF;
use super::symbol::{circle, cross};
use crate::game::scene::TABLE_HEIGHT;
use crate::game::scene::materials::{Theme, ThemeColours};
use crate::game::scene::mesh_builder::{MeshBuilder, Plane, Ring, polygon, shade, square};
use crate::game::scene::texture::wood::{BLOCKS, block_uv};

/// Offset of the simplified mesh for picking. A ray through an edge between two triangles may miss both, and
/// the centre of a face, where the pointer is most likely, is on such an edge.
const OFF_EDGE: Vec3 = Vec3::new(7e-4, 0.0, 3e-4);
/// Radius of the edges of a cube.
const EDGE: f32 = 0.05;
/// Distance of the tip of an arrow from its origin.
pub(in crate::game::scene) const ARROW_TIP: f32 = 0.40;
/// Distance of the end of its shaft from its origin, and its height.
pub(in crate::game::scene) const ARROW_TAIL: f32 = 0.34;
pub(in crate::game::scene) const ARROW_THICKNESS: f32 = 0.10;
/// Half the inner width of the tray: the cubes, and a lane for one more cube all around.
pub(in crate::game::scene) const TRAY_HALF: f32 = 3.72;
/// Width and height of the rim.
pub(in crate::game::scene) const RIM: Vec2 = Vec2::new(0.36, 0.34);
/// Distance of the centre line of the rim from the centre of the board, and height of its top.
pub(super) const RIM_MIDDLE: Vec2 = Vec2::new(TRAY_HALF + RIM.x / 2.0, RIM.y);

#[derive(Resource)]
pub struct QuixoMeshes {
    pub cube: Handle<Mesh>,
    /// Cubes of different wood; the first is [`cube`](Self::cube).
    pub(super) cubes: Vec<Handle<Mesh>>,
    pub(super) simple_cube: Handle<Mesh>,
    pub(super) dot: Handle<Mesh>,
    pub(super) rim: Handle<Mesh>,
    pub(super) floor: Handle<Mesh>,
    /// The arrow at the end of a row.
    pub arrow: Handle<Mesh>,
    /// A frame on top of a cube.
    pub frame: Handle<Mesh>,
    /// Light along the upper edge of a cube.
    pub edge_light: Handle<Mesh>,
}

impl FromWorld for QuixoMeshes {
    fn from_world(world: &mut World) -> Self {
        let colours = world.get_resource::<Theme>().copied().unwrap_or_default().colours();
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let cubes: Vec<_> = cube_meshes(&colours).map(|mesh| meshes.add(mesh)).collect();
        Self {
            cube: cubes[0].clone(),
            cubes,
            simple_cube: meshes.add(Mesh::from(Cuboid::from_length(2.0 * HALF)).translated_by(OFF_EDGE)),
            dot: meshes.add(dot_mesh(0.047)),
            rim: meshes.add(rim_mesh()),
            floor: meshes.add(floor_mesh()),
            arrow: meshes.add(arrow_mesh(0.0)),
            frame: meshes.add(frame_mesh()),
            edge_light: meshes.add(edge_light_mesh()),
        }
    }
}

/// Rebuilds the meshes of the cubes for another theme.
pub(super) fn paint_symbols(theme: Res<Theme>, quixo: Res<QuixoMeshes>, mut meshes: ResMut<Assets<Mesh>>) {
    for (handle, painted) in quixo.cubes.iter().zip(cube_meshes(&theme.colours())) {
        if let Some(mut mesh) = meshes.get_mut(handle) {
            *mesh = painted;
        }
    }
}

/// The cross is on the face along +X, the circle on that along -X; dots are towards +Z.
fn cube_meshes(colours: &ThemeColours) -> impl Iterator<Item = Mesh> {
    let paint = colours.paint.map(|paint| ThemeColours::painted(paint, colours.cube));
    let mut builder = MeshBuilder::default();
    builder.rounded_box(Vec3::splat(HALF), EDGE, |builder, normal, plane, half| {
        if normal == Vec3::X {
            cross(builder, plane, half.x, paint[0]);
        } else if normal == Vec3::NEG_X {
            circle(builder, plane, half.x, paint[1]);
        } else {
            builder.flat(plane, half, LinearRgba::WHITE);
        }
    });
    (0..BLOCKS).map(move |block| {
        builder.map_box_uv(|face, at| block_uv(block, face, at / HALF));
        builder.build()
    })
}

/// A dot, shaped like a drop of paint.
fn dot_mesh(radius: f32) -> Mesh {
    let mut builder = MeshBuilder::default();
    let ring = |share: f32, height: f32| (polygon(24, radius * share, 0.0, height), LinearRgba::WHITE);
    let rings =
        [ring(1.0, 0.0), ring(0.9, radius * 0.09), ring(0.7, radius * 0.15), ring(0.4, radius * 0.19)];
    builder.dish(&Plane::horizontal(0.0), &rings);
    builder.smooth(0, 0.7);
    builder.build()
}

/// The rim: four mouldings, mitred at the corners.
fn rim_mesh() -> Mesh {
    const BEVEL: f32 = 0.05;
    let outer = TRAY_HALF + RIM.x;
    let rings = [
        (outer, TABLE_HEIGHT, 0.55),
        (outer, TABLE_HEIGHT + 0.10, 1.0),
        (outer, RIM.y - BEVEL, 1.0),
        (outer - BEVEL * 0.1, RIM.y - BEVEL * 0.5, 1.0),
        (outer - BEVEL * 0.5, RIM.y - BEVEL * 0.1, 1.0),
        (outer - BEVEL, RIM.y, 1.0),
        (TRAY_HALF + BEVEL, RIM.y, 1.0),
        (TRAY_HALF + BEVEL * 0.5, RIM.y - BEVEL * 0.1, 1.0),
        (TRAY_HALF + BEVEL * 0.1, RIM.y - BEVEL * 0.5, 1.0),
        (TRAY_HALF, RIM.y - BEVEL, 0.95),
        (TRAY_HALF - 0.01, 0.10, 0.75),
        (TRAY_HALF - 0.02, 0.0, 0.45),
    ];
    let rings = rings.map(|(half, height, brightness)| (square(half, height), shade(brightness)));
    let mut builder = MeshBuilder::default();
    for side in 0..4 {
        // The first corner is north-east, so that the first side faces north.
        let outward = Quat::from_rotation_y(std::f32::consts::FRAC_PI_2 * side as f32) * Vec3::NEG_Z;
        let middle = outward * RIM_MIDDLE.x + Vec3::Y * RIM.y;
        builder.moulding(&rings, side, 3..9, middle, 5.0 + 3.1 * side as f32);
    }
    builder.smooth(0, 0.6);
    builder.build()
}

/// Felt, darker near the rim.
fn floor_mesh() -> Mesh {
    let mut builder = MeshBuilder::default();
    let ring = |half: f32, brightness: f32| (square(half, 0.0), shade(brightness));
    builder.dish(
        &Plane::horizontal(0.0),
        &[
            ring(TRAY_HALF, 0.42),
            ring(TRAY_HALF - 0.06, 0.66),
            ring(TRAY_HALF - 0.18, 0.86),
            ring(TRAY_HALF - 0.42, 1.0),
        ],
    );
    builder.build()
}

/// A flat arrow along +X, with its tip at [`ARROW_TIP`]. Its shaft ends at -[`ARROW_TAIL`], or further by
/// `longer`.
pub(in crate::game::scene) fn arrow_mesh(longer: f32) -> Mesh {
    let outline = [
        Vec2::new(ARROW_TIP, 0.0),
        Vec2::new(0.02, 0.34),
        Vec2::new(0.02, 0.14),
        Vec2::new(-ARROW_TAIL, 0.14),
        Vec2::new(-ARROW_TAIL, -0.14),
        Vec2::new(0.02, -0.14),
        Vec2::new(0.02, -0.34),
    ];
    // Dark edges without glow distinguish it from the adjacent frame and from light wood.
    let (bright, dark) = (LinearRgba::WHITE, shade(0.03).with_alpha(0.0));
    let ring = |scale: f32, height: f32, colour: LinearRgba| {
        let at = |p: Vec2| p * scale - if p.x < 0.0 { Vec2::X * longer } else { Vec2::ZERO };
        (Ring { points: outline.map(at).to_vec(), height }, colour)
    };
    let mut builder = MeshBuilder::default();
    builder.dish(
        &Plane::horizontal(0.0),
        &[
            ring(1.0, 0.0, dark),
            ring(1.0, 0.07, dark),
            ring(0.92, 0.09, dark),
            // A second ring at the same place, so that the colour does not fade.
            ring(0.92, 0.09, bright),
            ring(0.88, ARROW_THICKNESS, bright),
        ],
    );
    builder.build()
}

fn frame_mesh() -> Mesh {
    let mut builder = MeshBuilder::default();
    // Dark edges distinguish it from wood of a similar tone.
    let (bright, dark) = (LinearRgba::WHITE, shade(0.03));
    let rings = [
        (square(HALF + 0.004, -0.04), dark),
        (square(HALF + 0.004, 0.018), dark),
        (square(HALF - 0.012, 0.030), bright),
        // At least one pixel wide: a narrower line would be dashed.
        (square(HALF - 0.050, 0.030), dark),
        // The dot of the team game fits inside.
        (square(HALF - 0.070, 0.016), dark),
        (square(HALF - 0.070, 0.0), dark),
    ];
    for pair in rings.windows(2) {
        builder.strip(&Plane::horizontal(0.0), &pair[0].0, &pair[1].0, pair[0].1);
    }
    builder.build()
}

/// Light on the upper rounded edge of a cube around the origin, which fades on the top and on the sides.
fn edge_light_mesh() -> Mesh {
    const ON_TOP: f32 = 0.10;
    const ON_SIDES: f32 = 0.13;
    // In front of the wood.
    const OUT: f32 = 0.006;
    let round = EDGE * (1.0 - std::f32::consts::FRAC_1_SQRT_2);
    let rings = [
        (HALF + OUT, HALF - EDGE - ON_SIDES, 0.0),
        (HALF + OUT, HALF - EDGE, 0.6),
        (HALF + OUT - round, HALF + OUT - round, 1.0),
        (HALF - EDGE, HALF + OUT, 0.6),
        (HALF - EDGE - ON_TOP, HALF + OUT, 0.0),
    ];
    let rings =
        rings.map(|(half, height, alpha)| (square(half, height), LinearRgba::WHITE.with_alpha(alpha)));
    let mut builder = MeshBuilder::default();
    builder.shaded_strips(&Plane::horizontal(0.0), &rings);
    builder.build()
}
