//! The division of a level into blocks.

use std::ops::Range;

use crate::ai::solving::words;

/// Pairs of words in a block: more are shorter, fewer are read sooner.
const PAIRS: usize = 1 << 12;
/// The least sets of a block, if a level has so many: each is told by how it differs from the one before.
const SETS: usize = 16;

/// A block is some neighbouring sets, and of each the same *slice*: all words, or those whose numbers have the
/// same highest bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Sets of the level.
    sets: usize,
    /// Words of a set.
    words: usize,
    /// Sets of a block; the last one may have fewer.
    group: usize,
    /// Words of a slice, a power of two.
    pub slice: usize,
}

/// Where a block lies in its level.
pub struct Place {
    /// The sets.
    pub ranks: Range<usize>,
    /// The words of each of them.
    pub words: Range<usize>,
}

impl Shape {
    /// The blocks of a level with so many cubes and kept sets.
    pub fn new(cubes: usize, sets: usize) -> Self {
        let words = words(cubes);
        let slice = words.min(PAIRS / SETS.min(sets.next_power_of_two()));
        Self { sets, words, group: PAIRS / slice, slice }
    }

    fn slices(self) -> usize {
        self.words / self.slice
    }

    /// How many blocks there are.
    pub fn blocks(self) -> usize {
        self.sets.div_ceil(self.group) * self.slices()
    }

    /// Where a block lies.
    pub fn place(self, block: usize) -> Place {
        let (group, slice) = (block / self.slices(), block % self.slices());
        let (set, word) = (group * self.group, slice * self.slice);
        Place { ranks: set..self.sets.min(set + self.group), words: word..word + self.slice }
    }

    /// The block with a word of a set, and the number of the word's pair in it.
    pub fn find(self, rank: usize, word: usize) -> (usize, usize) {
        let block = rank / self.group * self.slices() + word / self.slice;
        (block, rank % self.group * self.slice + word % self.slice)
    }

    /// The blocks with words of some sets.
    pub fn blocks_of(self, ranks: &Range<usize>) -> Range<usize> {
        ranks.start / self.group * self.slices()..ranks.end.div_ceil(self.group) * self.slices()
    }
}
