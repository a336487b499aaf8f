//! Lessons by real picking and real keys.

use std::time::{Duration, Instant};

use pushflip::game::language::Language;
use pushflip::game::motion::Motion;
use pushflip::game::screens::lesson::LessonProgress;
use pushflip::game::settings::Draft;
use pushflip::game::state::{Menu, Phase, Screen};
use pushflip::game::theme::{Glyph, Icon};
use pushflip::game::turn::Selection;
use pushflip_core::rules::quixo::teams;
use pushflip_core::session::lesson::{Lesson, Stage, Task};
use pushflip_core::session::{AnyMove, Controller};

use super::helpers::{begin, current_lesson, play, rest};
use crate::harness::{Table, folders};

/// The maximum wait for the end of a complete game, in real time.
const TIMEOUT: Duration = Duration::from_mins(16);

/// Solves the task of the step and goes to the next one.
fn do_step(table: &mut Table) {
    let number = current_lesson(table).number();
    let step = current_lesson(table).step().expect("a step");
    if let Some(mv) = step.shown(&table.game().position()) {
        assert_eq!(table.phase(), Some(Phase::Choosing), "{}", step.id);
        assert!(table.named("Next").is_some());
        play(table, mv);
    }
    if !matches!(step.task, Task::Game) {
        assert!(current_lesson(table).is_done(), "{} after {:?}", step.id, table.moves());
        assert_eq!(table.phase(), Some(Phase::Over), "no moves while {} is shown", step.id);
        assert_eq!(table.menu(), Menu::None);
    }
    table.press_named("Next");
    assert_eq!(current_lesson(table).number(), number + 1);
    rest(table);
}

#[test]
fn a_complete_lesson_then_a_first_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    let mut table = begin(Lesson::Quixo);
    table.keep_in(&folders);
    for _ in Lesson::Quixo.steps() {
        do_step(&mut table);
    }
    assert!(current_lesson(&table).is_at_end());
    assert!(table.resource::<LessonProgress>().has(Lesson::Quixo));
    let kept = std::fs::read_to_string(folders.data.join("lessons.toml")).expect("a file");
    assert!(kept.contains("quixo"), "{kept}");
    assert!(table.named("Next lesson").is_some());
    table.press_named("First game");
    assert_eq!(table.screen(), Screen::Playing);
    assert_eq!(table.game().setup(), &Lesson::Quixo.first_game());
    table.updates(5);
    assert_eq!(table.game().setup(), &Lesson::Quixo.first_game(), "the game stays on the board");
    let offered = table.settings().last_setup.as_ref().map(Draft::setup);
    assert_eq!(offered, Some(Lesson::Quixo.first_game()), "the last setup");
}

#[test]
fn teams_and_hexxagon_up_to_their_games() {
    for lesson in [Lesson::QuixoTeams, Lesson::Hexxagon] {
        let mut table = begin(lesson);
        while current_lesson(&table).step().is_some_and(|step| !matches!(step.task, Task::Game)) {
            do_step(&mut table);
        }
        assert_eq!(current_lesson(&table).number(), lesson.steps().len() - 1, "{lesson}");
    }
}

#[test]
fn a_lesson_shows_its_own_seats_from_the_first_step() {
    for lesson in Lesson::ALL {
        let mut table = begin(lesson);
        let mut glyphs = table.app.world_mut().query::<&Glyph>();
        let arrows = glyphs.iter(table.app.world()).filter(|glyph| glyph.0 == Icon::Turn).count();
        assert_eq!(arrows, lesson.first_game().seats.len(), "{lesson}");
    }
}

#[test]
fn a_wrong_move_is_shown_explained_and_taken_back() {
    let mut table = begin(Lesson::Quixo);
    table.press_named("Next");
    rest(&mut table);
    let start = table.game().position();
    assert!(table.named("Pointer").is_some(), "an arrow at the cube");
    let other = start.parse_move("e5-e1").expect("a move");
    let before = table.moves().len();
    assert_eq!(before, 0);
    table.click_cell("e5");
    table.click_over("Arrow e5-e1");
    assert_eq!(table.game().moves(), [other], "shown");
    assert!(matches!(current_lesson(&table).stage(), Stage::Missed(_)));
    rest(&mut table);
    assert_eq!(table.game().position(), start, "taken back");
    assert!(matches!(current_lesson(&table).stage(), Stage::Open(Some(_))));
    assert!(table.named("Remark").is_some(), "explained");
    // It is also shown for some time without animations.
    table.settings().animation_speed = 0.0;
    table.click_cell("e5");
    table.click_over("Arrow e5-e1");
    table.updates(5);
    assert_eq!(table.game().moves(), [other]);
    rest(&mut table);
    let shown = current_lesson(&table).step().and_then(|step| step.shown(&start)).expect("a move");
    play(&mut table, shown);
    assert!(current_lesson(&table).is_done());
}

/// Checks that the animated arrows of a lesson are inside the picture.
fn assert_pointers_visible(table: &mut Table, what: &str) {
    for _ in 0..9 {
        if table.named("Pointer").is_some() {
            let out = table.out_of_sight("Pointer");
            assert!(out <= 0.0, "{what}: {out} pixels of an arrow are cut");
        }
        table.updates(1);
    }
}

#[test]
fn every_arrow_of_a_lesson_is_in_the_picture() {
    for (width, height) in [(1280, 720), (1600, 900), (800, 600), (640, 1000)] {
        for lesson in Lesson::ALL {
            let mut table = begin(lesson);
            table.resize(width, height);
            let mut pointed = 0;
            for step in lesson.steps() {
                let what = format!("{lesson} {} at {width}x{height}", step.id);
                pointed += usize::from(table.named("Pointer").is_some());
                assert_pointers_visible(&mut table, &what);
                let shown =
                    step.shown(&table.game().position()).filter(|_| table.phase() == Some(Phase::Choosing));
                if let Some(AnyMove::Quixo(push) | AnyMove::Teams(teams::Move::Push { push, .. })) = shown {
                    table.click_cell(&push.take().to_string());
                    assert_pointers_visible(&mut table, &format!("{what}, {push} taken"));
                    if lesson == Lesson::QuixoTeams {
                        table.click_over(&format!("Arrow {push}"));
                        table.updates(12);
                        assert_pointers_visible(&mut table, &format!("{what}, {push} in its lane"));
                    }
                }
                table.press_named("Next");
                rest(&mut table);
            }
            assert!(pointed > 0, "{lesson} points at something");
        }
    }
}

#[test]
fn keys_step_through_a_lesson_and_leave_it() {
    let mut table = Table::open(1280, 720);
    let before = table.game().clone();
    table.press_named("Learn");
    table.hit("Enter");
    assert_eq!((table.screen(), current_lesson(&table).lesson()), (Screen::Lesson, Lesson::Quixo));
    table.hit("Right");
    assert_eq!(current_lesson(&table).number(), 1);
    table.hit("Enter");
    assert_eq!(current_lesson(&table).number(), 2, "Enter presses the focused button");
    table.hit("Left");
    table.hit("Left");
    table.hit("Left");
    assert_eq!(current_lesson(&table).number(), 0, "no step before the first one");
    for number in 1..=Lesson::Quixo.steps().len() {
        table.hit("Right");
        assert_eq!(current_lesson(&table).number(), number);
    }
    table.hit("Enter");
    assert_eq!(
        (current_lesson(&table).lesson(), current_lesson(&table).number()),
        (Lesson::QuixoTeams, 0),
        "the next lesson"
    );
    table.hit("Esc");
    assert_eq!(table.screen(), Screen::Title);
    table.updates(3);
    assert_eq!(table.game(), &before, "the match behind the title");
}

#[test]
fn escape_clears_the_selection_before_it_leaves() {
    let mut table = begin(Lesson::Quixo);
    table.press_named("Next");
    rest(&mut table);
    table.click_cell("c1");
    assert_ne!(*table.resource::<Selection>(), Selection::None);
    table.hit("Esc");
    assert_eq!(*table.resource::<Selection>(), Selection::None);
    assert_eq!(table.screen(), Screen::Lesson);
    table.hit("Esc");
    assert_eq!(table.screen(), Screen::Title);
}

#[test]
fn the_game_of_a_lesson_is_against_the_computer_and_ends_in_the_panel() {
    let mut table = begin(Lesson::Hexxagon);
    table.settings().animation_speed = 0.0;
    for _ in 1..Lesson::Hexxagon.steps().len() {
        table.press_named("Next");
    }
    rest(&mut table);
    let computers = table.game().setup().seats.iter().filter(|seat| seat.controller != Controller::Human);
    assert_eq!(computers.count(), 1);
    let start = Instant::now();
    while table.game().result().is_none() {
        let mv = table.game().position().moves()[0];
        play(&mut table, mv);
        table.settle();
        assert!(start.elapsed() < TIMEOUT, "the game does not end");
    }
    rest(&mut table);
    assert!(current_lesson(&table).is_done());
    assert_eq!(table.menu(), Menu::None, "no result over the panel");
    table.press_named("Again");
    rest(&mut table);
    assert!(table.game().result().is_none() && table.moves().is_empty());
}

#[test]
fn the_panel_follows_the_language() {
    let mut table = begin(Lesson::Quixo);
    table.speak(Language::English);
    let english = table.text_in("Lesson text");
    table.speak(Language::Slovenian);
    assert_eq!(table.text_in("Lesson text"), Language::Slovenian.say("learn-quixo-goal"));
    assert_ne!(english, table.text_in("Lesson text"));
}

#[test]
fn the_panel_changes_after_the_animation_of_a_move() {
    let mut table = begin(Lesson::Quixo);
    table.settings().animation_speed = 1.0;
    table.press_named("Next");
    rest(&mut table);
    let before = table.text_in("Lesson text");
    table.click_cell("c1");
    table.click_over("Arrow c1-c5");
    let mut frames = 0;
    while table.phase() != Some(Phase::Over) {
        let mut motions = table.app.world_mut().query::<&Motion>();
        let moves = motions.iter(table.app.world()).any(|motion| motion.blocking);
        if moves || table.moves().len() < 2 {
            assert_eq!(table.text_in("Lesson text"), before, "with {:?} on its way", table.moves());
        }
        table.updates(1);
        frames += 1;
        assert!(frames < 200, "no reply");
    }
    table.updates(2);
    assert!(frames > 6, "both moves are animated");
    assert_ne!(table.text_in("Lesson text"), before);
}
