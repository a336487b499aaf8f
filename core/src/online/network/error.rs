//! Errors of opening and joining a table.

use std::path::PathBuf;

use crate::rules::printable;
use crate::session::FileError;

/// Why there is no table. The terminal shows it as a sentence in English, the window in the player's language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableError {
    /// The invitation is to one's own table.
    #[error("This is an invitation to your own table.")]
    OwnTable,
    /// The invitation names no key or no relay: a sentence in English.
    #[error("{0}")]
    DamagedInvitation(String),
    /// Another program plays with this player's key: the data folder that both use.
    #[error(
        "Pushflip is already playing online with the files in {}. Leave the table there, or set \
         PUSHFLIP_DATA_DIR to another folder to play as somebody else.",
        printable(.0.display())
    )]
    KeyInUse(PathBuf),
    /// The invitation names a relay, and the player has chosen another one, or none.
    #[error(
        "This invitation goes through the relay {0}, which you have not chosen. Choose it as your relay to accept the invitation."
    )]
    OtherRelay(String),
    /// The invitation leads farther than the player allows.
    #[error(
        "This invitation leads farther than you allow: choose the local network or the internet, or public relays."
    )]
    OutOfReach,
    /// What is kept of it cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// There is no way to the network, or something does not fit together: a sentence in English.
    #[error("{0}")]
    Other(String),
}

impl From<String> for TableError {
    fn from(sentence: String) -> Self {
        Self::Other(sentence)
    }
}

impl From<&str> for TableError {
    fn from(sentence: &str) -> Self {
        Self::Other(sentence.into())
    }
}

/// For the terminal.
impl From<TableError> for String {
    fn from(why: TableError) -> Self {
        why.to_string()
    }
}
