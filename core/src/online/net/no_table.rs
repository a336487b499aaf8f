//! Why a table cannot be opened or joined.

use crate::session::FileError;

/// Why there is no table. The terminal shows it as a sentence in English, the window in the player's language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoTable {
    /// The invitation is to one's own table.
    #[error("This is an invitation to your own table.")]
    Own,
    /// The invitation names no key or no relay: a sentence in English.
    #[error("{0}")]
    Damaged(String),
    /// What is kept of it cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// There is no way to the network, or something does not fit together: a sentence in English.
    #[error("{0}")]
    Other(String),
}

impl From<String> for NoTable {
    fn from(sentence: String) -> Self {
        Self::Other(sentence)
    }
}

impl From<&str> for NoTable {
    fn from(sentence: &str) -> Self {
        Self::Other(sentence.into())
    }
}

/// For the terminal.
impl From<NoTable> for String {
    fn from(why: NoTable) -> Self {
        why.to_string()
    }
}
