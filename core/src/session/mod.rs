//! Matches: variant, seats, options, clock, record, undo and redo, result and files; lessons and puzzles.

mod any;
mod autosave;
mod clock;
mod computer;
mod editor;
mod files;
mod head_start;
mod help;
mod import;
mod launch;
pub mod lesson;
pub mod localized;
mod moment;
mod play;
pub mod puzzle;
mod rating;
mod record;
mod result;
mod review;
mod search_memory;
mod series;
mod setup;
pub mod statistics;
pub mod talk;
mod threats;
mod tournament;

pub use any::{Any, AnyCell, AnyGame, AnyMove, AnyPosition};
pub(crate) use any::{with_any, with_both};
pub use autosave::{Autosave, Loaded, file_match, load_match};
pub use clock::{Clock, ClockRule};
pub use editor::{Implausibility, PositionDraft, Validity};
pub use files::{
    Cause, FileError, Folders, InvalidValue, Lock, change_toml, create_text, delete_file, load_toml,
    save_bytes, save_changes, save_text, typed_path,
};
#[cfg(feature = "online")]
pub(crate) use files::{create_private, is_missing, reason, rename_broken, save_private};
pub use head_start::MAX_HEAD_START;
pub use help::Help;
pub use import::{Import, import_file, import_text};
pub use launch::Launch;
pub use moment::Moment;
pub use play::Match;
pub use record::lines;
pub use result::{MatchResult, Reason};
pub use review::{DEEP, End, Grade, QUICK, Verdict, Worth, review};
pub use search_memory::{AnySearcher, SearchMemory};
pub use series::Series;
pub use setup::{Controller, Options, Player, Setup};
pub use threats::Threats;
pub use tournament::{Entrants, OPPONENTS, PEOPLE, Pairing, Round, Tournament};
