//! The program as an engine: the text protocol UGI, perft, and the solver.

pub mod perft;
pub mod solve;
pub mod ugi;
