//! Turns.

mod plies;
mod premove;
mod stale;
