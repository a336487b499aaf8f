//! Background proofs of a puzzle: the verdict on a move, and the reply. They are cancelled when nobody waits
//! for them.

use bevy::prelude::*;

use crate::game::redraw::Waker;
use crate::game::state::Screen;
use crate::game::turn::Job;
use pushflip_core::session::puzzle::{Answer, Task, answer, first_step};
use pushflip_core::session::{AnyGame, AnyMove};

/// Stops the solver when the puzzle is left.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Solver>()
        .add_systems(OnExit(Screen::Puzzle), |mut solver: ResMut<Solver>| solver.stop());
}

/// What is being found out, if anything.
#[derive(Resource, Default)]
pub(super) struct Solver(Option<Job<Option<Finding>>>);

/// The result of the proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Finding {
    /// What the player's move has come to.
    Answer(Answer),
    /// A move that fulfils the task, to be played.
    Step(AnyMove),
    /// The same, to be hinted at.
    Hint(AnyMove),
}

/// What is to be found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Question {
    /// What a move comes to.
    Answer(AnyMove),
    /// What to play.
    Step,
    /// What to hint at.
    Hint,
}

impl Solver {
    /// Whether something is being found out.
    pub(super) fn is_busy(&self) -> bool {
        self.0.is_some()
    }

    /// Asks about a game whose next move has a task; an earlier question is forgotten.
    pub(super) fn ask(&mut self, question: Question, game: AnyGame, task: Task, waker: &Waker) {
        self.0 = Some(Job::start(waker, move |stop, _| {
            let step = || first_step(&game, task, stop);
            match question {
                Question::Answer(mv) => answer(&game, task, mv, stop).map(Finding::Answer),
                Question::Step => step().map(Finding::Step),
                Question::Hint => step().map(Finding::Hint),
            }
        }));
    }

    /// What was found out, once it is.
    pub(super) fn finding(&mut self) -> Option<Finding> {
        Job::take_result(&mut self.0)?
    }

    /// Stops what is being found out.
    pub(super) fn stop(&mut self) {
        self.0 = None;
    }
}
