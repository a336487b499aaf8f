//! Learning from self-play.

mod selfplay;
mod teams;
