//! The validity of an edited position, and what in it cannot occur in a match.

use super::{AnyCell, MatchResult, PositionDraft};

/// What a position is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It can be played on; so many moves are legal, a forced pass counted.
    Playable {
        /// How many.
        moves: usize,
    },
    /// It is over before anybody moves.
    Over(MatchResult),
    /// Hexxagon without a piece: nobody can move, and there is nothing to count.
    NoPieces,
}

/// What no match can have come to, though it can be played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doubt {
    /// The ply number is too low for what lies on the board.
    Ply {
        /// The lowest that is possible.
        least: u16,
    },
    /// More plies without progress than plies.
    Quiet {
        /// The most that are possible.
        most: u16,
    },
}

impl PositionDraft {
    /// What the position is good for.
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

    /// What no match can have come to.
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
        // The one who has just moved completed the other's line too.
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
