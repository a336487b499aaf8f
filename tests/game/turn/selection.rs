//! The cells where a move can begin, and the move that a selected piece makes to a cell.

use pushflip::game::turn::{RulesAt, Selection, Target};
use pushflip_core::rules::Variant;
use pushflip_core::rules::hexxagon::{Cell as HexCell, Move};
use pushflip_core::rules::quixo::Cell;
use pushflip_core::session::{AnyCell, AnyMove, AnyPosition, Match, Setup};

#[test]
fn a_target_is_selectable_exactly_if_a_legal_move_begins_there() {
    let quixo = Match::new(Setup::new(Variant::Quixo, &[])).position();
    for cell in Cell::all() {
        let taken = quixo.moves().into_iter().any(|mv| matches!(mv, AnyMove::Quixo(p) if p.take() == cell));
        assert_eq!(Target::Cell(AnyCell::Quixo(cell)).is_selectable(&RulesAt::new(quixo)), taken, "{cell}");
    }
    // In the second position the pieces next to the middle are blocked, and those around them can only jump.
    for text in ["r/-w-w-w/12/18/24 r 0 1", "w/-r-r-r/rrrrrrrrrrrr/wwwwwwwwwwwwwwwwww/24 r 0 9"] {
        let start = Match::new(Setup::new(Variant::Hexxagon, &[])).position();
        let position = start.read(text).expect("a position");
        let moves = position.moves();
        let begins = |cell: HexCell| {
            moves.iter().any(|mv| match *mv {
                AnyMove::Hexxagon(Move::Clone { to }) => to == cell || is_parent(&position, to, cell),
                AnyMove::Hexxagon(Move::Jump { from, .. }) => from == cell,
                _ => false,
            })
        };
        for cell in HexCell::all() {
            let why = Target::Cell(AnyCell::Hexxagon(cell)).why_not_selectable(&RulesAt::new(position));
            assert_eq!(why.is_none(), begins(cell), "{text}: {cell} {why:?}");
        }
    }
}

/// Whether a piece of the side to move can be the parent of a clone.
fn is_parent(position: &AnyPosition, to: HexCell, from: HexCell) -> bool {
    let AnyPosition::Hexxagon(p) = position else { return false };
    p.piece(from) == Some(position.side_to_move()) && from.distance(to) == 1
}

#[test]
fn a_selected_piece_clones_only_to_its_neighbours() {
    let cell = |name: &str| name.parse::<HexCell>().expect("a cell");
    let from = cell("e13");
    let move_to = |name| Selection::Cell(AnyCell::Hexxagon(from)).move_to(cell(name));
    assert_eq!(move_to("e14"), Move::Clone { to: cell("e14") });
    for name in ["e15", "e1"] {
        assert_eq!(move_to(name), Move::Jump { from, to: cell(name) });
    }
}
