//! The review screen: mistakes, navigation, side lines, values, and the return to the match.

use crate::harness::matches::{after, from, missed_win, played};
use crate::harness::{TestApp, folders};
use bevy::input::ButtonState;
use bevy::prelude::*;
use pushflip::game::language::UiLanguage;
use pushflip::game::screens::review::{Analysed, Branch, LinePosition, ReviewCommand, Study};
use pushflip::game::state::{BestMove, Menu, Phase, ReviewMatch, Screen};
use pushflip_core::ai::Level;
use pushflip_core::language::{Language, msg};
use pushflip_core::rules::hexxagon::Cell;
use pushflip_core::rules::quixo::teams;
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::{AnyMove, AnyPosition, Autosave, Controller, Grade, Match, Setup};

fn study(app: &TestApp) -> &Study {
    app.resource()
}

fn place(app: &TestApp) -> (Branch, usize) {
    let LinePosition { branch, plies } = study(app).viewed();
    (branch, plies)
}

/// The move that is drawn on the board as the best one.
fn best_move(app: &TestApp) -> Option<String> {
    app.resource::<BestMove>().0.map(|mv| mv.to_string())
}

fn playing(game: Match, width: u32, height: u32) -> TestApp {
    let mut app = TestApp::open(width, height);
    app.start(game);
    app
}

#[test]
fn two_presses_show_the_mistake() {
    let game = missed_win(&[Controller::Human, Controller::Computer(Level::Casual)]);
    let mut app = playing(game, 800, 600);
    let game = app.game().clone();
    assert_eq!(app.menu(), Menu::Result);
    app.press_named("Review the match");
    app.press_named("Next mistake");
    app.wait_for("the mistake", |app| place(app) == (Branch::Game, 1));
    assert_eq!(app.screen(), Screen::Review);
    assert_eq!(app.text_in("Grade"), "a1-e1: Blunder");
    assert_eq!(app.text_in("Best was"), "e3-a3 would have won at once.");
    assert_eq!((best_move(&app), app.text_in("Best now")), (None, String::new()), "one best move is named");
    assert_eq!(app.count_named("Mark"), 2, "the last move");
    assert_eq!(app.count_named("Coordinates"), 1);
    assert_eq!(app.phase(), Some(Phase::Choosing));
    app.assert_all_fits("the mistake");
    // The best line is played on the board, and the match does not change.
    app.press_named("Show the best line");
    app.wait_for("the best move", |app| app.moves() == ["e3-a3"]);
    assert_eq!(place(&app), (Branch::Side, 1));
    assert_eq!(best_move(&app), None, "it was played");
    app.until(Phase::Over);
    app.press_named("Back to the game line");
    assert_eq!(place(&app), (Branch::Game, 0));
    assert_eq!(best_move(&app), Some("e3-a3".into()));
    assert_eq!(app.text_in("Best now"), "Your best move now (blue): e3-a3");
    app.rest();
    assert_eq!(app.count_named("Mark"), 3, "two frames and an arrow for the best move");
    assert_eq!(*study(&app).game(), game);
    app.press_named("Back to the game");
    app.until(Screen::Playing);
    assert_eq!(app.game(), &game);
}

#[test]
fn steps_go_through_the_match() {
    let mut app = playing(missed_win(&[]), 1280, 720);
    app.press_named("Review the match");
    assert_eq!(place(&app), (Branch::Game, 2));
    app.hit("Home");
    assert_eq!((place(&app), app.moves().len()), ((Branch::Game, 0), 0));
    app.hit("Right");
    assert_eq!(app.moves(), ["a1-e1"]);
    assert_eq!(app.phase(), Some(Phase::Animating), "a step forward is animated");
    app.settle();
    app.hit("Left");
    app.settle();
    assert!(app.moves().is_empty());
    app.hit("Space");
    app.wait_for("the end", |app| app.moves().len() == 2 && app.phase() == Some(Phase::Over));
    assert_eq!(app.menu(), Menu::None, "no result banner");
    app.press_named("Ply 1");
    assert_eq!(place(&app), (Branch::Game, 1));
    app.press_named("Graph");
    assert_eq!(place(&app), (Branch::Game, 1), "the middle of the graph is the middle of the match");
    app.hit("End");
    app.hit("Esc");
    app.until(Screen::Playing);
}

#[test]
fn tooltips_explain_the_moves_of_the_list_and_the_analysis() {
    let mut app = playing(missed_win(&[]), 1280, 720);
    app.press_named("Review the match");
    app.wait_for("the grades", |app| study(app).judged() == 2);
    let [analyse, grade] = [msg::REVIEW_ANALYSE_TIP, msg::REVIEW_GRADE_TIP].map(|tip| tip.to_string());
    for (widget, words) in [
        ("Ply 1", "Takes a1 and pushes it in at e1.\nBlunder"),
        ("Analyse", analyse.as_str()),
        ("Grade", grade.as_str()),
    ] {
        app.point_at(Vec2::ONE);
        app.rest();
        let at = app.rect_of(widget).center();
        app.point_at(at);
        app.until_named("Tooltip");
        assert_eq!(app.text_in("Tooltip"), words);
    }
    app.hit("Home");
    app.rest();
    let heading = app.rect_of("Grade").center();
    app.point_at(heading);
    app.rest();
    assert!(app.named("Tooltip").is_none(), "the start position has no grade");
}

#[test]
fn the_keyboard_focus_shows_the_tooltip_of_the_grade() {
    let mut app = playing(missed_win(&[]), 1280, 720);
    app.press_named("Review the match");
    app.wait_for("the grades", |app| study(app).judged() == 2);
    for _ in 0..60 {
        app.hit("Tab");
        if app.focused().as_deref() == Some("Grade row") {
            break;
        }
    }
    app.until_named("Tooltip");
    assert_eq!(app.text_in("Tooltip"), msg::REVIEW_GRADE_TIP.to_string());
}

#[test]
fn other_moves_are_tried_and_judged_in_a_side_line() {
    let mut app = playing(missed_win(&[]), 1280, 720);
    let game = app.game().clone();
    app.press_named("Review the match");
    app.hit("Home");
    app.settle();
    app.click_cell("e5");
    app.click_over("Arrow e5-a5");
    assert_eq!((place(&app), app.moves()), ((Branch::Side, 1), vec!["e5-a5".to_string()]));
    app.settle();
    assert!(app.named("Side line").is_some() && app.named("Side ply 1").is_some());
    app.wait_for("the grade of the side ply", |app| study(app).grade(Branch::Side, 0).is_some());
    assert_eq!(study(&app).grade(Branch::Side, 0), Some(Grade::Blunder));
    app.hit("Esc");
    assert_eq!(place(&app), (Branch::Game, 0));
    assert_eq!(*study(&app).game(), game);
    app.press_named("Side ply 1");
    assert_eq!(place(&app), (Branch::Side, 1));
}

#[test]
fn the_values_of_all_moves_are_shown_on_the_board() {
    for variant in [Variant::Quixo, Variant::QuixoTeams, Variant::Hexxagon] {
        let game = played(Setup::new(variant, &[]), 4);
        let legal = game.position().moves().len();
        let mut app = TestApp::open(800, 600);
        app.settings().animation_speed = 0.0;
        app.perform(ReviewMatch(Box::new(game.clone())));
        assert_eq!(app.count_named("Value for"), 2, "{variant}: the bar");
        assert_eq!(app.count_named("Value ") - 2, 0, "{variant}: not requested");
        app.press_named("Analyse");
        app.wait_for("an analysis", |app| {
            let analysed = app.resource::<Analysed>();
            analysed.found.as_ref().is_some_and(|found| found.depth >= 2)
        });
        let found = app.resource::<Analysed>().found.clone().expect("values");
        assert_eq!(found.candidates.len(), legal, "{variant}: a value for every move");
        let labels = app.count_named("Value ") - 2;
        assert!(labels >= 8, "{variant}: {labels} labels");
        assert_eq!(best_move(&app), Some(found.candidates[0].mv.to_string()), "{variant}");
        assert!(app.text_in("Line 1 moves").starts_with(&found.candidates[0].mv.to_string()), "{variant}");
        app.assert_all_fits(&format!("{variant} analysed"));
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
            _ => panic!("no cell to choose"),
        };
        app.click_cell(&cell);
        app.rest();
        assert!(app.count_named("Value ") - 2 < labels, "{variant}");
        app.press_named("Analyse");
        assert_eq!(app.count_named("Value ") - 2, 0, "{variant}: switched off");
        app.hit("Esc");
        app.hit("Esc");
        app.until(Screen::Title);
        assert_eq!(best_move(&app), None, "{variant}");
    }
}

/// A review of Quixo with an own match in the records, at the first position and under analysis.
fn exploring(folder: &std::path::Path, width: u32, height: u32) -> TestApp {
    let folders = folders(folder);
    let players = [Controller::Human, Controller::Computer(Level::Club)];
    let mut game = after(Setup::new(Variant::Quixo, &players), &["c1-c5"]);
    game.resign(Side::Second);
    Autosave::new(folders.clone()).save(&game).expect("saved");
    let mut app = TestApp::open(width, height);
    app.keep_in(&folders);
    app.settings().animation_speed = 0.0;
    app.perform(ReviewMatch(Box::new(game)));
    app.send(ReviewCommand::First);
    app.press_named("Analyse");
    app.wait_for("the own match", |app| app.text_in("Explorer note").contains("+1"));
    app
}

#[test]
fn the_explorer_shows_values_and_own_results_and_plays_a_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = exploring(folder.path(), 1280, 720);
    assert_eq!(app.text_in("Explorer note"), "Your games: +1 =0 −0");
    app.wait_for("values", |app| app.resource::<Analysed>().found.is_some());
    let line = |app: &mut TestApp, row: usize| {
        ["value", "moves", "results"].map(|part| app.text_in(&format!("Line {row} {part}")))
    };
    let lines: Vec<_> = (1..=4).map(|row| line(&mut app, row)).collect();
    // A cube goes to a corner, beside a corner, or to the middle of a side.
    let mut counts: Vec<&str> =
        lines[..3].iter().map(|line| line[1].split('×').nth(1).unwrap_or("")).collect();
    counts.sort_unstable();
    assert_eq!(counts, ["32", "4", "8"], "{lines:?}");
    assert_eq!(lines[3][1].trim(), "", "three moves up to symmetry");
    for [value, moves, results] in &lines[..3] {
        assert_eq!(value, "draw", "{moves}: the opening is built in");
        assert_eq!(results == "+1 =0 −0", moves.ends_with("×4"), "{lines:?}");
    }
    // A press on a line plays its move as a side line: that of the release, because the search, which goes on, may
    // change the order and the move that stands for its mirror images.
    app.hold("Line 2");
    let [_, moves, _] = line(&mut app, 2);
    app.press(ButtonState::Released);
    app.wait_for("the move", |app| app.moves().len() == 1);
    assert_eq!(moves.split(' ').next(), Some(app.moves()[0].as_str()));
    assert_eq!(place(&app).1, 1);
    app.perform(ReviewCommand::First);
    assert_eq!(app.moves().len(), 0);
    // Master's move is searched on request, and played by another press.
    assert_eq!(app.text_in("Master plays"), "What would Master play?");
    app.press_named("Master plays");
    app.wait_for("Master", |app| app.text_in("Master plays").starts_with("Master plays "));
    let mv = app.text_in("Master plays").split(' ').next_back().expect("a move").to_string();
    app.press_named("Master plays");
    app.wait_for("the move", |app| app.moves() == [mv.clone()]);
    app.wait_for("another position", |app| app.text_in("Master plays") == "What would Master play?");
}

#[test]
fn the_explorer_says_when_no_exact_values_are_known() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = exploring(folder.path(), 800, 600);
    for language in Language::ALL {
        app.speak(language);
        app.assert_all_fits(&format!("the explorer in {language:?}"));
    }
    app.speak(Language::English);
    let setup = from("xo1ox/o3x/xo2o/ox2x/xoxo1 x 0 17", Setup::new(Variant::Quixo, &[]));
    app.perform(ReviewMatch(Box::new(Match::new(setup))));
    app.wait_for("the moves", |app| app.text_in("Explorer note").contains("solved"));
    let note = app.text_in("Explorer note");
    assert_eq!(note, "None of your games got here.\nExact values are known once Quixo is solved.");
    app.assert_all_fits("without exact values");
}

#[test]
fn everything_fits_in_every_language() {
    for (width, height) in [(800, 600), (1280, 720)] {
        let game = missed_win(&[Controller::Computer(Level::Contender), Controller::Human]);
        let mut app = TestApp::open(width, height);
        app.perform(ReviewMatch(Box::new(game)));
        app.wait_for("all grades", |app| study(app).judged() == 2);
        for language in Language::ALL {
            app.speak(language);
            for key in ["End", "Left", "Home"] {
                app.hit(key);
                app.assert_all_fits(&format!("{language:?} {width}x{height} {key}"));
            }
        }
    }
}

#[test]
fn a_menu_stops_the_playback() {
    let mut app = playing(missed_win(&[]), 1280, 720);
    app.press_named("Review the match");
    app.hit("Home");
    app.press_named("Play the plies");
    assert!(study(&app).playing);
    app.go(Menu::Pause);
    assert!(!study(&app).playing);
}

#[test]
fn the_list_shows_six_rows_above_all_buttons() {
    let mut app = playing(missed_win(&[]), 1280, 720);
    app.press_named("Review the match");
    app.wait_for("the grades", |app| study(app).judged() == 2);
    for language in Language::ALL {
        app.speak(language);
        app.rest();
        let height = app.rect_of("Plies").height() / app.resource::<UiScale>().0;
        assert!(height >= 6.0 * 24.0 + 8.0, "{language:?}: {height}");
        let [back, practise, menu] =
            ["Back to the game", "Practise", "Menu"].map(|button| app.rect_of(button));
        assert!(back.max.x <= practise.min.x && practise.max.x <= menu.min.x, "{language:?}: one row");
    }
}

#[test]
fn the_menu_is_over_the_review_and_has_no_actions_of_a_match() {
    let mut app = playing(missed_win(&[]), 800, 600);
    app.press_named("Review the match");
    app.hit("Home");
    app.press_named("Menu");
    assert_eq!((app.screen(), app.menu()), (Screen::Review, Menu::Pause));
    for button in ["Resign", "Agree on a draw", "Review the match"] {
        assert!(app.named(button).is_none(), "{button}");
    }
    app.assert_all_fits("the menu of a review");
    app.press_named("Back to the match");
    assert_eq!((app.screen(), app.menu()), (Screen::Review, Menu::None));
    app.hit("F10");
    assert_eq!(app.menu(), Menu::Pause);
    app.press_named("Leave to the title");
    app.until(Screen::Title);
}

#[test]
fn a_running_match_against_a_computer_is_shown_but_not_judged() {
    let computer = Controller::Computer(Level::Casual);
    let game = played(Setup::new(Variant::Hexxagon, &[Controller::Human, computer]), 1);
    let mut app = TestApp::open(800, 600);
    app.send(ReviewMatch(Box::new(game)));
    app.frames(30);
    assert!(app.named("Analyse").is_none());
    assert_eq!(study(&app).judged(), 0);
    assert_eq!(app.phase(), Some(Phase::Choosing), "no computer replies");
    app.assert_all_fits("not judged");
}

#[test]
fn leaving_during_an_animation_returns_to_the_end_of_the_match() {
    let setup = from("5/oooo1/xxxx1/5/5 x 0 9", Setup::new(Variant::Quixo, &[]));
    let mut app = playing(after(setup, &["e3-a3"]), 1280, 720);
    assert_eq!(app.menu(), Menu::Result);
    app.press_named("Review the match");
    app.perform(ReviewCommand::Previous);
    app.send(ReviewCommand::Next);
    app.frames(3);
    assert_eq!((app.screen(), app.phase()), (Screen::Review, Some(Phase::Animating)));
    app.send(ReviewCommand::Back);
    app.until(Screen::Playing);
    app.until(Menu::Result);
}

#[test]
fn a_step_in_the_frame_of_leaving_changes_no_match() {
    let mut app = playing(missed_win(&[]), 1280, 720);
    let game = app.game().clone();
    app.press_named("Review the match");
    app.send(ReviewCommand::Previous);
    app.perform(ReviewCommand::Back);
    assert_eq!((app.screen(), app.game()), (Screen::Playing, &game));
}

#[test]
fn a_verdict_moves_no_button() {
    const BUTTONS: [&str; 3] = ["Analyse", "Ply 1", "Next mistake"];
    // English, and the languages with the longest texts.
    for language in [Language::English, Language::Russian, Language::Romanian] {
        let mut app = TestApp::open(800, 600);
        app.bevy.insert_resource(UiLanguage(language));
        app.perform(ReviewMatch(Box::new(missed_win(&[]))));
        let places = BUTTONS.map(|button| app.rect_of(button).min);
        app.wait_for("the grades", |app| study(app).unjudged().is_none());
        for plies in [2, 1, 0] {
            app.perform(ReviewCommand::At(LinePosition { branch: Branch::Game, plies }));
            let now = BUTTONS.map(|button| app.rect_of(button).min);
            assert_eq!(now, places, "{language:?}, after {plies} plies");
        }
        // Nor does one of the successive verdicts on a ply; moves of the team game are long.
        app.perform(ReviewMatch(Box::new(played(Setup::new(Variant::QuixoTeams, &[]), 4))));
        let places = BUTTONS.map(|button| app.rect_of(button).min);
        app.wait_for("the grades", |app| {
            let now = BUTTONS.map(|button| app.rect_of(button).min);
            assert_eq!(now, places, "{language:?}, {} verdicts", study(app).judged());
            study(app).unjudged().is_none()
        });
    }
}

#[test]
fn the_symbols_of_both_sides_are_beside_their_shares_of_the_graph() {
    for variant in [Variant::Quixo, Variant::Hexxagon] {
        let mut app = TestApp::open(800, 600);
        app.perform(ReviewMatch(Box::new(played(Setup::new(variant, &[]), 4))));
        let graph = app.rect_of("Graph");
        for (symbol, y) in [("Graph of Second", graph.min.y), ("Graph of First", graph.max.y)] {
            let rect = app.rect_of(symbol);
            assert!(rect.max.x < graph.min.x, "{symbol} {rect:?} {graph:?}");
            assert!((rect.center().y - y).abs() < graph.height() / 4.0, "{symbol} {rect:?} {graph:?}");
        }
    }
}

/// The left and right edge of a widget relative to another one, from 0 at its left to 1 at its right.
fn share_of(app: &mut TestApp, widget: &str, along: &str) -> (f32, f32) {
    let (rect, whole) = (app.rect_of(widget), app.rect_of(along));
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
        let mut app = TestApp::open(1280, 720);
        app.perform(ReviewMatch(Box::new(game)));
        app.send(ReviewCommand::Analyse(true));
        app.wait_for("the value", |app| app.text_in(winner).contains("Win in 1"));
        for language in Language::ALL {
            app.speak(language);
            assert_eq!(app.text_in(other), "", "{position} in {language:?}");
            let (left, right) = share_of(&mut app, winner, "Evaluation");
            let said = app.text_in(winner);
            let is_beside = if winner == "Value for First" { right < 0.5 } else { left > 0.5 };
            assert!(is_beside && right > left, "{said:?} reaches from {left} to {right}");
        }
    }
}

#[test]
fn the_change_of_the_value_is_shown_for_the_moving_player() {
    let mut setup = from("5/oooo1/xxxx1/5/5 x 0 9", Setup::new(Variant::Quixo, &[]));
    setup.seats[0].name = "Tom".into();
    let mut app = playing(after(setup, &["a1-e1", "e4-a4"]), 1280, 720);
    app.press_named("Review the match");
    app.send(ReviewCommand::Previous);
    app.wait_for("the verdict", |app| app.text_in("Grade") == "a1-e1: Blunder");
    let change = app.text_in("Change");
    assert_eq!(change, "Tom’s chances: 100% (win in 1) → 0% (loss in 1)");
}

#[test]
fn the_move_that_a_mistake_allows_is_drawn() {
    let setup = from("5/oooo1/5/xxx2/5 x 0 7", Setup::new(Variant::Quixo, &[]));
    let mut game = after(setup, &["e3-e5"]);
    game.resign(Side::First);
    let mut app = TestApp::open(800, 600);
    app.perform(ReviewMatch(Box::new(game)));
    app.wait_for("the verdict", |app| app.text_in("Grade") == "e3-e5: Blunder");
    assert_eq!((best_move(&app), app.text_in("Best now")), (None, String::new()), "without the analysis");
    assert!(app.text_in("Best was").starts_with("This lets the opponent win with "));
    app.perform(ReviewCommand::Analyse(true));
    app.wait_for("the values", |app| app.resource::<Analysed>().found.is_some());
    app.rest();
    let drawn = best_move(&app).expect("an answer");
    let sentence = app.text_in("Best was");
    assert!(
        sentence.starts_with(&format!("This lets the opponent win with {drawn}. Best was ")),
        "{sentence}"
    );
    assert_eq!(app.text_in("Best now"), format!("Circle’s best move now (blue): {drawn}"));
    app.assert_all_fits("the allowed move");
}

#[test]
fn the_progress_is_shown_until_all_moves_are_reviewed() {
    let is_shown =
        |app: &mut TestApp| app.texts().iter().any(|(_, text)| text.starts_with("Reviewing moves… "));
    let mut app = TestApp::open(800, 600);
    app.perform(ReviewMatch(Box::new(played(Setup::new(Variant::Hexxagon, &[]), 8))));
    let graph = app.rect_of("Graph");
    app.wait_for("the grades", |app| {
        let (judged, shown) = (study(app).judged(), is_shown(app));
        assert_eq!(shown, judged < 8, "{judged} moves");
        if shown {
            assert_eq!(app.text_in("Progress"), format!("Reviewing moves… {judged} of 8"));
        }
        assert_eq!(app.rect_of("Graph"), graph);
        judged == 8
    });
}
