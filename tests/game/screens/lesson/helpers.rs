//! A simulated learner.

use pushflip::game::screens::lesson::CurrentLesson;
use pushflip::game::state::{Phase, Screen, ShowMatch};
use pushflip_core::session::AnyMove;
use pushflip_core::session::lesson::Lesson;

use crate::harness::TestApp;

pub fn current_lesson(app: &TestApp) -> &CurrentLesson {
    app.resource()
}

/// The first step of a lesson, opened from the title, with fast animations.
pub fn begin(lesson: Lesson) -> TestApp {
    let mut app = TestApp::open(1280, 720);
    app.settings().animation_speed = 3.0;
    app.press_named("Learn");
    app.press_named(&format!("Lesson {lesson}"));
    assert_eq!(app.screen(), Screen::Lesson);
    rest(&mut app);
    app
}

/// Goes to the next step, and skips the current one if it is not done.
pub fn go_on(app: &mut TestApp) {
    let is_done = !app.is_disabled("Next");
    app.press_named(if is_done { "Next" } else { "Skip" });
}

/// Ends the game of a lesson in a draw.
pub fn end_game(app: &mut TestApp) {
    let mut game = app.game().clone();
    game.agree_draw();
    app.send(ShowMatch(Box::new(game)));
    rest(app);
    assert!(current_lesson(app).is_done());
}

/// Waits until no animation runs and no computer moves.
pub fn rest(app: &mut TestApp) {
    app.frames(3);
    let rests = |app: &mut TestApp| matches!(app.phase(), Some(Phase::Choosing | Phase::Over));
    app.wait_for("the end of the animations", rests);
}

/// Plays a move and waits for its consequences.
pub fn play(app: &mut TestApp, mv: AnyMove) {
    app.play(mv);
    rest(app);
}
