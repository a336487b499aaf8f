//! Validation of an edited position.

use super::{AnyCell, MatchResult, PositionDraft};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Validity {
    /// The position can be played. The forced pass counts as a legal move.
    Playable {
        moves: usize,
    },
    Over(MatchResult),
    /// Hexxagon without any piece.
    NoPieces,
}

/// A property that no reachable position has. The position can be played nevertheless.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Implausibility {
    /// The ply number is too low for the board.
    Ply { least: u16 },
    /// More quiet plies than plies.
    Quiet { most: u16 },
}

impl PositionDraft {
    pub fn validity(&self) -> Validity {
        if !self.variant().is_quixo() && AnyCell::all(self.variant()).all(|cell| self.mark(cell).is_none()) {
            return Validity::NoPieces;
        }
        let game = self.to_match(&[]);
        match game.result() {
            Some(result) => Validity::Over(result),
            None => Validity::Playable { moves: game.position().moves().len() },
        }
    }

    /// The properties that make the position unreachable.
    pub fn implausibility(&self) -> Option<Implausibility> {
        let least = self.least_ply();
        if self.ply() < least {
            return Some(Implausibility::Ply { least });
        }
        (self.quiet() >= self.ply()).then(|| Implausibility::Quiet { most: self.ply() - 1 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Side, Variant};
    use crate::session::{AnyPosition, Options, Reason};

    fn read(variant: Variant, text: &str) -> PositionDraft {
        let start = AnyPosition::start(variant, &Options::default());
        PositionDraft::of(&start.read(text).expect("a position"))
    }

    #[test]
    fn finished_position_has_a_winner() {
        let Validity::Over(end) = read(Variant::Quixo, "xxxxx/5/5/5/ooooo x 0 20").validity() else {
            panic!("over");
        };
        // The previous mover completed a line of the opponent as well.
        assert_eq!(end.winner, Some(Side::First));
        let Validity::Over(end) = read(Variant::HexxagonOpen, "r/6/12/18/24 w 0 9").validity() else {
            panic!("over");
        };
        assert_eq!(end.winner, Some(Side::First));
        let quiet = read(Variant::QuixoTeams, "5/5/5/5/5 s 100 200").validity();
        assert!(matches!(quiet, Validity::Over(end) if matches!(end.reason, Reason::Drawn(_))));
        let mut empty = PositionDraft::start(Variant::Hexxagon);
        empty.clear();
        assert_eq!(empty.validity(), Validity::NoPieces);
    }
}
