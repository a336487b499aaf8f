//! The computer at the table. The terminal waits for it: a search is never stopped from outside.

use std::time::Duration;

use crate::ai::{Level, Stop};
use crate::session::{AnyGame, AnyMove};

/// With less time on its clock a level that takes up to a second for a move plays as one that takes
/// a hundredth of one.
const HASTE: Duration = Duration::from_secs(3);

/// The computer's move, in the time that its clock has left if there is one.
pub(super) fn choose(game: &AnyGame, level: Level, left: Option<Duration>, seed: u64) -> Option<AnyMove> {
    let hurried = level > Level::Club && left.is_some_and(|left| left < HASTE);
    game.choose(if hurried { Level::Club } else { level }, seed, &Stop::new())
}

/// The move that the top level recommends, and why: the end of a sentence that begins with it.
pub(super) fn hint(game: &AnyGame) -> Option<(AnyMove, String)> {
    game.hint(Level::Master, 0, &Stop::new()).map(|(mv, why)| (mv, why.to_string()))
}
