//! Key bindings and typed moves.

use super::{MAX_STEPS, setup};
use crate::harness::Table;
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::EditableText;
use pushflip::game::input::{Action, Bindings};
use pushflip::game::settings::Settings;
use pushflip::game::state::{Menu, Screen, ViewedPly};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyMove, Controller, Match, Setup};

#[test]
fn typed_moves_are_played_or_explained() {
    let mut table = Table::playing(setup(Variant::Quixo));
    table.type_text("e5-e");
    assert!(table.text_in("Typed text").starts_with("e5-e"));
    assert!(table.moves().is_empty());
    // Bound letters are text while a move is typed.
    table.type_text("h");
    table.hit("Backspace");
    table.hit("Backspace");
    table.type_text("e1");
    table.hit("Enter");
    table.settle();
    assert_eq!(table.moves(), ["e5-e1"]);
    assert!(table.named("Typed move").is_none());
    // The opponent's cube, which is now on e1.
    table.type_text("e1-a1");
    table.hit("Enter");
    let why = table.text_in("Typed note");
    assert!(why.starts_with("Not possible: ") && why.len() > 20, "{why}");
    table.hit("Esc");
    assert!(table.named("Typed move").is_none());
    assert_eq!(table.menu(), Menu::None, "Esc has only closed the line");
    table.hit("/");
    table.type_text("xyz");
    table.hit("Enter");
    let why = table.text_in("Typed note");
    assert!(why.contains("xyz") && why.contains("e5-e1"), "{why}");
    table.hit("Esc");
    assert_eq!(table.moves().len(), 1);
    // The key of A on a Russian keyboard.
    table.stroke(KeyCode::KeyA, Key::Character("ф".into()), ButtonState::Pressed);
    table.stroke(KeyCode::KeyA, Key::Character("ф".into()), ButtonState::Released);
    table.type_text("1-a5");
    table.hit("Enter");
    table.settle();
    assert_eq!(table.moves(), ["e5-e1", "a1-a5"]);
}

#[test]
fn every_notation_can_be_typed() {
    for (variant, moves) in [
        (Variant::QuixoTeams, vec!["e5-e1.n", "a5-e5.e"]),
        (Variant::Hexxagon, vec!["e14", "e17-e15", "e13-d11"]),
    ] {
        let mut table = Table::playing(setup(variant));
        for mv in &moves {
            table.type_text(mv);
            table.hit("Enter");
            table.settle();
        }
        assert_eq!(table.moves(), moves);
    }
}

#[test]
fn a_move_typed_during_the_reply_is_not_dropped() {
    let mut table = Table::playing(Setup::new(Variant::Quixo, &[]));
    table.choose("c1-c5".parse().map(AnyMove::Quixo).expect("a move"));
    // The ply is played and saved in this frame; the letters come in the next one.
    table.updates(1);
    table.type_text("e5-e1");
    table.hit("Enter");
    table.settle();
    assert_eq!(table.moves(), ["c1-c5", "e5-e1"]);
    // A move entered while the computer thinks is played after the reply, or its error is shown.
    let computer = Controller::Computer(Level::FirstGame);
    for text in ["a2-a5", "c1-c5", "e5-a5"] {
        table.start(Match::new(Setup::new(Variant::Quixo, &[Controller::Human, computer])));
        table.choose("a1-e1".parse().map(AnyMove::Quixo).expect("a move"));
        table.updates(1);
        table.type_text(text);
        table.hit("Enter");
        table.wait_for("the reply", |table| table.moves().len() >= 2);
        table.settle();
        table.updates(5);
        if table.moves().get(2).map(String::as_str) != Some(text) {
            assert!(
                table.text_in("Typed note").starts_with("Not possible"),
                "{}",
                table.text_in("Typed note")
            );
        }
    }
}

#[test]
fn keys_perform_actions_and_can_be_rebound() {
    let mut table = Table::playing(setup(Variant::Quixo));
    let play = |table: &mut Table, mv: &str| {
        table.type_text(mv);
        table.hit("Enter");
        table.settle();
    };
    play(&mut table, "a1-a5");
    play(&mut table, "e1-e5");
    table.hit("Ctrl+Z");
    table.settle();
    assert_eq!(table.moves(), ["a1-a5"]);
    table.hit("Ctrl+Shift+Z");
    table.settle();
    assert_eq!(table.moves(), ["a1-a5", "e1-e5"]);
    table.hit("Home");
    assert_eq!(*table.resource::<ViewedPly>(), ViewedPly(Some(0)));
    table.hit("Right");
    assert_eq!(*table.resource::<ViewedPly>(), ViewedPly(Some(1)));
    table.hit("End");
    assert_eq!(*table.resource::<ViewedPly>(), ViewedPly(None));
    table.hit("F");
    assert!(table.resource::<Settings>().fullscreen);
    table.hit("F11");
    assert!(!table.resource::<Settings>().fullscreen);
    for (key, menu) in [("F1", Menu::HowToPlay), ("Ctrl+,", Menu::Settings), ("?", Menu::Keys)] {
        table.hit(key);
        table.updates(2);
        assert_eq!(table.menu(), menu, "{key}");
        table.hit(key);
        table.updates(2);
        assert_eq!(table.menu(), Menu::None, "{key} closes what it opened");
    }
    // Esc goes back one step at a time, and F10 closes all menus.
    for (key, menus) in [("Esc", &[Menu::Settings, Menu::Pause, Menu::None][..]), ("F10", &[Menu::None])] {
        for (key, menu) in [("Esc", Menu::Pause), ("Ctrl+,", Menu::Settings), ("?", Menu::Keys)] {
            table.hit(key);
            table.updates(2);
            assert_eq!(table.menu(), menu, "{key}");
        }
        for &menu in menus {
            table.hit(key);
            table.updates(2);
            assert_eq!(table.menu(), menu, "{key}");
        }
    }
    // Rebind Undo by keys.
    table.hit("?");
    table.updates(3);
    let mut tabs = 0;
    while table.focused().as_deref() != Some("Keys of undo") {
        table.hit("Tab");
        tabs += 1;
        assert!(tabs < MAX_STEPS);
    }
    table.hit("Enter");
    table.hit("Esc");
    assert_eq!(table.menu(), Menu::Keys, "Esc has only ended the listening");
    assert_eq!(table.focused().as_deref(), Some("Keys of undo"));
    table.hit("Enter");
    table.hit("H");
    table.updates(2);
    let bindings = table.resource::<Bindings>().clone();
    assert_eq!(
        bindings.keys(Action::Undo),
        ["H", "Pad+LeftTrigger2"].map(|name| name.parse().expect("a key"))
    );
    assert_eq!(bindings.keys(Action::Hint), ["Pad+North".parse().expect("a button")]);
    // The settings file keeps the bindings.
    let settings = table.resource::<Settings>();
    let text = toml::to_string(&settings).expect("plain values");
    let read: Settings = toml::from_str(&text).expect("own text");
    assert_eq!(Bindings::with(&read.keys), bindings);
    table.hit("Esc");
    table.updates(2);
    assert_eq!(table.menu(), Menu::None);
    table.hit("Ctrl+Z");
    table.settle();
    assert_eq!(table.moves().len(), 2, "the old key has no meaning");
    table.hit("H");
    table.settle();
    assert_eq!(table.moves().len(), 1, "the new one has");
    // Reset all bindings.
    table.hit("?");
    table.updates(3);
    tabs = 0;
    while table.focused().as_deref() != Some("Reset all keys") {
        table.hit("Shift+Tab");
        tabs += 1;
        assert!(tabs < MAX_STEPS);
    }
    table.hit("Enter");
    table.updates(2);
    assert_eq!(*table.resource::<Bindings>(), Bindings::default());
    assert!(table.resource::<Settings>().keys.is_empty());
}

#[test]
fn key_presses_within_one_slow_frame_are_handled() {
    const TIMES: usize = 25;
    let mut table = Table::playing(Setup::new(Variant::Quixo, &[]));
    let mv = "e5-e1".parse().map(AnyMove::Quixo).expect("a move");
    for _ in 0..TIMES {
        table.choose(mv);
        table.settle();
        table.hit_within_a_frame("Ctrl+Z");
        table.settle();
        assert!(table.moves().is_empty());
        table.hit_within_a_frame("Ctrl+Shift+Z");
        table.settle();
        assert_eq!(table.moves(), ["e5-e1"]);
        table.hit_within_a_frame("Ctrl+Z");
        table.settle();
        table.hit_within_a_frame("Ctrl+,");
        assert_eq!(table.menu(), Menu::Settings);
        table.hit_within_a_frame("Esc");
        assert_eq!(table.menu(), Menu::None);
    }
    table.go(Screen::Editor);
    let field = table.entity("Position text");
    let text = |table: &Table| {
        let field = table.app.world().get::<EditableText>(field).expect("a field");
        field.value().to_string()
    };
    let written = text(&table);
    assert!(!written.is_empty());
    let focus = |focus: &mut InputFocus| focus.set(field, FocusCause::Navigated);
    focus(&mut table.resource_mut::<InputFocus>());
    table.updates(2);
    table.hit_within_a_frame("Ctrl+A");
    assert_eq!(text(&table), written, "Ctrl and A are no letter");
    table.type_text("x");
    assert_eq!(text(&table), "x", "everything was selected");
}
