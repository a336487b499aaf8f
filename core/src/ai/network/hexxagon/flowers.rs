//! The input features of Hexxagon's network: around each of the 61 cells its *flower*, the cell with its up
//! to six neighbours. A piece that arrives at the centre flips exactly these neighbours.
//! ```text
//!       n             each of them 0 empty, 1 own, 2 other; together a number in base three:
//!    n     n          2187 states for a full flower, fewer at the edge and next to blocks,
//!       c             which are never anything
//!    n     n
//!       n
//! ```
//! Cells that a symmetry of the board brings onto each other share their table of states, each
//! turned as the symmetry turns it; states that a symmetry in place brings onto each other share
//! their weights. So the evaluation has the symmetries of the board.

use crate::rules::Position as _;
use crate::rules::hexxagon::{Cell, Move, Position, WhenStuck};

/// How many flowers there are.
pub const FLOWERS: usize = 61;
/// Flowers with empty lanes up to a whole number of vectors.
const LANES: usize = 64;
/// Cells whose pieces are looked up in one go.
const PART: usize = 6;
const PARTS: usize = FLOWERS.div_ceil(PART);

/// The states of all flowers of a board, numbered through all tables.
pub struct Flowers {
    /// Where the table of each flower begins.
    first: [u16; LANES],
    /// For each part of the board and each set of pieces in it, what the pieces add to each state.
    added: Vec<[[u16; LANES]; 1 << PART]>,
    /// The number of the weights of each state.
    weights: Vec<u16>,
    /// By number of weights: what stands in the middle, 1 for own and -1 for other.
    middles: Vec<i8>,
}

/// A table of states: that of the first flower of a kind, and how the others are turned onto it.
struct Kind {
    centre: Cell,
    /// The centre first, if it can hold a piece.
    cells: Vec<Cell>,
    /// Symmetries that leave the flower in place: for each cell, the place to which it goes.
    in_place: Vec<Vec<usize>>,
}

impl Kind {
    fn states(&self) -> usize {
        3usize.pow(self.cells.len() as u32)
    }

    fn middle(&self, state: usize) -> i8 {
        let has_middle = self.cells.first() == Some(&self.centre);
        if has_middle { [0, 1, -1][state % 3] } else { 0 }
    }

    /// A state under a symmetry that leaves the flower in place.
    fn turned(state: usize, places: &[usize]) -> usize {
        let digits = places.iter().enumerate();
        digits.map(|(from, &to)| state / 3usize.pow(from as u32) % 3 * 3usize.pow(to as u32)).sum()
    }
}

impl Flowers {
    /// The flowers of the board with or without blocks.
    pub fn new(blocks: bool) -> Self {
        let board = Position::start(blocks, WhenStuck::default());
        let image = |cell: Cell, symmetry: usize| {
            let moved = board.transformed_move(Move::Clone { to: cell }, symmetry);
            moved.to().expect("a clone arrives")
        };
        let mut flowers = Self {
            first: [0; LANES],
            added: vec![[[0; LANES]; 1 << PART]; PARTS],
            weights: Vec::new(),
            middles: Vec::new(),
        };
        let mut done = [false; FLOWERS];
        for centre in Cell::all() {
            if done[usize::from(centre.index())] {
                continue;
            }
            let within =
                |plane: u64| Cell::all().filter(move |cell| plane & board.playable() & cell.bit() != 0);
            let cells: Vec<Cell> = within(centre.bit()).chain(within(centre.neighbours())).collect();
            let first = flowers.weights.len() as u16;
            let mut in_place = Vec::new();
            for symmetry in 0..board.symmetries() {
                let images = cells.iter().map(|&cell| image(cell, symmetry));
                let flower = usize::from(image(centre, symmetry).index());
                if flower == usize::from(centre.index()) {
                    let place = |image| cells.iter().position(|&cell| cell == image);
                    in_place.push(images.map(|image| place(image).expect("the flower stays")).collect());
                } else if !done[flower] {
                    flowers.add_images(flower, first, images);
                }
                done[flower] = true;
            }
            flowers.add_images(centre.index().into(), first, cells.iter().copied());
            flowers.assign_weights(&Kind { centre, cells, in_place });
        }
        flowers.extend_to_sets();
        flowers
    }

    /// Notes what a single piece on each cell of a flower adds to its state.
    fn add_images(&mut self, flower: usize, first: u16, cells: impl Iterator<Item = Cell>) {
        self.first[flower] = first;
        let mut digit = 1;
        for cell in cells {
            let cell = usize::from(cell.index());
            self.added[cell / PART][1 << (cell % PART)][flower] = digit;
            digit *= 3;
        }
    }

    /// Numbers the weights of a kind's states.
    fn assign_weights(&mut self, kind: &Kind) {
        let first = self.weights.len();
        for state in 0..kind.states() {
            let images = kind.in_place.iter().map(|places| Kind::turned(state, places));
            let least = images.min().expect("the identity at least");
            if least == state {
                self.weights.push(self.middles.len() as u16);
                self.middles.push(kind.middle(state));
            } else {
                self.weights.push(self.weights[first + least]);
            }
        }
    }

    /// From single pieces to sets of pieces.
    fn extend_to_sets(&mut self) {
        for part in &mut self.added {
            for set in 1..part.len() {
                let (rest, lowest) = (part[set & (set - 1)], part[set & set.wrapping_neg()]);
                if set & (set - 1) != 0 {
                    part[set] = std::array::from_fn(|flower| rest[flower] + lowest[flower]);
                }
            }
        }
    }

    /// How many states there are in all tables.
    pub fn states(&self) -> usize {
        self.weights.len()
    }

    /// How many different weights they have.
    pub fn weights(&self) -> usize {
        self.middles.len()
    }

    /// The number of the weights of a state.
    pub fn weights_of(&self, state: usize) -> usize {
        self.weights[state].into()
    }

    /// What stands in the middle in the states with these weights: 1 own, -1 other, 0 nothing.
    pub fn middle(&self, weights: usize) -> i8 {
        self.middles[weights]
    }

    /// The state of each flower.
    #[expect(clippy::inline_always, reason = "it takes the vectors of the function that calls it")]
    #[inline(always)]
    pub fn states_of(&self, own: u64, other: u64) -> [u16; FLOWERS] {
        let mut states = [0; LANES];
        self.add(&mut states, other);
        for (state, first) in states.iter_mut().zip(&self.first) {
            *state = 2 * *state + first;
        }
        self.add(&mut states, own);
        *states.first_chunk().expect("more lanes than flowers")
    }

    #[expect(clippy::inline_always, reason = "it takes the vectors of the function that calls it")]
    #[inline(always)]
    fn add(&self, states: &mut [u16; LANES], pieces: u64) {
        for (number, part) in self.added.iter().enumerate() {
            let set = (pieces >> (PART * number)) as usize % part.len();
            for (state, added) in states.iter_mut().zip(&part[set]) {
                *state += added;
            }
        }
    }
}
