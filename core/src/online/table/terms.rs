//! The terms of a table.

use serde::{Deserialize, Serialize};

pub use super::name::{LONGEST_NAME, Name};

/// The terms of all matches at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// Variant, options, clock and start position: the record of a match without a ply.
    pub record: String,
    /// The host's name.
    pub host: Name,
    /// Whether a move can be taken back if all opponents agree.
    pub undo: bool,
    /// The maximum of spectators.
    pub spectators: u16,
}
