//! The Hexxagon board: wells in wood, discs of ruby and pearl, blocks of stone.

mod disc;
mod mesh;
mod stone;

use std::f32::consts::PI;

use bevy::prelude::*;

use super::laid;
use super::look::{Look, Surface, Theme};
use crate::game::motion::{Key, Motion};
use crate::game::settings::Settings;
use pushflip_core::rules::Side;
use pushflip_core::rules::hexxagon::{Cell, Move, Position};

pub(super) use disc::COLLAR;
pub use mesh::HexxagonMeshes;
pub(super) use mesh::{RIM, RIM_TOP};
pub(super) use stone::BLOCK;

/// Adds the meshes.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HexxagonMeshes>().add_systems(
        Update,
        disc::inlay_symbols
            .run_if(resource_changed::<Theme>.or_else(resource_changed::<Settings>))
            .after(super::Paint),
    );
}

/// From the middle of a cell to its corners.
const CELL: f32 = 0.62;
/// How deep a well is.
const WELL: f32 = 0.06;
/// Half the thickness of a piece.
const HALF_THICKNESS: f32 = 0.085;
/// The middle of a piece lies so far above the floor of its well.
pub(super) const ABOVE_FLOOR: f32 = HALF_THICKNESS + 0.004;
/// How high a chosen piece is held.
pub const HELD: f32 = 0.4;
/// Seconds until a clone has grown.
pub const GROWTH_TIME: f32 = 0.38;
/// Seconds until a jump has landed.
pub const JUMP_TIME: f32 = 0.44;
/// Seconds until a turning piece stands on its edge.
pub const HALF_TURN_TIME: f32 = 0.16;
/// Seconds from one turning piece to the next.
pub const FLIP_STEP: f32 = 0.07;

/// A piece, and whose it is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Where it stands.
    pub cell: Cell,
    /// The colour on top.
    pub side: Side,
}

/// A cell of the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Well(pub Cell);

/// A block of stone.
#[derive(Component)]
pub struct Block;

/// The middle of a cell, at the height of the board.
pub fn place(cell: Cell) -> Vec3 {
    let (q, r) = cell.axial();
    let (q, r) = (f32::from(q), f32::from(r));
    Vec3::new(1.5 * CELL * q, 0.0, 3f32.sqrt() * CELL * (r + q / 2.0))
}

/// How a piece stands on a cell.
pub fn standing(cell: Cell, side: Side) -> Transform {
    let up = Vec3::Y * (ABOVE_FLOOR - WELL);
    let laid = laid(cell.index().into());
    Transform::from_translation(place(cell) + up + laid.translation)
        .with_rotation(laid.rotation * showing(side))
}

fn showing(side: Side) -> Quat {
    match side {
        Side::First => Quat::IDENTITY,
        Side::Second => Quat::from_rotation_x(PI),
    }
}

/// A ply in motion: where a new piece comes from, and who moves how.
pub struct PlyMotion {
    /// A piece that a clone adds, with its way.
    pub grown: Option<(Piece, Motion)>,
    /// Pieces on the board.
    pub moved: Vec<(Entity, Piece, Motion)>,
}

/// The whole ply: a clone grows out of a neighbour, a jump flies in an arc, captured pieces turn
/// over one after the other round the arrival.
pub fn ply_motion(pieces: &[(Entity, Piece, Transform)], before: &Position, mv: Move) -> PlyMotion {
    let mut ply = PlyMotion { grown: None, moved: Vec::new() };
    let Some(to) = mv.to() else { return ply };
    let side = pushflip_core::rules::Position::side_to_move(before);
    let arrived = if let Move::Jump { from, .. } = mv {
        let end = standing(to, side);
        for &(entity, _, now) in pieces.iter().filter(|(_, piece, _)| piece.cell == from) {
            let top = (now.translation + end.translation) / 2.0 + Vec3::Y * 0.95;
            let keys = vec![
                Key::new(0.0, now),
                Key::new(JUMP_TIME / 2.0, end.with_translation(top)).ease(EaseFunction::SineOut),
                Key::new(JUMP_TIME, end).ease(EaseFunction::SineIn),
            ];
            ply.moved.push((entity, Piece { cell: to, side }, Motion::of_ply(keys)));
        }
        JUMP_TIME
    } else {
        ply.grown = Some((Piece { cell: to, side }, Motion::of_ply(growth(before, to, side))));
        GROWTH_TIME
    };
    // Clockwise from the north, as rings are counted.
    let mut turned: Vec<Cell> = Cell::all().filter(|cell| before.captures(to) & cell.bit() != 0).collect();
    turned.sort_by(|a, b| bearing(to, *a).total_cmp(&bearing(to, *b)));
    for (number, cell) in turned.into_iter().enumerate() {
        for &(entity, _, now) in pieces.iter().filter(|(_, piece, _)| piece.cell == cell) {
            let start = arrived + FLIP_STEP * number as f32;
            let keys = turn_over(now, to, cell, side, start);
            ply.moved.push((entity, Piece { cell, side }, Motion::of_ply(keys)));
        }
    }
    ply
}

fn bearing(centre: Cell, cell: Cell) -> f32 {
    let d = place(cell) - place(centre);
    d.x.atan2(-d.z).rem_euclid(std::f32::consts::TAU)
}

fn growth(before: &Position, to: Cell, side: Side) -> Vec<Key> {
    let end = standing(to, side);
    let parents = to.neighbours() & before.pieces(side);
    let parent = Cell::all().find(|cell| parents & cell.bit() != 0).unwrap_or(to);
    let seed = standing(parent, side);
    vec![
        Key::new(0.0, seed.with_scale(Vec3::splat(0.35)).with_translation(seed.translation + Vec3::Y * 0.16)),
        Key::new(GROWTH_TIME, end).ease(EaseFunction::BackOut),
    ]
}

fn turn_over(now: Transform, from: Cell, cell: Cell, side: Side, start: f32) -> Vec<Key> {
    let end = standing(cell, side);
    let away = (place(cell) - place(from)).normalize();
    // It rolls away from the piece that arrived.
    let roll = Quat::from_axis_angle(Vec3::Y.cross(away), PI / 2.0);
    let upright = Transform { rotation: roll * now.rotation, ..end };
    let upright = upright.with_translation(end.translation + Vec3::Y * 0.42);
    // Six-fold symmetry: the turned disc looks as if it had been set down by hand.
    let landed = Transform { rotation: roll * roll * now.rotation, ..end };
    vec![
        Key::new(0.0, now),
        Key::new(start, now),
        Key::new(start + HALF_TURN_TIME, upright).ease(EaseFunction::SineIn),
        Key::new(start + 2.0 * HALF_TURN_TIME, landed).ease(EaseFunction::SineOut),
        Key::new(start + 2.0 * HALF_TURN_TIME + 0.001, end),
    ]
}

/// The names of the cells, each with its place and whether that is on the dark plate: those of the outer ring before
/// the rim, where pieces do not hide them, the others in the near half of their wells, where a piece covers them whole.
pub(super) fn labels() -> Vec<(String, Vec3, bool)> {
    let label = |cell: Cell| {
        let at = place(cell);
        let name = cell.to_string();
        if !name.starts_with('e') {
            return (name, at + Vec3::new(0.0, -WELL, 0.26), false);
        }
        // A corner of the ring turns a side of its cell to the rim, the others a corner.
        let towards_corner = (at.x.atan2(-at.z) / (PI / 3.0)).round() * (PI / 3.0);
        let corner = Vec3::new(towards_corner.sin(), 0.0, -towards_corner.cos());
        let outward = if at.normalize().dot(corner) > 0.999 {
            corner * 0.73
        } else {
            let towards_side = ((at.x.atan2(-at.z) / (PI / 3.0)).floor() + 0.5) * (PI / 3.0);
            let side = Vec3::new(towards_side.sin(), 0.0, -towards_side.cos());
            // In the west and east a word is wider than the plate: it goes beside the corner.
            if side.x.abs() > 0.9 { side * 0.715 + Vec3::Z * 0.24 } else { side * 0.76 }
        };
        // As high as the bars: those would hide the ends of a word on the plate below them.
        (name, at + outward, true)
    };
    Cell::all().map(label).collect()
}

/// Everything on the table for a position, below `board`.
pub fn spawn(
    commands: &mut Commands,
    board: Entity,
    meshes: &HexxagonMeshes,
    look: &Look,
    position: &Position,
) {
    commands.entity(board).with_children(|parent| {
        parent.spawn((Name::new("Rim"), Mesh3d(meshes.rim.clone()), MeshMaterial3d(look.tray.clone())));
        parent.spawn((Name::new("Land"), Mesh3d(meshes.land.clone()), MeshMaterial3d(look.land.clone())));
        for cell in Cell::all() {
            let at = Transform::from_translation(place(cell));
            if position.playable() & cell.bit() != 0 {
                parent.spawn((
                    Name::new(format!("Cell {cell}")),
                    Well(cell),
                    Mesh3d(meshes.well(cell).clone()),
                    MeshMaterial3d(look.well.clone()),
                    at,
                ));
            } else {
                let turned = at.with_rotation(Quat::from_rotation_y(f32::from(cell.index()) * PI / 3.0));
                parent.spawn((
                    Name::new(format!("Block {cell}")),
                    Block,
                    Mesh3d(meshes.block.clone()),
                    MeshMaterial3d(look.stone.clone()),
                    turned,
                ));
            }
        }
    });
    for cell in Cell::all() {
        if let Some(side) = position.piece(cell) {
            let piece = spawn_piece(commands, meshes, look, Piece { cell, side }, standing(cell, side));
            commands.entity(board).add_child(piece);
        }
    }
}

/// A disc of two halves: ruby above pearl, or the other way round when it is turned over.
pub fn spawn_piece(
    commands: &mut Commands,
    meshes: &HexxagonMeshes,
    look: &Look,
    piece: Piece,
    at: Transform,
) -> Entity {
    let half = |side: Side, material: &Handle<Surface>| {
        (
            Mesh3d(meshes.halves[side as usize].clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_rotation(showing(side)),
        )
    };
    commands
        .spawn((
            Name::new(format!("Piece {}", piece.cell)),
            piece,
            at,
            Visibility::default(),
            children![half(Side::First, &look.ruby), half(Side::Second, &look.pearl)],
        ))
        .id()
}
