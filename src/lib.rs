//! Pushflip: Quixo and Hexxagon on one table.
//!
//! This package holds the 3D game (Bevy, feature `game`); everything without a window is in [`pushflip_core`].

#[cfg(feature = "game")]
pub mod game;
