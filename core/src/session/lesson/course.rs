//! A lesson in progress: its step, the moves played in it, and the next action.

use super::{AnyMove, AnyPosition, Lesson, Match, Miss, Step, Task, opponent};

/// The progress of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The learner is to move, possibly after a wrong move.
    Open(Option<Miss>),
    /// A wrong move is on the board and will be taken back.
    Missed(Miss),
    /// The task is fulfilled. The value is the number of replies played.
    Done(usize),
}

/// The next action once the animation has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The learner or a partner plays, as in any match.
    Move,
    /// The lesson plays the move of another seat.
    Reply(AnyMove),
    /// The step is set up again.
    TakeBack,
    /// Nothing: the learner reads a text.
    Rest,
}

/// A lesson in progress. After the last step comes the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    lesson: Lesson,
    step: usize,
    stage: Stage,
    /// Whether this is the end, and the last task was fulfilled, not skipped.
    is_completed: bool,
}

impl Course {
    pub fn new(lesson: Lesson) -> Self {
        Self::at(lesson, 0)
    }

    /// A lesson at a step, from 0; at most its end.
    pub fn at(lesson: Lesson, step: usize) -> Self {
        let step = step.min(lesson.steps().len());
        Self { lesson, step, stage: Stage::Open(None), is_completed: false }
    }

    pub fn lesson(&self) -> Lesson {
        self.lesson
    }

    /// The number of the step, from 0.
    pub fn number(&self) -> usize {
        self.step
    }

    /// The step; `None` at the end.
    pub fn step(&self) -> Option<&'static Step> {
        self.lesson.steps().get(self.step)
    }

    pub fn stage(&self) -> Stage {
        self.stage
    }

    pub fn is_at_end(&self) -> bool {
        self.step().is_none()
    }

    /// Whether this is the end, and the last task was fulfilled, not skipped.
    pub fn is_completed(&self) -> bool {
        self.is_completed
    }

    /// Whether the task is fulfilled, or there is none.
    pub fn is_done(&self) -> bool {
        matches!(self.stage, Stage::Done(_)) || self.step().is_none_or(|step| matches!(step.task, Task::Look))
    }

    /// Goes to the next step. Returns false at the end.
    pub fn forward(&mut self) -> bool {
        let further = !self.is_at_end();
        if further {
            let is_done = self.is_done();
            *self = Self::at(self.lesson, self.step + 1);
            self.is_completed = is_done && self.is_at_end();
        }
        further
    }

    /// Goes to the previous step. Returns false at the first.
    pub fn back(&mut self) -> bool {
        let further = self.step > 0;
        if further {
            *self = Self::at(self.lesson, self.step - 1);
        }
        further
    }

    pub fn again(&mut self) {
        *self = Self::at(self.lesson, self.step);
    }

    /// The match of the step; `None` at the end, where the board stays.
    pub fn game(&self) -> Option<Match> {
        self.step().map(|step| step.game(self.lesson))
    }

    /// Records a ply that was played from `position`.
    pub fn played(&mut self, before: &AnyPosition, mv: AnyMove) {
        let Some(step) = self.step() else { return };
        // A forced pass is not the learner's move.
        if mv.is_pass() || !matches!(step.task, Task::Move { .. }) {
            return;
        }
        self.stage = match self.stage {
            Stage::Open(_) => step.judge(before, mv).map_or_else(Stage::Missed, |()| Stage::Done(0)),
            Stage::Done(replies) => Stage::Done(replies + 1),
            missed @ Stage::Missed(_) => missed,
        };
    }

    /// The next action once the animation has ended.
    pub fn next(&self, game: &Match) -> Next {
        match (self.step().map(|step| &step.task), self.stage) {
            (Some(Task::Game), _) if game.result().is_none() => {
                opponent::reply(game).map_or(Next::Move, Next::Reply)
            }
            (Some(Task::Move { .. }), Stage::Open(_)) => Next::Move,
            (Some(Task::Move { .. }), Stage::Missed(_)) => Next::TakeBack,
            (Some(Task::Move { replies, .. }), Stage::Done(played)) => {
                let reply = replies.get(played).and_then(|text| game.position().parse_move(text).ok());
                reply.map_or(Next::Rest, Next::Reply)
            }
            _ => Next::Rest,
        }
    }

    /// Records that a wrong move was taken back.
    pub fn taken_back(&mut self) {
        if let Stage::Missed(miss) = self.stage {
            self.stage = Stage::Open(Some(miss));
        }
    }

    pub fn is_game(&self) -> bool {
        self.step().is_some_and(|step| matches!(step.task, Task::Game))
    }

    /// Records the end of a practice game.
    pub fn game_over(&mut self) {
        if self.is_game() {
            self.stage = Stage::Done(0);
        }
    }
}
