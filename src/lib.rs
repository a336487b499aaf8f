//! Pushflip: Quixo and Hexxagon in 3D.
//!
//! This package contains the 3D game (Bevy, feature `game`). [`pushflip_core`] contains everything without a
//! window.

#[cfg(feature = "game")]
pub mod game;
