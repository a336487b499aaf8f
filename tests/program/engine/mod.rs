//! The engine from outside: protocol, matches, exact tables.

mod matches;
mod solve;
mod ugi;
