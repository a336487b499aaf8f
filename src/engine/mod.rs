//! The program as an engine: the text protocol UGI, perft, self-play, and training.

pub mod perft;
pub mod selfplay;
pub mod train;
pub mod ugi;
