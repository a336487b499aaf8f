//! The program as an engine: the text protocol UGI, perft, bench, engine matches, self-play, puzzle
//! generation, the solver, training and exams.

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
