//! A host with simulated connections; the test supplies messages and times.

use std::collections::BTreeMap;
use std::time::Duration;

use pushflip_core::online::news::News;
use pushflip_core::online::table::event::{Body, Event, EventRef, Proposal, SignedProposal};
use pushflip_core::online::table::host::{Connection, Host, Input, Output};
use pushflip_core::online::table::invitation::Secret;
use pushflip_core::online::table::message::{CloseCode, Hello, PROTOCOL, Refusal, ToGuest, ToHost};
use pushflip_core::session::Setup;

use super::table_fixture::{PLAYERS, begin, name, proposal, sit, somebody, terms};

pub(super) struct HostFixture {
    pub(super) host: Host,
    pub(super) now: Duration,
    /// Whether events are saved immediately.
    pub(super) saves: bool,
    /// The outputs since the last check.
    pub(super) out: Vec<Output>,
    /// The delay of heartbeat answers for each connection; without one there is no answer.
    pub(super) lag: BTreeMap<Connection, Duration>,
    answers: Vec<(Duration, Connection, u32)>,
}

pub(super) fn hello(who: usize, secret: Secret, have: Option<EventRef>) -> Hello {
    Hello { protocol: PROTOCOL, version: env!("CARGO_PKG_VERSION").into(), secret, have, name: name(who) }
}

pub(super) fn at(who: usize) -> Connection {
    Connection(who as u64)
}

impl HostFixture {
    pub(super) fn open(setup: &Setup) -> Self {
        let (host, out) =
            Host::open(&somebody(0), PLAYERS, terms(setup, true), Duration::ZERO).expect("valid terms");
        Self::with(host, out)
    }

    /// A copy of the host without pending outputs.
    pub(super) fn copy(&self) -> Self {
        let mut fixture = Self::with(self.host.clone(), Vec::new());
        fixture.now = self.now;
        fixture
    }

    /// The host after a restart with these events.
    pub(super) fn reopen(events: &[Event], now: Duration) -> Self {
        let host = Host::reopen(&somebody(0), PLAYERS, events.to_vec(), now).expect("its own events");
        let mut fixture = Self::with(host, Vec::new());
        fixture.now = now;
        fixture
    }

    fn with(host: Host, out: Vec<Output>) -> Self {
        let mut fixture = Self {
            host,
            now: Duration::ZERO,
            saves: true,
            out: Vec::new(),
            lag: BTreeMap::new(),
            answers: Vec::new(),
        };
        fixture.take(out);
        fixture
    }

    /// A match of two: the host on the first seat, guest 1 with a lag on the second.
    pub(super) fn begun(setup: &Setup, lag_ms: u64) -> Self {
        let mut fixture = Self::open(setup);
        fixture.join(1, lag_ms);
        fixture.own(sit(0)).expect("a seat");
        fixture.say(1, sit(1)).expect("a seat");
        fixture.own(begin()).expect("a match");
        fixture
    }

    pub(super) fn handle(&mut self, input: Input) {
        let out = self.host.handle(input, self.now);
        self.take(out);
    }

    /// A message of a connected guest.
    pub(super) fn receive(&mut self, who: usize, message: ToHost) {
        self.handle(Input::Received { connection: at(who), message });
    }

    fn take(&mut self, out: Vec<Output>) {
        for output in out {
            let saved = match &output {
                Output::Save(event) if self.saves => Some(event.number),
                _ => None,
            };
            if let Output::Send(connection, message) = &output
                && let ToGuest::Beat(number) = **message
                && let Some(&lag) = self.lag.get(connection)
            {
                self.answers.push((self.now + lag, *connection, number));
            }
            self.out.push(output);
            if let Some(number) = saved {
                self.handle(Input::Saved { number });
            }
        }
    }

    /// Saves pending events, and all further ones immediately.
    pub(super) fn save(&mut self) {
        self.saves = true;
        self.handle(Input::Saved { number: self.host.table().last().number });
    }

    /// The outputs since the last call.
    pub(super) fn taken(&mut self) -> Vec<Output> {
        std::mem::take(&mut self.out)
    }

    /// Lets time pass, with the wake-ups that the host requests.
    pub(super) fn wait(&mut self, ms: u64) {
        let end = self.now + Duration::from_millis(ms);
        loop {
            let answer = self.answers.iter().map(|answer| answer.0).min();
            let next = self.host.wake_at().into_iter().chain(answer).min().filter(|&next| next <= end);
            let Some(next) = next else { break };
            self.now = self.now.max(next);
            let (now, due): (Vec<_>, Vec<_>) = self.answers.drain(..).partition(|answer| answer.0 <= next);
            self.answers = due;
            for (_, connection, number) in now {
                self.handle(Input::Received { connection, message: ToHost::Beat(number) });
            }
            if self.host.wake_at().is_some_and(|due| due <= self.now) {
                self.handle(Input::Tick);
            }
        }
        self.now = end;
    }

    /// A player joins, with a lag in milliseconds.
    pub(super) fn join(&mut self, who: usize, lag_ms: u64) {
        self.lag.insert(at(who), Duration::from_millis(lag_ms));
        self.enter(who, at(who), hello(who, PLAYERS, None));
    }

    pub(super) fn enter(&mut self, who: usize, connection: Connection, hello: Hello) {
        self.handle(Input::Joined { connection, peer: somebody(who).id(), hello });
    }

    pub(super) fn lose_connection(&mut self, who: usize) {
        self.lag.remove(&at(who));
        self.handle(Input::Left { connection: at(who) });
    }

    pub(super) fn proposal(&self, who: usize, body: Body) -> Proposal {
        proposal(self.host.table(), who, body)
    }

    /// A guest proposes something and gets the answer.
    pub(super) fn say(&mut self, who: usize, body: Body) -> Result<(), Refusal> {
        let signed = SignedProposal::new(self.proposal(who, body), &somebody(who));
        let before = self.out.len();
        self.receive(who, ToHost::Propose(signed));
        for output in &self.out[before..] {
            if let Output::Send(connection, message) = output
                && let ToGuest::Refused { why, .. } = **message
            {
                assert_eq!(*connection, at(who));
                return Err(why);
            }
        }
        Ok(())
    }

    pub(super) fn own(&mut self, body: Body) -> Result<(), Refusal> {
        let before = self.out.len();
        self.handle(Input::Own(body));
        let refused = self.out[before..].iter().find_map(|output| match output {
            Output::News(News::Refused(why)) => Some(*why),
            _ => None,
        });
        refused.map_or(Ok(()), Err)
    }

    /// The closed connections since the last call, with their codes.
    pub(super) fn ends(&mut self) -> Vec<(Connection, CloseCode)> {
        let ends = self.taken().into_iter().filter_map(|output| match output {
            Output::End(connection, why) => Some((connection, why)),
            _ => None,
        });
        ends.collect()
    }

    /// The events that were sent to a connection since the last call.
    pub(super) fn sent_to(&mut self, who: usize) -> Vec<Event> {
        let out = self.taken();
        let sent = messages_to(who, &out).filter_map(|message| match message {
            ToGuest::Events(events) => Some(events.clone()),
            _ => None,
        });
        sent.flatten().collect()
    }
}

/// The messages to a connection among a host's outputs.
pub(super) fn messages_to(who: usize, out: &[Output]) -> impl Iterator<Item = &ToGuest> {
    out.iter().filter_map(move |output| match output {
        Output::Send(connection, message) if *connection == at(who) => Some(&**message),
        _ => None,
    })
}
