//! UGI engine and client, perft, bench and the command that builds the tablebase.

pub mod bench;
pub mod client;
pub mod perft;
pub mod progress;
pub mod random;
pub mod solve;
pub mod ugi;
