//! A node of the search tree.

use super::Score;

/// A window of scores: what is at or below `alpha` or at or above `beta` need not be exact.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
}

impl Window {
    pub(super) fn is_open(self) -> bool {
        self.beta.value() - self.alpha.value() > 1
    }

    /// The window for the opponent's reply.
    pub(super) fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// Only whether a score is above alpha.
    pub(super) fn closed(self) -> Self {
        Self { beta: self.alpha.above(1), ..self }
    }
}

/// A position whose moves are being searched.
pub(super) struct Node<'p, P> {
    pub(super) position: &'p P,
    pub(super) hash: u64,
    pub(super) depth: u32,
    pub(super) ply: u32,
    /// Alpha rises with every better move.
    pub(super) window: Window,
    /// Whether the window was open at first: the node may be on the principal variation.
    pub(super) open: bool,
    /// The static judgement, where it was asked for.
    pub(super) judged: Option<Score>,
    /// What the table has for its best move.
    pub(super) known_best: Option<u16>,
    pub(super) best: Score,
    /// The number of the move that raised alpha last.
    pub(super) best_move: Option<u16>,
    /// The path dependence of the score: see [`Draws::drawn_since`](super::draws::Draws::drawn_since).
    pub(super) since: u32,
    /// Numbers of the moves searched so far, in order.
    pub(super) searched: Vec<u16>,
}
