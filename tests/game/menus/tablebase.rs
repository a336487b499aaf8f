//! The tablebase menu, with the real solver on small boards.

use std::fs;
use std::path::Path;

use crate::harness::{TestApp, temporary_folders};
use pushflip::game::settings::TablebaseJob;
use pushflip::game::state::{Menu, Screen};
use pushflip::game::tablebase::{Tablebase, TablebaseStage};
use pushflip_core::language::Language;
use pushflip_core::session::Folders;

fn open(folders: &Folders, arguments: &'static [&'static str]) -> TestApp {
    let mut app = TestApp::open(1280, 720);
    app.keep_in(folders);
    let mut tables = app.resource_mut::<Tablebase>();
    tables.program = env!("CARGO_BIN_EXE_pushflip").into();
    tables.arguments = arguments;
    app.rest();
    app
}

fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let names = entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
    names.filter(|name| name != "solve.lock").collect()
}

#[test]
fn the_new_game_form_leads_to_the_solver() {
    let folders = temporary_folders();
    let mut app = open(&folders, &["--board", "3"]);
    app.press_named("New game");
    app.press_named("Perfect");
    app.until(Menu::Tablebase);
    app.until(Screen::Setup);
    app.press_named("Make the tables");
    app.press_inside("Tables menu", "Close");
    app.wait_for("the tables", |app| !app.notice().is_empty());
    assert!(app.notice().contains("you can choose"), "{}", app.notice());
    assert_eq!((app.settings().tablebase, files(&folders.solved()).len()), (TablebaseJob::Off, 10));
}

#[test]
fn solving_can_be_paused_continued_and_deleted() {
    let folders = temporary_folders();
    let mut app = open(&folders, &["--down-to", "21", "--threads", "1"]);
    app.go(Screen::Setup);
    app.go(Menu::Tablebase);
    app.press_named("Make the tables");
    let stage = |app: &TestApp| app.resource::<Tablebase>().stage();
    app.wait_for("the first level", |app| matches!(stage(app), TablebaseStage::At(..)));
    app.press_named("Pause");
    app.wait_for("the pause", |app| matches!(stage(app), TablebaseStage::Paused(_)));
    assert_eq!(app.settings().tablebase, TablebaseJob::Paused);
    app.press_named("Go on");
    app.wait_for("the solver", |app| app.settings().tablebase == TablebaseJob::Running);
    app.wait_for("a file", |_| !files(&folders.solved()).is_empty());
    app.press_named("Delete");
    assert!(stage(&app) != TablebaseStage::Busy, "deleting needs confirmation");
    app.press_named("Delete");
    app.wait_for("no files are left", |app| stage(app) == TablebaseStage::Idle);
    assert_eq!((app.settings().tablebase, files(&folders.solved())), (TablebaseJob::Off, vec![]));
}

#[test]
fn solving_continues_after_a_restart() {
    let folders = temporary_folders();
    // Some levels are solved, as after an interrupted run.
    let mut app = open(&folders, &["--board", "3", "--down-to", "7"]);
    app.go(Menu::Tablebase);
    app.press_named("Make the tables");
    app.wait_for("some tables", |app| !app.notice().is_empty());
    assert_eq!(files(&folders.solved()).len(), 3);
    drop(app);
    let mut app = open(&folders, &["--board", "3"]);
    // As loaded from the settings file.
    app.settings().tablebase = TablebaseJob::Running;
    app.wait_for("the tables", |app| !app.notice().is_empty());
    assert_eq!(files(&folders.solved()).len(), 10);
}

#[test]
fn a_solver_that_does_not_start_is_reported() {
    let folders = temporary_folders();
    let mut app = open(&folders, &["--board", "3"]);
    app.resource_mut::<Tablebase>().program = folders.data.join("nothing");
    app.go(Screen::Setup);
    app.go(Menu::Tablebase);
    for language in Language::ALL {
        app.speak(language);
        assert!(app.misfits(&format!("tables in {language:?}")).is_empty());
    }
    app.press_named("Make the tables");
    app.wait_for("the error", |app| !app.notice().is_empty());
    assert_eq!(app.settings().tablebase, TablebaseJob::Paused);
    // Another process holds the lock of the folder.
    app.resource_mut::<Tablebase>().program = env!("CARGO_BIN_EXE_pushflip").into();
    fs::create_dir_all(folders.solved()).expect("a folder");
    let lock = pushflip_core::session::Lock::take(&folders.solved().join("solve.lock"));
    assert!(lock.is_ok());
    app.speak(Language::English);
    app.press_named("Make the tables");
    app.wait_for("a refusal", |app| app.notice().contains("Another program"));
}
