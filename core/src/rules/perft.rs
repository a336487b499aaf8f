//! Perft: the number of move sequences of a given length, the standard test of a move generator.

use super::Position;

/// The number of sequences of `depth` plies from `position`. A game that is over has no moves,
/// a forced pass is one move, and the draws that are match options are ignored.
#[must_use]
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.outcome().is_some() {
        return 0;
    }
    // The last ply is counted without playing it.
    if depth == 1 {
        return position.count_moves();
    }
    let mut total = 0;
    position.for_each_move(|mv| total += perft(&position.play(mv), depth - 1));
    total
}

/// [`perft`] for each first move, in the order of the notation.
#[must_use]
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(P::Move, u64)> {
    let mut moves = if depth == 0 { Vec::new() } else { position.moves() };
    moves.sort_by_key(ToString::to_string);
    moves.into_iter().map(|mv| (mv, perft(&position.play(mv), depth - 1))).collect()
}
