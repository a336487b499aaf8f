//! Background proofs for a puzzle: the verdict on a move, the next move of the solution, and the hint.

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

/// The running proof, if there is one.
#[derive(Resource, Default)]
pub(super) struct Solver(Option<Job<Option<Finding>>>);

/// The result of the proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Finding {
    /// The verdict on the player's move.
    Answer(Answer),
    /// A move that fulfils the task, to be played as a part of the solution.
    Step(AnyMove),
    /// A move that fulfils the task, for a hint.
    Hint(AnyMove),
}

/// The question for a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Question {
    /// Whether a move fulfils the task.
    Answer(AnyMove),
    /// The next move of the solution.
    Step,
    /// A move for a hint.
    Hint,
}

impl Solver {
    /// Whether a proof is running.
    pub(super) fn is_busy(&self) -> bool {
        self.0.is_some()
    }

    /// Starts a proof for a game and the task of its next move. An earlier proof is cancelled.
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

    /// The result of the proof, once there is one.
    pub(super) fn finding(&mut self) -> Option<Finding> {
        let finding = self.0.as_ref()?.poll()?;
        self.0 = None;
        finding
    }

    pub(super) fn stop(&mut self) {
        self.0 = None;
    }
}
