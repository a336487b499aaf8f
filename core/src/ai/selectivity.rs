//! Pruning, reductions and extensions of the selective search.

use super::evaluation::Evaluate;
use super::score::Score;
use super::search::Node;

/// The least depth at which late moves are searched less deep, in plies.
const LMR_MIN_DEPTH: u32 = 3;
/// The place in the list from which moves are late.
const LMR_MIN_PLACE: usize = 2;
/// A reduction is this, plus the product of the logarithms of depth and place over the next.
const LMR_BASE: f64 = 0.5;
const LMR_DIVISOR: f64 = 1.7;
/// So much history is worth a ply, in hundredths of a piece.
const LMR_HISTORY_DIVISOR: i32 = 100;
/// The greatest depth at which a static static_eval may stand for a search, in plies.
const REVERSE_FUTILITY_MAX_DEPTH: u32 = 7;
/// The least depth at which a position without a move from the table is searched a ply less.
const IIR_MIN_DEPTH: u32 = 5;
/// The greatest depth at which moves can come too late to be searched at all, in plies.
const LMP_MAX_DEPTH: u32 = 4;
/// Besides the [`Evaluate::LATE_MOVE_PRUNING_START`], so many are searched at depth 1, four times as many at
/// depth 2, and so on.
const LMP_FACTOR: usize = 2;

/// See [`threat_extension`].
const EXTENSION_LIMIT: u32 = 2;

/// By how much late moves are reduced, by depth and place.
pub(super) struct Reductions(Vec<[u8; Self::PLACES]>);

impl Reductions {
    const DEPTHS: usize = 64;
    const PLACES: usize = 64;

    pub(super) fn new() -> Self {
        let reduction = |depth: usize, place: usize| {
            let (depth, place) = (depth.max(1) as f64, place.max(1) as f64);
            (LMR_BASE + depth.ln() * place.ln() / LMR_DIVISOR) as u8
        };
        Self((0..Self::DEPTHS).map(|depth| std::array::from_fn(|place| reduction(depth, place))).collect())
    }

    /// In plies, so that at least one ply remains.
    pub(super) fn of(&self, depth: u32, place: usize, open: bool, history: i32) -> u32 {
        if depth < LMR_MIN_DEPTH || place < LMR_MIN_PLACE {
            return 0;
        }
        let row = &self.0[(depth as usize).min(Self::DEPTHS - 1)];
        let base =
            i32::from(row[place.min(Self::PLACES - 1)]) - i32::from(open) - history / LMR_HISTORY_DIVISOR;
        base.clamp(0, depth.cast_signed() - 2).unsigned_abs()
    }
}

/// Whether the static static_eval can settle anything at a depth.
pub(super) fn needs_static_eval<P: Evaluate>(depth: u32) -> bool {
    P::REVERSE_FUTILITY_MARGIN.is_some() && depth <= REVERSE_FUTILITY_MAX_DEPTH
}

/// A static_eval so far above what is needed that no search is needed (reverse futility).
pub(super) fn reverse_futility<P: Evaluate>(static_eval: Score, depth: u32, beta: Score) -> Option<Score> {
    let margin = P::REVERSE_FUTILITY_MARGIN? * depth.cast_signed();
    let sure = Score::estimate(static_eval.value() - margin);
    (depth <= REVERSE_FUTILITY_MAX_DEPTH && !beta.is_decided() && sure >= beta).then_some(sure)
}

/// The promise that a last move must have to be worth playing out (futility); none if all are.
pub(super) fn futility_threshold<P: Evaluate>(node: &Node<P>) -> Option<i32> {
    let margin = P::FUTILITY_MARGIN?;
    let alpha = node.window.alpha;
    (node.depth == 1 && !node.is_pv && !alpha.is_decided())
        .then_some(node.static_eval?)
        .map(|static_eval| alpha.value() - static_eval.value() - margin)
}

/// Whether a move comes so late in the list that neither it nor those behind it are searched.
pub(super) fn late_move_pruning<P: Evaluate>(node: &Node<P>, place: usize) -> bool {
    let depth = node.depth as usize;
    !node.is_pv
        && node.depth <= LMP_MAX_DEPTH
        && place >= P::LATE_MOVE_PRUNING_START + LMP_FACTOR * depth * depth
        && !node.is_losing()
}

/// The plies taken off where the table gives no hint where to begin (internal iterative reduction).
pub(super) fn internal_iterative_reduction(depth: u32, without_best: bool) -> u32 {
    u32::from(without_best && depth >= IIR_MIN_DEPTH)
}

/// The ply added where the other side threatens to win at once: what meets the threat is forced.
/// Lines get at most [`EXTENSION_LIMIT`] times as long as the iteration is deep.
pub(super) fn threat_extension<P: Evaluate>(position: &P, ply: u32, root_depth: u32) -> u32 {
    u32::from(ply < EXTENSION_LIMIT * root_depth && position.is_threatened())
}
