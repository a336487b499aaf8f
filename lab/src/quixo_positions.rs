//! The file of Quixo positions with the exact value of every move.
//!
//! The file is a list of records of 20 bytes, five little-endian `u32`: the cubes of the side to
//! move, the opponent's (bits as in [`board`](pushflip_core::rules::quixo::board)), and for each of the 44
//! pushes, in the order of their numbers, two bits: 0 the push keeps a draw, 1 it wins, 2 it loses,
//! 3 it is illegal. The added draws of `docs/rules.md` §1 are left out: endless play is a draw.
//!
//! One position in 64, told by a hash that symmetries do not change, is *held out*: nothing
//! learns from it or from the positions after its moves, so that it can examine what has learned.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

pub use pushflip_core::ai::tablebase::Value;
use pushflip_core::rules::quixo::board::{BOARD, Cell};
use pushflip_core::rules::quixo::{Position, Push};
use pushflip_core::rules::{BySide, Position as _, Side};

const RECORD: usize = 20;
/// One position in so many is held out.
const HELD_OUT_ONE_IN: u64 = 64;

/// Why there is no truth.
#[derive(Debug, thiserror::Error)]
pub enum TruthError {
    /// The file cannot be read.
    #[error("{path} cannot be read: {error}")]
    Unreadable {
        /// Where it should be.
        path: String,
        /// Why not.
        error: std::io::Error,
    },
    /// It is not made of records.
    #[error("{path} has {bytes} bytes, which is no whole number of records of {RECORD} bytes")]
    Length {
        /// Which file.
        path: String,
        /// How long it is.
        bytes: usize,
    },
    /// A record is not a position with its moves.
    #[error("{path}, record {number}: {reason}")]
    Record {
        /// Which file.
        path: String,
        /// From 1.
        number: usize,
        /// What is wrong.
        reason: &'static str,
    },
}

/// The cubes of the side to move and of the other one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cubes {
    /// The side to move.
    pub own: u32,
    /// The opponent.
    pub other: u32,
}

/// A position with the value of each of its moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record {
    /// The position.
    pub cubes: Cubes,
    values: [u32; 3],
}

impl Cubes {
    /// The position, with Cross to move.
    #[must_use]
    pub fn position(self) -> Position {
        Position::with_cubes(BySide([self.own, self.other]), Side::First)
    }

    /// What the side to move sees.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let side = position.side_to_move();
        Self { own: position.cubes(side), other: position.cubes(!side) }
    }

    /// This, under one of the eight symmetries.
    #[must_use]
    pub fn transformed(self, symmetry: usize) -> Self {
        let rows = &TURNED_ROWS[symmetry];
        let turn =
            |plane: u32| (0..5).fold(0, |turned, row| turned | rows[row][(plane >> (5 * row) & 31) as usize]);
        Self { own: turn(self.own), other: turn(self.other) }
    }

    /// The same number for all eight symmetric forms, another one for everything else.
    #[must_use]
    pub fn class(self) -> u64 {
        let number = |cubes: Self| u64::from(cubes.own) | u64::from(cubes.other) << 25;
        (0..8).map(|symmetry| number(self.transformed(symmetry))).min().expect("eight symmetries")
    }

    /// Whether nothing may learn from this position.
    #[must_use]
    pub fn is_held_out(self) -> bool {
        // The golden ratio spreads the class over the high bits.
        (self.class().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32).is_multiple_of(HELD_OUT_ONE_IN)
    }
}

/// For each symmetry and row, where the cubes of the row come to stand.
static TURNED_ROWS: LazyLock<[[[u32; 32]; 5]; 8]> = LazyLock::new(|| {
    let turned = |symmetry, cell: Cell| {
        let alone = Position::with_cubes(BySide([cell.bit(), 0]), Side::First);
        alone.transformed(symmetry).cubes(Side::First)
    };
    std::array::from_fn(|symmetry| {
        let cells: Vec<u32> = Cell::all().map(|cell| turned(symmetry, cell)).collect();
        let in_row = |row: usize, bits: usize| {
            (0..5)
                .filter(|column| bits >> column & 1 == 1)
                .fold(0, |turned, column| turned | cells[5 * row + column])
        };
        std::array::from_fn(|row| std::array::from_fn(|bits| in_row(row, bits)))
    })
});

impl Record {
    /// Reads a file of records.
    ///
    /// # Errors
    /// If there is none, or a record makes no sense.
    pub fn read_all(path: &Path) -> Result<Vec<Self>, TruthError> {
        let place = || path.display().to_string();
        let bytes = fs::read(path).map_err(|error| TruthError::Unreadable { path: place(), error })?;
        let (records, []) = bytes.as_chunks::<RECORD>() else {
            return Err(TruthError::Length { path: place(), bytes: bytes.len() });
        };
        let numbered = records.iter().enumerate();
        numbered
            .map(|(index, bytes)| {
                let wrong = |reason| TruthError::Record { path: place(), number: index + 1, reason };
                Self::from_bytes(bytes).map_err(wrong)
            })
            .collect()
    }

    fn from_bytes(bytes: &[u8; RECORD]) -> Result<Self, &'static str> {
        let (words, _) = bytes.as_chunks();
        let words: [u32; 5] = std::array::from_fn(|i| u32::from_le_bytes(words[i]));
        let [own, other, values @ ..] = words;
        if own & other != 0 || (own | other) & !BOARD != 0 {
            return Err("the cubes of the two sides overlap or leave the board");
        }
        let record = Self { cubes: Cubes { own, other }, values };
        let position = record.cubes.position();
        if position.outcome().is_some() {
            return Err("the game is over already");
        }
        let mut legal = 0u64;
        position.for_each_move(|push| legal |= 1 << push.index());
        if Push::all().any(|push| (legal >> push.index() & 1 == 1) != record.value_of(push).is_some()) {
            return Err("the moves that have a value are not the legal ones");
        }
        Ok(record)
    }

    /// The value of a push; none if it is illegal.
    #[must_use]
    pub fn value_of(&self, push: Push) -> Option<Value> {
        let number = usize::from(push.index());
        [Some(Value::Draw), Some(Value::Win), Some(Value::Loss), None]
            [(self.values[number / 16] >> (2 * (number % 16)) & 3) as usize]
    }

    /// The legal pushes with their values.
    pub fn moves(&self) -> impl Iterator<Item = (Push, Value)> {
        Push::all().filter_map(|push| Some((push, self.value_of(push)?)))
    }

    /// The value of the position: that of its best move.
    #[must_use]
    pub fn value(&self) -> Value {
        self.moves().map(|(_, value)| value).max().expect("a Quixo position has a move")
    }

    /// Whether some move loses value and some keeps it.
    #[must_use]
    pub fn is_critical(&self) -> bool {
        self.moves().any(|(_, value)| value != self.value())
    }

    /// The positions after the moves, where the game goes on, with their value to who then moves.
    pub fn successors(&self) -> impl Iterator<Item = (Cubes, Value)> {
        let position = self.cubes.position();
        self.moves().filter_map(move |(push, value)| {
            let next = position.play(push);
            next.outcome().is_none().then(|| (Cubes::of(&next), -value))
        })
    }
}
