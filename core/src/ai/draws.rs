//! Draws by repetition and by the quiet-move limit, in the game and in the line that is searched.

use super::evaluation::Evaluate;
use super::tablebase::Value;
use crate::rules::game::QUIET_LIMIT;
use crate::rules::{DrawRules, Game, Position, hash_of};

/// The tables know no distances. A win that they promise is taken to need at most so many plies until a blank cube is
/// taken or the game ends; with fewer left before the limit of quiet plies they promise nothing but draws. Nobody
/// knows the longest way: `docs/measured.md` has the wins that were not found in time.
const LONGEST_PROMISED: u32 = QUIET_LIMIT / 2;

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
    pub(super) fn reset<P: Position>(&mut self, root: &P) {
        self.path.clear();
        self.path.push(root.identity());
    }

    /// The search goes on to a position.
    pub(super) fn push<P: Position>(&mut self, position: &P) {
        self.path.push(position.identity());
    }

    /// The search goes back.
    pub(super) fn pop(&mut self) {
        self.path.pop();
    }

    /// Whether one of the added draws ends the game in the position last entered, and for which positions of the
    /// path: it is a draw for those after fewer plies than this, and all their scores hang on what came before them.
    /// For a position that recurs these are the ones behind its first occurrence, for the limit of quiet plies all,
    /// and none for what the game has repeated, which [`salt`](Self::salt) tells apart. A position that recurs
    /// within the search counts at once: what could be done the third time could be done the second.
    pub(super) fn path_draw<P: Position>(&self, position: &P) -> Option<u32> {
        if self.rules.quiet && position.quiet_plies() >= QUIET_LIMIT {
            return Some(0);
        }
        if !self.rules.repetition {
            return None;
        }
        let (now, before) = self.path.split_last()?;
        // The same side is to move every other ply.
        let mut earlier = before;
        while let [rest @ .., then, _] = earlier {
            if then == now {
                return Some(rest.len() as u32 + 1);
            }
            earlier = rest;
        }
        self.repeated.contains(now).then_some(u32::MAX)
    }

    /// A number for what the game so far makes of repetitions, nought where it is nothing: the same position
    /// may have another score where other positions are drawn when they come again.
    pub(super) fn salt(&self) -> u64 {
        let repeated = if self.rules.repetition { &self.repeated[..] } else { &[] };
        // They come in no order.
        repeated.iter().fold(0, |salt: u64, &identity| salt.wrapping_add(hash_of(!identity)))
    }

    /// Whether a win that either side can force from a position counts, because no added draw can come before it: a
    /// win within so many plies or, without a number, one that the tables promise. Who plays a win without detours
    /// meets no position twice: only one that has come twice already can draw it.
    pub(super) fn allows_win<P: Evaluate>(&self, position: &P, plies: Option<u32>) -> bool {
        let may_repeat =
            self.rules.repetition && self.repeated.iter().any(|&identity| position.may_lead_to(identity));
        !may_repeat && !self.quiet_limit_within(position, plies.unwrap_or(LONGEST_PROMISED))
    }

    /// The value of a position that the tables have, if no added draw can change it.
    pub(super) fn undisturbed<P: Evaluate>(&self, position: &P, table: Option<Value>) -> Option<Value> {
        table.filter(|&value| value == Value::Draw || self.allows_win(position, None))
    }

    /// Whether a search of this depth may meet the limit of quiet plies: the count is not in the
    /// hash, so that the same position, reached another way, may have another score.
    pub(super) fn quiet_limit_within<P: Position>(&self, position: &P, depth: u32) -> bool {
        self.rules.quiet && position.quiet_plies() + depth >= QUIET_LIMIT
    }
}

/// The exact value of a game's position for the side to move, where it is known and no added draw can change it.
pub fn certain_value<P: Evaluate>(game: &Game<P>) -> Option<Value> {
    let position = game.position();
    Draws::new(game).undisturbed(&position, position.tablebase_value())
}

/// Whether a win that either side can force from a game's position within so many plies comes before every added draw.
pub fn win_counts<P: Evaluate>(game: &Game<P>, plies: u32) -> bool {
    Draws::new(game).allows_win(&game.position(), Some(plies))
}
