//! What is agreed before anybody sits down, and what people are called.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::{TextError, is_command};

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;

/// What somebody is called: 1 to [`LONGEST_NAME`] characters, none of which commands a terminal or turns
/// the direction of text. A name from outside that is anything else is refused where it is decoded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

impl Name {
    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for Name {
    type Error = TextError;

    fn try_from(text: String) -> Result<Self, TextError> {
        let trimmed = text.trim();
        let length = trimmed.chars().count();
        if trimmed.chars().any(is_command) {
            return Err(TextError::new("name", "it has a sign that does not show"));
        }
        if length == 0 || length > LONGEST_NAME {
            return Err(TextError::new(
                "name",
                format!("it has {length} characters instead of 1 to {LONGEST_NAME}"),
            ));
        }
        Ok(Self(trimmed.to_string()))
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

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
