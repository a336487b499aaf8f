//! Move ordering: transposition table move, killers, history and static move scores.

use super::evaluation::Evaluate;
use crate::rules::Side;

/// Bonus of a killer move, in hundredths of a piece.
const KILLER_BONUS: i32 = 60;
/// Largest absolute history score, in hundredths of a piece.
const HISTORY_MAX: i32 = 150;
/// Largest change by a single cutoff, in hundredths of a piece before scaling.
const HISTORY_STEP_MAX: u32 = 64;
/// Ranks the table's move above all others.
const TT_MOVE_SCORE: i32 = i32::MAX;

/// A move with its number and ordering score. Higher scores are searched first.
pub(super) struct ScoredMove<P: Evaluate> {
    pub(super) mv: P::Move,
    pub(super) number: u16,
    pub(super) order: i32,
}

/// Killer moves and history, by move number.
pub(super) struct MoveOrdering {
    killers: Vec<[Option<u16>; 2]>,
    history: [Vec<i32>; 2],
}

impl MoveOrdering {
    pub(super) fn new(plies: usize, move_numbers: usize) -> Self {
        Self { killers: vec![[None; 2]; plies], history: [vec![0; move_numbers], vec![0; move_numbers]] }
    }

    #[inline]
    pub(super) fn order(
        &self,
        side: Side,
        ply: usize,
        number: u16,
        tt_move: Option<u16>,
        move_score: i32,
    ) -> i32 {
        if tt_move == Some(number) {
            return TT_MOVE_SCORE;
        }
        let killer = if self.killers[ply].contains(&Some(number)) { KILLER_BONUS } else { 0 };
        move_score + killer + self.history(side, number)
    }

    /// The history score of a move, in hundredths of a piece.
    #[inline]
    pub(super) fn history(&self, side: Side, number: u16) -> i32 {
        self.history[side as usize][usize::from(number)]
    }

    /// Updates killers and history after a beta cutoff. `before` lists the moves that did not cut off.
    pub(super) fn record_cutoff(&mut self, side: Side, ply: usize, depth: u32, number: u16, before: &[u16]) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(number) {
            *killers = [Some(number), killers[0]];
        }
        let gain = (depth * depth).min(HISTORY_STEP_MAX).cast_signed();
        let history = &mut self.history[side as usize];
        let mut change = |number: u16, by: i32| {
            let value = &mut history[usize::from(number)];
            // History gravity: the step shrinks near the limit.
            *value += by - *value * by.abs() / HISTORY_MAX;
        };
        change(number, gain);
        for &number in before {
            change(number, -gain);
        }
    }
}

/// Moves the highest score of `list[from..]` to `from`. Selection beats sorting here, because most lists are cut off
/// early.
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
