//! The draws that depend on what was before: repetition and quiet plies, in the game and in the
//! line that is being searched.

use super::Evaluate;
use crate::rules::game::QUIET_LIMIT;
use crate::rules::{DrawRules, Game, Position, hash_of};

/// From so many quiet plies on the tables promise nothing but draws: they know no distances, and the rest of the
/// hundred may be too few for what they call won. Half of them are taken to be enough.
const PROMISED_BEFORE: u32 = QUIET_LIMIT / 2;

/// What decides them.
pub(super) struct Draws {
    rules: DrawRules,
    /// Identities of positions of the game that one more occurrence draws.
    repeated: Vec<u128>,
    /// Identities of the positions from the root to the current one.
    path: Vec<u128>,
}

impl Draws {
    pub(super) fn new<P: Position>(game: &Game<P>) -> Self {
        Self { rules: game.rules(), repeated: game.repeated().collect(), path: Vec::new() }
    }

    /// The search begins at a position.
    pub(super) fn begin<P: Position>(&mut self, root: &P) {
        self.path.clear();
        self.path.push(root.identity());
    }

    /// The search goes on to a position.
    pub(super) fn enter<P: Position>(&mut self, position: &P) {
        self.path.push(position.identity());
    }

    /// The search goes back.
    pub(super) fn leave(&mut self) {
        self.path.pop();
    }

    /// Whether one of the added draws ends the game in the position last entered. A position that
    /// recurs within the search counts at once: what could be done the third time could be done
    /// the second.
    pub(super) fn is_drawn<P: Position>(&self, position: &P) -> bool {
        if self.rules.quiet && position.quiet_plies() >= QUIET_LIMIT {
            return true;
        }
        if !self.rules.repetition {
            return false;
        }
        let Some((now, before)) = self.path.split_last() else { return false };
        // The same side is to move every other ply.
        let mut earlier = before;
        while let [rest @ .., then, _] = earlier {
            if then == now {
                return true;
            }
            earlier = rest;
        }
        !self.repeated.is_empty() && self.repeated.contains(now)
    }

    /// A number for what the game so far makes of repetitions, nought where it is nothing: the same position
    /// may have another score where other positions are drawn when they come again.
    pub(super) fn salt(&self) -> u64 {
        let repeated = if self.rules.repetition { &self.repeated[..] } else { &[] };
        // They come in no order.
        repeated.iter().fold(0, |salt: u64, &identity| salt.wrapping_add(hash_of(!identity)))
    }

    /// Whether no added draw can come in between where the tables call a position won or lost. A win that is
    /// played without detours meets no position twice: only one that has come twice already could draw it.
    pub(super) fn spare<P: Evaluate>(&self, position: &P) -> bool {
        let DrawRules { repetition, quiet } = self.rules;
        !(quiet && position.quiet_plies() >= PROMISED_BEFORE
            || repetition && self.repeated.iter().any(|&identity| position.may_lead_to(identity)))
    }

    /// Whether the game cannot be drawn so within so many plies, unless positions recur in them.
    pub(super) fn are_far<P: Position>(&self, position: &P, plies: u32) -> bool {
        !self.limit_is_near(position, plies) && (self.repeated.is_empty() || !self.rules.repetition)
    }

    /// Whether a search of this depth may meet the limit of quiet plies: the count is not in the
    /// hash, so that the same position, reached another way, may have another score.
    pub(super) fn limit_is_near<P: Position>(&self, position: &P, depth: u32) -> bool {
        self.rules.quiet && position.quiet_plies() + depth >= QUIET_LIMIT
    }
}
