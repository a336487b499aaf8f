//! Tables that this program sat at and left while their matches went on.

use std::cmp::Reverse;
use std::path::Path;

use pushflip_core::online::steward::Steward;
use pushflip_core::online::store::{self, Card};
use pushflip_core::session::Match;

/// How many are offered to go back to.
const MOST: usize = 3;

/// A table that was left, with its match.
pub struct Left {
    /// How to go back.
    pub card: Card,
    /// The match, as far as it is kept here.
    pub game: Match,
}

/// Those of a folder whose matches began last. It reads and checks every table there: not for a frame.
#[must_use]
pub fn left_tables(folder: &Path) -> Vec<Left> {
    let (cards, _) = store::cards(folder);
    let mut left: Vec<Left> = cards.into_iter().filter_map(|card| unfinished(folder, card)).collect();
    left.sort_by_key(|left| Reverse(left.game.began()));
    left.truncate(MOST);
    left
}

fn unfinished(folder: &Path, card: Card) -> Option<Left> {
    let mut steward = Steward::new(card.invitation.host);
    let stored = store::load(folder, card).ok()?;
    stored.events.iter().try_for_each(|event| steward.hear(event)).ok()?;
    let table = steward.table().filter(|table| table.is_on())?;
    Some(Left { card: stored.card, game: table.game()?.clone() })
}
