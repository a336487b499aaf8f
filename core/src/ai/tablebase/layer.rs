//! The value table of a layer: every state with the same number of cubes.
//!
//! For each kept set there are words of 64 states, a pair a word: first the bits that say *win*, then
//! those that say *loss*; neither is a draw, or not yet known. While a layer is being solved, both say that a state is
//! not known yet but no loss, because a push of a blank cube does not lose. A state's index has a bit for each cell of
//! the set, lowest first, set where the cube is the mover's. SetIndex of fewer than six cells fill one
//! word with copies, so that the bits of an index that have no cell make no difference.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::indexing::Board;

/// Bits of an index inside a word.
pub const WORD_BITS: usize = 6;

/// Win and loss bits of 64 states.
pub type Pair = [AtomicU64; 2];

/// All values of a layer.
pub struct Layer {
    /// What the states are made of.
    pub board: Arc<Board>,
    /// How many cubes there are.
    pub cubes: usize,
    /// The kept sets.
    pub sets: Vec<u32>,
    /// The words of all sets, one set after the other.
    pub pairs: Vec<Pair>,
}

impl Layer {
    /// A layer with any values, in memory that another one needs no more.
    pub fn with_memory(board: &Arc<Board>, cubes: usize, memory: Vec<Pair>) -> Self {
        let sets = board.sets.layer(cubes);
        let mut pairs = memory;
        let count = sets.len() * words(cubes);
        pairs.reserve_exact(count.saturating_sub(pairs.len()));
        pairs.resize_with(count, Pair::default);
        Self { board: Arc::clone(board), cubes, sets, pairs }
    }

    /// The words of a set.
    pub fn set_words(&self, rank: usize) -> &[Pair] {
        let words = words(self.cubes);
        &self.pairs[rank * words..][..words]
    }

    /// The win bit and the loss bit of a state.
    #[inline]
    pub fn bits(&self, rank: u32, index: u32) -> (bool, bool) {
        let [win, loss] = &self.pairs[self.word(rank, index)];
        let bit = index & 63;
        (win.load(Relaxed) >> bit & 1 == 1, loss.load(Relaxed) >> bit & 1 == 1)
    }

    /// The number of the word that holds a state.
    #[inline]
    pub fn word(&self, rank: u32, index: u32) -> usize {
        rank as usize * words(self.cubes) + (index >> WORD_BITS) as usize
    }
}

/// Words of a set in a layer.
pub fn words(cubes: usize) -> usize {
    1 << cubes.saturating_sub(WORD_BITS)
}

/// The bits of an index that a set of a layer has, at least those of a word.
pub fn index_bits(cubes: usize) -> usize {
    cubes.max(WORD_BITS)
}

/// The places in a word whose index has a bit set.
pub const SET: [u64; WORD_BITS] = [
    0xAAAA_AAAA_AAAA_AAAA,
    0xCCCC_CCCC_CCCC_CCCC,
    0xF0F0_F0F0_F0F0_F0F0,
    0xFF00_FF00_FF00_FF00,
    0xFFFF_0000_FFFF_0000,
    0xFFFF_FFFF_0000_0000,
];

/// The lines inside a set, as bits of an index.
pub struct Lines {
    /// For each line: its bits of the word number, and the places in a word where all its bits are 1, and where
    /// all are 0.
    lines: Vec<(usize, u64, u64)>,
    high: usize,
}

impl Lines {
    /// The lines of a set.
    pub fn new(board: &Board, set: u32) -> Self {
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
    pub fn word(&self, number: usize) -> [u64; 2] {
        self.lines.iter().fold([0; 2], |[own, other], &(bits, all, none)| {
            [
                own | if number & bits == bits { all } else { 0 },
                other | if !number & self.high & bits == bits { none } else { 0 },
            ]
        })
    }
}
