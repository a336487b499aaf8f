//! Solved puzzles and the player's own mistakes, kept between starts.

use bevy::prelude::*;

use super::CurrentPuzzle;
use crate::game::language::{Language, words};
use crate::game::redraw::RedrawSystems;
use crate::game::state::{Notice, Step, Storage};
use pushflip_core::session::FileError;
use pushflip_core::session::puzzle::{Mistakes, Practice, Progress, Standing};

/// Reads what was solved, and keeps what is.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PuzzleProgress>()
        .init_resource::<OwnMistakes>()
        .add_message::<PracticeEvent>()
        .add_message::<Outcome>()
        .add_systems(PreUpdate, load.run_if(resource_added::<Storage>))
        .add_systems(
            Update,
            // Before it is said what has come of a task.
            (take_note.run_if(on_message::<Outcome>), practise.run_if(on_message::<PracticeEvent>))
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

/// Which puzzles are solved, which were tried.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct PuzzleProgress(pub Progress);

/// The mistakes that the player practises.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnMistakes(pub Mistakes);

/// Something happens to the player's own mistakes.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct PracticeEvent(pub Practice);

/// What has come of the puzzle on the table.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// Somebody has moved in it.
    Tried,
    /// A move was wrong, or help was needed.
    Missed,
    /// It is solved.
    Solved,
}

fn load(
    storage: Res<Storage>,
    language: Res<Language>,
    mut progress: ResMut<PuzzleProgress>,
    mut mistakes: ResMut<OwnMistakes>,
    mut notices: MessageWriter<Notice>,
) {
    let (kept, warning) = Progress::load(&storage.0);
    // What was read need not be written.
    progress.bypass_change_detection().0 = kept;
    let (kept, another) = Mistakes::load(&storage.0);
    mistakes.0 = kept;
    for warning in warning.into_iter().chain(another) {
        let why = words::file_error(*language, &warning);
        notices.write(Notice(language.tell("common-kept-not-read", &[("why", why.into())])));
    }
}

fn take_note(
    mut outcomes: MessageReader<Outcome>,
    on_table: Res<CurrentPuzzle>,
    mut progress: ResMut<PuzzleProgress>,
    mut practised: MessageWriter<PracticeEvent>,
) {
    for outcome in outcomes.read() {
        match (&*on_table, outcome) {
            (CurrentPuzzle::Shipped { .. }, Outcome::Tried | Outcome::Solved) => {
                let standing = if *outcome == Outcome::Solved { Standing::Solved } else { Standing::Tried };
                if let Some(puzzle) = on_table.puzzle()
                    && progress.bypass_change_detection().0.note(puzzle, standing)
                {
                    progress.set_changed();
                }
            }
            (CurrentPuzzle::Shipped { .. }, Outcome::Missed)
            | (CurrentPuzzle::Mistake(_), Outcome::Tried) => {}
            (CurrentPuzzle::Mistake(puzzle), Outcome::Missed) => {
                practised.write(PracticeEvent(Practice::Missed(puzzle.clone())));
            }
            (CurrentPuzzle::Mistake(puzzle), Outcome::Solved) => {
                practised.write(PracticeEvent(Practice::Solved(puzzle.clone())));
            }
        }
    }
}

fn practise(
    mut practised: MessageReader<PracticeEvent>,
    storage: Option<Res<Storage>>,
    language: Res<Language>,
    mut mistakes: ResMut<OwnMistakes>,
    mut notices: MessageWriter<Notice>,
    mut complained: Local<bool>,
) {
    let practices: Vec<Practice> = practised.read().map(|PracticeEvent(practice)| practice.clone()).collect();
    for practice in &practices {
        mistakes.0.note(practice);
    }
    let kept = storage.map_or(Ok(()), |storage| Mistakes::keep(&storage.0, &practices));
    complain(kept, *language, &mut notices, &mut complained);
}

fn save(
    progress: Res<PuzzleProgress>,
    storage: Option<Res<Storage>>,
    language: Res<Language>,
    mut notices: MessageWriter<Notice>,
    mut complained: Local<bool>,
) {
    let kept = storage.map_or(Ok(()), |storage| progress.0.save(&storage.0));
    complain(kept, *language, &mut notices, &mut complained);
}

/// What cannot be kept is said once; the puzzles go on.
fn complain(
    kept: Result<(), FileError>,
    language: Language,
    notices: &mut MessageWriter<Notice>,
    complained: &mut bool,
) {
    if let Err(error) = kept
        && !*complained
    {
        let why = words::file_error(language, &error);
        notices.write(Notice(language.tell("common-not-kept", &[("why", why.into())])));
        *complained = true;
    }
}
