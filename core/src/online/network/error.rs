//! Errors of opening and joining a table.

use std::path::PathBuf;

use crate::rules::printable;
use crate::session::FileError;

/// Why a table cannot be opened or joined. `Display` is an English sentence for the terminal; the window
/// translates the variants.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableError {
    /// The invitation leads to the player's own table.
    #[error("This is an invitation to your own table.")]
    OwnTable,
    /// The invitation contains no valid key or relay: an English sentence.
    #[error("{0}")]
    DamagedInvitation(String),
    /// Another program uses the player's key; the shared data folder.
    #[error(
        "Pushflip is already playing online with the files in {}. Leave the table there, or set \
         PUSHFLIP_DATA_DIR to another folder to play as somebody else.",
        printable(.0.display())
    )]
    KeyInUse(PathBuf),
    /// The invitation requires a relay that the player has not chosen.
    #[error(
        "This invitation goes through the relay {0}, which you have not chosen. Choose it as your relay to accept the invitation."
    )]
    OtherRelay(String),
    /// The invitation leads farther than the reach setting allows.
    #[error(
        "This invitation leads farther than you allow: choose the local network or the internet, or public relays."
    )]
    OutOfReach,
    /// The saved table cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// The network is not usable, or saved data is inconsistent: an English sentence.
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
