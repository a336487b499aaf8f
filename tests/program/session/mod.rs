//! Tests of files on disk: damaged files, crashes, concurrent processes, statistics.

mod bad_input;
mod crash;
mod sharing;
mod statistics;
