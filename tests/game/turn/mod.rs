//! Turns.

mod early;
mod plies;
mod stale;
