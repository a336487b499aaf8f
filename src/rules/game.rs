//! A game in progress: the position, what was there before, and the draws that are match options.

use super::{Outcome, Position};

/// Plies without progress after which the option draws the game: `RULES.md` §1 and §3.
pub const QUIET_LIMIT: u32 = 100;
/// Occurrences of a position after which the option draws the game: `RULES.md` §1 and §3.
pub const REPETITION_LIMIT: usize = 3;

/// Which of the added draws are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawRules {
    /// The third occurrence of a position with the same seat to move draws.
    pub repetition: bool,
    /// A hundred plies in a row without progress draw.
    pub quiet: bool,
}

impl Default for DrawRules {
    fn default() -> Self {
        Self { repetition: true, quiet: true }
    }
}

/// Which of the added draws ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawReason {
    /// The same position with the same seat to move for the third time.
    Repetition,
    /// A hundred plies in a row without progress.
    Quiet,
}

/// Whether a game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// The side to move has a move, if only a pass.
    Ongoing,
    /// The board ended it.
    Over(Outcome),
    /// A match option drew it.
    Drawn(DrawReason),
}

/// A position with the positions that led to it.
#[derive(Clone, Debug)]
pub struct Game<P> {
    position: P,
    /// Identities of every position so far, the current one last.
    seen: Vec<u128>,
    rules: DrawRules,
}

impl<P: Position> Game<P> {
    /// A game that begins at `position`.
    #[must_use]
    pub fn new(position: P, rules: DrawRules) -> Self {
        Self { position, seen: vec![position.identity()], rules }
    }

    /// The current position.
    #[must_use]
    pub fn position(&self) -> P {
        self.position
    }

    /// The identities of all positions of the game, the current one last.
    #[must_use]
    pub fn seen(&self) -> &[u128] {
        &self.seen
    }

    /// The draws in force.
    #[must_use]
    pub fn rules(&self) -> DrawRules {
        self.rules
    }

    /// Plays a legal move.
    pub fn play(&mut self, mv: P::Move) {
        self.position = self.position.play(mv);
        self.seen.push(self.position.identity());
    }

    /// Whether the game goes on. The board decides before the added draws.
    #[must_use]
    pub fn status(&self) -> Status {
        if let Some(outcome) = self.position.outcome() {
            return Status::Over(outcome);
        }
        let now = self.position.identity();
        if self.rules.repetition && self.seen.iter().filter(|&&then| then == now).count() >= REPETITION_LIMIT
        {
            return Status::Drawn(DrawReason::Repetition);
        }
        if self.rules.quiet && self.position.quiet_plies() >= QUIET_LIMIT {
            return Status::Drawn(DrawReason::Quiet);
        }
        Status::Ongoing
    }
}
