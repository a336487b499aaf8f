//! Whole sets at a time: the first pass over a level, and the sweeps after it.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use crate::ai::solved::board::Board;

use super::fetch::Plan;
use super::level::{Level, SET, WORD_BITS, index_bits, words};

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

/// Decides the lines and the pushes of blank cubes in a set. `safe` gets a bit for each state that has a
/// push of a blank cube that does not lose: it cannot be a loss.
pub fn first_pass(
    level: &Level,
    above: Option<&Level>,
    rank: usize,
    buffers: &mut Buffers,
    safe: &[AtomicU64],
) {
    let (board, set) = (&*level.board, level.sets[rank]);
    buffers.begin(words(level.cubes));
    if let Some(above) = above {
        for shift in board.geometry.shifts.iter().filter(|shift| set & shift.take == 0) {
            let plan = Plan::new(board, set, shift, true);
            plan.narrow(above.of_set(plan.rank as usize), &mut buffers.scratch, &mut buffers.before);
        }
    }
    let lines = Lines::new(board, set);
    for (number, (pair, safe)) in level.of_set(rank).iter().zip(safe).enumerate() {
        let [lost, won] = buffers.word(number);
        let [own, other] = lines.word(number);
        pair[0].store(own | won & !other, Relaxed);
        pair[1].store(other & !own, Relaxed);
        safe.store(!lost, Relaxed);
    }
}

/// The lines inside a set, as bits of an index.
struct Lines {
    /// For each line: its bits of the word number, and the places in a word where all its bits are 1, and where
    /// all are 0.
    lines: Vec<(usize, u64, u64)>,
    high: usize,
}

impl Lines {
    fn new(board: &Board, set: u32) -> Self {
        let inside = board.geometry.lines.iter().filter(|line| set & **line == **line);
        let lines = inside.map(|&line| {
            let (mut number, mut all, mut none) = (0, !0, !0);
            let mut rest = line;
            while rest != 0 {
                let bit = (set & ((rest & rest.wrapping_neg()) - 1)).count_ones() as usize;
                if bit < WORD_BITS {
                    all &= SET[bit];
                    none &= !SET[bit];
                } else {
                    number |= 1 << (bit - WORD_BITS);
                }
                rest &= rest - 1;
            }
            (number, all, none)
        });
        let high = (1 << (index_bits(set.count_ones() as usize) - WORD_BITS)) - 1;
        Self { lines: lines.collect(), high }
    }

    /// Where in a word the mover has a line, and where the other side has one.
    fn word(&self, number: usize) -> [u64; 2] {
        self.lines.iter().fold([0; 2], |[own, other], &(bits, all, none)| {
            [
                own | if number & bits == bits { all } else { 0 },
                other | if !number & self.high & bits == bits { none } else { 0 },
            ]
        })
    }
}

/// Decides what the pushes of own cubes decide in a set; calls `changed` with each word number and the new
/// wins and losses in it.
pub fn sweep(
    level: &Level,
    rank: usize,
    buffers: &mut Buffers,
    safe: &[AtomicU64],
    mut changed: impl FnMut(usize, u64, u64),
) {
    let (board, set) = (&*level.board, level.sets[rank]);
    buffers.begin(words(level.cubes));
    for shift in board.geometry.shifts.iter().filter(|shift| set & shift.take != 0) {
        let plan = Plan::new(board, set, shift, false);
        plan.narrow(level.of_set(plan.rank as usize), &mut buffers.scratch, &mut buffers.before);
    }
    for (number, (pair, safe)) in level.of_set(rank).iter().zip(safe).enumerate() {
        let [lost, won] = buffers.word(number);
        let (win, loss) = (pair[0].load(Relaxed), pair[1].load(Relaxed));
        let new_win = won & !win & !loss;
        let new_loss = lost & !won & !win & !loss & !safe.load(Relaxed);
        if new_win | new_loss != 0 {
            pair[0].store(win | new_win, Relaxed);
            pair[1].store(loss | new_loss, Relaxed);
            changed(number, new_win, new_loss);
        }
    }
}
