//! The training file of Quixo positions with the exact value of every move.
//!
//! The file is a list of records of 20 bytes, five little-endian `u32`: the cubes of the side to move, the
//! cubes of the opponent (bits as in [`board`](pushflip_core::rules::quixo::board)), and two bits for each of
//! the 44 pushes in the order of their numbers: 0 the push keeps a draw, 1 it wins, 2 it loses, 3 it is
//! illegal. The values ignore draws by repetition and by quiet plies: endless play is a draw.
//!
//! One position in 64, chosen by a hash that is invariant under symmetries, is *held out*: neither it nor the
//! positions after its moves are used for training, so that exams and validation can use them.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use crate::error::Error;
pub use pushflip_core::ai::tablebase::Value;
use pushflip_core::rules::quixo::board::{BOARD, Cell};
use pushflip_core::rules::quixo::{Position, Push};
use pushflip_core::rules::{BySide, Position as _, Side};

const RECORD_BYTES: usize = 20;
/// One position in this many is held out.
const HELD_OUT_ONE_IN: u64 = 64;

/// The cubes of the side to move and of the opponent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cubes {
    /// The cubes of the side to move.
    pub own: u32,
    /// The cubes of the opponent.
    pub other: u32,
}

/// A position with the value of each of its moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LabelledPosition {
    pub cubes: Cubes,
    values: [u32; 3],
}

impl Cubes {
    /// The position, with Cross to move.
    #[must_use]
    pub fn position(self) -> Position {
        Position::with_cubes(BySide([self.own, self.other]), Side::First)
    }

    /// The cubes of a position, seen from the side to move.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let side = position.side_to_move();
        Self { own: position.cubes(side), other: position.cubes(!side) }
    }

    /// The cubes under one of the eight symmetries.
    #[must_use]
    pub fn transformed(self, symmetry: usize) -> Self {
        let rows = &TURNED_ROWS[symmetry];
        let turn =
            |plane: u32| (0..5).fold(0, |turned, row| turned | rows[row][(plane >> (5 * row) & 31) as usize]);
        Self { own: turn(self.own), other: turn(self.other) }
    }

    /// A number that identifies the position up to symmetry.
    #[must_use]
    pub fn class(self) -> u64 {
        let number = |cubes: Self| u64::from(cubes.own) | u64::from(cubes.other) << 25;
        (0..8).map(|symmetry| number(self.transformed(symmetry))).min().expect("eight symmetries")
    }

    /// Whether the position is held out from training.
    #[must_use]
    pub fn is_held_out(self) -> bool {
        // Fibonacci hashing.
        (self.class().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32).is_multiple_of(HELD_OUT_ONE_IN)
    }
}

/// The cells after a symmetry, by symmetry, row and occupation of the row.
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

impl LabelledPosition {
    /// Reads a file.
    ///
    /// # Errors
    /// If it cannot be read, or a record is invalid.
    pub fn read_all(path: &Path) -> Result<Vec<Self>, Error> {
        let place = || path.display().to_string();
        let bytes =
            fs::read(path).map_err(|error| Error::Input(format!("{} cannot be read: {error}", place())))?;
        let (records, []) = bytes.as_chunks::<RECORD_BYTES>() else {
            return Err(Error::Input(format!(
                "{} has {} bytes, which is no whole number of records of {RECORD_BYTES} bytes",
                place(),
                bytes.len()
            )));
        };
        let numbered = records.iter().enumerate();
        numbered
            .map(|(index, bytes)| {
                let wrong =
                    |reason: &str| Error::Input(format!("{}, record {}: {reason}", place(), index + 1));
                Self::from_bytes(bytes).map_err(wrong)
            })
            .collect()
    }

    fn from_bytes(bytes: &[u8; RECORD_BYTES]) -> Result<Self, &'static str> {
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

    /// The value of a push. The result is `None` if the push is illegal.
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

    /// The value of the position, which is the value of its best move.
    #[must_use]
    pub fn value(&self) -> Value {
        self.moves().map(|(_, value)| value).max().expect("a Quixo position has a move")
    }

    /// Whether some moves lose value.
    #[must_use]
    pub fn is_critical(&self) -> bool {
        self.moves().any(|(_, value)| value != self.value())
    }

    /// The unfinished positions after the moves, with their values for the side to move there.
    pub fn successors(&self) -> impl Iterator<Item = (Cubes, Value)> {
        let position = self.cubes.position();
        self.moves().filter_map(move |(push, value)| {
            let next = position.play(push);
            next.outcome().is_none().then(|| (Cubes::of(&next), -value))
        })
    }
}
