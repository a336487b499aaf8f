//! Dialogs with a fixed layout: selecting another tab moves no tab and no button.

use bevy::prelude::*;
use pushflip::game::state::{Menu, Screen};
use pushflip_core::ai::Level;
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::{Autosave, Controller, Folders, Setup};

use crate::harness::matches::played;
use crate::harness::{Table, folders};

/// The tested window sizes.
const WINDOWS: [(u32, u32); 3] = [(1280, 720), (800, 600), (640, 1000)];

/// Presses each tab and fails if a tab or button moves.
fn assert_fixed(table: &mut Table, what: &str, tabs: &[&str], buttons: &[&str]) {
    let all: Vec<&str> = tabs.iter().chain(buttons).copied().collect();
    let rects = |table: &mut Table| -> Vec<Rect> { all.iter().map(|name| table.rect_of(name)).collect() };
    let before = rects(table);
    for tab in tabs {
        table.press_named(tab);
        table.updates(5);
        for (name, (old, new)) in all.iter().zip(before.iter().zip(rects(table))) {
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
        let mut table = Table::keeping_at(width, height, folders);
        let at = format!("at {width}x{height}");
        table.go(Menu::Puzzles);
        let sets = ["Quixo puzzles", "Team puzzles", "Hexxagon puzzles", "Own mistakes"];
        assert_fixed(&mut table, &format!("puzzles {at}"), &sets, &["Close", "Next unsolved"]);
        table.go(Menu::Statistics);
        table.updates(30);
        table.wait_for("the results", |table| table.named("Against Casual player").is_some());
        let games = ["Quixo in teams", "Hexxagon", "Hexxagon without blocks", "Quixo"];
        assert_fixed(&mut table, &format!("statistics {at}"), &games, &["Export", "Reset", "Close"]);
        table.go(Menu::None);
        table.go(Screen::Setup);
        let cards = ["Hexxagon", "Quixo in teams", "Quixo"];
        assert_fixed(&mut table, &format!("a new game {at}"), &cards, &["Start", "Back", "Open a table"]);
    }
}

#[test]
fn the_path_form_moves_no_button() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::keeping(folders(folder.path()));
    table.go(Menu::Records);
    table.updates(30);
    let before = table.rect_of("Close");
    table.press_named("Open file");
    assert!(table.named("Path").is_some());
    assert_eq!(table.rect_of("Close"), before);
}
