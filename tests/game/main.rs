//! Tests of the game: headless, driven by pointer, keys and gamepad, and in a real window where there is one. The
//! folders mirror the modules of `src/game`; the files beside them test the complete game.
#![cfg(feature = "game")]

mod accessibility;
mod endurance;
mod exchange;
mod harness;
mod hud;
mod input;
mod language;
mod menus;
mod motion;
mod online;
mod power;
mod rest;
mod saving;
mod scene;
mod screens;
mod settings;
mod theme;
mod turn;
mod window;

/// The value of an environment variable that makes a test longer, or its default.
fn variable<T: std::str::FromStr>(name: &str, default: T) -> T {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}
