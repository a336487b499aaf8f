//! The computer at the table.

use crate::ai::Level;
use crate::session::{AnyGame, AnyMove};

/// The computer's move. The place where the search of `ai` goes in.
pub(super) fn choose(game: &AnyGame, _level: Level, _seed: u64) -> Option<AnyMove> {
    game.position().moves().first().copied()
}

/// The move that the computer recommends, and one sentence why, without its full stop. The place
/// where the search of `ai` goes in.
pub(super) fn hint(game: &AnyGame) -> Option<(AnyMove, String)> {
    game.position().moves().first().map(|&mv| (mv, "a legal move".to_string()))
}
