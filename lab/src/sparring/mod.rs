//! Sparring partners: plain textbook players as a fixed reference for the engine. None of them shares code
//! with [`ai`](pushflip_core::ai).

mod greedy;
mod material;
mod mcts;
mod random;

pub use greedy::{Greed, Greedy};
pub use material::{AlphaBeta, Material};
pub use mcts::Mcts;
pub use random::Random;

use pushflip_core::rules::{Game, Position};

/// A player whose moves follow from the game and a seed.
pub trait Partner<P: Position>: Send {
    /// A new game begins; the seed decides its chances.
    fn begin(&mut self, seed: u64);

    /// A move, and the number of positions looked at where that means something. The game must
    /// not be over.
    fn choose(&mut self, game: &Game<P>) -> (P::Move, Option<u64>);
}
