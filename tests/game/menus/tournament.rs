//! Tournaments: from the new game form to the next match, after a restart, and to the champion.

use std::fs;

use pushflip::game::screens::tournament::ActiveTournament;
use pushflip::game::settings::{CLOCKS, Draft};
use pushflip::game::state::{MatchCommand, Menu, Phase, Screen};
use pushflip_core::ai::Level;
use pushflip_core::session::statistics::Outcome;
use pushflip_core::session::{Controller, Tournament};

use crate::harness::{TestApp, folders, temporary_folders};

fn open(app: &mut TestApp) {
    app.settings().animation_speed = 0.0;
    app.press_named("New game");
    app.until(Screen::Setup);
    app.press_named("Tournament form");
    app.until(Menu::Tournament);
}

fn resign_by_menu(app: &mut TestApp) {
    app.until(Phase::Choosing);
    app.hit("Esc");
    app.until(Menu::Pause);
    app.press_named("Resign");
    app.press_named("Resign");
    app.until(Menu::Result);
}

/// The opponent and the seat of the person.
fn opponent(app: &TestApp) -> (Controller, usize) {
    let setup = app.game().setup();
    let person = setup.only_person().expect("a person");
    (setup.seats[1 - person].controller, person)
}

#[test]
fn a_tournament_goes_from_match_to_match_and_survives_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = TestApp::keeping(folders(folder.path()));
    open(&mut app);
    let clock = CLOCKS[3];
    app.resource_mut::<Draft>().set_clock(clock);
    app.press_named("Start tournament");
    app.until_named("Next match");
    app.press_named("Next match");
    app.until(Screen::Playing);
    assert_eq!(app.game().setup().clock, clock);
    assert_eq!(opponent(&app), (Controller::Computer(Level::Newcomer), 0));
    resign_by_menu(&mut app);
    assert!(app.texts_in("Result banner").contains(&"Points: 0 of 5".into()));
    assert!(app.named("Rematch").is_none() && app.named("Next level").is_none());
    assert_eq!(app.text_in("Next match"), "Next: Hazel");

    app.press_named("Next match");
    app.wait_for("the next match", |app| opponent(app) == (Controller::Computer(Level::Beginner), 1));
    app.settle();
    app.choose(app.first_move());
    app.settle();
    let left = app.game().clone();
    assert_eq!((left.moves().len(), left.can_undo()), (3, false));
    app.send(MatchCommand::Leave);
    app.until(Screen::Title);
    drop(app);

    let mut app = TestApp::keeping(folders(folder.path()));
    app.settings().animation_speed = 0.0;
    assert!(app.texts_in("Tournament").contains(&"Next: Hazel".into()));
    app.press_named("Tournament");
    app.until(Menu::Tournament);
    assert!(app.texts_in("Opponent Newcomer").contains(&"Lost".into()));
    app.press_named("Next match");
    app.until(Screen::Playing);
    assert_eq!(app.game().moves(), left.moves(), "the match in progress is resumed");
    app.until(Phase::Choosing);
    app.send(MatchCommand::Resign);
    app.until(Menu::Result);
    app.press_named("Next match");
    app.wait_for("the third match", |app| app.game().round().is_some_and(|round| round.number == 3));
    assert_eq!(app.game().setup().clock, clock, "after a restart");
    resign_by_menu(&mut app);
    app.press_named("Standings");
    app.until(Menu::Tournament);
    assert_eq!(app.text_in("Standing"), "Points: 0 of 5");
    app.press_named("Give up");
    app.press_named("Give up");
    app.until_named("Start tournament");
    assert_eq!(Tournament::load(&folders(folder.path())), (None, None));
}

#[test]
fn the_end_of_a_tournament_shows_the_points() {
    let mut app = TestApp::open(1280, 720);
    open(&mut app);
    app.press_named("Tournament of Hexxagon");
    app.press_named("Start tournament");
    app.until_named("Next match");
    for round in 0..5 {
        app.press_named("Next match");
        app.wait_for("the match", |app| app.game().round().is_some_and(|at| at.number == round + 1));
        app.settle();
        app.send(if round == 0 { MatchCommand::AgreeDraw } else { MatchCommand::Resign });
        app.until(Menu::Result);
    }
    assert!(app.named("Next match").is_none());
    assert_eq!(app.focused().as_deref(), Some("Standings"));
    app.press_named("Standings");
    app.until(Menu::Tournament);
    assert_eq!(app.text_in("Standing"), "Points: 0.5 of 5");
    assert_eq!(app.text_in("Conclusion"), "A tough evening. Try again!");
    app.press_named("New tournament");
    app.until_named("Start tournament");
}

#[test]
fn a_knock_out_of_three_has_a_champion() {
    let mut app = TestApp::open(1280, 720);
    open(&mut app);
    app.press_named("Knock-out");
    app.until_named("Player 1");
    for (number, name) in ["Anna", "Ben", "Ben"].into_iter().enumerate() {
        assert!(app.is_disabled("Start tournament"), "{number} names");
        app.press_named(&format!("Player {}", number + 1));
        app.type_text(name);
    }
    assert!(app.is_disabled("Start tournament"), "two players have the same name");
    app.hit("Backspace");
    app.type_text("a");
    app.rest();
    assert!(!app.is_disabled("Start tournament"));
    app.press_named("Start tournament");
    app.until_named("Next match");
    assert_eq!(app.texts_in("Bracket").iter().filter(|text| *text == "Bye").count(), 1);
    let mut names = Vec::new();
    for command in [MatchCommand::AgreeDraw, MatchCommand::Resign, MatchCommand::Resign] {
        app.press_named("Next match");
        let number = names.len() + 1;
        app.wait_for("the match", |app| app.game().round().is_some_and(|at| at.number == number));
        app.settle();
        names.push([0, 1].map(|seat| app.game().setup().seats[seat].name.clone()));
        app.send(command);
        app.until(Menu::Result);
    }
    assert_eq!([&names[0][0], &names[0][1]], [&names[1][1], &names[1][0]], "the draw is replayed");
    let tournament = app.resource::<ActiveTournament>().0.clone().expect("a tournament");
    assert_eq!(tournament.results()[0], Outcome::Drawn);
    let champion = format!("{} wins the tournament!", names[2][1]);
    assert!(app.texts_in("Result banner").contains(&champion), "{champion}");
    app.press_named("Standings");
    app.until(Menu::Tournament);
    assert_eq!(app.text_in("Standing"), champion);
}

#[test]
fn an_invalid_file_is_reported_and_does_not_stop_a_new_tournament() {
    let folders = temporary_folders();
    fs::create_dir_all(&folders.data).expect("a folder");
    fs::write(folders.data.join("tournament.toml"), "[tournament]\nresults = \"won\"\n").expect("written");
    let mut app = TestApp::keeping(folders.clone());
    assert!(app.notice().contains("tournament.toml"), "{}", app.notice());
    open(&mut app);
    app.press_named("Start tournament");
    app.until_named("Next match");
}

#[test]
fn a_custom_clock_applies_to_a_tournament() {
    let mut app = TestApp::open(1280, 720);
    open(&mut app);
    app.rest();
    let has_sliders =
        |app: &mut TestApp| app.texts_in("Tournament menu").iter().any(|text| text.ends_with("per player"));
    assert!(!has_sliders(&mut app));
    app.press_inside("Tournament menu", "Custom");
    assert!(has_sliders(&mut app));
    app.press_named("Knock-out");
    app.until_named("Player 1");
    app.wait_for("the sliders", has_sliders);
    app.press_named("Five opponents");
    app.press_named("Start tournament");
    app.until_named("Next match");
    let tournament = app.resource::<ActiveTournament>().0.clone().expect("a tournament");
    let clock = tournament.next_match().expect("a match").setup().clock;
    assert_eq!(clock.to_string(), "600+0");
}
