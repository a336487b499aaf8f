//! Head starts: additional cubes or pieces for one side of a match.

use super::editor::PositionDraft;
use super::{AnyCell, Setup};
use crate::rules::{Side, Variant};

/// The most additional cubes or pieces.
pub const MAX_HEAD_START: usize = 3;

/// The cells of the additional cubes in Quixo, of which no three are in a line.
const CUBES: [&str; MAX_HEAD_START] = ["c3", "b2", "d2"];
/// The cells of the additional pieces in Hexxagon by side, each beside a piece of the start position.
const PIECES: [[&str; MAX_HEAD_START]; 2] = [["e6", "e14", "e22"], ["e2", "e10", "e18"]];

impl Setup {
    /// Starts from the start position with `count` additional cubes or pieces of a side, at most [`MAX_HEAD_START`]. Such
    /// a match does not count for statistics and rating. The team game has no head starts.
    #[must_use]
    pub fn with_head_start(mut self, side: Side, count: usize) -> Self {
        let cells = match self.variant {
            Variant::QuixoTeams => return self,
            Variant::Quixo => CUBES,
            Variant::Hexxagon | Variant::HexxagonOpen => PIECES[side as usize],
        };
        if count == 0 {
            return self;
        }
        let mut draft = PositionDraft::of(&self.first_position());
        for cell in cells.into_iter().take(count) {
            let cell = AnyCell::all(self.variant).find(|own| own.to_string() == cell);
            draft.set(cell.expect("a cell of the board"), Some(side as usize));
        }
        self.start = Some(draft.position());
        self
    }

    /// The side that has a head start, and its size.
    pub(super) fn head_start(&self) -> Option<(Side, usize)> {
        self.start?;
        let plain = Self { start: None, ..self.clone() };
        let mut all =
            Side::BOTH.into_iter().flat_map(|side| (1..=MAX_HEAD_START).map(move |count| (side, count)));
        all.find(|&(side, count)| plain.clone().with_head_start(side, count).start == self.start)
    }
}
