//! Hexxagon: pieces, how safe they stand, what the next move can turn.

use super::Evaluate;
use crate::rules::Position as _;
use crate::rules::hexxagon::{Cell, Move, Position};

/// A piece, in hundredths.
const PIECE: i32 = 100;
/// A piece with no empty cell next to it: nothing can turn it for now.
const SAFE_PIECE: i32 = 14;
/// Being on the move, in hundredths.
const TEMPO: i32 = 60;
/// A piece that the side to move can turn with its best move, in hundredths.
const TURN: i32 = 100;
/// What the judgement of a position can change by besides the pieces won, in hundredths.
const PROMISE_MARGIN: i32 = 150;
const CELLS: u16 = 61;
const PASS: u16 = CELLS + CELLS * CELLS;

impl Evaluate for Position {
    const MOVE_NUMBERS: usize = PASS as usize + 1;
    const TRUST_PER_PLY: Option<i32> = Some(100);
    const PROMISE_MARGIN: Option<i32> = Some(PROMISE_MARGIN);
    const PROMISE_IS_CHEAP: bool = true;
    const EARLY_MOVES: usize = 3;

    fn evaluate(&self) -> i32 {
        let side = self.side_to_move();
        let (own, other) = (self.pieces(side), self.pieces(!side));
        let mut exposed = 0;
        let mut most_turned = 0;
        let mut empty = self.empty();
        while empty != 0 {
            let cell = Cell::from_index(empty.trailing_zeros() as u8);
            exposed |= cell.neighbours();
            if (cell.neighbours() | cell.jumps()) & own != 0 {
                most_turned = most_turned.max((cell.neighbours() & other).count_ones());
            }
            empty &= empty - 1;
        }
        let balance =
            |mask: u64| (own & mask).count_ones().cast_signed() - (other & mask).count_ones().cast_signed();
        PIECE * balance(!0) + SAFE_PIECE * balance(!exposed) + TEMPO + TURN * most_turned.cast_signed()
    }

    fn move_number(mv: Move) -> u16 {
        match mv {
            Move::Clone { to } => to.index().into(),
            Move::Jump { from, to } => CELLS + CELLS * u16::from(from.index()) + u16::from(to.index()),
            Move::Pass => PASS,
        }
    }

    fn numbered_move(number: u16) -> Option<Move> {
        let cell = |number: u16| Cell::from_index(number as u8);
        match number {
            0..CELLS => Some(Move::Clone { to: cell(number) }),
            CELLS..PASS => {
                let jump = number - CELLS;
                Some(Move::Jump { from: cell(jump / CELLS), to: cell(jump % CELLS) })
            }
            PASS => Some(Move::Pass),
            _ => None,
        }
    }

    fn promise(&self, mv: Move) -> i32 {
        let Some(to) = mv.to() else { return 0 };
        let turned = self.captures(to).count_ones().cast_signed();
        // The more own pieces around the arrival, the better it is held; around a jump's start,
        // the bigger the hole.
        let own = self.pieces(self.side_to_move());
        let friends = |cell: Cell| (cell.neighbours() & own).count_ones().cast_signed();
        match mv {
            Move::Jump { from, .. } => 2 * PIECE * turned + 10 * friends(to) - 20 * friends(from),
            _ => 2 * PIECE * turned + PIECE + 10 * friends(to),
        }
    }

    fn is_easily_missed(&self, mv: Move, _: &Self) -> bool {
        matches!(mv, Move::Jump { .. })
    }
}
