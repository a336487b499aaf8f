//! A simulated learner.

use pushflip::game::screens::lesson::CurrentLesson;
use pushflip::game::state::{Phase, Screen};
use pushflip_core::session::AnyMove;
use pushflip_core::session::lesson::Lesson;

use crate::harness::Table;

/// The current lesson.
pub fn current_lesson(table: &Table) -> &CurrentLesson {
    table.resource()
}

/// The first step of a lesson, opened from the title, with fast animations.
pub fn begin(lesson: Lesson) -> Table {
    let mut table = Table::open(1280, 720);
    table.settings().animation_speed = 3.0;
    table.press_named("Learn");
    table.press_named(&format!("Lesson {lesson}"));
    assert_eq!(table.screen(), Screen::Lesson);
    rest(&mut table);
    table
}

/// Waits until no animation runs and no computer moves.
pub fn rest(table: &mut Table) {
    table.updates(3);
    let rests = |table: &mut Table| matches!(table.phase(), Some(Phase::Choosing | Phase::Over));
    table.wait_for("the end of the animations", rests);
}

/// Plays a move and waits for its consequences.
pub fn play(table: &mut Table, mv: AnyMove) {
    table.play(mv);
    rest(table);
}
