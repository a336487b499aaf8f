//! Tests of the engine commands: UGI, matches, tablebase.

mod matches;
mod solve;
mod ugi;
