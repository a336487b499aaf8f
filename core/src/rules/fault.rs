//! Errors in a position or record text, as data for every language.

use super::{IllegalMove, printable};

/// The kind of an error in a text, for translation. The `Display` of [`TextError`](super::TextError) is the
/// English sentence.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Fault {
    /// An error that cannot occur in the window.
    #[default]
    Other,
    /// The text is neither a record nor a position.
    Neither,
    /// A position does not have four fields. The value is the number of fields found.
    Fields(usize),
    /// The board does not have five rows or rings.
    Lines {
        /// True for rings of Hexxagon, false for rows of Quixo.
        rings: bool,
        /// The number of rows or rings found.
        found: usize,
    },
    /// A row or ring has the wrong number of cells.
    Cells {
        /// The row or ring.
        place: Place,
        /// The number of cells found.
        found: usize,
        /// The number of cells expected.
        wanted: usize,
    },
    /// An invalid character in a row or ring.
    Sign(Place, char),
    /// An invalid run length of empty cells in a row or ring.
    Run(Place, String),
    /// The blocks of Hexxagon are missing or in the wrong place.
    Blocks,
    /// The number of quiet plies is not an integer from 0.
    QuietNumber(String),
    /// The ply number is not an integer from 1.
    PlyNumber(String),
    /// The side to move is invalid.
    Side(String),
    /// The cell does not exist.
    Cell(String),
    /// The text is not a move.
    Move(String),
    /// The move is illegal.
    Illegal(IllegalMove),
    /// A tag, a comment or a quoted string is misplaced or not closed.
    Syntax,
    /// The tags name no known variant.
    NoVariant,
    /// A tag has an invalid value.
    Tag(String),
    /// A tag occurs twice.
    TagTwice(String),
    /// A move number is out of order.
    MoveNumber {
        /// The number found.
        found: String,
        /// The number expected.
        expected: usize,
    },
    /// There is text after the result.
    AfterResult,
    /// The result contradicts the moves.
    Result,
    /// The record is longer than a saved record may be.
    TooLong {
        /// Its length in kB.
        found: usize,
        /// The largest length in kB.
        most: usize,
    },
}

/// A row of Quixo by number, or a ring of Hexxagon by letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A row, 1 to 5.
    Row(u8),
    /// A ring, `a` to `e`.
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

/// The largest number of quoted characters; the text may be a whole damaged file.
const MAX_QUOTED: usize = 60;

/// Sanitises and shortens text from outside, to quote it in an error message.
pub(crate) fn quoted(text: &str) -> String {
    let shown = printable(text.chars().take(MAX_QUOTED).collect::<String>());
    if text.chars().nth(MAX_QUOTED).is_some() { shown + "…" } else { shown }
}
