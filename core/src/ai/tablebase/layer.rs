//! The value table of a layer, that is, of all states with the same number of cubes.
//!
//! Each canonical set has words of 64 states in pairs: a word of win bits and a word of loss bits. Neither bit means
//! a draw or an undecided state. While a layer is being solved, both bits mean undecided but not lost, because the
//! push of a blank cube does not lose. The index of a state has a bit for each cell of the set, lowest first, set for
//! the mover's cubes. Sets of fewer than six cells fill one word with copies, so index bits without a cell do not
//! matter.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::indexing::Board;
use crate::rules::bits;

/// Index bits within a word.
pub const WORD_BITS: usize = 6;

/// The win and loss bits of 64 states.
pub type Pair = [AtomicU64; 2];

pub struct Layer {
    pub board: Arc<Board>,
    pub cubes: usize,
    /// The canonical sets.
    pub sets: Vec<u32>,
    /// The words of all sets, ordered by rank.
    pub pairs: Vec<Pair>,
}

impl Layer {
    /// A layer with arbitrary values, in the memory of another layer that is no longer needed.
    pub fn with_memory(board: &Arc<Board>, cubes: usize, memory: Vec<Pair>) -> Self {
        let sets = board.sets.layer(cubes);
        let mut pairs = memory;
        let count = sets.len() * words(cubes);
        pairs.reserve_exact(count.saturating_sub(pairs.len()));
        pairs.resize_with(count, Pair::default);
        Self { board: Arc::clone(board), cubes, sets, pairs }
    }

    pub fn set_words(&self, rank: usize) -> &[Pair] {
        let words = words(self.cubes);
        &self.pairs[rank * words..][..words]
    }

    #[inline]
    pub fn bits(&self, rank: u32, index: u32) -> (bool, bool) {
        let [win, loss] = &self.pairs[self.word(rank, index)];
        let bit = index & 63;
        (win.load(Relaxed) >> bit & 1 == 1, loss.load(Relaxed) >> bit & 1 == 1)
    }

    /// The position of a state's word in `pairs`.
    #[inline]
    pub fn word(&self, rank: u32, index: u32) -> usize {
        rank as usize * words(self.cubes) + (index >> WORD_BITS) as usize
    }
}

pub fn words(cubes: usize) -> usize {
    1 << cubes.saturating_sub(WORD_BITS)
}

/// Index bits of a layer's states, at least those of a word.
pub fn index_bits(cubes: usize) -> usize {
    cubes.max(WORD_BITS)
}

/// Masks of the positions in a word whose index has bit `i` set.
pub const SET: [u64; WORD_BITS] = [
    0xAAAA_AAAA_AAAA_AAAA,
    0xCCCC_CCCC_CCCC_CCCC,
    0xF0F0_F0F0_F0F0_F0F0,
    0xFF00_FF00_FF00_FF00,
    0xFFFF_0000_FFFF_0000,
    0xFFFF_FFFF_0000_0000,
];

/// Line detection for the states of a set, 64 at a time.
pub struct Lines {
    /// For each line its bits of the word number, and the positions in a word where all its cells are the mover's or
    /// the opponent's.
    lines: Vec<(usize, u64, u64)>,
    high: usize,
}

impl Lines {
    pub fn new(board: &Board, set: u32) -> Self {
        let inside = board.geometry.lines.iter().filter(|line| set & **line == **line);
        let lines = inside.map(|&line| {
            let (mut number, mut all, mut none) = (0, !0, !0);
            for cell in bits(line.into()) {
                let bit = (set & ((1 << cell) - 1)).count_ones() as usize;
                if bit < WORD_BITS {
                    all &= SET[bit];
                    none &= !SET[bit];
                } else {
                    number |= 1 << (bit - WORD_BITS);
                }
            }
            (number, all, none)
        });
        let high = (1 << (index_bits(set.count_ones() as usize) - WORD_BITS)) - 1;
        Self { lines: lines.collect(), high }
    }

    /// The states of a word in which the mover has a line, and in which the opponent has one.
    pub fn word(&self, number: usize) -> [u64; 2] {
        self.lines.iter().fold([0; 2], |[own, other], &(bits, all, none)| {
            [
                own | if number & bits == bits { all } else { 0 },
                other | if !number & self.high & bits == bits { none } else { 0 },
            ]
        })
    }
}
