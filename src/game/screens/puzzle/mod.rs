//! The puzzle screen: a position with a task; the player moves, the search replies.

mod attempt;
mod panel;
mod play;
mod progress;
mod run;
mod solver;
pub mod texts;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::time::Real;

use super::ReturnToReview;
use crate::game::input::InputSystems;
use crate::game::state::{Menu, Notice, Screen, ShowMatch, Step, StepBack};
use pushflip_core::language::msg;
use pushflip_core::session::puzzle::{Puzzle, PuzzleSet};

use attempt::Attempt;
use progress::AttemptDay;
use solver::Solver;

pub use progress::{OwnMistakes, PracticeEvent, PuzzleProgress};
pub use run::{CurrentRun, StartRun};

pub fn plugin(app: &mut App) {
    app.insert_resource(CurrentPuzzle::Shipped { set: PuzzleSet::default(), number: 0 })
        .add_systems(
            Update,
            (
                begin.run_if(in_state(Screen::Puzzle).and_then(resource_changed::<CurrentPuzzle>)),
                step_back.run_if(in_state(Screen::Puzzle)).run_if(on_message::<StepBack>),
            )
                .chain()
                .in_set(Step::Input)
                .after(InputSystems::Act),
        )
        .add_plugins((progress::plugin, solver::plugin, play::plugin, panel::plugin, run::plugin));
}

/// The current or last puzzle. Changing this resource begins the puzzle.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub enum CurrentPuzzle {
    /// A puzzle that comes with the program.
    Shipped {
        set: PuzzleSet,
        /// Its number in the set, from 0.
        number: usize,
    },
    /// A puzzle from a mistake of the player.
    Mistake(Puzzle),
}

impl CurrentPuzzle {
    /// The puzzle; `None` if the set is empty.
    pub fn puzzle(&self) -> Option<&Puzzle> {
        match self {
            Self::Shipped { set, number } => set.puzzles().get(*number),
            Self::Mistake(puzzle) => Some(puzzle),
        }
    }
}

fn begin(
    current: Res<CurrentPuzzle>,
    mut attempt: ResMut<Attempt>,
    mut day: ResMut<AttemptDay>,
    mut solver: ResMut<Solver>,
    mut shown: MessageWriter<ShowMatch>,
) {
    if let Some(puzzle) = current.puzzle() {
        solver.stop();
        *attempt = Attempt::of(puzzle.task);
        *day = AttemptDay(texts::today());
        shown.write(ShowMatch(Box::new(puzzle.to_match())));
    }
}

/// Ends a run against the clock after a second request, or leaves the puzzle.
fn step_back(
    mut run: Option<ResMut<CurrentRun>>,
    time: Res<Time<Real>>,
    mut solver: ResMut<Solver>,
    mut progress: ResMut<PuzzleProgress>,
    mut exit: PuzzleExit,
    mut notices: MessageWriter<Notice>,
) {
    if run.as_mut().is_some_and(|run| run.must_confirm_end(time.elapsed())) {
        notices.write(Notice(msg::PUZZLE_RUN_SURE));
    } else if !run::end_early(run, &mut solver, &mut progress) {
        exit.leave();
    }
}

/// The way out of a puzzle: the review whose mistakes are practised, or the list of puzzles over the title.
#[derive(SystemParam)]
struct PuzzleExit<'w, 's> {
    to_review: ResMut<'w, ReturnToReview>,
    screen: ResMut<'w, NextState<Screen>>,
    menu: ResMut<'w, NextState<Menu>>,
    commands: Commands<'w, 's>,
}

impl PuzzleExit<'_, '_> {
    fn leave(&mut self) {
        if let Some(study) = self.to_review.0.take() {
            self.commands.insert_resource(study);
            self.screen.set(Screen::Review);
        } else {
            self.screen.set(Screen::Title);
            self.menu.set(Menu::Puzzles);
        }
    }
}
