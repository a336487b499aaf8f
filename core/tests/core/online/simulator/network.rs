//! The simulated network: messages in order on a connection, in any order between connections.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use pushflip_core::online::table::message::{ToGuest, ToHost, encode};
use rand::prelude::*;
use rand::rngs::ChaCha8Rng;

/// An arrival at one end.
#[derive(Debug)]
pub(super) enum Arrival {
    AtHost(u64, Vec<u8>),
    AtGuest(u64, Vec<u8>),
    /// The host notices the end of a connection.
    GoneAtHost(u64),
    /// The guest notices the end of a connection, with the code if the host has closed it.
    GoneAtGuest(u64, Option<u32>),
}

#[derive(Debug, Default)]
struct Wire {
    to_host: VecDeque<(Duration, Vec<u8>)>,
    to_guest: VecDeque<(Duration, Vec<u8>)>,
    /// The time at which each end notices the end of the connection.
    gone_at_host: Option<Duration>,
    gone_at_guest: Option<(Duration, Option<u32>)>,
    /// Whether an end has noticed or will notice the end: nothing more gets through.
    cut: bool,
}

#[derive(Debug)]
pub(super) struct Network {
    wires: BTreeMap<u64, Wire>,
    /// The longest delay of a message in milliseconds.
    slowest: u64,
    /// Per hundred messages, the number that break their connection, and of proposals that arrive twice.
    pub(super) loss: u32,
    pub(super) double: u32,
}

impl Network {
    pub(super) fn with(slowest: u64, loss: u32, double: u32) -> Self {
        Self { wires: BTreeMap::new(), slowest, loss, double }
    }

    pub(super) fn open(&mut self, connection: u64) {
        self.wires.insert(connection, Wire::default());
    }

    fn takes(&self, rng: &mut ChaCha8Rng) -> Duration {
        Duration::from_millis(rng.random_range(0..=self.slowest))
    }

    pub(super) fn send_to_host(
        &mut self,
        connection: u64,
        message: &ToHost,
        now: Duration,
        rng: &mut ChaCha8Rng,
    ) {
        let double = matches!(message, ToHost::Propose(_)) && rng.random_range(0..100) < self.double;
        if let Some((wire, at)) = self.wire(connection, now, rng) {
            let at = wire.to_host.back().map_or(at, |last| last.0.max(at));
            let copies = if double { 2 } else { 1 };
            wire.to_host.extend(std::iter::repeat_n((at, encode(message)), copies));
        }
    }

    pub(super) fn send_to_guest(
        &mut self,
        connection: u64,
        message: &ToGuest,
        now: Duration,
        rng: &mut ChaCha8Rng,
    ) {
        if let Some((wire, at)) = self.wire(connection, now, rng) {
            let at = wire.to_guest.back().map_or(at, |last| last.0.max(at));
            wire.to_guest.push_back((at, encode(message)));
        }
    }

    /// The wire for a message and the time of its arrival, unless the connection is already broken or breaks
    /// now.
    fn wire(
        &mut self,
        connection: u64,
        now: Duration,
        rng: &mut ChaCha8Rng,
    ) -> Option<(&mut Wire, Duration)> {
        if rng.random_range(0..1000) < self.loss {
            self.cut(connection, now, rng);
            return None;
        }
        let at = now + self.takes(rng);
        let wire = self.wires.get_mut(&connection).filter(|wire| !wire.cut)?;
        Some((wire, at))
    }

    /// Breaks a connection: messages in transit are lost from a random point on, and each end notices the break
    /// at its own time.
    pub(super) fn cut(&mut self, connection: u64, now: Duration, rng: &mut ChaCha8Rng) {
        let (host, guest) = (now + self.takes(rng) * 3, now + self.takes(rng) * 3);
        let Some(wire) = self.wires.get_mut(&connection) else { return };
        wire.cut = true;
        let keep = rng.random_range(0..=wire.to_host.len());
        wire.to_host.truncate(keep);
        let keep = rng.random_range(0..=wire.to_guest.len());
        wire.to_guest.truncate(keep);
        wire.gone_at_host.get_or_insert(host);
        wire.gone_at_guest.get_or_insert((guest, None));
    }

    /// The host closes a connection: earlier messages still arrive.
    pub(super) fn end_by_host(&mut self, connection: u64, why: u32, now: Duration, rng: &mut ChaCha8Rng) {
        let at = now + self.takes(rng);
        let Some(wire) = self.wires.get_mut(&connection) else { return };
        wire.cut = true;
        wire.to_host.clear();
        wire.gone_at_host.get_or_insert(now);
        let at = wire.to_guest.back().map_or(at, |last| last.0.max(at));
        wire.gone_at_guest.get_or_insert((at, Some(why)));
    }

    pub(super) fn end_by_guest(&mut self, connection: u64, now: Duration, rng: &mut ChaCha8Rng) {
        let at = now + self.takes(rng);
        let Some(wire) = self.wires.get_mut(&connection) else { return };
        wire.cut = true;
        wire.to_guest.clear();
        wire.gone_at_guest.get_or_insert((now, None));
        let at = wire.to_host.back().map_or(at, |last| last.0.max(at));
        wire.gone_at_host.get_or_insert(at);
    }

    /// A machine has crashed: messages that it has sent may still arrive.
    pub(super) fn host_dies(&mut self, now: Duration, rng: &mut ChaCha8Rng) {
        for connection in self.wires.keys().copied().collect::<Vec<_>>() {
            self.cut(connection, now, rng);
            if let Some(wire) = self.wires.get_mut(&connection) {
                wire.to_host.clear();
                wire.gone_at_host = None;
            }
        }
    }

    /// The time of the next arrival; at the host not before it runs.
    pub(super) fn next(&self, host_runs: Duration) -> Option<Duration> {
        self.wires.values().flat_map(|wire| wire.times(host_runs)).min()
    }

    /// The next arrival up to now, on any connection.
    pub(super) fn arrival(
        &mut self,
        now: Duration,
        host_runs: Duration,
        rng: &mut ChaCha8Rng,
    ) -> Option<Arrival> {
        let due = |wire: &Wire| wire.times(host_runs).any(|at| at <= now);
        let due: Vec<u64> =
            self.wires.iter().filter(|(_, wire)| due(wire)).map(|(&number, _)| number).collect();
        let connection = *due.choose(rng)?;
        let wire = self.wires.get_mut(&connection)?;
        let first = |queue: &VecDeque<(Duration, Vec<u8>)>| queue.front().is_some_and(|first| first.0 <= now);
        let runs = host_runs <= now;
        if runs && first(&wire.to_host) && (rng.random() || !first(&wire.to_guest)) {
            return wire.to_host.pop_front().map(|(_, bytes)| Arrival::AtHost(connection, bytes));
        }
        if first(&wire.to_guest) {
            return wire.to_guest.pop_front().map(|(_, bytes)| Arrival::AtGuest(connection, bytes));
        }
        if runs && wire.to_host.is_empty() && wire.gone_at_host.is_some_and(|at| at <= now) {
            wire.gone_at_host = None;
            return Some(Arrival::GoneAtHost(connection));
        }
        let (_, why) = wire.gone_at_guest.take()?;
        Some(Arrival::GoneAtGuest(connection, why))
    }
}

impl Wire {
    /// No end notices the end of a connection before the messages on it have arrived.
    fn times(&self, host_runs: Duration) -> impl Iterator<Item = Duration> {
        let gone_at_host = self.gone_at_host.filter(|_| self.to_host.is_empty());
        let gone_at_guest = self.gone_at_guest.map(|gone| gone.0).filter(|_| self.to_guest.is_empty());
        let first = |queue: &VecDeque<(Duration, Vec<u8>)>| queue.front().map(|first| first.0);
        let at_host =
            [first(&self.to_host), gone_at_host].into_iter().flatten().map(move |at| at.max(host_runs));
        at_host.chain([first(&self.to_guest), gone_at_guest].into_iter().flatten())
    }
}
