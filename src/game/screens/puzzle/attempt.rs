//! The state of a puzzle attempt.

use bevy::prelude::*;

use crate::game::state::ShowMatch;
use pushflip_core::session::puzzle::{Answer, Failure, Task};
use pushflip_core::session::{AnyMove, Match};

#[derive(Resource, Clone, PartialEq, Debug)]
pub(super) struct Attempt {
    pub(super) stage: Stage,
    /// The task; for a win, with the number of moves that are left.
    pub(super) task: Task,
    pub(super) feedback: Feedback,
    /// The number of correct plies and their replies, to which a wrong move is taken back.
    correct_plies: usize,
    pub(super) shows_solution: bool,
    /// Whether the player has requested the next move of the solution.
    pub(super) step_requested: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Stage {
    /// The player moves, or the next move of the solution follows.
    Move,
    /// The solver judges the player's move.
    Judgement,
    /// The reply to a correct move follows after the animation.
    Reply(AnyMove),
    /// The reply to a wrong move follows after the animation, if there is one.
    Refutation(Option<AnyMove>),
    /// The refutation stays on the board. The wrong move is taken back at this time, in seconds since the start of the
    /// program.
    Refuted(f32),
    Solved,
}

/// The feedback of the panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Feedback {
    Nothing,
    /// The move was correct; the best reply.
    Correct(AnyMove),
    /// The move was wrong; the reason and the reply that refutes it.
    Wrong(Failure, Option<AnyMove>),
    /// A hint at this move.
    Hint(AnyMove),
    Solved,
    /// The solution was shown to its end.
    SolutionShown,
}

impl Attempt {
    pub(super) fn of(task: Task) -> Self {
        Self {
            stage: Stage::Move,
            task,
            feedback: Feedback::Nothing,
            correct_plies: 0,
            shows_solution: false,
            step_requested: false,
        }
    }

    /// A new attempt in which the computer shows the solution, beginning with its first move.
    pub(super) fn of_solution(task: Task) -> Self {
        Self { shows_solution: true, step_requested: true, ..Self::of(task) }
    }

    /// Whether the player can request the next move of the solution.
    pub(super) fn can_step(&self) -> bool {
        self.shows_solution && self.stage == Stage::Move && !self.step_requested
    }

    pub(super) fn step(&mut self) {
        self.step_requested = self.can_step();
    }

    pub(super) fn judge(&mut self, answer: Answer) {
        match answer {
            Answer::Solved => {
                self.stage = Stage::Solved;
                self.feedback = if self.shows_solution { Feedback::SolutionShown } else { Feedback::Solved };
            }
            Answer::GoOn(reply) => {
                if let Task::Win(moves) = self.task {
                    self.task = Task::Win(moves.saturating_sub(1));
                }
                self.correct_plies += 2;
                self.stage = Stage::Reply(reply);
                self.feedback = Feedback::Correct(reply);
            }
            Answer::Wrong(failure, reply) => {
                self.stage = Stage::Refutation(reply);
                self.feedback = Feedback::Wrong(failure, reply);
            }
        }
    }

    /// Whether the player may request help.
    pub(super) fn can_be_helped(&self) -> bool {
        self.stage == Stage::Move && !self.shows_solution
    }

    /// Takes back the wrong move and its refutation, and returns the match before them. The feedback stays until the
    /// next move.
    pub(super) fn take_back(&mut self, current: &Match) -> ShowMatch {
        self.stage = Stage::Move;
        ShowMatch(Box::new(current.until(self.correct_plies)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::session::puzzle::PuzzleSet;

    #[test]
    fn a_wrong_move_is_taken_back_to_the_last_correct_one() {
        let puzzle = PuzzleSet::Quixo
            .puzzles()
            .iter()
            .find(|puzzle| puzzle.task == Task::Win(3))
            .expect("a longer win");
        let mut game = puzzle.to_match();
        let mut attempt = Attempt::of(puzzle.task);
        game.play(puzzle.keys[0]).expect("legal");
        let reply = game.position().moves()[0];
        attempt.judge(Answer::GoOn(reply));
        assert_eq!((attempt.stage, attempt.task), (Stage::Reply(reply), Task::Win(2)));
        game.play(reply).expect("legal");
        let wrong = game.position().moves()[0];
        game.play(wrong).expect("legal");
        attempt.judge(Answer::Wrong(Failure::TooSlow(2), None));
        let ShowMatch(before) = attempt.take_back(&game);
        assert_eq!(attempt.feedback, Feedback::Wrong(Failure::TooSlow(2), None), "the feedback stays");
        assert_eq!(before.moves(), [puzzle.keys[0], reply]);
        assert_eq!((attempt.stage, attempt.task), (Stage::Move, Task::Win(2)));
    }

    #[test]
    fn a_shown_solution_does_not_count_as_solved() {
        let mut attempt = Attempt::of_solution(Task::Win(2));
        assert!(!attempt.can_step(), "the first step is requested already");
        attempt.step_requested = false;
        assert!(attempt.can_step());
        attempt.judge(Answer::Solved);
        assert_eq!(attempt.feedback, Feedback::SolutionShown);
        assert!(!attempt.can_step());
    }
}
