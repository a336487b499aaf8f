//! The game itself: headless, driven by pointer, keys and gamepad, and in a real window where there is one.
//! The folders are the rooms of `src/game` that their tests are about; what is beside them tries the whole.
#![cfg(feature = "game")]

mod accessibility;
mod endurance;
mod exchange;
mod harness;
mod hud;
mod input;
mod language;
mod menus;
mod online;
mod power;
mod rest;
mod saving;
mod screens;
mod settings;
mod table;
mod turn;
mod window;

/// What an environment variable asks for, where a test can be asked for more than the suite wants.
fn variable<T: std::str::FromStr>(name: &str, default: T) -> T {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}
