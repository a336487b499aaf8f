//! Message identifiers of a lesson, made from the lesson and the step.

use crate::game::language::Language;
use pushflip_core::rules::Side;
use pushflip_core::session::lesson::{Course, LEARNER, Lesson, Miss, Stage, Task};
use pushflip_core::session::{Match, Setup};

/// What the panel says about a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Words {
    /// What is to be done, or what has come of it.
    pub text: String,
    /// Why the last move was taken back.
    pub remark: Option<String>,
}

/// A lesson's name.
pub(in crate::game) fn name(lesson: Lesson, language: Language) -> String {
    language.say(&format!("learn-{lesson}"))
}

/// What a lesson is about, in a line.
pub(in crate::game) fn about(lesson: Lesson, language: Language) -> String {
    language.say(&format!("learn-{lesson}-about"))
}

/// What the panel says now.
pub(super) fn words(course: &Course, game: &Match, language: Language) -> Words {
    let lesson = course.lesson();
    let Some(step) = course.step() else {
        return Words { text: language.say(&format!("learn-{lesson}-over")), remark: None };
    };
    let told = format!("learn-{lesson}-{}", step.id);
    let (id, remark) = match (course.stage(), step.task) {
        (Stage::Done(_), Task::Game) => (outcome(game).to_string(), None),
        (Stage::Done(_), _) => (format!("{told}-done"), None),
        (Stage::Open(miss), _) => (told, miss),
        (Stage::Missed(miss), _) => (told, Some(miss)),
    };
    Words { text: language.say(&id), remark: remark.map(|miss| language.say(&missed(miss))) }
}

/// The message for a move that was taken back.
fn missed(miss: Miss) -> String {
    format!("learn-miss-{}", miss.id())
}

/// The message for the end of a game, as the learner sees it.
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
