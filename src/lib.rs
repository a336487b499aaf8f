//! Pushflip: Quixo and Hexxagon on one table.
//!
//! All that needs no window is in [`pushflip_core`]; here is the 3D game (Bevy, feature `game`).

#[cfg(feature = "game")]
pub mod game;
