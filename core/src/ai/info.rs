//! Search requests and reports: what to search, and depth, nodes, score and line of the answer.

use std::time::Duration;

use super::Score;

/// What a search has found out, after a finished iteration or at its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info<M> {
    /// Plies of the last finished iteration.
    pub depth: u32,
    /// Positions looked at so far.
    pub nodes: u64,
    /// Since the search began.
    pub time: Duration,
    /// For the side to move.
    pub score: Score,
    /// The best line, the move to play first. Never empty.
    pub pv: Vec<M>,
}

/// How many of the moves a search has to tell apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// So many of the best, at least one.
    Best(usize),
    /// Every legal move.
    Every,
}
