//! The progress of a puzzle attempt: its state and its messages.

use bevy::prelude::*;

use crate::game::state::ShowMatch;
use pushflip_core::session::puzzle::{Answer, Failure, Task};
use pushflip_core::session::{AnyMove, Match};

/// How the puzzle on the table goes.
#[derive(Resource, Clone, PartialEq, Debug)]
pub(super) struct Attempt {
    /// What the table waits for.
    pub(super) stage: Stage,
    /// The task as it stands: of a win, the moves that are left.
    pub(super) task: Task,
    /// What there is to say.
    pub(super) feedback: Feedback,
    /// Right plies so far, with the replies: to them a wrong move is taken back.
    right: usize,
    /// Whether the computer shows the solution.
    pub(super) shown: bool,
    /// Whether its next move is to be played: one at a time, when the player asks for it.
    pub(super) step_wanted: bool,
}

/// What the table of a puzzle waits for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Stage {
    /// The player's move, or that of the solution.
    Move,
    /// What the move has come to.
    Judgement,
    /// The board to rest, for the reply to a right move.
    Reply(AnyMove),
    /// The board to rest, for the reply to a wrong move.
    Refutation(Option<AnyMove>),
    /// The player to see why a move was wrong; it is taken back at a time, in seconds since the start of
    /// the program.
    Refuted(f32),
    /// Nothing: it is solved.
    Solved,
}

/// What the panel says besides the task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Feedback {
    /// Nothing yet.
    Nothing,
    /// That a move was right, and what the best reply is.
    Right(AnyMove),
    /// That a move was wrong, why, and the reply that shows it.
    Wrong(Failure, Option<AnyMove>),
    /// What to move.
    Hint(AnyMove),
    /// That it is solved.
    Solved,
    /// That this was the solution.
    Shown,
}

impl Default for Attempt {
    fn default() -> Self {
        Self::of(Task::Hold(1))
    }
}

impl Attempt {
    /// The beginning, with a task.
    pub(super) fn of(task: Task) -> Self {
        Self {
            stage: Stage::Move,
            task,
            feedback: Feedback::Nothing,
            right: 0,
            shown: false,
            step_wanted: false,
        }
    }

    /// The beginning of the solution, whose first move the computer plays.
    pub(super) fn of_solution(task: Task) -> Self {
        Self { shown: true, step_wanted: true, ..Self::of(task) }
    }

    /// Whether the solution goes on when the player asks for its next move.
    pub(super) fn can_step(&self) -> bool {
        self.shown && self.stage == Stage::Move && !self.step_wanted
    }

    /// Asks for the next move of the solution.
    pub(super) fn step(&mut self) {
        self.step_wanted = self.can_step();
    }

    /// What the judgement of the last move changes.
    pub(super) fn judge(&mut self, answer: Answer) {
        match answer {
            Answer::Solved => {
                self.stage = Stage::Solved;
                self.feedback = if self.shown { Feedback::Shown } else { Feedback::Solved };
            }
            Answer::GoOn(reply) => {
                if let Task::Win(moves) = self.task {
                    self.task = Task::Win(moves.saturating_sub(1));
                }
                self.right += 2;
                self.stage = Stage::Reply(reply);
                self.feedback = Feedback::Right(reply);
            }
            Answer::Wrong(failure, reply) => {
                self.stage = Stage::Refutation(reply);
                self.feedback = Feedback::Wrong(failure, reply);
            }
        }
    }

    /// Whether the player may ask for help.
    pub(super) fn can_be_helped(&self) -> bool {
        self.stage == Stage::Move && !self.shown
    }

    /// Takes the wrong move and its refutation back: the match as it was before them. What was wrong is said until
    /// the next move.
    pub(super) fn take_back(&mut self, current: &Match) -> ShowMatch {
        self.stage = Stage::Move;
        let mut before = Match::new(current.setup().clone());
        for &mv in &current.moves()[..self.right.min(current.moves().len())] {
            // They were legal when they were played.
            let _ = before.play(mv);
        }
        ShowMatch(Box::new(before))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::session::puzzle::PuzzleSet;

    #[test]
    fn a_wrong_move_is_taken_back_to_the_last_right_one() {
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
        assert_eq!(attempt.feedback, Feedback::Wrong(Failure::TooSlow(2), None), "it can still be read");
        assert_eq!(before.moves(), [puzzle.keys[0], reply]);
        assert_eq!((attempt.stage, attempt.task), (Stage::Move, Task::Win(2)));
    }

    #[test]
    fn the_solution_shown_is_not_solved() {
        let mut attempt = Attempt::of_solution(Task::Win(2));
        assert!(!attempt.can_step(), "the first move comes by itself");
        attempt.step_wanted = false;
        assert!(attempt.can_step());
        attempt.judge(Answer::Solved);
        assert_eq!(attempt.feedback, Feedback::Shown);
        assert!(!attempt.can_step());
    }
}
