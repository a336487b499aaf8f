//! The statistics menu: by pointer, in every window size and language.

use std::fs;

use crate::harness::{TestApp, temporary_folders};
use pushflip::game::state::{MatchCommand, Menu, Screen, Storage};
use pushflip_core::ai::Level;
use pushflip_core::language::{Language, msg};
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
fn open(folders: &Folders, (width, height): (u32, u32)) -> TestApp {
    let mut app = TestApp::open(width, height);
    app.keep_in(folders);
    app.rest();
    app
}

#[test]
fn results_are_shown_exported_and_reset() {
    let folders = temporary_folders();
    play_some(&folders);
    let mut app = open(&folders, (1280, 720));
    app.press_named("Statistics");
    assert_eq!(app.menu(), Menu::Statistics);
    app.until_named("Against Club player");
    assert!(app.named("Chart").is_some() && app.named("Strength chart").is_some());
    assert!(app.named("Between people").is_some());
    assert!(app.named("Against Master").is_none(), "no match against Master");
    app.press_inside("Statistics menu", "Export");
    app.wait_for("the table is saved", |app| !app.notice().is_empty());
    let said = app.notice();
    let path = fs::read_dir(&folders.data)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .find(|path| path.extension().is_some_and(|end| end == "csv"))
        .expect("a table");
    assert!(said.contains(&path.display().to_string()), "{said}");
    let text = fs::read_to_string(path).expect("text");
    assert_eq!(text, statistics::csv(&Statistics::read(&folders, None)));
    app.press_inside("Statistics menu", "Reset");
    assert_eq!(statistics::since(&folders).0, None, "a reset needs confirmation");
    app.press_inside("Statistics menu", "Reset");
    assert!(statistics::since(&folders).0.is_some());
    app.wait_for("no counted matches", |app| app.named("Against Club player").is_none());
    assert!(app.is_disabled("Export") && app.is_disabled("Reset"));
    assert_eq!(folders.saved_matches().len(), 4 * 8 * 3, "the matches are still there");
    app.press_inside("Statistics menu", "Close");
    assert_eq!(app.menu(), Menu::None);
}

#[test]
fn empty_statistics_say_so() {
    let folders = temporary_folders();
    let mut app = open(&folders, (800, 600));
    app.press_named("Statistics");
    let shows = |app: &mut TestApp, words: &str| app.texts().iter().any(|(_, text)| text == words);
    let empty = msg::STATISTICS_EMPTY.in_language(Language::English);
    app.wait_for("the text", |app| shows(app, &empty));
    assert!(app.is_disabled("Export"));
    // The text changes with the language.
    app.speak(Language::Slovenian);
    assert!(shows(&mut app, &msg::STATISTICS_EMPTY.in_language(Language::Slovenian)));
    // Without folders there are no statistics.
    app.go(Menu::None);
    app.bevy.world_mut().remove_resource::<Storage>();
    app.go(Menu::Statistics);
    assert!(shows(&mut app, &msg::STATISTICS_NOWHERE.in_language(Language::Slovenian)));
}

#[test]
fn results_fit_in_every_window_and_language() {
    let folders = temporary_folders();
    play_some(&folders);
    fs::write(folders.matches().join("broken.pushflip"), "").expect("written");
    statistics::reset(&folders, "2020-01-01 00:00:00".parse().expect("a date")).expect("saved");
    for window in [(800, 600), (1280, 720), (700, 1100)] {
        let mut app = open(&folders, window);
        for language in Language::ALL {
            app.speak(language);
            // Opened for each language, since a second press of Reset would confirm it.
            app.go(Menu::Statistics);
            app.until_named("Against Club player");
            for variant in ["Quixo", "Hexxagon without blocks"] {
                app.press_inside("Results of", variant);
                app.assert_all_fits(&format!("{variant} in {}", language.native_name()));
            }
            app.press_inside("Statistics menu", "Reset");
            app.assert_all_fits(&format!("the question in {}", language.native_name()));
            app.go(Menu::None);
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
    let folders = temporary_folders();
    finish(&folders, 1, Level::Master, Side::Second, |game| assert!(game.undo() && game.redo()));
    finish(&folders, 2, Level::Master, Side::Second, Match::give_hint);
    let mut app = open(&folders, (1280, 720));
    app.press_named("New game");
    app.until_named("Start");
    assert!(app.named("Like you").is_none());
    app.go(Screen::Title);
    app.press_named("Statistics");
    app.until_named("Against Master");
    assert!(app.named("Strength").is_none(), "matches with help are not rated");
    app.press_inside("Statistics menu", "Close");
    // As strong as Casual player: better than the level below, worse than the level above.
    finish(&folders, 3, Level::Beginner, Side::Second, |_| ());
    finish(&folders, 4, Level::Seasoned, Side::First, |_| ());
    app.press_named("Statistics");
    app.until_named("Strength");
    let said = app.text_in("Strength");
    assert!(said.contains("about level 3, Casual player"), "{said}");
    app.press_inside("Statistics menu", "Close");
    // The form suggests that level.
    app.press_named("New game");
    app.press_named("Like you");
    app.press_named("Start");
    app.until(Screen::Playing);
    assert_eq!(app.game().setup().seats[1].controller, Controller::Computer(Level::Casual));
    assert_eq!(app.game().help(), Some(Help::default()));
}

#[test]
fn the_charts_begin_with_the_third_match() {
    for matches in 1..=3 {
        let folders = temporary_folders();
        let mut autosave = Autosave::new(folders.clone());
        for day in 1..=matches {
            let seats = [Controller::Human, Controller::Computer(Level::Casual)];
            let mut game = Match::new(Setup::new(Variant::Quixo, &seats));
            game.begin(format!("2026-11-{day:02} 10:00:00").parse::<Moment>().expect("a date"));
            game.play(game.position().moves()[0]).expect("legal");
            game.resign(Side::Second);
            autosave.save(&game).expect("saved");
        }
        let mut app = open(&folders, (1280, 720));
        app.press_named("Statistics");
        app.until_named("Against Casual player");
        assert_eq!(app.named("Chart").is_some(), matches == 3, "{matches}");
        assert_eq!(app.named("No chart").is_some(), matches < 3, "{matches}");
        // As beside the result of these matches.
        assert!(app.named("Strength").is_none() && app.named("No rating").is_some(), "{matches}");
    }
}

#[test]
fn hints_undo_and_threat_marks_are_help() {
    let seats = [Controller::Human, Controller::Computer(Level::Newcomer)];
    let mut app = TestApp::playing(Setup::new(Variant::Quixo, &seats));
    assert_eq!(app.game().help(), Some(Help::default()));
    app.set(|settings| settings.learn_to_see = true);
    assert_eq!(app.game().help(), Some(Help::default()), "no threat marks in a rated match");
    app.set(|settings| settings.counted = RatedMatches::None);
    assert_eq!(app.game().help(), Some(Help { threats: true, ..Help::default() }));
    app.perform(MatchCommand::Hint);
    assert!(app.game().help().is_some_and(|help| help.hint && !help.undo));
}
