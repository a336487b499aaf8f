//! How plies come about.

mod plies;
mod stale;
