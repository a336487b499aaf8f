//! Join requests to a host from people without an invitation.

use super::House;
use crate::online::net::door::{Arrival, Ticket, watch};
use crate::online::net::knock::Knock;
use crate::online::net::news::News;
use crate::online::net::wire::{Line, close, frame};
use crate::online::table::identity::PeerId;
use crate::online::table::message::Close;

/// So many may ask at once to come to a table.
const MOST_KNOCKS: usize = 8;

/// Somebody at the door.
#[derive(Debug)]
pub(super) struct Waiting {
    line: Line,
    _ticket: Ticket,
}

impl House {
    /// Whether a table is announced. Who waits at one that is not any more is sent away.
    pub(super) fn be_announced(&mut self, table: usize, on: bool) {
        let Some(table) = self.tables.get_mut(table) else { return };
        table.announced = if on { table.announced + 1 } else { table.announced.saturating_sub(1) };
        if table.announced == 0 {
            for (peer, waiting) in table.knocks.drain() {
                waiting.line.end(Close::Done);
                table.mailbox.put(News::Walked(peer));
            }
        }
    }

    /// Somebody without an invitation is announced to the host, while the table is announced to everybody: its
    /// number is no secret of those who sit there or watch.
    pub(super) fn knock(&mut self, guest: Arrival, knock: Knock) {
        let Arrival { peer, connection, stream, ticket } = guest;
        let table = self.by_id.get(&knock.table).map(|&number| &mut self.tables[number]);
        let Some(table) = table.filter(|table| table.announced > 0) else {
            return close(&connection, Close::Secret);
        };
        if table.knocks.len() >= MOST_KNOCKS && !table.knocks.contains_key(&peer) {
            return close(&connection, Close::Full);
        }
        tokio::spawn(watch(connection.clone(), peer, self.inbox.clone()));
        let waiting = Waiting { line: Line::new(connection, stream), _ticket: ticket };
        if let Some(older) = table.knocks.insert(peer, waiting) {
            older.line.end(Close::Replaced);
        } else {
            table.mailbox.put(News::Knock { peer, name: knock.name });
        }
    }

    /// The host says yes or no.
    pub(super) async fn admit(&mut self, table: usize, peer: PeerId, yes: bool) {
        let Some(table) = self.tables.get_mut(table) else { return };
        let Some(waiting) = table.knocks.remove(&peer) else { return };
        if yes {
            // Who has gone meanwhile hears nothing.
            let _ = waiting.line.send(frame(&table.players)).await;
            waiting.line.end(Close::Done);
        } else {
            waiting.line.end(Close::Secret);
        }
    }

    /// Somebody waits no more, unless they have knocked again since.
    pub(super) fn walk_away(&mut self, peer: PeerId, which: usize) {
        for table in &mut self.tables {
            let is_this = |waiting: &Waiting| waiting.line.connection().stable_id() == which;
            if table.knocks.get(&peer).is_some_and(is_this) {
                table.knocks.remove(&peer);
                table.mailbox.put(News::Walked(peer));
            }
        }
    }
}
