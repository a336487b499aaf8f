//! Every screen and menu in every language: all texts fit, and change with the language at once.

use crate::harness::Table;
use crate::harness::matches::{draft, from, played};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use pushflip::game::language::Language;
use pushflip::game::screens::lesson::LessonCommand;
use pushflip::game::screens::puzzle::CurrentPuzzle;
use pushflip::game::screens::review::Study;
use pushflip::game::settings::{CLOCKS, Draft, Edit};
use pushflip::game::state::{EditPosition, MatchCommand, Menu, Phase, ReviewMatch, Screen, ViewedPly};
use pushflip_core::ai::{Level, Line, MoveReason};
use pushflip_core::rules::Variant;
use pushflip_core::session::lesson::Lesson;
use pushflip_core::session::puzzle::PuzzleSet;
use pushflip_core::session::{AnyPosition, Controller, Match, Options};

/// Window sizes in which every language has to fit.
const WINDOWS: [(u32, u32); 2] = [(800, 600), (1280, 720)];

const HUMAN: Controller = Controller::Human;
const COMPUTER: Controller = Controller::Computer(Level::Tournament);

/// Removes times of day and lines of moves, which change during the test: a search goes on.
fn lasting(texts: &[String]) -> Vec<String> {
    let is_time = |word: &str| {
        let digits = |part: &str| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit());
        word.split_once(':').is_some_and(|(hour, minute)| digits(hour) && digits(minute))
    };
    let remaining =
        |text: &String| text.split(' ').filter(|word| !is_time(word)).collect::<Vec<_>>().join(" ");
    let is_line = |text: &String| text.split(' ').all(|word| word.contains('-') && word.is_ascii());
    texts.iter().filter(|text| !is_line(text)).map(remaining).collect()
}

/// A name, and a function that opens a screen or menu from any other.
type Case = (&'static str, fn(&mut Table));

/// Every screen and menu.
const CASES: [Case; 43] = [
    ("title", title),
    ("title with a match to resume", resumable_title),
    ("setup of Quixo", |table| setup(table, Variant::Quixo)),
    ("setup in teams", |table| setup(table, Variant::QuixoTeams)),
    ("setup with a custom clock", |table| {
        setup(table, Variant::Quixo);
        table.resource_mut::<Draft>().apply(Edit::OwnClock);
        table.updates(3);
    }),
    ("setup of Hexxagon", |table| setup(table, Variant::Hexxagon)),
    ("setup of open Hexxagon", |table| setup(table, Variant::HexxagonOpen)),
    ("Quixo", |table| play(table, Variant::Quixo)),
    ("Quixo in teams", |table| play(table, Variant::QuixoTeams)),
    ("Hexxagon", |table| play(table, Variant::Hexxagon)),
    ("open Hexxagon", |table| play(table, Variant::HexxagonOpen)),
    ("Quixo against the computer, with a clock", |table| clocked(table, Variant::Quixo)),
    ("teams against the computer, with a clock", |table| clocked(table, Variant::QuixoTeams)),
    ("Hexxagon against the computer, with a clock", |table| clocked(table, Variant::Hexxagon)),
    ("looking back", viewed_ply),
    ("pause", |table| menu(table, Menu::Pause)),
    ("settings", |table| menu(table, Menu::Settings)),
    ("settings of the table", |table| page(table, "Table page")),
    ("settings of the display", |table| page(table, "Display page")),
    ("settings of sound", |table| page(table, "Sound page")),
    ("settings of online play", |table| relay(table, "")),
    ("settings of online play with an invalid relay", |table| relay(table, "relay")),
    ("about", |table| menu(table, Menu::About)),
    ("how to play", |table| menu(table, Menu::HowToPlay)),
    ("statistics", |table| menu(table, Menu::Statistics)),
    ("tablebase", |table| menu(table, Menu::Tablebase)),
    ("how to play in teams", rules_of_teams),
    ("keys", |table| menu(table, Menu::Keys)),
    ("a typed move", typed_move),
    ("matches", |table| menu(table, Menu::Records)),
    ("lessons", |table| menu(table, Menu::Lessons)),
    ("a lesson of Quixo", |table| lesson(table, Lesson::Quixo)),
    ("a lesson of teams", |table| lesson(table, Lesson::QuixoTeams)),
    ("a lesson of Hexxagon", |table| lesson(table, Lesson::Hexxagon)),
    ("puzzles", |table| menu(table, Menu::Puzzles)),
    ("a puzzle of Quixo", |table| puzzle(table, PuzzleSet::Quixo)),
    ("a puzzle of Hexxagon", |table| puzzle(table, PuzzleSet::Hexxagon)),
    ("editor of Quixo", |table| editor(table, Variant::Quixo)),
    ("editor of teams", |table| editor(table, Variant::QuixoTeams)),
    ("editor of Hexxagon", |table| editor(table, Variant::Hexxagon)),
    ("review", review),
    ("analysis from the editor", |table| {
        editor(table, Variant::Quixo);
        table.press_named("Analyse");
        table.updates(8);
    }),
    ("result", result),
];

fn lesson(table: &mut Table, lesson: Lesson) {
    table.send(LessonCommand::Begin(lesson));
    table.updates(8);
    table.send(LessonCommand::Next);
    table.updates(8);
}

fn puzzle(table: &mut Table, set: PuzzleSet) {
    table.go(Menu::None);
    table.go(Screen::Title);
    table.app.world_mut().insert_resource(CurrentPuzzle::Shipped { set, number: 40 });
    table.go(Screen::Puzzle);
    table.updates(6);
}

fn page(table: &mut Table, name: &str) {
    menu(table, Menu::Settings);
    table.press_named(name);
}

/// The online page of the settings.
fn relay(table: &mut Table, address: &str) {
    table.settings().relay = address.into();
    page(table, "Far page");
}

/// A winning move, whose comment is always the same.
fn review(table: &mut Table) {
    let mut game = Match::new(from("5/oooo1/xxxx1/5/5 x 0 9", draft(Variant::Quixo, HUMAN).setup()));
    game.play(game.position().parse_move("e3-a3").expect("a move")).expect("legal");
    table.send(ReviewMatch(Box::new(game)));
    table.updates(8);
    table.wait_for("a judgement", |table| table.resource::<Study>().judged() > 0);
}

fn editor(table: &mut Table, variant: Variant) {
    let position = AnyPosition::start(variant, &Options::default());
    table.send(EditPosition(Box::new(position)));
    table.updates(6);
}

/// The title screen, with a previous setup.
fn title(table: &mut Table) {
    table.settings().last_setup = Some(draft(Variant::QuixoTeams, COMPUTER));
    table.go(Menu::None);
    table.go(Screen::Title);
}

fn resumable_title(table: &mut Table) {
    play(table, Variant::HexxagonOpen);
    title(table);
}

/// The new game form, with computers on all seats but the first.
fn setup(table: &mut Table, variant: Variant) {
    let mut last = draft(variant, Controller::Computer(Level::FirstGame));
    last.seats[0].controller = HUMAN;
    table.go(Menu::None);
    table.go(Screen::Setup);
    *table.resource_mut::<Draft>() = last;
    table.updates(3);
}

/// A match between people after some plies, with a hint.
fn play(table: &mut Table, variant: Variant) {
    begin(table, &draft(variant, HUMAN), 12);
    let advice = table.game().position().moves()[0];
    table.advise(advice, MoveReason::LinesUp(4, Line::Falling));
    table.updates(2);
}

/// A match against computers with a clock, which reduces the free space.
fn clocked(table: &mut Table, variant: Variant) {
    let mut draft = Draft { clock: CLOCKS[5], ..draft(variant, Controller::Computer(Level::FirstGame)) };
    draft.seats[0].controller = HUMAN;
    begin(table, &draft, 0);
}

fn begin(table: &mut Table, draft: &Draft, plies: usize) {
    table.settings().animation_speed = 0.0;
    table.go(Menu::None);
    table.start(played(draft.setup(), plies));
}

fn viewed_ply(table: &mut Table) {
    play(table, Variant::Quixo);
    table.send(MatchCommand::ViewPly(3));
    table.updates(2);
}

fn menu(table: &mut Table, menu: Menu) {
    play(table, Variant::Quixo);
    table.go(menu);
}

fn rules_of_teams(table: &mut Table) {
    play(table, Variant::QuixoTeams);
    table.go(Menu::HowToPlay);
}

fn typed_move(table: &mut Table) {
    play(table, Variant::QuixoTeams);
    table.type_text("a9");
    table.hit("Enter");
}

fn result(table: &mut Table) {
    play(table, Variant::QuixoTeams);
    table.send(MatchCommand::Resign);
    table.updates(10);
    assert_eq!(table.menu(), Menu::Result);
}

/// All visible texts, sorted, without running clocks. The pointer is moved to a place without a tooltip.
fn read(table: &mut Table) -> Vec<String> {
    table.point_at(Vec2::ONE);
    table.updates(2);
    let mut texts: Vec<String> = table.texts().into_iter().map(|(_, text)| text).collect();
    texts.retain(|text| !text.chars().all(|c| c.is_ascii_digit() || c == ':'));
    texts.sort();
    texts
}

#[test]
fn every_language_fits_everywhere() {
    let mut misfits = Vec::new();
    for (width, height) in WINDOWS {
        let mut table = Table::open(width, height);
        for (name, go) in CASES {
            go(&mut table);
            for language in Language::ALL {
                table.speak(language);
                misfits.extend(table.misfits(&format!("{name} in {language:?}")));
            }
            table.speak(Language::English);
        }
    }
    assert!(misfits.is_empty(), "{} misfits:\n{}", misfits.len(), misfits.join("\n"));
}

#[test]
fn texts_change_with_the_language_at_once() {
    let mut table = Table::open(1280, 720);
    for (name, go) in CASES {
        table.speak(Language::English);
        go(&mut table);
        let english = read(&mut table);
        table.speak(Language::Russian);
        let changed = read(&mut table);
        go(&mut table);
        let fresh = read(&mut table);
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
    let mut table = Table::open(1280, 720);
    play(&mut table, Variant::Quixo);
    table.settle();
    let before: (Match, Option<Phase>) = (table.game().clone(), table.phase());
    table.send(MatchCommand::ViewPly(3));
    table.updates(3);
    for language in Language::ALL {
        table.speak(language);
        assert_eq!(table.phase(), before.1);
        assert_eq!(table.game().to_record(), before.0.to_record(), "records are English");
        assert_eq!(table.resource::<ViewedPly>().0, Some(3));
    }
}

#[test]
fn selecting_a_language_keeps_the_focus() {
    let mut table = Table::open(1280, 720);
    table.go(Menu::Settings);
    for (name, language) in [("Slovenian", Language::Slovenian), ("English", Language::English)] {
        table.press_inside("Language", name);
        table.updates(3);
        assert_eq!(*table.resource::<Language>(), language);
        let focused = table.resource::<InputFocus>().get();
        assert_eq!(focused, table.named("Language"), "the segments keep the focus");
    }
}

#[test]
fn a_draft_survives_a_change_of_language() {
    let mut table = Table::open(1280, 720);
    table.go(Screen::Setup);
    table.press_named("Hexxagon");
    let chosen = table.resource::<Draft>().clone();
    assert_eq!(chosen.variant, Variant::Hexxagon);
    table.speak(Language::Romanian);
    assert_eq!(*table.resource::<Draft>(), chosen);
    table.press_named("Start");
    assert_eq!(table.game().setup().variant, Variant::Hexxagon);
    assert_eq!(table.game().setup().seats[0].name, "Red", "records are English");
}
