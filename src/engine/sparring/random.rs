//! The player that takes any legal move, each as likely as the next.

use super::Partner;
use crate::engine::split_mix::SplitMix;
use crate::rules::{Game, Position};

/// Plays a random legal move.
#[derive(Clone, Debug)]
pub struct Random(SplitMix);

impl Random {
    /// The player, before its first game.
    #[must_use]
    pub fn new() -> Self {
        Self(SplitMix::new(0))
    }
}

impl Default for Random {
    fn default() -> Self {
        Self::new()
    }
}

impl<P: Position> Partner<P> for Random {
    fn begin(&mut self, seed: u64) {
        self.0 = SplitMix::new(seed);
    }

    fn choose(&mut self, game: &Game<P>) -> (P::Move, Option<u64>) {
        let moves = game.position().moves();
        (moves[self.0.below(moves.len())], None)
    }
}
