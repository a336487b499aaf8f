//! How a Quixo position looks: 25 cubes in a tray.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::picking::mesh_picking::ray_cast::SimplifiedMesh;
use bevy::prelude::*;

use super::look::{CIRCLE_INK, CROSS_INK, Look};
use super::motion::{Key, Motion};
use super::shape::{Plane, Ring, Shape, on_square, polygon};
use crate::rules::Side;
use crate::rules::quixo::teams::Seat;
use crate::rules::quixo::{Cell, Push};
use crate::session::AnyPosition;

/// Half the edge of a cube; cells are one unit apart.
pub const HALF: f32 = 0.465;
/// How round a cube's edges are.
const EDGE: f32 = 0.05;
/// Half the width of the tray inside its rim: the cubes, and a lane for one more all round.
const TRAY_HALF: f32 = 3.72;
/// Width and height of the rim.
const RIM: Vec2 = Vec2::new(0.3, 0.34);
/// How high a chosen cube is held over its place.
pub const HELD: f32 = 0.62;
/// How high a cube is carried: clear of all others.
const CARRIED: f32 = 1.12;
/// Where the dot sits on a face, from its centre towards an edge.
const DOT_OUT: f32 = 0.345;

/// A cube, and what it shows.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cube {
    /// Where it lies.
    pub cell: Cell,
    /// What is on top.
    pub face: Face,
}

/// The upper face of a cube.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Face {
    /// Nothing.
    #[default]
    Blank,
    /// A symbol; in teams its dot faces a seat.
    Symbol(Side, Option<Seat>),
}

impl Face {
    /// What a cell of a position shows. Positions of Hexxagon show nothing.
    pub fn of(position: &AnyPosition, cell: Cell) -> Self {
        match position {
            AnyPosition::Quixo(position) => {
                position.symbol(cell).map_or(Self::Blank, |side| Self::Symbol(side, None))
            }
            AnyPosition::Teams(position) => {
                position.dot(cell).map_or(Self::Blank, |seat| Self::Symbol(seat.side(), Some(seat)))
            }
            AnyPosition::Hexxagon(_) => Self::Blank,
        }
    }

    /// How a cube is turned to show this face.
    fn rotation(self) -> Quat {
        let Self::Symbol(side, dot) = self else { return Quat::IDENTITY };
        let up = if side == Side::First { FRAC_PI_2 } else { -FRAC_PI_2 };
        Quat::from_rotation_y(dot.map_or(0.0, seat_angle)) * Quat::from_rotation_z(up)
    }
}

/// The angle about the vertical by which the south seat turns into another one.
pub fn seat_angle(seat: Seat) -> f32 {
    match seat {
        Seat::South => 0.0,
        Seat::East => FRAC_PI_2,
        Seat::North => PI,
        Seat::West => -FRAC_PI_2,
    }
}

/// The direction in which a seat lies.
pub fn seat_direction(seat: Seat) -> Vec3 {
    Quat::from_rotation_y(seat_angle(seat)) * Vec3::Z
}

/// The middle of a cube that lies on a cell.
pub fn place(cell: Cell) -> Vec3 {
    Vec3::new(f32::from(cell.column()) - 2.0, HALF, 2.0 - f32::from(cell.row()))
}

/// How a cube lies on a cell.
pub fn lying(cell: Cell, face: Face) -> Transform {
    Transform::from_translation(place(cell)).with_rotation(face.rotation())
}

/// The place in the lane from which a cube is pushed in, and the direction of the push.
pub fn lane(push: Push) -> (Vec3, Vec3) {
    let inward = (place(push.take()) - place(push.insert())).normalize();
    (place(push.insert()) - inward * 1.04, inward)
}

/// A cube held in the lane before a push, its symbol up.
pub fn held_in_lane(push: Push, face: Face) -> Transform {
    Transform::from_translation(lane(push).0).with_rotation(face.rotation())
}

/// The way of a taken cube: lifted, turned to its new face, carried to the lane.
pub fn carry(from: Transform, push: Push, face: Face) -> Vec<Key> {
    let above = |place: Vec3| place + Vec3::Y * CARRIED;
    let rotation = face.rotation();
    let turned = |translation| Transform { translation, rotation, scale: Vec3::ONE };
    let start = lane(push).0;
    let half_turned = Transform {
        translation: above(place(push.take())),
        rotation: from.rotation.slerp(rotation, 0.6),
        scale: Vec3::ONE,
    };
    vec![
        Key::new(0.0, from),
        Key::new(0.20, half_turned).ease(EaseFunction::QuadraticOut),
        Key::new(0.52, turned(above(start))),
        Key::new(0.70, turned(start)).ease(EaseFunction::QuadraticIn),
    ]
}

/// The whole ply: who moves how. The taken cube starts where it is held now; if it waits in the
/// lane already, it is pushed from there.
pub fn push_motions(
    cubes: &[(Entity, Cube, Transform)],
    push: Push,
    face: Face,
) -> Vec<(Entity, Cube, Motion)> {
    let mut motions = Vec::new();
    let mut push_at = 0.0;
    for &(entity, _, now) in cubes.iter().filter(|(_, cube, _)| cube.cell == push.take()) {
        let waiting = held_in_lane(push, face);
        let mut keys = if now.translation.distance(waiting.translation) < 0.3 {
            vec![Key::new(0.0, now), Key::new(0.15, waiting)]
        } else {
            carry(now, push, face)
        };
        push_at = keys[keys.len() - 1].at;
        keys.push(Key::new(push_at + 0.34, lying(push.insert(), face)));
        motions.push((entity, Cube { cell: push.insert(), face }, Motion::of_ply(keys)));
    }
    for (from, to) in push.shifts() {
        for &(entity, cube, now) in cubes.iter().filter(|(_, cube, _)| cube.cell == from) {
            let keys = vec![
                Key::new(0.0, now),
                // The pushed cube touches the line a moment after it starts.
                Key::new(push_at + 0.02, lying(from, cube.face)),
                Key::new(push_at + 0.34, lying(to, cube.face)),
            ];
            motions.push((entity, Cube { cell: to, ..cube }, Motion::of_ply(keys)));
        }
    }
    motions
}

/// The meshes of the game.
#[derive(Resource)]
pub struct QuixoMeshes {
    /// A cube with all its faces.
    pub cube: Handle<Mesh>,
    simple_cube: Handle<Mesh>,
    dot: Handle<Mesh>,
    rim: Handle<Mesh>,
    floor: Handle<Mesh>,
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

/// Everything on the table for a position, below `board`.
pub fn spawn(
    commands: &mut Commands,
    board: Entity,
    meshes: &QuixoMeshes,
    look: &Look,
    position: &AnyPosition,
) {
    commands.entity(board).with_children(|parent| {
        parent.spawn((Name::new("Rim"), Mesh3d(meshes.rim.clone()), MeshMaterial3d(look.tray.clone())));
        parent.spawn((Name::new("Floor"), Mesh3d(meshes.floor.clone()), MeshMaterial3d(look.felt.clone())));
        for cell in Cell::all() {
            let face = Face::of(position, cell);
            let mut cube = parent.spawn((
                Name::new(format!("Cube {cell}")),
                Cube { cell, face },
                Mesh3d(meshes.cube.clone()),
                SimplifiedMesh(meshes.simple_cube.clone()),
                MeshMaterial3d(look.cubes[usize::from(cell.index())].clone()),
                lying(cell, face),
            ));
            if matches!(position, AnyPosition::Teams(_)) {
                cube.with_children(|faces| {
                    for (ink, outward) in look.ink.iter().zip([Vec3::X, Vec3::NEG_X]) {
                        let at = outward * (HALF + 0.002) + Vec3::Z * DOT_OUT;
                        faces.spawn((
                            Name::new("Dot"),
                            Mesh3d(meshes.dot.clone()),
                            MeshMaterial3d(ink.clone()),
                            Transform::from_translation(at)
                                .with_rotation(Quat::from_rotation_arc(Vec3::Y, outward)),
                            Pickable::IGNORE,
                        ));
                    }
                });
            }
        }
    });
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
        square(outer, super::TABLE_HEIGHT),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::table::motion::LONGEST_PLY;

    #[test]
    fn every_push_ends_in_time_with_each_cube_on_its_cell() {
        let cubes: Vec<(Entity, Cube, Transform)> = Cell::all()
            .map(|cell| {
                let cube = Cube { cell, face: Face::Blank };
                (Entity::from_raw_u32(cell.index().into()).expect("an id"), cube, lying(cell, Face::Blank))
            })
            .collect();
        for push in Push::all() {
            let face = Face::Symbol(Side::First, Some(Seat::North));
            let motions = push_motions(&cubes, push, face);
            assert_eq!(motions.len(), push.shifts().count() + 1);
            for (_, cube, motion) in motions {
                assert!(motion.length() <= LONGEST_PLY);
                assert_eq!(motion.end(), Some(lying(cube.cell, cube.face)));
            }
        }
    }

    #[test]
    fn the_symbol_is_up_and_the_dot_faces_its_seat() {
        for seat in Seat::ALL {
            let outward = if seat.side() == Side::First { Vec3::X } else { Vec3::NEG_X };
            let rotation = Face::Symbol(seat.side(), Some(seat)).rotation();
            assert!((rotation * outward).distance(Vec3::Y) < 1e-5);
            assert!((rotation * Vec3::Z).distance(seat_direction(seat)) < 1e-5);
        }
        assert!(seat_direction(Seat::West).distance(Vec3::NEG_X) < 1e-5);
    }
}
