//! The value of a position or move in a review.

use crate::ai::{Candidate, Explain, Score, chance};

/// What a position or a move is worth to the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// The chance to win in thousandths; a draw counts as half a win.
    pub chance: u16,
    /// How it ends with best play, where that is known.
    pub end: Option<End>,
}

/// How a game ends with best play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Won, in so many plies if that is known too.
    Win(Option<u32>),
    /// Drawn.
    Draw,
    /// Lost, in so many plies if that is known too.
    Loss(Option<u32>),
}

impl Worth {
    /// The worth behind a score of a search.
    #[must_use]
    pub(super) fn of<P: Explain>(score: Score) -> Self {
        Self { chance: chance::<P>(score), end: End::of(score) }
    }

    /// The worth of a move that an analysis has found.
    #[must_use]
    pub fn of_candidate<M>(candidate: &Candidate<M>) -> Self {
        Self { chance: candidate.chance, end: End::of(candidate.score) }
    }

    /// The same, as the other side sees it.
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

/// The score of a move after which the other side's score is this: a win or a loss is one ply further
/// away.
pub(super) fn before_ply(after: Score) -> Score {
    match (after.plies_to_win(), after.plies_to_loss()) {
        (Some(plies), _) => Score::loss_in(plies + 1),
        (_, Some(plies)) => Score::win_in(plies + 1),
        _ => -after,
    }
}
