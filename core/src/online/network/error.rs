//! Errors of opening and joining a table.

use std::path::PathBuf;

use crate::language::{Localized, msg};
use crate::rules::printable;
use crate::session::FileError;

/// Why a table cannot be opened or joined; its message is a sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", Localized::from(self))]
pub enum TableError {
    /// The invitation leads to the player's own table.
    OwnTable,
    /// The invitation contains no valid key or relay.
    DamagedInvitation,
    /// Another program uses the player's key; the shared data folder.
    KeyInUse(PathBuf),
    /// The invitation requires a relay that the player has not chosen.
    OtherRelay(String),
    /// The invitation leads farther than the reach setting allows.
    OutOfReach,
    File(#[from] FileError),
    /// The network is not usable: the reason as an English sentence.
    Other(String),
}

impl From<&TableError> for Localized {
    fn from(error: &TableError) -> Self {
        match error {
            TableError::OwnTable => msg::ONLINE_OWN_TABLE,
            TableError::DamagedInvitation => msg::ONLINE_DAMAGED_INVITATION,
            TableError::KeyInUse(folder) => msg::OnlineBusy { folder: printable(folder.display()) }.into(),
            TableError::OtherRelay(relay) => msg::OnlineOtherRelay { relay: relay.as_str() }.into(),
            TableError::OutOfReach => msg::ONLINE_TOO_FAR,
            TableError::File(error) => error.into(),
            TableError::Other(why) => Self::joined([msg::ONLINE_STOP_NET, why.as_str().into()], " "),
        }
    }
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
