//! The value of a position or move in a review.

use crate::ai::{Candidate, Explain, Score, chance};

/// The value of a position or a move for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// The chance to win in thousandths; a draw counts as half a win.
    pub chance: u16,
    /// The proven outcome with best play.
    pub end: Option<End>,
}

/// A proven outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// A win, with the number of plies if known.
    Win(Option<u32>),
    Draw,
    /// A loss, with the number of plies if known.
    Loss(Option<u32>),
}

impl Worth {
    /// The value of a search score.
    pub(super) fn of<P: Explain>(score: Score) -> Self {
        Self { chance: chance::<P>(score), end: End::of(score) }
    }

    /// The value of a move in an analysis.
    pub fn of_candidate<M>(candidate: &Candidate<M>) -> Self {
        Self { chance: candidate.chance, end: End::of(candidate.score) }
    }

    /// The value from the other side's view.
    #[must_use]
    pub fn reversed(self) -> Self {
        let end = self.end.map(|end| match end {
            End::Win(plies) => End::Loss(plies),
            End::Draw => End::Draw,
            End::Loss(plies) => End::Win(plies),
        });
        Self { chance: 1_000 - self.chance, end }
    }
}

impl End {
    fn of(score: Score) -> Option<Self> {
        if score >= Score::WON {
            Some(Self::Win(score.plies_to_win()))
        } else if score <= Score::LOST {
            Some(Self::Loss(score.plies_to_loss()))
        } else {
            (score == Score::DRAW).then_some(Self::Draw)
        }
    }
}

/// The score of a move from the other side's score after it: a win or a loss is one ply more distant.
pub(super) fn before_ply(after: Score) -> Score {
    match (after.plies_to_win(), after.plies_to_loss()) {
        (Some(plies), _) => Score::loss_in(plies + 1),
        (_, Some(plies)) => Score::win_in(plies + 1),
        _ => -after,
    }
}
