//! Dialogs of one frame: another tab or choice moves neither the frame nor the tabs nor the buttons.

use bevy::prelude::*;
use pushflip::game::state::{Menu, Screen};
use pushflip_core::ai::Level;
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::{Autosave, Controller, Folders, Setup};

use crate::harness::matches::played;
use crate::harness::{TestApp, temporary_folders};

const WINDOWS: [(u32, u32); 4] = [(1280, 720), (800, 600), (640, 480), (500, 900)];

struct Dialog {
    /// The name of its frame.
    frame: &'static str,
    open: fn(&mut TestApp),
    /// Widgets outside the scrolling part that change the content.
    tabs: &'static [&'static str],
    /// Widgets in the scrolling part that change the content.
    choices: &'static [&'static str],
    /// The buttons below the scrolling part.
    buttons: &'static [&'static str],
}

const DIALOGS: [Dialog; 12] = [
    Dialog {
        frame: "Puzzles menu",
        open: |app| app.go(Menu::Puzzles),
        tabs: &["Quixo puzzles", "Team puzzles", "Hexxagon puzzles", "Own mistakes"],
        choices: &[],
        buttons: &["Close", "Next unsolved"],
    },
    Dialog {
        frame: "Statistics menu",
        open: |app| {
            app.go(Menu::Statistics);
            app.until_named("Against Casual player");
        },
        tabs: &["Quixo in teams", "Hexxagon", "Hexxagon without blocks", "Quixo"],
        choices: &[],
        buttons: &["Export", "Reset", "Close"],
    },
    Dialog {
        frame: "Achievements menu",
        open: |app| {
            app.go(Menu::Achievements);
            app.until_named("Hundred");
        },
        tabs: &[],
        choices: &[],
        buttons: &["Close"],
    },
    Dialog {
        frame: "Matches menu",
        open: |app| {
            app.go(Menu::Records);
            app.wait_for("the list", |app| !app.texts_in("Diagram").is_empty());
        },
        // Both show the path form.
        tabs: &["Open file", "Save as"],
        choices: &[],
        buttons: &["Delete match", "Review match", "Open match", "Close"],
    },
    Dialog {
        frame: "Online menu",
        open: |app| {
            app.settings().name = "Ada".into();
            app.go(Menu::Online);
            app.press_named("Open a table");
            app.until_named("Online game");
        },
        tabs: &[],
        choices: &["Hexxagon", "Quixo in teams"],
        buttons: &["Back", "Open the table"],
    },
    Dialog {
        frame: "Tournament menu",
        open: |app| app.go(Menu::Tournament),
        tabs: &["Knock-out", "Tournament of Hexxagon", "Five opponents"],
        choices: &[],
        buttons: &["Close", "Start tournament"],
    },
    Dialog {
        frame: "Lessons menu",
        open: |app| app.go(Menu::Lessons),
        tabs: &[],
        choices: &[],
        buttons: &["Close"],
    },
    Dialog {
        frame: "Rules",
        open: |app| app.go(Menu::HowToPlay),
        tabs: &["Quixo in teams", "Hexxagon", "Quixo", "Next chapter", "Next chapter", "Previous chapter"],
        choices: &[],
        buttons: &["Show the move", "Learn by playing", "Close"],
    },
    Dialog {
        frame: "Keys menu",
        open: |app| app.go(Menu::Keys),
        tabs: &[],
        choices: &[],
        buttons: &["Reset all keys", "Close"],
    },
    Dialog {
        frame: "Settings menu",
        open: |app| app.go(Menu::Settings),
        tabs: &["Table page", "Display page", "Sound page", "Online page", "Game page"],
        choices: &[],
        buttons: &["About", "Close"],
    },
    Dialog {
        frame: "About menu",
        open: |app| app.go(Menu::About),
        tabs: &[],
        choices: &[],
        buttons: &["Close"],
    },
    Dialog {
        frame: "New game",
        open: |app| {
            app.go(Menu::None);
            app.go(Screen::Setup);
        },
        tabs: &[],
        choices: &["Hexxagon", "Quixo in teams", "Quixo"],
        buttons: &["Start", "Back", "Open a table", "Tournament form"],
    },
];

impl Dialog {
    /// Presses each tab and each choice, and fails if the frame, a tab or a button moves. Returns the frame's height.
    fn assert_fixed(&self, app: &mut TestApp) -> f32 {
        let Self { frame, open, tabs, choices, buttons } = self;
        open(app);
        app.rest();
        let all: Vec<&str> = [frame].into_iter().chain(*tabs).chain(*buttons).copied().collect();
        let rects = |app: &mut TestApp| -> Vec<Rect> { all.iter().map(|name| app.rect_of(name)).collect() };
        let before = rects(app);
        for (name, rect) in all.iter().zip(&before) {
            assert!(before[0].union(*rect) == before[0], "{name} at {rect:?} sticks out of {:?}", before[0]);
        }
        for pressed in tabs.iter().chain(*choices) {
            app.press_named(pressed);
            app.rest();
            for (name, (old, new)) in all.iter().zip(before.iter().zip(rects(app))) {
                assert!(
                    old.min.distance(new.min) < 1.0 && old.max.distance(new.max) < 1.0,
                    "{frame}, {pressed}: {name} moved from {old:?} to {new:?}"
                );
            }
        }
        before[0].height()
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
fn tabs_and_choices_move_nothing_and_all_dialogs_have_the_same_height() {
    for (width, height) in WINDOWS {
        let folders = temporary_folders();
        save_a_match(&folders);
        let mut app = TestApp::keeping_at(width, height, folders.clone());
        let heights = DIALOGS.map(|dialog| dialog.assert_fixed(&mut app));
        assert!(
            heights.iter().all(|other| (other - heights[0]).abs() < 1.0),
            "{width}x{height}: {heights:?}"
        );
    }
}
