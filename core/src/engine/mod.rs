//! The program as an engine: the text protocol UGI, perft, bench, matches against other engines,
//! self-play, puzzles, the solver, and the training and examination of what positions are judged by.

pub mod bench;
pub mod exam;
pub mod matches;
pub mod perfect;
pub mod perft;
mod pool;
mod progress;
pub mod puzzles;
pub mod random;
pub mod selfplay;
pub mod solve;
pub mod sparring;
pub mod train;
pub mod truth;
pub mod ugi;
