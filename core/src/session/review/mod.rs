//! Match review: the value of each ply, the better moves, and a grade.

mod grade;
mod judge;
mod worth;

use crate::ai::{Limits, Stop};
use crate::rules::Side;

use super::{AnyGame, Controller, Match, Setup};

pub use grade::Grade;
pub use judge::Verdict;
pub use worth::{End, Worth};

/// The node limit of each search in the first pass. A ply needs two to six searches, a few tenths of a
/// second.
pub const QUICK: u64 = 60_000;
/// The node limit of each search for the selected ply.
pub const DEEP: u64 = 1_000_000;

/// Judges every ply of a match and reports each result as soon as it is known. Plies are judged independently, so
/// the order does not matter. Returns whether all plies were judged.
pub fn review(game: &Match, nodes: u64, stop: &Stop, mut on_ply: impl FnMut(Verdict)) -> bool {
    let mut before = AnyGame::new(game.setup().first_position(), game.setup().options.draws);
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
    /// Whether a review is allowed. During a match against computers it would be a hint.
    pub fn may_be_judged(&self) -> bool {
        let mut seats = self.setup().seats.iter();
        self.result().is_some() || seats.all(|seat| seat.controller == Controller::Human)
    }

    /// The number of a side's plies by grade, as far as their verdicts are known.
    pub fn plies_by_grade<'a>(
        &self,
        side: Side,
        verdicts: impl Iterator<Item = (usize, &'a Verdict)>,
    ) -> [usize; Grade::ALL.len()] {
        let mut plies = [0; Grade::ALL.len()];
        for (_, verdict) in verdicts.filter(|(ply, _)| Setup::side_of(self.seat_at(*ply)) == side) {
            plies[verdict.grade as usize] += 1;
        }
        plies
    }
}
