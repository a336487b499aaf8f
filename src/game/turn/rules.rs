//! The rules resource: legality and reasons, possible selections and targets, and the winner of the current
//! position.

use std::ops::Deref;

use bevy::prelude::*;

use super::selection::{Selection, Target};
use pushflip_core::rules::IllegalMove;
use pushflip_core::rules::hexxagon::{Cell as HexCell, Move};
use pushflip_core::rules::quixo::Push;
use pushflip_core::rules::quixo::teams;
use pushflip_core::session::{AnyMove, AnyPosition, Match, MatchResult};

/// The rules for the last position of the match on the table. Outside this folder nobody can make one, so that
/// only `turn::commit` writes it, with the match.
#[derive(Resource, PartialEq, Eq, Debug)]
pub struct Rules(RulesAt);

impl Rules {
    /// For a match as it stands.
    pub(super) fn of(game: &Match) -> Self {
        Self(RulesAt { position: game.position(), result: game.result() })
    }
}

impl Deref for Rules {
    type Target = RulesAt;

    fn deref(&self) -> &RulesAt {
        &self.0
    }
}

/// The rules applied to a position: the one on the table, or one that is looked back at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RulesAt {
    position: AnyPosition,
    result: Option<MatchResult>,
}

impl RulesAt {
    /// For a position by itself.
    pub fn new(position: AnyPosition) -> Self {
        Self { position, result: None }
    }

    /// The position.
    pub fn position(&self) -> AnyPosition {
        self.position
    }

    /// Who has won and why, or why it is a draw; none while the match goes on.
    pub fn result(&self) -> Option<MatchResult> {
        self.result
    }

    /// Whether a move is legal.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self, mv: AnyMove) -> Result<(), IllegalMove> {
        self.position.check(mv)
    }

    /// Whether the seat to move can begin something with a target.
    pub fn can_select(&self, target: Target) -> bool {
        self.why_not_selectable(target).is_none()
    }

    /// Why the seat to move can begin nothing with a target; none if it can.
    pub fn why_not_selectable(&self, target: Target) -> Option<IllegalMove> {
        let mv = match (self.position, target) {
            (AnyPosition::Hexxagon(p), Target::Hex(cell))
                if p.piece(cell) == Some(self.position.side_to_move()) =>
            {
                return (!p.has_way_out(cell)).then_some(IllegalMove::NoWayOut(cell));
            }
            (AnyPosition::Hexxagon(_), Target::Hex(to)) => AnyMove::Hexxagon(Move::Clone { to }),
            (position, Target::Cube(cell)) => {
                let Some(push) = Push::from_cell(cell).next() else {
                    return Some(IllegalMove::NotOnBorder(cell));
                };
                match position {
                    AnyPosition::Teams(p) => {
                        AnyMove::Teams(teams::Move::Push { push, dot: p.seat_to_move() })
                    }
                    _ => AnyMove::Quixo(push),
                }
            }
            _ => return None,
        };
        self.check(mv).err()
    }

    /// Where what is chosen so far can go.
    pub fn destinations(&self, selection: Selection) -> Vec<Target> {
        match (self.position, selection) {
            (AnyPosition::Quixo(_) | AnyPosition::Teams(_), Selection::Cube(cell)) => {
                Push::from_cell(cell).map(Target::Insert).collect()
            }
            (AnyPosition::Teams(p), Selection::Pushed(_)) => {
                [p.seat_to_move(), p.seat_to_move().partner()].map(Target::Dot).into()
            }
            (AnyPosition::Hexxagon(p), Selection::Piece(from)) => HexCell::all()
                .filter(|to| p.empty() & to.bit() != 0 && (1..=2).contains(&from.distance(*to)))
                .map(Target::Hex)
                .collect(),
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::rules::Variant;
    use pushflip_core::rules::quixo::Cell;
    use pushflip_core::session::{Match, Setup};

    #[test]
    fn what_begins_nothing_has_a_reason_and_what_begins_a_move_has_none() {
        let quixo = Match::new(Setup::new(Variant::Quixo, &[])).position();
        for cell in Cell::all() {
            let taken =
                quixo.moves().into_iter().any(|mv| matches!(mv, AnyMove::Quixo(p) if p.take() == cell));
            assert_eq!(RulesAt::new(quixo).why_not_selectable(Target::Cube(cell)).is_none(), taken, "{cell}");
        }
        // In the second the pieces next to the middle are shut in, and those round them can only jump.
        for text in ["r/-w-w-w/12/18/24 r 0 1", "w/-r-r-r/rrrrrrrrrrrr/wwwwwwwwwwwwwwwwww/24 r 0 9"] {
            let start = Match::new(Setup::new(Variant::Hexxagon, &[])).position();
            let position = start.read(text).expect("a position");
            let moves = position.moves();
            let begins = |cell: HexCell| {
                moves.iter().any(|mv| match *mv {
                    AnyMove::Hexxagon(Move::Clone { to }) => to == cell || is_parent(&position, to, cell),
                    AnyMove::Hexxagon(Move::Jump { from, .. }) => from == cell,
                    _ => false,
                })
            };
            for cell in HexCell::all() {
                let why = RulesAt::new(position).why_not_selectable(Target::Hex(cell));
                assert_eq!(why.is_none(), begins(cell), "{text}: {cell} {why:?}");
            }
        }
    }

    /// Whether a piece of the side to move can be the parent of a clone.
    fn is_parent(position: &AnyPosition, to: HexCell, from: HexCell) -> bool {
        let AnyPosition::Hexxagon(p) = position else { return false };
        p.piece(from) == Some(position.side_to_move()) && from.distance(to) == 1
    }
}
