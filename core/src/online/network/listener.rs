//! The accept loop of a host, with a handshake timeout and connection limits.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_channel::Sender;
use iroh::EndpointId;
use iroh::endpoint::{Connection, Incoming, IncomingAddr, RecvStream, SendStream};
use tokio::time::{Instant, timeout_at};

use super::endpoint::{HOST, endpoint_id, peer_id};
use super::join_request::{self, JoinRequest};
use super::lock;
use super::reach::Reach;
use super::wire::{ALPN_PREFIX, ReadError, close, read};
use crate::online::rate_limit::RateLimit;
use crate::online::table::message::{Hello, LONGEST_HELLO, LONGEST_TO_HOST, ToHost};
use crate::online::table::{CloseCode, PeerId};

/// The time limit from the first packet to the proof of a key.
const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(5);
/// The time limit from the first packet to the end of the first message.
const HELLO_TIMEOUT: Duration = Duration::from_secs(10);
/// The maximum of connections that are proving a key, and of those that have proven one but sent no message.
const MAX_STRANGERS: usize = 64;
/// The same for connections of one origin.
const MAX_PER_ORIGIN: usize = 32;
/// From this number of strangers on, only validated addresses are accepted (QUIC Retry).
const RETRY_THRESHOLD: usize = 16;
/// The interval at which strangers are accepted: the library remembers each key for a minute, and new keys
/// cost an attacker nothing.
const STRANGER_INTERVAL: Duration = Duration::from_millis(10);
/// The burst of strangers after a quiet time, as when a host with many guests restarts.
const STRANGER_BURST: u32 = 256;
/// The largest share of that rate for one origin.
const ORIGIN_SHARE: u32 = 2;
/// The burst and the interval for connections from an origin of a seated player, which are accepted even
/// during an attack.
const NEIGHBOUR_BURST: u32 = 16;
const NEIGHBOUR_INTERVAL: Duration = Duration::from_millis(100);
/// The maximum of connections of one key.
const MAX_PER_KEY: usize = 8;
/// From this number of origins on, inactive ones are forgotten.
const MAX_ORIGINS: usize = 1024;

pub(super) enum ListenerEvent {
    /// A guest with an invitation.
    Hello { guest: Arrival, hello: Box<Hello>, stream: RecvStream },
    /// A guest without an invitation.
    JoinRequest { guest: Arrival, join_request: JoinRequest },
    /// A message of a guest.
    Received { connection: u64, message: Box<ToHost> },
    /// The connection of a guest has ended.
    Left { connection: u64 },
    /// A program that speaks only newer protocols has tried to connect.
    NewerProtocol,
    /// A join request was withdrawn.
    JoinRequestWithdrawn { peer: PeerId, which: usize },
}

/// An authenticated connection.
pub(super) struct Arrival {
    /// The key, which the connection has proven.
    pub peer: PeerId,
    pub connection: Connection,
    pub stream: SendStream,
    pub slot: Slot,
}

/// The origin of a connection: the network prefix that a provider assigns to one customer, a relay, or this
/// machine, which is not limited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Origin {
    Here,
    V4([u8; 3]),
    V6([u16; 3]),
    Relayed,
}

impl Origin {
    fn of(from: &IncomingAddr) -> Self {
        let IncomingAddr::Ip(address) = from else { return Self::Relayed };
        match address.ip().to_canonical() {
            ip if ip.is_loopback() => Self::Here,
            IpAddr::V4(ip) => Self::V4([ip.octets()[0], ip.octets()[1], ip.octets()[2]]),
            IpAddr::V6(ip) => Self::V6([ip.segments()[0], ip.segments()[1], ip.segments()[2]]),
        }
    }
}

/// Strangers in one stage of the handshake, by origin.
#[derive(Debug, Default)]
struct Strangers {
    all: usize,
    origins: HashMap<Origin, usize>,
}

impl Strangers {
    fn has_capacity(&self, origin: Origin) -> bool {
        let here = self.origins.get(&origin).copied().unwrap_or_default();
        self.all < MAX_STRANGERS && (origin == Origin::Here || here < MAX_PER_ORIGIN)
    }

    fn enter(&mut self, origin: Origin) {
        self.all += 1;
        *self.origins.entry(origin).or_default() += 1;
    }

    fn leave(&mut self, origin: Origin) {
        self.all -= 1;
        release(&mut self.origins, origin);
    }
}

/// Lowers a count, and removes it at zero. Returns whether it was removed.
fn release<K: Eq + Hash>(counts: &mut HashMap<K, usize>, key: K) -> bool {
    let Entry::Occupied(mut count) = counts.entry(key) else { return false };
    *count.get_mut() -= 1;
    let is_last = *count.get() == 0;
    if is_last {
        count.remove();
    }
    is_last
}

/// The number of connections in each stage.
#[derive(Debug, Default)]
struct Counts {
    /// Connections that have not proven a key yet.
    unauthenticated: Strangers,
    /// Connections that have proven a key and sent no message yet.
    authenticated: Strangers,
    /// Connections that have sent their first message.
    guests: usize,
    keys: HashMap<EndpointId, usize>,
    /// The seated players of all tables, with their number of seats.
    players: HashMap<EndpointId, usize>,
    /// The origin of each connected seated player.
    player_origins: HashMap<EndpointId, Origin>,
    rate: RateLimit,
    origin_rates: HashMap<Origin, RateLimit>,
    neighbours: RateLimit,
}

impl Counts {
    /// Counts a connection from an origin, if it may start its handshake. `known`: a relay has identified it as a
    /// seated player.
    fn admit(&mut self, origin: Origin, known: bool, now: Duration) -> bool {
        let is_home = known || self.player_origins.values().any(|home| *home == origin);
        let may = self.unauthenticated.has_capacity(origin) && self.is_within_rate(origin, now)
            || is_home && self.neighbours.try_take(now, NEIGHBOUR_INTERVAL, NEIGHBOUR_BURST);
        if may {
            self.unauthenticated.enter(origin);
        }
        may
    }

    /// Whether the rate allows a new connection from an origin; if so, takes a token.
    fn is_within_rate(&mut self, origin: Origin, now: Duration) -> bool {
        if self.origin_rates.len() >= MAX_ORIGINS {
            self.origin_rates.retain(|_, rate| !rate.is_full(now));
        }
        let own = self.origin_rates.entry(origin).or_default();
        let (interval, burst) = (STRANGER_INTERVAL * ORIGIN_SHARE, STRANGER_BURST / ORIGIN_SHARE);
        (origin == Origin::Here || own.try_take(now, interval, burst))
            && self.rate.try_take(now, STRANGER_INTERVAL, STRANGER_BURST)
    }

    fn is_seated(&self, id: EndpointId) -> bool {
        self.players.contains_key(&id)
    }
}

#[derive(Clone, Debug)]
pub(super) struct Listener {
    count: Arc<Mutex<Counts>>,
    most: usize,
    reach: Reach,
    began: Instant,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Unauthenticated,
    Authenticated,
    Accepted,
}

/// A slot in the connection limits, released on drop.
pub(super) struct Slot {
    listener: Listener,
    origin: Origin,
    stage: Stage,
    key: Option<EndpointId>,
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.listener.with(|count| {
            match self.stage {
                Stage::Unauthenticated => count.unauthenticated.leave(self.origin),
                Stage::Authenticated => count.authenticated.leave(self.origin),
                Stage::Accepted => count.guests -= 1,
            }
            if let Some(key) = self.key {
                release(&mut count.keys, key);
            }
        });
    }
}

impl Slot {
    /// Records the key that the handshake has proven. The error is the close code if a limit is exceeded.
    fn authenticate(&mut self, id: EndpointId) -> Result<(), CloseCode> {
        let Self { listener, origin, stage, key } = self;
        listener.with(|count| {
            if count.keys.get(&id).is_some_and(|&connections| connections >= MAX_PER_KEY) {
                return Err(CloseCode::Full);
            }
            if !count.is_seated(id) && !count.authenticated.has_capacity(*origin) {
                return Err(CloseCode::Slow);
            }
            count.unauthenticated.leave(*origin);
            count.authenticated.enter(*origin);
            *count.keys.entry(id).or_default() += 1;
            (*stage, *key) = (Stage::Authenticated, Some(id));
            Ok(())
        })
    }

    /// Records the first message. Returns false if the maximum of guests is reached.
    fn accept(&mut self) -> bool {
        let Self { listener, origin, stage, key } = self;
        let most = listener.most;
        listener.with(|count| {
            let player = key.filter(|&id| count.is_seated(id));
            if player.is_none() && count.guests >= most {
                return false;
            }
            count.player_origins.extend(player.map(|id| (id, *origin)));
            count.authenticated.leave(*origin);
            count.guests += 1;
            *stage = Stage::Accepted;
            true
        })
    }
}

impl Listener {
    /// A listener for a maximum of guests, from addresses that the reach setting allows.
    pub fn new(most: usize, reach: Reach) -> Self {
        Self { count: Arc::default(), most, reach, began: Instant::now() }
    }

    fn with<T>(&self, what: impl FnOnce(&mut Counts) -> T) -> T {
        what(&mut lock(&self.count))
    }

    /// Updates the set of seated players after a change at a table.
    pub fn seats_changed(&self, before: &[PeerId], now: &[PeerId]) {
        self.with(|count| {
            for id in now.iter().filter_map(|&peer| endpoint_id(peer)) {
                *count.players.entry(id).or_default() += 1;
            }
            for id in before.iter().filter_map(|&peer| endpoint_id(peer)) {
                if release(&mut count.players, id) {
                    count.player_origins.remove(&id);
                }
            }
        });
    }

    /// Handles an incoming connection: ignores, refuses or accepts it.
    pub fn handle(&self, incoming: Incoming, inbox: &Sender<ListenerEvent>) {
        let from = incoming.remote_addr();
        if let IncomingAddr::Ip(address) = &from
            && !self.reach.allows(address.ip())
        {
            return incoming.ignore();
        }
        let origin = Origin::of(&from);
        let strangers = self.with(|count| count.unauthenticated.all + count.authenticated.all);
        if strangers >= RETRY_THRESHOLD && !incoming.remote_addr_validated() {
            // If sending fails, the client tries again.
            let _ = incoming.retry();
            return;
        }
        let may = self.with(|count| {
            // The relay has verified the key.
            let known =
                matches!(&from, IncomingAddr::Relay { endpoint_id, .. } if count.is_seated(*endpoint_id));
            count.admit(origin, known, self.began.elapsed())
        });
        if !may {
            return incoming.refuse();
        }
        let slot = Slot { listener: self.clone(), origin, stage: Stage::Unauthenticated, key: None };
        tokio::spawn(handshake(incoming, slot, inbox.clone()));
    }
}

/// Whether the client speaks a protocol of this family, but only newer versions. This program speaks the
/// oldest ones.
fn offers_only_newer(incoming: &Incoming) -> bool {
    let Some(offered) = incoming.decrypt().and_then(|first| first.alpns()) else { return false };
    let offered: Vec<_> = offered.flatten().collect();
    let has_ours = offered.iter().any(|alpn| HOST.contains(&&alpn[..]));
    !has_ours && offered.iter().any(|alpn| alpn.starts_with(ALPN_PREFIX))
}

/// Completes the handshake and reads the first message. On an error the connection has ended.
async fn handshake(incoming: Incoming, mut slot: Slot, inbox: Sender<ListenerEvent>) {
    let now = Instant::now();
    let until = now + HELLO_TIMEOUT;
    let newer = offers_only_newer(&incoming);
    let Ok(Ok(connection)) = timeout_at(now + HANDSHAKE_TIMEOUT, incoming.into_future()).await else {
        if newer {
            // The server may be closed.
            let _ = inbox.send(ListenerEvent::NewerProtocol).await;
        }
        return;
    };
    if let Err(why) = slot.authenticate(connection.remote_id()) {
        return close(&connection, why);
    }
    // A client that is too slow may try again; one that sends malformed data may not.
    let (stream, mut from) = match timeout_at(until, connection.accept_bi()).await {
        Ok(Ok(streams)) => streams,
        Ok(Err(_)) => return,
        Err(_) => return close(&connection, CloseCode::Slow),
    };
    let peer = peer_id(connection.remote_id());
    let mut buffer = Vec::new();
    let is_join_request = connection.alpn() == join_request::ALPN;
    let first = async {
        if is_join_request {
            read(&mut from, &mut buffer, LONGEST_HELLO).await.map(First::JoinRequest)
        } else {
            read(&mut from, &mut buffer, LONGEST_HELLO).await.map(First::Hello)
        }
    };
    let first = timeout_at(until, first).await;
    if first.is_ok() && !slot.accept() {
        return close(&connection, CloseCode::Slow);
    }
    let inside = match first {
        Ok(Ok(First::Hello(ToHost::Hello(hello)))) => {
            let guest = Arrival { peer, connection, stream, slot };
            ListenerEvent::Hello { guest, hello: Box::new(hello), stream: from }
        }
        Ok(Ok(First::JoinRequest(join_request))) => {
            ListenerEvent::JoinRequest { guest: Arrival { peer, connection, stream, slot }, join_request }
        }
        Ok(Ok(First::Hello(_)) | Err(_)) => return close(&connection, CloseCode::Frame),
        Err(_) => return close(&connection, CloseCode::Slow),
    };
    // The server may be closed.
    let _ = inbox.send(inside).await;
}

enum First {
    Hello(ToHost),
    JoinRequest(JoinRequest),
}

/// Reads messages of a guest until the connection ends.
pub(super) async fn listen(
    connection: Connection,
    number: u64,
    mut stream: RecvStream,
    inbox: Sender<ListenerEvent>,
) {
    let mut buffer = Vec::new();
    loop {
        match read(&mut stream, &mut buffer, LONGEST_TO_HOST).await {
            Ok(ToHost::Hello(_)) | Err(ReadError::Malformed) => {
                close(&connection, CloseCode::Frame);
                break;
            }
            Ok(message) => {
                let event = ListenerEvent::Received { connection: number, message: Box::new(message) };
                if inbox.send(event).await.is_err() {
                    return;
                }
            }
            Err(ReadError::Gone) => break,
        }
    }
    let _ = inbox.send(ListenerEvent::Left { connection: number }).await;
}

/// Waits for the end of a connection that waits for an answer to its join request.
pub(super) async fn wait_until_closed(connection: Connection, peer: PeerId, inbox: Sender<ListenerEvent>) {
    connection.closed().await;
    let _ = inbox.send(ListenerEvent::JoinRequestWithdrawn { peer, which: connection.stable_id() }).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAR: Origin = Origin::V4([203, 0, 113]);
    const ELSEWHERE: Origin = Origin::V4([198, 51, 100]);

    #[test]
    fn strangers_are_accepted_at_a_rate_with_a_burst() {
        let mut count = Counts::default();
        let come = |count: &mut Counts, origin, at: Duration| {
            (0..1000).filter(|_| count.is_within_rate(origin, at)).count()
        };
        let second = Duration::from_secs(1);
        assert_eq!(come(&mut count, Origin::Here, Duration::ZERO), STRANGER_BURST as usize);
        assert_eq!(come(&mut count, Origin::Here, second), 100);
        // One origin gets at most half of the rate.
        let hour = Duration::from_hours(1);
        assert_eq!(come(&mut count, FAR, hour), STRANGER_BURST as usize / 2);
        assert_eq!(come(&mut count, ELSEWHERE, hour), STRANGER_BURST as usize / 2);
        assert_eq!(come(&mut count, FAR, hour + second), 50);
        assert_eq!(come(&mut count, ELSEWHERE, hour + second), 50);
    }

    #[test]
    fn a_seated_player_is_accepted_from_any_origin_while_strangers_fill_the_limits() {
        let listener = Listener::new(8, Reach::Local);
        let player = iroh::SecretKey::from_bytes(&[1; 32]).public();
        let stranger = |number: u8| iroh::SecretKey::from_bytes(&[number; 32]).public();
        listener.seats_changed(&[], &[peer_id(player)]);
        let come = |origin| {
            let may = listener.with(|count| count.admit(origin, false, Duration::ZERO));
            may.then(|| Slot { listener: listener.clone(), origin, stage: Stage::Unauthenticated, key: None })
        };
        // Time that passes in the test, so that no token is earned during a step.
        let rest = || {
            listener.with(|count| {
                (count.rate, count.neighbours) = (RateLimit::default(), RateLimit::default());
                count.origin_rates.clear();
            });
        };
        let mut before = come(FAR).expect("a free slot");
        before.authenticate(player).expect("a free slot");
        assert!(before.accept());
        drop(before);
        // Silent strangers of one origin fill its limit; more are rejected.
        let authenticated: Vec<Slot> = (2..200)
            .filter_map(|number| {
                rest();
                let mut slot = come(FAR)?;
                slot.authenticate(stranger(number)).ok()?;
                Some(slot)
            })
            .collect();
        assert_eq!(authenticated.len(), MAX_PER_ORIGIN);
        // As many that do not prove a key.
        rest();
        let unauthenticated: Vec<Slot> = (0..200).filter_map(|_| come(FAR)).collect();
        assert_eq!(unauthenticated.len(), MAX_PER_ORIGIN + NEIGHBOUR_BURST as usize);
        for origin in [FAR, ELSEWHERE] {
            rest();
            let mut back = come(origin).expect("a free slot");
            back.authenticate(player).expect("a free slot");
            assert!(back.accept());
        }
        drop((authenticated, unauthenticated));
        listener.with(|count| {
            assert_eq!((count.unauthenticated.all, count.authenticated.all, count.guests), (0, 0, 0));
            assert!(
                count.unauthenticated.origins.is_empty()
                    && count.authenticated.origins.is_empty()
                    && count.keys.is_empty()
            );
        });
        listener.seats_changed(&[peer_id(player)], &[]);
        listener.with(|count| assert!(count.players.is_empty() && count.player_origins.is_empty()));
    }
}
