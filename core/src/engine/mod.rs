//! UGI engine and client, perft, bench, and `pushflip solve`, which builds the tablebase.

pub mod bench;
pub mod client;
pub mod perft;
pub mod progress;
pub mod random;
pub mod tablebase;
pub mod ugi;
