//! The team game's network: the patterns of the twelve lines, and the directions of the dots on the border. Seats are
//! features by turn order only.

use std::sync::LazyLock;

use super::quixo::{self, LINES};
use super::{Network, Shape};
use crate::rules::bits;
use crate::rules::quixo::board::BORDER;

/// Number of sums.
pub const WIDTH: usize = 32;
/// Number of hidden units of each head.
pub const UNITS: usize = 8;
/// Number of border cells. Dots on inner cells do not matter.
const BORDER_CELLS: usize = 16;
const SEATS: usize = 4;
/// First feature of the dots.
const DOTS: usize = LINES * quixo::PATTERNS;
/// Hundredths for a logit of one.
pub const SCALE: u16 = 120;
/// Largest number of active features.
pub const ACTIVE: usize = LINES + BORDER_CELLS;
/// Number of Quixo buckets that share a head.
const STAGES_PER_BUCKET: usize = 2;
pub const SHAPE: Shape = Shape { features: DOTS + SEATS * BORDER_CELLS, active: ACTIVE, buckets: 7 };

static NETWORK: LazyLock<Network<WIDTH, UNITS>> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../assets/networks/quixo-teams.weights");
    Network::read(bytes, SHAPE).expect("the weights that are built in")
});

/// The number of a border cell, row by row. Entries of inner cells are unused.
const BORDER_NUMBER: [u16; 25] = border_numbers();

const fn border_numbers() -> [u16; 25] {
    let (mut table, mut cell, mut next) = ([0; 25], 0, 0);
    while cell < 25 {
        table[cell] = next;
        next += (BORDER >> cell & 1) as u16;
        cell += 1;
    }
    table
}

/// The planes of cubes whose dot faces each seat, in turn order from the seat to move.
pub type Cubes = [u32; SEATS];

/// The features of a position and their number.
pub fn features(cubes: &Cubes) -> ([u16; ACTIVE], usize) {
    let mut found = [0; ACTIVE];
    found[..LINES].copy_from_slice(&quixo::features(cubes[0] | cubes[2], cubes[1] | cubes[3]));
    let mut count = LINES;
    for (seat, plane) in cubes.iter().enumerate() {
        let first = (DOTS + seat * BORDER_CELLS) as u16;
        for cell in bits((plane & BORDER).into()) {
            found[count] = first + BORDER_NUMBER[usize::from(cell)];
            count += 1;
        }
    }
    (found, count)
}

/// The bucket of a position, by number of cubes.
pub fn bucket(cubes: &Cubes) -> usize {
    quixo::bucket(cubes[0] | cubes[2], cubes[1] | cubes[3]) / STAGES_PER_BUCKET
}

/// Evaluates a position for the side to move, in hundredths.
pub fn evaluate(cubes: &Cubes) -> i32 {
    let (features, count) = features(cubes);
    NETWORK.evaluate(&features[..count], bucket(cubes))
}
