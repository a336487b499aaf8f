//! A match: variant, seats, options, clock, record, undo and redo, result; and its files.

mod any;
mod autosave;
mod clock;
mod files;
mod launch;
mod moment;
mod play;
pub mod puzzle;
mod record;
mod result;
mod setup;
mod slot;
mod think;

pub use any::{AnyGame, AnyMove, AnyPosition};
pub use autosave::{Autosave, Loaded, load_match};
pub use clock::{Clock, ClockRule};
pub use files::{Folders, load_toml, save_text, save_toml};
pub use launch::Launch;
pub use moment::Moment;
pub use play::Match;
pub use record::lines;
pub use result::{MatchResult, Reason};
pub use setup::{Controller, Options, Player, Setup};
