//! The tables of perfect play, made by the real program from the form of a new match; on smaller boards.

use std::fs;
use std::path::Path;

use crate::harness::{Table, folders};
use pushflip::game::language::Language;
use pushflip::game::settings::TableMaking;
use pushflip::game::state::{Menu, Screen};
use pushflip::game::tablebase::{Tablebase, TablebaseStage};
use pushflip_core::session::Folders;

/// A table whose solver takes a board of so many cells a side.
fn open(folders: &Folders, board: &'static [&'static str]) -> Table {
    let mut table = Table::open(1280, 720);
    table.keep_in(folders);
    let mut tables = table.resource_mut::<Tablebase>();
    tables.program = env!("CARGO_BIN_EXE_pushflip").into();
    tables.arguments = board;
    table.updates(2);
    table
}

fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let names = entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
    names.filter(|name| name != "solve.lock").collect()
}

#[test]
fn tables_are_made_from_the_form_and_used_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    let mut table = open(&folders, &["--board", "3"]);
    table.press_named("New game");
    table.updates(4);
    table.press_named("Perfect");
    table.updates(2);
    assert_eq!((table.menu(), table.screen()), (Menu::Tables, Screen::Setup));
    table.press_named("Make the tables");
    table.press_inside("Tables menu", "Close");
    table.wait_for("the tables", |table| !table.notice().is_empty());
    assert!(table.notice().contains("can be chosen"), "{}", table.notice());
    assert_eq!((table.settings().tables, files(&folders.solved()).len()), (TableMaking::Not, 10));
}

#[test]
fn what_is_under_way_waits_goes_on_and_is_given_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    let mut table = open(&folders, &["--down-to", "21", "--threads", "1"]);
    table.go(Screen::Setup);
    table.go(Menu::Tables);
    table.press_named("Make the tables");
    let stage = |table: &Table| table.resource::<Tablebase>().stage();
    table.wait_for("the first level", |table| matches!(stage(table), TablebaseStage::At(..)));
    table.press_named("Pause");
    table.updates(2);
    assert!(
        matches!(stage(&table), TablebaseStage::Paused(_)) && table.settings().tables == TableMaking::Paused
    );
    table.press_named("Go on");
    table.updates(2);
    assert_eq!(table.settings().tables, TableMaking::UnderWay);
    table.wait_for("a file", |_| !files(&folders.solved()).is_empty());
    table.press_named("Delete");
    table.updates(2);
    assert!(stage(&table) != TablebaseStage::Busy, "it asks once more");
    table.press_named("Delete");
    table.wait_for("nothing is left", |table| stage(table) == TablebaseStage::Idle);
    assert_eq!((table.settings().tables, files(&folders.solved())), (TableMaking::Not, vec![]));
}

#[test]
fn what_was_under_way_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    // As many files as two levels have, as a run leaves them that was killed.
    let mut table = open(&folders, &["--board", "3", "--down-to", "7"]);
    table.go(Menu::Tables);
    table.press_named("Make the tables");
    table.wait_for("some tables", |table| !table.notice().is_empty());
    assert_eq!(files(&folders.solved()).len(), 3);
    drop(table);
    let mut table = open(&folders, &["--board", "3"]);
    // As its file says.
    table.settings().tables = TableMaking::UnderWay;
    table.wait_for("the tables", |table| !table.notice().is_empty());
    assert_eq!(files(&folders.solved()).len(), 10);
}

#[test]
fn a_solver_that_cannot_be_is_told_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    let mut table = open(&folders, &["--board", "3"]);
    table.resource_mut::<Tablebase>().program = folder.path().join("nothing");
    table.go(Screen::Setup);
    table.go(Menu::Tables);
    for language in Language::ALL {
        table.speak(language);
        assert!(table.misfits(&format!("tables in {language:?}")).is_empty());
    }
    table.press_named("Make the tables");
    table.updates(2);
    assert!(!table.notice().is_empty() && table.settings().tables == TableMaking::Paused);
    // Nor one whose folder another one holds.
    table.resource_mut::<Tablebase>().program = env!("CARGO_BIN_EXE_pushflip").into();
    fs::create_dir_all(folders.solved()).expect("a folder");
    let lock = pushflip_core::session::Lock::take(&folders.solved().join("solve.lock"));
    assert!(lock.is_ok());
    table.speak(Language::English);
    table.press_named("Make the tables");
    table.wait_for("a refusal", |table| table.notice().contains("Another program"));
}
