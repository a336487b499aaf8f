//! The solver of Quixo: retrograde analysis level by level, in memory.
//!
//! A level is all states with the same number of cubes. A push of a blank cube leads to the level above, a push of
//! an own cube stays; so levels are solved from the full board down. In a level, a first pass decides what
//! lines and blank cubes decide; sweeps over whole sets, in place, decide most of the rest; when a sweep
//! decides few states, their consequences are followed one by one. What is open then is a draw.
//!
//! A state whose mover already has a line is a win, even if the other side has one too: the other side has
//! just completed it, and by `docs/rules.md` §1 that loses.

mod counting;
mod crew;
mod fetch;
mod level;
mod lines;
mod solve;
mod sweep;
mod tail;
mod watch;

pub use counting::count;
pub use crew::{hold, share};
pub use level::{Level, Pair, SET, WORD_BITS, index_bits, words};
pub use lines::Lines;
pub use solve::{Solver, solve};
pub use sweep::{Above, Stage};
pub use watch::Watch;
