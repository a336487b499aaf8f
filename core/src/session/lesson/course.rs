//! A lesson in progress: its step, the moves played in it, and what comes next.

use super::{AnyMove, AnyPosition, Lesson, Match, Miss, Step, Task};

/// How far a step is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// It is the learner's move; before it he may have missed.
    Open(Option<Miss>),
    /// A move that misses lies on the table and is to be taken back.
    Missed(Miss),
    /// It is done, and so many replies have been played.
    Done(usize),
}

/// What happens when nothing moves on the table any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Whoever is to move moves, as in any match.
    Move,
    /// The lesson answers for another seat.
    Reply(AnyMove),
    /// The step is laid out again.
    TakeBack,
    /// Nobody moves: there is something to be read.
    Rest,
}

/// A lesson in progress. Behind its last step there is one more place: the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    lesson: Lesson,
    step: usize,
    stage: Stage,
}

impl Course {
    /// A lesson at its first step.
    #[must_use]
    pub fn new(lesson: Lesson) -> Self {
        Self::at(lesson, 0)
    }

    /// A lesson at a step, counted from 0; at most its end.
    #[must_use]
    pub fn at(lesson: Lesson, step: usize) -> Self {
        Self { lesson, step: step.min(lesson.steps().len()), stage: Stage::Open(None) }
    }

    /// Which lesson.
    #[must_use]
    pub fn lesson(&self) -> Lesson {
        self.lesson
    }

    /// Which step, counted from 0.
    #[must_use]
    pub fn number(&self) -> usize {
        self.step
    }

    /// The step; none at the end.
    #[must_use]
    pub fn step(&self) -> Option<&'static Step> {
        self.lesson.steps().get(self.step)
    }

    /// How far the step is.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether the lesson is over.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.step().is_none()
    }

    /// Whether what is asked is done, or nothing is.
    #[must_use]
    pub fn is_done(&self) -> bool {
        matches!(self.stage, Stage::Done(_)) || self.step().is_none_or(|step| matches!(step.task, Task::Look))
    }

    /// Goes to the next step, whether this one is done or not. False at the end.
    pub fn forward(&mut self) -> bool {
        let further = !self.is_at_end();
        if further {
            *self = Self::at(self.lesson, self.step + 1);
        }
        further
    }

    /// Goes to the step before. False at the first.
    pub fn back(&mut self) -> bool {
        let further = self.step > 0;
        if further {
            *self = Self::at(self.lesson, self.step - 1);
        }
        further
    }

    /// Begins the step once more.
    pub fn again(&mut self) {
        *self = Self::at(self.lesson, self.step);
    }

    /// The match to lay out for the step; none at the end, where the table stays as it is.
    #[must_use]
    pub fn game(&self) -> Option<Match> {
        self.step().map(|step| step.game(self.lesson))
    }

    /// Takes note of a ply that was played from a position.
    pub fn played(&mut self, before: &AnyPosition, mv: AnyMove) {
        let Some(step) = self.step() else { return };
        // Passing is nobody's choice.
        if mv.is_pass() || !matches!(step.task, Task::Move { .. }) {
            return;
        }
        self.stage = match self.stage {
            Stage::Open(_) => step.judge(before, mv).map_or_else(Stage::Missed, |()| Stage::Done(0)),
            Stage::Done(replies) => Stage::Done(replies + 1),
            missed @ Stage::Missed(_) => missed,
        };
    }

    /// What happens when nothing moves on the table any more.
    #[must_use]
    pub fn next(&self, game: &Match) -> Next {
        match (self.step().map(|step| step.task), self.stage) {
            (Some(Task::Game), _) if game.result().is_none() => Next::Move,
            (Some(Task::Move { .. }), Stage::Open(_)) => Next::Move,
            (Some(Task::Move { .. }), Stage::Missed(_)) => Next::TakeBack,
            (Some(Task::Move { replies, .. }), Stage::Done(played)) => {
                let reply = replies.get(played).and_then(|text| game.position().parse_move(text).ok());
                reply.map_or(Next::Rest, Next::Reply)
            }
            _ => Next::Rest,
        }
    }

    /// Takes note that a move that missed was taken back.
    pub fn taken_back(&mut self) {
        if let Stage::Missed(miss) = self.stage {
            self.stage = Stage::Open(Some(miss));
        }
    }

    /// Takes note that a game to the end has ended.
    pub fn game_over(&mut self) {
        if self.step().is_some_and(|step| matches!(step.task, Task::Game)) {
            self.stage = Stage::Done(0);
        }
    }
}
