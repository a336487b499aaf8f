//! The named levels.

use std::str::FromStr;

use crate::rules::TextError;

/// How strong a computer seat plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Level {
    /// Sees what is on the board, not what follows.
    FirstGame,
    /// Sees a reply.
    #[default]
    Casual,
    /// Looks a few plies ahead.
    Club,
    /// Everything within a second a move.
    Master,
}

impl Level {
    /// Weakest first.
    pub const ALL: [Self; 4] = [Self::FirstGame, Self::Casual, Self::Club, Self::Master];

    /// The word in records, settings and the engine protocol.
    #[must_use]
    pub fn id(self) -> &'static str {
        ["first-game", "casual", "club", "master"][self as usize]
    }

    /// The name on screen.
    #[must_use]
    pub fn name(self) -> &'static str {
        ["First game", "Casual", "Club", "Master"][self as usize]
    }
}

impl FromStr for Level {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Self::ALL.into_iter().find(|level| level.id() == text).ok_or_else(|| {
            TextError::new("level", format!("{text:?} is none of first-game, casual, club, master"))
        })
    }
}
