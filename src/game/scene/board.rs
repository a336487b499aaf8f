//! The board of the current match: set up from a position, or updated by an animated ply.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::hexxagon::{self, HexxagonMeshes, Piece, Well};
use super::materials::SceneMaterials;
use super::quixo::{self, Cube, Face, QuixoMeshes};
use crate::game::motion::{Motion, run_motions};
use crate::game::state::{BoardChanged, MovePlayed, Step, ViewedPly};
use crate::game::turn::CurrentMatch;
use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyCell, AnyMove, AnyPosition};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((quixo::plugin, hexxagon::plugin))
        .add_systems(Startup, |mut set: MessageWriter<BoardChanged>| {
            set.write(BoardChanged::Replaced);
        })
        .add_systems(
            Update,
            (
                set_board.run_if(on_message::<BoardChanged>),
                // While moves are browsed, another position is shown.
                animate_ply
                    .run_if(on_message::<MovePlayed>)
                    .run_if(|viewed_ply: Res<ViewedPly>| viewed_ply.0.is_none()),
            )
                .chain()
                .in_set(Step::Table)
                .before(run_motions),
        );
}

/// The root entity of a board.
#[derive(Component)]
pub(super) struct Board(pub(super) Variant);

/// The meshes of both boards, and the materials of the scene.
#[derive(SystemParam)]
pub struct BoardMeshes<'w> {
    pub quixo: Res<'w, QuixoMeshes>,
    pub hexxagon: Res<'w, HexxagonMeshes>,
    pub materials: Res<'w, SceneMaterials>,
}

impl BoardMeshes<'_> {
    /// Spawns the board of a position below `board`.
    pub(super) fn spawn(&self, commands: &mut Commands, board: Entity, position: &AnyPosition) {
        match position {
            AnyPosition::Hexxagon(p) => hexxagon::spawn(commands, board, self, p),
            _ => quixo::spawn(commands, board, self, position),
        }
    }
}

/// The cells of the cubes, pieces and wells on the board.
#[derive(SystemParam)]
pub struct BoardCells<'w, 's> {
    parts: Query<'w, 's, (Option<&'static Cube>, Option<&'static Piece>, Option<&'static Well>)>,
    parents: Query<'w, 's, &'static ChildOf>,
}

impl BoardCells<'_, '_> {
    /// The cell of a cube, a piece or a well, or of one of its child meshes.
    pub fn cell_of(&self, entity: Entity) -> Option<AnyCell> {
        let parent = self.parents.get(entity).map(ChildOf::parent).ok();
        std::iter::once(entity).chain(parent).find_map(|entity| {
            let (cube, piece, well) = self.parts.get(entity).ok()?;
            let hexxagon = piece.map(|piece| piece.cell).or(well.map(|well| well.0));
            cube.map(|cube| AnyCell::Quixo(cube.cell)).or(hexxagon.map(AnyCell::Hexxagon))
        })
    }
}

/// Sets up the shown position without animation.
pub(super) fn set_board(
    current: Res<CurrentMatch>,
    viewed_ply: Res<ViewedPly>,
    meshes: BoardMeshes,
    boards: Query<(Entity, &Board)>,
    mut cubes: Query<(Entity, &mut Cube, &mut Transform), Without<Piece>>,
    pieces: Query<Entity, With<Piece>>,
    mut commands: Commands,
) {
    let position = current.shown(*viewed_ply);
    let current_board = boards.iter().find(|(_, board)| board.0 == position.variant());
    for (entity, _) in boards.iter().filter(|(_, board)| board.0 != position.variant()) {
        commands.entity(entity).despawn();
    }
    let Some((board, _)) = current_board else {
        let board = commands
            .spawn((
                Name::new("Board"),
                Board(position.variant()),
                Transform::default(),
                Visibility::default(),
            ))
            .id();
        meshes.spawn(&mut commands, board, &position);
        return;
    };
    if let AnyPosition::Hexxagon(p) = &position {
        pieces.iter().for_each(|piece| commands.entity(piece).despawn());
        hexxagon::spawn_pieces(&mut commands, board, &meshes, p);
    } else {
        // Cubes keep their cells, because all cubes are alike.
        for (entity, mut cube, mut transform) in &mut cubes {
            cube.face = Face::of(&position, cube.cell);
            *transform = quixo::cube_transform(cube.cell, cube.face);
            commands.entity(entity).remove::<Motion>();
        }
    }
}

pub(super) fn animate_ply(
    mut plies: MessageReader<MovePlayed>,
    meshes: BoardMeshes,
    boards: Query<Entity, With<Board>>,
    mut cubes: Query<(Entity, &mut Cube, &Transform), Without<Piece>>,
    mut pieces: Query<(Entity, &mut Piece, &Transform), Without<Cube>>,
    mut commands: Commands,
) -> Result {
    for &MovePlayed { mv, before, .. } in plies.read() {
        if let (AnyMove::Hexxagon(mv), AnyPosition::Hexxagon(before)) = (mv, &before) {
            let now: Vec<_> = pieces.iter().map(|(e, piece, at)| (e, *piece, *at)).collect();
            let motion = hexxagon::ply_motion(&now, before, mv);
            if let Some((piece, motion)) = motion.grown {
                let start = motion.pose(0.0).unwrap_or_default();
                let grown = hexxagon::spawn_piece(&mut commands, &meshes, piece, start);
                commands.entity(grown).insert((motion, ChildOf(boards.single()?)));
            }
            for (entity, piece, motion) in motion.moved {
                *pieces.get_mut(entity)?.1 = piece;
                commands.entity(entity).insert(motion);
            }
            continue;
        }
        let Some((push, face)) = quixo::push_of(mv, &before) else { continue };
        let now: Vec<_> = cubes.iter().map(|(e, cube, at)| (e, *cube, *at)).collect();
        for (entity, cube, motion) in quixo::push_motions(&now, push, face) {
            *cubes.get_mut(entity)?.1 = cube;
            commands.entity(entity).insert(motion);
        }
    }
    Ok(())
}
