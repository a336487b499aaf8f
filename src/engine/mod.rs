//! The program as an engine: the text protocol UGI, and perft.

pub mod perft;
pub mod train;
pub mod ugi;
