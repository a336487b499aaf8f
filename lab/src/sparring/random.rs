//! The random player: every legal move with equal probability.

use rand::{RngExt, SeedableRng};

use super::Partner;
use pushflip_core::engine::random::Generator;
use pushflip_core::rules::{Game, Position};

/// Plays a random legal move.
#[derive(Debug)]
pub struct Random(Generator);

impl Random {
    /// The player, before its first game.
    #[must_use]
    pub fn new() -> Self {
        Self(Generator::seed_from_u64(0))
    }
}

impl Default for Random {
    fn default() -> Self {
        Self::new()
    }
}

impl<P: Position> Partner<P> for Random {
    fn begin(&mut self, seed: u64) {
        self.0 = Generator::seed_from_u64(seed);
    }

    fn choose(&mut self, game: &Game<P>) -> (P::Move, Option<u64>) {
        let moves = game.position().moves();
        (moves[self.0.random_range(..moves.len())], None)
    }
}
