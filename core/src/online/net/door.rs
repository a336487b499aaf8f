//! The door of a house: strangers have to say soon and briefly what they want, and not too many may stand
//! there at once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_channel::Sender;
use iroh::EndpointId;
use iroh::endpoint::{Connection, Incoming, RecvStream, SendStream};
use tokio::time::{Instant, timeout_at};

use super::endpoint::{HOST, peer_id};
use super::knock::{self, Knock};
use super::wire::{Ended, FAMILY, close, read};
use crate::online::table::identity::PeerId;
use crate::online::table::message::{Close, Hello, LONGEST_HELLO, LONGEST_TO_HOST, ToHost};

/// A stranger has so long from the first packet to the end of the first message.
const GREETING: Duration = Duration::from_secs(10);
/// So many may be greeted at once.
const MOST_STRANGERS: usize = 64;
/// With so many strangers at once, only who can be answered at the address they name is greeted.
const DOUBT: usize = 16;
/// So often somebody new is greeted: the library remembers each key for a minute, and new keys cost nothing.
const A_STRANGER: Duration = Duration::from_millis(10);
/// So many may come at once after a quiet time, as when a host of many comes back.
const STRANGERS_AT_ONCE: u32 = 256;
/// The most connections of one key.
const MOST_A_KEY: usize = 8;

/// What comes in through the door.
#[derive(Debug)]
pub(super) enum Inside {
    /// Somebody with an invitation.
    Hello { guest: Arrival, hello: Box<Hello>, stream: RecvStream },
    /// Somebody without one.
    Knock { guest: Arrival, knock: Knock },
    /// A guest says something.
    Said { connection: u64, message: Box<ToHost> },
    /// A guest is gone.
    Left { connection: u64 },
    /// Somebody has called with a later protocol than this program speaks.
    Newer,
    /// Somebody waits at the door no more.
    Walked { peer: PeerId, which: usize },
}

/// Somebody who has come.
#[derive(Debug)]
pub(super) struct Arrival {
    /// Whose key it is; the connection has proven it.
    pub peer: PeerId,
    /// The way to them.
    pub connection: Connection,
    /// Where they are answered.
    pub stream: SendStream,
    /// Their place in the count.
    pub ticket: Ticket,
}

/// How many there are.
#[derive(Debug, Default)]
struct Count {
    all: usize,
    strangers: usize,
    keys: HashMap<EndpointId, usize>,
    /// When those who came so far would all have come at an even pace.
    paced: Option<Instant>,
}

impl Count {
    /// Whether somebody new may be greeted now, as far as the pace goes; then they are counted there.
    fn keeps_pace(&mut self, now: Instant) -> bool {
        let paced = self.paced.map_or(now, |paced| paced.max(now));
        let may = paced < now + A_STRANGER * STRANGERS_AT_ONCE;
        if may {
            self.paced = Some(paced + A_STRANGER);
        }
        may
    }
}

/// Counts who is in, and who is at the door.
#[derive(Clone, Debug)]
pub(super) struct Door {
    count: Arc<Mutex<Count>>,
    most: usize,
}

/// A place in the count, given back when it is dropped.
#[derive(Debug)]
pub(super) struct Ticket {
    door: Door,
    stranger: bool,
    key: Option<EndpointId>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.door.with(|count| {
            count.all -= 1;
            count.strangers -= usize::from(self.stranger);
            if let Some(key) = self.key
                && let Some(connections) = count.keys.get_mut(&key)
            {
                *connections -= 1;
                if *connections == 0 {
                    count.keys.remove(&key);
                }
            }
        });
    }
}

impl Ticket {
    /// Counts a connection to its key. False if that has too many.
    fn name(&mut self, id: EndpointId) -> bool {
        let key = &mut self.key;
        self.door.with(|count| {
            let connections = count.keys.entry(id).or_default();
            let fits = *connections < MOST_A_KEY;
            if fits {
                *connections += 1;
                *key = Some(id);
            }
            fits
        })
    }

    /// Is no stranger any more.
    fn greeted(&mut self) {
        if std::mem::take(&mut self.stranger) {
            self.door.with(|count| count.strangers -= 1);
        }
    }
}

impl Door {
    /// A door for so many at once.
    pub fn new(most: usize) -> Self {
        Self { count: Arc::default(), most }
    }

    fn with<T>(&self, what: impl FnOnce(&mut Count) -> T) -> T {
        what(&mut self.count.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Answers somebody who calls, or not.
    pub fn open(&self, incoming: Incoming, inbox: &Sender<Inside>) {
        let (all, strangers) = self.with(|count| (count.all, count.strangers));
        if all >= self.most || strangers >= MOST_STRANGERS {
            incoming.refuse();
            return;
        }
        if strangers >= DOUBT && !incoming.remote_addr_validated() {
            // The system failed to send; they will call again.
            let _ = incoming.retry();
            return;
        }
        if !self.with(|count| count.keeps_pace(Instant::now())) {
            incoming.refuse();
            return;
        }
        self.with(|count| {
            count.all += 1;
            count.strangers += 1;
        });
        let ticket = Ticket { door: self.clone(), stranger: true, key: None };
        tokio::spawn(greet(incoming, ticket, inbox.clone()));
    }
}

/// Whether a program of this kind calls that speaks none of our protocols. Ours are the first there were.
fn speaks_only_later(incoming: &Incoming) -> bool {
    let Some(offered) = incoming.decrypt().and_then(|first| first.alpns()) else { return false };
    let offered: Vec<_> = offered.flatten().collect();
    let ours = |alpn: &&[u8]| HOST.contains(alpn);
    let alike = |alpn: &&[u8]| alpn.starts_with(FAMILY);
    let mut offered = offered.iter().map(|alpn| &alpn[..]);
    !offered.clone().any(|alpn| ours(&alpn)) && offered.any(|alpn| alike(&alpn))
}

/// Hears what a stranger wants. An error has ended the connection.
async fn greet(incoming: Incoming, mut ticket: Ticket, inbox: Sender<Inside>) {
    let until = Instant::now() + GREETING;
    let newer = speaks_only_later(&incoming);
    let Ok(Ok(connection)) = timeout_at(until, incoming.into_future()).await else {
        if newer {
            // The house may have closed meanwhile.
            let _ = inbox.send(Inside::Newer).await;
        }
        return;
    };
    if !ticket.name(connection.remote_id()) {
        return close(&connection, Close::Full);
    }
    // Who is too slow may call again; who says what cannot be read need not.
    let (stream, mut from) = match timeout_at(until, connection.accept_bi()).await {
        Ok(Ok(streams)) => streams,
        Ok(Err(_)) => return,
        Err(_) => return close(&connection, Close::Slow),
    };
    let peer = peer_id(connection.remote_id());
    let mut buffer = Vec::new();
    let knocks = connection.alpn() == knock::ALPN;
    let first = async {
        Ok(if knocks {
            First::Knock(read(&mut from, &mut buffer, LONGEST_HELLO).await?)
        } else {
            First::Hello(read(&mut from, &mut buffer, LONGEST_HELLO).await?)
        })
    };
    let first: Result<Result<First, Ended>, _> = timeout_at(until, first).await;
    ticket.greeted();
    let inside = match first {
        Ok(Ok(First::Hello(ToHost::Hello(hello)))) => {
            let guest = Arrival { peer, connection, stream, ticket };
            Inside::Hello { guest, hello: Box::new(hello), stream: from }
        }
        Ok(Ok(First::Knock(knock))) => {
            Inside::Knock { guest: Arrival { peer, connection, stream, ticket }, knock }
        }
        Ok(Ok(First::Hello(_)) | Err(_)) => return close(&connection, Close::Frame),
        Err(_) => return close(&connection, Close::Slow),
    };
    // The house may have closed meanwhile.
    let _ = inbox.send(inside).await;
}

enum First {
    Hello(ToHost),
    Knock(Knock),
}

/// Hears a guest until the connection ends.
pub(super) async fn listen(
    connection: Connection,
    number: u64,
    mut stream: RecvStream,
    inbox: Sender<Inside>,
) {
    let mut buffer = Vec::new();
    loop {
        match read(&mut stream, &mut buffer, LONGEST_TO_HOST).await {
            Ok(ToHost::Hello(_)) | Err(Ended::Garbled) => {
                close(&connection, Close::Frame);
                break;
            }
            Ok(message) => {
                let said = Inside::Said { connection: number, message: Box::new(message) };
                if inbox.send(said).await.is_err() {
                    return;
                }
            }
            Err(Ended::Gone) => break,
        }
    }
    let _ = inbox.send(Inside::Left { connection: number }).await;
}

/// Notices when somebody at the door walks away.
pub(super) async fn watch(connection: Connection, peer: PeerId, inbox: Sender<Inside>) {
    connection.closed().await;
    let _ = inbox.send(Inside::Walked { peer, which: connection.stable_id() }).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strangers_come_at_a_pace_and_some_at_once() {
        let (mut count, began) = (Count::default(), Instant::now());
        let come =
            |count: &mut Count, at: Duration| (0..1000).filter(|_| count.keeps_pace(began + at)).count();
        assert_eq!(come(&mut count, Duration::ZERO), STRANGERS_AT_ONCE as usize);
        assert_eq!(come(&mut count, Duration::from_secs(1)), 100);
        assert_eq!(come(&mut count, Duration::from_hours(1)), STRANGERS_AT_ONCE as usize);
    }
}
