//! Stale messages: a message for a replaced board does not apply to the next one.

use crate::harness::TestApp;
use crate::harness::matches::played;
use pushflip::game::screens::review::ReviewCommand;
use pushflip::game::state::{
    ApplyMove, MatchCommand, MoveChosen, ReviewMatch, Screen, ShowMatch, StartMatch,
};
use pushflip::game::turn::CurrentMatch;
use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyMove, Match, Setup};

fn setup() -> Setup {
    Setup::new(Variant::Quixo, &[])
}

fn quixo(text: &str) -> AnyMove {
    text.parse().map(AnyMove::Quixo).expect("a move")
}

fn chosen(app: &TestApp, mv: &str) -> MoveChosen {
    MoveChosen { mv: quixo(mv), on: app.resource::<CurrentMatch>().version() }
}

#[test]
fn of_two_moves_for_one_ply_the_first_is_played() {
    let mut app = TestApp::playing(setup());
    app.choose(quixo("a1-e1"));
    app.choose(quixo("c1-c5"));
    app.settle();
    assert_eq!(app.moves(), ["a1-e1"]);
}

#[test]
fn a_move_is_not_played_in_another_match_at_the_same_ply() {
    let mut app = TestApp::playing(setup());
    let late = chosen(&app, "a1-e1");
    app.send(StartMatch(Box::new(Match::new(setup()))));
    app.perform(late);
    app.send(late);
    app.settle();
    assert!(app.moves().is_empty(), "{:?}", app.moves());
    app.choose(quixo("a1-e1"));
    app.settle();
    assert_eq!(app.moves(), ["a1-e1"], "a move of the current board");
}

#[test]
fn a_reply_is_not_played_after_an_undo() {
    let mut app = TestApp::playing(setup());
    let first = chosen(&app, "c1-c5");
    app.choose(quixo("a1-e1"));
    app.settle();
    let second = chosen(&app, "e5-a5");
    app.send(MatchCommand::Undo);
    app.send(second);
    app.settle();
    app.send(first);
    app.settle();
    assert!(app.moves().is_empty(), "the same ply, but another board: {:?}", app.moves());
}

#[test]
fn commands_before_a_new_match_apply_to_the_old_one() {
    let mut app = TestApp::playing(setup());
    app.choose(quixo("a1-e1"));
    app.settle();
    let next = played(setup(), 2);
    let moves = next.moves().to_vec();
    app.send(MatchCommand::Undo);
    app.send(MatchCommand::Resign);
    app.send(ShowMatch(Box::new(Match::new(setup()))));
    app.perform(StartMatch(Box::new(next)));
    assert_eq!(app.screen(), Screen::Playing);
    assert_eq!((app.game().moves(), app.game().result()), (moves.as_slice(), None));
}

#[test]
fn a_review_shows_the_right_position_after_fast_steps() {
    let mut app = TestApp::open(1280, 720);
    let game = played(setup(), 6);
    app.perform(ReviewMatch(Box::new(game.clone())));
    for command in [ReviewCommand::First, ReviewCommand::Next, ReviewCommand::Next, ReviewCommand::Next] {
        app.send(command);
    }
    app.settle();
    assert_eq!(app.game().moves(), &game.moves()[..3]);
    // A ply for the earlier state of the board.
    let late = ApplyMove { mv: game.moves()[3], on: app.resource::<CurrentMatch>().version() };
    app.send(ReviewCommand::First);
    app.settle();
    app.send(late);
    app.settle();
    assert!(app.moves().is_empty(), "{:?}", app.moves());
}
