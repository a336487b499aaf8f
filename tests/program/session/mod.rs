//! Files on disk: bad files, sudden ends, several programs at once, results.

mod bad_input;
mod crash;
mod sharing;
mod statistics;
