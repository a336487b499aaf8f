//! The computer at the table. The terminal waits for it: a search is never stopped from outside.

use crate::ai::{Level, Stop};
use crate::session::{AnyGame, AnyMove};

/// The computer's move.
pub(super) fn choose(game: &AnyGame, level: Level, seed: u64) -> Option<AnyMove> {
    game.choose(level, seed, &Stop::new())
}

/// The move that the computer recommends, and one sentence why, without its full stop.
pub(super) fn hint(game: &AnyGame) -> Option<(AnyMove, String)> {
    game.hint(&Stop::new()).map(|(mv, why)| (mv, why.to_string()))
}
