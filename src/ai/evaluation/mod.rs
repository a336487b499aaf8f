//! What the search needs to know of a game beyond its rules.

mod hexxagon;
mod lines;
mod quixo;
mod teams;

use super::strength::Ladder;
use crate::rules::Position;

/// A judgement of positions and moves, each game's in its own file.
pub trait Evaluate: Position {
    /// How each level plays the game.
    const LADDER: Ladder;

    /// Moves have numbers below this.
    const MOVE_NUMBERS: usize;

    /// How far a static judgement can be trusted, in hundredths for each ply still to search: a
    /// position better than needed by this much is not searched. `None` where one ply can turn
    /// everything.
    const TRUST_PER_PLY: Option<i32>;

    /// Whether [`promise`](Self::promise) costs so much less than [`evaluate`](Self::evaluate) that
    /// it pays to order moves by it whose positions are only evaluated.
    const PROMISE_IS_CHEAP: bool;

    /// The position's worth to the side to move, in hundredths of a piece or cube. The game is
    /// not over.
    fn evaluate(&self) -> i32;

    /// The number of a move.
    fn move_number(mv: Self::Move) -> u16;

    /// How good a move looks before it is searched, in hundredths. `next` is the position after it.
    fn promise(&self, mv: Self::Move, next: &Self) -> i32;

    /// Whether a move or what it achieves is of the kind that beginners do not see: a line on a
    /// diagonal, a jump.
    fn is_easily_missed(&self, mv: Self::Move, next: &Self) -> bool;
}
