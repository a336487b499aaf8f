//! The statistics menu: by pointer, in every window size and language.

use std::fs;

use crate::harness::{Table, folders};
use pushflip::game::language::Language;
use pushflip::game::state::{MatchCommand, Menu, Screen, Storage};
use pushflip_core::ai::Level;
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::statistics::{self, RatedMatches, Statistics};
use pushflip_core::session::{Autosave, Controller, Folders, Help, Match, Moment, Setup};

/// Saves matches against every level and between people, in every variant.
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
                game.begin(began.parse::<Moment>().expect("a date"));
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

/// The title screen, with files in a folder.
fn open(folders: &Folders, (width, height): (u32, u32)) -> Table {
    let mut table = Table::open(width, height);
    table.keep_in(folders);
    table.updates(2);
    table
}

#[test]
fn results_are_shown_exported_and_reset() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    play_some(&folders);
    let mut table = open(&folders, (1280, 720));
    table.press_named("Statistics");
    assert_eq!(table.menu(), Menu::Statistics);
    table.wait_for("the results", |table| table.named("Against Club player").is_some());
    assert!(table.named("Chart").is_some() && table.named("Strength chart").is_some());
    assert!(table.named("Between people").is_some());
    assert!(table.named("Against Master").is_none(), "only people played");
    table.press_inside("Statistics menu", "Export");
    table.wait_for("the table is saved", |table| !table.notice().is_empty());
    let said = table.notice();
    let path = fs::read_dir(&folders.data)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .find(|path| path.extension().is_some_and(|end| end == "csv"))
        .expect("a table");
    assert!(said.contains(&path.display().to_string()), "{said}");
    let text = fs::read_to_string(path).expect("text");
    assert_eq!(text, statistics::csv(&Statistics::read(&folders, None)));
    table.press_inside("Statistics menu", "Reset");
    assert_eq!(statistics::since(&folders).0, None, "it asks for confirmation");
    table.press_inside("Statistics menu", "Reset");
    assert!(statistics::since(&folders).0.is_some());
    table.wait_for("nothing counts", |table| table.named("Against Club player").is_none());
    assert!(table.is_disabled("Export") && table.is_disabled("Reset"));
    assert_eq!(folders.saved_matches().len(), 4 * 8 * 3, "the matches are still there");
    table.press_inside("Statistics menu", "Close");
    assert_eq!(table.menu(), Menu::None);
}

#[test]
fn empty_statistics_say_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = open(&folders(folder.path()), (800, 600));
    table.press_named("Statistics");
    let shows = |table: &mut Table, words: &str| table.texts().iter().any(|(_, text)| text == words);
    let empty = Language::English.say("statistics-empty");
    table.wait_for("the text", |table| shows(table, &empty));
    assert!(table.is_disabled("Export"));
    // The text changes with the language.
    table.speak(Language::Slovenian);
    assert!(shows(&mut table, &Language::Slovenian.say("statistics-empty")));
    // Without folders there are no statistics.
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
        table.wait_for("the results", |table| table.named("Against Club player").is_some());
        for language in Language::ALL {
            table.speak(language);
            for variant in ["Quixo", "Hexxagon without blocks"] {
                table.press_inside("Results of", variant);
                table.assert_all_fits(&format!("{variant} in {}", language.native_name()));
            }
            table.press_inside("Statistics menu", "Reset");
            table.assert_all_fits(&format!("the question in {}", language.native_name()));
        }
    }
}

/// Saves Quixo matches against a level, all with the same result; `prepare` can use help.
fn finish(folders: &Folders, day: u32, level: Level, loser: Side, prepare: impl Fn(&mut Match)) {
    let mut autosave = Autosave::new(folders.clone());
    for minute in 0..20 {
        let seats = [Controller::Human, Controller::Computer(level)];
        let mut game = Match::new(Setup::new(Variant::Quixo, &seats));
        game.begin(format!("2026-11-{day:02} 10:{minute:02}:00").parse::<Moment>().expect("a date"));
        for _ in 0..6 {
            game.play(game.position().moves()[0]).expect("legal");
        }
        prepare(&mut game);
        game.resign(loser);
        autosave.save(&game).expect("saved");
    }
}

#[test]
fn only_matches_without_help_are_rated() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    finish(&folders, 1, Level::Master, Side::Second, |game| assert!(game.undo() && game.redo()));
    finish(&folders, 2, Level::Master, Side::Second, Match::give_hint);
    let mut table = open(&folders, (1280, 720));
    table.press_named("New game");
    table.updates(4);
    assert!(table.named("Like you").is_none());
    table.go(Screen::Title);
    table.press_named("Statistics");
    table.wait_for("the results", |table| table.named("Against Master").is_some());
    assert!(table.named("Strength").is_none(), "with help");
    table.press_inside("Statistics menu", "Close");
    // As strong as Casual player: better than the level below, worse than the level above.
    finish(&folders, 3, Level::Beginner, Side::Second, |_| ());
    finish(&folders, 4, Level::Regular, Side::First, |_| ());
    table.press_named("Statistics");
    table.wait_for("the strength", |table| table.named("Strength").is_some());
    let said = table.text_in("Strength");
    assert!(said.contains("about level 3, Casual player"), "{said}");
    table.press_inside("Statistics menu", "Close");
    // The form suggests that level.
    table.press_named("New game");
    table.wait_for("the offer", |table| table.named("Like you").is_some());
    table.press_named("Like you");
    table.press_named("Start");
    table.updates(2);
    assert_eq!(table.game().setup().seats[1].controller, Controller::Computer(Level::Casual));
    assert_eq!(table.game().help(), Some(Help::default()));
}

#[test]
fn hints_undo_and_threat_marks_are_help() {
    let seats = [Controller::Human, Controller::Computer(Level::FirstGame)];
    let mut table = Table::playing(Setup::new(Variant::Quixo, &seats));
    assert_eq!(table.game().help(), Some(Help::default()));
    table.settings().learn_to_see = true;
    table.updates(2);
    assert_eq!(table.game().help(), Some(Help::default()), "no threat marks in a rated match");
    table.settings().counted = RatedMatches::None;
    table.updates(2);
    assert_eq!(table.game().help(), Some(Help { threats: true, ..Help::default() }));
    table.send(MatchCommand::Hint);
    table.updates(2);
    assert!(table.game().help().is_some_and(|help| help.hint && !help.undo));
}
