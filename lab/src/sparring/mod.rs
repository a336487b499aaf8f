//! Sparring partners: plain textbook players as a fixed reference for the engine. They share no code with
//! [`ai`](pushflip_core::ai).

mod greedy;
mod material;
mod mcts;

pub use greedy::{Greedy, Random};
pub use material::{AlphaBeta, Material};
pub use mcts::Mcts;

use pushflip_core::engine::random::Generator;
use pushflip_core::rules::{Game, Position};

/// A player whose move depends on the game and on random numbers only.
pub trait Partner<P: Position>: Send {
    /// A move in an unfinished game, and the number of nodes searched where the player counts them.
    fn choose(&self, game: &Game<P>, random: &mut Generator) -> (P::Move, Option<u64>);
}
