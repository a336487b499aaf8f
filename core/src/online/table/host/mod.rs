//! The host's state machine: orders proposals, runs the clocks, and tracks connections.
//!
//! An event takes effect when it is ordered, but is announced only after it is saved, even to the host's own
//! screen. So every announced event survives a crash.

mod connections;
mod timing;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use super::event::{Body, Digest, Event, EventRef, Proposal, SignedProposal};
use super::identity::{Identity, PeerId};
use super::invitation::{Secret, table_id};
use super::message::{
    ClockReading, CloseCode, Hello, LONGEST_TO_GUEST, Presence, Refusal, ToGuest, ToHost, batches,
};
use super::state::{EventError, ProposalError, Table, agreed};
use super::terms::Terms;
use crate::online::news::News;
use crate::online::rate_limit::RateLimit;
use connections::{LastPresence, Link};
pub use timing::SpentTime;
use timing::Timing;

/// The minimum time between two phrases of the same person.
const PHRASE_INTERVAL: Duration = Duration::from_secs(3);

/// A connection to this host. Numbers increase within a process.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Connection(pub u64);

#[derive(Clone, Debug)]
pub enum Input {
    /// A guest has connected, proven its key and sent its hello.
    Joined { connection: Connection, peer: PeerId, hello: Hello },
    /// A message of a guest.
    Received { connection: Connection, message: ToHost },
    /// A connection has ended.
    Left { connection: Connection },
    /// A proposal of the host's player or of one of its computers.
    Own(Body),
    /// Events up to this one are saved.
    Saved { number: u32 },
    /// A wake-up: see [`Host::wake_at`].
    Tick,
}

/// Outputs of a host, to be performed in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Output {
    /// Save an event, then send [`Input::Saved`].
    Save(Box<Event>),
    Send(Connection, Arc<ToGuest>),
    /// Close a connection, which is already forgotten.
    End(Connection, CloseCode),
    /// News for the host, such as a saved event.
    News(News),
}

#[derive(Clone, Debug)]
pub struct Host {
    identity: Identity,
    players: Secret,
    /// The state after all ordered events.
    table: Table,
    events: Vec<Event>,
    saved: usize,
    links: BTreeMap<Connection, Link>,
    peers: BTreeMap<PeerId, Connection>,
    /// The start of the absence of each seated player.
    left: BTreeMap<PeerId, Duration>,
    /// The time of the last phrase of each person.
    phrases: BTreeMap<PeerId, Duration>,
    message_limits: BTreeMap<PeerId, RateLimit>,
    timing: Timing,
    /// The number of the last heartbeat, and the time of the next one.
    beat: (u32, Option<Duration>),
    /// Whether the presence may have changed since the last message.
    presence_changed: bool,
    last_presence: LastPresence,
}

impl Host {
    /// Opens a new table, whose first event must be saved. Fails if the terms are invalid.
    pub fn open(
        identity: &Identity,
        players: Secret,
        terms: Terms,
        now: Duration,
    ) -> Result<(Self, Vec<Output>), String> {
        agreed(&terms)?;
        let proposal = Proposal {
            table: table_id(identity.id(), players),
            author: identity.id(),
            sequence: 1,
            seen: None,
            body: Body::Open(Box::new(terms)),
        };
        let signed = SignedProposal::new(proposal, identity);
        let event = Event::new(0, Digest::default(), signed, Vec::new(), identity);
        let table = Table::open(&event).map_err(|broken| broken.to_string())?;
        let out = vec![Output::Save(Box::new(event.clone()))];
        Ok((Self::at(identity, players, table, vec![event], 0, now), out))
    }

    /// Reopens a table from its saved events. Clocks are stopped until the seat to move is back. Fails if
    /// these are not the events of a table of this host with this secret.
    pub fn reopen(
        identity: &Identity,
        players: Secret,
        events: Vec<Event>,
        now: Duration,
    ) -> Result<Self, EventError> {
        let table = Table::replay(&events)?;
        if table.host() != identity.id() || table.id() != table_id(identity.id(), players) {
            return Err(EventError::Elsewhere { number: 0 });
        }
        let saved = events.len();
        let mut host = Self::at(identity, players, table, events, saved, now);
        host.await_players();
        Ok(host)
    }

    fn at(
        identity: &Identity,
        players: Secret,
        table: Table,
        events: Vec<Event>,
        saved: usize,
        now: Duration,
    ) -> Self {
        Self {
            timing: Timing::new(&table, now),
            identity: identity.clone(),
            players,
            table,
            events,
            saved,
            links: BTreeMap::new(),
            peers: BTreeMap::new(),
            left: BTreeMap::new(),
            phrases: BTreeMap::new(),
            message_limits: BTreeMap::new(),
            beat: (0, None),
            presence_changed: false,
            last_presence: LastPresence::default(),
        }
    }

    /// Processes an input at a time that never decreases. Returns what to do.
    pub fn handle(&mut self, input: Input, now: Duration) -> Vec<Output> {
        let mut out = Vec::new();
        self.pass_time(now);
        self.run_out_if_due(&mut out);
        match input {
            Input::Joined { connection, peer, hello } => self.join(connection, peer, &hello, &mut out),
            Input::Received { connection, message } => self.receive(connection, message, &mut out),
            Input::Left { connection } => self.leave(connection),
            Input::Own(body) => self.propose_own(body, &mut out),
            Input::Saved { number } => self.announce_saved(number, &mut out),
            Input::Tick => self.beat(&mut out),
        }
        self.play_forced_passes(&mut out);
        self.send_presence(&mut out);
        self.send_clock(&mut out);
        out
    }

    /// The time of the next [`Input::Tick`]; `None` while no guest is connected and no clock runs. If the call
    /// comes much later, the program was suspended, and that time is not charged to any player.
    pub fn wake_at(&self) -> Option<Duration> {
        if self.forced_pass().is_some() {
            return Some(self.timing.at);
        }
        let due = [
            self.beat.1,
            self.next_count_at(),
            self.out_of_time_at(),
            self.presence_due_at(),
            self.first_clock_due_at(),
        ];
        due.into_iter().flatten().min()
    }

    /// The table after all ordered events, saved or not.
    pub fn table(&self) -> &Table {
        &self.table
    }

    pub fn events(&self) -> &[Event] {
        &self.events[..self.saved]
    }

    /// Checks and signs a proposal of the host.
    fn sign(&self, body: Body) -> Result<SignedProposal, Refusal> {
        let author = self.identity.id();
        self.table.check_with(author, &body, |seat| self.absence(seat))?;
        let sequence = self.table.sequence(author) + 1;
        Ok(SignedProposal::new(self.table.proposal(author, sequence, body), &self.identity))
    }

    /// Makes an event of a checked proposal.
    fn order(&mut self, signed: SignedProposal, out: &mut Vec<Output>) -> Result<(), Refusal> {
        let compensation = self.compensation(&signed.proposal);
        let clocks = self.clocks_after(&signed.proposal.body, compensation.all());
        let last = self.table.last();
        let event = Event::new(last.number + 1, last.digest, signed, clocks, &self.identity);
        let mover = self.table.to_move().map(|(seat, _)| seat);
        let was_running = self.table.is_running();
        // Clocks that this host has computed are valid; otherwise nothing has changed.
        self.table.apply_checked(&event).map_err(|_| Refusal::NotNow)?;
        self.record_event(&event, mover, was_running, compensation);
        self.presence_changed |=
            matches!(event.body(), Body::Sit { .. } | Body::GetUp { .. } | Body::Computer { .. });
        self.events.push(event.clone());
        out.push(Output::Save(Box::new(event)));
        Ok(())
    }

    /// Sends newly saved events to all connections.
    fn announce_saved(&mut self, number: u32, out: &mut Vec<Output>) {
        let upto = number as usize + 1;
        if upto <= self.saved || upto > self.events.len() {
            return;
        }
        let news = &self.events[self.saved..upto];
        out.extend(news.iter().map(|event| Output::News(News::Event(Box::new(event.clone())))));
        for events in batches(news, LONGEST_TO_GUEST) {
            let message = Arc::new(ToGuest::Events(events));
            out.extend(self.links.keys().map(|&connection| Output::Send(connection, message.clone())));
        }
        self.saved = upto;
        self.record_sent_clocks();
        if self.is_closed() {
            self.peers.clear();
            let all = std::mem::take(&mut self.links);
            out.extend(all.into_keys().map(|connection| Output::End(connection, CloseCode::Closed)));
            self.beat.1 = None;
            self.presence_changed = false;
        }
    }

    /// Whether the table is closed and the last event is saved.
    fn is_closed(&self) -> bool {
        self.table.is_closed() && self.saved == self.events.len()
    }

    fn last_saved(&self) -> Option<EventRef> {
        let last = self.events().last()?;
        Some(EventRef { number: last.number, digest: last.digest() })
    }

    fn receive(&mut self, connection: Connection, message: ToHost, out: &mut Vec<Output>) {
        let now = self.timing.run();
        let Some(link) = self.links.get_mut(&connection) else { return };
        link.unanswered = 0;
        let (peer, watches) = (link.peer, link.watches);
        let message = match message {
            // These carry the host's own signature, and each is accepted once, so they are not limited.
            ToHost::Events(events) if self.lacks_any(&events) => {
                return self.recover(connection, events, out);
            }
            message => message,
        };
        if !self.allows_message(peer) {
            return self.end(connection, CloseCode::Flood, out);
        }
        if !watches {
            self.record_message(peer, false);
        }
        let Some(link) = self.links.get_mut(&connection) else { return };
        match message {
            ToHost::Hello(_) => self.end(connection, CloseCode::Frame, out),
            ToHost::Beat(number) => link.answers(number, now),
            // Another guest has sent them before.
            ToHost::Events(_) => {}
            ToHost::OtherRules => {
                let why = link.outdated_side();
                out.push(Output::News(News::OtherVersion(why)));
                self.end(connection, why, out);
            }
            ToHost::Propose(signed) => {
                let sequence = signed.proposal.sequence;
                match self.propose(peer, watches, signed, out) {
                    Ok(()) => {}
                    Err(Rejection::Refused(why)) => {
                        out.push(Output::Send(connection, Arc::new(ToGuest::Refused { sequence, why })));
                    }
                    Err(Rejection::End(why)) => self.end(connection, why, out),
                }
            }
        }
    }

    /// Handles a guest's proposal: cheap checks first, the signature before anything changes.
    fn propose(
        &mut self,
        peer: PeerId,
        watches: bool,
        signed: SignedProposal,
        out: &mut Vec<Output>,
    ) -> Result<(), Rejection> {
        let proposal = &signed.proposal;
        if proposal.author != peer || proposal.table != self.table.id() {
            return Err(Rejection::End(CloseCode::Frame));
        }
        if watches {
            return Err(Rejection::Refused(Refusal::Spectator));
        }
        match self.table.check_proposal(proposal, |seat| self.absence(seat)) {
            Ok(()) => {}
            // It is among the events that were or will be sent.
            Err(ProposalError::Duplicate) => return Ok(()),
            Err(ProposalError::Refused(why)) => return Err(Rejection::Refused(why)),
            Err(ProposalError::Broken(_)) => return Err(Rejection::End(CloseCode::Differs)),
        }
        if !signed.is_genuine() {
            return Err(Rejection::End(CloseCode::Frame));
        }
        self.accept(signed, out).map_err(Rejection::Refused)
    }

    /// A proposal of the host's player or of one of its computers.
    fn propose_own(&mut self, body: Body, out: &mut Vec<Output>) {
        let ours = !matches!(body, Body::Open(_) | Body::OutOfTime);
        let result = if ours {
            self.sign(body).and_then(|signed| self.accept(signed, out))
        } else {
            Err(Refusal::NotYours)
        };
        out.extend(result.err().map(|why| Output::News(News::Refused(why))));
    }

    /// Orders a checked proposal, unless it is late or too frequent.
    fn accept(&mut self, signed: SignedProposal, out: &mut Vec<Output>) -> Result<(), Refusal> {
        if matches!(signed.proposal.body, Body::Say(_)) {
            self.limit_phrases(signed.proposal.author)?;
        }
        let moves = matches!(signed.proposal.body, Body::Play { .. });
        if moves && self.has_run_out(self.compensation(&signed.proposal).all()) {
            self.run_out(out);
            return Err(Refusal::NotNow);
        }
        self.order(signed, out)
    }

    /// Allows one phrase of a person in each [`PHRASE_INTERVAL`].
    fn limit_phrases(&mut self, author: PeerId) -> Result<(), Refusal> {
        let now = self.timing.at;
        self.phrases.retain(|_, time| now.saturating_sub(*time) < PHRASE_INTERVAL);
        if self.phrases.contains_key(&author) {
            return Err(Refusal::TooOften);
        }
        self.phrases.insert(author, now);
        Ok(())
    }

    /// The pass of the seat to move, if it has no other move.
    fn forced_pass(&self) -> Option<Body> {
        let game = self.table.game().filter(|_| self.table.is_running())?;
        let pass = game.position().forced_pass()?;
        Some(Body::Play { mv: pass.to_string(), thought_ms: 0 })
    }

    /// Plays forced passes without waiting for the player.
    fn play_forced_passes(&mut self, out: &mut Vec<Output>) {
        while let Some(pass) = self.forced_pass() {
            if self.sign(pass).and_then(|pass| self.order(pass, out)).is_err() {
                return;
            }
        }
    }

    // Recovery of events that the host has lost, from a guest that has them: the host's file was damaged, or is an
    // older copy.

    fn lacks_any(&self, events: &[Event]) -> bool {
        events.last().is_some_and(|last| last.number > self.table.last().number)
    }

    /// Appends the missing events. They carry the host's own signature and are verified like any other log;
    /// events that do not follow belong to a different log.
    fn recover(&mut self, connection: Connection, events: Vec<Event>, out: &mut Vec<Output>) {
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
            out.push(Output::Save(Box::new(event)));
        }
        if self.table.last().number > last {
            self.adopt_clocks();
            self.presence_changed = true;
        }
    }
}

enum Rejection {
    Refused(Refusal),
    End(CloseCode),
}
