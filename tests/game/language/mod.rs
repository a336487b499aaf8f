//! What the player reads.

mod far;
mod translated;
