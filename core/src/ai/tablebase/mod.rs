//! The Quixo tablebase: exact values of all states.
//!
//! `probe` combines the sources of layers, `access` holds the tablebase of the process, `root` applies it to the root
//! of a search and `perfect` to the perfect player. `opening` is the built-in part, `packed` the file format,
//! `solver` the retrograde analysis.

pub(super) mod access;
pub mod arithmetic_coder;
pub mod counts;
pub mod geometry;
pub mod indexing;
pub mod layer;
pub mod opening;
pub mod packed;
mod perfect;
mod probe;
pub(super) mod root;
pub mod solver;
mod workers;

use std::ops::Neg;

pub use access::{failure, is_complete, prepare, use_folder};
pub use probe::{FIRST_IN_MEMORY, LastLayers, Tablebase};
pub use workers::pause;

/// A value under perfect play, for the side to move unless stated otherwise. Infinite play is a draw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Value {
    Loss,
    Draw,
    Win,
}

impl Value {
    /// From the win bit and the loss bit of a state.
    pub fn from_bits(win: bool, loss: bool) -> Self {
        match (win, loss) {
            (true, _) => Self::Win,
            (false, true) => Self::Loss,
            (false, false) => Self::Draw,
        }
    }
}

impl Neg for Value {
    type Output = Self;

    fn neg(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}
