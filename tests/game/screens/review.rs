//! The review screen: mistakes, navigation, side lines, values, and the return to the match.

use crate::harness::Table;
use crate::harness::matches::{from, missed_win, played};
use bevy::prelude::*;
use pushflip::game::language::Language;
use pushflip::game::screens::review::{Analysed, Branch, LinePosition, ReviewCommand, Study};
use pushflip::game::state::{Menu, Phase, ReviewMatch, Screen};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::rules::hexxagon::Cell;
use pushflip_core::rules::quixo::teams;
use pushflip_core::session::{AnyMove, AnyPosition, Controller, Grade, Match, Setup};

fn study(table: &Table) -> &Study {
    table.resource()
}

/// The line and the ply of the viewed position.
fn place(table: &Table) -> (Branch, usize) {
    let LinePosition { branch, plies } = study(table).viewed();
    (branch, plies)
}

/// The number of entities whose name starts with a prefix.
fn count_named(table: &mut Table, start: &str) -> usize {
    let mut names = table.app.world_mut().query::<&Name>();
    names.iter(table.app.world()).filter(|name| name.starts_with(start)).count()
}

fn playing(game: Match, width: u32, height: u32) -> Table {
    let mut table = Table::open(width, height);
    table.start(game);
    table
}

#[test]
fn two_presses_show_the_mistake() {
    let game = missed_win(&[Controller::Human, Controller::Computer(Level::Casual)]);
    let mut table = playing(game, 800, 600);
    let game = table.game().clone();
    assert_eq!(table.menu(), Menu::Result);
    table.press_named("Review the match");
    table.press_named("Next mistake");
    table.wait_for("the mistake", |table| place(table) == (Branch::Game, 1));
    assert_eq!(table.screen(), Screen::Review);
    assert_eq!(table.text_in("Grade"), "Blunder");
    let sentence = table.text_in("Best was");
    assert!(sentence.starts_with("Best was e3-a3"), "{sentence}");
    assert_eq!(table.phase(), Some(Phase::Choosing));
    table.assert_all_fits("the mistake");
    // The best line is played on the board, and the match does not change.
    table.press_named("Show the best line");
    table.wait_for("the best move", |table| table.moves() == ["e3-a3"]);
    assert_eq!(place(&table), (Branch::Side, 1));
    table.wait_for("its end", |table| table.phase() == Some(Phase::Over));
    table.press_named("Back to the game line");
    assert_eq!(place(&table), (Branch::Game, 0));
    assert_eq!(*study(&table).game(), game);
    table.press_named("Back to the game");
    table.updates(10);
    assert_eq!((table.screen(), table.game()), (Screen::Playing, &game));
}

#[test]
fn steps_go_through_the_match() {
    let mut table = playing(missed_win(&[]), 1280, 720);
    table.press_named("Review the match");
    assert_eq!(place(&table), (Branch::Game, 2));
    table.hit("Home");
    assert_eq!((place(&table), table.moves().len()), ((Branch::Game, 0), 0));
    table.hit("Right");
    assert_eq!(table.moves(), ["a1-e1"]);
    assert_eq!(table.phase(), Some(Phase::Animating), "a step forward is animated");
    table.settle();
    table.hit("Left");
    table.settle();
    assert!(table.moves().is_empty());
    table.hit("Space");
    table.wait_for("the end", |table| table.moves().len() == 2 && table.phase() == Some(Phase::Over));
    assert_eq!(table.menu(), Menu::None, "no result banner");
    table.press_named("Ply 1");
    assert_eq!(place(&table), (Branch::Game, 1));
    table.press_named("Graph");
    assert_eq!(place(&table), (Branch::Game, 1), "the middle of the graph is the middle of the match");
    table.hit("End");
    table.hit("Esc");
    table.updates(10);
    assert_eq!(table.screen(), Screen::Playing);
}

#[test]
fn other_moves_are_tried_and_judged_in_a_side_line() {
    let mut table = playing(missed_win(&[]), 1280, 720);
    let game = table.game().clone();
    table.press_named("Review the match");
    table.hit("Home");
    table.settle();
    table.click_cell("e5");
    table.click_over("Arrow e5-a5");
    table.updates(2);
    assert_eq!((place(&table), table.moves()), ((Branch::Side, 1), vec!["e5-a5".to_string()]));
    table.settle();
    assert!(table.named("Side line").is_some() && table.named("Side ply 1").is_some());
    table.wait_for("the grade of the side ply", |table| study(table).grade(Branch::Side, 0).is_some());
    assert_eq!(study(&table).grade(Branch::Side, 0), Some(Grade::Blunder));
    table.hit("Esc");
    assert_eq!(place(&table), (Branch::Game, 0));
    assert_eq!(*study(&table).game(), game);
    table.press_named("Side ply 1");
    assert_eq!(place(&table), (Branch::Side, 1));
}

#[test]
fn the_values_of_all_moves_are_shown_on_the_board() {
    for variant in [Variant::Quixo, Variant::QuixoTeams, Variant::Hexxagon] {
        let game = played(Setup::new(variant, &[]), 4);
        let legal = game.position().moves().len();
        let mut table = Table::open(800, 600);
        table.settings().animation_speed = 0.0;
        table.send(ReviewMatch(Box::new(game.clone())));
        table.updates(8);
        assert_eq!(count_named(&mut table, "Value for"), 2, "{variant}: the bar");
        assert_eq!(count_named(&mut table, "Value ") - 2, 0, "{variant}: not requested");
        table.press_named("Analyse");
        table.wait_for("an analysis", |table| {
            let analysed = table.resource::<Analysed>();
            analysed.found.as_ref().is_some_and(|found| found.depth >= 2)
        });
        let found = table.resource::<Analysed>().found.clone().expect("values");
        assert_eq!(found.candidates.len(), legal, "{variant}: a value for every move");
        let labels = count_named(&mut table, "Value ") - 2;
        assert!(labels >= 8, "{variant}: {labels} labels");
        assert!(table.text_in("Line 1 moves").starts_with(&found.candidates[0].mv.to_string()), "{variant}");
        table.assert_all_fits(&format!("{variant} analysed"));
        // A selected cube or piece shows only its own moves.
        let cell = match (game.position(), game.position().moves()[0]) {
            (_, AnyMove::Quixo(push) | AnyMove::Teams(teams::Move::Push { push, .. })) => {
                push.take().to_string()
            }
            (AnyPosition::Hexxagon(position), _) => {
                let side = game.position().side_to_move();
                let own = Cell::all().find(|&cell| position.piece(cell) == Some(side));
                own.expect("a piece").to_string()
            }
            _ => panic!("there is something to choose"),
        };
        table.click_cell(&cell);
        table.updates(3);
        assert!(count_named(&mut table, "Value ") - 2 < labels, "{variant}");
        table.press_named("Analyse");
        assert_eq!(count_named(&mut table, "Value ") - 2, 0, "{variant}: switched off");
        table.hit("Esc");
        table.hit("Esc");
        table.updates(10);
        assert_eq!(table.screen(), Screen::Title, "{variant}: no match to return to");
    }
}

#[test]
fn everything_fits_in_every_language() {
    for (width, height) in [(800, 600), (1280, 720)] {
        let game = missed_win(&[Controller::Computer(Level::Tournament), Controller::Human]);
        let mut table = Table::open(width, height);
        table.send(ReviewMatch(Box::new(game)));
        table.updates(8);
        table.wait_for("all grades", |table| study(table).judged() == 2);
        for language in Language::ALL {
            table.speak(language);
            for key in ["End", "Left", "Home"] {
                table.hit(key);
                table.assert_all_fits(&format!("{language:?} {width}x{height} {key}"));
            }
        }
    }
}

#[test]
fn a_running_match_against_a_computer_is_shown_but_not_judged() {
    let computer = Controller::Computer(Level::Casual);
    let mut game = Match::new(Setup::new(Variant::Hexxagon, &[Controller::Human, computer]));
    let mv = game.position().moves()[0];
    game.play(mv).expect("legal");
    let mut table = Table::open(800, 600);
    table.send(ReviewMatch(Box::new(game)));
    table.updates(30);
    assert!(table.named("Analyse").is_none());
    assert_eq!(study(&table).judged(), 0);
    assert_eq!(table.phase(), Some(Phase::Choosing), "no computer replies");
    table.assert_all_fits("not judged");
}

#[test]
fn leaving_during_an_animation_returns_to_the_end_of_the_match() {
    let mut setup = Setup::new(Variant::Quixo, &[]);
    setup.start = Some(setup.first_position().read("5/oooo1/xxxx1/5/5 x 0 9").expect("a position"));
    let mut game = Match::new(setup);
    game.play(game.position().parse_move("e3-a3").expect("a move")).expect("legal");
    let mut table = Table::open(1280, 720);
    table.start(game);
    assert_eq!(table.menu(), Menu::Result);
    table.press_named("Review the match");
    table.send(ReviewCommand::Previous);
    table.updates(4);
    table.send(ReviewCommand::Next);
    table.updates(3);
    assert_eq!((table.screen(), table.phase()), (Screen::Review, Some(Phase::Animating)));
    table.send(ReviewCommand::Back);
    table.updates(10);
    assert_eq!((table.screen(), table.menu()), (Screen::Playing, Menu::Result));
}

#[test]
fn a_step_in_the_frame_of_leaving_changes_no_match() {
    let mut table = playing(missed_win(&[]), 1280, 720);
    let game = table.game().clone();
    table.press_named("Review the match");
    table.send(ReviewCommand::Previous);
    table.send(ReviewCommand::Back);
    table.updates(10);
    assert_eq!((table.screen(), table.game()), (Screen::Playing, &game));
}

#[test]
fn a_verdict_moves_no_button() {
    const BUTTONS: [&str; 3] = ["Analyse", "Ply 1", "Next mistake"];
    for language in Language::ALL {
        let mut table = Table::open(800, 600);
        table.app.insert_resource(language);
        table.send(ReviewMatch(Box::new(missed_win(&[]))));
        table.updates(8);
        let places = BUTTONS.map(|button| table.rect_of(button).min);
        table.wait_for("the grades", |table| study(table).unjudged().is_none());
        for plies in [2, 1, 0] {
            table.send(ReviewCommand::At(LinePosition { branch: Branch::Game, plies }));
            table.updates(5);
            let now = BUTTONS.map(|button| table.rect_of(button).min);
            assert_eq!(now, places, "{language:?}, after {plies} plies");
        }
        // Nor does one of the successive verdicts on a ply; moves of the team game are long.
        table.send(ReviewMatch(Box::new(played(Setup::new(Variant::QuixoTeams, &[]), 4))));
        table.updates(8);
        let places = BUTTONS.map(|button| table.rect_of(button).min);
        table.wait_for("the grades", |table| {
            let now = BUTTONS.map(|button| table.rect_of(button).min);
            assert_eq!(now, places, "{language:?}, {} verdicts", study(table).judged());
            study(table).unjudged().is_none()
        });
    }
}

/// The left and right edge of a widget relative to another one, from 0 at its left to 1 at its right.
fn share_of(table: &mut Table, widget: &str, along: &str) -> (f32, f32) {
    let (rect, whole) = (table.rect_of(widget), table.rect_of(along));
    ((rect.min.x - whole.min.x) / whole.width(), (rect.max.x - whole.min.x) / whole.width())
}

#[test]
fn the_value_is_shown_beside_the_winning_side() {
    for (position, winner, other) in [
        ("xxxx1/1o3/2o2/3o1/1o3 x 0 9", "Value for First", "Value for Second"),
        ("oooo1/1x3/2x2/3x1/1x3 o 0 10", "Value for Second", "Value for First"),
    ] {
        let mut game = Match::new(from(position, Setup::new(Variant::Quixo, &[])));
        game.resign(game.position().side_to_move());
        let mut table = Table::open(1280, 720);
        table.send(ReviewMatch(Box::new(game)));
        table.updates(20);
        table.send(ReviewCommand::Analyse(true));
        table.wait_for("the value", |table| table.text_in(winner).contains("win in 1"));
        for language in Language::ALL {
            table.speak(language);
            table.updates(5);
            assert_eq!(table.text_in(other), "", "{position} in {language:?}");
            let (left, right) = share_of(&mut table, winner, "Evaluation");
            let said = table.text_in(winner);
            let is_beside = if winner == "Value for First" { right < 0.5 } else { left > 0.5 };
            assert!(is_beside && right > left, "{said:?} reaches from {left} to {right}");
        }
    }
}

#[test]
fn the_change_of_the_value_is_told_for_the_moving_player() {
    let mut setup = from("5/oooo1/xxxx1/5/5 x 0 9", Setup::new(Variant::Quixo, &[]));
    setup.seats[0].name = "Tom".into();
    let mut game = Match::new(setup);
    for mv in ["a1-e1", "e4-a4"] {
        let mv = game.position().parse_move(mv).expect("a move");
        game.play(mv).expect("legal");
    }
    let mut table = playing(game, 1280, 720);
    table.press_named("Review the match");
    table.send(ReviewCommand::Previous);
    table.wait_for("the verdict", |table| table.text_in("Grade") == "Blunder");
    let change = table.text_in("Change");
    assert!(change.starts_with("Tom: win in 1 → loss in 1"), "{change}");
}
