//! Values of the successors by one push, for all states of a set at once.
//!
//! A push maps the set S to one set S'. Let `z` be the opponent's cubes within S. The opponent moves next, and its
//! cubes within S' are the bits of `z` in another order. So the successors' values are the table of S' with permuted
//! index bits. They are fetched 64 states at a time:
//! 1. Whole words are gathered, which permutes the index bits above a word.
//! 2. Bits that move from inside a word to above it are exchanged between pairs of words.
//! 3. Bits inside a word are permuted by delta swaps.
//!
//! The pushed cube is never the opponent's, so one index bit, the *free* bit, is 0 before and after. Only the half of
//! the table with that bit 0 is fetched, unless the bit is inside a word.

use std::ops::BitXor;
use std::sync::atomic::Ordering::Relaxed;

use crate::ai::tablebase::geometry::Shift;
use crate::ai::tablebase::indexing::Board;
use crate::ai::tablebase::layer::{Pair, SET, WORD_BITS, index_bits};
use crate::rules::bits;

/// Largest number of index bits above a word: of 25 cells and one free bit.
const MOST_HIGH: usize = 20;
/// Bits of the lookup table for word numbers.
const TABLE_BITS: usize = 5;
const TABLE: usize = 1 << TABLE_BITS;

/// The permutation of a push from a set.
pub struct Plan {
    /// The rank of the set that the push leads to.
    pub rank: u32,
    /// The free bit of the index; the highest bit if a blank cube is taken.
    free: usize,
    blank: bool,
    /// Number of word bits to gather, without the free bit.
    bits: usize,
    /// For each of them, in the order of the table, its bit in the table's and in the gathered word number.
    high: [Step; MOST_HIGH],
    /// If the free bit comes from inside a word: its position, and the word number bit that replaces it.
    merge: Option<(usize, u32)>,
    /// Exchanges of a word number bit with a bit inside the word.
    exchanges: [(u8, u8); WORD_BITS],
    exchange_count: usize,
    /// Delta swaps: shift and mask.
    swaps: [(u32, u64); WORD_BITS],
    swap_count: usize,
}

impl Plan {
    /// The plan for a push from a set. `blank` if the taken cube is blank and so not part of the set.
    pub fn new(board: &Board, set: u32, shift: &Shift, blank: bool) -> Self {
        let after = if blank { shift.apply(set) | shift.insert } else { shift.apply(set) };
        let found = board.sets.find(after);
        let kept = board.sets.image(after, found.symmetry);
        let image = &board.geometry.images[usize::from(found.symmetry)];
        let place = |cell: u8| (kept & ((1 << image[usize::from(cell)]) - 1)).count_ones() as u8;

        // from[j] is the table's index bit for index bit j of this set.
        let mut from: [u8; 32] = std::array::from_fn(|bit| bit as u8);
        let mut count = 0;
        for cell in bits(set.into()) {
            from[count] = place(shift.to[usize::from(cell)]);
            count += 1;
        }
        let mut free = (set & (shift.take - 1)).count_ones() as usize;
        if blank {
            free = count;
            from[count] = place(shift.insert.trailing_zeros() as u8);
            count += 1;
        }
        Self::ordered(found.rank, free, blank, &from[..index_bits(count)])
    }

    fn ordered(rank: u32, free: usize, blank: bool, from: &[u8]) -> Self {
        let mut plan = Self {
            rank,
            free,
            blank,
            bits: 0,
            high: [Step::default(); MOST_HIGH],
            merge: None,
            exchanges: [(0, 0); WORD_BITS],
            exchange_count: 0,
            swaps: [(0, 0); WORD_BITS],
            swap_count: 0,
        };
        let mut source: [u8; 32] = [0; 32];
        source[..from.len()].copy_from_slice(from);
        // inside[i] is the index bit at position i of a word after the exchanges.
        let mut inside = [usize::MAX; WORD_BITS];
        for (bit, &place) in from[..WORD_BITS].iter().enumerate() {
            if usize::from(place) < WORD_BITS {
                inside[usize::from(place)] = bit;
            }
        }
        let mut merge_place = None;
        for bit in 0..WORD_BITS {
            if usize::from(from[bit]) < WORD_BITS {
                continue;
            }
            let is_open = |place: &usize| inside[*place] == usize::MAX;
            let place = Some(bit).filter(is_open).or_else(|| (0..WORD_BITS).find(is_open));
            let place = place.expect("a free place for each new bit");
            inside[place] = bit;
            let partner = from.iter().position(|&p| usize::from(p) == place).expect("a permutation");
            source[partner] = from[bit];
            if partner == free {
                merge_place = Some(place);
            } else {
                let number = partner - WORD_BITS - usize::from(free >= WORD_BITS && partner > free);
                plan.exchanges[plan.exchange_count] = (number as u8, place as u8);
                plan.exchange_count += 1;
            }
        }
        for (bit, &place) in source[..from.len()].iter().enumerate().skip(WORD_BITS) {
            let number = 1 << (usize::from(place) - WORD_BITS);
            if bit == free {
                plan.merge = merge_place.map(|place| (place, number));
            } else {
                plan.high[plan.bits] = Step { table: number, word: 1 << plan.bits };
                plan.bits += 1;
            }
        }
        plan.high[..plan.bits].sort_unstable_by_key(|step| step.table);
        for place in 0..WORD_BITS {
            while inside[place] != place {
                let other = inside[place];
                inside.swap(place, other);
                let (low, high) = (place.min(other), place.max(other));
                plan.swaps[plan.swap_count] = ((1 << high) - (1 << low), SET[low] & !SET[high]);
                plan.swap_count += 1;
            }
        }
        plan
    }

    /// Combines the successors' values into `before`, indexed by `z`. The first word keeps bits whose successor is a
    /// win or that have no such push, the second word bits whose successor is not lost.
    pub fn narrow(&self, table: &[Pair], scratch: &mut Vec<[u64; 2]>, before: &mut [[u64; 2]]) {
        scratch.resize(1 << self.bits, [0; 2]);
        self.gather(table, scratch);
        for &(number, place) in &self.exchanges[..self.exchange_count] {
            exchange(scratch, number, place);
        }
        let flat = scratch.as_flattened_mut();
        match self.swap_count {
            0 => {}
            1 => delta_swaps::<1>(flat, &self.swaps),
            2 => delta_swaps::<2>(flat, &self.swaps),
            3 => delta_swaps::<3>(flat, &self.swaps),
            4 => delta_swaps::<4>(flat, &self.swaps),
            _ => delta_swaps::<5>(flat, &self.swaps),
        }
        if self.free >= WORD_BITS {
            let run = 1 << (self.free - WORD_BITS);
            for (before, after) in before.chunks_mut(2 * run).zip(scratch.chunks(run)) {
                for (before, after) in before.iter_mut().zip(after) {
                    let [win, no_loss] = judged(*after);
                    before[0] &= win;
                    before[1] &= no_loss;
                }
            }
        } else if self.blank {
            // The set fills one word with copies, so the result must too.
            let (mask, by) = (!SET[self.free], 1 << self.free);
            for (before, after) in before.iter_mut().zip(scratch) {
                let [win, no_loss] = judged(*after).map(|word| word & mask);
                before[0] &= win | win << by;
                before[1] &= no_loss | no_loss << by;
            }
        } else {
            let no_push = SET[self.free];
            for (before, after) in before.iter_mut().zip(scratch) {
                let [win, no_loss] = judged(*after);
                before[0] &= win | no_push;
                before[1] &= no_loss | no_push;
            }
        }
    }

    /// Copies the words of a table to their places, in the order of the table, whose reads are the slow ones.
    fn gather(&self, table: &[Pair], words: &mut [[u64; 2]]) {
        let read = |number: u32| {
            let [win, loss] = &table[number as usize];
            [win.load(Relaxed), loss.load(Relaxed)]
        };
        let bits = &self.high[..self.bits];
        let (low, high) = bits.split_at(self.bits.min(TABLE_BITS));
        let mut steps = [Step::default(); TABLE];
        let chunk = 1usize << low.len();
        for entry in 1..chunk {
            steps[entry] = steps[entry & (entry - 1)] ^ low[entry.trailing_zeros() as usize];
        }
        let steps = &steps[..chunk];
        // The change of a binary counter at each increment: its lowest bits up to the first 0.
        let mut flips = [Step::default(); MOST_HIGH + 1];
        let mut all = Step::default();
        for (flip, &bit) in flips.iter_mut().zip(high) {
            all = all ^ bit;
            *flip = all;
        }
        let mut base = Step::default();
        for count in 0..1usize << high.len() {
            if let Some((place, other)) = self.merge {
                let (mask, by) = (!SET[place], 1 << place);
                for &step in steps {
                    let Step { table, word } = base ^ step;
                    let (here, there) = (read(table), read(table | other));
                    words[word as usize] =
                        [here[0] & mask | (there[0] & mask) << by, here[1] & mask | (there[1] & mask) << by];
                }
            } else {
                for &step in steps {
                    let Step { table, word } = base ^ step;
                    words[word as usize] = read(table);
                }
            }
            base = base ^ flips[count.trailing_ones() as usize];
        }
    }
}

/// Masks of the states that are won, and that are not lost. Both bits set means undecided.
#[inline]
fn judged([win, loss]: [u64; 2]) -> [u64; 2] {
    [win & !loss, win | !loss]
}

/// One or more bits of a word number, in the table and in the gathered words.
#[derive(Clone, Copy, Default)]
struct Step {
    table: u32,
    word: u32,
}

impl BitXor for Step {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        Self { table: self.table ^ other.table, word: self.word ^ other.word }
    }
}

/// Exchanges bit `number` of the word numbers with bit `place` of the index inside a word.
fn exchange(words: &mut [[u64; 2]], number: u8, place: u8) {
    let (mask, by) = (!SET[usize::from(place)], 1 << place);
    let run = 1 << number;
    for both in words.chunks_mut(2 * run) {
        let (here, there) = both.split_at_mut(run);
        for (here, there) in here.as_flattened_mut().iter_mut().zip(there.as_flattened_mut()) {
            let changed = (*here >> by ^ *there) & mask;
            *there ^= changed;
            *here ^= changed << by;
        }
    }
}

fn delta_swaps<const COUNT: usize>(words: &mut [u64], swaps: &[(u32, u64); WORD_BITS]) {
    let swaps: [(u32, u64); COUNT] = std::array::from_fn(|i| swaps[i]);
    for word in words {
        let mut bits = *word;
        for (by, mask) in swaps {
            let changed = (bits >> by ^ bits) & mask;
            bits ^= changed ^ changed << by;
        }
        *word = bits;
    }
}
