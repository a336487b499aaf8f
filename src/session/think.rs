//! The computer's choice for a game of any variant.

use crate::ai::{self, Level, Stop, Why};

use super::{AnyGame, AnyMove};

impl AnyGame {
    /// A move of a level; the same seed gives the same move, except at Master, whose limit is
    /// time. `None` if the game is over or the search was stopped.
    #[must_use]
    pub fn choose(&self, level: Level, seed: u64, stop: &Stop) -> Option<AnyMove> {
        match self {
            Self::Quixo(game) => ai::choose(game, level, seed, stop).map(AnyMove::Quixo),
            Self::Teams(game) => ai::choose(game, level, seed, stop).map(AnyMove::Teams),
            Self::Hexxagon(game) => ai::choose(game, level, seed, stop).map(AnyMove::Hexxagon),
        }
    }

    /// The best move of the top level and a reason; `None` if the game is over or the search was
    /// stopped.
    #[must_use]
    pub fn hint(&self, stop: &Stop) -> Option<(AnyMove, Why)> {
        match self {
            Self::Quixo(game) => ai::hint(game, stop).map(|(mv, why)| (AnyMove::Quixo(mv), why)),
            Self::Teams(game) => ai::hint(game, stop).map(|(mv, why)| (AnyMove::Teams(mv), why)),
            Self::Hexxagon(game) => ai::hint(game, stop).map(|(mv, why)| (AnyMove::Hexxagon(mv), why)),
        }
    }
}
