//! Texts of the lessons. Message identifiers are composed of the lesson and the step.

use pushflip_core::language::{Localized, msg};
use pushflip_core::session::lesson::{Course, LEARNER, Lesson, Stage, Task};
use pushflip_core::session::{Match, Setup};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct StepTexts {
    /// The task, or the result of the last move.
    pub text: Localized,
    /// The reason why the last move was undone.
    pub remark: Option<Localized>,
}

pub(in crate::game) fn name(lesson: Lesson) -> Localized {
    Localized::of_family("learn", &lesson.to_string())
}

/// A one-line description of a lesson.
pub(in crate::game) fn about(lesson: Lesson) -> Localized {
    Localized::of_family("learn", &format!("{lesson}-about"))
}

/// The number of the current step, and of all steps.
pub(in crate::game) fn step_number(course: &Course) -> Localized {
    let all = course.lesson().steps().len();
    msg::LearnStep { step: (course.number() + 1).min(all), all }.into()
}

pub(super) fn step_texts(course: &Course, game: &Match) -> StepTexts {
    let text = |member: String| Localized::of_family("learn", &member);
    let lesson = course.lesson();
    let Some(step) = course.step() else {
        let praise = course.is_completed().then(|| text(format!("{lesson}-praise")));
        let parts = praise.into_iter().chain([text(format!("{lesson}-over"))]);
        return StepTexts { text: Localized::joined(parts, " "), remark: None };
    };
    let base = format!("{lesson}-{}", step.id);
    let (text, miss) = match (course.stage(), &step.task) {
        (Stage::Done(_), Task::Game) => (outcome(game), None),
        (Stage::Done(_), _) => (text(format!("{base}-done")), None),
        (Stage::Open(miss), _) => (text(base), miss),
        (Stage::Missed(miss), _) => (text(base), Some(miss)),
    };
    StepTexts { text, remark: miss.map(|miss| Localized::of_family("learn-miss", miss.id())) }
}

/// The result of a game for the learner.
fn outcome(game: &Match) -> Localized {
    match game.result().and_then(|result| result.winner) {
        Some(winner) if winner == Setup::side_of(LEARNER) => msg::LEARN_GAME_WON,
        Some(_) => msg::LEARN_GAME_LOST,
        None => msg::LEARN_GAME_DRAWN,
    }
}
