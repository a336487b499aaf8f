//! Every screen and menu in every language: all texts fit, and change with the language immediately.

use std::time::{Duration, UNIX_EPOCH};

use crate::harness::TestApp;
use crate::harness::matches::{after, draft, from, played};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use pushflip::game::language::UiLanguage;
use pushflip::game::screens::lesson::LessonCommand;
use pushflip::game::screens::puzzle::{CurrentPuzzle, StartRun};
use pushflip::game::screens::review::Study;
use pushflip::game::screens::tournament::ActiveTournament;
use pushflip::game::settings::{CLOCKS, Draft};
use pushflip::game::state::{EditPosition, MatchCommand, Menu, Phase, ReviewMatch, Screen, ViewedPly};
use pushflip_core::ai::{Level, Line, MoveReason};
use pushflip_core::language::{Language, msg};
use pushflip_core::rules::Variant;
use pushflip_core::session::lesson::Lesson;
use pushflip_core::session::puzzle::PuzzleSet;
use pushflip_core::session::{AnyPosition, Controller, Match, Moment, Options, Tournament};

/// Window sizes in which every language has to fit.
const WINDOWS: [(u32, u32); 3] = [(800, 600), (1280, 720), (500, 900)];

const HUMAN: Controller = Controller::Human;
const COMPUTER: Controller = Controller::Computer(Level::Contender);

/// Removes times of day and moves, which change during the test: a search continues.
fn lasting(texts: &[String]) -> Vec<String> {
    let is_time = |word: &str| {
        let digits = |part: &str| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit());
        word.split_once(':').is_some_and(|(hour, minute)| digits(hour) && digits(minute))
    };
    let is_move = |word: &str| word.contains('-') && word.is_ascii() || word.starts_with('×');
    let lasts = |word: &&str| !is_time(word) && !is_move(word);
    let texts = texts.iter().map(|text| text.split(' ').filter(lasts).collect::<Vec<_>>().join(" "));
    texts.filter(|text| !text.trim().is_empty()).collect()
}

/// A name, and a function that opens a screen or menu from any other.
type Case = (&'static str, fn(&mut TestApp));

pub const CASES: [Case; 54] = [
    ("title", title),
    ("welcome", |app| menu(app, Menu::Welcome)),
    ("title with a match to resume", resumable_title),
    ("setup of Quixo", |app| setup(app, Variant::Quixo)),
    ("setup in teams", |app| setup(app, Variant::QuixoTeams)),
    ("setup with a custom clock", |app| {
        setup(app, Variant::Quixo);
        app.resource_mut::<Draft>().set_own_clock(10, 0);
        app.rest();
    }),
    ("setup of Hexxagon", |app| setup(app, Variant::Hexxagon)),
    ("setup of open Hexxagon", |app| setup(app, Variant::HexxagonOpen)),
    ("Quixo", |app| play(app, Variant::Quixo)),
    ("Quixo in teams", |app| play(app, Variant::QuixoTeams)),
    ("Hexxagon", |app| play(app, Variant::Hexxagon)),
    ("open Hexxagon", |app| play(app, Variant::HexxagonOpen)),
    ("Quixo against the computer, with a clock", |app| clocked(app, Variant::Quixo)),
    ("teams against the computer, with a clock", |app| clocked(app, Variant::QuixoTeams)),
    ("Hexxagon against the computer, with a clock", |app| clocked(app, Variant::Hexxagon)),
    ("looking back", viewed_ply),
    ("pause", |app| menu(app, Menu::Pause)),
    ("settings", |app| menu(app, Menu::Settings)),
    ("settings of the table", |app| page(app, "Table page")),
    ("settings of the display", |app| page(app, "Display page")),
    ("settings of sound", |app| page(app, "Sound page")),
    ("settings of online play", |app| relay(app, "")),
    ("settings of online play with an invalid relay", |app| relay(app, "relay")),
    ("about", |app| menu(app, Menu::About)),
    ("how to play", |app| menu(app, Menu::HowToPlay)),
    ("statistics", |app| menu(app, Menu::Statistics)),
    ("achievements", |app| {
        menu(app, Menu::Achievements);
        app.until_named("Hundred");
    }),
    ("tablebase", |app| menu(app, Menu::Tablebase)),
    ("how to play in teams", rules_of_teams),
    ("keys", |app| menu(app, Menu::Keys)),
    ("a typed move", typed_move),
    ("matches", |app| menu(app, Menu::Records)),
    ("lessons", |app| menu(app, Menu::Lessons)),
    ("a lesson of Quixo", |app| lesson(app, Lesson::Quixo)),
    ("a lesson of teams", |app| lesson(app, Lesson::QuixoTeams)),
    ("a lesson of Hexxagon", |app| lesson(app, Lesson::Hexxagon)),
    ("puzzles", |app| menu(app, Menu::Puzzles)),
    ("a run against the clock", |app| app.perform(StartRun { set: PuzzleSet::Hexxagon, seed: 1 })),
    ("sharing a picture", |app| menu(app, Menu::Share)),
    ("photo mode", |app| {
        menu(app, Menu::Photo);
        // The bar stays under the pointer.
        let save = app.rect_of("Save picture").center();
        app.point_at(save);
    }),
    ("a puzzle of Quixo", |app| puzzle(app, PuzzleSet::Quixo)),
    ("a puzzle of Hexxagon", |app| puzzle(app, PuzzleSet::Hexxagon)),
    ("editor of Quixo", |app| editor(app, Variant::Quixo)),
    ("editor of teams", |app| editor(app, Variant::QuixoTeams)),
    ("editor of Hexxagon", |app| editor(app, Variant::Hexxagon)),
    ("review", review),
    ("menu of a review", |app| {
        review(app);
        app.go(Menu::Pause);
    }),
    ("analysis from the editor", |app| {
        editor(app, Variant::Quixo);
        app.press_named("Analyse");
        app.wait_for("the best line and all values", |app| {
            let checking = msg::REVIEW_CHECKING.in_language(app.resource::<UiLanguage>().0);
            let is_line_known =
                app.named("Line 1 moves").is_some() && !app.text_in("Line 1 moves").trim().is_empty();
            is_line_known
                && !app.text_in("Best now").is_empty()
                && app.texts().iter().all(|(_, text)| *text != checking)
        });
    }),
    ("result", result),
    ("setup with takebacks and time of the opponent", |app| {
        setup(app, Variant::Quixo);
        app.resource_mut::<Draft>().set_clock(CLOCKS[3]);
        app.rest();
    }),
    ("form of a tournament", |app| tournament(app, None)),
    ("form of a knock-out", |app| {
        tournament(app, None);
        app.press_named("Knock-out");
        app.rest();
    }),
    ("tournament", |app| {
        tournament(app, Some(Tournament::against_computers(Variant::Hexxagon, None, evening())));
    }),
    ("knock-out", |app| {
        let names = (0..8).map(|number| format!("Wolfgangmaximil{number}")).collect();
        tournament(app, Tournament::between_people(Variant::Quixo, names, evening(), 1));
    }),
];

fn evening() -> Moment {
    Moment::of(UNIX_EPOCH + Duration::from_hours(500_000))
}

/// Opens the tournament menu after a match of the tournament.
fn tournament(app: &mut TestApp, tournament: Option<Tournament>) {
    app.go(Menu::None);
    app.resource_mut::<ActiveTournament>().0.clone_from(&tournament);
    if let Some(game) = tournament.and_then(|tournament| tournament.next_match()) {
        app.settings().animation_speed = 0.0;
        app.start(game);
        app.settle();
        app.send(MatchCommand::Resign);
        app.until(Menu::Result);
        app.assert_all_fits("the result of a match of a tournament");
    }
    app.go(Menu::Tournament);
}

fn lesson(app: &mut TestApp, lesson: Lesson) {
    app.perform(LessonCommand::Begin(lesson));
    app.perform(LessonCommand::Next);
}

fn puzzle(app: &mut TestApp, set: PuzzleSet) {
    app.go(Menu::None);
    app.go(Screen::Title);
    app.bevy.world_mut().insert_resource(CurrentPuzzle::Shipped { set, number: 40 });
    app.go(Screen::Puzzle);
    app.rest();
}

fn page(app: &mut TestApp, name: &str) {
    menu(app, Menu::Settings);
    app.press_named(name);
}

/// The online page of the settings.
fn relay(app: &mut TestApp, address: &str) {
    app.settings().relay = address.into();
    page(app, "Online page");
}

/// A winning move, whose comment is always the same.
fn review(app: &mut TestApp) {
    let setup = from("5/oooo1/xxxx1/5/5 x 0 9", draft(Variant::Quixo, HUMAN).setup());
    app.perform(ReviewMatch(Box::new(after(setup, &["e3-a3"]))));
    app.wait_for("a judgement", |app| app.resource::<Study>().judged() > 0);
}

fn editor(app: &mut TestApp, variant: Variant) {
    let position = AnyPosition::start(variant, &Options::default());
    app.perform(EditPosition(Box::new(position)));
}

/// The title screen, with a previous setup.
fn title(app: &mut TestApp) {
    app.settings().last_setup = Some(draft(Variant::QuixoTeams, COMPUTER));
    app.go(Menu::None);
    app.go(Screen::Title);
}

fn resumable_title(app: &mut TestApp) {
    play(app, Variant::HexxagonOpen);
    title(app);
}

/// The new game form, with computers on all seats but the first.
fn setup(app: &mut TestApp, variant: Variant) {
    let mut last = draft(variant, Controller::Computer(Level::Newcomer));
    last.seats[0].controller = HUMAN;
    app.go(Menu::None);
    app.settings().more_options = true;
    app.go(Screen::Setup);
    *app.resource_mut::<Draft>() = last;
    app.rest();
}

/// A match between people after some plies, with a hint.
fn play(app: &mut TestApp, variant: Variant) {
    begin(app, &draft(variant, HUMAN), 12);
    let advice = app.game().position().moves()[0];
    app.advise(advice, MoveReason::LinesUp(4, Line::Falling));
    app.rest();
}

/// A match against computers with a clock, which reduces the free space.
fn clocked(app: &mut TestApp, variant: Variant) {
    let mut draft = Draft { clock: CLOCKS[5], ..draft(variant, Controller::Computer(Level::Newcomer)) };
    draft.seats[0].controller = HUMAN;
    begin(app, &draft, 0);
}

fn begin(app: &mut TestApp, draft: &Draft, plies: usize) {
    app.settings().animation_speed = 0.0;
    app.go(Menu::None);
    app.start(played(draft.setup(), plies));
}

fn viewed_ply(app: &mut TestApp) {
    play(app, Variant::Quixo);
    app.perform(MatchCommand::ViewPly(3));
}

fn menu(app: &mut TestApp, menu: Menu) {
    play(app, Variant::Quixo);
    app.go(menu);
}

fn rules_of_teams(app: &mut TestApp) {
    play(app, Variant::QuixoTeams);
    app.go(Menu::HowToPlay);
}

fn typed_move(app: &mut TestApp) {
    play(app, Variant::QuixoTeams);
    app.type_text("a9");
    app.hit("Enter");
}

fn result(app: &mut TestApp) {
    play(app, Variant::QuixoTeams);
    app.send(MatchCommand::Resign);
    app.until(Menu::Result);
}

/// All visible texts, sorted, without running clocks. The pointer is moved to a place without a tooltip.
fn read(app: &mut TestApp) -> Vec<String> {
    app.point_at(Vec2::ONE);
    app.rest();
    let mut texts: Vec<String> = app.texts().into_iter().map(|(_, text)| text).collect();
    texts.retain(|text| !text.chars().all(|c| c.is_ascii_digit() || c == ':'));
    texts.sort();
    texts
}

#[test]
fn every_language_fits_everywhere() {
    let mut misfits = Vec::new();
    for (width, height) in WINDOWS {
        let mut app = TestApp::open(width, height);
        for (name, go) in CASES {
            go(&mut app);
            for language in Language::ALL {
                app.speak(language);
                misfits.extend(app.misfits(&format!("{name} in {language:?}")));
            }
        }
    }
    assert!(misfits.is_empty(), "{} misfits:\n{}", misfits.len(), misfits.join("\n"));
}

#[test]
fn texts_change_with_the_language_immediately() {
    let mut app = TestApp::open(1280, 720);
    for (name, go) in CASES {
        app.speak(Language::English);
        go(&mut app);
        let english = read(&mut app);
        app.speak(Language::Russian);
        let changed = read(&mut app);
        go(&mut app);
        let fresh = read(&mut app);
        assert_eq!(lasting(&changed), lasting(&fresh), "{name}: changed and fresh texts differ");
        assert_ne!(changed, english, "{name}");
        let unchanged: Vec<_> = changed.iter().filter(|text| english.contains(text)).collect();
        let words = |text: &&&String| {
            text.split_whitespace().filter(|word| word.chars().all(char::is_alphabetic)).count() > 2
        };
        assert!(!unchanged.iter().any(|text| words(&text)), "{name}: still English: {unchanged:?}");
    }
}

#[test]
fn a_change_of_language_does_not_change_the_match() {
    let mut app = TestApp::open(1280, 720);
    play(&mut app, Variant::Quixo);
    app.settle();
    let before: (Match, Option<Phase>) = (app.game().clone(), app.phase());
    app.perform(MatchCommand::ViewPly(3));
    for language in Language::ALL {
        app.speak(language);
        assert_eq!(app.phase(), before.1);
        assert_eq!(app.game().to_record(), before.0.to_record(), "records are English");
        assert_eq!(app.resource::<ViewedPly>().0, Some(3));
    }
}

#[test]
fn selecting_a_language_keeps_the_focus() {
    let mut app = TestApp::open(1280, 720);
    app.go(Menu::Settings);
    for (name, language) in [("Slovenian", Language::Slovenian), ("English", Language::English)] {
        app.press_inside("Language", name);
        app.rest();
        assert_eq!(app.resource::<UiLanguage>().0, language);
        let focused = app.resource::<InputFocus>().get();
        assert_eq!(focused, app.named("Language"), "the segments keep the focus");
    }
}

#[test]
fn a_draft_survives_a_change_of_language() {
    let mut app = TestApp::open(1280, 720);
    app.go(Screen::Setup);
    app.press_named("Hexxagon");
    let chosen = app.resource::<Draft>().clone();
    assert_eq!(chosen.variant, Variant::Hexxagon);
    app.speak(Language::Romanian);
    assert_eq!(*app.resource::<Draft>(), chosen);
    app.press_named("Start");
    assert_eq!(app.game().setup().variant, Variant::Hexxagon);
    assert_eq!(app.game().setup().seats[0].name, "Red", "records are English");
}
