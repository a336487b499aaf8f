//! The position editor: every position can be set up, text and board agree, and a match can start from the position.

use crate::harness::TestApp;
use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use pushflip::game::screens::Editing;
use pushflip::game::state::{EditPosition, Phase, ReviewMatch, Screen};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{
    AnyCell, AnyPosition, Controller, Import, Match, PositionDraft, Setup, import_text,
};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

fn reachable(variant: Variant) -> Vec<AnyPosition> {
    let mut random = ChaCha8Rng::seed_from_u64(variant as u64);
    let mut found = Vec::new();
    for _ in 0..8 {
        let mut game = Match::new(Setup::new(variant, &[]));
        while game.result().is_none() && game.moves().len() < 300 {
            let moves = game.position().moves();
            game.play(moves[random.random_range(0..moves.len())]).expect("legal");
            found.push(game.position());
        }
    }
    found
}

#[test]
fn every_reachable_position_is_set_up_cell_by_cell() {
    for variant in Variant::ALL {
        for position in reachable(variant) {
            let wanted = PositionDraft::of(&position);
            let mut draft = PositionDraft::start(variant);
            draft.clear();
            for cell in AnyCell::all(variant) {
                draft.set(cell, wanted.mark(cell));
            }
            draft.set_seat(wanted.seat());
            draft.set_ply(wanted.ply());
            draft.set_quiet(wanted.quiet());
            assert_eq!(draft, wanted, "{position}");
            assert_eq!(draft.to_string(), position.to_string());
            assert_eq!(draft.implausibility(), None, "{position}");
            assert_eq!(import_text(&position.to_string(), variant), Ok(Import::Position(draft.position())));
        }
    }
}

fn open(app: &mut TestApp, text: &str) {
    let Ok(Import::Position(position)) = import_text(text, Variant::Quixo) else { panic!("{text}") };
    app.perform(EditPosition(Box::new(position)));
}

fn text(app: &TestApp) -> String {
    app.game().position().to_string()
}

#[test]
fn clicks_place_and_remove_marks_and_drags_paint() {
    let mut app = TestApp::open(1280, 720);
    app.press_named("Position editor");
    app.until(Screen::Editor);
    app.rest();
    app.click_cell("c3");
    assert_eq!(text(&app), "5/5/2x2/5/5 x 0 2");
    assert_eq!(app.written("Position text"), "5/5/2x2/5/5 x 0 2", "the text field");
    app.press_named("Place Circle");
    let [a1, b1, c1] = ["a1", "b1", "c1"].map(|cell| app.over_cell(cell));
    app.point_at(a1);
    app.press(ButtonState::Pressed);
    app.point_at(b1);
    app.point_at(c1);
    app.press(ButtonState::Released);
    app.rest();
    assert_eq!(text(&app), "5/5/2x2/5/ooo2 x 0 5");
    let c3 = app.over_cell("c3");
    app.point_at(c3);
    assert_eq!(text(&app), "5/5/2x2/5/ooo2 x 0 5", "the drag has ended");
    app.click(b1);
    assert_eq!(text(&app), "5/5/2x2/5/o1o2 x 0 5", "an equal mark is removed");
    app.press_named("Circle to move");
    app.press_named("Ply number up");
    app.press_named("Quiet plies up");
    assert_eq!(text(&app), "5/5/2x2/5/o1o2 o 1 6");
    app.press_named("Turn board");
    assert_eq!(text(&app), "o4/5/o1x2/5/5 o 1 6");
    app.press_named("Mirror board");
    assert_eq!(text(&app), "4o/5/2x1o/5/5 o 1 6");
}

#[test]
fn pieces_are_placed_in_the_other_games_too() {
    let mut app = TestApp::open(1280, 720);
    open(&mut app, "1/-1-1-1/12/18/w3r3w3r3w3r3 r 0 1");
    app.press_named("Place White");
    let [c4, e5] = ["c4", "e5"].map(|cell| app.over_cell(cell));
    app.click(c4);
    app.click(e5);
    assert_eq!(text(&app), "1/-1-1-1/3w8/18/w3w3w3r3w3r3 r 0 2");
    // A click on the block changes nothing.
    app.click_cell("b1");
    assert_eq!(text(&app), "1/-1-1-1/3w8/18/w3w3w3r3w3r3 r 0 2");
    app.press_named("Edit Quixo in teams");
    // Waits until the camera has reached the other board.
    app.rest();
    app.point_at(Vec2::new(300.0, 300.0));
    app.press_named("Place West");
    app.click_cell("b4");
    app.press_named("North to move");
    assert_eq!(text(&app), "5/1w3/5/5/5 n 0 2");
}

#[test]
fn text_and_board_agree_and_errors_change_nothing() {
    let mut app = TestApp::open(1280, 720);
    open(&mut app, "xo3/5/5/5/5 x 0 3");
    app.write("Position text", "xxo2/5/5/5/4o o 1 9");
    assert_eq!(text(&app), "xxo2/5/5/5/4o o 1 9");
    assert!(app.text_in("Judgement").contains("moves"), "{}", app.text_in("Judgement"));
    for (wrong, expected) in [
        ("xxo2/5/5/5/4q o 1 9", "row 1: “q” isn’t allowed here"),
        ("xxo2/5/5/5/4o z 1 9", "unknown side “z”"),
        ("xxo2/5/5/5/4o o 1", "it needs four parts"),
        ("what", "neither a game nor a position"),
    ] {
        app.write("Position text", wrong);
        assert!(app.text_in("Judgement").contains(expected), "{}", app.text_in("Judgement"));
        assert_eq!(text(&app), "xxo2/5/5/5/4o o 1 9", "{wrong}");
        assert_eq!(app.written("Position text"), wrong, "the invalid text stays in the field");
        assert!(!app.text_in("Judgement").contains("position: position"), "{}", app.text_in("Judgement"));
        for button in ["Play from here", "Analyse", "Copy position"] {
            assert!(app.is_disabled(button), "{button} while the text has an error");
        }
    }
    app.write("Position text", "xxo2/5/5/5/4o o 1 9");
    assert!(!app.is_disabled("Play from here"));
    // A position of another game is valid too.
    app.write("Position text", "r/6/12/18/23w w 0 9");
    assert_eq!(app.resource::<Editing>().variant(), Variant::HexxagonOpen);
    app.press_named("Copy position");
    assert_eq!(app.clipped(), "r/6/12/18/23w w 0 9");
    app.press_named("Clear board");
    assert_eq!(text(&app), "1/6/12/18/24 w 0 1");
    app.hit("Ctrl+V");
    app.finish_reading();
    assert_eq!(text(&app), "r/6/12/18/23w w 0 9");
}

#[test]
fn a_finished_position_shows_its_winner_and_cannot_be_played() {
    let mut app = TestApp::open(1280, 720);
    open(&mut app, "xxxxx/5/5/5/5 o 0 9");
    assert!(app.text_in("Judgement").contains("Cross wins"), "{}", app.text_in("Judgement"));
    assert!(app.is_disabled("Play from here"));
    app.press_named("Play from here");
    assert!(app.named("Start from here").is_none());
}

#[test]
fn the_computer_plays_from_the_edited_position() {
    let mut app = TestApp::open(1280, 720);
    open(&mut app, "x4/5/5/5/4o x 0 3");
    app.record::<ReviewMatch>();
    app.press_named("Analyse");
    let ReviewMatch(analysed) = app.recorded::<ReviewMatch>().last().expect("a match to review");
    assert_eq!(analysed.setup().start.map(|start| start.to_string()), Some("x4/5/5/5/4o x 0 3".into()));
    open(&mut app, "x4/5/5/5/4o x 0 3");
    app.press_named("Play from here");
    assert!(app.texts().iter().any(|(_, text)| text == "You"), "the only person");
    // From the weakest level to a person and back, and to the next level.
    for change in ["weaker", "stronger", "stronger"] {
        app.press_named(&format!("Circle {change}"));
    }
    app.press_named("Start from here");
    app.until(Screen::Playing);
    assert_eq!(app.game().setup().seats[1].controller, Controller::Computer(Level::Beginner));
    app.click_cell("c1");
    app.click_over("Arrow c1-a1");
    app.settle();
    assert_eq!(app.phase(), Some(Phase::Choosing));
    assert_eq!(app.moves().len(), 2, "the computer has replied");
    assert!(app.game().to_record().contains("[Start \"x4/5/5/5/4o x 0 3\"]"));
}

#[test]
fn the_editor_returns_to_the_match_it_was_opened_from() {
    let mut app = TestApp::playing(Setup::new(Variant::Quixo, &[]));
    let played = app.game().clone();
    let position = app.game().position();
    app.send(EditPosition(Box::new(position)));
    app.until(Screen::Editor);
    app.press_named("Leave editor");
    app.until(Screen::Playing);
    assert_eq!(app.game(), &played);
    // The analysis returns to the editor, which has no line for typed moves.
    app.perform(EditPosition(Box::new(played.position())));
    app.hit("/");
    assert!(app.named("Typed move").is_none());
    app.press_named("Analyse");
    app.until(Screen::Review);
    app.press_named("Back to the editor");
    app.until(Screen::Editor);
    app.press_named("Leave editor");
    app.until(Screen::Playing);
    assert_eq!(app.game(), &played);
    // From the title there is no match to return to.
    app.go(Screen::Title);
    app.go(Screen::Editor);
    app.press_named("Leave editor");
    app.until(Screen::Title);
}

#[test]
fn changes_can_be_undone_and_redone() {
    let mut app = TestApp::open(1280, 720);
    open(&mut app, "5/5/5/5/5 x 0 1");
    assert!(app.is_disabled("Undo the change"));
    app.click_cell("c3");
    app.click_cell("a1");
    assert_eq!(text(&app), "5/5/2x2/5/x4 x 0 3");
    app.press_named("Clear board");
    app.hit("Ctrl+Z");
    assert_eq!(text(&app), "5/5/2x2/5/x4 x 0 3");
    app.press_named("Undo the change");
    assert_eq!(
        (text(&app), app.written("Position text")),
        ("5/5/2x2/5/5 x 0 2".into(), "5/5/2x2/5/5 x 0 2".into())
    );
    app.press_named("Redo the change");
    assert_eq!(text(&app), "5/5/2x2/5/x4 x 0 3");
    app.hit("Ctrl+Z");
    app.click_cell("e5");
    assert!(app.is_disabled("Redo the change"), "after another change");
}

#[test]
fn glyphs_are_placed_on_whole_pixels() {
    let mut app = TestApp::open(1280, 720);
    app.press_named("Position editor");
    app.until_named("Position text");
    let field = app.entity("Position text");
    let places = |app: &TestApp| -> Vec<Vec2> {
        let text = app.bevy.world().get::<TextLayoutInfo>(field).expect("a text");
        let letters = text.glyphs.iter().filter(|glyph| !glyph.atlas_info.rect.is_empty());
        letters.map(|glyph| glyph.position - glyph.atlas_info.rect.half_size()).collect()
    };
    let before = places(&app);
    assert!(!before.is_empty() && before.iter().all(|place| place.fract() == Vec2::ZERO), "{before:?}");
    // The blinking cursor marks the text as changed without a change.
    app.bevy.world_mut().get_mut::<TextLayoutInfo>(field).expect("a text").set_changed();
    app.frames(3);
    assert_eq!(places(&app), before);
}

#[test]
fn the_analysis_of_a_position_shows_its_value() {
    let mut app = TestApp::open(1280, 720);
    open(&mut app, "xxxx1/1o3/2o2/3o1/1o3 x 0 9");
    app.press_named("Analyse");
    assert_eq!(app.screen(), Screen::Review);
    app.wait_for("the value", |app| !app.text_in("Value for First").is_empty());
    app.wait_for("the best line", |app| !app.text_in("Line 1 moves").is_empty());
}
