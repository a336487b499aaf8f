//! Pushflip: Quixo and Hexxagon on one table.
//!
//! The floors, lowest first; a module uses only what stands below it:
//! [`rules`] → [`ai`] → [`session`] → [`engine`] and [`text`] → `game` (Bevy, feature `game`).

pub mod ai;
pub mod engine;
#[cfg(feature = "game")]
pub mod game;
pub mod rules;
pub mod session;
pub mod text;
