//! The end of a match on the board: the winning line lifts and lights, the winner's pieces are counted.

use bevy::prelude::*;

use super::board::set_board;
use super::hexxagon::{Piece, standing};
use super::look::Look;
use super::quixo::{self, Cube, QuixoMeshes};
use crate::game::motion::{Key, Motion, run_motions};
use crate::game::state::{BoardSet, LookBack, Phase, Step};
use crate::game::turn::Rules;
use pushflip_core::rules::Side;
use pushflip_core::session::{AnyPosition, MatchResult, Reason};

/// How high the cubes of the line rise, and the winner's pieces.
const RISE: f32 = 0.24;
/// Seconds from one piece that is counted to the next, and until each has risen.
const COUNT_TIME: f32 = 0.02;
const RISE_TIME: f32 = 0.25;

/// Adds the end.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            take_down.run_if(state_changed::<Phase>.or_else(on_message::<BoardSet>)),
            (lift_line, count_pieces)
                .run_if(state_changed::<Phase>.or_else(on_message::<BoardSet>))
                .run_if(in_state(Phase::Over))
                .run_if(|look_back: Res<LookBack>| look_back.0.is_none()),
        )
            .chain()
            .in_set(Step::Table)
            .after(set_board)
            .before(run_motions),
    );
}

/// The frame on a cube of the winning line.
#[derive(Component)]
struct Laurel;

fn take_down(laurels: Query<Entity, With<Laurel>>, mut commands: Commands) {
    laurels.iter().for_each(|laurel| commands.entity(laurel).despawn());
}

fn lift_line(
    rules: Res<Rules>,
    meshes: Res<QuixoMeshes>,
    look: Res<Look>,
    cubes: Query<(Entity, &Cube, &Transform)>,
    mut commands: Commands,
) {
    let lines = Side::BOTH.into_iter().flat_map(|side| lines_of(&rules.position(), side));
    let cells = lines.fold(0, |cells, line| cells | line);
    for (entity, cube, now) in cubes.iter().filter(|(_, cube, _)| cells & cube.cell.bit() != 0) {
        let lying = quixo::lying(cube.cell, cube.face);
        let lifted = lying.with_translation(lying.translation + Vec3::Y * RISE);
        commands.entity(entity).insert(Motion::aside(*now, lifted, 0.5)).with_child((
            Name::new("Laurel"),
            Laurel,
            Mesh3d(meshes.frame.clone()),
            MeshMaterial3d(look.marker_hot.clone()),
            Pickable::IGNORE,
            // The frame lies on top whichever face that is.
            Transform::from_translation(lying.rotation.inverse() * Vec3::Y * (quixo::HALF - 0.012))
                .with_rotation(lying.rotation.inverse()),
        ));
    }
}

/// The winner's pieces rise one after the other, where their number decides.
fn count_pieces(rules: Res<Rules>, pieces: Query<(Entity, &Piece)>, mut commands: Commands) {
    let Some(MatchResult { winner: Some(winner), reason: Reason::Board(_), .. }) = rules.result() else {
        return;
    };
    let mut counted: Vec<_> = pieces.iter().filter(|(_, piece)| piece.side == winner).collect();
    counted.sort_by_key(|(_, piece)| piece.cell);
    for (number, (entity, piece)) in counted.into_iter().enumerate() {
        let stands = standing(piece.cell, piece.side);
        let risen = stands.with_translation(stands.translation + Vec3::Y * RISE);
        let turn = number as f32 * COUNT_TIME;
        let keys =
            [(0.0, stands), (turn, stands), (turn + RISE_TIME, risen)].map(|(at, pose)| Key::new(at, pose));
        commands.entity(entity).insert(Motion::along(keys.to_vec()));
    }
}

fn lines_of(position: &AnyPosition, side: Side) -> Vec<u32> {
    match position {
        AnyPosition::Quixo(position) => position.lines(side).collect(),
        AnyPosition::Teams(position) => position.lines(side).collect(),
        AnyPosition::Hexxagon(_) => Vec::new(),
    }
}
