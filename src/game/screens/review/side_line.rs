//! Side lines: moves that were not played, tried from a ply of the match.

use pushflip_core::session::{AnyMove, Verdict};

/// A side line: its moves, and what is known of each.
#[derive(Clone, PartialEq, Debug)]
pub struct SideLine {
    /// So many plies of the match stand before them.
    pub from: usize,
    /// The moves.
    pub moves: Vec<AnyMove>,
    verdicts: Vec<Option<Verdict>>,
}

impl SideLine {
    /// A side line after so many plies of the match.
    pub fn new(from: usize, moves: Vec<AnyMove>) -> Self {
        let verdicts = vec![None; moves.len()];
        Self { from, moves, verdicts }
    }

    /// Goes on with other moves after so many plies, of which some belong to the match.
    pub fn go_on(&mut self, plies: usize, moves: Vec<AnyMove>) {
        let kept = plies - self.from;
        self.moves.truncate(kept);
        self.verdicts.truncate(kept);
        self.moves.extend(moves);
        self.verdicts.resize(self.moves.len(), None);
    }

    /// What is known of a ply, counted from the first position; it is not before the side line.
    pub fn verdict(&self, ply: usize) -> Option<&Verdict> {
        self.verdicts.get(ply - self.from)?.as_ref()
    }

    /// The place for what is known of a ply, if there is such a ply.
    pub fn verdict_mut(&mut self, ply: usize) -> Option<&mut Option<Verdict>> {
        self.verdicts.get_mut(ply - self.from)
    }
}
