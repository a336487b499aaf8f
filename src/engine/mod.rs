//! The program as an engine: the text protocol UGI, perft and bench.

pub mod bench;
pub mod perft;
pub mod ugi;
