//! The program as an engine: the text protocol UGI, perft, and self-play.

pub mod perft;
pub mod selfplay;
pub mod ugi;
