//! One turn: select → commit → animate → next. `commit` is the only writer of the match.

mod advance;
mod commit;
mod hover;
mod search;
mod select;
mod think;

use bevy::prelude::*;

pub use hover::Hovered;
pub(super) use search::Search;
pub use select::{Selection, TREMBLE, Target, Targets, Turn, target_under, why_not_begin};

/// Adds the turn.
pub fn plugin(app: &mut App) {
    app.add_plugins((select::plugin, hover::plugin, commit::plugin, think::plugin, advance::plugin));
}
