//! Developer tools: engine matches, self-play, network training, exams, puzzle generation and screen pictures.
#![allow(
    missing_docs,
    clippy::missing_errors_doc,
    reason = "internal crate, used by its own binary and tests only"
)]

mod error;
pub mod exam;
#[cfg(feature = "gallery")]
pub mod gallery;
pub mod habits;
pub mod limit;
pub mod matches;
pub mod opening;
pub mod perfect;
mod pool;
pub mod puzzles;
pub mod quixo_positions;
pub mod selfplay;
pub mod sparring;
pub mod train;

pub use error::Error;
