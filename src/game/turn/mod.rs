//! The turn: select → commit → animate → next seat. `commit` is the only writer of the match and of [`Rules`].

mod advance;
mod commit;
mod computer;
mod job;
mod premove;
mod rules;
mod selection;

use bevy::prelude::*;

pub use advance::NextSeat;
pub use commit::{CurrentMatch, clock_has_started, is_rated, shows_threats, title_match};
pub use computer::{HintRequest, advice_text};
pub(super) use job::Job;
pub use premove::{Chooser, Premove, accepts_selection, when_selection_ends};
pub use rules::{Rules, RulesAt};
pub use selection::{Hand, Hovered, MoveInput, Rejected, Selection, Target};

pub fn plugin(app: &mut App) {
    app.add_plugins((selection::plugin, premove::plugin, commit::plugin, computer::plugin, advance::plugin));
}
