//! Passes over whole sets: the first pass, and the sweeps after it.

use std::ops::Range;
use std::sync::atomic::Ordering::Relaxed;

use super::successors::Plan;
use crate::ai::tablebase::layer::{Layer, Lines, Pair, words};

#[derive(Default)]
pub struct Buffers {
    /// For each `z` the result of all pushes so far: lost if all successors are wins; not won if none is lost.
    before: Vec<[u64; 2]>,
    scratch: Vec<[u64; 2]>,
}

impl Buffers {
    fn begin(&mut self, words: usize) {
        self.before.clear();
        self.before.resize(words, [!0; 2]);
    }

    /// The states of a word in which every push loses, and in which some push wins.
    fn word(&self, number: usize) -> [u64; 2] {
        // The index x is the complement of z, so words are read in reverse.
        let [lost, not_won] = self.before[self.before.len() - 1 - number];
        [lost.reverse_bits(), !not_won.reverse_bits()]
    }
}

/// Consecutive sets of the layer above.
pub struct LayerPart<'a> {
    pub ranks: Range<usize>,
    pub pairs: &'a [Pair],
}

/// Decides a set's lines and pushes of blank cubes from a part of the layer above. Until the last part the set stores
/// the intermediate result.
pub fn first_pass(layer: &Layer, above: Option<&LayerPart>, rank: usize, buffers: &mut Buffers) {
    let (board, set) = (&*layer.board, layer.sets[rank]);
    let is_first = above.is_none_or(|above| above.ranks.start == 0);
    let is_last = above.is_none_or(|above| above.ranks.end == board.sets.count(layer.cubes + 1));
    let pairs = layer.set_words(rank);
    buffers.begin(pairs.len());
    if !is_first {
        for (before, [win, no_loss]) in buffers.before.iter_mut().zip(pairs) {
            *before = [win.load(Relaxed), no_loss.load(Relaxed)];
        }
    }
    if let Some(LayerPart { ranks, pairs }) = above {
        let words = words(layer.cubes + 1);
        for shift in board.geometry.shifts.iter().filter(|shift| set & shift.take == 0) {
            let plan = Plan::new(board, set, shift, true);
            let rank = plan.rank as usize;
            if ranks.contains(&rank) {
                let table = &pairs[(rank - ranks.start) * words..][..words];
                plan.narrow(table, &mut buffers.scratch, &mut buffers.before);
            }
        }
    }
    if !is_last {
        for (before, [win, no_loss]) in buffers.before.iter().zip(pairs) {
            win.store(before[0], Relaxed);
            no_loss.store(before[1], Relaxed);
        }
        return;
    }
    let lines = Lines::new(board, set);
    for (number, pair) in pairs.iter().enumerate() {
        let [lost, won] = buffers.word(number);
        let [own, other] = lines.word(number);
        let (win, loss) = (own | won & !other, other & !own);
        let safe = !lost & !win & !loss;
        pair[0].store(win | safe, Relaxed);
        pair[1].store(loss | safe, Relaxed);
    }
}

/// Decides a set by pushes of own cubes. Calls `changed` with each word number and its new wins and losses.
pub fn sweep(layer: &Layer, rank: usize, buffers: &mut Buffers, mut changed: impl FnMut(usize, u64, u64)) {
    let (board, set) = (&*layer.board, layer.sets[rank]);
    buffers.begin(words(layer.cubes));
    for shift in board.geometry.shifts.iter().filter(|shift| set & shift.take != 0) {
        let plan = Plan::new(board, set, shift, false);
        plan.narrow(layer.set_words(plan.rank as usize), &mut buffers.scratch, &mut buffers.before);
    }
    for (number, pair) in layer.set_words(rank).iter().enumerate() {
        let [lost, won] = buffers.word(number);
        let (win, loss) = (pair[0].load(Relaxed), pair[1].load(Relaxed));
        let new_win = won & !(win ^ loss);
        let new_loss = lost & !won & !win & !loss;
        if new_win | new_loss != 0 {
            // Each state changes in one bit, so concurrent readers see a consistent value.
            pair[0].store(win | new_win, Relaxed);
            pair[1].store(loss & !new_win | new_loss, Relaxed);
            changed(number, new_win, new_loss);
        }
    }
}
