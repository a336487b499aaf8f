//! Stale messages: a message for a replaced board does not apply to the next one.

use crate::harness::Table;
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

/// A move chosen for the current state of the board.
fn chosen(table: &Table, mv: &str) -> MoveChosen {
    MoveChosen { mv: quixo(mv), on: table.resource::<CurrentMatch>().version() }
}

#[test]
fn of_two_moves_for_one_ply_the_first_is_played() {
    let mut table = Table::playing(setup());
    table.choose(quixo("a1-e1"));
    table.choose(quixo("c1-c5"));
    table.settle();
    assert_eq!(table.moves(), ["a1-e1"]);
}

#[test]
fn a_move_is_not_played_in_another_match_at_the_same_ply() {
    let mut table = Table::playing(setup());
    let late = chosen(&table, "a1-e1");
    table.send(StartMatch(Box::new(Match::new(setup()))));
    table.send(late);
    table.updates(20);
    table.send(late);
    table.settle();
    assert!(table.moves().is_empty(), "{:?}", table.moves());
    table.choose(quixo("a1-e1"));
    table.settle();
    assert_eq!(table.moves(), ["a1-e1"], "a move chosen for it");
}

#[test]
fn a_reply_is_not_played_after_an_undo() {
    let mut table = Table::playing(setup());
    let first = chosen(&table, "c1-c5");
    table.choose(quixo("a1-e1"));
    table.settle();
    let second = chosen(&table, "e5-a5");
    table.send(MatchCommand::Undo);
    table.send(second);
    table.settle();
    table.send(first);
    table.settle();
    assert!(table.moves().is_empty(), "the same ply, but another board: {:?}", table.moves());
}

#[test]
fn commands_before_a_new_match_apply_to_the_old_one() {
    let mut table = Table::playing(setup());
    table.choose(quixo("a1-e1"));
    table.settle();
    let next = played(setup(), 2);
    let moves = next.moves().to_vec();
    table.send(MatchCommand::Undo);
    table.send(MatchCommand::Resign);
    table.send(ShowMatch(Box::new(Match::new(setup()))));
    table.send(StartMatch(Box::new(next)));
    table.updates(20);
    assert_eq!(table.screen(), Screen::Playing);
    assert_eq!((table.game().moves(), table.game().result()), (moves.as_slice(), None));
}

#[test]
fn a_review_shows_the_right_position_after_fast_steps() {
    let mut table = Table::open(1280, 720);
    let game = played(setup(), 6);
    table.send(ReviewMatch(Box::new(game.clone())));
    table.updates(20);
    for command in [ReviewCommand::First, ReviewCommand::Next, ReviewCommand::Next, ReviewCommand::Next] {
        table.send(command);
    }
    table.settle();
    assert_eq!(table.game().moves(), &game.moves()[..3]);
    // A ply for the earlier state of the board.
    let late = ApplyMove { mv: game.moves()[3], on: table.resource::<CurrentMatch>().version() };
    table.send(ReviewCommand::First);
    table.settle();
    table.send(late);
    table.settle();
    assert!(table.moves().is_empty(), "{:?}", table.moves());
}
