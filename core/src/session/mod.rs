//! Matches: variant, seats, options, clock, record, undo and redo, result and files; lessons and puzzles.

mod any;
mod autosave;
mod cell;
mod clock;
mod editor;
mod files;
mod help;
mod import;
mod judgement;
mod launch;
pub mod lesson;
mod mind;
mod moment;
mod options;
mod play;
pub mod puzzle;
mod record;
mod result;
mod review;
mod series;
mod setup;
mod slot;
pub mod statistics;
mod think;
mod threats;

pub use any::{AnyGame, AnyMove, AnyPosition};
pub use autosave::{Autosave, Found, file_match, load_match};
pub use cell::AnyCell;
pub use clock::{Clock, ClockRule};
pub use editor::PositionDraft;
pub use files::{
    Cause, FileError, Folders, LeftOut, Lock, NotFree, change_toml, create_text, delete_file, load_toml,
    save_bytes, save_changes, save_text, typed_path,
};
#[cfg(feature = "online")]
pub(crate) use files::{is_missing, keep_aside, reason};
pub use help::Help;
pub use import::{Import, import_file, import_text};
pub use judgement::{Doubt, Standing};
pub use launch::Launch;
pub use mind::Mind;
pub use moment::Moment;
pub use options::Options;
pub use play::Match;
pub use record::lines;
pub use result::{MatchResult, Reason};
pub use review::{DEEP, End, Grade, QUICK, Tally, Verdict, Worth, review};
pub use series::Series;
pub use setup::{Controller, Player, Setup};
pub use threats::Threats;
