//! The end of a match: the winning line rises with frames, or the pieces of the winner rise one after
//! another.

use bevy::prelude::*;

use super::board::set_board;
use super::hexxagon::{Piece, piece_transform};
use super::materials::SceneMaterials;
use super::quixo::{self, Cube, QuixoMeshes};
use crate::game::motion::{Keyframe, Motion, run_motions};
use crate::game::state::{BoardChanged, Phase, Step, ViewedPly};
use crate::game::turn::Rules;
use pushflip_core::rules::Side;
use pushflip_core::session::{AnyPosition, MatchResult, Reason};

/// Height by which cubes and pieces rise.
const RISE: f32 = 0.24;
/// Delay between pieces, and duration of rising, in seconds.
const RISE_INTERVAL: f32 = 0.02;
const RISE_TIME: f32 = 0.25;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            remove_frames.run_if(state_changed::<Phase>.or_else(on_message::<BoardChanged>)),
            (lift_line, raise_pieces)
                .run_if(state_changed::<Phase>.or_else(on_message::<BoardChanged>))
                .run_if(in_state(Phase::Over))
                .run_if(|viewed_ply: Res<ViewedPly>| viewed_ply.0.is_none()),
        )
            .chain()
            .in_set(Step::Table)
            .after(set_board)
            .before(run_motions),
    );
}

/// A frame on a cube of the winning line.
#[derive(Component)]
struct WinningFrame;

fn remove_frames(frames: Query<Entity, With<WinningFrame>>, mut commands: Commands) {
    frames.iter().for_each(|frames| commands.entity(frames).despawn());
}

fn lift_line(
    rules: Res<Rules>,
    meshes: Res<QuixoMeshes>,
    materials: Res<SceneMaterials>,
    cubes: Query<(Entity, &Cube, &Transform)>,
    mut commands: Commands,
) {
    let lines = Side::BOTH.into_iter().flat_map(|side| lines_of(&rules.position(), side));
    let cells = lines.fold(0, |cells, line| cells | line);
    for (entity, cube, now) in cubes.iter().filter(|(_, cube, _)| cells & cube.cell.bit() != 0) {
        let resting = quixo::cube_transform(cube.cell, cube.face);
        let lifted = resting.with_translation(resting.translation + Vec3::Y * RISE);
        commands.entity(entity).insert(Motion::between(*now, lifted, 0.5)).with_child((
            Name::new("Winning frame"),
            WinningFrame,
            Mesh3d(meshes.frame.clone()),
            MeshMaterial3d(materials.marker_hovered.clone()),
            Pickable::IGNORE,
            // On top, whichever face that is.
            Transform::from_translation(resting.rotation.inverse() * Vec3::Y * (quixo::HALF - 0.012))
                .with_rotation(resting.rotation.inverse()),
        ));
    }
}

/// Raises the pieces of the winner one after another, if their number decides.
fn raise_pieces(rules: Res<Rules>, pieces: Query<(Entity, &Piece)>, mut commands: Commands) {
    let Some(MatchResult { winner: Some(winner), reason: Reason::Board(_), .. }) = rules.result() else {
        return;
    };
    let mut raised: Vec<_> = pieces.iter().filter(|(_, piece)| piece.side == winner).collect();
    raised.sort_by_key(|(_, piece)| piece.cell);
    for (number, (entity, piece)) in raised.into_iter().enumerate() {
        let resting = piece_transform(piece.cell, piece.side);
        let top = resting.with_translation(resting.translation + Vec3::Y * RISE);
        let delay = number as f32 * RISE_INTERVAL;
        let keys = [(0.0, resting), (delay, resting), (delay + RISE_TIME, top)]
            .map(|(at, pose)| Keyframe::new(at, pose));
        commands.entity(entity).insert(Motion::non_blocking(keys.to_vec()));
    }
}

fn lines_of(position: &AnyPosition, side: Side) -> Vec<u32> {
    match position {
        AnyPosition::Quixo(position) => position.lines(side).collect(),
        AnyPosition::Teams(position) => position.lines(side).collect(),
        AnyPosition::Hexxagon(_) => Vec::new(),
    }
}
