//! Solved puzzles and the player's own mistakes, saved in files.

use bevy::prelude::*;

use super::{CurrentPuzzle, CurrentRun, texts};
use crate::game::redraw::RedrawSystems;
use crate::game::state::{Notice, Step, Storage};
use pushflip_core::language::msg;
use pushflip_core::session::FileError;
use pushflip_core::session::puzzle::{Day, Mistakes, Practice, Progress, PuzzleEvent};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PuzzleProgress>()
        .init_resource::<OwnMistakes>()
        .insert_resource(AttemptDay(texts::today()))
        .add_message::<PracticeEvent>()
        .add_message::<Outcome>()
        .add_systems(PreUpdate, load.run_if(resource_added::<Storage>))
        .add_systems(
            Update,
            // Before the panel shows the outcome.
            (
                // A puzzle of a run against the clock counts only for the run.
                record_outcomes.run_if(on_message::<Outcome>).run_if(not(resource_exists::<CurrentRun>)),
                record_practice.run_if(on_message::<PracticeEvent>),
            )
                .chain()
                .after(Step::Next)
                .before(Step::Hud),
        )
        .add_systems(
            Last,
            save.run_if(resource_changed::<PuzzleProgress>.and_then(not(resource_added::<PuzzleProgress>)))
                .before(RedrawSystems),
        );
}

#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct PuzzleProgress(pub Progress);

/// The day on which the attempt began. A daily puzzle that is solved after midnight counts for this day.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct AttemptDay(pub(super) Day);

#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnMistakes(pub Mistakes);

/// A change of the player's mistakes to practise.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct PracticeEvent(pub Practice);

/// An event in the attempt at the current puzzle.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Outcome(pub(super) PuzzleEvent);

fn load(
    storage: Res<Storage>,
    mut progress: ResMut<PuzzleProgress>,
    mut mistakes: ResMut<OwnMistakes>,
    mut notices: MessageWriter<Notice>,
) {
    let (loaded, warning) = Progress::load(&storage.0);
    progress.set_if_neq(PuzzleProgress(loaded));
    let (loaded, another) = Mistakes::load(&storage.0);
    mistakes.0 = loaded;
    let warnings = warning.into_iter().chain(another);
    notices.write_batch(warnings.map(|why| Notice(msg::CommonKeptNotRead { why: &why }.into())));
}

fn record_outcomes(
    mut outcomes: MessageReader<Outcome>,
    (current_puzzle, day): (Res<CurrentPuzzle>, Res<AttemptDay>),
    mut progress: ResMut<PuzzleProgress>,
    mut practised: MessageWriter<PracticeEvent>,
) {
    for &Outcome(event) in outcomes.read() {
        let Some(puzzle) = current_puzzle.puzzle() else { continue };
        match (&*current_puzzle, event) {
            (CurrentPuzzle::Shipped { .. }, _) => {
                let mut changed = progress.0.clone();
                if changed.record(puzzle, event, day.0) {
                    progress.0 = changed;
                }
            }
            (CurrentPuzzle::Mistake(_), PuzzleEvent::Tried) => {}
            (CurrentPuzzle::Mistake(_), PuzzleEvent::Missed) => {
                practised.write(PracticeEvent(Practice::Missed(puzzle.clone())));
            }
            (CurrentPuzzle::Mistake(_), PuzzleEvent::Solved) => {
                practised.write(PracticeEvent(Practice::Solved(puzzle.clone())));
            }
        }
    }
}

fn record_practice(
    mut practised: MessageReader<PracticeEvent>,
    storage: Option<Res<Storage>>,
    mut mistakes: ResMut<OwnMistakes>,
    mut notices: MessageWriter<Notice>,
    mut reported: Local<bool>,
) {
    let practices: Vec<Practice> = practised.read().map(|PracticeEvent(practice)| practice.clone()).collect();
    for practice in &practices {
        mistakes.0.note(practice);
    }
    let saved = storage.map_or(Ok(()), |storage| Mistakes::keep(&storage.0, &practices));
    report_once(saved, &mut notices, &mut reported);
}

fn save(
    progress: Res<PuzzleProgress>,
    storage: Option<Res<Storage>>,
    mut notices: MessageWriter<Notice>,
    mut reported: Local<bool>,
) {
    let saved = storage.map_or(Ok(()), |storage| progress.0.save(&storage.0));
    report_once(saved, &mut notices, &mut reported);
}

/// Reports a failed save, once per session.
fn report_once(saved: Result<(), FileError>, notices: &mut MessageWriter<Notice>, reported: &mut bool) {
    if let Err(error) = saved
        && !*reported
    {
        notices.write(Notice(msg::CommonNotKept { why: &error }.into()));
        *reported = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::RunSystemOnce;
    use std::time::{Duration, SystemTime};

    #[test]
    fn a_daily_puzzle_solved_after_midnight_counts_for_the_day_on_which_it_was_begun() {
        let yesterday = Day::of(SystemTime::now() - Duration::from_hours(24));
        let (set, number) = yesterday.puzzle();
        let mut world = World::new();
        world.insert_resource(CurrentPuzzle::Shipped { set, number });
        world.insert_resource(AttemptDay(yesterday));
        world.init_resource::<PuzzleProgress>();
        world.init_resource::<Messages<PracticeEvent>>();
        world.init_resource::<Messages<Outcome>>();
        world.write_message(Outcome(PuzzleEvent::Solved));
        world.run_system_once(record_outcomes).expect("the system runs");
        assert!(world.resource::<PuzzleProgress>().0.days().has(yesterday));
    }
}
