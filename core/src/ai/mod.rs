//! The computer opponents: one search over any [`Position`](crate::rules::Position), an evaluation per game,
//! the named levels, and the analysis that explains moves.

mod analysis;
mod children;
mod deepening;
mod draws;
mod evaluation;
mod exact;
mod handicap;
mod info;
mod ladder;
mod level;
mod limits;
pub mod network;
mod node;
mod ordering;
mod perfect;
mod proof;
mod score;
mod search;
mod searcher;
mod selectivity;
pub mod solved;
pub mod solving;
mod strength;
mod table;
mod time_management;
pub mod truth;
mod way;
mod why;

pub use analysis::{Analysis, Candidate, Value, agrees_to_draw, chance, hint};
pub use draws::{certain_value, win_counts};
pub use evaluation::Evaluate;
pub use info::{Info, Wanted};
pub use ladder::{Ladder, Strength};
pub use level::Level;
pub use limits::{Limits, Stop};
pub use proof::Prover;
pub use score::Score;
pub use searcher::{Searcher, most_threads};
pub use strength::choose;
pub use why::{Explain, Line, Unit, Why, explain, own_moves};
