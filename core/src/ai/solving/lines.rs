//! Line detection for 64 states at a time.

use crate::ai::solved::board::Board;

use super::level::{SET, WORD_BITS, index_bits};

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
