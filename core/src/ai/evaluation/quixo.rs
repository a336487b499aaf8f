//! Quixo's evaluation for two players: a network trained on exact values; lines and cubes order the moves.

use super::{Evaluate, lines};
use crate::ai::ladder::{self};
use crate::ai::{Ladder, network};
use crate::rules::Position as _;
use crate::rules::quixo::board::BORDER;
use crate::rules::quixo::{Position, Push};

/// Margin in hundredths for each ply. Measured in 10,000 critical positions, most from training: 52 instead of 97
/// errors at 5,000 nodes a move.
const REVERSE_FUTILITY_MARGIN: i32 = 50;

impl Evaluate for Position {
    const LADDER: Ladder = ladder::QUIXO;
    const MOVE_NUMBERS: usize = 44;
    const REVERSE_FUTILITY_MARGIN: Option<i32> = Some(REVERSE_FUTILITY_MARGIN);
    /// All moves: with pruning, 16 instead of 8 errors in 4,000 such positions at 20,000 nodes a move.
    const LATE_MOVE_PRUNING_START: usize = 44;
    const LOGISTIC_SCALE: f64 = network::quixo::SCALE as f64;

    fn evaluate(&self) -> i32 {
        let side = self.side_to_move();
        network::quixo::evaluate(self.cubes(side), self.cubes(!side))
    }

    fn move_number(push: Push) -> u16 {
        push.index().into()
    }

    fn numbered_move(number: u16) -> Option<Push> {
        Push::all().nth(number.into())
    }

    fn move_score(&self, push: Push) -> i32 {
        let (next, side) = (self.play(push), self.side_to_move());
        lines::evaluate(next.cubes(side), next.cubes(!side))
    }

    fn as_quixo(&self) -> Option<&Self> {
        Some(self)
    }

    /// Marked cubes never decrease, so a position with fewer cannot occur again.
    fn may_lead_to(&self, identity: u128) -> bool {
        let marked = |identity: u128| (identity & ((1 << 50) - 1)).count_ones();
        marked(identity) >= marked(self.identity())
    }

    fn winning_move(&self) -> Option<Push> {
        let side = self.side_to_move();
        let (own, other) = (self.cubes(side), self.cubes(!side));
        lines::winning_push(own, other, BORDER & !other)
    }

    fn is_threatened(&self) -> bool {
        let side = self.side_to_move();
        let (own, other) = (self.cubes(side), self.cubes(!side));
        lines::winning_push(other, own, BORDER & !own).is_some()
    }

    fn is_easily_missed(&self, _: Push, next: &Self) -> bool {
        let side = self.side_to_move();
        [side, !side].iter().any(|&side| lines::has_diagonal(next.cubes(side)))
    }
}
