//! Lessons by real picking and real keys.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use pushflip::game::language::LocalizedLabel;
use pushflip::game::motion::Motion;
use pushflip::game::screens::lesson::{LessonCommand, LessonProgress};
use pushflip::game::settings::Draft;
use pushflip::game::state::{Hint, MatchCommand, Menu, Phase, Screen, ShowMatch};
use pushflip::game::theme::{Glyph, Icon};
use pushflip::game::turn::{CurrentMatch, Selection};
use pushflip_core::language::{Language, Localized, msg};
use pushflip_core::rules::quixo::teams;
use pushflip_core::session::lesson::{Lesson, Stage, Task};
use pushflip_core::session::{AnyCell, AnyMove, Controller};

use super::helpers::{begin, current_lesson, end_game, go_on, play, rest};
use crate::harness::{TestApp, folders};

/// The maximum wait for the end of a complete game, in real time.
const TIMEOUT: Duration = Duration::from_mins(16);

/// Solves the task of the step and goes to the next one.
fn do_step(app: &mut TestApp) {
    let number = current_lesson(app).number();
    let step = current_lesson(app).step().expect("a step");
    if let Some(mv) = step.shown(&app.game().position()) {
        assert_eq!(app.phase(), Some(Phase::Choosing), "{}", step.id);
        assert!(app.named("Next").is_some());
        play(app, mv);
    }
    if !matches!(step.task, Task::Game) {
        assert!(current_lesson(app).is_done(), "{} after {:?}", step.id, app.moves());
        assert_eq!(app.phase(), Some(Phase::Over), "no moves while {} is shown", step.id);
        assert_eq!(app.menu(), Menu::None);
    }
    go_on(app);
    assert_eq!(current_lesson(app).number(), number + 1);
    rest(app);
}

#[test]
fn a_complete_lesson_then_a_first_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    let mut app = begin(Lesson::Quixo);
    app.keep_in(&folders);
    for _ in Lesson::Quixo.steps() {
        do_step(&mut app);
    }
    assert!(current_lesson(&app).is_at_end());
    assert!(app.resource::<LessonProgress>().has(Lesson::Quixo));
    assert_eq!(app.notice(), "New achievement: First steps");
    let kept = std::fs::read_to_string(folders.data.join("lessons.toml")).expect("a file");
    assert!(kept.contains("quixo"), "{kept}");
    assert!(app.named("Next lesson").is_some());
    app.hit("Enter");
    assert_eq!(app.screen(), Screen::Playing);
    assert_eq!(app.game().setup(), &Lesson::Quixo.first_game());
    app.rest();
    assert_eq!(app.game().setup(), &Lesson::Quixo.first_game(), "the game stays on the board");
    let offered = app.settings().last_setup.as_ref().map(Draft::setup);
    assert_eq!(offered, Some(Lesson::Quixo.first_game()), "the last setup");
}

#[test]
fn the_label_of_the_suggested_lesson_says_that_it_is_next() {
    let mut app = TestApp::open(1280, 720);
    app.press_named("Learn");
    for lesson in Lesson::ALL {
        let entry = app.entity(&format!("Lesson {lesson}"));
        let label = app.bevy.world().get::<LocalizedLabel>(entry).map(|label| label.0.to_string());
        let is_next = label.is_some_and(|label| label.starts_with("Next: Quixo, "));
        assert_eq!(is_next, lesson == Lesson::Quixo, "{lesson}");
    }
}

#[test]
fn teams_and_hexxagon_up_to_their_games() {
    for lesson in [Lesson::QuixoTeams, Lesson::Hexxagon] {
        let mut app = begin(lesson);
        while current_lesson(&app).step().is_some_and(|step| !matches!(step.task, Task::Game)) {
            do_step(&mut app);
        }
        assert_eq!(current_lesson(&app).number(), lesson.steps().len() - 1, "{lesson}");
    }
}

#[test]
fn a_lesson_shows_its_own_seats_from_the_first_step() {
    for lesson in Lesson::ALL {
        let mut app = begin(lesson);
        let mut glyphs = app.bevy.world_mut().query::<&Glyph>();
        let arrows = glyphs.iter(app.bevy.world()).filter(|glyph| glyph.0 == Icon::Turn).count();
        assert_eq!(arrows, lesson.first_game().seats.len(), "{lesson}");
    }
}

#[test]
fn a_wrong_move_is_shown_explained_and_taken_back() {
    let mut app = begin(Lesson::Quixo);
    app.press_named("Next");
    rest(&mut app);
    let start = app.game().position();
    assert!(app.named("Pointer").is_some(), "an arrow at the cube");
    let other = start.parse_move("e5-e1").expect("a move");
    let before = app.moves().len();
    assert_eq!(before, 0);
    app.click_cell("e5");
    app.click_over("Arrow e5-e1");
    assert_eq!(app.game().moves(), [other], "the wrong move is shown");
    assert!(matches!(current_lesson(&app).stage(), Stage::Missed(_)));
    rest(&mut app);
    assert_eq!(app.game().position(), start, "the wrong move is taken back");
    assert!(matches!(current_lesson(&app).stage(), Stage::Open(Some(_))));
    assert!(app.named("Remark").is_some(), "the wrong move is explained");
    app.click_cell("c4");
    assert!(app.named("Rejection").is_some(), "an inner cube");
    assert!(app.named("Remark").is_some(), "the wrong move is still explained");
    // It is also shown for some time without animations.
    app.settings().animation_speed = 0.0;
    app.click_cell("e5");
    app.click_over("Arrow e5-e1");
    app.frames(5);
    assert_eq!(app.game().moves(), [other]);
    rest(&mut app);
    let shown = current_lesson(&app).step().and_then(|step| step.shown(&start)).expect("a move");
    play(&mut app, shown);
    assert!(current_lesson(&app).is_done());
}

#[test]
fn a_rejected_cube_is_explained_in_the_panel_until_another_is_selected() {
    let mut app = begin(Lesson::Quixo);
    for _ in 0..3 {
        go_on(&mut app);
        rest(&mut app);
    }
    assert_eq!(current_lesson(&app).step().expect("a step").id, "own");
    assert!(app.named("Rejection").is_none());
    app.click_cell("c4");
    assert_eq!(app.text_in("Rejection"), "This cube is inside: only edge cubes can be taken.");
    app.click_cell("e5");
    assert_eq!(app.text_in("Rejection"), "This is your opponent’s cube.");
    app.rest();
    assert_eq!(app.notice(), "", "the reason is told once");
    assert_eq!(app.text_in("Rejection"), "This is your opponent’s cube.");
    let shown = current_lesson(&app).step().and_then(|step| step.shown(&app.game().position()));
    let Some(AnyMove::Quixo(push)) = shown else { panic!("{shown:?}") };
    app.click_cell(&push.take().to_string());
    assert_eq!(*app.resource::<Selection>(), Selection::Cell(AnyCell::Quixo(push.take())));
    assert!(app.named("Rejection").is_none(), "the right cube is selected");
}

#[test]
fn the_reason_of_a_miss_goes_when_the_next_try_begins() {
    let mut app = begin(Lesson::Quixo);
    app.press_named("Next");
    rest(&mut app);
    app.click_cell("e5");
    app.click_over("Arrow e5-e1");
    rest(&mut app);
    assert!(app.named("Remark").is_some(), "the wrong move is explained");
    app.click_cell("c1");
    assert!(app.named("Remark").is_none(), "the right cube is selected");
    // A clone is played without a selection.
    let mut app = begin(Lesson::Hexxagon);
    app.press_named("Next");
    rest(&mut app);
    app.click_cell("e6");
    rest(&mut app);
    assert!(app.named("Remark").is_some(), "the wrong move is explained");
    app.click_cell("e14");
    assert!(matches!(current_lesson(&app).stage(), Stage::Done(_)));
    assert!(app.named("Remark").is_none(), "the right move is played");
}

/// Checks that the animated arrows of a lesson are inside the picture.
fn assert_pointers_visible(app: &mut TestApp, what: &str) {
    for _ in 0..9 {
        if app.named("Pointer").is_some() {
            let out = app.out_of_sight("Pointer");
            assert!(out <= 0.0, "{what}: {out} pixels of an arrow are cut");
        }
        app.frames(1);
    }
}

#[test]
fn every_arrow_of_a_lesson_is_in_the_picture() {
    let mut app = TestApp::open(1280, 720);
    app.settings().animation_speed = 3.0;
    for (width, height) in [(1280, 720), (1600, 900), (800, 600), (640, 1000)] {
        app.resize(width, height);
        for lesson in Lesson::ALL {
            app.perform(LessonCommand::Begin(lesson));
            let mut pointed = 0;
            for step in lesson.steps() {
                let what = format!("{lesson} {} at {width}x{height}", step.id);
                if app.named("Pointer").is_some() {
                    pointed += 1;
                    assert_pointers_visible(&mut app, &what);
                }
                let shown =
                    step.shown(&app.game().position()).filter(|_| app.phase() == Some(Phase::Choosing));
                if let Some(AnyMove::Quixo(push) | AnyMove::Teams(teams::Move::Push { push, .. })) = shown {
                    app.click_cell(&push.take().to_string());
                    assert_pointers_visible(&mut app, &format!("{what}, {push} taken"));
                    if lesson == Lesson::QuixoTeams {
                        app.click_over(&format!("Arrow {push}"));
                        app.frames(12);
                        assert_pointers_visible(&mut app, &format!("{what}, {push} in its lane"));
                    }
                }
                go_on(&mut app);
                rest(&mut app);
            }
            assert!(pointed > 0, "{lesson} has pointers");
        }
    }
}

#[test]
fn keys_step_through_a_lesson_and_leave_it() {
    let mut app = TestApp::open(1280, 720);
    let before = app.game().clone();
    app.press_named("Learn");
    app.hit("Enter");
    assert_eq!((app.screen(), current_lesson(&app).lesson()), (Screen::Lesson, Lesson::Quixo));
    app.hit("Right");
    assert_eq!(current_lesson(&app).number(), 1);
    app.hit("Enter");
    assert_eq!(current_lesson(&app).number(), 2, "Enter presses the focused button");
    app.hit("Left");
    app.hit("Left");
    app.hit("Left");
    assert_eq!(current_lesson(&app).number(), 0, "no step before the first one");
    for number in 1..=Lesson::Quixo.steps().len() {
        app.hit("Right");
        assert_eq!(current_lesson(&app).number(), number);
    }
    app.press_named("Next lesson");
    assert_eq!(
        (current_lesson(&app).lesson(), current_lesson(&app).number()),
        (Lesson::Hexxagon, 0),
        "the next lesson"
    );
    app.hit("Esc");
    assert_eq!(app.screen(), Screen::Title);
    app.rest();
    assert_eq!(app.game(), &before, "the title shows the previous match");
}

#[test]
fn escape_clears_the_selection_before_it_leaves() {
    let mut app = begin(Lesson::Quixo);
    app.press_named("Next");
    rest(&mut app);
    app.click_cell("c1");
    assert_ne!(*app.resource::<Selection>(), Selection::None);
    app.hit("Esc");
    assert_eq!(*app.resource::<Selection>(), Selection::None);
    assert_eq!(app.screen(), Screen::Lesson);
    app.hit("Esc");
    assert_eq!(app.screen(), Screen::Title);
}

#[test]
fn the_game_of_a_lesson_is_against_the_computer_and_ends_in_the_panel() {
    let mut app = begin(Lesson::Hexxagon);
    app.settings().animation_speed = 0.0;
    for _ in 1..Lesson::Hexxagon.steps().len() {
        go_on(&mut app);
    }
    rest(&mut app);
    let computers = app.game().setup().seats.iter().filter(|seat| seat.controller != Controller::Human);
    assert_eq!(computers.count(), 1);
    let start = Instant::now();
    while app.game().result().is_none() {
        let mv = app.game().position().moves()[0];
        play(&mut app, mv);
        app.settle();
        assert!(start.elapsed() < TIMEOUT, "the game does not end");
    }
    rest(&mut app);
    assert!(current_lesson(&app).is_done());
    assert_eq!(app.menu(), Menu::None, "no result over the panel");
    assert!(!app.is_disabled("Undo"));
    app.send(MatchCommand::Undo);
    app.frames(1);
    let task = Localized::of_family("learn", "hexxagon-play").to_string();
    assert_eq!(app.text_in("Lesson text"), task, "the text of the result does not stay above the game");
    rest(&mut app);
    assert!(app.game().result().is_none() && !app.moves().is_empty(), "the last move is taken back");
    assert!(!current_lesson(&app).is_done());
    app.press_named("Again");
    rest(&mut app);
    assert!(app.game().result().is_none() && app.moves().is_empty());
}

#[test]
fn next_and_skip_stay_in_their_places_and_nothing_at_their_places_begins_a_lesson_at_the_end() {
    for lesson in Lesson::ALL {
        let mut app = begin(lesson);
        app.settings().animation_speed = 0.0;
        let [next, skip] = ["Next", "Skip"].map(|name| app.rect_of(name));
        assert!(next.intersect(skip).is_empty());
        for step in lesson.steps() {
            for (name, before) in [("Next", next), ("Skip", skip)] {
                let now = app.rect_of(name);
                assert!(before.center().distance(now.center()) < 1.0, "{name} at {now:?} in {}", step.id);
            }
            go_on(&mut app);
            rest(&mut app);
        }
        let main = app.rect_of("First game");
        assert!(next.center().distance(main.center()) < 1.0, "{lesson}: {main:?} instead of {next:?}");
        let leave = app.rect_of("Leave lesson");
        assert!(skip.center().distance(leave.center()) < 1.0, "{lesson}: {leave:?} instead of {skip:?}");
        let begin_again = app.rect_of("Begin again");
        let distance = begin_again.min.y - main.max.y;
        assert!(distance > main.height(), "{lesson}: {begin_again:?} is beside {main:?}");
        // Places are rounded to whole pixels.
        let is_aligned =
            (leave.min.x - main.min.x).abs() <= 1.0 && (begin_again.max.x - main.max.x).abs() <= 1.0;
        assert!(is_aligned, "{lesson}: {leave:?} {begin_again:?} {main:?}");
    }
}

#[test]
fn after_the_last_task_there_is_nothing_to_skip() {
    let mut app = begin_game(Lesson::Quixo);
    let leave = app.rect_of("Leave lesson").center();
    assert!(app.named("Skip").is_some(), "the game can be skipped");
    end_game(&mut app);
    assert!(app.named("Skip").is_none(), "after the game");
    assert!(app.rect_of("Leave lesson").center().distance(leave) < 1.0, "the other button stays");
    go_on(&mut app);
    assert!(current_lesson(&app).is_at_end() && app.named("Skip").is_none());
}

#[test]
fn an_arrow_appears_in_the_frame_of_its_text() {
    for lesson in [Lesson::Quixo, Lesson::Hexxagon] {
        let mut app = begin(lesson);
        app.settings().animation_speed = 1.0;
        let before = app.text_in("Lesson text");
        assert!(app.named("Pointer").is_none());
        app.send(LessonCommand::Next);
        for frame in 0..20 {
            app.frames(1);
            let is_new = app.text_in("Lesson text") != before;
            assert_eq!(app.named("Pointer").is_some(), is_new, "{lesson}, frame {frame}");
        }
        assert_ne!(app.text_in("Lesson text"), before);
    }
}

#[test]
fn the_text_of_a_step_appears_in_the_frame_of_its_board() {
    for lesson in Lesson::ALL {
        let mut app = begin(lesson);
        let shown = |app: &mut TestApp| {
            (app.resource::<CurrentMatch>().version(), app.text_in("Step number"), app.text_in("Lesson text"))
        };
        for step in &lesson.steps()[1..] {
            let before = shown(&mut app);
            app.send(LessonCommand::Next);
            app.frames(1);
            let after = shown(&mut app);
            assert!(after.0 != before.0, "{lesson} {}: the board is the old one", step.id);
            assert!(after.1 != before.1 && after.2 != before.2, "{lesson} {}: {after:?}", step.id);
            rest(&mut app);
            assert_eq!(app.text_in("Lesson text"), after.2, "{lesson} {}", step.id);
        }
    }
}

#[test]
fn a_wrong_move_is_explained_in_the_frame_in_which_it_is_taken_back() {
    let mut app = begin(Lesson::Quixo);
    app.press_named("Next");
    rest(&mut app);
    app.click_cell("e5");
    app.click_over("Arrow e5-e1");
    let mut frames = 0;
    while !app.moves().is_empty() {
        assert!(app.named("Remark").is_none() && app.named("Pointer").is_none(), "before it is taken back");
        app.frames(1);
        frames += 1;
        assert!(frames < 200, "the wrong move stays");
    }
    assert!(app.named("Remark").is_some() && app.named("Pointer").is_some());
    rest(&mut app);
    // A step that is left while the wrong move is shown does not wait for the end of the pause.
    app.settings().animation_speed = 1.0;
    app.click_cell("e5");
    app.click_over("Arrow e5-e1");
    app.wait_for("the pause", |app| app.named("Miss pause").is_some());
    app.send(LessonCommand::Next);
    app.frames(3);
    assert_eq!((app.phase(), app.moves().len()), (Some(Phase::Choosing), 0));
}

#[test]
fn a_step_can_be_repeated_after_a_move_only() {
    let mut app = begin(Lesson::Quixo);
    assert!(app.is_disabled("Back") && app.is_disabled("Again"));
    app.press_named("Next");
    rest(&mut app);
    assert!(!app.is_disabled("Back") && app.is_disabled("Again") && app.is_disabled("Next"));
    let shown = current_lesson(&app).step().and_then(|step| step.shown(&app.game().position()));
    play(&mut app, shown.expect("a move"));
    app.press_named("Again");
    rest(&mut app);
    assert!(app.moves().is_empty() && app.is_disabled("Again"));
}

#[test]
fn an_arrow_to_click_is_blue_itself() {
    let mut app = begin(Lesson::Quixo);
    app.press_named("Next");
    rest(&mut app);
    app.click_cell("c1");
    app.wait_for("the arrows", |app| app.named("Pointer").is_some());
    app.rest();
    let place = |app: &mut TestApp, name: &str| {
        let entity = app.entity(name);
        app.bevy.world().get::<Transform>(entity).expect("a mesh").translation
    };
    assert_eq!(place(&mut app, "Pointer"), place(&mut app, "Arrow c1-c5"));
}

/// The last step of a lesson, a game.
fn begin_game(lesson: Lesson) -> TestApp {
    let mut app = begin(lesson);
    app.settings().animation_speed = 0.0;
    for _ in 1..lesson.steps().len() {
        go_on(&mut app);
    }
    rest(&mut app);
    app
}

#[test]
fn only_a_game_that_was_played_is_praised_at_the_end() {
    for was_played in [true, false] {
        let mut app = begin_game(Lesson::Quixo);
        if was_played {
            end_game(&mut app);
        }
        go_on(&mut app);
        assert!(current_lesson(&app).is_at_end());
        let text = app.text_in("Lesson text");
        assert_eq!(text.contains("You can play Quixo now!"), was_played, "{text}");
        assert!(text.ends_with("even if you complete yours too."), "{text}");
    }
}

#[test]
fn the_game_of_a_lesson_has_hints_and_takes_moves_back() {
    let mut app = begin_game(Lesson::Quixo);
    assert_eq!(app.text_in("Status text"), "Your turn: take a cube from the edge.");
    app.hit("H");
    app.wait_for("a hint", |app| app.resource::<Hint>().0.is_some());
    let begins = app.resource::<Hint>().0.expect("a hint").begins.to_string();
    assert!(app.text_in("Hint text").contains(&begins), "{}", app.text_in("Hint text"));
    app.press_named("Hint");
    assert!(app.resource::<Hint>().0.expect("a hint").is_complete);
    app.click_cell("b1");
    app.click_over("Arrow b1-b5");
    rest(&mut app);
    assert_eq!(app.moves().len(), 2, "the move and the reply");
    app.press_named("Undo");
    rest(&mut app);
    assert_eq!(app.moves(), [""; 0]);
    app.click_cell("b1");
    app.click_over("Arrow b1-b5");
    rest(&mut app);
    app.hit("Ctrl+Z");
    rest(&mut app);
    assert_eq!(app.moves(), [""; 0]);
}

#[test]
fn the_opponent_of_a_lesson_has_one_name() {
    for lesson in [Lesson::Quixo, Lesson::Hexxagon] {
        let mut app = begin(lesson);
        let seats = |app: &mut TestApp| app.texts_in("Seats of the lesson");
        assert!(seats(&mut app).contains(&"Pip".into()), "{lesson}: {:?}", seats(&mut app));
        let mut app = begin_game(lesson);
        let mv = app.game().position().moves()[0];
        play(&mut app, mv);
        assert!(app.text_in("Last ply").starts_with("Pip "), "{lesson}: {}", app.text_in("Last ply"));
        assert!(seats(&mut app).contains(&"Pip".into()), "{lesson}: {:?}", seats(&mut app));
    }
}

#[test]
fn a_notice_explains_a_rejected_cube_in_the_game_of_a_lesson() {
    let mut app = begin_game(Lesson::Quixo);
    app.click_cell("b2");
    app.until_named("Notice");
    assert_eq!(app.notice(), "This cube is inside: only edge cubes can be taken.");
    assert!(app.named("Rejection").is_none());
}

#[test]
fn only_the_game_of_a_lesson_has_hints_and_takes_moves_back() {
    let mut app = begin(Lesson::Quixo);
    app.press_named("Next");
    rest(&mut app);
    app.hit("H");
    app.settle();
    assert_eq!(app.resource::<Hint>(), &Hint(None));
    let shown = current_lesson(&app).step().and_then(|step| step.shown(&app.game().position()));
    play(&mut app, shown.expect("a move"));
    app.hit("Ctrl+Z");
    rest(&mut app);
    assert_eq!(app.moves().len(), 2);
    assert!(app.named("Undo").is_none() && current_lesson(&app).is_done());
}

#[test]
fn a_lesson_announces_a_repetition_before_the_third_time() {
    let mut app = begin_game(Lesson::Quixo);
    let repeated = msg::STATUS_REPEATED.to_string();
    assert!(!app.text_in("Last ply").contains(&repeated));
    // The opponent of the lesson does not repeat moves.
    let mut game = app.game().clone();
    for text in ["a5-e5", "a1-e1", "e5-a5", "e1-a1"] {
        let mv = game.position().parse_move(text).expect("a move");
        game.play(mv).expect("a legal move");
    }
    app.perform(ShowMatch(Box::new(game)));
    assert!(app.text_in("Last ply").contains(&repeated), "{}", app.text_in("Last ply"));
}

#[test]
fn the_panel_follows_the_language() {
    let mut app = begin(Lesson::Quixo);
    app.speak(Language::English);
    let english = app.text_in("Lesson text");
    app.speak(Language::Slovenian);
    assert_eq!(
        app.text_in("Lesson text"),
        Localized::of_family("learn", "quixo-goal").in_language(Language::Slovenian)
    );
    assert_ne!(english, app.text_in("Lesson text"));
}

#[test]
fn the_panel_changes_after_the_animation_of_a_move() {
    let mut app = begin(Lesson::Quixo);
    app.settings().animation_speed = 1.0;
    app.press_named("Next");
    rest(&mut app);
    let before = app.text_in("Lesson text");
    app.click_cell("c1");
    app.click_over("Arrow c1-c5");
    let mut frames = 0;
    while app.phase() != Some(Phase::Over) {
        let mut motions = app.bevy.world_mut().query::<&Motion>();
        let moves = motions.iter(app.bevy.world()).any(|motion| motion.blocking);
        if moves || app.moves().len() < 2 {
            assert_eq!(app.text_in("Lesson text"), before, "with {:?} on its way", app.moves());
        }
        app.frames(1);
        frames += 1;
        assert!(frames < 200, "no reply");
    }
    assert!(frames > 6, "both moves are animated");
    app.wait_for("the next text", |app| app.text_in("Lesson text") != before);
}

#[test]
fn pieces_count_when_they_have_arrived() {
    let mut app = begin(Lesson::Hexxagon);
    app.settings().animation_speed = 0.2;
    app.press_named("Next");
    rest(&mut app);
    assert_eq!(app.text_in("Pieces 0"), "3");
    app.click_cell("e14");
    let mut frames = 0;
    while app.moves().len() < 2 {
        let mut motions = app.bevy.world_mut().query::<&Motion>();
        if app.moves().len() == 1 && motions.iter(app.bevy.world()).any(|motion| motion.blocking) {
            assert_eq!(app.text_in("Pieces 0"), "3", "the piece is on its way");
            frames += 1;
        }
        app.frames(1);
    }
    assert!(frames > 0, "the move is animated");
    assert_eq!((app.text_in("Pieces 0"), app.text_in("Pieces 1")), ("4".into(), "3".into()));
    rest(&mut app);
    assert_eq!(app.text_in("Pieces 1"), "4");
}

#[test]
fn cells_to_look_at_are_framed() {
    let mut app = begin(Lesson::Hexxagon);
    assert!(app.named("Frame").is_some() && app.named("Pointer").is_none(), "the pieces of the learner");
    app.press_named("Next");
    rest(&mut app);
    assert!(app.named("Pointer").is_some(), "an arrow at the cell to click");
}
