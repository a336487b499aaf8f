//! Pruning, reductions and extensions of the selective search.

use super::search::Node;
use super::{Evaluate, Score};

/// Least depth of late move reductions, in plies.
const LMR_MIN_DEPTH: u32 = 3;
/// First index in the move list with a late move reduction.
const LMR_MIN_INDEX: usize = 2;
/// The reduction is `LMR_BASE + ln(depth) · ln(index) / LMR_DIVISOR`.
const LMR_BASE: f64 = 0.5;
const LMR_DIVISOR: f64 = 1.7;
/// History score worth one ply of reduction, in hundredths of a piece.
const LMR_HISTORY_DIVISOR: i32 = 100;
/// Largest depth of reverse futility pruning, in plies.
const REVERSE_FUTILITY_MAX_DEPTH: u32 = 7;
/// Least depth of internal iterative reduction, in plies.
const IIR_MIN_DEPTH: u32 = 5;
/// Largest depth of late move pruning, in plies.
const LMP_MAX_DEPTH: u32 = 4;
/// Late move pruning keeps [`Evaluate::LATE_MOVE_PRUNING_START`] moves plus this times the squared depth.
const LMP_FACTOR: usize = 2;

/// Extensions stop at this many times the depth of the iteration.
const EXTENSION_LIMIT: u32 = 2;

/// Table of late move reductions by depth and index.
pub(super) struct Reductions(Vec<[u8; Self::INDICES]>);

impl Reductions {
    const DEPTHS: usize = 64;
    const INDICES: usize = 64;

    pub(super) fn new() -> Self {
        let reduction = |depth: usize, index: usize| {
            let (depth, index) = (depth.max(1) as f64, index.max(1) as f64);
            (LMR_BASE + depth.ln() * index.ln() / LMR_DIVISOR) as u8
        };
        Self((0..Self::DEPTHS).map(|depth| std::array::from_fn(|index| reduction(depth, index))).collect())
    }

    /// The reduction in plies. At least one ply of depth remains.
    pub(super) fn of(&self, depth: u32, index: usize, is_pv: bool, history: i32) -> u32 {
        if depth < LMR_MIN_DEPTH || index < LMR_MIN_INDEX {
            return 0;
        }
        let row = &self.0[(depth as usize).min(Self::DEPTHS - 1)];
        let base =
            i32::from(row[index.min(Self::INDICES - 1)]) - i32::from(is_pv) - history / LMR_HISTORY_DIVISOR;
        base.clamp(0, depth.cast_signed() - 2).unsigned_abs()
    }
}

/// Whether the static evaluation can prune at a depth.
pub(super) fn needs_static_eval<P: Evaluate>(depth: u32) -> bool {
    P::REVERSE_FUTILITY_MARGIN.is_some() && depth <= REVERSE_FUTILITY_MAX_DEPTH
}

/// Reverse futility pruning: the score if the static evaluation exceeds beta by a margin for each ply.
pub(super) fn reverse_futility<P: Evaluate>(static_eval: Score, depth: u32, beta: Score) -> Option<Score> {
    let margin = P::REVERSE_FUTILITY_MARGIN? * depth.cast_signed();
    let sure = Score::estimate(static_eval.value() - margin);
    (depth <= REVERSE_FUTILITY_MAX_DEPTH && !beta.is_decided() && sure >= beta).then_some(sure)
}

/// Futility pruning: the least move score worth searching at depth one. `None` if all moves are searched.
pub(super) fn futility_threshold<P: Evaluate>(node: &Node<P>) -> Option<i32> {
    let margin = P::FUTILITY_MARGIN?;
    let alpha = node.window.alpha;
    (node.depth == 1 && !node.is_pv && !alpha.is_decided())
        .then_some(node.static_eval?)
        .map(|static_eval| alpha.value() - static_eval.value() - margin)
}

/// Late move pruning: whether this move and all later ones are skipped.
pub(super) fn late_move_pruning<P: Evaluate>(node: &Node<P>, index: usize) -> bool {
    let depth = node.depth as usize;
    !node.is_pv
        && node.depth <= LMP_MAX_DEPTH
        && index >= P::LATE_MOVE_PRUNING_START + LMP_FACTOR * depth * depth
        && !node.is_losing()
}

/// Internal iterative reduction: one ply less where the table has no move.
pub(super) fn internal_iterative_reduction(depth: u32, without_best: bool) -> u32 {
    u32::from(without_best && depth >= IIR_MIN_DEPTH)
}

/// Threat extension: one ply more where the opponent threatens to win immediately, because the replies are forced.
pub(super) fn threat_extension<P: Evaluate>(position: &P, ply: u32, root_depth: u32) -> u32 {
    u32::from(ply < EXTENSION_LIMIT * root_depth && position.is_threatened())
}
