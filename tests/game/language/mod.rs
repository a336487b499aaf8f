//! What the player reads.

mod translated;
