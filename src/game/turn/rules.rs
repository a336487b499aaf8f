//! The rules resource: the current position, the legality of moves and the result of the match.

use bevy::prelude::*;

use pushflip_core::rules::IllegalMove;
use pushflip_core::session::{AnyMove, AnyPosition, Match, MatchResult};

/// The rules for the current position of the match on the board. Every system of the game reads the position, the
/// result and the legality of moves here.
///
/// Only `turn` can create one, and `turn::commit` writes it together with the match, so the two always agree.
#[derive(Resource, Deref, PartialEq, Eq, Debug)]
pub struct Rules(RulesAt);

impl Rules {
    /// The rules for a match in its current state.
    pub(super) fn of(game: &Match) -> Self {
        Self(RulesAt { position: game.position(), result: game.result() })
    }
}

/// The rules applied to one position: the current one, an earlier one that is viewed, or the one in which a premove
/// is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RulesAt {
    position: AnyPosition,
    result: Option<MatchResult>,
}

impl RulesAt {
    /// The rules for a position without a match.
    pub fn new(position: AnyPosition) -> Self {
        Self { position, result: None }
    }

    pub fn position(&self) -> AnyPosition {
        self.position
    }

    /// The winner and the reason, or the reason of a draw; `None` during the match.
    pub fn result(&self) -> Option<MatchResult> {
        self.result
    }

    /// Checks whether a move is legal.
    ///
    /// # Errors
    /// The rule that the move breaks, or that the match is over.
    pub fn check(&self, mv: AnyMove) -> Result<(), IllegalMove> {
        if self.result.is_some() {
            return Err(IllegalMove::MatchOver);
        }
        self.position.check(mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::rules::Variant;
    use pushflip_core::session::Setup;

    #[test]
    fn no_move_is_legal_after_the_end_of_a_match() {
        let mut game = Match::new(Setup::new(Variant::Quixo, &[]));
        let mv = game.position().moves()[0];
        assert_eq!(Rules::of(&game).check(mv), Ok(()));
        game.agree_draw();
        assert_eq!(Rules::of(&game).check(mv), Err(IllegalMove::MatchOver));
    }
}
