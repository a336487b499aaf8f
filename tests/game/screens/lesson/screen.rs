//! Lessons at the table, by real picking and real keys.

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

use super::helpers::{begin, play, rest, running};
use crate::harness::{Table, folders};

/// The longest wait for the end of a whole game, in real time.
const PATIENCE: Duration = Duration::from_mins(16);

/// Does what the step asks and goes on.
fn do_step(table: &mut Table) {
    let number = running(table).number();
    let step = running(table).step().expect("a step");
    if let Some(mv) = step.shown(&table.game().position()) {
        assert_eq!(table.phase(), Some(Phase::Choosing), "{}", step.id);
        assert!(table.named("Next").is_some());
        play(table, mv);
    }
    if !matches!(step.task, Task::Game) {
        assert!(running(table).is_done(), "{} after {:?}", step.id, table.moves());
        assert_eq!(table.phase(), Some(Phase::Over), "nobody moves while {} is read", step.id);
        assert_eq!(table.menu(), Menu::None);
    }
    table.press_named("Next");
    assert_eq!(running(table).number(), number + 1);
    rest(table);
}

#[test]
fn a_whole_lesson_by_hand_then_a_first_game() {
    let house = tempfile::tempdir().expect("a folder");
    let folders = folders(house.path());
    let mut table = begin(Lesson::Quixo);
    table.keep_in(&folders);
    for _ in Lesson::Quixo.steps() {
        do_step(&mut table);
    }
    assert!(running(&table).is_at_end());
    assert!(table.resource::<LessonProgress>().has(Lesson::Quixo));
    let kept = std::fs::read_to_string(folders.data.join("lessons.toml")).expect("a file");
    assert!(kept.contains("quixo"), "{kept}");
    assert!(table.named("Next lesson").is_some());
    table.press_named("First game");
    assert_eq!(table.screen(), Screen::Playing);
    assert_eq!(table.game().setup(), &Lesson::Quixo.first_game());
    table.updates(5);
    assert_eq!(table.game().setup(), &Lesson::Quixo.first_game(), "the game stays on the table");
    let offered = table.settings().last_setup.as_ref().map(Draft::setup);
    assert_eq!(offered, Some(Lesson::Quixo.first_game()), "it is the one that was played last");
}

#[test]
fn teams_and_hexxagon_by_hand_up_to_their_games() {
    for lesson in [Lesson::QuixoTeams, Lesson::Hexxagon] {
        let mut table = begin(lesson);
        while running(&table).step().is_some_and(|step| !matches!(step.task, Task::Game)) {
            do_step(&mut table);
        }
        assert_eq!(running(&table).number(), lesson.steps().len() - 1, "{lesson}");
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
fn a_move_that_misses_is_seen_named_and_taken_back() {
    let mut table = begin(Lesson::Quixo);
    table.press_named("Next");
    rest(&mut table);
    let start = table.game().position();
    assert!(table.named("Pointer").is_some(), "the cube is pointed at");
    let other = start.parse_move("e5-e1").expect("a move");
    let before = table.moves().len();
    assert_eq!(before, 0);
    table.click_cell("e5");
    table.click_over("Arrow e5-e1");
    assert_eq!(table.game().moves(), [other], "it is seen");
    assert!(matches!(running(&table).stage(), Stage::Missed(_)));
    rest(&mut table);
    assert_eq!(table.game().position(), start, "it is taken back");
    assert!(matches!(running(&table).stage(), Stage::Open(Some(_))));
    assert!(table.named("Remark").is_some(), "it is named");
    // Who wants no motion still has the time to see it.
    table.settings().animation_speed = 0.0;
    table.click_cell("e5");
    table.click_over("Arrow e5-e1");
    table.updates(5);
    assert_eq!(table.game().moves(), [other]);
    rest(&mut table);
    let shown = running(&table).step().and_then(|step| step.shown(&start)).expect("a move");
    play(&mut table, shown);
    assert!(running(&table).is_done());
}

/// Looks at the arrows of a lesson while they bob.
fn assert_pointers_seen(table: &mut Table, what: &str) {
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
                assert_pointers_seen(&mut table, &what);
                let shown =
                    step.shown(&table.game().position()).filter(|_| table.phase() == Some(Phase::Choosing));
                if let Some(AnyMove::Quixo(push) | AnyMove::Teams(teams::Move::Push { push, .. })) = shown {
                    table.click_cell(&push.take().to_string());
                    assert_pointers_seen(&mut table, &format!("{what}, {push} taken"));
                    if lesson == Lesson::QuixoTeams {
                        table.click_over(&format!("Arrow {push}"));
                        table.updates(12);
                        assert_pointers_seen(&mut table, &format!("{what}, {push} in its lane"));
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
fn keys_alone_go_on_and_back_and_leave() {
    let mut table = Table::open(1280, 720);
    let before = table.game().clone();
    table.press_named("Learn");
    table.hit("Enter");
    assert_eq!((table.screen(), running(&table).lesson()), (Screen::Lesson, Lesson::Quixo));
    table.hit("Right");
    assert_eq!(running(&table).number(), 1);
    table.hit("Enter");
    assert_eq!(running(&table).number(), 2, "Enter presses the button that has the focus");
    table.hit("Left");
    table.hit("Left");
    table.hit("Left");
    assert_eq!(running(&table).number(), 0, "there is nothing before the first step");
    for number in 1..=Lesson::Quixo.steps().len() {
        table.hit("Right");
        assert_eq!(running(&table).number(), number);
    }
    table.hit("Enter");
    assert_eq!(
        (running(&table).lesson(), running(&table).number()),
        (Lesson::QuixoTeams, 0),
        "the next lesson"
    );
    table.hit("Esc");
    assert_eq!(table.screen(), Screen::Title);
    table.updates(3);
    assert_eq!(table.game(), &before, "the title shows again what it showed");
}

#[test]
fn escape_puts_the_cube_back_before_it_leaves() {
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
fn the_game_of_a_lesson_is_played_by_the_computer_and_ends_in_the_panel() {
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
        assert!(start.elapsed() < PATIENCE, "the game does not end");
    }
    rest(&mut table);
    assert!(running(&table).is_done());
    assert_eq!(table.menu(), Menu::None, "no result over the panel");
    table.press_named("Again");
    rest(&mut table);
    assert!(table.game().result().is_none() && table.moves().is_empty());
}

#[test]
fn the_panel_follows_the_language() {
    let mut table = begin(Lesson::Quixo);
    table.speak(Language::English);
    let english = table.text_in("Told");
    table.speak(Language::Slovenian);
    assert_eq!(table.text_in("Told"), Language::Slovenian.say("learn-quixo-goal"));
    assert_ne!(english, table.text_in("Told"));
}

#[test]
fn what_has_come_of_a_move_is_told_when_it_is_seen() {
    let mut table = begin(Lesson::Quixo);
    table.settings().animation_speed = 1.0;
    table.press_named("Next");
    rest(&mut table);
    let told = table.text_in("Told");
    table.click_cell("c1");
    table.click_over("Arrow c1-c5");
    let mut frames = 0;
    while table.phase() != Some(Phase::Over) {
        let mut motions = table.app.world_mut().query::<&Motion>();
        let moves = motions.iter(table.app.world()).any(|motion| motion.blocking);
        if moves || table.moves().len() < 2 {
            assert_eq!(table.text_in("Told"), told, "with {:?} on its way", table.moves());
        }
        table.updates(1);
        frames += 1;
        assert!(frames < 200, "the reply comes");
    }
    table.updates(2);
    assert!(frames > 6, "both moves are seen");
    assert_ne!(table.text_in("Told"), told);
}
