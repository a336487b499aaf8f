//! Perft: the number of move sequences of a given length, the standard test of move generators.

use super::Position;

/// The number of move sequences of length `depth` from `position`. A finished game has no moves, a forced pass
/// counts as one move, and optional draws are ignored.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.outcome().is_some() {
        return 0;
    }
    // Bulk counting: the last ply is counted without being played.
    if depth == 1 {
        return position.count_moves();
    }
    let mut total = 0;
    position.for_each_move(|mv| total += perft(&position.play(mv), depth - 1));
    total
}
