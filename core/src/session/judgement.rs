//! Validation of an edited position.

use super::{AnyCell, MatchResult, PositionDraft};

/// The validity of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// The position can be played. The forced pass counts as a legal move.
    Playable {
        /// The number of legal moves.
        moves: usize,
    },
    /// The game is already over.
    Over(MatchResult),
    /// Hexxagon without any piece.
    NoPieces,
}

/// A property that no reachable position has. The position can be played nevertheless.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doubt {
    /// The ply number is too low for the board.
    Ply {
        /// The lowest possible number.
        least: u16,
    },
    /// More quiet plies than plies.
    Quiet {
        /// The largest possible number.
        most: u16,
    },
}

impl PositionDraft {
    /// Validates the position.
    #[must_use]
    pub fn standing(&self) -> Standing {
        if !self.variant().is_quixo() && AnyCell::all(self.variant()).all(|cell| self.mark(cell).is_none()) {
            return Standing::NoPieces;
        }
        let game = self.to_match(&[]);
        match game.result() {
            Some(result) => Standing::Over(result),
            None => Standing::Playable { moves: game.position().moves().len() },
        }
    }

    /// The properties that make the position unreachable.
    #[must_use]
    pub fn doubt(&self) -> Option<Doubt> {
        let least = self.least_ply();
        if self.ply() < least {
            return Some(Doubt::Ply { least });
        }
        (self.quiet() >= self.ply()).then(|| Doubt::Quiet { most: self.ply() - 1 })
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
    fn a_finished_position_says_who_has_won() {
        let Standing::Over(end) = read(Variant::Quixo, "xxxxx/5/5/5/ooooo x 0 20").standing() else {
            panic!("over");
        };
        // The previous mover completed a line of the opponent as well.
        assert_eq!(end.winner, Some(Side::First));
        let Standing::Over(end) = read(Variant::HexxagonOpen, "r/6/12/18/24 w 0 9").standing() else {
            panic!("over");
        };
        assert_eq!(end.winner, Some(Side::First));
        let quiet = read(Variant::QuixoTeams, "5/5/5/5/5 s 100 200").standing();
        assert!(matches!(quiet, Standing::Over(end) if matches!(end.reason, Reason::Drawn(_))));
        let mut empty = PositionDraft::start(Variant::Hexxagon);
        empty.clear();
        assert_eq!(empty.standing(), Standing::NoPieces);
    }
}
