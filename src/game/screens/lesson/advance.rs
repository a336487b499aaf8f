//! The continuation after a ply of a lesson: a reply, an undone move, or the next text.

use bevy::prelude::*;

use super::CurrentLesson;
use crate::game::motion::Motion;
use crate::game::state::{BoardChanged, MovePlayed, Phase, Screen, Settled, ShowMatch, Step};
use crate::game::turn::{CurrentMatch, NextSeat, Rules};
use pushflip_core::session::lesson::{Next, Stage};

/// The time for which a wrong move stays on the board before it is undone, in seconds.
const MISS_TIME: f32 = 1.3;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            record.run_if(on_message::<MovePlayed>),
            follow_board.run_if(on_message::<BoardChanged>),
            advance.run_if(on_message::<Settled>),
        )
            .chain()
            .in_set(Step::Next)
            .run_if(in_state(Screen::Lesson)),
    );
}

/// The pause in which a wrong move stays on the board.
#[derive(Component)]
struct MissPause;

fn record(mut plies: MessageReader<MovePlayed>, mut lesson: ResMut<CurrentLesson>) {
    for MovePlayed { mv, before, .. } in plies.read() {
        let mut course = lesson.0.clone();
        course.played(before, *mv);
        // Every change rebuilds the panel.
        lesson.set_if_neq(CurrentLesson(course));
    }
}

/// Follows a board that changed without a ply: a wrong move was taken back, or the end of a game was taken back or
/// reached again. The text follows in the same frame.
fn follow_board(
    rules: Res<Rules>,
    pauses: Query<Entity, With<MissPause>>,
    mut lesson: ResMut<CurrentLesson>,
    mut commands: Commands,
) {
    pauses.iter().for_each(|pause| commands.entity(pause).despawn());
    if matches!(lesson.stage(), Stage::Missed(_)) {
        lesson.0.taken_back();
    }
    let is_over = rules.result().is_some();
    if lesson.is_game() && lesson.is_done() != is_over {
        if is_over {
            lesson.0.game_over();
        } else {
            lesson.0.again();
        }
    }
}

/// Decides after an animation how the lesson continues.
fn advance(
    current: Res<CurrentMatch>,
    rules: Res<Rules>,
    pauses: Query<(), With<MissPause>>,
    mut lesson: ResMut<CurrentLesson>,
    mut next: NextSeat,
    mut shown: MessageWriter<ShowMatch>,
    mut commands: Commands,
) {
    if next.play_forced_pass() {
        return;
    }
    match lesson.next(current.as_match()) {
        Next::Move => {
            let phase = next.next_phase();
            next.set_phase(phase);
        }
        Next::Reply(reply) => next.play(reply),
        Next::TakeBack if !pauses.is_empty() => {
            shown.write_batch(lesson.game().map(|game| ShowMatch(Box::new(game))));
        }
        Next::TakeBack => {
            let motion = (Transform::default(), Motion::pause(MISS_TIME));
            commands.spawn((Name::new("Miss pause"), MissPause, DespawnOnExit(Screen::Lesson), motion));
        }
        Next::Rest => {
            if rules.result().is_some() && !lesson.is_done() {
                lesson.0.game_over();
            }
            next.set_phase(Phase::Over);
        }
    }
}
