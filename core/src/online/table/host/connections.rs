//! Connections of a host: joins, heartbeats, timeouts and presence.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use super::{
    CloseCode, Connection, EventRef, Hello, Host, LONGEST_TO_GUEST, Output, PeerId, Presence, ToGuest,
    batches,
};
use crate::online::news::News;
use crate::online::table::message::{PROTOCOL, fingerprint_of};
use crate::online::table::terms::Name;

pub(super) const BEAT_INTERVAL: Duration = Duration::from_secs(1);
/// The number of unanswered heartbeats after which a connection is closed.
const MAX_UNANSWERED_BEATS: u32 = 5;
/// The number of heartbeats between two updates of the round trips.
const BEATS_PER_PRESENCE: u32 = 10;
/// The burst of messages of a key; then one per [`MESSAGE_INTERVAL`]. A guest with an unstable connection
/// sends its unanswered proposals again each time.
const MESSAGE_BURST: u32 = 40;
const MESSAGE_INTERVAL: Duration = Duration::from_millis(100);
/// The shortest interval between two presence messages.
const PRESENCE_INTERVAL: Duration = Duration::from_secs(1);
/// The maximum of connected players without a seat.
const MAX_VISITORS: usize = 8;
/// The maximum of people in a presence message; beyond it spectators are omitted.
const MAX_NAMED: usize = 32;
/// The number of remembered round trips and unanswered heartbeats.
const MAX_SAMPLES: usize = 8;
/// Smoothing of the average round trip: a new sample weighs `1 / SMOOTHING`.
const SMOOTHING: u32 = 4;

#[derive(Clone, Debug, Default)]
pub(super) struct LastPresence {
    present: Vec<Presence>,
    at: Option<Duration>,
}

/// An accepted connection.
#[derive(Clone, Debug)]
pub(super) struct Link {
    pub(super) peer: PeerId,
    name: Name,
    pub(super) watches: bool,
    /// Whether the guest's program is newer than this one.
    is_newer: bool,
    pub(super) unanswered: u32,
    /// The last unanswered heartbeats and their times. A round trip may be longer than the interval.
    asked: VecDeque<(u32, Duration)>,
    lag: Option<Duration>,
    /// The last round trips, newest last.
    round_trips: VecDeque<Duration>,
}

impl Link {
    /// The side that has to update, if the versions are incompatible.
    pub(super) fn outdated_side(&self) -> CloseCode {
        if self.is_newer { CloseCode::HostOld } else { CloseCode::GuestOld }
    }

    /// The average round trip.
    pub(super) fn lag(&self) -> Duration {
        self.lag.unwrap_or_default()
    }

    /// The longest recent round trip; zero before the first one. With packet loss round trips vary, and a
    /// move that was sent twice did not take longer to think about.
    pub(super) fn longest_lag(&self) -> Duration {
        self.round_trips.iter().max().copied().unwrap_or_default()
    }

    /// Records a sent heartbeat.
    fn asks(&mut self, number: u32, now: Duration) {
        self.unanswered += 1;
        if self.asked.len() >= MAX_SAMPLES {
            self.asked.pop_front();
        }
        self.asked.push_back((number, now));
    }

    /// Records the answer to a heartbeat. Earlier ones will not be answered any more.
    pub(super) fn answers(&mut self, number: u32, now: Duration) {
        let Some(place) = self.asked.iter().position(|&(asked, _)| asked == number) else { return };
        let Some((_, asked)) = self.asked.drain(..=place).next_back() else { return };
        let lag = now.saturating_sub(asked);
        if self.round_trips.len() >= MAX_SAMPLES {
            self.round_trips.pop_front();
        }
        self.round_trips.push_back(lag);
        self.lag = Some(self.lag.map_or(lag, |before| (before * (SMOOTHING - 1) + lag) / SMOOTHING));
    }
}

impl Host {
    /// The present and absent people: the host, seated players, other players, spectators.
    pub fn presence(&self) -> Vec<Presence> {
        let host = self.identity.id();
        let terms = self.table.terms();
        let mut present = vec![Presence { peer: host, name: terms.host.clone(), absent_s: None, lag_ms: 0 }];
        let sitting = self.table.seats().iter().filter_map(|seat| seat.occupant.person());
        let absent = |peer| match self.link_to(peer) {
            Some(_) => None,
            None => self.left.get(&peer).map(|&left| self.timing.at.saturating_sub(left).as_secs() as u32),
        };
        for (peer, name) in sitting {
            if present.iter().all(|other| other.peer != peer) {
                let lag_ms = self.link_to(peer).map_or(0, |(_, link)| link.lag().as_millis() as u32);
                present.push(Presence { peer, name: name.clone(), absent_s: absent(peer), lag_ms });
            }
        }
        let mut others: Vec<&Link> = self.links.values().filter(|link| !self.table.sits(link.peer)).collect();
        others.sort_by_key(|link| link.watches);
        let room = MAX_NAMED.saturating_sub(present.len());
        present.extend(others.into_iter().take(room).map(|link| Presence {
            peer: link.peer,
            name: link.name.clone(),
            absent_s: None,
            lag_ms: link.lag().as_millis() as u32,
        }));
        present
    }

    pub(super) fn link_to(&self, peer: PeerId) -> Option<(Connection, &Link)> {
        let connection = *self.peers.get(&peer)?;
        Some((connection, self.links.get(&connection)?))
    }

    pub(super) fn join(
        &mut self,
        connection: Connection,
        peer: PeerId,
        hello: &Hello,
        out: &mut Vec<Output>,
    ) {
        let entered = self.check_entry(peer, hello);
        let (last, watches) = match entered {
            Ok(entered) => entered,
            Err(why) => {
                if matches!(why, CloseCode::GuestOld | CloseCode::HostOld) {
                    out.push(Output::News(News::OtherVersion(why)));
                }
                return out.push(Output::End(connection, why));
            }
        };
        match self.link_to(peer).map(|(other, _)| other) {
            // An older connection whose hello arrived late.
            Some(newer) if newer > connection => {
                return out.push(Output::End(connection, CloseCode::Replaced));
            }
            Some(older) => self.end(older, CloseCode::Replaced, out),
            None => {}
        }
        if !watches {
            self.record_message(peer, true);
        }
        self.timing.awaited.remove(&peer);
        self.left.remove(&peer);
        let mut send = |message| out.push(Output::Send(connection, Arc::new(message)));
        let (protocol, version) = (PROTOCOL.1.min(hello.protocol.1), env!("CARGO_PKG_VERSION").to_string());
        let variant = self.table.setup().variant;
        send(ToGuest::Rules { variant: variant.to_string(), fingerprint: fingerprint_of(variant) });
        send(ToGuest::Welcome { protocol, version, last, watches });
        let missing = hello.have.map_or(0, |have| have.number as usize + 1);
        let missing = self.events().get(missing..).unwrap_or_default();
        batches(missing, LONGEST_TO_GUEST).into_iter().map(ToGuest::Events).for_each(send);
        if self.is_closed() {
            return out.push(Output::End(connection, CloseCode::Closed));
        }
        let (number, now) = (self.beat.0, self.timing.run());
        self.links.insert(
            connection,
            Link {
                peer,
                name: hello.name.clone(),
                watches,
                is_newer: is_newer(&hello.version),
                unanswered: 0,
                asked: VecDeque::from([(number, now)]),
                lag: None,
                round_trips: VecDeque::new(),
            },
        );
        self.peers.insert(peer, connection);
        self.beat.1.get_or_insert(self.timing.at + BEAT_INTERVAL);
        let present = self.presence();
        let clock = self.clock_reading();
        let mut send = |message| out.push(Output::Send(connection, Arc::new(message)));
        clock.map(ToGuest::Clock).into_iter().for_each(&mut send);
        send(ToGuest::Beat(number));
        send(ToGuest::Present(present));
        self.presence_changed = true;
    }

    /// Whether a guest may enter. Returns the last event that it will have, and whether it is a spectator.
    fn check_entry(&self, peer: PeerId, hello: &Hello) -> Result<(EventRef, bool), CloseCode> {
        let plays = hello.secret == self.players;
        if !plays && hello.secret != self.players.for_spectators() {
            return Err(CloseCode::Secret);
        }
        check_protocol(hello)?;
        // Another program uses the host's own key.
        if peer == self.identity.id() {
            return Err(CloseCode::Replaced);
        }
        let last = self.last_saved().ok_or(CloseCode::Done)?;
        // The guest may have later events, which the host has lost.
        if hello.have.is_some_and(|have| have.number <= self.table.last().number && !self.table.has(have)) {
            return Err(CloseCode::Differs);
        }
        let sits = self.table.sits(peer);
        let watches = !plays && !sits;
        let others = self.links.values().filter(|link| link.peer != peer && link.watches == watches);
        let others = others.filter(|link| !self.table.sits(link.peer)).count();
        let room = if watches { usize::from(self.table.terms().spectators) } else { MAX_VISITORS };
        if !sits && others >= room { Err(CloseCode::Full) } else { Ok((last, watches)) }
    }

    /// Whether the rate limit of a key, which all of its connections share, allows a message now.
    pub(super) fn allows_message(&mut self, peer: PeerId) -> bool {
        let now = self.timing.at;
        self.message_limits.retain(|_, limit| !limit.is_full(now));
        self.message_limits.entry(peer).or_default().try_take(now, MESSAGE_INTERVAL, MESSAGE_BURST)
    }

    pub(super) fn leave(&mut self, connection: Connection) {
        let Some(link) = self.links.remove(&connection) else { return };
        self.peers.remove(&link.peer);
        self.left.insert(link.peer, self.timing.at);
        self.forget(link.peer);
        self.presence_changed = true;
        if self.links.is_empty() {
            self.beat.1 = None;
        }
    }

    pub(super) fn end(&mut self, connection: Connection, why: CloseCode, out: &mut Vec<Output>) {
        self.leave(connection);
        out.push(Output::End(connection, why));
    }

    /// Sends heartbeats, and closes connections with too many unanswered ones. Heartbeats are counted instead
    /// of time, so that a sleep of this program closes none.
    pub(super) fn beat(&mut self, out: &mut Vec<Output>) {
        let (due, now) = (self.beat.1, self.timing.run());
        if due.is_none_or(|due| due > self.timing.at) {
            return;
        }
        let silent = self.links.iter().filter(|(_, link)| link.unanswered >= MAX_UNANSWERED_BEATS);
        let silent: Vec<Connection> = silent.map(|(&connection, _)| connection).collect();
        for connection in silent {
            self.end(connection, CloseCode::Slow, out);
        }
        self.beat.0 = self.beat.0.wrapping_add(1);
        let number = self.beat.0;
        let message = Arc::new(ToGuest::Beat(number));
        for (&connection, link) in &mut self.links {
            // Spectators get every second heartbeat, half of them each time: there may be a thousand.
            if link.watches && connection.0 % 2 != u64::from(number % 2) {
                continue;
            }
            link.asks(number, now);
            out.push(Output::Send(connection, message.clone()));
        }
        self.beat.1 = (!self.links.is_empty()).then_some(self.timing.at + BEAT_INTERVAL);
        if number.is_multiple_of(BEATS_PER_PRESENCE) && self.presence() != self.last_presence.present {
            self.last_presence.present.clear();
            self.presence_changed = true;
        }
    }

    pub(super) fn presence_due_at(&self) -> Option<Duration> {
        self.presence_changed.then(|| {
            self.last_presence.at.map_or(self.timing.at, |last_presence| last_presence + PRESENCE_INTERVAL)
        })
    }

    /// Sends a presence message if the presence has changed and the interval has passed.
    pub(super) fn send_presence(&mut self, out: &mut Vec<Output>) {
        let now = self.timing.at;
        if self.presence_due_at().is_none_or(|due| due > now) {
            return;
        }
        self.presence_changed = false;
        let table = &self.table;
        self.left.retain(|&peer, _| table.sits(peer));
        let present = self.presence();
        let brief = |presence: &Presence| (presence.peer, presence.name.clone(), presence.absent_s.is_some());
        if present.iter().map(brief).eq(self.last_presence.present.iter().map(brief)) {
            return;
        }
        self.last_presence = LastPresence { present: present.clone(), at: Some(now) };
        let message = Arc::new(ToGuest::Present(present.clone()));
        out.extend(self.links.keys().map(|&connection| Output::Send(connection, message.clone())));
        out.push(Output::News(News::Presence(present)));
    }
}

fn check_protocol(hello: &Hello) -> Result<(), CloseCode> {
    let (oldest, newest) = hello.protocol;
    if oldest > newest {
        return Err(CloseCode::Frame);
    }
    if newest < PROTOCOL.0 {
        return Err(CloseCode::GuestOld);
    }
    if oldest > PROTOCOL.1 { Err(CloseCode::HostOld) } else { Ok(()) }
}

/// Whether a version is newer than this program, by the numbers between the dots; anything else counts as zero.
fn is_newer(version: &str) -> bool {
    let numbers = |text: &str| text.split('.').map(|part| part.parse().unwrap_or(0_u32)).collect::<Vec<_>>();
    numbers(version) > numbers(env!("CARGO_PKG_VERSION"))
}
