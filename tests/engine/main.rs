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
mod review;
mod rules;
mod search;
mod selfplay;
mod solve;
mod statistics;
mod terminal;
mod ugi;
