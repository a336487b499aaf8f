//! The Quixo board: 25 cubes in a tray.

mod mesh;
mod push;
mod symbol;

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::picking::mesh_picking::ray_cast::SimplifiedMesh;
use bevy::prelude::*;

use super::laid;
use super::look::{Look, Theme};
use super::texture::wood::BLOCKS;
use pushflip_core::rules::Side;
use pushflip_core::rules::quixo::teams::Seat;
use pushflip_core::rules::quixo::{Cell, Push};
use pushflip_core::session::AnyPosition;

pub use mesh::QuixoMeshes;
pub(super) use mesh::{RIM, TRAY_HALF};
pub use push::{CARRY_TIME, PUSH_TIME, carry, push_motions};

/// Adds the meshes.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<QuixoMeshes>()
        .add_systems(Update, mesh::paint_symbols.run_if(resource_changed::<Theme>).after(super::Paint));
}

/// Half the edge of a cube; cells are one unit apart.
pub const HALF: f32 = 0.465;
/// How high the tops of the cubes lie, in units.
pub const TOP: f32 = 2.0 * HALF;
/// How high a chosen cube is held over its place.
pub const HELD: f32 = 0.62;
/// Where the dot sits on a face, from its centre towards an edge.
const DOT_OUT: f32 = 0.334;

/// How far the arrows that turn a dot lie from the middle of its cube.
const DOT_ARROW_OUT: f32 = 0.85;
/// Arrows float so high that no cube hides them.
pub const ARROW_HEIGHT: f32 = 0.95;

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
    let laid = laid(cell.index().into());
    Transform::from_translation(place(cell) + laid.translation).with_rotation(laid.rotation * face.rotation())
}

/// The place in the lane from which a cube is pushed in, and the direction of the push.
pub fn lane(push: Push) -> (Vec3, Vec3) {
    let inward = (place(push.take()) - place(push.insert())).normalize();
    (place(push.insert()) - inward * 1.04, inward)
}

/// Where the arrow lies that turns the dot of a cube in the lane to a seat: so far from the cube that the
/// two arrows cannot be mistaken for each other.
pub fn dot_arrow(push: Push, seat: Seat) -> Vec3 {
    lane(push).0.with_y(ARROW_HEIGHT) + seat_direction(seat) * DOT_ARROW_OUT
}

/// A cube held in the lane before a push, its symbol up.
pub fn held_in_lane(push: Push, face: Face) -> Transform {
    Transform::from_translation(lane(push).0).with_rotation(face.rotation())
}

/// Which wood a cube is cut from: never that of a neighbour.
fn wood_of(cell: Cell) -> usize {
    (usize::from(cell.column()) * 3 + usize::from(cell.row()) * 4) % BLOCKS
}

/// The letters and numbers of the rim, each with its place and where its right hand is.
pub(super) fn labels() -> Vec<(String, Vec3, Vec3)> {
    let Vec2 { x: rim, y: height } = mesh::RIM_MIDDLE;
    let mut labels = Vec::new();
    for i in 0..5u8 {
        let along = f32::from(i) - 2.0;
        for (edge, right) in [(rim, Vec3::X), (-rim, Vec3::NEG_X)] {
            labels.push((char::from(b'a' + i).to_string(), Vec3::new(along, height, edge), right));
            labels.push(((i + 1).to_string(), Vec3::new(-edge, height, -along), right));
        }
    }
    labels
}

/// The places of the four on the rim, as the sheet calls them, each as who sits there reads it.
pub(super) fn seats() -> impl Iterator<Item = (&'static str, Vec3, Vec3)> {
    // Beyond the letters of the cells, at the right hand.
    const ALONG: f32 = 3.2;
    let Vec2 { x: rim, y: height } = mesh::RIM_MIDDLE;
    Seat::ALL.into_iter().map(move |seat| {
        let turn = Quat::from_rotation_y(seat_angle(seat));
        let at = turn * Vec3::new(ALONG, height, rim);
        (seat.place(), at, turn * Vec3::X)
    })
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
                Mesh3d(meshes.cubes[wood_of(cell)].clone()),
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

#[cfg(test)]
mod tests {
    use super::*;

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
