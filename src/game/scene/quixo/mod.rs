//! The Quixo board: 25 cubes in a tray.

mod mesh;
mod push;
mod symbol;

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::picking::mesh_picking::ray_cast::SimplifiedMesh;
use bevy::prelude::*;

use super::board::BoardMeshes;
use super::materials::Theme;
use super::texture::wood::BLOCKS;
use super::{named_mesh, placement_jitter};
use pushflip_core::rules::Side;
use pushflip_core::rules::quixo::teams::Seat;
use pushflip_core::rules::quixo::{Cell, Push};
use pushflip_core::session::AnyPosition;

pub use mesh::QuixoMeshes;
pub(super) use mesh::{ARROW_TAIL, ARROW_THICKNESS, ARROW_TIP, RIM, TRAY_HALF, arrow_mesh};
pub use push::{CARRY_TIME, PUSH_TIME, carry, push_motions, push_of};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<QuixoMeshes>().add_systems(
        Update,
        mesh::paint_symbols.run_if(resource_changed::<Theme>).after(super::UpdateMaterials),
    );
}

/// Half the edge length of a cube; cells are one unit apart.
pub const HALF: f32 = 0.465;
/// Height of the tops of the cubes, in world units.
pub const TOP: f32 = 2.0 * HALF;
/// Height at which a selected cube is held.
pub const HELD_HEIGHT: f32 = 0.62;
/// Distance of the dot from the centre of a face.
const DOT_OUT: f32 = 0.334;

/// Distance of the arrows that turn a dot from the centre of the cube.
const DOT_ARROW_OUT: f32 = 0.85;
/// Height of arrows, where no cube hides them.
const ARROW_HEIGHT: f32 = 0.95;
/// Size of the arrow of a push, and its distance from the centre of the lane towards the row. In the default view of a
/// wide window its shaft ends just before the coordinates of the far side.
const PUSH_ARROW: Vec3 = Vec3::new(0.68, 0.5, 0.68);
const PUSH_ARROW_IN: f32 = 0.22;

#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cube {
    pub cell: Cell,
    pub face: Face,
}

/// The upper face of a cube.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Face {
    #[default]
    Blank,
    /// A symbol; in the team game with the seat that its dot faces.
    Symbol(Side, Option<Seat>),
}

impl Face {
    /// The face of a cube in a position; blank in Hexxagon.
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

    /// The rotation of a cube that shows this face.
    fn rotation(self) -> Quat {
        let Self::Symbol(side, dot) = self else { return Quat::IDENTITY };
        let up = if side == Side::First { FRAC_PI_2 } else { -FRAC_PI_2 };
        Quat::from_rotation_y(dot.map_or(0.0, seat_angle)) * Quat::from_rotation_z(up)
    }
}

/// The yaw of a seat relative to the south seat.
pub fn seat_angle(seat: Seat) -> f32 {
    match seat {
        Seat::South => 0.0,
        Seat::East => FRAC_PI_2,
        Seat::North => PI,
        Seat::West => -FRAC_PI_2,
    }
}

pub fn seat_direction(seat: Seat) -> Vec3 {
    Quat::from_rotation_y(seat_angle(seat)) * Vec3::Z
}

pub fn cube_center(cell: Cell) -> Vec3 {
    Vec3::new(f32::from(cell.column()) - 2.0, HALF, 2.0 - f32::from(cell.row()))
}

pub fn cube_transform(cell: Cell, face: Face) -> Transform {
    let placement_jitter = placement_jitter(cell.index().into());
    Transform::from_translation(cube_center(cell) + placement_jitter.translation)
        .with_rotation(placement_jitter.rotation * face.rotation())
}

/// The start position of a push in the lane, and its direction.
pub fn lane(push: Push) -> (Vec3, Vec3) {
    let inward = (cube_center(push.take()) - cube_center(push.insert())).normalize();
    (cube_center(push.insert()) - inward * 1.04, inward)
}

/// The transform of the arrow to click for a push.
pub fn push_arrow(push: Push) -> Transform {
    let (lane, inward) = lane(push);
    Transform::from_translation(lane.with_y(ARROW_HEIGHT) + inward * PUSH_ARROW_IN)
        .with_rotation(Quat::from_rotation_arc(Vec3::X, inward))
        .with_scale(PUSH_ARROW)
}

/// The transform of the arrow that turns the dot of a cube in the lane to a seat, far enough from the cube to keep
/// both arrows distinct.
pub fn dot_arrow(push: Push, seat: Seat) -> Transform {
    let outward = seat_direction(seat);
    Transform::from_translation(lane(push).0.with_y(ARROW_HEIGHT) + outward * DOT_ARROW_OUT)
        .with_rotation(Quat::from_rotation_arc(Vec3::X, outward))
}

/// The transform of a cube in the lane before a push, with its symbol up.
pub fn held_in_lane(push: Push, face: Face) -> Transform {
    Transform::from_translation(lane(push).0).with_rotation(face.rotation())
}

/// The wood of a cube, which differs from that of its neighbours.
fn wood_index(cell: Cell) -> usize {
    (usize::from(cell.column()) * 3 + usize::from(cell.row()) * 4) % BLOCKS
}

/// The labels of the rim, each with its position and the direction to the next one.
pub(super) fn labels() -> Vec<(String, Vec3, Vec3)> {
    let Vec2 { x: rim, y: height } = mesh::RIM_MIDDLE;
    let mut labels = Vec::new();
    for i in 0..5u8 {
        let along = f32::from(i) - 2.0;
        for edge in [rim, -rim] {
            labels.push((char::from(b'a' + i).to_string(), Vec3::new(along, height, edge), Vec3::X));
            labels.push(((i + 1).to_string(), Vec3::new(edge, height, -along), Vec3::Z));
        }
    }
    labels
}

/// The letters of the four seats on the rim, as in the notation, each to be read from its seat.
pub(super) fn seats() -> impl Iterator<Item = (String, Transform)> {
    // Beyond the letters of the cells, on the right-hand side.
    const ALONG: f32 = 3.2;
    let Vec2 { x: rim, y: height } = mesh::RIM_MIDDLE;
    Seat::ALL.into_iter().map(move |seat| {
        let turn = Quat::from_rotation_y(seat_angle(seat));
        let at = turn * Vec3::new(ALONG, height, rim);
        let place = Transform::from_translation(at).with_rotation(turn);
        (seat.letter().to_ascii_uppercase().to_string(), place)
    })
}

/// Spawns the board of a position below `board`.
pub fn spawn(commands: &mut Commands, board: Entity, meshes: &BoardMeshes, position: &AnyPosition) {
    let (parts, materials) = (&meshes.quixo, &meshes.materials);
    commands.entity(board).with_children(|parent| {
        parent.spawn(named_mesh("Rim", &parts.rim, &materials.tray));
        parent.spawn(named_mesh("Floor", &parts.floor, &materials.felt));
        for cell in Cell::all() {
            let face = Face::of(position, cell);
            let (mesh, material) =
                (&parts.cubes[wood_index(cell)], &materials.cubes[usize::from(cell.index())]);
            let mut cube = parent.spawn((
                named_mesh(format!("Cube {cell}"), mesh, material),
                Cube { cell, face },
                SimplifiedMesh(parts.simple_cube.clone()),
                cube_transform(cell, face),
            ));
            if matches!(position, AnyPosition::Teams(_)) {
                cube.with_children(|faces| {
                    for (ink, outward) in materials.ink.iter().zip([Vec3::X, Vec3::NEG_X]) {
                        let at = outward * (HALF + 0.002) + Vec3::Z * DOT_OUT;
                        let place = Transform::from_translation(at)
                            .with_rotation(Quat::from_rotation_arc(Vec3::Y, outward));
                        faces.spawn((named_mesh("Dot", &parts.dot, ink), place, Pickable::IGNORE));
                    }
                });
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_symbol_faces_up_and_the_dot_faces_its_seat() {
        for seat in Seat::ALL {
            let outward = if seat.side() == Side::First { Vec3::X } else { Vec3::NEG_X };
            let rotation = Face::Symbol(seat.side(), Some(seat)).rotation();
            assert!((rotation * outward).distance(Vec3::Y) < 1e-5);
            assert!((rotation * Vec3::Z).distance(seat_direction(seat)) < 1e-5);
        }
        assert!(seat_direction(Seat::West).distance(Vec3::NEG_X) < 1e-5);
    }
}
