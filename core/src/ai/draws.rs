//! Draws by repetition and by the limit of quiet plies, in the game and in the searched line.

use super::evaluation::Evaluate;
use super::tablebase::Value;
use crate::rules::game::QUIET_LIMIT;
use crate::rules::{DrawRules, Game, Position, hash_of};

/// The tablebase holds no distances. A tablebase win is assumed to need at most this many plies until the next blank
/// cube or the end of the game. With fewer plies left before the limit of quiet plies, only draws are trusted. The
/// true maximum is unknown; `docs/measured.md` lists wins that were not found in time.
const LONGEST_TABLEBASE_WIN: u32 = QUIET_LIMIT / 2;

pub(super) struct Draws {
    draw_rules: DrawRules,
    /// Identities of positions that are drawn when they occur once more.
    repeated: Vec<u128>,
    /// Identities of the positions from the root to the current one.
    path: Vec<u128>,
}

impl Draws {
    pub(super) fn new<P: Position>(game: &Game<P>) -> Self {
        Self { draw_rules: game.draw_rules(), repeated: game.repeated().collect(), path: Vec::new() }
    }

    pub(super) fn reset<P: Position>(&mut self, root: &P) {
        self.path.clear();
        self.path.push(root.identity());
    }

    pub(super) fn push<P: Position>(&mut self, position: &P) {
        self.path.push(position.identity());
    }

    pub(super) fn pop(&mut self) {
        self.path.pop();
    }

    /// Whether a draw rule ends the game in the last position of the path. The result is the path ply: scores of
    /// nodes at that ply or deeper depend on the moves before them and must not be stored. A repetition within the
    /// search makes the nodes behind the first occurrence path dependent, the limit of quiet plies all nodes. A
    /// repetition of the game's positions makes none dependent, because [`salt`](Self::salt) is part of the key. A
    /// repetition within the search is a draw at its first recurrence, because both sides could repeat it again.
    pub(super) fn path_draw<P: Position>(&self, position: &P) -> Option<u32> {
        if self.draw_rules.quiet && position.quiet_plies() >= QUIET_LIMIT {
            return Some(0);
        }
        if !self.draw_rules.repetition {
            return None;
        }
        let (now, before) = self.path.split_last()?;
        // Only every other ply has the same side to move.
        let mut earlier = before;
        while let [rest @ .., then, _] = earlier {
            if then == now {
                return Some(rest.len() as u32 + 1);
            }
            earlier = rest;
        }
        self.repeated.contains(now).then_some(u32::MAX)
    }

    /// A key for the game's repeated positions, zero without any: they change which positions are drawn.
    pub(super) fn salt(&self) -> u64 {
        let repeated = if self.draw_rules.repetition { &self.repeated[..] } else { &[] };
        // The sum does not depend on their order.
        repeated.iter().fold(0, |salt: u64, &identity| salt.wrapping_add(hash_of(!identity)))
    }

    /// Whether a forced win counts, because no draw rule can end the game before it: a win within `plies` or, with
    /// `None`, a tablebase win. Optimal play repeats no position, so only positions that have occurred twice can
    /// disturb it.
    pub(super) fn allows_win<P: Evaluate>(&self, position: &P, plies: Option<u32>) -> bool {
        let may_repeat = self.draw_rules.repetition
            && self.repeated.iter().any(|&identity| position.may_lead_to(identity));
        !may_repeat && !self.quiet_limit_within(position, plies.unwrap_or(LONGEST_TABLEBASE_WIN))
    }

    /// A tablebase value, if no draw rule can change it.
    pub(super) fn undisturbed<P: Evaluate>(&self, position: &P, table: Option<Value>) -> Option<Value> {
        table.filter(|&value| value == Value::Draw || self.allows_win(position, None))
    }

    /// Whether a search of this depth may reach the limit of quiet plies. The hash leaves out the count of quiet
    /// plies, so the score then depends on the path.
    pub(super) fn quiet_limit_within<P: Position>(&self, position: &P, depth: u32) -> bool {
        self.draw_rules.quiet && position.quiet_plies() + depth >= QUIET_LIMIT
    }
}

/// The exact value of a game's position for the side to move, if it is known and no draw rule can change it.
pub fn certain_value<P: Evaluate>(game: &Game<P>) -> Option<Value> {
    let position = game.position();
    Draws::new(game).undisturbed(&position, position.tablebase_value())
}

/// Whether a forced win within this number of plies comes before any draw rule ends the game.
pub fn win_counts<P: Evaluate>(game: &Game<P>, plies: u32) -> bool {
    Draws::new(game).allows_win(&game.position(), Some(plies))
}
