//! Errors in a position or record text, as data for every language.

use super::{IllegalMove, printable};

/// What is wrong with a text. The sentence of a [`TextError`](super::TextError) says the same in English,
/// and more of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Fault {
    /// Nothing that a player meets in the window.
    #[default]
    Other,
    /// It is neither a record nor a position.
    Neither,
    /// A position does not have its four fields but so many.
    Fields(usize),
    /// The board does not have five rows or rings but so many.
    Lines {
        /// Rings of Hexxagon, or rows of Quixo.
        rings: bool,
        /// How many there are.
        found: usize,
    },
    /// A row or ring does not have its number of cells.
    Cells {
        /// The row or ring.
        place: Place,
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// A sign means nothing in this row or ring.
    Sign(Place, char),
    /// A number in this row or ring is no number of empty cells.
    Run(Place, String),
    /// The blocks of Hexxagon are missing, or there are some where there should be none.
    Blocks,
    /// The moves that count for a draw are no number of 0 and more.
    QuietNumber(String),
    /// The number of the move is no number of 1 and more.
    PlyNumber(String),
    /// Nobody who could be to move.
    Side(String),
    /// No cell has this name.
    Cell(String),
    /// It is not a move.
    Move(String),
    /// A move that cannot be played.
    Illegal(IllegalMove),
    /// A tag, a comment or quotes are not closed or stand in the wrong place.
    Syntax,
    /// It has the tags of no game.
    NoVariant,
    /// A tag whose value makes no sense.
    Tag(String),
    /// A tag that is given twice.
    TagTwice(String),
    /// Another move number is next.
    MoveNumber {
        /// The number in the record.
        found: String,
        /// The number that is next.
        expected: usize,
    },
    /// Something follows the result.
    AfterResult,
    /// The result is not that of the moves.
    Result,
    /// It would be too long when it is saved.
    TooLong {
        /// Its length, in kB.
        found: usize,
        /// The most, in kB.
        most: usize,
    },
}

/// A row of Quixo, by its number, or a ring of Hexxagon, by its letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A row, from 1.
    Row(u8),
    /// A ring, from `a`.
    Ring(char),
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Row(row) => write!(f, "board, row {row}"),
            Self::Ring(ring) => write!(f, "board, ring {ring}"),
        }
    }
}

/// The most characters of what a fault quotes, which may be a whole damaged file.
const LONGEST: usize = 60;

/// Text from outside, as it can be shown in a sentence.
pub(crate) fn quoted(text: &str) -> String {
    let shown = printable(text.chars().take(LONGEST).collect::<String>());
    if text.chars().nth(LONGEST).is_some() { shown + "…" } else { shown }
}
