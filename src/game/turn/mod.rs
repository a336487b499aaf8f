//! The turn: select → commit → animate → next. `commit` is the only writer of the match and of [`Rules`].

mod advance;
mod commit;
mod early;
mod rules;
mod search;
mod select;
mod think;

use bevy::prelude::*;

pub use advance::NextSeat;
pub use commit::{CurrentMatch, clock_counts, teaches};
pub use early::{Chooser, Early, is_open, when_closed};
pub use rules::{Rules, RulesAt};
pub(super) use search::Search;
pub use select::{Hovered, Selection, Target, Turn};
pub use think::advice_in_words;

/// Adds the turn.
pub fn plugin(app: &mut App) {
    app.add_plugins((select::plugin, early::plugin, commit::plugin, think::plugin, advance::plugin));
}
