//! The simulation of a table: its machines, network and time.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use pushflip_core::online::news::News;
use pushflip_core::online::table::event::{Digest, Event};
use pushflip_core::online::table::guest::{self, Guest};
use pushflip_core::online::table::host::{self, Connection, Host};
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::message::{
    CloseCode, LONGEST_TO_GUEST, LONGEST_TO_HOST, ToGuest, ToHost, decode,
};
use rand::prelude::*;
use rand::rngs::ChaCha8Rng;

use super::charged_time::ChargedTime;
use super::disk::Disk;
use super::network::{Arrival, Network};
use super::plan::{Count, Plan};
use super::player::next_proposal;
use crate::online::table_fixture::{PLAYERS, name, somebody, terms};

/// An upper bound of the steps of a run.
const MAX_STEPS: usize = 60_000;

#[derive(Default)]
pub(super) struct HostMachine {
    pub(super) program: Option<Host>,
    pub(super) disk: Disk,
    /// The time of the next restart or proposal.
    due: Duration,
    /// The connections that have sent a hello to this program.
    greeted: BTreeSet<u64>,
    /// The time from which the host runs; before it was suspended.
    runs: Duration,
}

#[derive(Default)]
pub(super) struct GuestMachine {
    pub(super) who: usize,
    watches: bool,
    pub(super) program: Option<Guest>,
    pub(super) disk: Disk,
    pub(super) connection: Option<u64>,
    due: Duration,
    connects: Duration,
}

pub(super) struct Simulation {
    rng: ChaCha8Rng,
    pub(super) seed: u64,
    pub(super) plan: Plan,
    pub(super) now: Duration,
    network: Network,
    pub(super) host: HostMachine,
    pub(super) guests: Vec<GuestMachine>,
    /// The machine that opened each connection.
    openers: BTreeMap<u64, usize>,
    /// The events that were announced to any guest.
    pub(super) announced: BTreeMap<u32, Digest>,
    ledger: ChargedTime,
    pub(super) count: Count,
}

impl Simulation {
    pub(super) fn new(seed: u64, plan: Plan) -> Self {
        let network = Network::with(plan.slowest, plan.loss, plan.double);
        let guests = (1..plan.people()).map(|who| GuestMachine {
            who,
            watches: who > plan.guests,
            ..GuestMachine::default()
        });
        Self {
            rng: ChaCha8Rng::seed_from_u64(seed),
            seed,
            now: Duration::ZERO,
            network,
            host: HostMachine::default(),
            guests: guests.collect(),
            openers: BTreeMap::new(),
            announced: BTreeMap::new(),
            ledger: ChargedTime::default(),
            count: Count::default(),
            plan,
        }
    }

    /// Runs until the match is over and all machines know it.
    pub(super) fn run(mut self) -> Count {
        while !self.is_settled() {
            self.count.steps += 1;
            assert!(
                self.count.steps < MAX_STEPS,
                "seed {} makes no progress: {}",
                self.seed,
                self.description()
            );
            if self.is_calm() {
                self.network.loss = 0;
            } else if self.rng.random_range(0..1000) < self.plan.crashes {
                let machine = self.rng.random_range(0..self.plan.people());
                self.kill(machine);
            } else if self.rng.random_range(0..10_000) < self.plan.stalls {
                self.count.stalls += 1;
                self.host.runs = self.now + Duration::from_secs(3) + self.milliseconds(60_000);
            }
            if let Some(planned_crash) =
                self.plan.planned_crash.filter(|planned_crash| planned_crash.step == self.count.steps)
            {
                self.kill(planned_crash.machine);
            }
            self.step();
        }
        self.check();
        self.count
    }

    pub(super) fn is_calm(&self) -> bool {
        self.now >= self.plan.trouble
    }

    fn milliseconds(&mut self, most: u64) -> Duration {
        Duration::from_millis(self.rng.random_range(0..=most))
    }

    /// Performs the next due step.
    fn step(&mut self) {
        let writes = self.guests.iter().filter_map(|guest| guest.disk.next());
        let wakes = self.guests.iter().filter_map(|guest| guest.program.as_ref()?.wake_at());
        let dues = self.guests.iter().map(GuestMachine::next);
        let host =
            self.host.program.as_ref().and_then(Host::wake_at).into_iter().chain(self.host.disk.next());
        let host = host.chain([self.host.due]).map(|at| at.max(self.host.runs));
        let next = writes.chain(wakes).chain(dues).chain(host).chain(self.network.next(self.host.runs)).min();
        self.now = self.now.max(next.unwrap_or_default());
        if let Some(arrival) = self.network.arrival(self.now, self.host.runs, &mut self.rng) {
            return self.arrive(arrival);
        }
        let runs = self.host.runs <= self.now;
        if runs && let Some(number) = self.host.disk.written(self.now) {
            return self.at_host(host::Input::Saved { number });
        }
        for guest in &mut self.guests {
            if guest.disk.written(self.now).is_some() {
                return;
            }
        }
        if runs && self.host.program.as_ref().and_then(Host::wake_at).is_some_and(|at| at <= self.now) {
            return self.at_host(host::Input::Tick);
        }
        if runs && self.host.due <= self.now {
            return self.host_acts();
        }
        for index in 0..self.guests.len() {
            let guest = &self.guests[index];
            if guest.program.as_ref().and_then(Guest::wake_at).is_some_and(|at| at <= self.now) {
                return self.at_guest(index, guest::Input::Tick);
            }
            if guest.next() <= self.now {
                return self.guest_acts(index);
            }
        }
    }

    fn arrive(&mut self, arrival: Arrival) {
        match arrival {
            Arrival::AtHost(connection, bytes) => {
                let message: ToHost = decode(&bytes, LONGEST_TO_HOST).expect("a message of a guest");
                let peer = somebody(self.openers[&connection]).id();
                let connection_at_host = Connection(connection);
                let input = match message {
                    ToHost::Hello(hello) if self.host.greeted.insert(connection) => {
                        host::Input::Joined { connection: connection_at_host, peer, hello }
                    }
                    message => host::Input::Received { connection: connection_at_host, message },
                };
                self.at_host(input);
            }
            Arrival::GoneAtHost(connection) => {
                self.at_host(host::Input::Left { connection: Connection(connection) });
            }
            Arrival::AtGuest(connection, bytes) => {
                let index = self.openers[&connection] - 1;
                if self.guests[index].connection == Some(connection) {
                    let message = decode(&bytes, LONGEST_TO_GUEST).expect("a message of the host");
                    self.at_guest(index, guest::Input::Received(message));
                }
            }
            Arrival::GoneAtGuest(connection, why) => {
                let index = self.openers[&connection] - 1;
                if self.guests[index].connection == Some(connection) {
                    self.guests[index].connection = None;
                    self.guests[index].connects = self.now + self.milliseconds(2000);
                    let ended = why.and_then(CloseCode::from_repr).map(guest::Input::Ended);
                    self.at_guest(index, ended.unwrap_or(guest::Input::Lost));
                }
            }
        }
    }

    fn at_host(&mut self, input: host::Input) {
        let Some(program) = &mut self.host.program else { return };
        let out = program.handle(input, self.now);
        self.host_wants(out);
    }

    fn host_wants(&mut self, out: Vec<host::Output>) {
        for output in out {
            match output {
                host::Output::Save(event) => {
                    let checked = self.ledger.order(&event, self.plan.compensates_all_delays());
                    self.count.charged += checked.unwrap_or_else(|wrong| {
                        panic!("seed {}: at {:?}, event {}: {wrong}", self.seed, self.now, event.number)
                    });
                    let at = self.now + self.milliseconds(self.plan.disk);
                    self.host.disk.write(*event, at);
                }
                host::Output::Send(Connection(connection), message) => {
                    if let ToGuest::Events(events) = &*message {
                        for event in events {
                            self.check_announced(event);
                        }
                    }
                    self.network.send_to_guest(connection, &message, self.now, &mut self.rng);
                }
                host::Output::End(Connection(connection), why) => {
                    self.network.end_by_host(connection, why as u32, self.now, &mut self.rng);
                }
                host::Output::News(News::Event(event)) => {
                    self.check_announced(&event);
                    self.ledger.receive(0, &event, self.now);
                }
                host::Output::News(News::Refused(_)) => self.count.refused += 1,
                host::Output::News(News::OtherVersion(why)) => {
                    panic!("seed {}: a guest of the same version was refused: {why:?}", self.seed)
                }
                host::Output::News(_) => {}
            }
        }
    }

    /// Checks that an announced event is on the host's disk, and that its digest never changes.
    fn check_announced(&mut self, event: &Event) {
        assert!(
            self.host.disk.has(event),
            "seed {}: event {} was announced before it was saved",
            self.seed,
            event.number
        );
        let known = *self.announced.entry(event.number).or_insert_with(|| event.digest());
        assert_eq!(known, event.digest(), "seed {}: event {}", self.seed, event.number);
    }

    fn at_guest(&mut self, index: usize, input: guest::Input) {
        let Some(program) = &mut self.guests[index].program else { return };
        for output in program.handle(input, self.now) {
            let connection = self.guests[index].connection;
            match output {
                guest::Output::Send(message) => {
                    if let Some(connection) = connection {
                        self.network.send_to_host(connection, &message, self.now, &mut self.rng);
                    }
                }
                guest::Output::Save(event) => {
                    let at = self.now + self.milliseconds(40);
                    self.guests[index].disk.write(event, at);
                }
                guest::Output::End(_) => {
                    self.guests[index].connection = None;
                    self.guests[index].connects = self.now + self.milliseconds(2000);
                    if let Some(connection) = connection {
                        self.network.end_by_guest(connection, self.now, &mut self.rng);
                    }
                }
                guest::Output::Stop(why) => panic!("seed {}: guest {} stops: {why}", self.seed, index + 1),
                guest::Output::News(News::Refused(_)) => self.count.refused += 1,
                guest::Output::News(News::Event(event)) => {
                    self.ledger.receive(self.guests[index].who, &event, self.now);
                }
                guest::Output::News(_) => {}
            }
        }
    }

    /// The host restarts, or its player proposes something.
    fn host_acts(&mut self) {
        let calm = self.is_calm();
        self.host.due = self.now + self.milliseconds(1500);
        let Some(program) = &self.host.program else { return self.host_starts() };
        let who = (0, self.plan.players);
        let proposal =
            next_proposal(program.table(), who, somebody(0).id(), self.plan.plies, calm, &mut self.rng);
        if let Some(body) = proposal {
            let body = self.ledger.thought(0, body, self.now);
            self.at_host(host::Input::Own(body));
        }
    }

    fn host_starts(&mut self) {
        let found = self.host.disk.found();
        self.ledger.read(&found);
        self.ledger.start(0, self.now);
        let identity = somebody(0);
        if found.is_empty() {
            let terms = terms(&self.plan.setup, true);
            let (program, out) = Host::open(&identity, PLAYERS, terms, self.now).expect("valid terms");
            self.host.program = Some(program);
            return self.host_wants(out);
        }
        let program = Host::reopen(&identity, PLAYERS, found, self.now).expect("its own events");
        self.host.program = Some(program);
    }

    fn guest_acts(&mut self, index: usize) {
        let calm = self.is_calm();
        let (later, again) = (self.milliseconds(1500), self.milliseconds(1000));
        let guest = &mut self.guests[index];
        let Some(program) = &guest.program else {
            let secret = if guest.watches { PLAYERS.for_spectators() } else { PLAYERS };
            let host = somebody(0).id();
            let invitation = Invitation { host, secret, relay: None, addresses: Vec::new() };
            let stored = guest.disk.found();
            let program = Guest::new(somebody(guest.who), &invitation, name(guest.who), stored);
            guest.program = Some(program.expect("its own events"));
            self.ledger.start(guest.who, self.now);
            guest.connects = self.now + again;
            return;
        };
        if guest.connection.is_none() && guest.connects <= self.now {
            guest.connects = self.now + again;
            if self.host.program.is_some() {
                self.count.connections += 1;
                let connection = self.count.connections as u64;
                guest.connection = Some(connection);
                self.openers.insert(connection, guest.who);
                self.network.open(connection);
                self.at_guest(index, guest::Input::Connected);
            }
            return;
        }
        guest.due = self.now + later;
        let (Some(table), false) = (program.table(), guest.watches) else { return };
        if program.pending() > 0 && self.rng.random() {
            return;
        }
        let who = (guest.who, self.plan.players);
        let proposal = next_proposal(table, who, program.id(), self.plan.plies, calm, &mut self.rng);
        if let Some(body) = proposal {
            let body = self.ledger.thought(self.guests[index].who, body, self.now);
            self.at_guest(index, guest::Input::Own(body));
        }
    }

    /// A program crashes and restarts later.
    fn kill(&mut self, machine: usize) {
        self.count.crashes += 1;
        let again = self.now + self.milliseconds(8000);
        if machine == 0 {
            self.host.program = None;
            self.host.due = again;
            self.host.greeted.clear();
            self.host.disk.crash(&mut self.rng);
            self.network.host_dies(self.now, &mut self.rng);
            return;
        }
        let guest = &mut self.guests[machine - 1];
        if guest.program.take().is_some() {
            self.ledger.crash(guest.who, self.now);
        }
        guest.due = again;
        guest.disk.crash(&mut self.rng);
        if let Some(connection) = guest.connection.take() {
            self.network.cut(connection, self.now, &mut self.rng);
        }
    }
}

impl GuestMachine {
    /// The time at which it connects, restarts, or proposes something.
    fn next(&self) -> Duration {
        if self.program.is_some() && self.connection.is_none() {
            self.due.min(self.connects)
        } else {
            self.due
        }
    }
}
