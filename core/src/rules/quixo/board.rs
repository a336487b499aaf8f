//! The 5×5 board and its 44 pushes, shared by both Quixo games.
//!
//! Bit numbers are `5·row + column`; row 0 is row 1 of the board, column 0 is `a`:
//! ```text
//! 5 | 20 21 22 23 24
//! 4 | 15 16 17 18 19
//! 3 | 10 11 12 13 14
//! 2 |  5  6  7  8  9
//! 1 |  0  1  2  3  4
//!      a  b  c  d  e
//! ```

use std::fmt;
use std::str::FromStr;

use crate::language::msg;
use crate::rules::text::is_dash;
use crate::rules::text::quoted;
use crate::rules::{IllegalMove, TextError};

pub const BOARD: u32 = (1 << 25) - 1;
/// The 16 cells from which a cube can be taken.
pub const BORDER: u32 = BOARD & !INNER;
const INNER: u32 = 0b01110 << 5 | 0b01110 << 10 | 0b01110 << 15;
const CORNERS: u32 = 1 | 1 << 4 | 1 << 20 | 1 << 24;
pub const COLUMN_A: u32 = 1 | 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20;
const ROW_1: u32 = 0b11111;
pub const DIAGONALS: [u32; 2] =
    [1 | 1 << 6 | 1 << 12 | 1 << 18 | 1 << 24, 1 << 4 | 1 << 8 | 1 << 12 | 1 << 16 | 1 << 20];

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

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

/// A push: a border cube is taken and inserted at another end of its row or column. There are 44. Pushes are
/// numbered by the taken cell and, for each cell, by the insertion: west end of the row, east end, south end of
/// the column, north end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Push(u8);

#[derive(Clone, Copy)]
struct Geometry {
    take: u8,
    insert: u8,
    /// The cells from the insertion to the gap, both inclusive.
    segment: u32,
    /// The cubes of the segment shift by this many bits, upwards or downwards.
    up: u8,
    down: u8,
}

const PUSHES: [Geometry; 44] = pushes();
/// The number of the first push of each cell. Entry 25 is the number of pushes.
const FIRST_PUSH: [u8; 26] = first_pushes();

const fn pushes() -> [Geometry; 44] {
    let mut table = [Geometry { take: 0, insert: 0, segment: 0, up: 0, down: 0 }; 44];
    let mut count = 0;
    let mut take = 0;
    while take < 25 {
        if BORDER >> take & 1 == 1 {
            let (column, row) = (take % 5, take / 5);
            let ends = [5 * row, 5 * row + 4, column, 20 + column];
            let mut end = 0;
            while end < 4 {
                let insert = ends[end];
                if insert != take {
                    let step = if end < 2 { 1 } else { 5 };
                    let (low, high) = if insert < take { (insert, take) } else { (take, insert) };
                    let mut segment = 0;
                    let mut cell = low;
                    while cell <= high {
                        segment |= 1 << cell;
                        cell += step;
                    }
                    let (up, down) = if insert < take { (step, 0) } else { (0, step) };
                    table[count] = Geometry { take, insert, segment, up, down };
                    count += 1;
                }
                end += 1;
            }
        }
        take += 1;
    }
    table
}

const fn first_pushes() -> [u8; 26] {
    let mut table = [0; 26];
    let mut cell = 0;
    while cell < 25 {
        // A corner has two pushes, another border cell three.
        table[cell + 1] = table[cell] + 3 * (BORDER >> cell & 1) as u8 - (CORNERS >> cell & 1) as u8;
        cell += 1;
    }
    table
}

impl Push {
    /// The push that takes the cube on `take` and inserts it at `insert`. The error is the reason why the
    /// board has no such push.
    pub fn new(take: Cell, insert: Cell) -> Result<Self, IllegalMove> {
        if BORDER & take.bit() == 0 {
            return Err(IllegalMove::NotOnBorder(take));
        }
        if take == insert {
            return Err(IllegalMove::BackToOwnCell(take));
        }
        Self::from_cell(take)
            .find(|push| push.insert() == insert)
            .ok_or(IllegalMove::NotAnEnd { take, insert })
    }

    /// The pushes of the cube on a cell; empty for inner cells.
    #[inline]
    pub fn from_cell(cell: Cell) -> impl Iterator<Item = Self> {
        let cell = usize::from(cell.0);
        (FIRST_PUSH[cell]..FIRST_PUSH[cell + 1]).map(Self)
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (0..44).map(Self)
    }

    /// The number of the push, 0 to 43.
    #[inline]
    pub fn index(self) -> u8 {
        self.0
    }

    #[inline]
    pub fn take(self) -> Cell {
        Cell(self.geometry().take)
    }

    #[inline]
    pub fn insert(self) -> Cell {
        Cell(self.geometry().insert)
    }

    /// The shifted cubes as pairs of cells (from, to), from the insertion to the neighbour of the gap.
    pub fn shifts(self) -> impl Iterator<Item = (Cell, Cell)> {
        let Geometry { take, insert, up, down, .. } = *self.geometry();
        let mut at = insert;
        std::iter::from_fn(move || {
            let from = at;
            (from != take).then(|| {
                at = from + up - down;
                (Cell(from), Cell(at))
            })
        })
    }

    #[inline]
    fn geometry(self) -> &'static Geometry {
        &PUSHES[usize::from(self.0)]
    }

    /// Applies the push to a bitboard; the bit of the inserted cell is cleared.
    #[must_use]
    #[inline]
    pub fn shift(self, plane: u32) -> u32 {
        let g = self.geometry();
        let moved = (plane & g.segment & !(1 << g.take)) << g.up >> g.down;
        plane & !g.segment | moved
    }

    pub(super) fn transformed(self, symmetry: usize) -> Self {
        Self::new(self.take().transformed(symmetry), self.insert().transformed(symmetry))
            .expect("a symmetry maps pushes to pushes")
    }
}

impl fmt::Display for Push {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.take(), self.insert())
    }
}

impl FromStr for Push {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let no_move = || TextError::new("move", msg::FaultsMove { text: quoted(text) });
        let (take, insert) = text.split_once(is_dash).ok_or_else(no_move)?;
        Self::new(take.parse()?, insert.parse()?).map_err(|illegal| TextError::new("move", illegal))
    }
}

/// The number of pushes of all cubes in `takeable`, a subset of the border.
pub(super) fn count_pushes(takeable: u32) -> u64 {
    u64::from(3 * takeable.count_ones() - (takeable & CORNERS).count_ones())
}

/// Whether a bitboard contains one of the twelve lines.
#[inline]
pub fn has_line(plane: u32) -> bool {
    let across = plane & plane >> 1;
    let across = across & across >> 2 & plane >> 4 & COLUMN_A;
    let upward = plane & plane >> 5;
    let upward = upward & upward >> 10 & plane >> 20 & ROW_1;
    let [rising, falling] = DIAGONALS;
    across | upward != 0 || plane & rising == rising || plane & falling == falling
}

/// The twelve lines of five cells.
pub fn lines() -> [u32; 12] {
    std::array::from_fn(|i| match i {
        0..5 => ROW_1 << (5 * i),
        5..10 => COLUMN_A << (i - 5),
        _ => DIAGONALS[i - 10],
    })
}

pub(super) fn completed_lines(plane: u32) -> impl Iterator<Item = u32> {
    lines().into_iter().filter(move |line| plane & line == *line)
}
