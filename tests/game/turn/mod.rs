//! Turns.

mod plies;
mod premove;
mod selection;
mod stale;
