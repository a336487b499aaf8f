//! The computer opponents: one search over any [`Position`](crate::rules::Position), an evaluation per game,
//! the named levels, the tablebase of Quixo, and the analysis that explains moves.

mod analysis;
mod deepening;
mod draws;
mod evaluation;
mod explanation;
mod handicap;
mod ladder;
mod level;
mod limits;
pub mod network;
mod ordering;
mod proof;
mod score;
mod search;
mod searcher;
mod selectivity;
pub mod tablebase;
mod time_management;
mod transposition;

pub use analysis::{Analysis, Candidate, agrees_to_draw, chance, hint};
pub use draws::{certain_value, win_counts};
pub use evaluation::Evaluate;
pub use explanation::{Explain, Line, MoveReason, explain, own_moves};
pub use ladder::{Ladder, Strength, choose};
pub use level::Level;
pub use limits::{Limits, Stop};
pub use proof::Prover;
pub use score::Score;
pub use searcher::{Info, MultiPv, Searcher, most_threads};
