//! Events that the host's file does not have any more, taken back from a guest who has them: the file was torn,
//! or is an older copy.

use super::{CloseCode, Connection, Event, Host, Output};

impl Host {
    /// Whether some of these events are not in the host's record.
    pub(super) fn lacks_any(&self, events: &[Event]) -> bool {
        events.last().is_some_and(|last| last.number > self.table.last().number)
    }

    /// Takes what follows the last event. It carries this host's propose_own seal, and is checked like any other record;
    /// what does not follow is another record.
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
