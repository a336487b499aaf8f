//! Sweeps over whole sets: the first pass over a layer, and the passes after it.

use std::ops::Range;
use std::sync::atomic::Ordering::Relaxed;

use super::successors::Plan;
use crate::ai::tablebase::layer::{Layer, Lines, Pair, words};

/// What a worker needs to fetch.
#[derive(Default)]
pub struct Buffers {
    /// For each `z` what all pushes so far leave: lost if all their successors are wins; not won if none is a loss.
    before: Vec<[u64; 2]>,
    scratch: Vec<[u64; 2]>,
}

impl Buffers {
    fn begin(&mut self, words: usize) {
        self.before.clear();
        self.before.resize(words, [!0; 2]);
    }

    /// For the word of states `x` where every push loses and where some push wins.
    fn word(&self, number: usize) -> [u64; 2] {
        // x has the bits of z turned over, so the word is read backwards.
        let [lost, not_won] = self.before[self.before.len() - 1 - number];
        [lost.reverse_bits(), !not_won.reverse_bits()]
    }
}

/// Some neighbouring sets of the layer above.
#[derive(Clone)]
pub struct LayerPart<'a> {
    /// Their numbers.
    pub ranks: Range<usize>,
    /// Their words.
    pub pairs: &'a [Pair],
}

/// Decides the lines and the pushes of blank cubes in a set, from some sets of the layer above after others: until
/// the last ones, the set holds what the pushes so far leave.
pub fn first_pass(
    layer: &Layer,
    above: Option<&LayerPart>,
    stage: PassPart,
    rank: usize,
    buffers: &mut Buffers,
) {
    let (board, set) = (&*layer.board, layer.sets[rank]);
    let pairs = layer.set_words(rank);
    buffers.begin(pairs.len());
    if !stage.is_first {
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
    if !stage.is_last {
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

/// Which part of the first pass it is.
#[derive(Clone, Copy)]
pub struct PassPart {
    /// Nothing is in the layer yet.
    pub is_first: bool,
    /// Nothing of the layer above is left.
    pub is_last: bool,
}

/// Decides what the pushes of own cubes decide in a set; calls `changed` with each word number and the new
/// wins and losses in it.
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
            // Of each state one bit changes: whoever looks on sees it before or after.
            pair[0].store(win | new_win, Relaxed);
            pair[1].store(loss & !new_win | new_loss, Relaxed);
            changed(number, new_win, new_loss);
        }
    }
}
