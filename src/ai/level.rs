//! The named levels.

use std::str::FromStr;

use crate::rules::TextError;

/// How strong a computer seat plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Level {
    /// Sees what lies on the board, and often not all of it.
    FirstGame,
    /// Sees what lies on the board.
    Beginner,
    /// Sees a reply.
    #[default]
    Casual,
    /// Sees a reply, and hardly misjudges it.
    Regular,
    /// Looks a few plies ahead.
    Club,
    /// Looks ahead without slips.
    Tournament,
    /// Looks far ahead.
    Expert,
    /// Everything within a second a move.
    Master,
}

impl Level {
    /// Weakest first.
    pub const ALL: [Self; 8] = [
        Self::FirstGame,
        Self::Beginner,
        Self::Casual,
        Self::Regular,
        Self::Club,
        Self::Tournament,
        Self::Expert,
        Self::Master,
    ];

    /// The word in records, settings and the engine protocol.
    #[must_use]
    pub fn id(self) -> &'static str {
        ["first-game", "beginner", "casual", "regular", "club", "tournament", "expert", "master"]
            [self as usize]
    }

    /// The name on screen.
    #[must_use]
    pub fn name(self) -> &'static str {
        ["First game", "Beginner", "Casual", "Regular", "Club", "Tournament", "Expert", "Master"]
            [self as usize]
    }

    /// Its place on the ladder, from 1.
    #[must_use]
    pub fn rung(self) -> usize {
        self as usize + 1
    }
}

impl FromStr for Level {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Self::ALL.into_iter().find(|level| level.id() == text).ok_or_else(|| {
            let ids = Self::ALL.map(Self::id).join(", ");
            TextError::new("level", format!("{text:?} is none of {ids}"))
        })
    }
}
