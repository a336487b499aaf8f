//! Pruning, reductions and extensions of the selective search.

use super::node::Node;
use super::{Evaluate, Score};

/// The least depth at which late moves are searched less deep, in plies.
const REDUCED_FROM_DEPTH: u32 = 3;
/// The place in the list from which moves are late.
const LATE_FROM_PLACE: usize = 2;
/// A reduction is this, plus the product of the logarithms of depth and place over the next.
const REDUCTION_BASE: f64 = 0.5;
const REDUCTION_DIVISOR: f64 = 1.7;
/// So much history is worth a ply, in hundredths of a piece.
const HISTORY_PER_PLY: i32 = 100;
/// The greatest depth at which a static judgement may stand for a search, in plies.
const TRUSTED_UP_TO_DEPTH: u32 = 7;
/// The least depth at which a position without a move from the table is searched a ply less.
const GUIDED_FROM_DEPTH: u32 = 5;
/// The greatest depth at which moves can come too late to be searched at all, in plies.
const TOO_LATE_UP_TO_DEPTH: u32 = 4;
/// Besides the [`Evaluate::EARLY_MOVES`], so many are searched at depth 1, four times as many at
/// depth 2, and so on.
const TOO_LATE_PER_SQUARE: usize = 2;

/// See [`threatened`].
const EXTENDED_UP_TO: u32 = 2;

/// By how much late moves are reduced, by depth and place.
pub(super) struct Reductions(Vec<[u8; Self::PLACES]>);

impl Reductions {
    const DEPTHS: usize = 64;
    const PLACES: usize = 64;

    pub(super) fn new() -> Self {
        let reduction = |depth: usize, place: usize| {
            let (depth, place) = (depth.max(1) as f64, place.max(1) as f64);
            (REDUCTION_BASE + depth.ln() * place.ln() / REDUCTION_DIVISOR) as u8
        };
        Self((0..Self::DEPTHS).map(|depth| std::array::from_fn(|place| reduction(depth, place))).collect())
    }

    /// In plies, so that at least one ply remains.
    pub(super) fn of(&self, depth: u32, place: usize, open: bool, history: i32) -> u32 {
        if depth < REDUCED_FROM_DEPTH || place < LATE_FROM_PLACE {
            return 0;
        }
        let row = &self.0[(depth as usize).min(Self::DEPTHS - 1)];
        let base = i32::from(row[place.min(Self::PLACES - 1)]) - i32::from(open) - history / HISTORY_PER_PLY;
        base.clamp(0, depth.cast_signed() - 2).unsigned_abs()
    }
}

/// Whether the static judgement can settle anything at a depth.
pub(super) fn wants_judgement<P: Evaluate>(depth: u32) -> bool {
    P::TRUST_PER_PLY.is_some() && depth <= TRUSTED_UP_TO_DEPTH
}

/// A judgement so far above what is needed that no search is needed (reverse futility).
pub(super) fn trusted<P: Evaluate>(judged: Score, depth: u32, beta: Score) -> Option<Score> {
    let margin = P::TRUST_PER_PLY? * depth.cast_signed();
    let sure = Score::estimate(judged.value() - margin);
    (depth <= TRUSTED_UP_TO_DEPTH && !beta.is_decided() && sure >= beta).then_some(sure)
}

/// The promise that a last move must have to be worth playing out (futility); none if all are.
pub(super) fn needed_promise<P: Evaluate>(node: &Node<P>) -> Option<i32> {
    let margin = P::PROMISE_MARGIN?;
    let alpha = node.window.alpha;
    (node.depth == 1 && !node.open && !alpha.is_decided())
        .then_some(node.judged?)
        .map(|judged| alpha.value() - judged.value() - margin)
}

/// Whether a move comes so late in the list that neither it nor those behind it are searched.
pub(super) fn is_too_late<P: Evaluate>(node: &Node<P>, place: usize) -> bool {
    let depth = node.depth as usize;
    !node.open
        && node.depth <= TOO_LATE_UP_TO_DEPTH
        && place >= P::EARLY_MOVES + TOO_LATE_PER_SQUARE * depth * depth
        && !node.is_losing()
}

/// The plies taken off where the table gives no hint where to begin (internal iterative reduction).
pub(super) fn unguided(depth: u32, without_best: bool) -> u32 {
    u32::from(without_best && depth >= GUIDED_FROM_DEPTH)
}

/// The ply added where the other side threatens to win at once: what meets the threat is forced.
/// Lines get at most [`EXTENDED_UP_TO`] times as long as the iteration is deep.
pub(super) fn threatened<P: Evaluate>(position: &P, ply: u32, root_depth: u32) -> u32 {
    u32::from(ply < EXTENDED_UP_TO * root_depth && position.is_threatened())
}
