//! The game itself: headless, driven by pointer, keys and gamepad, and in a real window where there is one.
#![cfg(feature = "game")]

mod accessibility;
mod editor;
mod endurance;
mod far_page;
mod harness;
mod input;
mod invited;
mod lessons;
mod look;
mod notices;
mod online;
mod pointer;
mod power;
mod puzzles;
mod records;
mod rest;
mod review;
mod saving;
mod screens;
mod statistics;
mod table;
mod translated;
mod turns;
mod window;

/// What an environment variable asks for, where a test can be asked for more than the suite wants.
fn variable<T: std::str::FromStr>(name: &str, default: T) -> T {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}
