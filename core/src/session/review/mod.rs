//! Match review: the value of each ply, the better moves, and a grade.

mod grade;
mod judge;
mod worth;

use crate::ai::{Limits, Stop};
use crate::rules::Side;

use super::{AnyGame, Controller, Match, Setup};

pub use grade::{Grade, Tally};
pub use judge::Verdict;
pub use worth::{End, Worth};

/// Positions that a quick pass looks at for each of its searches, one to three a ply: a few tenths of
/// a second.
pub const QUICK: u64 = 60_000;
/// The same for the ply that somebody looks at.
pub const DEEP: u64 = 1_000_000;

/// Judges every ply of a match in order, each with so many positions a search, and tells of each as soon
/// as it is known. Each is judged by itself, so that the order does not matter. Whether it came to the end.
pub fn review(game: &Match, nodes: u64, stop: &Stop, mut on_ply: impl FnMut(Verdict)) -> bool {
    let mut before = game.game_after(0);
    for &mv in game.moves() {
        match before.judge(mv, &Limits::nodes(nodes), stop) {
            Some(verdict) => on_ply(verdict),
            None => return false,
        }
        before.play(mv);
    }
    true
}

impl Match {
    /// The game after so many of the plies played, with the history that counts for draws.
    #[must_use]
    pub fn game_after(&self, plies: usize) -> AnyGame {
        let mut game = AnyGame::new(self.setup().first_position(), self.setup().options.draws);
        for &mv in self.moves().iter().take(plies) {
            game.play(mv);
        }
        game
    }

    /// Whether a review may judge: while a match with computers goes on, that would be advice.
    #[must_use]
    pub fn may_be_judged(&self) -> bool {
        let mut seats = self.setup().seats.iter();
        self.result().is_some() || seats.all(|seat| seat.controller == Controller::Human)
    }

    /// The grades of a side's plies, as far as they are known.
    #[must_use]
    pub fn tally<'a>(&self, side: Side, verdicts: impl Iterator<Item = (usize, &'a Verdict)>) -> Tally {
        verdicts
            .filter(|(ply, _)| Setup::side_of(self.seat_at(*ply)) == side)
            .map(|(_, verdict)| verdict.grade)
            .collect()
    }
}
