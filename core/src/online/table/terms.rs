//! The terms of a table, and the rules for names.

use serde::{Deserialize, Serialize};

pub use super::name::{LONGEST_NAME, Name};

/// What is agreed for all matches at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// Game, options, clock and first position: the record of a match without a ply.
    pub record: String,
    /// What the host is called.
    pub host: Name,
    /// Whether a move can be taken back when everybody opposite agrees.
    pub undo: bool,
    /// How many may watch.
    pub spectators: u16,
}
