//! Key bindings and typed moves.

use super::{MAX_STEPS, setup};
use crate::harness::TestApp;
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use pushflip::game::input::{Action, Bindings};
use pushflip::game::settings::Settings;
use pushflip::game::state::{Menu, Screen, ViewedPly};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyMove, Controller, Match, Setup};

#[test]
fn typed_moves_are_played_or_explained() {
    let mut app = TestApp::playing(setup(Variant::Quixo));
    app.type_text("e5-e");
    assert!(app.text_in("Typed text").starts_with("e5-e"));
    assert!(app.moves().is_empty());
    // Bound letters are text while a move is typed.
    app.type_text("h");
    app.hit("Backspace");
    app.hit("Backspace");
    app.type_text("e1");
    app.hit("Enter");
    app.settle();
    assert_eq!(app.moves(), ["e5-e1"]);
    assert!(app.named("Typed move").is_none());
    // The opponent's cube, which is now on e1.
    app.type_text("e1-a1");
    app.hit("Enter");
    let why = app.text_in("Typed note");
    assert!(why.starts_with("Not possible: ") && why.len() > 20, "{why}");
    app.hit("Esc");
    assert!(app.named("Typed move").is_none());
    assert_eq!(app.menu(), Menu::None, "Esc closes only the input line");
    app.hit("/");
    app.type_text("xyz");
    app.hit("Enter");
    let why = app.text_in("Typed note");
    assert!(why.contains("xyz") && why.contains("e5-e1"), "{why}");
    app.hit("Esc");
    assert_eq!(app.moves().len(), 1);
    // The key of A on a Russian keyboard.
    app.stroke(KeyCode::KeyA, Key::Character("ф".into()), ButtonState::Pressed);
    app.stroke(KeyCode::KeyA, Key::Character("ф".into()), ButtonState::Released);
    app.type_text("1-a5");
    app.hit("Enter");
    app.settle();
    assert_eq!(app.moves(), ["e5-e1", "a1-a5"]);
}

#[test]
fn every_notation_can_be_typed() {
    for (variant, moves) in [
        (Variant::QuixoTeams, vec!["e5-e1.n", "a5-e5.e"]),
        (Variant::Hexxagon, vec!["e14", "e17-e15", "e13-d11"]),
    ] {
        let mut app = TestApp::playing(setup(variant));
        for mv in &moves {
            app.type_text(mv);
            app.hit("Enter");
            app.settle();
        }
        assert_eq!(app.moves(), moves);
    }
}

#[test]
fn a_move_typed_during_the_reply_is_not_dropped() {
    let mut app = TestApp::playing(Setup::new(Variant::Quixo, &[]));
    app.choose(app.parse_move("c1-c5"));
    // The ply is played and saved in this frame; the letters come in the next one.
    app.frames(1);
    app.type_text("e5-e1");
    app.hit("Enter");
    app.settle();
    assert_eq!(app.moves(), ["c1-c5", "e5-e1"]);
    // A move entered while the computer thinks is played after the reply, or its error is shown.
    let computer = Controller::Computer(Level::Newcomer);
    for text in ["a2-a5", "c1-c5", "e5-a5"] {
        app.start(Match::new(Setup::new(Variant::Quixo, &[Controller::Human, computer])));
        app.choose(app.parse_move("a1-e1"));
        app.frames(1);
        app.type_text(text);
        app.hit("Enter");
        app.wait_for("the reply", |app| app.moves().len() >= 2);
        app.settle();
        app.rest();
        if app.moves().get(2).map(String::as_str) != Some(text) {
            assert!(app.text_in("Typed note").starts_with("Not possible"), "{}", app.text_in("Typed note"));
        }
    }
}

#[test]
fn keys_perform_actions_and_can_be_rebound() {
    let mut app = TestApp::playing(setup(Variant::Quixo));
    let play = |app: &mut TestApp, mv: &str| {
        app.type_text(mv);
        app.hit("Enter");
        app.settle();
    };
    play(&mut app, "a1-a5");
    play(&mut app, "e1-e5");
    app.hit("Ctrl+Z");
    app.settle();
    assert_eq!(app.moves(), ["a1-a5"]);
    app.hit("Ctrl+Shift+Z");
    app.settle();
    assert_eq!(app.moves(), ["a1-a5", "e1-e5"]);
    app.hit("Home");
    assert_eq!(*app.resource::<ViewedPly>(), ViewedPly(Some(0)));
    app.hit("Right");
    assert_eq!(*app.resource::<ViewedPly>(), ViewedPly(Some(1)));
    app.hit("End");
    assert_eq!(*app.resource::<ViewedPly>(), ViewedPly(None));
    app.hit("F");
    assert!(app.resource::<Settings>().fullscreen);
    app.hit("F11");
    assert!(!app.resource::<Settings>().fullscreen);
    for (key, menu) in [("F1", Menu::HowToPlay), ("Ctrl+,", Menu::Settings), ("?", Menu::Keys)] {
        app.hit(key);
        app.until(menu);
        app.hit(key);
        app.until(Menu::None);
    }
    // Esc goes back one step at a time, and F10 closes all menus.
    for (key, menus) in [("Esc", &[Menu::Settings, Menu::Pause, Menu::None][..]), ("F10", &[Menu::None])] {
        for (key, menu) in [("Esc", Menu::Pause), ("Ctrl+,", Menu::Settings), ("?", Menu::Keys)] {
            app.hit(key);
            app.until(menu);
        }
        for &menu in menus {
            app.hit(key);
            app.until(menu);
        }
    }
    // Rebind Undo by keys.
    app.hit("?");
    app.until(Menu::Keys);
    let mut tabs = 0;
    while app.focused().as_deref() != Some("Keys of undo") {
        app.hit("Tab");
        tabs += 1;
        assert!(tabs < MAX_STEPS);
    }
    app.hit("Enter");
    app.hit("Esc");
    assert_eq!(app.menu(), Menu::Keys, "Esc only cancels the recording of a key");
    assert_eq!(app.focused().as_deref(), Some("Keys of undo"));
    app.hit("Enter");
    app.hit("H");
    app.rest();
    let bindings = app.resource::<Bindings>().clone();
    assert_eq!(
        bindings.keys(Action::Undo),
        ["H", "Pad+LeftTrigger2"].map(|name| name.parse().expect("a key"))
    );
    assert_eq!(bindings.keys(Action::Hint), ["Pad+North".parse().expect("a button")]);
    // The settings file keeps the bindings.
    let settings = app.resource::<Settings>();
    let text = toml::to_string(&settings).expect("plain values");
    let read: Settings = toml::from_str(&text).expect("valid settings");
    assert_eq!(Bindings::with(&read.keys), bindings);
    app.hit("Esc");
    app.until(Menu::None);
    app.hit("Ctrl+Z");
    app.settle();
    assert_eq!(app.moves().len(), 2, "the old key is unbound");
    app.hit("H");
    app.settle();
    assert_eq!(app.moves().len(), 1, "the new key works");
    // Reset all bindings.
    app.hit("?");
    app.until(Menu::Keys);
    tabs = 0;
    while app.focused().as_deref() != Some("Reset all keys") {
        app.hit("Shift+Tab");
        tabs += 1;
        assert!(tabs < MAX_STEPS);
    }
    app.hit("Enter");
    app.rest();
    assert_eq!(*app.resource::<Bindings>(), Bindings::default());
    assert!(app.resource::<Settings>().keys.is_empty());
}

#[test]
fn key_presses_within_one_slow_frame_are_handled() {
    const TIMES: usize = 25;
    let mut app = TestApp::playing(Setup::new(Variant::Quixo, &[]));
    let mv = "e5-e1".parse().map(AnyMove::Quixo).expect("a move");
    for _ in 0..TIMES {
        app.choose(mv);
        app.settle();
        app.hit_within_a_frame("Ctrl+Z");
        app.settle();
        assert!(app.moves().is_empty());
        app.hit_within_a_frame("Ctrl+Shift+Z");
        app.settle();
        assert_eq!(app.moves(), ["e5-e1"]);
        app.hit_within_a_frame("Ctrl+Z");
        app.settle();
        app.hit_within_a_frame("Ctrl+,");
        assert_eq!(app.menu(), Menu::Settings);
        app.hit_within_a_frame("Esc");
        assert_eq!(app.menu(), Menu::None);
    }
    app.go(Screen::Editor);
    let field = app.entity("Position text");
    let written = app.written("Position text");
    assert!(!written.is_empty());
    let focus = |focus: &mut InputFocus| focus.set(field, FocusCause::Navigated);
    focus(&mut app.resource_mut::<InputFocus>());
    app.rest();
    app.hit_within_a_frame("Ctrl+A");
    assert_eq!(app.written("Position text"), written, "Ctrl+A types no letter");
    app.type_text("x");
    assert_eq!(app.written("Position text"), "x", "Ctrl+A selects the text");
}
