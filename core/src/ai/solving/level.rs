//! The value table of a level: every state with the same number of cubes.
//!
//! For each kept set there are words of 64 states, a pair a word: first the bits that say *win*, then
//! those that say *loss*; neither is a draw, or not yet known. While a level is being solved, both say that a state is
//! not known yet but no loss, because a push of a blank cube does not lose. A state's index has a bit for each cell of
//! the set, lowest first, set where the cube is the mover's. Sets of fewer than six cells fill one
//! word with copies, so that the bits of an index that have no cell make no difference.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::ai::solved::board::Board;

/// Bits of an index inside a word.
pub const WORD_BITS: usize = 6;

/// Win and loss bits of 64 states.
pub type Pair = [AtomicU64; 2];

/// All values of a level.
pub struct Level {
    /// What the states are made of.
    pub board: Arc<Board>,
    /// How many cubes there are.
    pub cubes: usize,
    /// The kept sets.
    pub sets: Vec<u32>,
    /// The words of all sets, one set after the other.
    pub pairs: Vec<Pair>,
}

impl Level {
    /// A level with any values, in memory that another one needs no more.
    pub fn unknown(board: &Arc<Board>, cubes: usize, memory: Vec<Pair>) -> Self {
        let sets = board.sets.level(cubes);
        let mut pairs = memory;
        let count = sets.len() * words(cubes);
        pairs.reserve_exact(count.saturating_sub(pairs.len()));
        pairs.resize_with(count, Pair::default);
        Self { board: Arc::clone(board), cubes, sets, pairs }
    }

    /// The words of a set.
    pub fn of_set(&self, rank: usize) -> &[Pair] {
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

/// Words of a set in a level.
pub fn words(cubes: usize) -> usize {
    1 << cubes.saturating_sub(WORD_BITS)
}

/// The bits of an index that a set of a level has, at least those of a word.
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
