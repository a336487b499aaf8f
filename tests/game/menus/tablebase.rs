//! The tablebase menu, with the real solver on small boards.

use std::fs;
use std::path::Path;

use crate::harness::{Table, folders};
use pushflip::game::language::Language;
use pushflip::game::settings::TablebaseJob;
use pushflip::game::state::{Menu, Screen};
use pushflip::game::tablebase::{Tablebase, TablebaseStage};
use pushflip_core::session::Folders;

/// Opens the game with arguments for the solver.
fn open(folders: &Folders, arguments: &'static [&'static str]) -> Table {
    let mut table = Table::open(1280, 720);
    table.keep_in(folders);
    let mut tables = table.resource_mut::<Tablebase>();
    tables.program = env!("CARGO_BIN_EXE_pushflip").into();
    tables.arguments = arguments;
    table.updates(2);
    table
}

fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let names = entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
    names.filter(|name| name != "solve.lock").collect()
}

#[test]
fn the_new_game_form_leads_to_the_solver() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    let mut table = open(&folders, &["--board", "3"]);
    table.press_named("New game");
    table.updates(4);
    table.press_named("Perfect");
    table.updates(2);
    assert_eq!((table.menu(), table.screen()), (Menu::Tablebase, Screen::Setup));
    table.press_named("Make the tables");
    table.press_inside("Tables menu", "Close");
    table.wait_for("the tables", |table| !table.notice().is_empty());
    assert!(table.notice().contains("can be chosen"), "{}", table.notice());
    assert_eq!((table.settings().tablebase, files(&folders.solved()).len()), (TablebaseJob::Off, 10));
}

#[test]
fn solving_can_be_paused_continued_and_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    let mut table = open(&folders, &["--down-to", "21", "--threads", "1"]);
    table.go(Screen::Setup);
    table.go(Menu::Tablebase);
    table.press_named("Make the tables");
    let stage = |table: &Table| table.resource::<Tablebase>().stage();
    table.wait_for("the first level", |table| matches!(stage(table), TablebaseStage::At(..)));
    table.press_named("Pause");
    table.updates(2);
    assert!(
        matches!(stage(&table), TablebaseStage::Paused(_))
            && table.settings().tablebase == TablebaseJob::Paused
    );
    table.press_named("Go on");
    table.updates(2);
    assert_eq!(table.settings().tablebase, TablebaseJob::Running);
    table.wait_for("a file", |_| !files(&folders.solved()).is_empty());
    table.press_named("Delete");
    table.updates(2);
    assert!(stage(&table) != TablebaseStage::Busy, "it asks for confirmation");
    table.press_named("Delete");
    table.wait_for("nothing is left", |table| stage(table) == TablebaseStage::Idle);
    assert_eq!((table.settings().tablebase, files(&folders.solved())), (TablebaseJob::Off, vec![]));
}

#[test]
fn solving_continues_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    // Some levels are solved, as after an interrupted run.
    let mut table = open(&folders, &["--board", "3", "--down-to", "7"]);
    table.go(Menu::Tablebase);
    table.press_named("Make the tables");
    table.wait_for("some tables", |table| !table.notice().is_empty());
    assert_eq!(files(&folders.solved()).len(), 3);
    drop(table);
    let mut table = open(&folders, &["--board", "3"]);
    // As loaded from the settings file.
    table.settings().tablebase = TablebaseJob::Running;
    table.wait_for("the tables", |table| !table.notice().is_empty());
    assert_eq!(files(&folders.solved()).len(), 10);
}

#[test]
fn a_solver_that_does_not_start_is_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    let mut table = open(&folders, &["--board", "3"]);
    table.resource_mut::<Tablebase>().program = folder.path().join("nothing");
    table.go(Screen::Setup);
    table.go(Menu::Tablebase);
    for language in Language::ALL {
        table.speak(language);
        assert!(table.misfits(&format!("tables in {language:?}")).is_empty());
    }
    table.press_named("Make the tables");
    table.updates(2);
    assert!(!table.notice().is_empty() && table.settings().tablebase == TablebaseJob::Paused);
    // Another process holds the lock of the folder.
    table.resource_mut::<Tablebase>().program = env!("CARGO_BIN_EXE_pushflip").into();
    fs::create_dir_all(folders.solved()).expect("a folder");
    let lock = pushflip_core::session::Lock::take(&folders.solved().join("solve.lock"));
    assert!(lock.is_ok());
    table.speak(Language::English);
    table.press_named("Make the tables");
    table.wait_for("a refusal", |table| table.notice().contains("Another program"));
}
