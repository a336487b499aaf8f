//! The valid clock values of an event: those of waiting seats are constant, that of the seat to move
//! decreases, and a move adds at most the increment.

use std::time::Duration;

use super::{Body, Table};
use crate::session::ClockRule;

/// The longest time that a table allows: 30 days.
const LONGEST: Duration = Duration::from_hours(30 * 24);
const SHORTEST: Duration = Duration::from_secs(1);

/// The full clock in milliseconds; the inner `None` without a clock, the outer `None` if the rule is not
/// allowed.
#[expect(clippy::option_option, reason = "not allowed, no clock, so long")]
pub(super) fn full(rule: ClockRule) -> Option<Option<u32>> {
    let (full, increment) = match rule {
        ClockRule::None => return Some(None),
        ClockRule::PerMove(time) => (time, Duration::ZERO),
        ClockRule::Total { total, increment } => (total, increment),
    };
    ((SHORTEST..=LONGEST).contains(&full) && increment <= LONGEST).then(|| Some(millis(full)))
}

/// Saturating conversion to milliseconds.
pub(in crate::online::table) fn millis(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}

impl Table {
    /// The remaining time of each seat in milliseconds, as of the last event; empty without a clock, and
    /// before the first match.
    pub fn clocks(&self) -> &[u32] {
        &self.clocks
    }

    /// The remaining times at the start of the current turn.
    pub fn clocks_at_turn(&self) -> &[u32] {
        &self.clocks_at_turn
    }

    /// The clocks at the start of a match.
    pub(in crate::online::table) fn full_clocks(&self) -> Vec<u32> {
        full(self.setup.clock).flatten().map(|full| vec![full; self.seats.len()]).unwrap_or_default()
    }

    /// The remaining time after a move that left this much, in milliseconds.
    pub(in crate::online::table) fn after_move(&self, left: u32) -> u32 {
        match self.setup.clock {
            ClockRule::None => 0,
            ClockRule::PerMove(time) => millis(time),
            ClockRule::Total { increment, .. } => left.saturating_add(millis(increment)),
        }
    }

    pub(super) fn are_clocks_valid(&self, body: &Body, clocks: &[u32]) -> bool {
        if matches!(body, Body::Begin { .. }) {
            return clocks == self.full_clocks();
        }
        let mover = self.to_move().map(|(seat, _)| seat);
        let can_be = |(seat, (&now, &before)): (usize, (&u32, &u32))| {
            if mover != Some(seat) {
                return now == before;
            }
            match (body, self.setup.clock) {
                (Body::Play { .. }, ClockRule::PerMove(_)) => now == self.after_move(before),
                (Body::Play { .. }, _) => now <= self.after_move(self.clocks_at_turn[seat]),
                (Body::OutOfTime, _) => now == 0,
                _ => now <= before,
            }
        };
        clocks.len() == self.clocks.len() && clocks.iter().zip(&self.clocks).enumerate().all(can_be)
    }

    /// Sets the clocks of a checked event.
    pub(super) fn set_clocks(&mut self, clocks: &[u32]) {
        clocks.clone_into(&mut self.clocks);
        if self.turn == self.last().number {
            clocks.clone_into(&mut self.clocks_at_turn);
        }
        if let Some(game) = &mut self.game {
            for (seat, &left) in clocks.iter().enumerate() {
                game.clock_mut().set_left(seat, Duration::from_millis(left.into()));
            }
        }
    }
}
