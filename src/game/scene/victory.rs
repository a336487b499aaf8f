//! The end of a match: the light dims, the winning line turns to gold or the winner's pieces rise one after another.

use bevy::prelude::*;

use super::board::set_board;
use super::hexxagon::{Piece, piece_transform};
use super::light::LightLevel;
use super::materials::{SceneMaterials, Surface};
use super::quixo::{self, Cube};
use crate::game::motion::{self, Keyframe, Motion, run_motions};
use crate::game::redraw::DrawWhile as _;
use crate::game::settings::Settings;
use crate::game::state::{BoardChanged, Menu, Phase, Step, ViewedPly};
use crate::game::turn::Rules;
use pushflip_core::rules::Side;
use pushflip_core::session::{AnyPosition, MatchResult, Reason};

/// Height by which cubes and pieces rise, and depth by which the loser's own line sinks.
const RISE: f32 = 0.24;
const SINK: f32 = 0.30;
/// Delay between cubes of a line, and duration of their movement, in seconds.
const CUBE_INTERVAL: f32 = 0.13;
const CUBE_TIME: f32 = 0.35;
/// Delay between pieces, and duration of rising, in seconds.
pub const RISE_INTERVAL: f32 = 0.035;
const RISE_TIME: f32 = 0.25;
/// The level of the light while the winner is shown.
const DIMMED: f32 = 0.55;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            dim.run_if(state_changed::<Menu>),
            remove_gold.run_if(state_changed::<Phase>.or_else(on_message::<BoardChanged>)),
            (move_lines, raise_pieces)
                .run_if(state_changed::<Phase>.or_else(on_message::<BoardChanged>))
                .run_if(in_state(Phase::Over))
                .run_if(|viewed_ply: Res<ViewedPly>| viewed_ply.0.is_none()),
            gild.run_if(any_with_component::<Gilding>),
        )
            .chain()
            .in_set(Step::Table)
            .after(set_board)
            .before(run_motions),
    )
    .draw_while(any_with_component::<Gilding>);
}

/// Dims the light while a won match shows its result.
fn dim(menu: Res<State<Menu>>, rules: Res<Rules>, mut level: ResMut<LightLevel>) {
    let won = rules.result().is_some_and(|result| result.winner.is_some());
    level.target = if *menu.get() == Menu::Result && won { DIMMED } else { 1.0 };
}

/// The own material of a cube that has turned or is going to turn to gold.
#[derive(Component)]
struct Gilded(Handle<Surface>);

/// Turns a cube to gold after this many seconds at normal speed.
#[derive(Component)]
struct Gilding(f32);

fn remove_gold(gilded: Query<(Entity, &Gilded)>, mut commands: Commands) {
    for (cube, own) in &gilded {
        commands.entity(cube).remove::<(Gilded, Gilding)>().insert(MeshMaterial3d(own.0.clone()));
    }
}

/// Raises the winner's lines, whose cubes turn to gold, and sinks the loser's, which a push has completed as well.
fn move_lines(
    rules: Res<Rules>,
    cubes: Query<(Entity, &Cube, &Transform, &MeshMaterial3d<Surface>)>,
    mut commands: Commands,
) {
    let Some(winner) = rules.result().and_then(|result| result.winner) else { return };
    let position = rules.position();
    let [won, lost] = [winner, !winner].map(|side| lines_of(&position, side));
    let mut moved: Vec<_> =
        cubes.iter().filter(|(_, cube, ..)| (won | lost) & cube.cell.bit() != 0).collect();
    moved.sort_by_key(|(_, cube, ..)| cube.cell);
    let mut start = 0.0;
    for (entity, cube, &now, material) in moved {
        let is_won = won & cube.cell.bit() != 0;
        let resting = quixo::cube_transform(cube.cell, cube.face);
        let by = if is_won { RISE } else { -SINK };
        let end = resting.with_translation(resting.translation + Vec3::Y * by);
        let keys = [
            Keyframe::new(0.0, now),
            Keyframe::new(start, now),
            Keyframe::new(start + CUBE_TIME, end).ease(EaseFunction::BackOut),
        ];
        commands.entity(entity).insert(Motion::non_blocking(keys.to_vec()));
        if is_won {
            commands.entity(entity).insert((Gilded(material.0.clone()), Gilding(start)));
            start += CUBE_INTERVAL;
        }
    }
}

/// Turns each cube to gold when its time has come; all of them without animations.
fn gild(
    time: Res<Time>,
    settings: Res<Settings>,
    materials: Res<SceneMaterials>,
    mut cubes: Query<(Entity, &mut Gilding)>,
    mut commands: Commands,
) {
    let speed = motion::speed(&settings);
    for (cube, mut gilding) in &mut cubes {
        if speed <= 0.0 || gilding.0 <= 0.0 {
            commands.entity(cube).remove::<Gilding>().insert(MeshMaterial3d(materials.gold.clone()));
        }
        gilding.0 -= time.delta_secs() * speed;
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

/// The cells of a side's complete lines.
fn lines_of(position: &AnyPosition, side: Side) -> u32 {
    match position {
        AnyPosition::Quixo(position) => position.lines(side).fold(0, |cells, line| cells | line),
        AnyPosition::Teams(position) => position.lines(side).fold(0, |cells, line| cells | line),
        AnyPosition::Hexxagon(_) => 0,
    }
}
