//! The program as an engine: the text protocol UGI, perft and bench.

pub mod bench;
pub mod exam;
pub mod perft;
pub mod train;
pub mod truth;
pub mod ugi;
