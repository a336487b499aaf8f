//! Hexxagon's evaluation: a network over neighbourhoods of seven cells.

use std::sync::LazyLock;

use super::Evaluate;
use crate::ai::ladder::{self, Ladder};
use crate::ai::network::hexxagon::{Network, Weights};
use crate::rules::hexxagon::{Cell, Move, Position, WhenStuck};
use crate::rules::{Position as _, Side};

/// Value of a piece, in hundredths.
const PIECE: i32 = 100;
/// Largest change of the evaluation by a move besides captures, in hundredths.
const FUTILITY_MARGIN: i32 = 150;
/// Most pieces that a move flips: the neighbours of a cell.
const MAX_FLIPPED: u32 = 6;
const CELLS: u16 = 61;
const PASS: u16 = CELLS + CELLS * CELLS;

static BLOCKED: LazyLock<Network> =
    LazyLock::new(|| shipped(include_bytes!("../../../assets/networks/hexxagon.weights"), true));
static OPEN: LazyLock<Network> =
    LazyLock::new(|| shipped(include_bytes!("../../../assets/networks/hexxagon-open.weights"), false));

fn shipped(bytes: &[u8], blocks: bool) -> Network {
    let network = Weights::read(bytes).and_then(|weights| Network::new(&weights, blocks));
    network.expect("the weights shipped are tested")
}

impl Evaluate for Position {
    const LADDER: Ladder = ladder::HEXXAGON;
    const MOVE_NUMBERS: usize = PASS as usize + 1;
    const REVERSE_FUTILITY_MARGIN: Option<i32> = Some(100);
    const FUTILITY_MARGIN: Option<i32> = Some(FUTILITY_MARGIN);
    const MOVE_SCORE_IS_CHEAP: bool = true;
    const LATE_MOVE_PRUNING_START: usize = 3;
    // The scale to which training fitted the weights, about the same for both boards.
    const LOGISTIC_SCALE: f64 = 330.0;

    fn evaluate(&self) -> i32 {
        let network = if self.blocks() { &BLOCKED } else { &OPEN };
        let side = self.side_to_move();
        network.evaluate(self.pieces(side), self.pieces(!side))
    }

    fn options(&self) -> u32 {
        u32::from(self.blocks()) << 2 | self.when_stuck() as u32
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

    fn move_score(&self, mv: Move) -> i32 {
        let Some(to) = mv.to() else { return 0 };
        let turned = self.captures(to).count_ones().cast_signed();
        // Own neighbours protect the arriving piece. Own neighbours of a jump's start are exposed.
        let own = self.pieces(self.side_to_move());
        let friends = |cell: Cell| (cell.neighbours() & own).count_ones().cast_signed();
        match mv {
            Move::Jump { from, .. } => 2 * PIECE * turned + 10 * friends(to) - 20 * friends(from),
            _ => 2 * PIECE * turned + PIECE + 10 * friends(to),
        }
    }

    fn wins_immediately(&self) -> bool {
        let side = self.side_to_move();
        self.moves().into_iter().any(|mv| self.play(mv).is_won_by(side))
    }

    /// The board is connected, so some side can always enter an empty cell: the game ends when the board is full or a
    /// side has no piece.
    fn may_end_within(&self, plies: u32) -> bool {
        let arrivals = plies.div_ceil(2);
        self.when_stuck() != WhenStuck::Passes
            || self.empty().count_ones() <= plies
            || Side::BOTH.iter().any(|&side| self.pieces(side).count_ones() <= MAX_FLIPPED * arrivals)
    }

    fn is_easily_missed(&self, mv: Move, _: &Self) -> bool {
        matches!(mv, Move::Jump { .. })
    }
}
