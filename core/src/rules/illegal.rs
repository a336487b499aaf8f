//! Reasons why a move is illegal.

use super::hexxagon::Cell as Hex;
use super::quixo::{Cell, Seat};
use crate::language::{Localized, msg};

/// The reason why a move is illegal: a message without the full stop.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("{}", Localized::from(*self))]
pub enum IllegalMove {
    /// The game is over by the rules of the board.
    GameOver,
    /// The match is over, on the board or by resignation, time or agreement.
    MatchOver,
    /// The move belongs to another variant.
    OtherGame,
    /// Quixo: the cube is not on the border.
    NotOnBorder(Cell),
    /// Quixo: the cube would return to the cell where it was taken.
    BackToOwnCell(Cell),
    /// Quixo: the target is not an end of a line of the taken cube.
    NotAnEnd { take: Cell, insert: Cell },
    /// Quixo for two: the cube shows the opponent's symbol.
    OpponentsSymbol(Cell),
    /// Quixo in teams: the cube shows the other team's symbol.
    OtherTeamsSymbol(Cell),
    /// Quixo in teams: the cube has a symbol, and it is the seat's first turn.
    FirstRound(Cell),
    /// Quixo in teams: the dot faces the partner.
    PartnersDot(Cell),
    /// Quixo in teams: the dot must face the mover or the partner.
    StrangeDot(Seat),
    /// Quixo in teams: a pass although a cube can be taken.
    CanTake,
    /// Hexxagon: a pass although there is a move.
    CanMove,
    /// Hexxagon: the target is a block.
    Block(Hex),
    /// Hexxagon: the target is occupied.
    NotEmpty(Hex),
    /// Hexxagon: a jump from a cell without an own piece.
    NoOwnPiece(Hex),
    /// Hexxagon: the distance of a jump is not two.
    NotTwoSteps { from: Hex, to: Hex },
    /// Hexxagon: the piece has no empty cell within two steps.
    NoWayOut(Hex),
    /// Hexxagon: a clone to a cell without an own neighbour.
    NoNeighbour(Hex),
    /// Hexxagon: as [`NoNeighbour`](Self::NoNeighbour), but an own piece can jump there.
    OnlyByJump(Hex),
}

/// The reason with the names of the cells, for typed moves and files.
impl From<IllegalMove> for Localized {
    fn from(reason: IllegalMove) -> Self {
        reason.message("named")
    }
}

impl IllegalMove {
    /// The reason for a cell that the player points at, as a sentence: "this cube" instead of the cell's name.
    pub fn of_pointed(self) -> Localized {
        Localized::sequence([self.message("pointed"), ".".into()])
    }

    /// The texts are the messages `table-illegal-…` in `core/languages/*/table.ftl`.
    fn message(self, cells: &'static str) -> Localized {
        let name = |cell: &dyn ToString| cell.to_string();
        match self {
            Self::GameOver => msg::TABLE_ILLEGAL_GAME_OVER,
            Self::MatchOver => msg::TABLE_ILLEGAL_MATCH_OVER,
            Self::OtherGame => msg::TABLE_ILLEGAL_OTHER_GAME,
            Self::NotOnBorder(cell) => msg::TableIllegalNotOnBorder { cells, cell: name(&cell) }.into(),
            Self::BackToOwnCell(cell) => msg::TableIllegalBackToOwnCell { cell: name(&cell) }.into(),
            Self::NotAnEnd { take, insert } => {
                msg::TableIllegalNotAnEnd { from: name(&take), to: name(&insert) }.into()
            }
            Self::OpponentsSymbol(cell) => {
                msg::TableIllegalOpponentsSymbol { cells, cell: name(&cell) }.into()
            }
            Self::OtherTeamsSymbol(cell) => {
                msg::TableIllegalOtherTeamsSymbol { cells, cell: name(&cell) }.into()
            }
            Self::FirstRound(cell) => msg::TableIllegalFirstRound { cells, cell: name(&cell) }.into(),
            Self::PartnersDot(cell) => msg::TableIllegalPartnersDot { cells, cell: name(&cell) }.into(),
            Self::StrangeDot(own) => {
                msg::TableIllegalStrangeDot { cells, own, partner: own.partner() }.into()
            }
            Self::CanTake => msg::TABLE_ILLEGAL_CAN_TAKE,
            Self::CanMove => msg::TABLE_ILLEGAL_CAN_MOVE,
            Self::Block(cell) => msg::TableIllegalBlock { cells, cell: name(&cell) }.into(),
            Self::NotEmpty(cell) => msg::TableIllegalNotEmpty { cells, cell: name(&cell) }.into(),
            Self::NoOwnPiece(cell) => msg::TableIllegalNoOwnPiece { cell: name(&cell) }.into(),
            Self::NotTwoSteps { from, to } => {
                msg::TableIllegalNotTwoSteps { cells, from: name(&from), to: name(&to) }.into()
            }
            Self::NoWayOut(cell) => msg::TableIllegalNoWayOut { cells, cell: name(&cell) }.into(),
            Self::NoNeighbour(cell) => msg::TableIllegalNoNeighbour { cells, cell: name(&cell) }.into(),
            Self::OnlyByJump(cell) => msg::TableIllegalOnlyByJump { cells, cell: name(&cell) }.into(),
        }
    }
}
