//! The input features of Hexxagon's network: the *flower* of each of the 61 cells, that is, the cell with its up to
//! six neighbours. A piece that arrives in the centre flips exactly these neighbours.
//! ```text
//!       n             each is 0 empty, 1 own, 2 opponent's; together a number in base three:
//!    n     n          2187 states for a full flower, fewer at the edge and next to blocks,
//!       c             which are not part of it
//!    n     n
//!       n
//! ```
//! Flowers that a symmetry of the board maps to each other share a table of states. States that a symmetry of their
//! flower maps to each other share weights. So the evaluation has the symmetries of the board.

use crate::rules::Position as _;
use crate::rules::hexxagon::{Cell, Move, Position, WhenStuck};

pub const FLOWERS: usize = 61;
/// Flowers, padded to whole vectors.
const LANES: usize = 64;
/// Cells per lookup.
const PART: usize = 6;
const PARTS: usize = FLOWERS.div_ceil(PART);

/// The states of all flowers of a board, numbered across all tables.
pub struct Flowers {
    /// First state of each flower's table.
    first: [u16; LANES],
    /// Increment of each flower's state, by part of the board and set of pieces in it.
    added: Vec<[[u16; LANES]; 1 << PART]>,
    /// The weights index of each state.
    weights: Vec<u16>,
    /// The piece in the centre by weights index: 1 own, -1 the opponent's, 0 none.
    middles: Vec<i8>,
}

impl Flowers {
    /// The flowers of the board with or without blocks.
    pub fn new(blocks: bool) -> Self {
        let board = Position::start(blocks, WhenStuck::default());
        let image = |cell: Cell, symmetry: usize| {
            let moved = board.transformed_move(Move::Clone { to: cell }, symmetry);
            moved.to().expect("a target cell")
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
            let mut in_place: Vec<Vec<usize>> = Vec::new();
            for symmetry in 0..board.symmetries() {
                let images = cells.iter().map(|&cell| image(cell, symmetry));
                let flower = usize::from(image(centre, symmetry).index());
                if flower == usize::from(centre.index()) {
                    let place = |image| cells.iter().position(|&cell| cell == image);
                    in_place.push(images.map(|image| place(image).expect("a cell of the flower")).collect());
                } else if !done[flower] {
                    flowers.add_images(flower, first, images);
                }
                done[flower] = true;
            }
            flowers.add_images(centre.index().into(), first, cells.iter().copied());
            flowers.assign_weights(cells.first() == Some(&centre), cells.len(), &in_place);
        }
        flowers.extend_to_sets();
        flowers
    }

    /// Enters the increments of single pieces on the cells of a flower.
    fn add_images(&mut self, flower: usize, first: u16, cells: impl Iterator<Item = Cell>) {
        self.first[flower] = first;
        let mut digit = 1;
        for cell in cells {
            let cell = usize::from(cell.index());
            self.added[cell / PART][1 << (cell % PART)][flower] = digit;
            digit *= 3;
        }
    }

    /// Assigns weights indices to the states of a table. `has_middle` if the first cell is the centre; `in_place` are
    /// the symmetries that map the flower to itself: the destination of each cell.
    fn assign_weights(&mut self, has_middle: bool, cells: usize, in_place: &[Vec<usize>]) {
        let first = self.weights.len();
        for state in 0..3usize.pow(cells as u32) {
            let images = in_place.iter().map(|places| turned(state, places));
            let least = images.min().expect("at least one symmetry");
            if least == state {
                self.weights.push(self.middles.len() as u16);
                self.middles.push(if has_middle { [0, 1, -1][state % 3] } else { 0 });
            } else {
                self.weights.push(self.weights[first + least]);
            }
        }
    }

    /// Extends the increments from single pieces to sets of pieces.
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

    pub fn states(&self) -> usize {
        self.weights.len()
    }

    /// Number of different weights.
    pub fn weights(&self) -> usize {
        self.middles.len()
    }

    pub fn weights_of(&self, state: usize) -> usize {
        self.weights[state].into()
    }

    /// The piece in the centre of states with these weights: 1 own, -1 the opponent's, 0 none.
    pub fn middle(&self, weights: usize) -> i8 {
        self.middles[weights]
    }

    #[expect(clippy::inline_always, reason = "uses the vector instructions of the caller")]
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

    #[expect(clippy::inline_always, reason = "uses the vector instructions of the caller")]
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

/// The image of a state under a symmetry of its flower.
fn turned(state: usize, places: &[usize]) -> usize {
    let digits = places.iter().enumerate();
    digits.map(|(from, &to)| state / 3usize.pow(from as u32) % 3 * 3usize.pow(to as u32)).sum()
}
