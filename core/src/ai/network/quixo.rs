//! Quixo's network: the patterns of the twelve lines as features.

use std::sync::LazyLock;

use super::{Network, Shape};
use crate::rules::quixo::board::{COLUMN_A, DIAGONALS};

/// Number of sums.
pub const WIDTH: usize = 128;
/// Number of hidden units of each head.
pub const UNITS: usize = 16;
/// Number of patterns of a line: each cell is own, the opponent's or blank.
pub(super) const PATTERNS: usize = 243;
pub(super) const LINES: usize = 12;
const CUBES_PER_BUCKET: u32 = 2;
/// Hundredths for a logit of one.
pub const SCALE: u16 = 100;
pub const SHAPE: Shape = Shape { features: LINES * PATTERNS, active: LINES, buckets: 13 };

static NETWORK: LazyLock<Network<WIDTH, UNITS>> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../assets/networks/quixo.weights");
    Network::read(bytes, SHAPE).expect("the weights that are built in")
});

/// Converts the five bits of a line to base three.
const TERNARY: [u16; 32] = ternary();

const fn ternary() -> [u16; 32] {
    let mut table = [0; 32];
    let mut bits = 0;
    while bits < 32 {
        let mut cell = 5;
        while cell > 0 {
            cell -= 1;
            table[bits] = 3 * table[bits] + (bits >> cell & 1) as u16;
        }
        bits += 1;
    }
    table
}

/// Multiplier that gathers bits 0, 5, 10, 15 and 20 in bits 20 to 24.
pub(in crate::ai) const GATHER_COLUMN: u32 = 1 << 20 | 1 << 16 | 1 << 12 | 1 << 8 | 1 << 4;
/// Multiplier that adds up rows in bits 20 to 24. The cells of a diagonal do not collide.
const GATHER_ROWS: u32 = 1 << 20 | 1 << 15 | 1 << 10 | 1 << 5 | 1;

/// The five bits of each line: rows, columns, diagonals.
fn lines(plane: u32) -> [usize; LINES] {
    std::array::from_fn(|line| {
        let bits = match line {
            0..5 => plane >> (5 * line),
            5..10 => (plane >> (line - 5) & COLUMN_A).wrapping_mul(GATHER_COLUMN) >> 20,
            _ => (plane & DIAGONALS[line - 10]).wrapping_mul(GATHER_ROWS) >> 20,
        };
        (bits & 31) as usize
    })
}

/// The features of a position: the pattern of each line, seen from the side whose cubes are `own`.
pub fn features(own: u32, other: u32) -> [u16; LINES] {
    let (own, other) = (lines(own), lines(other));
    std::array::from_fn(|line| (line * PATTERNS) as u16 + TERNARY[own[line]] + 2 * TERNARY[other[line]])
}

/// The bucket of a position, by number of cubes.
pub fn bucket(own: u32, other: u32) -> usize {
    ((own | other).count_ones() / CUBES_PER_BUCKET) as usize
}

/// Evaluates a position for the side to move, whose cubes are `own`, in hundredths.
pub fn evaluate(own: u32, other: u32) -> i32 {
    NETWORK.evaluate(&features(own, other), bucket(own, other))
}
