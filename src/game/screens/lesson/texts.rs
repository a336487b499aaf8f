//! Texts of the lessons. Message identifiers are composed of the lesson and the step.

use crate::game::language::Language;
use pushflip_core::rules::Side;
use pushflip_core::session::lesson::{Course, LEARNER, Lesson, Miss, Stage, Task};
use pushflip_core::session::{Match, Setup};

/// The texts of the panel for a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct StepTexts {
    /// The task, or the result of the last move.
    pub text: String,
    /// The reason why the last move was undone.
    pub remark: Option<String>,
}

/// A lesson's name.
pub(in crate::game) fn name(lesson: Lesson, language: Language) -> String {
    language.say(&format!("learn-{lesson}"))
}

/// A one-line description of a lesson.
pub(in crate::game) fn about(lesson: Lesson, language: Language) -> String {
    language.say(&format!("learn-{lesson}-about"))
}

/// The texts for the current step.
pub(super) fn step_texts(course: &Course, game: &Match, language: Language) -> StepTexts {
    let lesson = course.lesson();
    let Some(step) = course.step() else {
        return StepTexts { text: language.say(&format!("learn-{lesson}-over")), remark: None };
    };
    let base = format!("learn-{lesson}-{}", step.id);
    let (id, remark) = match (course.stage(), step.task) {
        (Stage::Done(_), Task::Game) => (outcome(game).to_string(), None),
        (Stage::Done(_), _) => (format!("{base}-done"), None),
        (Stage::Open(miss), _) => (base, miss),
        (Stage::Missed(miss), _) => (base, Some(miss)),
    };
    StepTexts { text: language.say(&id), remark: remark.map(|miss| language.say(&missed(miss))) }
}

/// The message id for a move that was undone.
fn missed(miss: Miss) -> String {
    format!("learn-miss-{}", miss.id())
}

/// The message id for the end of a game, from the learner's view.
fn outcome(game: &Match) -> &'static str {
    match game.result().and_then(|result| result.winner) {
        Some(winner) if winner == learner() => "learn-game-won",
        Some(_) => "learn-game-lost",
        None => "learn-game-drawn",
    }
}

fn learner() -> Side {
    Setup::side_of(LEARNER)
}
