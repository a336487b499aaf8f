//! The computer opponent in the terminal, which blocks until it has a move.

use crate::ai::{Level, MoveReason, Stop};
use crate::session::{AnyGame, AnyMove, Match, SearchMemory};

/// The computer's move within the time of its clock. `memory` keeps the transposition table of a level that has
/// one.
pub(super) fn choose(
    game: &Match,
    level: Level,
    seed: u64,
    memory: &mut Option<SearchMemory>,
) -> Option<AnyMove> {
    let (variant, within, stop) = (game.setup().variant, game.time_to_think(), Stop::new());
    if SearchMemory::is_for(level) {
        SearchMemory::of(memory, variant, level, seed).choose(game.game(), &within, 1, &stop)
    } else {
        game.game().choose(level, seed, &within, &stop)
    }
}

/// The move of a level for a human seat.
pub(super) fn advise(game: &Match, level: Level, seed: u64) -> Option<AnyMove> {
    game.game().choose(level, seed, &game.time_to_think(), &Stop::new())
}

/// The move of the highest level, and its reason.
pub(super) fn hint(game: &AnyGame) -> Option<(AnyMove, MoveReason)> {
    game.hint(Level::Master, 0, &Stop::new())
}

/// Whether the computer agrees to a draw that the seat to move offers.
pub(super) fn agrees_to_draw(game: &Match, level: Level, seed: u64) -> bool {
    game.is_old_enough_to_draw() && game.game().agrees_to_draw(level, seed, &Stop::new()).unwrap_or_default()
}
