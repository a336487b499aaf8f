//! How a match can end.

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

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Board(Ending::Line) => "a line of five",
            Self::Board(Ending::OpponentLine) => "the last move completed the opponent's line",
            Self::Board(Ending::AllPassed) => "all four seats passed in a row",
            Self::Board(Ending::Full) => "the board is full",
            Self::Board(Ending::NobodyMoves) => "neither side can move",
            Self::Board(Ending::Stuck) => "the side to move cannot",
            Self::Board(Ending::WipedOut) => "one side has no piece left",
            Self::Drawn(DrawReason::Repetition) => "the same position for the third time",
            Self::Drawn(DrawReason::Quiet) => "a hundred plies without progress",
            Self::Agreed => "draw agreed",
            Self::Resigned => "resignation",
            Self::OutOfTime => "out of time",
        })
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
