//! Premoves.

use crate::harness::Table;
use pushflip::game::state::{MatchCommand, Phase};
use pushflip::game::turn::{Premove, Selection};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyMove, Controller, Setup};

/// A player that thinks longer than the tests run.
const SLOW: Controller = Controller::Computer(Level::Master);

/// A match in which computers move first, before the person on the second seat.
fn computer_first(variant: Variant) -> Table {
    let mut controllers = [SLOW; 4];
    controllers[1] = Controller::Human;
    let table = Table::playing(Setup::new(variant, &controllers[..variant.seats()]));
    assert_eq!(table.phase(), Some(Phase::Thinking));
    table
}

fn read(table: &Table, mv: &str) -> AnyMove {
    table.game().position().parse_move(mv).expect("a move")
}

/// Plays a move for the thinking computer.
fn reply(table: &mut Table, mv: &str) {
    let mv = read(table, mv);
    table.choose(mv);
    table.updates(2);
    while table.phase() == Some(Phase::Animating) {
        table.updates(1);
    }
    table.updates(5);
}

fn premove(table: &Table) -> Option<String> {
    table.resource::<Premove>().mv().map(|mv| mv.to_string())
}

#[test]
fn a_premove_is_played_on_its_turn() {
    // In Hexxagon a clone of one side and a jump of the other, because their corners are far apart.
    for (variant, chosen, first) in [
        (Variant::Quixo, "c5-c1", "e5-e1"),
        (Variant::QuixoTeams, "c5-c1.e", "e5-e1.n"),
        (Variant::Hexxagon, "-", ""),
        (Variant::HexxagonOpen, "", "-"),
    ] {
        let mut table = computer_first(variant);
        let of = |seat, what: &str| {
            let moves = table.game().position().with_seat_to_move(seat).moves();
            let fits = |mv: &AnyMove| {
                let mv = mv.to_string();
                mv == what || !variant.is_quixo() && mv.contains('-') == (what == "-")
            };
            moves.into_iter().find(fits).unwrap_or_else(|| panic!("{what} is legal in {variant}"))
        };
        let (first, chosen) = (of(0, first), of(1, chosen));
        table.play(chosen);
        let name = chosen.to_string();
        assert_eq!(table.resource::<Premove>().mv(), Some(chosen), "{variant}");
        assert!(table.notice().starts_with(&format!("{name} waits for your turn")), "{}", table.notice());
        assert_eq!(*table.resource::<Selection>(), Selection::None);
        assert!(table.moves().is_empty());

        reply(&mut table, &first.to_string());
        assert_eq!(table.moves()[..2], [first.to_string(), name], "{variant}");
        assert_eq!(premove(&table), None);
    }
}

#[test]
fn a_premove_is_cancelled_by_a_click_beside_the_board_or_by_a_key() {
    for by_key in [false, true] {
        let mut table = computer_first(Variant::Quixo);
        let mv = read(&table, "c5-c1");
        table.play(mv);
        assert!(premove(&table).is_some());
        if by_key {
            table.hit("Esc");
        } else {
            table.click_felt();
        }
        assert_eq!(premove(&table), None);
        reply(&mut table, "e5-e1");
        assert_eq!(table.moves(), ["e5-e1"]);
        assert_eq!(table.phase(), Some(Phase::Choosing));
    }
}

#[test]
fn an_illegal_premove_is_reported_and_dropped() {
    let mut table = computer_first(Variant::Quixo);
    let mv = read(&table, "a1-e1");
    table.play(mv);
    reply(&mut table, "a5-a1");
    assert_eq!(table.moves(), ["a5-a1"]);
    assert_eq!(table.notice(), "a1-e1 cannot be played any more");
    assert_eq!((premove(&table), table.phase()), (None, Some(Phase::Choosing)));
}

#[test]
fn an_incomplete_premove_is_cleared_when_another_seat_moves() {
    let mut table = computer_first(Variant::Quixo);
    table.click_cell("c5");
    assert_ne!(*table.resource::<Selection>(), Selection::None);
    reply(&mut table, "e5-e1");
    assert_eq!(*table.resource::<Selection>(), Selection::None);
    assert_eq!(table.moves(), ["e5-e1"]);
}

#[test]
fn no_premove_with_move_confirmation_or_in_another_match() {
    let mut table = computer_first(Variant::Quixo);
    table.settings().confirm_moves = true;
    table.updates(2);
    table.click_cell("c5");
    assert_eq!(*table.resource::<Selection>(), Selection::None);

    table.settings().confirm_moves = false;
    table.updates(2);
    let mv = read(&table, "c5-c1");
    table.play(mv);
    assert!(premove(&table).is_some());
    table.send(MatchCommand::Leave);
    table.updates(5);
    assert_eq!(premove(&table), None);
}
