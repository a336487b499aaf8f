//! The computer opponents: one search over any [`Position`](crate::rules::Position), an evaluation
//! a game, and named levels.

mod level;

pub use level::Level;
