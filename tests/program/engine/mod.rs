//! The engine from outside: protocol, matches, exact tables, training.

mod match_runner;
mod network;
mod solve;
mod ugi;
