//! The opponents in the last game of a lesson, which can be beaten with what the lesson has taught.

use super::{AnyMove, AnyPosition, LEARNER, Match, Setup};
use crate::rules::hash_of;

/// The reply of an opponent: one of its least forceful moves, chosen by the seed of the match. `None` if the learner
/// or a partner is to move, or if the match is over.
pub(super) fn reply(game: &Match) -> Option<AnyMove> {
    let position = game.position();
    if game.result().is_some() || position.side_to_move() == Setup::side_of(LEARNER) {
        return None;
    }
    let moves: Vec<_> = position.moves().into_iter().map(|mv| (force(&position, mv), mv)).collect();
    let least = moves.iter().map(|&(force, _)| force).min()?;
    let weak: Vec<AnyMove> = moves.iter().filter(|&&(force, _)| force == least).map(|&(_, mv)| mv).collect();
    let random = hash_of(u128::from(game.seed()) << 64 | u128::from(position.ply()));
    Some(weak[random as usize % weak.len()])
}

/// The force of a move: whether it ends the game, then the cubes in its lines of four or the pieces that it flips.
fn force(position: &AnyPosition, mv: AnyMove) -> (bool, usize) {
    (position.play(mv).outcome().is_some(), position.threats_after(mv).own.len())
}
