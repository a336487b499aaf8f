//! Background proofs for a puzzle: the verdict on a move, the next move of the solution, and the hint.

use bevy::prelude::*;

use crate::game::redraw::Waker;
use crate::game::state::Screen;
use crate::game::turn::Job;
use pushflip_core::session::puzzle::{Answer, Task, answer, first_step};
use pushflip_core::session::{AnyGame, AnyMove};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Solver>()
        .add_systems(OnExit(Screen::Puzzle), |mut solver: ResMut<Solver>| solver.stop());
}

/// The running proof, if there is one.
#[derive(Resource, Default)]
pub(super) struct Solver(Option<Job<Option<Finding>>>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Finding {
    /// The verdict on the player's move.
    Answer(Answer),
    /// A move that fulfils the task, to be played as a part of the solution.
    Step(AnyMove),
    /// A move that fulfils the task, for a hint.
    Hint(AnyMove),
}

impl Solver {
    /// Whether a proof is running.
    pub(super) fn is_busy(&self) -> bool {
        self.0.is_some()
    }

    /// Starts to judge whether a move in a game fulfils its task. An earlier proof is cancelled.
    pub(super) fn judge(&mut self, mv: AnyMove, game: AnyGame, task: Task, waker: &Waker) {
        self.0 = Some(Job::start(waker, move |stop, _| answer(&game, task, mv, stop).map(Finding::Answer)));
    }

    /// Starts the search for a move that fulfils the task. `finding` is `Finding::Step` or `Finding::Hint`. An earlier
    /// proof is cancelled.
    pub(super) fn search(
        &mut self,
        finding: fn(AnyMove) -> Finding,
        game: AnyGame,
        task: Task,
        waker: &Waker,
    ) {
        self.0 = Some(Job::start(waker, move |stop, _| first_step(&game, task, stop).map(finding)));
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
