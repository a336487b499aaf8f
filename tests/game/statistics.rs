//! The menu with the results: by pointer, in every window and language.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::harness::Table;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use pushflip::ai::Level;
use pushflip::game::language::Language;
use pushflip::game::settings::Settings;
use pushflip::game::{Menu, Notice, Storage};
use pushflip::rules::{Side, Variant};
use pushflip::session::statistics::{self, Statistics};
use pushflip::session::{Autosave, Controller, Folders, Match, Moment, Setup};

/// The longest wait for what is done beside the game.
const PATIENCE: Duration = Duration::from_secs(30);

fn folders(folder: &Path) -> Folders {
    Folders { data: folder.join("data"), config: folder.join("config") }
}

/// Matches of a person against every level and against each other, in every variant.
fn play_some(folders: &Folders) {
    let mut autosave = Autosave::new(folders.clone());
    let mut second = 0;
    for variant in Variant::ALL {
        for level in Level::ALL {
            for number in 0..3 {
                let mut seats = vec![Controller::Computer(level); variant.seats()];
                seats[number % 2] = Controller::Human;
                if level == Level::Master {
                    seats.fill(Controller::Human);
                }
                let mut game = Match::new(Setup::new(variant, &seats));
                let began = format!("2025-11-21 10:{:02}:{:02}", second / 60, second % 60);
                game.set_began(began.parse::<Moment>().expect("a date"));
                second += 1;
                for _ in 0..6 {
                    game.play(game.position().moves()[0]).expect("legal");
                }
                if number == 2 {
                    game.agree_draw();
                } else {
                    game.resign(Side::Second);
                }
                autosave.save(&game).expect("saved");
            }
        }
    }
}

/// The title, with files in a folder.
fn open(folders: &Folders, (width, height): (u32, u32)) -> Table {
    let mut table = Table::open(width, height);
    table.app.insert_resource(Storage(folders.clone()));
    table.updates(2);
    table
}

/// Updates until something holds.
fn wait(table: &mut Table, what: &str, mut holds: impl FnMut(&mut Table) -> bool) {
    let start = Instant::now();
    while !holds(table) {
        table.updates(1);
        std::thread::sleep(Duration::from_millis(5));
        assert!(start.elapsed() < PATIENCE, "{what}");
    }
    table.updates(3);
}

fn disabled(table: &mut Table, name: &str) -> bool {
    let button = table.inside("Statistics menu", name);
    table.app.world().get::<InteractionDisabled>(button).is_some()
}

#[test]
fn results_are_shown_exported_and_reset() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    play_some(&folders);
    let mut table = open(&folders, (1280, 720));
    table.press_named("Statistics");
    assert_eq!(table.menu(), Menu::Statistics);
    wait(&mut table, "the results", |table| table.named("Against Club").is_some());
    assert!(table.named("Chart").is_some() && table.named("Between people").is_some());
    assert!(table.named("Against Master").is_none(), "people sat on all seats");
    let export = table.inside("Statistics menu", "Export");
    table.press_on(export);
    wait(&mut table, "the table is saved", |table| !table.app.world().resource::<Notice>().0.is_empty());
    let said = table.app.world().resource::<Notice>().0.clone();
    let path = fs::read_dir(&folders.data)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .find(|path| path.extension().is_some_and(|end| end == "csv"))
        .expect("a table");
    assert!(said.contains(&path.display().to_string()), "{said}");
    let text = fs::read_to_string(path).expect("text");
    assert_eq!(text, statistics::csv(&Statistics::read(&folders, None)));
    let reset = table.inside("Statistics menu", "Reset");
    table.press_on(reset);
    assert_eq!(statistics::since(&folders).0, None, "it asks once more");
    table.press_on(reset);
    assert!(statistics::since(&folders).0.is_some());
    wait(&mut table, "nothing counts", |table| table.named("Against Club").is_none());
    assert!(disabled(&mut table, "Export") && disabled(&mut table, "Reset"));
    assert_eq!(folders.saved_matches().len(), 4 * 8 * 3, "the matches are still there");
    let close = table.inside("Statistics menu", "Close");
    table.press_on(close);
    assert_eq!(table.menu(), Menu::None);
}

#[test]
fn an_empty_table_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = open(&folders(folder.path()), (800, 600));
    table.press_named("Statistics");
    let shows = |table: &mut Table, words: &str| {
        let mut texts = table.app.world_mut().query::<&Text>();
        texts.iter(table.app.world()).any(|text| text.0 == words)
    };
    let empty = Language::English.say("statistics-empty");
    wait(&mut table, "a kind sentence", |table| shows(table, &empty));
    assert!(disabled(&mut table, "Export"));
    // The words change with the language while the menu is open.
    table.app.world_mut().resource_mut::<Settings>().language = Some(Language::Slovenian);
    table.updates(4);
    assert!(shows(&mut table, &Language::Slovenian.say("statistics-empty")));
    // Where nothing can be saved nothing is counted.
    table.go(Menu::None);
    table.app.world_mut().remove_resource::<Storage>();
    table.go(Menu::Statistics);
    assert!(shows(&mut table, &Language::Slovenian.say("statistics-nowhere")));
}

#[test]
fn results_fit_in_every_window_and_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    play_some(&folders);
    fs::write(folders.matches().join("broken.pushflip"), "").expect("written");
    statistics::reset(&folders, "2020-01-01 00:00:00".parse().expect("a date")).expect("remembered");
    for window in [(800, 600), (1280, 720), (700, 1100)] {
        let mut table = open(&folders, window);
        table.go(Menu::Statistics);
        wait(&mut table, "the results", |table| table.named("Against Club").is_some());
        for language in Language::ALL {
            table.app.world_mut().resource_mut::<Settings>().language = Some(language);
            table.updates(4);
            for variant in ["Quixo", "Hexxagon open"] {
                let tab = table.inside("Results of", variant);
                table.press_on(tab);
                table.assert_all_fits(&format!("{variant} in {}", language.own_name()));
            }
            let reset = table.inside("Statistics menu", "Reset");
            table.press_on(reset);
            table.assert_all_fits(&format!("the question in {}", language.own_name()));
        }
    }
}
