//! The program as an engine: the text protocol UGI, perft, bench, self-play, and training.

pub mod bench;
pub mod perft;
pub mod selfplay;
pub mod train;
pub mod ugi;
