//! The program as an engine: the text protocol UGI, perft, bench, and matches against other engines.

pub mod bench;
pub mod matches;
pub mod perft;
pub mod sparring;
pub mod ugi;
