//! Counts of the values of a level.

use std::sync::atomic::Ordering::Relaxed;

use crate::ai::solved::classes::Classes;
use crate::ai::solved::geometry::SYMMETRIES;

use super::crew::share;
use super::level::{Level, WORD_BITS, index_bits, words};

/// Digits of a counter: enough for all words of a level.
const DIGITS: usize = 32;

/// 64 counters for wins and 64 for losses, one a place in the word; digit by digit.
#[derive(Clone)]
struct Counters([[u64; 2]; DIGITS]);

impl Counters {
    fn add(&mut self, mut carry: [u64; 2]) {
        for digit in &mut self.0 {
            let next = [digit[0] & carry[0], digit[1] & carry[1]];
            *digit = [digit[0] ^ carry[0], digit[1] ^ carry[1]];
            if next == [0, 0] {
                return;
            }
            carry = next;
        }
    }

    /// The sum over the places whose index has so many bits set.
    fn sum(&self, bits_set: u32, cubes: usize) -> [u64; 2] {
        let places = (0..1u32 << WORD_BITS.min(cubes)).filter(|place| place.count_ones() == bits_set);
        let mask: u64 = places.fold(0, |mask, place| mask | 1 << place);
        [0, 1].map(|i| {
            let digits = (0..).zip(&self.0);
            digits.map(|(power, digit)| u64::from((digit[i] & mask).count_ones()) << power).sum()
        })
    }
}

/// Counts every class of a level, all images of the kept sets included. None if more states are won or lost
/// than there are, as in a damaged file.
pub fn count(level: &Level, threads: usize) -> Option<Classes> {
    let high_bits = index_bits(level.cubes) - WORD_BITS;
    let begin = || vec![vec![Counters([[0; 2]; DIGITS]); high_bits + 1]; SYMMETRIES + 1];
    let chunk = ((1 << 14) / words(level.cubes)).max(1);
    let workers = share(threads, level.sets.len(), chunk, begin, |counters, ranks| {
        for rank in ranks {
            let images = SYMMETRIES / level.board.sets.stabiliser(level.sets[rank]).count_ones() as usize;
            for (number, [win, loss]) in level.of_set(rank).iter().enumerate() {
                counters[images][number.count_ones() as usize].add([win.load(Relaxed), loss.load(Relaxed)]);
            }
        }
    });
    let mut classes = vec![(0, 0); level.cubes + 1];
    for (images, by_high) in workers.iter().flat_map(|worker| (0u64..).zip(worker)) {
        for (high, counters) in by_high.iter().enumerate() {
            for low in 0..=WORD_BITS.min(level.cubes) {
                let [wins, losses] = counters.sum(low as u32, level.cubes);
                classes[high + low].0 += images * wins;
                classes[high + low].1 += images * losses;
            }
        }
    }
    Classes::new(level.board.geometry.cells, classes)
}
