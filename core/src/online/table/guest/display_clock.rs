//! The clocks as a guest displays them, and a check of the host's clock. Neither affects the match.

use std::time::Duration;

use super::{Body, Event, Table};

/// The tolerated excess of the charged time over the time observed here: the delays of two messages may
/// differ.
const TOLERANCE: Duration = Duration::from_secs(1);

/// The clock of a guest.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct DisplayClock {
    at: Duration,
    /// The time since the last event.
    since_event: Duration,
    /// The observed thinking time of the seat to move; `None` if a part of it was not observed.
    seen: Option<Duration>,
    differs: bool,
}

impl DisplayClock {
    pub(super) fn pass_time(&mut self, table: Option<&Table>, now: Duration) {
        let passed = now.saturating_sub(self.at);
        self.at = self.at.max(now);
        self.since_event += passed;
        if table.is_some_and(Table::is_running) {
            self.seen = self.seen.map(|seen| seen + passed);
        }
    }

    /// Called after a reconnection: earlier events were not observed when they happened.
    pub(super) fn arrived(&mut self) {
        self.since_event = Duration::ZERO;
        self.seen = None;
    }

    /// The seat to move and its remaining time, before an event is applied.
    pub(super) fn before(table: Option<&Table>) -> Option<(usize, u32)> {
        let table = table?;
        let (seat, _) = table.to_move()?;
        Some((seat, *table.clocks_at_turn().get(seat)?))
    }

    /// Updates the clock after an event.
    pub(super) fn after(&mut self, before: Option<(usize, u32)>, table: &Table, event: &Event) {
        self.since_event = Duration::ZERO;
        if let (Some((seat, left)), Some(seen), Body::Play { .. }) = (before, self.seen, event.body()) {
            let charged = table.after_move(left).saturating_sub(table.clocks()[seat]);
            self.differs |= Duration::from_millis(charged.into()) > seen + TOLERANCE;
        }
        if matches!(event.body(), Body::Begin { .. }) {
            self.differs = false;
        }
        if table.turn() == event.number {
            self.seen = Some(Duration::ZERO);
        }
    }

    pub(super) fn left(self, table: &Table, seat: usize, now: Duration, here: bool) -> Option<Duration> {
        let told = Duration::from_millis((*table.clocks().get(seat)?).into());
        let moves = table.is_running() && table.to_move().is_some_and(|(mover, _)| mover == seat);
        let since = self.since_event + now.saturating_sub(self.at);
        Some(if moves && here { told.saturating_sub(since) } else { told })
    }

    pub(super) fn differs(self) -> bool {
        self.differs
    }
}
