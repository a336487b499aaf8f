//! Recovery of events that the host has lost from a guest that has them: the host's file was damaged, or is
//! an older copy.

use super::{CloseCode, Connection, Event, Host, Output};

impl Host {
    /// Whether the host lacks some of these events.
    pub(super) fn lacks_any(&self, events: &[Event]) -> bool {
        events.last().is_some_and(|last| last.number > self.table.last().number)
    }

    /// Appends the missing events. They carry the host's own signature and are verified like any other log;
    /// events that do not follow belong to a different log.
    pub(super) fn recover(&mut self, connection: Connection, events: Vec<Event>, out: &mut Vec<Output>) {
        let last = self.table.last().number;
        for event in events {
            let known = self.events.get(event.number as usize);
            if known.is_some_and(|known| known.digest() == event.digest()) {
                continue;
            }
            if self.table.apply(&event).is_err() {
                self.end(connection, CloseCode::Differs, out);
                break;
            }
            self.events.push(event.clone());
            out.push(Output::Save(event));
        }
        if self.table.last().number > last {
            self.adopt_clocks();
            self.disconnect_older_programs(out);
            self.presence_changed = true;
        }
    }
}
