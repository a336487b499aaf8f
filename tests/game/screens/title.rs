//! The title: its offers, the constant positions of its buttons, and the boards of both games by turns.

use bevy::prelude::*;
use pushflip::game::settings::{Draft, Quality};
use pushflip::game::state::{MatchCommand, Menu, ReviewMatch, Screen};
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::{Match, Setup};

use crate::harness::matches::played;
use crate::harness::{TestApp, folders};

const BUTTONS: [&str; 6] = ["New game", "Play online", "Puzzles", "Learn", "Statistics", "Quit"];

fn places(app: &mut TestApp) -> [Rect; 6] {
    BUTTONS.map(|name| app.rect_of(name))
}

/// An unfinished match with its own date.
fn unfinished(variant: Variant, day: u8) -> Match {
    let mut game = played(Setup::new(variant, &[]), 4);
    game.set_began(format!("2026-11-{day:02} 09:17:39").parse().expect("a date"));
    game
}

fn leave(app: &mut TestApp) {
    app.send(MatchCommand::Leave);
    app.until(Screen::Title);
}

/// Starts a match, plays a ply so that it is saved, and leaves it.
fn play_and_leave(app: &mut TestApp, game: Match) {
    app.start(game);
    app.choose(app.first_move());
    app.settle();
    leave(app);
}

#[test]
fn offers_do_not_move_the_buttons() {
    for (width, height) in [(1280, 720), (800, 600), (640, 480), (500, 900)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = TestApp::keeping_at(width, height, folders(folder.path()));
        app.settings().animation_speed = 0.0;
        let bare = places(&mut app);
        app.settings().last_setup = Some(Draft::default());
        play_and_leave(&mut app, unfinished(Variant::Quixo, 20));
        assert!(app.named("Resume match").is_some() && app.named("Play again as last time").is_some());
        assert_eq!(places(&mut app), bare, "a match to resume at {width}x{height}");
        app.assert_all_fits("the title");
    }
}

#[test]
fn the_match_is_behind_the_title_again_after_other_screens() {
    let mut app = TestApp::open(1280, 720);
    app.start(unfinished(Variant::Hexxagon, 20));
    leave(&mut app);
    let game = app.game().clone();
    for screen in [Screen::Puzzle, Screen::Editor, Screen::Lesson, Screen::Review] {
        if screen == Screen::Review {
            app.perform(ReviewMatch(Box::new(unfinished(Variant::Quixo, 21))));
        }
        app.go(screen);
        app.rest();
        assert_ne!(app.game(), &game, "{screen:?} has another board");
        app.go(Screen::Title);
        app.rest();
        assert_eq!(app.game(), &game, "after {screen:?}");
    }
    app.go(Screen::Puzzle);
    app.rest();
    for screen in [Screen::Setup, Screen::Title] {
        app.go(screen);
        app.rest();
        assert_eq!(app.game(), &game, "after a puzzle: {screen:?}");
    }
}

#[test]
fn the_setup_of_the_match_to_resume_is_not_offered_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = TestApp::keeping(folders(folder.path()));
    app.settings().animation_speed = 0.0;
    let draft = Draft::default();
    app.settings().last_setup = Some(draft.clone());
    play_and_leave(&mut app, Match::new(draft.setup()));
    assert!(app.named("Resume match").is_some() && app.named("Play again as last time").is_none());
    // The same after a restart.
    drop(app);
    let mut app = TestApp::keeping(folders(folder.path()));
    app.settings().last_setup = Some(draft);
    app.go(Screen::Setup);
    app.go(Screen::Title);
    app.until_named("Resume match");
    assert!(app.named("Play again as last time").is_none());
}

#[test]
fn an_archived_match_is_reported_and_offered_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = TestApp::keeping(folders(folder.path()));
    app.settings().animation_speed = 0.0;
    play_and_leave(&mut app, unfinished(Variant::Quixo, 20));
    let first = app.game().clone();
    app.start(unfinished(Variant::Hexxagon, 21));
    let notice = app.notice();
    assert!(notice.contains("Quixo") && notice.contains("My games"), "{notice:?}");
    // The new match is offered first; after its end the earlier one is offered again.
    app.choose(app.first_move());
    app.settle();
    leave(&mut app);
    let offer = app.texts_in("Resume match").join(" ");
    assert!(offer.contains("Hexxagon") && offer.contains("1 more"), "{offer}");
    app.press_named("Resume match");
    app.until(Screen::Playing);
    app.perform(MatchCommand::Resign);
    leave(&mut app);
    let offer = app.texts_in("Resume match").join(" ");
    assert!(offer.contains("Quixo") && !offer.contains("more"), "{offer}");
    // The same after a restart.
    drop(app);
    let mut app = TestApp::keeping(folders(folder.path()));
    app.settings().animation_speed = 0.0;
    app.press_named("Resume match");
    app.until(Screen::Playing);
    assert!(app.game().is_as_far_as(&first), "{:?}", app.moves());
    // It is the same match, so it is saved only once.
    app.send(MatchCommand::Resign);
    app.until(Menu::Result);
    leave(&mut app);
    assert!(app.named("Resume match").is_none());
    drop(app);
    assert_eq!(folders(folder.path()).saved_matches().len(), 2);
}

#[test]
fn a_deleted_match_is_not_offered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = TestApp::keeping(folders(folder.path()));
    app.settings().animation_speed = 0.0;
    play_and_leave(&mut app, unfinished(Variant::Quixo, 20));
    let mut over = unfinished(Variant::Hexxagon, 21);
    over.resign(Side::First);
    app.start(over);
    leave(&mut app);
    assert!(app.named("Resume match").is_some());
    app.wait_for("the file", |_| !folders(folder.path()).saved_matches().is_empty());
    app.go(Menu::Records);
    app.wait_for("the list", |app| !app.is_disabled("Delete match"));
    app.press_named("Delete match");
    app.press_named("Delete match");
    app.go(Menu::None);
    assert!(app.named("Resume match").is_none());
}

fn until_board(app: &mut TestApp, variant: Variant) {
    let is_shown = |app: &TestApp| app.game().setup().variant == variant;
    let mut frames = 0;
    while !is_shown(app) {
        assert!(frames < 400, "the board does not change");
        app.frames(1);
        frames += 1;
    }
    app.frames(20);
}

#[test]
fn the_boards_of_the_title_leave_the_unfinished_match_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = TestApp::keeping(folders(folder.path()));
    app.settings().animation_speed = 0.0;
    play_and_leave(&mut app, unfinished(Variant::QuixoTeams, 20));
    let left = app.game().clone();
    app.settings().animation_speed = 1.0;
    app.settings().quality = Some(Quality::Medium);
    until_board(&mut app, Variant::Hexxagon);
    let shown = app.game().clone();
    assert!(shown.moves().is_empty() && shown.result().is_none());
    let middle = app.free().center();
    app.click(middle);
    assert_eq!((app.screen(), app.menu(), app.moves()), (Screen::Title, Menu::None, Vec::new()));
    until_board(&mut app, Variant::QuixoTeams);
    assert_eq!(app.game(), &left, "the match that was left is shown again");
    until_board(&mut app, Variant::Hexxagon);
    app.press_named("Resume match");
    app.until(Screen::Playing);
    assert!(app.game().is_as_far_as(&left), "{:?}", app.moves());
    drop(app);
    let saved = folders(folder.path()).data.join("current.pushflip");
    let saved = Match::from_record(&std::fs::read_to_string(saved).expect("a file")).expect("a record");
    assert!(saved.is_as_far_as(&left), "{:?}", saved.moves());
}
