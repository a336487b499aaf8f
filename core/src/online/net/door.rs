//! The accept loop of a host, with a handshake timeout and connection limits.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_channel::Sender;
use iroh::EndpointId;
use iroh::endpoint::{Connection, Incoming, IncomingAddr, RecvStream, SendStream};
use tokio::time::{Instant, timeout_at};

use super::endpoint::{HOST, endpoint_id, peer_id};
use super::knock::{self, Knock};
use super::reach::Reach;
use super::wire::{Ended, FAMILY, close, read};
use crate::online::table::identity::PeerId;
use crate::online::table::message::{Close, Hello, LONGEST_HELLO, LONGEST_TO_HOST, ToHost};

/// A stranger has so long from the first packet to the proof of a key.
const HANDSHAKE: Duration = Duration::from_secs(5);
/// A stranger has so long from the first packet to the end of the first message.
const GREETING: Duration = Duration::from_secs(10);
/// So many may be proving a key at once, and so many others may have done so and not said anything yet.
const MOST_STRANGERS: usize = 64;
/// So many of them from one place.
const MOST_A_PLACE: usize = 32;
/// With so many strangers at once, only who can be answered at the address they name is greeted.
const DOUBT: usize = 16;
/// So often somebody new is greeted: the library remembers each key for a minute, and new keys cost nothing.
const A_STRANGER: Duration = Duration::from_millis(10);
/// So many may come at once after a quiet time, as when a host of many comes back.
const STRANGERS_AT_ONCE: u32 = 256;
/// The largest share of that rate for one network prefix.
const OF_A_PLACE: u32 = 2;
/// So many who come from where somebody sits are greeted at once in whatever siege, and so often.
const NEIGHBOURS_AT_ONCE: u32 = 16;
const A_NEIGHBOUR: Duration = Duration::from_millis(100);
/// The most connections of one key.
const MOST_A_KEY: usize = 8;
/// With so many places known, those that are quiet are forgotten.
const MANY_PLACES: usize = 1024;

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

/// Where somebody comes from, as far as one person has it: what a provider gives to one customer, a relay, or
/// this machine, which besieges nobody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Place {
    Here,
    V4([u8; 3]),
    V6([u16; 3]),
    Relayed,
}

impl Place {
    fn of(from: &IncomingAddr) -> Self {
        let IncomingAddr::Ip(address) = from else { return Self::Relayed };
        match address.ip().to_canonical() {
            ip if ip.is_loopback() => Self::Here,
            IpAddr::V4(ip) => Self::V4([ip.octets()[0], ip.octets()[1], ip.octets()[2]]),
            IpAddr::V6(ip) => Self::V6([ip.segments()[0], ip.segments()[1], ip.segments()[2]]),
        }
    }
}

/// An even pace, which some may be ahead of.
#[derive(Clone, Copy, Debug, Default)]
struct Pace(Option<Instant>);

impl Pace {
    /// Whether one more may come now; then they are counted.
    fn allows(&mut self, now: Instant, each: Duration, at_once: u32) -> bool {
        let paced = self.0.map_or(now, |paced| paced.max(now));
        let may = paced < now + each * at_once;
        if may {
            self.0 = Some(paced + each);
        }
        may
    }

    fn is_quiet(self, now: Instant) -> bool {
        self.0.is_none_or(|paced| paced <= now)
    }
}

/// Strangers in one state.
#[derive(Debug, Default)]
struct Crowd {
    all: usize,
    places: HashMap<Place, usize>,
}

impl Crowd {
    fn has_room(&self, place: Place) -> bool {
        let here = self.places.get(&place).copied().unwrap_or_default();
        self.all < MOST_STRANGERS && (place == Place::Here || here < MOST_A_PLACE)
    }

    fn enter(&mut self, place: Place) {
        self.all += 1;
        *self.places.entry(place).or_default() += 1;
    }

    fn leave(&mut self, place: Place) {
        self.all -= 1;
        if let Some(here) = self.places.get_mut(&place) {
            *here -= 1;
            if *here == 0 {
                self.places.remove(&place);
            }
        }
    }
}

/// How many there are.
#[derive(Debug, Default)]
struct Count {
    /// Those who have not proven a key yet.
    nameless: Crowd,
    /// Those who have, and have said nothing yet.
    silent: Crowd,
    /// Those who have said what they want.
    guests: usize,
    keys: HashMap<EndpointId, usize>,
    /// The seated players of all tables, with their number of seats.
    sitters: HashMap<EndpointId, usize>,
    /// From where those who sit have come.
    homes: HashMap<EndpointId, Place>,
    pace: Pace,
    paces: HashMap<Place, Pace>,
    neighbours: Pace,
}

impl Count {
    /// Whether somebody who comes from a place may prove their key now. `known` if they sit here, as a relay says.
    fn may_come(&mut self, place: Place, known: bool, now: Instant) -> bool {
        if self.nameless.has_room(place) && self.keeps_pace(place, now) {
            return true;
        }
        let is_home = known || self.homes.values().any(|home| *home == place);
        is_home && self.neighbours.allows(now, A_NEIGHBOUR, NEIGHBOURS_AT_ONCE)
    }

    /// Whether the pace lets somebody new come from a place; then they are counted there.
    fn keeps_pace(&mut self, place: Place, now: Instant) -> bool {
        if self.paces.len() >= MANY_PLACES {
            self.paces.retain(|_, pace| !pace.is_quiet(now));
        }
        let own = self.paces.entry(place).or_default();
        let (each, at_once) = (A_STRANGER * OF_A_PLACE, STRANGERS_AT_ONCE / OF_A_PLACE);
        (place == Place::Here || own.allows(now, each, at_once))
            && self.pace.allows(now, A_STRANGER, STRANGERS_AT_ONCE)
    }

    fn sits(&self, id: EndpointId) -> bool {
        self.sitters.contains_key(&id)
    }
}

/// Counts who is in, and who is at the door.
#[derive(Clone, Debug)]
pub(super) struct Door {
    count: Arc<Mutex<Count>>,
    /// The most guests.
    most: usize,
    reach: Reach,
}

/// How far somebody has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Nameless,
    Silent,
    Guest,
}

/// A place in the count, given back when it is dropped.
#[derive(Debug)]
pub(super) struct Ticket {
    door: Door,
    place: Place,
    stage: Stage,
    key: Option<EndpointId>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.door.with(|count| {
            match self.stage {
                Stage::Nameless => count.nameless.leave(self.place),
                Stage::Silent => count.silent.leave(self.place),
                Stage::Guest => count.guests -= 1,
            }
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
    /// The handshake has proven the guest's key.
    ///
    /// # Errors
    /// Why they cannot stay.
    fn name(&mut self, id: EndpointId) -> Result<(), Close> {
        let Self { door, place, stage, key } = self;
        door.with(|count| {
            if count.keys.get(&id).is_some_and(|&connections| connections >= MOST_A_KEY) {
                return Err(Close::Full);
            }
            if !count.sits(id) && !count.silent.has_room(*place) {
                return Err(Close::Slow);
            }
            count.nameless.leave(*place);
            count.silent.enter(*place);
            *count.keys.entry(id).or_default() += 1;
            (*stage, *key) = (Stage::Silent, Some(id));
            Ok(())
        })
    }

    /// The guest has sent its hello. False if there is no room for more guests.
    fn greeted(&mut self) -> bool {
        let Self { door, place, stage, key } = self;
        let most = door.most;
        door.with(|count| {
            let sitter = key.filter(|&id| count.sits(id));
            if sitter.is_none() && count.guests >= most {
                return false;
            }
            count.homes.extend(sitter.map(|id| (id, *place)));
            count.silent.leave(*place);
            count.guests += 1;
            *stage = Stage::Guest;
            true
        })
    }
}

impl Door {
    /// A door for so many guests at once, who may come from as far as this.
    pub fn new(most: usize, reach: Reach) -> Self {
        Self { count: Arc::default(), most, reach }
    }

    fn with<T>(&self, what: impl FnOnce(&mut Count) -> T) -> T {
        what(&mut self.count.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Other people sit at a table than before.
    pub fn seats_changed(&self, before: &[PeerId], now: &[PeerId]) {
        self.with(|count| {
            for id in now.iter().filter_map(|&peer| endpoint_id(peer)) {
                *count.sitters.entry(id).or_default() += 1;
            }
            for id in before.iter().filter_map(|&peer| endpoint_id(peer)) {
                let Some(seats) = count.sitters.get_mut(&id) else { continue };
                *seats -= 1;
                if *seats == 0 {
                    count.sitters.remove(&id);
                    count.homes.remove(&id);
                }
            }
        });
    }

    /// Answers somebody who calls, or not.
    pub fn open(&self, incoming: Incoming, inbox: &Sender<Inside>) {
        let from = incoming.remote_addr();
        if let IncomingAddr::Ip(address) = &from
            && !self.reach.allows(address.ip())
        {
            return incoming.ignore();
        }
        let place = Place::of(&from);
        let strangers = self.with(|count| count.nameless.all + count.silent.all);
        if strangers >= DOUBT && !incoming.remote_addr_validated() {
            // The system failed to send; they will call again.
            let _ = incoming.retry();
            return;
        }
        let may = self.with(|count| {
            // A relay has had this proven.
            let known = matches!(&from, IncomingAddr::Relay { endpoint_id, .. } if count.sits(*endpoint_id));
            let may = count.may_come(place, known, Instant::now());
            if may {
                count.nameless.enter(place);
            }
            may
        });
        if !may {
            return incoming.refuse();
        }
        let ticket = Ticket { door: self.clone(), place, stage: Stage::Nameless, key: None };
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
    let now = Instant::now();
    let until = now + GREETING;
    let newer = speaks_only_later(&incoming);
    let Ok(Ok(connection)) = timeout_at(now + HANDSHAKE, incoming.into_future()).await else {
        if newer {
            // The house may have closed meanwhile.
            let _ = inbox.send(Inside::Newer).await;
        }
        return;
    };
    if let Err(why) = ticket.name(connection.remote_id()) {
        return close(&connection, why);
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
    if first.is_ok() && !ticket.greeted() {
        return close(&connection, Close::Slow);
    }
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

    const FAR: Place = Place::V4([203, 0, 113]);
    const ELSEWHERE: Place = Place::V4([198, 51, 100]);

    #[test]
    fn strangers_come_at_a_pace_and_some_at_once() {
        let (mut count, began) = (Count::default(), Instant::now());
        let come = |count: &mut Count, place, at: Duration| {
            (0..1000).filter(|_| count.keeps_pace(place, began + at)).count()
        };
        let second = Duration::from_secs(1);
        assert_eq!(come(&mut count, Place::Here, Duration::ZERO), STRANGERS_AT_ONCE as usize);
        assert_eq!(come(&mut count, Place::Here, second), 100);
        // One place leaves half of it to others.
        let hour = Duration::from_hours(1);
        assert_eq!(come(&mut count, FAR, hour), STRANGERS_AT_ONCE as usize / 2);
        assert_eq!(come(&mut count, ELSEWHERE, hour), STRANGERS_AT_ONCE as usize / 2);
        assert_eq!(come(&mut count, FAR, hour + second), 50);
        assert_eq!(come(&mut count, ELSEWHERE, hour + second), 50);
    }

    #[test]
    fn who_sits_comes_in_from_where_they_were_and_from_elsewhere_while_strangers_hold_all_places() {
        let door = Door::new(8, Reach::Local);
        let sitter = iroh::SecretKey::from_bytes(&[1; 32]).public();
        let stranger = |number: u8| iroh::SecretKey::from_bytes(&[number; 32]).public();
        door.seats_changed(&[], &[peer_id(sitter)]);
        let now = Instant::now();
        let come = |place| {
            let may = door.with(|count| {
                let may = count.may_come(place, false, now);
                if may {
                    count.nameless.enter(place);
                }
                may
            });
            may.then(|| Ticket { door: door.clone(), place, stage: Stage::Nameless, key: None })
        };
        // A test takes no time, so that nobody earns another turn.
        let rest = || {
            door.with(|count| {
                (count.pace, count.neighbours) = (Pace::default(), Pace::default());
                count.paces.clear();
            });
        };
        let mut before = come(FAR).expect("room");
        before.name(sitter).expect("room");
        assert!(before.greeted());
        drop(before);
        // Strangers from the same place who say nothing, as many as may: more are sent away.
        let silent: Vec<Ticket> = (2..200)
            .filter_map(|number| {
                rest();
                let mut ticket = come(FAR)?;
                ticket.name(stranger(number)).ok()?;
                Some(ticket)
            })
            .collect();
        assert_eq!(silent.len(), MOST_A_PLACE);
        // And as many who do not even prove a key.
        rest();
        let nameless: Vec<Ticket> = (0..200).filter_map(|_| come(FAR)).collect();
        assert_eq!(nameless.len(), MOST_A_PLACE + NEIGHBOURS_AT_ONCE as usize);
        for place in [FAR, ELSEWHERE] {
            rest();
            let mut back = come(place).expect("there is room");
            back.name(sitter).expect("there is room");
            assert!(back.greeted());
        }
        drop((silent, nameless));
        door.with(|count| {
            assert_eq!((count.nameless.all, count.silent.all, count.guests), (0, 0, 0));
            assert!(
                count.nameless.places.is_empty() && count.silent.places.is_empty() && count.keys.is_empty()
            );
        });
        door.seats_changed(&[peer_id(sitter)], &[]);
        door.with(|count| assert!(count.sitters.is_empty() && count.homes.is_empty()));
    }
}
