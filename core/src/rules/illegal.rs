//! Reasons why a move is illegal.

use super::hexxagon::Cell as Hex;
use super::quixo::{Cell, Seat};

/// The reason why a move is illegal. Its `Display` is a sentence without the full stop.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum IllegalMove {
    /// The game is over by the rules of the board.
    #[error("the game is over")]
    GameOver,
    /// The match is over, on the board or by resignation, time or agreement.
    #[error("the match is over")]
    MatchOver,
    /// The move belongs to another variant.
    #[error("it is a move of another game")]
    OtherGame,
    /// Quixo: the cube is not on the border.
    #[error("{0} is not on the border")]
    NotOnBorder(Cell),
    /// Quixo: the cube would return to the cell where it was taken.
    #[error("{0}: a cube cannot go back to its own cell")]
    BackToOwnCell(Cell),
    /// Quixo: the target is not an end of a line of the taken cube.
    #[error("{take} cannot be inserted at {insert}, only at {}", ends(*take))]
    NotAnEnd {
        /// The cell of the taken cube.
        take: Cell,
        /// The invalid target.
        insert: Cell,
    },
    /// Quixo for two: the cube shows the opponent's symbol.
    #[error("{0} shows the opponent's symbol")]
    OpponentsSymbol(Cell),
    /// Quixo in teams: the cube shows the other team's symbol.
    #[error("{0} shows the opponents' symbol")]
    OtherTeamsSymbol(Cell),
    /// Quixo in teams: the cube has a symbol, and it is the seat's first turn.
    #[error("{0} is not blank: in the first round only blank cubes may be taken")]
    FirstRound(Cell),
    /// Quixo in teams: the dot faces the partner.
    #[error("the dot on {0} faces your partner")]
    PartnersDot(Cell),
    /// Quixo in teams: the dot must face the mover or the partner.
    #[error("the dot must face {} or {}", .0.letter(), .0.partner().letter())]
    StrangeDot(Seat),
    /// Quixo in teams: a pass although a cube can be taken.
    #[error("a player may pass only when no cube can be taken")]
    CanTake,
    /// Hexxagon: a pass although there is a move.
    #[error("a player may pass only when there is no move")]
    CanMove,
    /// Hexxagon: the target is a block.
    #[error("{0} is a block")]
    Block(Hex),
    /// Hexxagon: the target is occupied.
    #[error("{0} is not empty")]
    NotEmpty(Hex),
    /// Hexxagon: a jump from a cell without an own piece.
    #[error("there is no piece of yours on {0}")]
    NoOwnPiece(Hex),
    /// Hexxagon: the distance of a jump is not two.
    #[error("{to} is not two steps from {from}")]
    NotTwoSteps {
        /// The cell of the piece.
        from: Hex,
        /// The invalid target.
        to: Hex,
    },
    /// Hexxagon: the piece has no empty cell within two steps.
    #[error("no empty cell lies within two steps of {0}")]
    NoWayOut(Hex),
    /// Hexxagon: a clone to a cell without an own neighbour.
    #[error("no piece of yours stands next to {0}")]
    NoNeighbour(Hex),
    /// Hexxagon: as [`NoNeighbour`](Self::NoNeighbour), but an own piece can jump there.
    #[error("no piece of yours stands next to {0}; only a jump leads there")]
    OnlyByJump(Hex),
}

/// The targets of a cube as text: `a5, e1`.
fn ends(take: Cell) -> String {
    let ends: Vec<String> = take.ends().map(|end| end.to_string()).collect();
    ends.join(", ")
}
