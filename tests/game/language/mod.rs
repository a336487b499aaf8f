//! What the player reads.

mod far;
mod letters;
mod translated;
