//! Everything below the game: rules, text, sessions, opponents, protocol, command line.
//!
//! One program, because each test program that is linked with Bevy takes a quarter of a gigabyte.

mod bad_input;
mod crash;
mod desktop;
mod floors;
mod languages;
mod laws;
mod lessons;
mod match_runner;
mod matches;
mod network;
mod puzzle_sets;
mod records;
mod review;
mod rules;
mod search;
mod selfplay;
mod shown;
mod solve;
mod statistics;
mod terminal;
mod ugi;

/// What an environment variable asks for, where a test can be asked for more than the suite wants.
fn variable<T: std::str::FromStr>(name: &str, default: T) -> T {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}
