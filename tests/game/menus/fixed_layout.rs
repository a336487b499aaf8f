//! Dialogs with a fixed layout: selecting another tab moves no tab and no button.

use bevy::prelude::*;
use pushflip::game::state::{Menu, Screen};
use pushflip_core::ai::Level;
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::{Autosave, Controller, Folders, Setup};

use crate::harness::matches::played;
use crate::harness::{TestApp, folders};

/// The tested window sizes.
const WINDOWS: [(u32, u32); 3] = [(1280, 720), (800, 600), (640, 1000)];

/// Presses each tab and fails if a tab or button moves.
fn assert_fixed(app: &mut TestApp, what: &str, tabs: &[&str], buttons: &[&str]) {
    let all: Vec<&str> = tabs.iter().chain(buttons).copied().collect();
    let rects = |app: &mut TestApp| -> Vec<Rect> { all.iter().map(|name| app.rect_of(name)).collect() };
    let before = rects(app);
    for tab in tabs {
        app.press_named(tab);
        app.rest();
        for (name, (old, new)) in all.iter().zip(before.iter().zip(rects(app))) {
            assert!(
                old.min.distance(new.min) < 1.0 && old.max.distance(new.max) < 1.0,
                "{what}, {tab}: {name} moved from {old:?} to {new:?}"
            );
        }
    }
}

/// Saves a finished match, so that one game has results.
fn save_a_match(folders: &Folders) {
    let players = [Controller::Human, Controller::Computer(Level::Casual)];
    let mut game = played(Setup::new(Variant::Quixo, &players), 6);
    game.begin("2025-11-21 10:00:00".parse().expect("a date"));
    game.resign(Side::First);
    Autosave::new(folders.clone()).save(&game).expect("saved");
}

#[test]
fn tabs_move_neither_each_other_nor_the_buttons() {
    for (width, height) in WINDOWS {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = folders(folder.path());
        save_a_match(&folders);
        let mut app = TestApp::keeping_at(width, height, folders);
        let at = format!("at {width}x{height}");
        app.go(Menu::Puzzles);
        let sets = ["Quixo puzzles", "Team puzzles", "Hexxagon puzzles", "Own mistakes"];
        assert_fixed(&mut app, &format!("puzzles {at}"), &sets, &["Close", "Next unsolved"]);
        app.go(Menu::Statistics);
        app.until_named("Against Casual player");
        let games = ["Quixo in teams", "Hexxagon", "Hexxagon without blocks", "Quixo"];
        assert_fixed(&mut app, &format!("statistics {at}"), &games, &["Export", "Reset", "Close"]);
        app.go(Menu::None);
        app.go(Screen::Setup);
        let cards = ["Hexxagon", "Quixo in teams", "Quixo"];
        assert_fixed(&mut app, &format!("a new game {at}"), &cards, &["Start", "Back", "Open a table"]);
    }
}

#[test]
fn the_path_form_moves_no_button() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = TestApp::keeping(folders(folder.path()));
    app.go(Menu::Records);
    app.wait_for("the list", |app| !app.texts_in("Diagram").is_empty());
    let before = app.rect_of("Close");
    app.press_named("Open file");
    assert!(app.named("Path").is_some());
    assert_eq!(app.rect_of("Close"), before);
}
