//! The context model of the opening's compression.
//!
//! Most states of a class (cubes of the mover, cubes of the opponent) have the same value. The others form clusters:
//! states that differ by one exchange of cubes, and the same state in the previous set. So the values of a set are
//! coded in the order of their indices, each with a probability for its context: both sides' cubes on the border, the
//! values of lower neighbours, and the value in the previous set. The probabilities are part of the file.

use std::ops::Range;

use crate::ai::tablebase::Value;

/// Sets of a block. Larger blocks compress better; smaller blocks are read faster.
pub const SETS_PER_BLOCK: usize = 32;

/// Buckets of the number of lower neighbours.
const MANY: [u8; 21] = [0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6];
const MANY_BUCKETS: usize = 7;
/// Number of buckets for the share of unusual values among them, besides none and all.
const SHARES: usize = 8;
const SHARE_BUCKETS: usize = SHARES + 2;
const NEIGHBOUR_CONTEXTS: usize = MANY_BUCKETS * SHARE_BUCKETS;
const SYMBOLS: usize = 3;

/// The values of a class, the most frequent first. A symbol is an index into it.
pub type Order = [Value; SYMBOLS];

/// The states of a class in any set.
pub struct States {
    /// Cubes of the mover and of the opponent.
    pub own: usize,
    pub other: usize,
    /// The indices of the states, ascending.
    pub indices: Vec<u16>,
    /// For each state the positions of its lower neighbours.
    neighbours: Vec<Vec<u16>>,
}

impl States {
    /// The states of a layer with this number of the mover's cubes.
    pub fn new(cubes: usize, own: usize) -> Self {
        let indices: Vec<u16> =
            (0..1 << cubes).filter(|index: &u16| index.count_ones() as usize == own).collect();
        let neighbours = indices.iter().map(|&index| {
            let below = indices.iter().take_while(|&&lower| lower < index);
            let near = below.enumerate().filter(|(_, lower)| (**lower ^ index).count_ones() == 2);
            near.map(|(place, _)| place as u16).collect()
        });
        Self { own, other: cubes - own, neighbours: neighbours.collect(), indices }
    }

    pub fn contexts(&self) -> usize {
        (self.own + 1) * (self.other + 1) * NEIGHBOUR_CONTEXTS * SYMBOLS
    }

    /// Codes the states of a set. `symbols` holds the previous set's symbols, and this set's after the call. `code`
    /// codes a position's symbol in a context, given the previous symbol.
    pub fn code(&self, inner: u32, symbols: &mut [u8], mut code: impl FnMut(usize, usize, u8) -> u8) {
        let border = self.own + self.other - inner as usize;
        for (place, (&index, near)) in self.indices.iter().zip(&self.neighbours).enumerate() {
            let own_border = (index >> inner).count_ones() as usize;
            let unusual = near.iter().filter(|&&lower| symbols[usize::from(lower)] != 0).count();
            let share = match unusual {
                0 => 0,
                all if all == near.len() => SHARE_BUCKETS - 1,
                some => 1 + some * SHARES / near.len(),
            };
            let many = usize::from(MANY[near.len().min(MANY.len() - 1)]);
            let sides = own_border * (self.other + 1) + border - own_border;
            let before = symbols[place];
            let context = (sides * NEIGHBOUR_CONTEXTS + many * SHARE_BUCKETS + share) * SYMBOLS;
            symbols[place] = code(place, context + usize::from(before), before);
        }
    }
}

pub fn sets_of_block(block: usize, sets: usize) -> Range<usize> {
    block * SETS_PER_BLOCK..sets.min((block + 1) * SETS_PER_BLOCK)
}

/// The values by their number in the file.
pub const VALUES: [Value; SYMBOLS] = [Value::Draw, Value::Win, Value::Loss];
