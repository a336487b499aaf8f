//! The program as an engine: the text protocol UGI, perft, bench, matches against other engines,
//! self-play and training.

pub mod bench;
pub mod matches;
pub mod perft;
pub mod selfplay;
pub mod sparring;
pub mod train;
pub mod ugi;
