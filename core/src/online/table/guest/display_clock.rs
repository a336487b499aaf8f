//! The clocks as a guest displays them, and the check for a host whose clock differs. They decide nothing.

use std::time::Duration;

use super::{Body, Event, Table};

/// How much more than was seen here a host may charge for a move before it is shown: the way of two messages
/// may take different times.
const TOLERANCE: Duration = Duration::from_secs(1);

/// A guest's own watch.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct DisplayClock {
    at: Duration,
    /// Since the last event.
    since_event: Duration,
    /// How long the seat to move has been seen to think; none if a part of it was not seen.
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

    /// What came before was not seen as it happened.
    pub(super) fn arrived(&mut self) {
        self.since_event = Duration::ZERO;
        self.seen = None;
    }

    /// The seat to move and what it had when it came to move, before an event is taken.
    pub(super) fn before(table: Option<&Table>) -> Option<(usize, u32)> {
        let table = table?;
        let (seat, _) = table.to_move()?;
        Some((seat, *table.clocks_at_turn().get(seat)?))
    }

    /// An event was taken.
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
