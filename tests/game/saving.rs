//! The match on disk: an unfinished match is never lost, and a finished one is saved once.

use std::path::Path;
use std::time::Duration;

use crate::harness::matches::{after, from};
use crate::harness::{TestApp, temporary_folders};
use bevy::prelude::*;
use pushflip::game::screens::lesson::LessonCommand;
use pushflip::game::state::{EditPosition, MatchCommand, Menu, ReviewMatch, Screen, StartMatch};
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::lesson::Lesson;
use pushflip_core::session::{ClockRule, Match, Reason, Setup, load_match};

/// A game that saves its matches, without animations.
fn keeping() -> TestApp {
    let mut app = TestApp::keeping_files();
    app.settings().animation_speed = 0.0;
    app
}

fn play(app: &mut TestApp, plies: usize) {
    for _ in 0..plies {
        app.choose(app.first_move());
        app.settle();
    }
}

/// Closes the game; returns the unfinished match and the saved ones.
fn close(app: TestApp) -> (Option<Match>, Vec<Match>) {
    let folders = app.close();
    let read = |path: &Path| load_match(path).expect("a record");
    let current = folders.data.join("current.pushflip");
    let filed = std::fs::read_dir(folders.matches()).into_iter().flatten();
    (
        current.exists().then(|| read(&current)),
        filed.map(|entry| read(&entry.expect("a file").path())).collect(),
    )
}

fn ended() -> Match {
    let setup = from("5/oooo1/xxxx1/5/5 x 0 9", Setup::new(Variant::Quixo, &[]));
    let mut game = after(setup, &["e3-a3"]);
    game.set_began("2026-11-21 09:17:39".parse().expect("a date"));
    assert!(game.result().is_some());
    game
}

#[test]
fn a_review_during_a_match_does_not_change_the_match() {
    let mut app = keeping();
    let clock = ClockRule::PerMove(Duration::from_mins(2));
    app.start(Match::new(Setup { clock, ..Setup::new(Variant::Hexxagon, &[]) }));
    play(&mut app, 3);
    let played = app.game().clone();
    app.send(ReviewMatch(Box::new(ended())));
    app.until(Screen::Review);
    app.perform(MatchCommand::Leave);
    assert!(app.named("Resume match").is_some());
    let (current, filed) = close(app);
    let current = current.expect("an unfinished match");
    assert!(current.is_as_far_as(&played) && filed.is_empty(), "{filed:?}");
}

#[test]
fn a_match_stays_unfinished_after_a_review() {
    let mut app = keeping();
    app.start(Match::new(Setup::new(Variant::Quixo, &[])));
    play(&mut app, 3);
    let played = app.game().clone();
    app.send(ReviewMatch(Box::new(ended())));
    app.press_named("Back to the game");
    app.until(Screen::Playing);
    assert_eq!(app.game(), &played);
    app.perform(MatchCommand::Leave);
    app.press_named("Resume match");
    app.until(Screen::Playing);
    app.perform(MatchCommand::Leave);
    assert!(app.named("Resume match").is_some());
    // Another match archives it.
    app.start(Match::new(Setup::new(Variant::Hexxagon, &[])));
    play(&mut app, 1);
    let (current, filed) = close(app);
    assert_eq!(current.expect("the new match").setup().variant, Variant::Hexxagon);
    assert!(filed.len() == 1 && filed[0].is_as_far_as(&played), "{filed:?}");
}

#[test]
fn a_resigned_match_is_saved_once_and_not_offered() {
    let mut app = keeping();
    app.start(Match::new(Setup::new(Variant::Quixo, &[])));
    play(&mut app, 2);
    app.perform(MatchCommand::Resign);
    app.press_named("Review the match");
    app.until(Screen::Review);
    app.perform(MatchCommand::Leave);
    assert!(app.named("Resume match").is_none());
    let (current, filed) = close(app);
    assert!(current.is_none() && filed.len() == 1, "{current:?} {filed:?}");
    assert_eq!(filed[0].result().map(|result| result.reason), Some(Reason::Resigned));
}

#[test]
fn a_loss_on_time_is_saved_like_other_results() {
    let mut app = keeping();
    let clock = ClockRule::PerMove(Duration::from_secs(2));
    app.start(Match::new(Setup { clock, ..Setup::new(Variant::Quixo, &[]) }));
    play(&mut app, 1);
    app.until(Menu::Result);
    app.perform(MatchCommand::Leave);
    assert!(app.named("Resume match").is_none());
    let (current, filed) = close(app);
    assert!(current.is_none() && filed.len() == 1, "{current:?} {filed:?}");
    let result = filed[0].result().expect("a result");
    assert_eq!((result.winner, result.reason), (Some(Side::First), Reason::OutOfTime));
}

#[test]
fn leaving_a_match_does_not_restore_the_clock() {
    let cases: [fn(&mut TestApp); 4] = [
        |app| app.perform(MatchCommand::Leave),
        |app| app.perform(MatchCommand::Quit),
        // Opens the new game form.
        |app| app.hit("Ctrl+N"),
        |app| {
            app.perform(ReviewMatch(Box::new(ended())));
            app.perform(MatchCommand::Leave);
        },
    ];
    for (number, leave) in cases.into_iter().enumerate() {
        let mut app = keeping();
        let clock = ClockRule::Total { total: Duration::from_mins(1), increment: Duration::ZERO };
        app.start(Match::new(Setup { clock, ..Setup::new(Variant::Quixo, &[]) }));
        play(&mut app, 1);
        app.frames(100);
        leave(&mut app);
        let (current, _) = close(app);
        let left = current.expect("an unfinished match").clock().left(1).expect("a clock");
        assert!(left < Duration::from_secs(52), "case {number}: {left:?}");
    }
}

#[test]
fn a_finished_match_that_is_viewed_is_not_saved_again() {
    let mut app = keeping();
    for _ in 0..2 {
        // From the title, then from the match itself.
        app.start(ended());
    }
    assert_eq!(app.menu(), Menu::Result);
    app.perform(MatchCommand::ViewPly(0));
    app.perform(MatchCommand::ViewPly(1));
    app.perform(MatchCommand::Leave);
    let (current, filed) = close(app);
    assert!(current.is_none() && filed.is_empty(), "{current:?} {filed:?}");
}

#[test]
fn an_archived_match_keeps_its_clock() {
    let mut app = keeping();
    let clock = ClockRule::Total { total: Duration::from_mins(1), increment: Duration::ZERO };
    app.start(Match::new(Setup { clock, ..Setup::new(Variant::Quixo, &[]) }));
    play(&mut app, 1);
    app.frames(100);
    app.start(ended());
    let (_, filed) = close(app);
    assert_eq!(filed.len(), 1, "{filed:?}");
    let left = filed[0].clock().left(1).expect("a clock");
    assert!(left < Duration::from_secs(52), "{left:?}");
}

#[test]
fn a_lesson_during_a_match_does_not_change_the_match() {
    let mut app = keeping();
    app.start(Match::new(Setup::new(Variant::Quixo, &[])));
    play(&mut app, 3);
    let played = app.game().clone();
    app.send(LessonCommand::Begin(Lesson::Hexxagon));
    app.until(Screen::Lesson);
    app.perform(MatchCommand::Leave);
    let (current, _) = close(app);
    assert!(current.expect("an unfinished match").is_as_far_as(&played));
}

#[test]
fn the_review_returns_through_the_editor_to_the_match() {
    let mut app = keeping();
    app.start(Match::new(Setup::new(Variant::Hexxagon, &[])));
    play(&mut app, 3);
    let played = app.game().clone();
    app.send(EditPosition(Box::new(played.position())));
    app.until(Screen::Editor);
    app.press_named("Analyse");
    app.until(Screen::Review);
    app.press_named("Back to the editor");
    app.until(Screen::Editor);
    app.press_named("Leave editor");
    app.until(Screen::Playing);
    assert_eq!(app.game(), &played);
}

/// The number of rounds; `PUSHFLIP_ROUNDS` overrides it.
const ROUNDS: usize = 6;

#[test]
fn three_windows_with_one_folder_lose_no_match() {
    let rounds = crate::variable("PUSHFLIP_ROUNDS", ROUNDS);
    let folders = temporary_folders();
    let mut windows: Vec<TestApp> = (0..3).map(|_| TestApp::keeping(folders.clone())).collect();
    for window in &mut windows {
        window.settings().animation_speed = 0.0;
        window.start(Match::new(Setup::new(Variant::Quixo, &[])));
    }
    for _ in 0..rounds {
        // The windows play the same moves, end and restart at the same time.
        for window in &mut windows {
            play(window, 2);
        }
        for window in &mut windows {
            window.perform(MatchCommand::Resign);
        }
        for window in &mut windows {
            assert!(window.game().result().is_some());
            let again = Match::new(window.game().setup().swapped());
            window.perform(StartMatch(Box::new(again)));
            assert_eq!(window.notice(), "", "no error is shown");
        }
    }
    for window in &mut windows {
        window.rest();
        assert_eq!(window.notice(), "", "no error is shown");
    }
    drop(windows);
    assert_eq!(folders.saved_matches().len(), 3 * rounds);
}
