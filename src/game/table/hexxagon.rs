//! How a Hexxagon position looks: wells in a wooden board, discs of ruby and pearl, blocks of stone.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::look::Look;
use super::motion::{Key, Motion};
use super::shape::{Plane, Ring, Shape, hexagon, polygon};
use crate::rules::Side;
use crate::rules::hexxagon::{Cell, Move, Position};

/// From the middle of a cell to its corners.
const CELL: f32 = 0.62;
/// How deep a well is.
const WELL: f32 = 0.06;
/// From the middle of a piece to its corners, and half its thickness.
const PIECE: f32 = 0.455;
const HALF_THICKNESS: f32 = 0.085;
/// The corners of the board are so far from its middle.
const BOARD: f32 = 5.55;
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

/// The middle of a cell, at the height of the board.
pub fn place(cell: Cell) -> Vec3 {
    let (q, r) = cell.axial();
    let (q, r) = (f32::from(q), f32::from(r));
    Vec3::new(1.5 * CELL * q, 0.0, 3f32.sqrt() * CELL * (r + q / 2.0))
}

/// How a piece stands on a cell.
pub fn standing(cell: Cell, side: Side) -> Transform {
    let up = Vec3::Y * (HALF_THICKNESS - WELL + 0.004);
    Transform::from_translation(place(cell) + up).with_rotation(showing(side))
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
    let side = crate::rules::Position::side_to_move(before);
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

/// The meshes of the game.
#[derive(Resource)]
pub struct HexxagonMeshes {
    half_piece: Handle<Mesh>,
    well: Handle<Mesh>,
    block: Handle<Mesh>,
    base: Handle<Mesh>,
    /// A clone goes here: a filled hexagon.
    pub clone_target: Handle<Mesh>,
    /// A jump goes here: a ring.
    pub jump_target: Handle<Mesh>,
    /// A frame that fits round a piece.
    pub frame: Handle<Mesh>,
}

impl FromWorld for HexxagonMeshes {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        Self {
            half_piece: meshes.add(half_piece_mesh()),
            well: meshes.add(well_mesh()),
            block: meshes.add(block_mesh()),
            base: meshes.add(base_mesh()),
            clone_target: meshes.add(plate_mesh(0.24)),
            jump_target: meshes.add(ring_mesh(30, 0.26, 0.17)),
            frame: meshes.add(ring_mesh(6, CELL * 0.93, CELL * 0.83)),
        }
    }
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
        parent.spawn((Name::new("Board"), Mesh3d(meshes.base.clone()), MeshMaterial3d(look.tray.clone())));
        for cell in Cell::all() {
            let at = Transform::from_translation(place(cell));
            if position.playable() & cell.bit() != 0 {
                parent.spawn((
                    Name::new(format!("Cell {cell}")),
                    Well(cell),
                    Mesh3d(meshes.well.clone()),
                    MeshMaterial3d(look.well.clone()),
                    at,
                ));
            } else {
                let turned = at.with_rotation(Quat::from_rotation_y(f32::from(cell.index()) * PI / 3.0));
                parent.spawn((
                    Name::new(format!("Block {cell}")),
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
    let half = |material: &Handle<StandardMaterial>, rotation| {
        (
            Mesh3d(meshes.half_piece.clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_rotation(rotation),
        )
    };
    commands
        .spawn((
            Name::new(format!("Piece {}", piece.cell)),
            piece,
            at,
            Visibility::default(),
            children![half(&look.ruby, Quat::IDENTITY), half(&look.pearl, Quat::from_rotation_x(PI))],
        ))
        .id()
}

/// The upper half of a disc: a rounded hexagon with a turned groove.
fn half_piece_mesh() -> Mesh {
    let rounded = |radius: f32, height: f32| {
        // Between a hexagon and a circle.
        let points = (0..48)
            .map(|i| {
                let angle = std::f32::consts::TAU * i as f32 / 48.0;
                let side = (angle.rem_euclid(PI / 3.0) - PI / 6.0).cos();
                let hexagon = (PI / 6.0).cos() / side;
                Vec2::from_angle(angle) * radius * hexagon.lerp(0.97, 0.35)
            })
            .collect();
        (Ring { points, height }, LinearRgba::WHITE)
    };
    let mut shape = Shape::default();
    let top = HALF_THICKNESS;
    shape.dish(
        &Plane::horizontal(0.0),
        &[
            rounded(PIECE, 0.0),
            rounded(PIECE, top * 0.55),
            rounded(PIECE - 0.012, top * 0.82),
            rounded(PIECE - 0.04, top),
            rounded(PIECE - 0.13, top),
            rounded(PIECE - 0.15, top - 0.022),
            rounded(PIECE - 0.18, top - 0.022),
            rounded(PIECE - 0.20, top),
        ],
    );
    shape.mesh()
}

fn well_mesh() -> Mesh {
    let mut shape = Shape::default();
    let land = LinearRgba::rgb(0.22, 0.15, 0.11);
    let wood = LinearRgba::WHITE;
    shape.dish(
        &Plane::horizontal(0.0),
        &[
            (hexagon(CELL * 1.001, -0.12), land),
            (hexagon(CELL * 1.001, 0.0), land),
            (hexagon(CELL * 0.93, 0.0), land),
            (hexagon(CELL * 0.86, -WELL), wood),
        ],
    );
    shape.mesh()
}

/// A hewn stone: rings of uneven points.
fn block_mesh() -> Mesh {
    let uneven = |radius: f32, height: f32, seed: u32| {
        let points = (0..12u32)
            .map(|i| {
                let chip = ((i * 7 + seed * 5) % 11) as f32 / 11.0;
                let side = if i % 2 == 0 { 1.0 } else { 0.90 };
                Vec2::from_angle(std::f32::consts::TAU * i as f32 / 12.0)
                    * radius
                    * side
                    * (0.93 + 0.07 * chip)
            })
            .collect();
        let tone = 0.8 + 0.1 * seed as f32;
        (Ring { points, height }, LinearRgba::rgb(tone, tone * 0.96, tone * 0.90))
    };
    let mut shape = Shape::default();
    shape.dish(
        &Plane::horizontal(0.0),
        &[(hexagon(CELL, -0.12), LinearRgba::WHITE), (hexagon(CELL, 0.0), LinearRgba::WHITE)],
    );
    shape.dish(
        &Plane::horizontal(0.0),
        &[
            uneven(CELL * 0.90, 0.0, 1),
            uneven(CELL * 0.86, 0.20, 2),
            uneven(CELL * 0.70, 0.36, 3),
            uneven(CELL * 0.34, 0.42, 2),
        ],
    );
    shape.mesh()
}

fn base_mesh() -> Mesh {
    // Its corners lie north and south, as the board's do.
    let ring = |radius: f32, height: f32| (polygon(6, radius, PI / 2.0, height), LinearRgba::WHITE);
    let mut shape = Shape::default();
    shape.dish(
        &Plane::horizontal(0.0),
        &[
            ring(BOARD + 0.06, super::TABLE_HEIGHT),
            ring(BOARD + 0.06, -0.06),
            ring(BOARD, 0.02),
            ring(BOARD - 0.12, 0.02),
            ring(BOARD - 0.18, -0.13),
        ],
    );
    shape.mesh()
}

fn plate_mesh(radius: f32) -> Mesh {
    let mut shape = Shape::default();
    let ring = |share: f32, height: f32| (hexagon(radius * share, height), LinearRgba::WHITE);
    shape.dish(&Plane::horizontal(0.0), &[ring(1.0, 0.0), ring(1.0, 0.03), ring(0.85, 0.05)]);
    shape.mesh()
}

fn ring_mesh(corners: usize, outer: f32, inner: f32) -> Mesh {
    let mut shape = Shape::default();
    let ring = |radius: f32, height: f32| polygon(corners, radius, 0.0, height);
    let rings = [ring(outer, 0.0), ring(outer, 0.04), ring(inner, 0.04), ring(inner, 0.0)];
    for pair in rings.windows(2) {
        shape.strip(&Plane::horizontal(0.0), &pair[0], &pair[1], LinearRgba::WHITE);
    }
    shape.mesh()
}
