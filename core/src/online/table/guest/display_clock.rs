//! The clocks as a program displays them, and a guest's check of the host's clock. Neither affects the match.

use std::time::Duration;

use super::{Body, ClockReading, Event, Table};

/// The tolerated excess of the charged time over the time observed here: message delays may differ.
const TOLERANCE: Duration = Duration::from_secs(1);

/// The displayed clocks. Their time is that of [`pass_time`](Self::pass_time).
#[derive(Clone, Copy, Debug, Default)]
pub struct DisplayClock {
    at: Duration,
    /// The time left in the last message about the clock; `None` if that is the last event.
    reading: Option<Duration>,
    /// Whether its clock runs.
    runs: bool,
    /// The time for which it has run since that message.
    since: Duration,
    /// The observed thinking time of the seat to move; `None` if a part of it was not observed.
    seen: Option<Duration>,
    differs: bool,
}

impl DisplayClock {
    /// Counts the time up to now, which never decreases. Called before every change.
    pub fn pass_time(&mut self, table: Option<&Table>, now: Duration) {
        let passed = now.saturating_sub(self.at);
        self.at = self.at.max(now);
        if self.runs {
            self.since += passed;
        }
        if table.is_some_and(Table::is_running) {
            self.seen = self.seen.map(|seen| seen + passed);
        }
    }

    /// Called after a reconnection: earlier events were not observed when they happened.
    pub(super) fn arrived(&mut self) {
        self.seen = None;
    }

    /// Applies the clock that the host has sent.
    pub fn read(&mut self, reading: ClockReading) {
        self.reading = Some(Duration::from_millis(reading.left_ms.into()));
        self.runs = reading.runs;
        self.since = Duration::ZERO;
    }

    /// Stops the clock after the connection is lost: the host may not run.
    pub fn freeze(&mut self, table: Option<&Table>) {
        self.reading = table.and_then(|table| self.left(table, table.to_move()?.0, self.at));
        self.since = Duration::ZERO;
        self.runs = false;
    }

    /// The seat to move and its remaining time, before an event is applied.
    pub(super) fn before(table: Option<&Table>) -> Option<(usize, u32)> {
        let table = table?;
        let (seat, _) = table.to_move()?;
        Some((seat, *table.clocks_at_turn().get(seat)?))
    }

    /// Starts from the clocks of an event; `is_live` unless the event happened before this connection.
    pub fn restart(&mut self, table: &Table, is_live: bool) {
        self.reading = None;
        self.since = Duration::ZERO;
        self.runs = is_live && table.is_running();
    }

    /// Updates the clock after an event; `is_live` unless the event happened before this connection. Returns whether
    /// the host's clock differs for the first time in this match.
    pub(super) fn after(
        &mut self,
        before: Option<(usize, u32)>,
        table: &Table,
        event: &Event,
        is_live: bool,
    ) -> bool {
        self.restart(table, is_live);
        let differed = self.differs;
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
        self.differs && !differed
    }

    pub fn runs(&self) -> bool {
        self.runs
    }

    /// The remaining time of a seat as the host charges it; `None` without a clock and before the first match.
    pub fn left(&self, table: &Table, seat: usize, now: Duration) -> Option<Duration> {
        let announced = Duration::from_millis((*table.clocks().get(seat)?).into());
        if table.to_move().is_none_or(|(mover, _)| mover != seat) {
            return Some(announced);
        }
        let since = if self.runs { self.since + now.saturating_sub(self.at) } else { Duration::ZERO };
        Some(self.reading.unwrap_or(announced).saturating_sub(since))
    }
}
