//! The host's state machine: orders proposals, runs the clocks, and tracks who is connected.
//!
//! An event takes effect when it is ordered, and is last_presence to nobody, not to the propose_own screen either, before it
//! is saved: what anybody has seen survives a death of this program.

mod connections;
mod propose;
mod recovery;
mod timing;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use super::event::{Body, Digest, Event, EventRef, Proposal, SignedProposal};
use super::identity::{Identity, PeerId};
use super::invitation::{Secret, table_id};
use super::message::{CloseCode, Hello, LONGEST_TO_GUEST, Presence, Refusal, ToGuest, ToHost, batches};
use super::state::{EventError, Table, agreed};
use super::terms::Terms;
use connections::{Budget, LastPresence, Link};
use timing::Timing;

/// A connection to this host: a number higher than that of any before it in this process.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Connection(pub u64);

/// What happens to a host.
#[derive(Clone, Debug)]
pub enum Input {
    /// Somebody has connected and said hello.
    Joined {
        /// On which connection.
        connection: Connection,
        /// Who, as the connection has proven.
        peer: PeerId,
        /// What they said.
        hello: Hello,
    },
    /// Somebody says something.
    Said {
        /// On which connection.
        connection: Connection,
        /// What.
        message: ToHost,
    },
    /// A connection is no more.
    Left {
        /// Which.
        connection: Connection,
    },
    /// The person at this machine, or a computer of this host, wants something.
    Own(Body),
    /// The events up to this one are where no death of this program can take them.
    Saved {
        /// Which.
        number: u32,
    },
    /// It is time: see [`Host::wake_at`].
    Tick,
}

/// What a host wants done, in this order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Output {
    /// Save an event, then say [`Input::Saved`].
    Save(Event),
    /// Send a message.
    Send(Connection, Arc<ToGuest>),
    /// End a connection; it is forgotten already.
    End(Connection, CloseCode),
    /// An event is saved: the propose_own screen may show it.
    Happened(Event),
    /// Who is here has changed.
    Presence(Vec<Presence>),
    /// What [`Input::Own`] wanted cannot be.
    Refused(Refusal),
    /// Somebody with an invitation was sent away, because one of the two programs is too old:
    /// [`CloseCode::GuestOld`] or [`CloseCode::HostOld`].
    OtherVersion(CloseCode),
}

/// A table on the machine that decides.
#[derive(Clone, Debug)]
pub struct Host {
    identity: Identity,
    players: Secret,
    /// After all that is ordered.
    table: Table,
    /// All that is ordered.
    events: Vec<Event>,
    /// How many of them are saved.
    saved: usize,
    links: BTreeMap<Connection, Link>,
    peers: BTreeMap<PeerId, Connection>,
    /// Since when those who sit here are away.
    left: BTreeMap<PeerId, Duration>,
    /// When somebody has said a phrase.
    phrases: BTreeMap<PeerId, Duration>,
    /// The message budget of each key, over all of its connections.
    budgets: BTreeMap<PeerId, Budget>,
    timing: Timing,
    /// The last beat, and when the next one is due.
    beat: (u32, Option<Duration>),
    /// Whether who is here may have changed since it was last_presence.
    presence_changed: bool,
    last_presence: LastPresence,
}

impl Host {
    /// Opens a table: its first event is to be saved.
    ///
    /// # Errors
    /// What is wrong with the terms.
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
        let said = SignedProposal::new(proposal, identity);
        let event = Event::new(0, Digest::default(), said, Vec::new(), identity);
        let table = Table::open(&event).map_err(|broken| broken.to_string())?;
        let out = vec![Output::Save(event.clone())];
        Ok((Self::at(identity, players, table, vec![event], 0, now), out))
    }

    /// Opens a table again from what was saved of it. No clock runs before the seat to move is back.
    ///
    /// # Errors
    /// If these are not the events of a table of this host with this secret.
    pub fn reopen(
        identity: &Identity,
        players: Secret,
        events: Vec<Event>,
        now: Duration,
    ) -> Result<Self, EventError> {
        let (first, rest) = events.split_first().ok_or(EventError::NotOpen)?;
        let mut table = Table::open(first)?;
        if table.host() != identity.id() || table.id() != table_id(identity.id(), players) {
            return Err(EventError::Elsewhere { number: 0 });
        }
        rest.iter().try_for_each(|event| table.apply(event))?;
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
            budgets: BTreeMap::new(),
            beat: (0, None),
            presence_changed: false,
            last_presence: LastPresence::default(),
        }
    }

    /// Takes what has happened, at a time that never goes back; what is to be done follows.
    pub fn handle(&mut self, input: Input, now: Duration) -> Vec<Output> {
        let mut out = Vec::new();
        self.pass_time(now);
        self.run_out_if_due(&mut out);
        match input {
            Input::Joined { connection, peer, hello } => self.join(connection, peer, &hello, &mut out),
            Input::Said { connection, message } => self.receive(connection, message, &mut out),
            Input::Left { connection } => self.leave(connection),
            Input::Own(body) => self.propose_own(body, &mut out),
            Input::Saved { number } => self.announce_saved(number, &mut out),
            Input::Tick => self.beat(&mut out),
        }
        self.play_forced_passes(&mut out);
        self.send_presence(&mut out);
        out
    }

    /// When [`Input::Tick`] is due; none while nobody is connected, no clock runs and nobody waits for somebody.
    /// Who wakes it later than this has not run, and that is nobody's time.
    #[must_use]
    pub fn wake_at(&self) -> Option<Duration> {
        if self.forced_pass().is_some() {
            return Some(self.timing.at());
        }
        let due = [self.beat.1, self.next_count_at(), self.out_of_time_at(), self.presence_due_at()];
        due.into_iter().flatten().min()
    }

    /// The table after all that is ordered, be it saved or not.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The events that are saved.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events[..self.saved]
    }

    /// The person who decides here.
    #[must_use]
    pub fn id(&self) -> PeerId {
        self.identity.id()
    }

    /// Signs something as the person at this machine.
    fn sign(&self, body: Body) -> SignedProposal {
        let author = self.identity.id();
        let sequence = self.table.sequence(author) + 1;
        let seen = Some(self.table.last());
        SignedProposal::new(Proposal { table: self.table.id(), author, sequence, seen, body }, &self.identity)
    }

    /// Makes an event of a proposal that was heard.
    fn order(&mut self, said: SignedProposal, out: &mut Vec<Output>) -> Result<(), Refusal> {
        let compensation = self.compensation(&said.proposal);
        let clocks = self.clocks_after(&said.proposal.body, compensation.all());
        let last = self.table.last();
        let event = Event::new(last.number + 1, last.digest, said, clocks, &self.identity);
        let mover = self.table.to_move().map(|(seat, _)| seat);
        let was_running = self.table.is_running();
        // What was heard can be taken; if not, nothing has changed.
        self.table.apply_trusted(&event).map_err(|_| Refusal::NotNow)?;
        self.record_event(&event, mover, was_running, compensation);
        self.disconnect_older_programs(out);
        self.presence_changed |=
            matches!(event.body(), Body::Sit { .. } | Body::GetUp { .. } | Body::Computer { .. });
        self.events.push(event.clone());
        out.push(Output::Save(event));
        Ok(())
    }

    /// Tells everybody what is saved now.
    fn announce_saved(&mut self, number: u32, out: &mut Vec<Output>) {
        let upto = number as usize + 1;
        if upto <= self.saved || upto > self.events.len() {
            return;
        }
        let news = &self.events[self.saved..upto];
        out.extend(news.iter().cloned().map(Output::Happened));
        for events in batches(news, LONGEST_TO_GUEST) {
            let message = Arc::new(ToGuest::Events(events));
            out.extend(self.links.keys().map(|&connection| Output::Send(connection, message.clone())));
        }
        self.saved = upto;
        if self.is_closed() {
            self.peers.clear();
            let all = std::mem::take(&mut self.links);
            out.extend(all.into_keys().map(|connection| Output::End(connection, CloseCode::Closed)));
            self.beat.1 = None;
            self.presence_changed = false;
        }
    }

    /// Whether the table is closed, and that is saved.
    fn is_closed(&self) -> bool {
        self.table.is_closed() && self.saved == self.events.len()
    }

    /// The last event that is saved.
    fn last_saved(&self) -> Option<EventRef> {
        let last = self.events().last()?;
        Some(EventRef { number: last.number, digest: last.digest() })
    }
}
