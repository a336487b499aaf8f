//! How plies come about.

mod early;
mod plies;
mod stale;
