//! The Hexxagon board: wells in wood, discs in two colours, blocks of stone.

mod block;
mod disc;
mod mesh;

use std::f32::consts::PI;

use bevy::prelude::*;

use super::board::BoardMeshes;
use super::materials::{Surface, Theme};
use super::{named_mesh, placement_jitter};
use crate::game::motion::{Keyframe, Motion};
use crate::game::settings::Settings;
use pushflip_core::rules::Side;
use pushflip_core::rules::hexxagon::cells::RINGS;
use pushflip_core::rules::hexxagon::{Cell, Move, Position};

pub(super) use block::BLOCK_SIZE;
pub(super) use disc::COLLAR;
pub use mesh::HexxagonMeshes;
pub(super) use mesh::{JUMP_ARROW, RIM, RIM_TOP};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HexxagonMeshes>().add_systems(
        Update,
        disc::inlay_symbols
            .run_if(resource_changed::<Theme>.or_else(resource_changed::<Settings>))
            .after(super::UpdateMaterials),
    );
}

/// Circumradius of a cell.
const CELL: f32 = 0.62;
const WELL: f32 = 0.06;
const HALF_THICKNESS: f32 = 0.085;
/// Height of the centre of a piece above the floor of its well.
pub(super) const ABOVE_FLOOR: f32 = HALF_THICKNESS + 0.004;
/// Height at which a selected piece is held.
pub const HELD_HEIGHT: f32 = 0.4;
/// Duration of the growth of a clone, in seconds.
pub const GROWTH_TIME: f32 = 0.38;
/// Duration of a jump, in seconds.
pub const JUMP_TIME: f32 = 0.44;
/// Duration of the landing after a jump, in seconds, and the scale of the piece in the middle of it.
const LANDING_TIME: f32 = 0.15;
const SQUASHED: Vec3 = Vec3::new(1.05, 0.78, 1.05);
/// Duration of half a turn of a captured piece, in seconds.
pub const HALF_TURN_TIME: f32 = 0.16;
/// Delay between the turns of captured pieces, in seconds.
pub const FLIP_STEP: f32 = 0.07;

#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    pub cell: Cell,
    /// The side whose colour is on top.
    pub side: Side,
}

#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Well(pub Cell);

#[derive(Component)]
pub struct Block;

/// The centre of a cell at the height of the board.
pub fn cell_center(cell: Cell) -> Vec3 {
    let (q, r) = cell.axial();
    let (q, r) = (f32::from(q), f32::from(r));
    Vec3::new(1.5 * CELL * q, 0.0, 3f32.sqrt() * CELL * (r + q / 2.0))
}

pub fn piece_transform(cell: Cell, side: Side) -> Transform {
    let up = Vec3::Y * (ABOVE_FLOOR - WELL);
    let placement_jitter = placement_jitter(cell.index().into());
    Transform::from_translation(cell_center(cell) + up + placement_jitter.translation)
        .with_rotation(placement_jitter.rotation * rotation_for(side))
}

fn rotation_for(side: Side) -> Quat {
    match side {
        Side::First => Quat::IDENTITY,
        Side::Second => Quat::from_rotation_x(PI),
    }
}

/// The animations of a ply.
pub struct PlyMotion {
    /// The piece that a clone adds, and its animation.
    pub grown: Option<(Piece, Motion)>,
    /// The pieces that move or turn: their entity, their state after the ply, and their animation.
    pub moved: Vec<(Entity, Piece, Motion)>,
}

/// The animations of a ply: a clone grows out of a neighbour, a jump flies in an arc, captured pieces turn
/// over one after another around the destination.
pub fn ply_motion(pieces: &[(Entity, Piece, Transform)], before: &Position, mv: Move) -> PlyMotion {
    let mut ply = PlyMotion { grown: None, moved: Vec::new() };
    let Some(to) = mv.to() else { return ply };
    let side = pushflip_core::rules::Position::side_to_move(before);
    let arrived = if let Move::Jump { from, .. } = mv {
        let end = piece_transform(to, side);
        for &(entity, _, now) in pieces.iter().filter(|(_, piece, _)| piece.cell == from) {
            let top = (now.translation + end.translation) / 2.0 + Vec3::Y * 0.95;
            let keys = vec![
                Keyframe::new(0.0, now),
                Keyframe::new(JUMP_TIME / 2.0, end.with_translation(top)).ease(EaseFunction::SineOut),
                Keyframe::new(JUMP_TIME, end).ease(EaseFunction::SineIn),
                Keyframe::new(JUMP_TIME + LANDING_TIME / 3.0, end.with_scale(SQUASHED)),
                Keyframe::new(JUMP_TIME + LANDING_TIME, end),
            ];
            ply.moved.push((entity, Piece { cell: to, side }, Motion::blocking(keys)));
        }
        JUMP_TIME
    } else {
        ply.grown = Some((Piece { cell: to, side }, Motion::blocking(growth(before, to, side))));
        GROWTH_TIME
    };
    // Clockwise from the north.
    let mut turned: Vec<Cell> = Cell::all().filter(|cell| before.captures(to) & cell.bit() != 0).collect();
    turned.sort_by(|a, b| clockwise_angle(to, *a).total_cmp(&clockwise_angle(to, *b)));
    for (number, cell) in turned.into_iter().enumerate() {
        for &(entity, _, now) in pieces.iter().filter(|(_, piece, _)| piece.cell == cell) {
            let start = arrived + FLIP_STEP * number as f32;
            let keys = turn_over(now, to, cell, side, start);
            ply.moved.push((entity, Piece { cell, side }, Motion::blocking(keys)));
        }
    }
    ply
}

fn clockwise_angle(centre: Cell, cell: Cell) -> f32 {
    let d = cell_center(cell) - cell_center(centre);
    d.x.atan2(-d.z).rem_euclid(std::f32::consts::TAU)
}

fn growth(before: &Position, to: Cell, side: Side) -> Vec<Keyframe> {
    let end = piece_transform(to, side);
    let parents = to.neighbours() & before.pieces(side);
    let parent = Cell::all().find(|cell| parents & cell.bit() != 0).unwrap_or(to);
    let seed = piece_transform(parent, side);
    vec![
        Keyframe::new(
            0.0,
            seed.with_scale(Vec3::splat(0.35)).with_translation(seed.translation + Vec3::Y * 0.16),
        ),
        Keyframe::new(GROWTH_TIME, end).ease(EaseFunction::BackOut),
    ]
}

fn turn_over(now: Transform, from: Cell, cell: Cell, side: Side, start: f32) -> Vec<Keyframe> {
    let end = piece_transform(cell, side);
    let away = (cell_center(cell) - cell_center(from)).normalize();
    // It rolls away from the arriving piece.
    let roll = Quat::from_axis_angle(Vec3::Y.cross(away), PI / 2.0);
    let upright = Transform { rotation: roll * now.rotation, ..end };
    let upright = upright.with_translation(end.translation + Vec3::Y * 0.42);
    // With its six-fold symmetry, the turned disc can be set to its final orientation unnoticed.
    let landed = Transform { rotation: roll * roll * now.rotation, ..end };
    vec![
        Keyframe::new(0.0, now),
        Keyframe::new(start, now),
        Keyframe::new(start + HALF_TURN_TIME, upright).ease(EaseFunction::SineIn),
        Keyframe::new(start + 2.0 * HALF_TURN_TIME, landed).ease(EaseFunction::SineOut),
        Keyframe::new(start + 2.0 * HALF_TURN_TIME + 0.001, end),
    ]
}

/// Whether the label of a cell is in front of the rim, where no piece hides it.
pub(super) fn is_labelled_on_plate(cell: Cell) -> bool {
    cell.ring() == RINGS - 1
}

/// The place of the label of a cell: on the plate, or in the half of the well that is in the direction `near`. A block
/// there would hide it; then it is in the other half. `blocks` are the bits of the blocks beside the cell.
pub(super) fn label(cell: Cell, blocks: u64, near: Vec3) -> Vec3 {
    let at = cell_center(cell);
    if !is_labelled_on_plate(cell) {
        let mut blocks = Cell::all().filter(|other| blocks & other.bit() != 0);
        let is_behind_block = blocks.any(|block| (cell_center(block) - at).normalize().dot(near) > 0.9);
        let near = if is_behind_block { -near } else { near };
        return at - Vec3::Y * WELL + near * 0.26;
    }
    // The corner cells of the ring have a side towards the rim, the others a corner.
    let towards_corner = (at.x.atan2(-at.z) / (PI / 3.0)).round() * (PI / 3.0);
    let corner = Vec3::new(towards_corner.sin(), 0.0, -towards_corner.cos());
    let outward = if at.normalize().dot(corner) > 0.999 {
        corner * 0.73
    } else {
        let towards_side = ((at.x.atan2(-at.z) / (PI / 3.0)).floor() + 0.5) * (PI / 3.0);
        let side = Vec3::new(towards_side.sin(), 0.0, -towards_side.cos());
        // In the west and east the label is wider than the plate: it goes beside the corner.
        if side.x.abs() > 0.9 { side * 0.715 + Vec3::Z * 0.24 } else { side * 0.76 }
    };
    // At the height of the bars, which would hide the ends of a label on the plate below them.
    at + outward
}

/// Spawns the board of a position below `board`.
pub fn spawn(commands: &mut Commands, board: Entity, meshes: &BoardMeshes, position: &Position) {
    let (parts, materials) = (&meshes.hexxagon, &meshes.materials);
    commands.entity(board).with_children(|parent| {
        parent.spawn(named_mesh("Rim", &parts.rim, &materials.tray));
        parent.spawn(named_mesh("Plate", &parts.plate, &materials.plate));
        for cell in Cell::all() {
            let at = Transform::from_translation(cell_center(cell));
            if position.playable() & cell.bit() != 0 {
                let well = named_mesh(format!("Cell {cell}"), parts.well(cell), &materials.well);
                parent.spawn((well, Well(cell), at));
            } else {
                let turned = at.with_rotation(Quat::from_rotation_y(f32::from(cell.index()) * PI / 3.0));
                let block = named_mesh(format!("Block {cell}"), &parts.block, &materials.stone);
                parent.spawn((block, Block, turned));
            }
        }
    });
    spawn_pieces(commands, board, meshes, position);
}

pub fn spawn_pieces(commands: &mut Commands, board: Entity, meshes: &BoardMeshes, position: &Position) {
    for cell in Cell::all() {
        if let Some(side) = position.piece(cell) {
            let piece = spawn_piece(commands, meshes, Piece { cell, side }, piece_transform(cell, side));
            commands.entity(board).add_child(piece);
        }
    }
}

/// Spawns a piece of two halves: red above white, or turned over.
pub fn spawn_piece(commands: &mut Commands, meshes: &BoardMeshes, piece: Piece, at: Transform) -> Entity {
    let half = |side: Side, material: &Handle<Surface>| {
        (
            Mesh3d(meshes.hexxagon.halves[side as usize].clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_rotation(rotation_for(side)),
        )
    };
    commands
        .spawn((
            Name::new(format!("Piece {}", piece.cell)),
            piece,
            at,
            Visibility::default(),
            children![
                half(Side::First, &meshes.materials.red_half),
                half(Side::Second, &meshes.materials.white_half)
            ],
        ))
        .id()
}
