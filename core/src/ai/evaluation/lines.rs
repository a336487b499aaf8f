//! Lookup tables for the cubes on the twelve lines of the 5×5 board.

use crate::ai::network::quixo::GATHER_COLUMN;
use crate::rules::bits;
use crate::rules::quixo::board::{COLUMN_A, Cell, DIAGONALS, Push, has_line};

/// Value of a line by the number of one side's cubes, without opposing cubes, in hundredths.
const OPEN_LINE: [i32; 6] = [0, 10, 26, 60, 130, 0];
/// The same with opposing cubes on the line, which pushes can remove.
const MIXED_LINE: [i32; 6] = [0, 8, 18, 38, 70, 0];
/// Value of a cube, in hundredths.
const CUBE: i32 = 60;

/// Value of a line by its ten bits: own cubes, then opposing cubes. Rows include the value of the cubes.
static LINE: [i16; 1024] = line_table(0);
static ROW: [i16; 1024] = line_table(CUBE);

const fn line_table(cube: i32) -> [i16; 1024] {
    let mut table = [0; 1024];
    let mut index = 0;
    while index < 1024 {
        let (own, other) = ((index & 31_usize).count_ones(), (index >> 5).count_ones());
        let value = if own == 0 || other == 0 { OPEN_LINE } else { MIXED_LINE };
        let cubes = own.cast_signed() - other.cast_signed();
        table[index] = (value[own as usize] - value[other as usize] + cube * cubes) as i16;
        index += 1;
    }
    table
}

#[inline]
fn column(plane: u32, column: u32) -> usize {
    ((plane >> column & COLUMN_A).wrapping_mul(GATHER_COLUMN) >> 20 & 31) as usize
}

/// Evaluates all lines for the side whose cubes are `own`, in hundredths.
pub(super) fn evaluate(own: u32, other: u32) -> i32 {
    let mut total = 0;
    for i in 0..5 {
        let row = own >> (5 * i) & 31 | (other >> (5 * i) & 31) << 5;
        total += i32::from(ROW[row as usize]);
        total += i32::from(LINE[column(own, i) | column(other, i) << 5]);
    }
    for diagonal in DIAGONALS {
        let (own, other) = ((own & diagonal).count_ones(), (other & diagonal).count_ones());
        total += i32::from(LINE[(1 << own) - 1 | (1 << other) - 1 << 5]);
    }
    total
}

/// Bit `i` is set if `i` has at least four of five bits set.
const AT_LEAST_FOUR: u32 = 1 << 0b01111 | 1 << 0b10111 | 1 << 0b11011 | 1 << 0b11101 | 1 << 0b11110 | 1 << 31;

/// Whether a plane has four cubes on a line. Without them no push completes a line, since a push adds at most one
/// cube to a line.
#[inline]
fn has_four(plane: u32) -> bool {
    let four = |bits: usize| AT_LEAST_FOUR >> bits & 1 != 0;
    (0..5).any(|i| four((plane >> (5 * i) & 31) as usize) || four(column(plane, i)))
        || DIAGONALS.iter().any(|diagonal| (plane & diagonal).count_ones() >= 4)
}

/// A push of a cube in `takeable` that completes an own line and no opposing one.
pub(super) fn winning_push(own: u32, other: u32, takeable: u32) -> Option<Push> {
    if !has_four(own) {
        return None;
    }
    let wins = |push: &Push| has_line(push.shift(own) | push.insert().bit()) && !has_line(push.shift(other));
    bits(takeable.into()).flat_map(|cell| Push::from_cell(Cell::from_index(cell))).find(wins)
}

pub(super) fn has_diagonal(plane: u32) -> bool {
    DIAGONALS.iter().any(|diagonal| plane & diagonal == *diagonal)
}

#[cfg(test)]
mod tests {
    use super::{CUBE, LINE, column, evaluate};
    use crate::rules::quixo::board;

    #[test]
    fn the_tables_add_up_to_the_lines() {
        let (mut own, mut other) = (0b10110_01000_11011_00001_10101, 0b01000_10011_00100_11000_01010);
        for _ in 0..25 {
            let pattern = |plane: u32, line: u32| (1usize << (plane & line).count_ones()) - 1;
            let lines = board::lines()
                .iter()
                .map(|&line| i32::from(LINE[pattern(own, line) | pattern(other, line) << 5]))
                .sum::<i32>();
            let cubes = own.count_ones().cast_signed() - other.count_ones().cast_signed();
            assert_eq!(evaluate(own, other), lines + CUBE * cubes);
            assert_eq!(evaluate(other, own), -evaluate(own, other));
            own = (own << 3 | own >> 22) & board::BOARD & !other;
            other = (other << 7 | other >> 18) & board::BOARD & !own;
        }
        assert_eq!(column(1 << 3 | 1 << 13 | 1 << 23, 3), 0b10101);
    }
}
