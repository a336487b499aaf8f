//! One turn: select → commit → animate → next. `commit` is the only writer of the match.

mod advance;
mod commit;
mod search;
mod select;
mod think;

use bevy::prelude::*;

pub use commit::CurrentMatch;
pub(super) use search::Search;
pub use select::{Hovered, Selection, Target, Turn, why_not_begin};

/// Adds the turn.
pub fn plugin(app: &mut App) {
    app.add_plugins((select::plugin, commit::plugin, think::plugin, advance::plugin));
}
