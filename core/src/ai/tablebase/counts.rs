//! Counts of won, lost and drawn states of a layer, by the number of the mover's cubes.

use std::ops::AddAssign;
use std::sync::atomic::Ordering::Relaxed;

use super::geometry::{MOST_CELLS, SYMMETRIES};
use super::layer::{Layer, WORD_BITS, index_bits, words};
use super::workers::parallel_chunks;

/// Numbers of states by value for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    pub wins: u64,
    pub losses: u64,
    pub draws: u64,
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Self) {
        self.wins += other.wins;
        self.losses += other.losses;
        self.draws += other.draws;
    }
}

/// The counts of a layer by class: entry `k` has `k` cubes of the mover, and all other cubes are the opponent's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClassCounts(pub Vec<Count>);

impl ClassCounts {
    /// Completes wins and losses of each class with the draws. `None` if there are more of them than states.
    pub fn new(cells: usize, wins_and_losses: impl IntoIterator<Item = (u64, u64)>) -> Option<Self> {
        let counts: Vec<(u64, u64)> = wins_and_losses.into_iter().collect();
        let cubes = counts.len().checked_sub(1)?;
        let placements = binomial(cells, cubes);
        let classes = counts.into_iter().enumerate().map(|(own, (wins, losses))| {
            let states = placements * binomial(cubes, own);
            Some(Count { wins, losses, draws: states.checked_sub(wins.checked_add(losses)?)? })
        });
        classes.collect::<Option<_>>().map(Self)
    }

    pub fn total(&self) -> Count {
        let mut total = Count::default();
        for &count in &self.0 {
            total += count;
        }
        total
    }
}

/// The binomial coefficient: subsets of size `chosen` of a set.
fn binomial(elements: usize, chosen: usize) -> u64 {
    debug_assert!(chosen <= elements && elements <= MOST_CELLS);
    (0..chosen as u64).fold(1, |product, i| product * (elements as u64 - i) / (i + 1))
}

/// Digits of a counter, enough for all words of a layer.
const DIGITS: usize = 32;

/// Bit-sliced counters: 64 for wins and 64 for losses, one for each position in the word.
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

    /// The sum of the counters whose index has this number of set bits.
    fn sum(&self, bits_set: u32, cubes: usize) -> [u64; 2] {
        let places = (0..1u32 << WORD_BITS.min(cubes)).filter(|place| place.count_ones() == bits_set);
        let mask: u64 = places.fold(0, |mask, place| mask | 1 << place);
        [0, 1].map(|i| {
            let digits = (0..).zip(&self.0);
            digits.map(|(power, digit)| u64::from((digit[i] & mask).count_ones()) << power).sum()
        })
    }
}

/// Counts each class of a layer, including all images of the canonical sets. `None` if more states are won or lost
/// than exist, as in a damaged file.
pub fn count(layer: &Layer, threads: usize) -> Option<ClassCounts> {
    let high_bits = index_bits(layer.cubes) - WORD_BITS;
    let begin = || vec![vec![Counters([[0; 2]; DIGITS]); high_bits + 1]; SYMMETRIES + 1];
    let chunk = ((1 << 14) / words(layer.cubes)).max(1);
    let workers = parallel_chunks(threads, layer.sets.len(), chunk, begin, |counters, ranks| {
        for rank in ranks {
            let images = SYMMETRIES / layer.board.sets.stabiliser(layer.sets[rank]).count_ones() as usize;
            for (number, [win, loss]) in layer.set_words(rank).iter().enumerate() {
                counters[images][number.count_ones() as usize].add([win.load(Relaxed), loss.load(Relaxed)]);
            }
        }
    });
    let mut classes = vec![(0, 0); layer.cubes + 1];
    for (images, by_high) in workers.iter().flat_map(|worker| (0u64..).zip(worker)) {
        for (high, counters) in by_high.iter().enumerate() {
            for low in 0..=WORD_BITS.min(layer.cubes) {
                let [wins, losses] = counters.sum(low as u32, layer.cubes);
                classes[high + low].0 += images * wins;
                classes[high + low].1 += images * losses;
            }
        }
    }
    ClassCounts::new(layer.board.geometry.cells, classes)
}
