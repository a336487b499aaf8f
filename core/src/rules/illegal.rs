//! Reasons why a move is illegal.

use super::hexxagon::Cell as Hex;
use super::quixo::{Cell, Seat};

/// Why a move is not legal in a position; its `Display` is a sentence without its full stop.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum IllegalMove {
    /// The board has ended the game.
    #[error("the game is over")]
    GameOver,
    /// The match has ended, on the board or beside it.
    #[error("the match is over")]
    MatchOver,
    /// It is a move of another variant.
    #[error("it is a move of another game")]
    OtherGame,
    /// Quixo: the cube of this cell lies inside.
    #[error("{0} is not on the border")]
    NotOnBorder(Cell),
    /// Quixo: the cube would be inserted where it was taken.
    #[error("{0}: a cube cannot go back to its own cell")]
    BackToOwnCell(Cell),
    /// Quixo: no line that the taken cube left open ends there.
    #[error("{take} cannot be inserted at {insert}, only at {}", ends(*take))]
    NotAnEnd {
        /// Where the cube is taken.
        take: Cell,
        /// Where it was meant to go.
        insert: Cell,
    },
    /// Quixo for two: the cube of this cell is the opponent's.
    #[error("{0} shows the opponent's symbol")]
    OpponentsSymbol(Cell),
    /// Quixo in teams: the cube of this cell is the other team's.
    #[error("{0} shows the opponents' symbol")]
    OtherTeamsSymbol(Cell),
    /// Quixo in teams: this cube has a symbol, and it is the player's own first turn.
    #[error("{0} is not blank: in the first round only blank cubes may be taken")]
    FirstRound(Cell),
    /// Quixo in teams: only the partner may take this cube.
    #[error("the dot on {0} faces your partner")]
    PartnersDot(Cell),
    /// Quixo in teams: the dot has to face this seat or its partner.
    #[error("the dot must face {} or {}", .0.letter(), .0.partner().letter())]
    StrangeDot(Seat),
    /// Quixo in teams: it is a pass, but there is a cube to take.
    #[error("a player may pass only when no cube can be taken")]
    CanTake,
    /// Hexxagon: it is a pass, but there is a move.
    #[error("a player may pass only when there is no move")]
    CanMove,
    /// Hexxagon: this cell is a block.
    #[error("{0} is a block")]
    Block(Hex),
    /// Hexxagon: a piece stands on this cell.
    #[error("{0} is not empty")]
    NotEmpty(Hex),
    /// Hexxagon: nothing on this cell can jump.
    #[error("there is no piece of yours on {0}")]
    NoOwnPiece(Hex),
    /// Hexxagon: a jump goes exactly two steps.
    #[error("{to} is not two steps from {from}")]
    NotTwoSteps {
        /// Where the piece stands.
        from: Hex,
        /// Where it was meant to go.
        to: Hex,
    },
    /// Hexxagon: the piece on this cell can neither be cloned nor jump.
    #[error("no empty cell lies within two steps of {0}")]
    NoWayOut(Hex),
    /// Hexxagon: nothing can be cloned onto this cell.
    #[error("no piece of yours stands next to {0}")]
    NoNeighbour(Hex),
    /// Hexxagon: the same, but a piece could jump onto it.
    #[error("no piece of yours stands next to {0}; only a jump leads there")]
    OnlyByJump(Hex),
}

/// The cells where the cube of a cell can be inserted: `a5, e1`.
fn ends(take: Cell) -> String {
    let ends: Vec<String> = take.ends().map(|end| end.to_string()).collect();
    ends.join(", ")
}
