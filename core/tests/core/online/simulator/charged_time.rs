//! A check of the charged time against the time since each player's machine received the turn.

use std::collections::BTreeMap;
use std::time::Duration;

use pushflip_core::online::table::event::{Body, Event};
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::state::Table;
use pushflip_core::session::ClockRule;

use crate::online::table_fixture::somebody;

/// The tolerated excess of the charged time in milliseconds: the delay of two messages.
const TOLERATED: u32 = 500;

#[derive(Debug, Default)]
pub(super) struct ChargedTime {
    /// The table after all events that the host has ordered.
    table: Option<Table>,
    /// Whether the seat to move has changed its occupant during the turn.
    changed: bool,
    /// The time at which each machine received the last turn that it knows, or has restarted since.
    received: BTreeMap<usize, Duration>,
    /// The time for which each machine knew of this turn before it crashed.
    before: BTreeMap<usize, Duration>,
    /// The time in milliseconds for which each person had known of the turn at their last move.
    knew: BTreeMap<PeerId, u32>,
}

impl ChargedTime {
    /// The events that the host finds in its file.
    pub(super) fn read(&mut self, events: &[Event]) {
        // The occupant may have changed since the turn began.
        self.changed = true;
        self.table = (!events.is_empty()).then(|| Table::replay(events).expect("its own events"));
    }

    /// A machine receives an event.
    pub(super) fn receive(&mut self, who: usize, event: &Event, now: Duration) {
        if matches!(event.body(), Body::Begin { .. } | Body::Play { .. }) {
            self.received.insert(who, now);
            self.before.remove(&who);
        }
    }

    /// A machine crashes. The player has thought until then, but the restarted program does not know that.
    pub(super) fn crash(&mut self, who: usize, now: Duration) {
        let since = self.received.get(&who).copied().unwrap_or(now);
        *self.before.entry(who).or_default() += now.saturating_sub(since);
    }

    /// A machine starts with the events in its file.
    pub(super) fn start(&mut self, who: usize, now: Duration) {
        self.received.insert(who, now);
    }

    /// A player proposes a move with this thinking time.
    pub(super) fn thought(&mut self, who: usize, body: Body, now: Duration) -> Body {
        match body {
            Body::Play { mv, .. } => {
                let since = self.received.get(&who).copied().unwrap_or(now);
                let thought = now.saturating_sub(since);
                let knew = self.before.get(&who).copied().unwrap_or_default() + thought;
                self.knew.insert(somebody(who).id(), knew.as_millis() as u32);
                Body::Play { mv, thought_ms: thought.as_millis() as u32 }
            }
            other => other,
        }
    }

    /// The host orders an event. Returns the number of checked moves.
    pub(super) fn order(&mut self, event: &Event, compensates_all_delays: bool) -> Result<usize, String> {
        let Some(table) = &mut self.table else {
            self.table = Some(Table::open(event).expect("a table"));
            return Ok(0);
        };
        let mut looked_at = 0;
        let mover = table.to_move().map(|(seat, occupant)| (seat, occupant.peer().unwrap_or(table.host())));
        if let (Body::Play { mv, thought_ms }, Some((seat, peer))) = (event.body(), mover)
            && let ClockRule::Total { increment, .. } = table.setup().clock
            && compensates_all_delays
            && !self.changed
            && peer == event.author()
            && mv != "pass"
        {
            let had = table.clocks_at_turn()[seat] + increment.as_millis() as u32;
            let charged = had.saturating_sub(event.clocks[seat]);
            let knew = self.knew.get(&peer).copied().unwrap_or_default().max(*thought_ms);
            if charged > knew + TOLERATED {
                return Err(format!("{charged} ms are charged for a turn that was known for {knew} ms"));
            }
            looked_at = 1;
        }
        let is_seat = |seat: u8| mover.is_some_and(|(mover, _)| mover == usize::from(seat));
        match event.body() {
            Body::Sit { seat, .. } | Body::GetUp { seat } | Body::Computer { seat, .. } if is_seat(*seat) => {
                self.changed = true;
            }
            Body::Begin { .. } | Body::Play { .. } => self.changed = false,
            _ => {}
        }
        table.apply(event).expect("a valid event of the host");
        Ok(looked_at)
    }
}
