//! The step after a lesson's ply: a reply, an undone move, or the next text.

use bevy::prelude::*;

use super::CurrentLesson;
use crate::game::motion::Motion;
use crate::game::state::{MovePlayed, Phase, Screen, Settled, ShowMatch, Step};
use crate::game::turn::{CurrentMatch, NextSeat, Rules};
use pushflip_core::session::lesson::Next;

/// How long a move that misses lies on the table before it is taken back, in seconds.
const SEEN: f32 = 1.3;

/// Adds the steps after a ply.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (judge.run_if(on_message::<MovePlayed>), steer.run_if(on_message::<Settled>))
            .chain()
            .in_set(Step::Next)
            .run_if(in_state(Screen::Lesson)),
    );
}

/// A moment in which a move that misses is seen.
#[derive(Component)]
struct Moment;

fn judge(mut plies: MessageReader<MovePlayed>, mut running: ResMut<CurrentLesson>) {
    for MovePlayed { mv, before, .. } in plies.read() {
        let mut course = running.0.clone();
        course.played(before, *mv);
        // The panel is built anew with each change.
        running.set_if_neq(CurrentLesson(course));
    }
}

/// When the board rests it is known who would be next; the lesson may have other plans.
fn steer(
    current: Res<CurrentMatch>,
    rules: Res<Rules>,
    moments: Query<Entity, With<Moment>>,
    mut running: ResMut<CurrentLesson>,
    mut next: NextSeat,
    mut layouts: MessageWriter<ShowMatch>,
    mut commands: Commands,
) {
    if next.play_forced_pass() {
        return;
    }
    let waited = !moments.is_empty();
    moments.iter().for_each(|moment| commands.entity(moment).despawn());
    match running.next(current.as_match()) {
        Next::Move => {
            let due = next.next_phase();
            next.set_phase(due);
        }
        Next::Reply(reply) => next.play(reply),
        Next::TakeBack if waited => {
            running.0.taken_back();
            layouts.write_batch(running.game().map(|game| ShowMatch(Box::new(game))));
        }
        Next::TakeBack => {
            let pause = (Transform::default(), Motion::pause(SEEN));
            commands.spawn((Name::new("Moment"), Moment, DespawnOnExit(Screen::Lesson), pause));
        }
        Next::Rest => {
            if rules.result().is_some() && !running.is_done() {
                running.0.game_over();
            }
            next.set_phase(Phase::Over);
        }
    }
}
