//! Results of a match and their reasons.

use std::fmt;

use crate::rules::{BySide, DrawReason, Ending, Side};

/// Why a match is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Reason {
    /// The board ended it.
    #[strum(transparent)]
    Board(Ending),
    /// A draw that is a match option.
    #[strum(transparent)]
    Drawn(DrawReason),
    /// The players agreed on a draw.
    Agreed,
    /// The loser gave up.
    Resigned,
    /// The loser's time ran out.
    OutOfTime,
}

impl Reason {
    /// Every reason.
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

    /// The word in records.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchResult {
    /// Who won; none in a draw.
    pub winner: Option<Side>,
    /// Why it is over.
    pub reason: Reason,
    /// Hexxagon's final count.
    pub score: Option<BySide<u32>>,
}

impl MatchResult {
    /// What the winner scores in Hexxagon: the difference of pieces (`docs/rules.md` §3). None in other games, in a
    /// draw, and where a match ended away from the board: whoever gives up may have more pieces.
    #[must_use]
    pub fn points(&self) -> Option<u32> {
        let score = self.score.filter(|_| matches!(self.reason, Reason::Board(_)))?;
        self.winner.map(|winner| score[winner].abs_diff(score[!winner]))
    }
}

impl fmt::Display for MatchResult {
    /// Why the match is over, after "Cross wins:" or "drawn:".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.reason {
            Reason::Board(Ending::Line) => "five in a line",
            Reason::Board(Ending::OpponentLine) if self.winner == Some(Side::First) => {
                "Circle's own push completed the crosses' line"
            }
            Reason::Board(Ending::OpponentLine) => "Cross's own push completed the circles' line",
            Reason::Board(Ending::AllPassed) => "all four seats passed in a row",
            Reason::Board(Ending::Full) => "the board is full",
            Reason::Board(Ending::NobodyMoves) => "neither side can move",
            Reason::Board(Ending::Stuck) => "the player to move has no move",
            Reason::Board(Ending::WipedOut) => "the other side has no pieces left",
            Reason::Drawn(DrawReason::Repetition) => "the same position for the third time",
            Reason::Drawn(DrawReason::Quiet) if self.score.is_some() => {
                "100 moves in a row without a clone or a capture"
            }
            Reason::Drawn(DrawReason::Quiet) => "100 moves in a row with no blank cube taken",
            Reason::Agreed => "by agreement",
            Reason::Resigned => "the other side resigned",
            Reason::OutOfTime => "the other side ran out of time",
        })
    }
}
