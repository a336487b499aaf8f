//! The computer opponents: one search over any [`Position`](crate::rules::Position), an evaluation
//! a game, and named levels.

mod deepening;
mod draws;
mod evaluation;
mod handicap;
mod level;
mod limits;
mod ordering;
mod score;
mod search;
pub mod solved;
pub mod solving;
mod strength;
mod table;
mod why;

pub use deepening::{Info, Searcher};
pub use evaluation::Evaluate;
pub use level::Level;
pub use limits::{Limits, Stop};
pub use score::Score;
pub use strength::choose;
pub use why::{Explain, Line, Why, explain, hint};
