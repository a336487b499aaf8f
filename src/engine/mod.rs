//! The program as an engine: the text protocol UGI, and perft.

pub mod exam;
pub mod perft;
pub mod train;
pub mod truth;
pub mod ugi;
