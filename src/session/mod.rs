//! A match: variant, seats, options, clock, record, undo and redo, result; and its files.

mod any;
mod clock;
mod play;
mod setup;
mod think;

pub use any::{AnyGame, AnyMove, AnyPosition};
pub use clock::{Clock, ClockRule};
pub use play::{Match, MatchResult, Reason};
pub use setup::{Controller, Options, Player, Setup};
