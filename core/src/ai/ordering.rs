//! Move ordering: the transposition table's move, killers, history and static scores.

use super::evaluation::Evaluate;
use crate::rules::Side;

/// Added for a killer move, in hundredths of a piece.
const KILLER_BONUS: i32 = 60;
/// The most that history adds or takes away, in hundredths of a piece.
const HISTORY_MAX: i32 = 150;
/// The most that a single cutoff changes, in hundredths of a piece before it is scaled.
const HISTORY_STEP_MAX: u32 = 64;
/// Above every other order.
const TT_MOVE_SCORE: i32 = i32::MAX;

/// A move in its place in the list: higher ordering come first.
pub(super) struct ScoredMove<P: Evaluate> {
    pub(super) mv: P::Move,
    pub(super) number: u16,
    pub(super) order: i32,
}

/// What earlier cutoffs teach about moves, by their numbers.
pub(super) struct MoveOrdering {
    killers: Vec<[Option<u16>; 2]>,
    history: [Vec<i32>; 2],
}

impl MoveOrdering {
    pub(super) fn new(plies: usize, move_numbers: usize) -> Self {
        Self { killers: vec![[None; 2]; plies], history: [vec![0; move_numbers], vec![0; move_numbers]] }
    }

    /// The place of a move in its list: higher comes first.
    #[inline]
    pub(super) fn order(&self, side: Side, ply: usize, number: u16, best: Option<u16>, promise: i32) -> i32 {
        if best == Some(number) {
            return TT_MOVE_SCORE;
        }
        let killer = if self.killers[ply].contains(&Some(number)) { KILLER_BONUS } else { 0 };
        promise + killer + self.history(side, number)
    }

    /// How often a move has cut off, in hundredths of a piece.
    #[inline]
    pub(super) fn history(&self, side: Side, number: u16) -> i32 {
        self.history[side as usize][usize::from(number)]
    }

    /// A move has cut off after others, which `before` lists, had not.
    pub(super) fn record_cutoff(&mut self, side: Side, ply: usize, depth: u32, number: u16, before: &[u16]) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(number) {
            *killers = [Some(number), killers[0]];
        }
        let gain = (depth * depth).min(HISTORY_STEP_MAX).cast_signed();
        let history = &mut self.history[side as usize];
        let mut change = |number: u16, by: i32| {
            let value = &mut history[usize::from(number)];
            // The nearer to the limit, the smaller the step.
            *value += by - *value * by.abs() / HISTORY_MAX;
        };
        change(number, gain);
        for &number in before {
            change(number, -gain);
        }
    }
}

/// Brings the move with the highest order among `list[from..]` to `from`, where there is one. Most lists
/// are cut off early, so that this beats sorting them.
pub(super) fn select_best<P: Evaluate>(list: &mut [ScoredMove<P>], from: usize) {
    let mut best = from;
    for i in from + 1..list.len() {
        if list[i].order > list[best].order {
            best = i;
        }
    }
    if from < list.len() {
        list.swap(from, best);
    }
}
