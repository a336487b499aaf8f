//! Results of a match and their reasons.

use crate::rules::{BySide, DrawReason, Ending, Side};

/// The reason why a match is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Reason {
    /// The rules of the board.
    #[strum(transparent)]
    Board(Ending),
    /// An optional draw.
    #[strum(transparent)]
    Drawn(DrawReason),
    Agreed,
    Resigned,
    OutOfTime,
}

impl Reason {
    pub const ALL: [Self; 12] = [
        Self::Board(Ending::Line),
        Self::Board(Ending::OpponentLine),
        Self::Board(Ending::AllPassed),
        Self::Board(Ending::Full),
        Self::Board(Ending::NobodyMoves),
        Self::Board(Ending::Stuck),
        Self::Board(Ending::WipedOut),
        Self::Drawn(DrawReason::Repetition),
        Self::Drawn(DrawReason::Quiet),
        Self::Agreed,
        Self::Resigned,
        Self::OutOfTime,
    ];

    /// The identifier in records.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchResult {
    /// The winner; `None` in a draw.
    pub winner: Option<Side>,
    pub reason: Reason,
    /// The final count in Hexxagon.
    pub score: Option<BySide<u32>>,
}

impl MatchResult {
    /// The winner's points in Hexxagon: the difference in pieces (`docs/rules.md` §3). `None` in other games,
    /// in a draw, and after a resignation or time-out, when the loser may have more pieces.
    pub fn points(&self) -> Option<u32> {
        let score = self.score.filter(|_| matches!(self.reason, Reason::Board(_)))?;
        self.winner.map(|winner| score[winner].abs_diff(score[!winner]))
    }
}
