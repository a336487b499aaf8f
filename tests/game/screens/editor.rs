//! The position editor: every position can be set up, text and board agree, and a match can start from the position.

use crate::harness::Table;
use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::text::{EditableText, TextLayoutInfo};
use pushflip::game::screens::Editing;
use pushflip::game::state::{EditPosition, Phase, Screen};
use pushflip_core::rules::Variant;
use pushflip_core::session::{
    AnyCell, AnyPosition, Controller, Import, Match, PositionDraft, Setup, import_text,
};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// Positions of random matches.
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

fn open(table: &mut Table, text: &str) {
    let Ok(Import::Position(position)) = import_text(text, Variant::Quixo) else { panic!("{text}") };
    table.send(EditPosition(Box::new(position)));
    table.updates(20);
}

fn text(table: &Table) -> String {
    table.game().position().to_string()
}

fn field(table: &mut Table) -> String {
    let field = table.entity("Position text");
    table.app.world().get::<EditableText>(field).expect("a field").value().to_string()
}

#[test]
fn clicks_place_and_remove_marks_and_drags_paint() {
    let mut table = Table::open(1280, 720);
    table.press_named("Position editor");
    assert_eq!(table.screen(), Screen::Editor);
    table.updates(20);
    table.click_cell("c3");
    assert_eq!(text(&table), "5/5/2x2/5/5 x 0 2");
    assert_eq!(field(&mut table), "5/5/2x2/5/5 x 0 2", "the text field");
    table.press_named("Place Circle");
    let [a1, b1, c1] = ["a1", "b1", "c1"].map(|cell| table.over_cell(cell));
    table.point_at(a1);
    table.press(ButtonState::Pressed);
    table.point_at(b1);
    table.point_at(c1);
    table.press(ButtonState::Released);
    table.updates(2);
    assert_eq!(text(&table), "5/5/2x2/5/ooo2 x 0 5");
    let c3 = table.over_cell("c3");
    table.point_at(c3);
    assert_eq!(text(&table), "5/5/2x2/5/ooo2 x 0 5", "the drag has ended");
    table.click(b1);
    assert_eq!(text(&table), "5/5/2x2/5/o1o2 x 0 5", "an equal mark is removed");
    table.press_named("Circle to move");
    table.press_named("Ply number up");
    table.press_named("Quiet plies up");
    assert_eq!(text(&table), "5/5/2x2/5/o1o2 o 1 6");
    table.press_named("Turn board");
    assert_eq!(text(&table), "o4/5/o1x2/5/5 o 1 6");
    table.press_named("Mirror board");
    assert_eq!(text(&table), "4o/5/2x1o/5/5 o 1 6");
}

#[test]
fn pieces_are_placed_in_the_other_games_too() {
    let mut table = Table::open(1280, 720);
    open(&mut table, "1/-1-1-1/12/18/w3r3w3r3w3r3 r 0 1");
    table.press_named("Place White");
    let [c4, e5] = ["c4", "e5"].map(|cell| table.over_cell(cell));
    table.click(c4);
    table.click(e5);
    assert_eq!(text(&table), "1/-1-1-1/3w8/18/w3w3w3r3w3r3 r 0 2");
    // A click on the block changes nothing.
    table.click_cell("b1");
    assert_eq!(text(&table), "1/-1-1-1/3w8/18/w3w3w3r3w3r3 r 0 2");
    table.press_named("Edit Quixo in teams");
    // Waits until the camera has reached the other board.
    table.updates(20);
    table.point_at(Vec2::new(300.0, 300.0));
    table.updates(60);
    table.press_named("Place West");
    table.click_cell("b4");
    table.press_named("North to move");
    assert_eq!(text(&table), "5/1w3/5/5/5 n 0 2");
}

#[test]
fn text_and_board_agree_and_errors_change_nothing() {
    let mut table = Table::open(1280, 720);
    open(&mut table, "xo3/5/5/5/5 x 0 3");
    table.write("Position text", "xxo2/5/5/5/4o o 1 9");
    assert_eq!(text(&table), "xxo2/5/5/5/4o o 1 9");
    assert!(table.text_in("Judgement").contains("moves"), "{}", table.text_in("Judgement"));
    for (wrong, expected) in [
        ("xxo2/5/5/5/4q o 1 9", "row 1: “q” means nothing here"),
        ("xxo2/5/5/5/4o z 1 9", "“z” is nobody who could be to move"),
        ("xxo2/5/5/5/4o o 1", "four parts are needed"),
        ("what", "neither a match nor a position"),
    ] {
        table.write("Position text", wrong);
        assert!(table.text_in("Judgement").contains(expected), "{}", table.text_in("Judgement"));
        assert_eq!(text(&table), "xxo2/5/5/5/4o o 1 9", "{wrong}");
        assert_eq!(field(&mut table), wrong, "the invalid text stays in the field");
        assert!(!table.text_in("Judgement").contains("position: position"), "{}", table.text_in("Judgement"));
        for button in ["Play from here", "Analyse", "Copy position"] {
            assert!(table.is_disabled(button), "{button} while the text has an error");
        }
    }
    table.write("Position text", "xxo2/5/5/5/4o o 1 9");
    assert!(!table.is_disabled("Play from here"));
    // A position of another game is valid too.
    table.write("Position text", "r/6/12/18/23w w 0 9");
    assert_eq!(table.resource::<Editing>().variant(), Variant::HexxagonOpen);
    table.press_named("Copy position");
    assert_eq!(table.clipped(), "r/6/12/18/23w w 0 9");
    table.press_named("Clear board");
    assert_eq!(text(&table), "1/6/12/18/24 w 0 1");
    table.hit("Ctrl+V");
    table.finish_reading();
    assert_eq!(text(&table), "r/6/12/18/23w w 0 9");
}

#[test]
fn a_finished_position_shows_its_winner_and_cannot_be_played() {
    let mut table = Table::open(1280, 720);
    open(&mut table, "xxxxx/5/5/5/5 o 0 9");
    assert!(table.text_in("Judgement").contains("Cross wins"), "{}", table.text_in("Judgement"));
    assert!(table.is_disabled("Play from here"));
    table.press_named("Play from here");
    assert!(table.named("Start from here").is_none());
}

#[test]
fn the_computer_plays_from_the_edited_position() {
    let mut table = Table::open(1280, 720);
    open(&mut table, "x4/5/5/5/4o x 0 3");
    table.record_reviews();
    table.press_named("Analyse");
    let analysed = table.reviewed().expect("a match to review");
    assert_eq!(analysed.setup().start.map(|start| start.to_string()), Some("x4/5/5/5/4o x 0 3".into()));
    open(&mut table, "x4/5/5/5/4o x 0 3");
    table.press_named("Play from here");
    // The weakest level for Circle.
    table.press_named("Circle weaker");
    table.press_named("Circle weaker");
    table.press_named("Start from here");
    table.updates(20);
    assert_eq!(table.screen(), Screen::Playing);
    assert!(matches!(table.game().setup().seats[1].controller, Controller::Computer(_)));
    table.click_cell("c1");
    table.click_over("Arrow c1-a1");
    table.settle();
    assert_eq!(table.phase(), Some(Phase::Choosing));
    assert_eq!(table.moves().len(), 2, "the computer has replied");
    assert!(table.game().to_record().contains("[Start \"x4/5/5/5/4o x 0 3\"]"));
}

#[test]
fn the_editor_returns_to_the_match_it_was_opened_from() {
    let mut table = Table::playing(Setup::new(Variant::Quixo, &[]));
    let played = table.game().clone();
    let position = table.game().position();
    table.send(EditPosition(Box::new(position)));
    table.updates(20);
    assert_eq!(table.screen(), Screen::Editor);
    table.press_named("Leave editor");
    table.updates(10);
    assert_eq!((table.screen(), table.game()), (Screen::Playing, &played));
    // The analysis returns to the editor, which has no line for typed moves.
    table.send(EditPosition(Box::new(played.position())));
    table.updates(20);
    table.hit("/");
    assert!(table.named("Typed move").is_none());
    table.press_named("Analyse");
    table.updates(20);
    assert_eq!(table.screen(), Screen::Review);
    table.press_named("Back to the editor");
    table.updates(10);
    assert_eq!(table.screen(), Screen::Editor);
    table.press_named("Leave editor");
    table.updates(10);
    assert_eq!((table.screen(), table.game()), (Screen::Playing, &played));
    // From the title there is no match to return to.
    table.go(Screen::Title);
    table.updates(10);
    table.go(Screen::Editor);
    table.updates(10);
    table.press_named("Leave editor");
    table.updates(10);
    assert_eq!(table.screen(), Screen::Title);
}

#[test]
fn changes_can_be_undone_and_redone() {
    let mut table = Table::open(1280, 720);
    open(&mut table, "5/5/5/5/5 x 0 1");
    assert!(table.is_disabled("Undo the change"));
    table.click_cell("c3");
    table.click_cell("a1");
    assert_eq!(text(&table), "5/5/2x2/5/x4 x 0 3");
    table.press_named("Clear board");
    table.hit("Ctrl+Z");
    assert_eq!(text(&table), "5/5/2x2/5/x4 x 0 3");
    table.press_named("Undo the change");
    assert_eq!((text(&table), field(&mut table)), ("5/5/2x2/5/5 x 0 2".into(), "5/5/2x2/5/5 x 0 2".into()));
    table.press_named("Redo the change");
    assert_eq!(text(&table), "5/5/2x2/5/x4 x 0 3");
    table.hit("Ctrl+Z");
    table.click_cell("e5");
    assert!(table.is_disabled("Redo the change"), "after another change");
}

#[test]
fn glyphs_are_placed_on_whole_pixels() {
    let mut table = Table::open(1280, 720);
    table.press_named("Position editor");
    table.updates(10);
    let field = table.entity("Position text");
    let places = |table: &Table| -> Vec<Vec2> {
        let text = table.app.world().get::<TextLayoutInfo>(field).expect("a text");
        let letters = text.glyphs.iter().filter(|glyph| !glyph.atlas_info.rect.is_empty());
        letters.map(|glyph| glyph.position - glyph.atlas_info.rect.half_size()).collect()
    };
    let before = places(&table);
    assert!(!before.is_empty() && before.iter().all(|place| place.fract() == Vec2::ZERO), "{before:?}");
    // The blinking cursor marks the text as changed without a change.
    table.app.world_mut().get_mut::<TextLayoutInfo>(field).expect("a text").set_changed();
    table.updates(3);
    assert_eq!(places(&table), before);
}

#[test]
fn the_analysis_of_a_position_shows_its_value() {
    let mut table = Table::open(1280, 720);
    open(&mut table, "xxxx1/1o3/2o2/3o1/1o3 x 0 9");
    table.press_named("Analyse");
    assert_eq!(table.screen(), Screen::Review);
    table.wait_for("the value", |table| !table.text_in("Value for First").is_empty());
    assert!(!table.text_in("Line 1").trim().is_empty(), "the best line");
}
