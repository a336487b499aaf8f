//! A match looked through on the table: mistakes, steps, side lines, values, and the way back.

use std::time::{Duration, Instant};

use crate::harness::Table;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use pushflip::ai::Level;
use pushflip::game::language::Language;
use pushflip::game::screens::review::{Analysed, Branch, Place, Study};
use pushflip::game::settings::Settings;
use pushflip::game::table::hexxagon;
use pushflip::game::table::quixo::{self, HALF};
use pushflip::game::{Menu, Phase, ReviewMatch, Screen, StartMatch};
use pushflip::rules::Variant;
use pushflip::rules::hexxagon::Cell;
use pushflip::rules::quixo::teams;
use pushflip::session::{AnyMove, AnyPosition, Controller, Grade, Match, Setup};

/// The longest wait for a search, in seconds of real time: machines that test are slow.
const PATIENCE: u64 = 240;

trait Review {
    fn study(&self) -> &Study;
    fn place(&self) -> (Branch, usize);
    fn tap(&mut self, code: KeyCode);
    fn text(&mut self, name: &str) -> String;
    fn wait_for(&mut self, what: &str, done: impl Fn(&mut Self) -> bool);
    fn count_named(&mut self, start: &str) -> usize;
    fn assert_panel_fits(&mut self, what: &str);
}

impl Review for Table {
    fn study(&self) -> &Study {
        self.app.world().resource::<Study>()
    }

    fn place(&self) -> (Branch, usize) {
        let Place { branch, plies } = self.study().place();
        (branch, plies)
    }

    fn tap(&mut self, code: KeyCode) {
        // The letter does not matter here.
        self.key(code, Key::F24);
    }

    fn text(&mut self, name: &str) -> String {
        let entity = self.named(name).unwrap_or_else(|| panic!("there is no {name}"));
        self.app.world().get::<Text>(entity).expect("a text").0.clone()
    }

    fn wait_for(&mut self, what: &str, done: impl Fn(&mut Self) -> bool) {
        let start = Instant::now();
        while !done(self) {
            self.updates(1);
            std::thread::sleep(Duration::from_millis(5));
            assert!(start.elapsed().as_secs() < PATIENCE, "{what} does not come");
        }
        self.updates(3);
    }

    fn count_named(&mut self, start: &str) -> usize {
        let mut names = self.app.world_mut().query::<&Name>();
        names.iter(self.app.world()).filter(|name| name.starts_with(start)).count()
    }

    fn assert_panel_fits(&mut self, what: &str) {
        self.assert_all_fits(what);
    }
}

/// A match in which Cross has missed a win at once, and lost.
fn lost(controllers: &[Controller]) -> Match {
    let mut setup = Setup::new(Variant::Quixo, controllers);
    setup.start = Some(setup.first_position().read("5/oooo1/xxxx1/5/5 x 0 9").expect("a position"));
    let mut game = Match::new(setup);
    for mv in ["a1-e1", "e4-a4"] {
        let mv = game.position().parse_move(mv).expect("a move");
        game.play(mv).expect("legal");
    }
    assert!(game.result().is_some());
    game
}

fn on_the_table(game: Match, width: u32, height: u32) -> Table {
    let mut table = Table::open(width, height);
    table.app.world_mut().write_message(StartMatch(Box::new(game)));
    table.updates(20);
    table
}

#[test]
fn two_presses_show_what_the_mistake_was() {
    let game = lost(&[Controller::Human, Controller::Computer(Level::Casual)]);
    let mut table = on_the_table(game, 800, 600);
    let game = table.game().clone();
    assert_eq!(*table.app.world().resource::<State<Menu>>().get(), Menu::Result);
    table.press_named("Review the match");
    table.press_named("Next mistake");
    table.wait_for("the mistake", |table| table.place() == (Branch::Game, 1));
    assert_eq!(table.screen(), Screen::Review);
    assert_eq!(table.text("Grade"), "Blunder");
    let sentence = table.text("Best was");
    assert!(sentence.starts_with("Best was e3-a3"), "{sentence}");
    assert_eq!(table.app.world().resource::<State<Phase>>().get(), &Phase::Choosing);
    table.assert_panel_fits("the mistake");
    // What would have been best is played on the board, and the match is as it was.
    table.press_named("Show the best line");
    table.wait_for("the best move", |table| table.moves() == ["e3-a3"]);
    assert_eq!(table.place(), (Branch::Side, 1));
    table.wait_for("its end", |table| table.phase() == Some(Phase::Over));
    table.press_named("Back to the game line");
    assert_eq!(table.place(), (Branch::Game, 0));
    assert_eq!(*table.study().game(), game);
    table.press_named("Back to the game");
    table.updates(10);
    assert_eq!((table.screen(), table.game()), (Screen::Playing, &game));
}

#[test]
fn steps_go_through_the_match() {
    let mut table = on_the_table(lost(&[]), 1280, 720);
    table.press_named("Review the match");
    assert_eq!(table.place(), (Branch::Game, 2));
    table.tap(KeyCode::Home);
    assert_eq!((table.place(), table.moves().len()), ((Branch::Game, 0), 0));
    table.tap(KeyCode::ArrowRight);
    assert_eq!(table.moves(), ["a1-e1"]);
    assert_eq!(table.phase(), Some(Phase::Animating), "a ply on is seen in motion");
    table.settle();
    table.tap(KeyCode::ArrowLeft);
    table.settle();
    assert!(table.moves().is_empty());
    table.tap(KeyCode::Space);
    table.wait_for("the end", |table| table.moves().len() == 2 && table.phase() == Some(Phase::Over));
    assert_eq!(*table.app.world().resource::<State<Menu>>().get(), Menu::None, "the banner stays away");
    table.press_named("Ply 1");
    assert_eq!(table.place(), (Branch::Game, 1));
    table.press_named("Graph");
    assert_eq!(table.place(), (Branch::Game, 1), "the middle of the graph is the middle of the match");
    table.tap(KeyCode::End);
    table.tap(KeyCode::Escape);
    table.updates(10);
    assert_eq!(table.screen(), Screen::Playing);
}

#[test]
fn other_moves_are_tried_and_judged_and_nothing_is_lost() {
    let mut table = on_the_table(lost(&[]), 1280, 720);
    let game = table.game().clone();
    table.press_named("Review the match");
    table.tap(KeyCode::Home);
    table.settle();
    let cube = table.on_screen(quixo::place("e5".parse().expect("a cell")) + Vec3::Y * HALF);
    table.click(cube);
    let arrow = table.over("Arrow e5-a5", 0.0);
    table.click(arrow);
    table.updates(2);
    assert_eq!((table.place(), table.moves()), ((Branch::Side, 1), vec!["e5-a5".to_string()]));
    table.settle();
    assert!(table.named("Side line").is_some() && table.named("Side ply 1").is_some());
    table.wait_for("the grade of the side ply", |table| table.study().grade(Branch::Side, 0).is_some());
    assert_eq!(table.study().grade(Branch::Side, 0), Some(Grade::Blunder));
    table.tap(KeyCode::Escape);
    assert_eq!(table.place(), (Branch::Game, 0));
    assert_eq!(*table.study().game(), game);
    table.press_named("Side ply 1");
    assert_eq!(table.place(), (Branch::Side, 1));
}

#[test]
fn the_value_of_every_move_lies_on_the_board() {
    for variant in [Variant::Quixo, Variant::QuixoTeams, Variant::Hexxagon] {
        let mut game = Match::new(Setup::new(variant, &[]));
        for ply in 0..4 {
            let moves = game.position().moves();
            game.play(moves[ply * 7 % moves.len()]).expect("legal");
        }
        let legal = game.position().moves().len();
        let mut table = Table::open(800, 600);
        table.app.world_mut().resource_mut::<Settings>().animation_speed = 0.0;
        table.app.world_mut().write_message(ReviewMatch(Box::new(game.clone())));
        table.updates(8);
        assert_eq!(table.count_named("Value for"), 2, "{variant}: the bar");
        assert_eq!(table.count_named("Value ") - 2, 0, "{variant}: not asked for");
        table.press_named("Analyse");
        table.wait_for("an analysis", |table| {
            let analysed = table.app.world().resource::<Analysed>();
            analysed.found.as_ref().is_some_and(|found| found.depth >= 2)
        });
        let found = table.app.world().resource::<Analysed>().found.clone().expect("values");
        assert_eq!(found.candidates.len(), legal, "{variant}: a value for every move");
        let labels = table.count_named("Value ") - 2;
        assert!(labels >= 8, "{variant}: {labels} labels");
        assert!(table.text("Line 1 moves").starts_with(&found.candidates[0].mv.to_string()), "{variant}");
        table.assert_panel_fits(&format!("{variant} analysed"));
        // A chosen cube or piece shows its own moves alone.
        let at = match (game.position(), game.position().moves()[0]) {
            (_, AnyMove::Quixo(push) | AnyMove::Teams(teams::Move::Push { push, .. })) => {
                table.on_screen(quixo::place(push.take()) + Vec3::Y * HALF)
            }
            (AnyPosition::Hexxagon(position), _) => {
                let side = game.position().side_to_move();
                let own = Cell::all().find(|&cell| position.piece(cell) == Some(side));
                table.on_screen(hexxagon::place(own.expect("a piece")))
            }
            _ => panic!("there is something to choose"),
        };
        table.click(at);
        table.updates(3);
        assert!(table.count_named("Value ") - 2 < labels, "{variant}");
        table.press_named("Analyse");
        assert_eq!(table.count_named("Value ") - 2, 0, "{variant}: switched off");
        table.tap(KeyCode::Escape);
        table.tap(KeyCode::Escape);
        table.updates(10);
        assert_eq!(table.screen(), Screen::Title, "{variant}: there is no match to come back to");
    }
}

#[test]
fn everything_fits_in_every_language() {
    for (width, height) in [(800, 600), (1280, 720)] {
        let game = lost(&[Controller::Computer(Level::Tournament), Controller::Human]);
        let mut table = Table::open(width, height);
        table.app.world_mut().write_message(ReviewMatch(Box::new(game)));
        table.updates(8);
        table.wait_for("all grades", |table| table.study().judged() == 2);
        for language in Language::ALL {
            table.app.world_mut().resource_mut::<Settings>().language = Some(language);
            table.updates(4);
            for key in [KeyCode::End, KeyCode::ArrowLeft, KeyCode::Home] {
                table.tap(key);
                table.assert_panel_fits(&format!("{language:?} {width}x{height} {key:?}"));
            }
        }
    }
}

#[test]
fn a_match_that_goes_on_against_a_computer_is_shown_but_not_judged() {
    let computer = Controller::Computer(Level::Casual);
    let mut game = Match::new(Setup::new(Variant::Hexxagon, &[Controller::Human, computer]));
    let mv = game.position().moves()[0];
    game.play(mv).expect("legal");
    let mut table = Table::open(800, 600);
    table.app.world_mut().write_message(ReviewMatch(Box::new(game)));
    table.updates(30);
    assert!(table.named("Analyse").is_none());
    assert_eq!(table.study().judged(), 0);
    assert_eq!(table.phase(), Some(Phase::Choosing), "nobody answers here");
    table.assert_panel_fits("not judged");
}
