//! A cell of the Quixo board; [`board`](super::board) shows the numbers.

use std::fmt;
use std::str::FromStr;

use crate::language::msg;
use crate::rules::TextError;
use crate::rules::text::quoted;

/// All 25 cells.
pub const BOARD: u32 = (1 << 25) - 1;
/// The 16 cells from which a cube can be taken.
pub const BORDER: u32 = BOARD & !INNER;
const INNER: u32 = 0b01110 << 5 | 0b01110 << 10 | 0b01110 << 15;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(pub(super) u8);

impl Cell {
    /// The cell in a column and a row, both from 0; `None` outside the board.
    pub fn at(column: u8, row: u8) -> Option<Self> {
        (column < 5 && row < 5).then_some(Self(5 * row + column))
    }

    /// The cell with a bit number below 25. Panics if `index` is 25 or more.
    #[inline]
    pub fn from_index(index: u8) -> Self {
        assert!(index < 25, "a Quixo board has 25 cells");
        Self(index)
    }

    /// All cells in bit order: `a1` first, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..25).map(Self)
    }

    /// The bit number.
    #[inline]
    pub fn index(self) -> u8 {
        self.0
    }

    #[inline]
    pub fn bit(self) -> u32 {
        1 << self.0
    }

    /// The column, 0 for `a`.
    pub fn column(self) -> u8 {
        self.0 % 5
    }

    /// The row, 0 for row 1.
    pub fn row(self) -> u8 {
        self.0 / 5
    }

    /// Whether the cell is on the border, where cubes can be taken.
    pub fn is_border(self) -> bool {
        BORDER & self.bit() != 0
    }

    /// The image of the cell under one of the eight symmetries of the square: bit 2 of the number mirrors the
    /// columns, then bits 0 and 1 rotate the board clockwise by quarter turns.
    #[must_use]
    pub(super) fn transformed(self, symmetry: usize) -> Self {
        let mirrored = symmetry & 4 != 0;
        let start = (if mirrored { 4 - self.column() } else { self.column() }, self.row());
        let (column, row) = (0..symmetry & 3).fold(start, |(c, r), _| (r, 4 - c));
        Self(5 * row + column)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Cell {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if let &[column @ b'a'..=b'e', row @ b'1'..=b'5'] = text.as_bytes() {
            Ok(Self(5 * (row - b'1') + column - b'a'))
        } else {
            Err(TextError::new("cell", msg::FaultsCell { text: quoted(text) }))
        }
    }
}
