//! A game in progress: the position, its history, and the optional draws by repetition and by quiet plies.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::{Outcome, Position};

/// Plies without progress after which the option draws the game: `docs/rules.md` §1 and §3.
pub const QUIET_LIMIT: u32 = 100;
/// Occurrences of a position after which the option draws the game: `docs/rules.md` §1 and §3.
pub const REPETITION_LIMIT: usize = 3;

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

/// The optional draw that ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum DrawReason {
    Repetition,
    Quiet,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// The side to move has a legal move, possibly only a pass.
    Ongoing,
    /// The game ended by the rules of the board.
    Over(Outcome),
    Drawn(DrawReason),
}

/// A position with its history.
#[derive(Clone, PartialEq, Debug)]
pub struct Game<P> {
    position: P,
    /// The earlier positions, oldest first.
    before: Vec<P>,
    /// The number of occurrences of each position by identity, including the current one.
    occurrences: HashMap<u128, usize>,
    draw_rules: DrawRules,
}

impl<P: Position> Game<P> {
    pub fn new(position: P, draw_rules: DrawRules) -> Self {
        Self {
            position,
            before: Vec::new(),
            occurrences: HashMap::from([(position.identity(), 1)]),
            draw_rules,
        }
    }

    pub fn position(&self) -> P {
        self.position
    }

    /// The position after `plies` plies, or the current one if fewer were played.
    pub fn position_after(&self, plies: usize) -> P {
        self.before.get(plies).copied().unwrap_or(self.position)
    }

    /// The number of occurrences of a position, including the current one.
    pub fn occurrences(&self, position: &P) -> usize {
        self.occurrences.get(&position.identity()).copied().unwrap_or_default()
    }

    /// The identities of the positions whose next occurrence draws by repetition, in no particular order.
    pub fn repeated(&self) -> impl Iterator<Item = u128> {
        let drawn_next = self.occurrences.iter().filter(|(_, times)| **times + 1 >= REPETITION_LIMIT);
        drawn_next.map(|(&identity, _)| identity)
    }

    /// Whether an optional draw ends the game in the successor `next`, unless the board has ended it.
    pub fn is_drawn_in(&self, next: &P) -> bool {
        self.is_drawn_by_repetition_in(next) || self.draw_rules.quiet && next.quiet_plies() >= QUIET_LIMIT
    }

    /// Whether one more occurrence of a position is a draw by repetition.
    pub fn is_drawn_by_repetition_in(&self, next: &P) -> bool {
        self.draw_rules.repetition && self.occurrences(next) + 1 >= REPETITION_LIMIT
    }

    pub fn draw_rules(&self) -> DrawRules {
        self.draw_rules
    }

    pub fn play(&mut self, mv: P::Move) {
        self.before.push(self.position);
        self.position = self.position.play(mv);
        *self.occurrences.entry(self.position.identity()).or_default() += 1;
    }

    pub fn take_back(&mut self) {
        let Some(before) = self.before.pop() else { return };
        if let Entry::Occupied(mut times) = self.occurrences.entry(self.position.identity()) {
            *times.get_mut() -= 1;
            if *times.get() == 0 {
                times.remove();
            }
        }
        self.position = before;
    }

    /// The status of the game. An outcome on the board takes precedence over an optional draw.
    pub fn status(&self) -> Status {
        if let Some(outcome) = self.position.outcome() {
            return Status::Over(outcome);
        }
        if self.draw_rules.repetition && self.occurrences(&self.position) >= REPETITION_LIMIT {
            return Status::Drawn(DrawReason::Repetition);
        }
        if self.draw_rules.quiet && self.position.quiet_plies() >= QUIET_LIMIT {
            return Status::Drawn(DrawReason::Quiet);
        }
        Status::Ongoing
    }
}
