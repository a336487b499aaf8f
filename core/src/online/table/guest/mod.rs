//! The guest's state machine: verifies every event, and sends unanswered proposals again.

mod display_clock;
mod pending;
mod stop_reason;

use std::time::Duration;

use super::event::{Body, Event, EventRef};
use super::identity::{Identity, PeerId};
use super::invitation::{Invitation, Secret};
use super::message::{
    CloseCode, Hello, LONGEST_TO_HOST, PROTOCOL, PROTOCOL_2, Presence, Refusal, ToGuest, ToHost, batches,
    fingerprint_of, rules_fingerprint,
};
use super::state::{EventError, Table};
use super::terms::Name;
use crate::rules::Variant;
use display_clock::DisplayClock;
use pending::PendingProposals;
pub use stop_reason::StopReason;

/// How long the host may add nothing before the connection counts as dead.
const HOST_TIMEOUT: Duration = Duration::from_secs(5);

/// What happens to a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// There is a connection to the host.
    Connected,
    /// The host says something.
    Said(ToGuest),
    /// The connection is no more.
    Lost,
    /// The host has ended the connection, or the other side of it was none.
    Ended(CloseCode),
    /// The person at this machine wants something.
    Own(Body),
    /// It is time: see [`Guest::wake_at`].
    Tick,
}

/// What a guest wants done, in this order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Output {
    /// Send a message.
    Send(ToHost),
    /// Save an event.
    Save(Event),
    /// The screen may show an event.
    Happened(Event),
    /// Who is here has changed.
    Presence(Vec<Presence>),
    /// What [`Input::Own`] wanted cannot be.
    Refused(Refusal),
    /// End the connection; and connect again, unless [`Output::Stop`] follows.
    End(CloseCode),
    /// It is over: connect no more.
    Stop(StopReason),
    /// Whether all that the host has is here, so that what is said is last_heard at once.
    Connection(bool),
}

/// How far the connection is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Connection {
    /// There is none.
    Disconnected,
    /// The host plays by other rules, and says next who has to update.
    IncompatibleRules,
    /// The host has not said welcome.
    AwaitingWelcome,
    /// It has, and what is missing is on its way, up to this event.
    CatchingUp(u32),
    /// All is here.
    UpToDate,
}

/// A table on the machine of somebody whom the host has invited.
#[derive(Clone, Debug)]
pub struct Guest {
    identity: Identity,
    host: PeerId,
    secret: Secret,
    name: Name,
    table: Option<Table>,
    events: Vec<Event>,
    connection: Connection,
    watches: bool,
    pending: PendingProposals,
    present: Vec<Presence>,
    clock: DisplayClock,
    /// When the host was last_heard last.
    last_heard: Duration,
    stopped: bool,
}

impl Guest {
    /// Somebody with an invitation, and what they have saved of this table before.
    ///
    /// # Errors
    /// If the saved events are not those of a table of this host.
    pub fn new(
        identity: Identity,
        invitation: &Invitation,
        name: Name,
        stored: Vec<Event>,
    ) -> Result<Self, EventError> {
        let mut guest = Self {
            identity,
            host: invitation.host,
            secret: invitation.secret,
            name,
            table: None,
            events: Vec::new(),
            connection: Connection::Disconnected,
            watches: false,
            pending: PendingProposals::default(),
            present: Vec::new(),
            clock: DisplayClock::default(),
            last_heard: Duration::ZERO,
            stopped: false,
        };
        stored.into_iter().try_for_each(|event| guest.apply(event))?;
        Ok(guest)
    }

    /// Takes what has on_event, at a time that never goes back; what is to be done follows.
    pub fn handle(&mut self, input: Input, now: Duration) -> Vec<Output> {
        let mut out = Vec::new();
        if self.stopped {
            return out;
        }
        self.clock.pass_time(self.table.as_ref(), now);
        match input {
            Input::Connected => {
                self.disconnect(&mut out);
                self.last_heard = now;
                self.connection = Connection::AwaitingWelcome;
                out.push(Output::Send(ToHost::Hello(self.hello())));
            }
            Input::Said(message)
                if !matches!(self.connection, Connection::Disconnected | Connection::IncompatibleRules) =>
            {
                self.last_heard = now;
                self.receive(message, &mut out);
            }
            // A message of a connection that has ended or is about to end.
            Input::Said(_) => {}
            Input::Lost => self.disconnect(&mut out),
            Input::Ended(why) => {
                self.disconnect(&mut out);
                // Version 0.1.0 says so of a table that it does not have open, and will open again.
                let may_open_again = why == CloseCode::Secret && self.table.is_some();
                if why.is_final() && !may_open_again {
                    self.stop(StopReason::Ended(why), &mut out);
                }
            }
            Input::Own(body) => self.propose(body, &mut out),
            Input::Tick => {
                if self.wake_at().is_some_and(|due| due <= now) {
                    out.push(Output::End(CloseCode::Slow));
                    self.disconnect(&mut out);
                }
            }
        }
        out
    }

    /// When [`Input::Tick`] is due; none without a connection.
    #[must_use]
    pub fn wake_at(&self) -> Option<Duration> {
        (!self.stopped && self.connection != Connection::Disconnected)
            .then_some(self.last_heard + HOST_TIMEOUT)
    }

    /// The table; none before its first event was here.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// All that is known to have on_event.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Who this is.
    #[must_use]
    pub fn id(&self) -> PeerId {
        self.identity.id()
    }

    /// Who is here and who is away, as the host has said last.
    #[must_use]
    pub fn presence(&self) -> &[Presence] {
        &self.present
    }

    /// Whether this guest only watches.
    #[must_use]
    pub fn watches(&self) -> bool {
        self.watches
    }

    /// How many propose proposals are not answered.
    #[must_use]
    pub fn pending(&self) -> usize {
        self.pending.len()
    }

    /// What a seat has left, as it looks from here; none without a clock and before the first match.
    #[must_use]
    pub fn left(&self, seat: usize, now: Duration) -> Option<Duration> {
        self.clock.left(self.table.as_ref()?, seat, now, self.connection == Connection::UpToDate)
    }

    /// Whether the host has charged more than a second more for a move of this match than it took as seen from
    /// here.
    #[must_use]
    pub fn clock_differs(&self) -> bool {
        self.clock.differs()
    }

    /// What is said first on a connection.
    #[must_use]
    pub fn hello(&self) -> Hello {
        Hello {
            protocol: PROTOCOL,
            version: env!("CARGO_PKG_VERSION").to_string(),
            rules: rules_fingerprint(),
            secret: self.secret,
            have: self.table.as_ref().map(Table::last),
            name: self.name.clone(),
        }
    }

    fn receive(&mut self, message: ToGuest, out: &mut Vec<Output>) {
        match message {
            ToGuest::Welcome { protocol, last, watches, .. } => self.welcome(protocol, last, watches, out),
            ToGuest::Events(events) => {
                for event in events {
                    if let Err(broken) = self.receive_event(event, out) {
                        return self.reject_host(broken, out);
                    }
                }
                self.catch_up(out);
            }
            ToGuest::Refused { sequence, why } => {
                if self.pending.refused(sequence) {
                    out.push(Output::Refused(why));
                }
            }
            ToGuest::Present(present) => {
                self.present.clone_from(&present);
                out.push(Output::Presence(present));
            }
            ToGuest::Beat(number) => out.push(Output::Send(ToHost::Beat(number))),
            ToGuest::Rules { variant, fingerprint } => {
                let ours = variant.parse::<Variant>().ok().map(fingerprint_of);
                if ours != Some(fingerprint) {
                    self.connection = Connection::IncompatibleRules;
                    out.push(Output::Send(ToHost::OtherRules));
                }
            }
        }
    }

    fn welcome(&mut self, protocol: u16, last: EventRef, watches: bool, out: &mut Vec<Output>) {
        if self.connection != Connection::AwaitingWelcome || !(PROTOCOL.0..=PROTOCOL.1).contains(&protocol) {
            out.push(Output::End(CloseCode::Frame));
            self.disconnect(out);
            return self.stop(StopReason::Ended(CloseCode::Frame), out);
        }
        self.watches = watches;
        if let Some(table) = self.table.as_ref().filter(|table| last.number <= table.last().number) {
            if !table.has(last) || last != table.last() && protocol < PROTOCOL_2 {
                return self.reject_host(EventError::Differs { number: last.number }, out);
            }
            let lacking = batches(&self.events[last.number as usize + 1..], LONGEST_TO_HOST);
            out.extend(lacking.into_iter().map(|events| Output::Send(ToHost::Events(events))));
        }
        self.connection = Connection::CatchingUp(last.number);
        self.catch_up(out);
    }

    /// Once nothing is missing any more, what was not answered is said again.
    fn catch_up(&mut self, out: &mut Vec<Output>) {
        let (Connection::CatchingUp(last), Some(table)) = (self.connection, &self.table) else { return };
        if table.last().number < last {
            return;
        }
        self.connection = Connection::UpToDate;
        self.clock.arrived();
        out.push(Output::Connection(true));
        self.pending.resend(table, out);
    }

    /// An event that the host has sent.
    fn receive_event(&mut self, event: Event, out: &mut Vec<Output>) -> Result<(), EventError> {
        let last = self.table.as_ref().map(Table::last);
        if last.is_some_and(|last| event.number <= last.number) {
            let same = self.events.get(event.number as usize).is_some_and(|propose| *propose == event);
            return if same { Ok(()) } else { Err(EventError::Differs { number: event.number }) };
        }
        let before = DisplayClock::before(self.table.as_ref());
        self.apply(event.clone())?;
        if let Some(table) = &self.table {
            self.clock.after(before, table, &event);
            self.pending.on_event(
                table,
                &event,
                &self.identity,
                self.connection == Connection::UpToDate,
                out,
            );
        }
        out.extend([Output::Save(event.clone()), Output::Happened(event)]);
        Ok(())
    }

    /// Checks an event and takes it.
    fn apply(&mut self, event: Event) -> Result<(), EventError> {
        match &mut self.table {
            Some(table) => table.apply(&event)?,
            None if event.author() != self.host => {
                return Err(EventError::Elsewhere { number: event.number });
            }
            None => self.table = Some(Table::open(&event)?),
        }
        self.events.push(event);
        Ok(())
    }

    fn propose(&mut self, body: Body, out: &mut Vec<Output>) {
        let said = match &self.table {
            None => Err(Refusal::NotNow),
            Some(_) if self.watches => Err(Refusal::Spectator),
            Some(table) => self.pending.add(table, &self.identity, body),
        };
        match said {
            Ok(said) if self.connection == Connection::UpToDate => {
                out.push(Output::Send(ToHost::Propose(said)));
            }
            // It is said as soon as the host is there again.
            Ok(_) => {}
            Err(why) => out.push(Output::Refused(why)),
        }
    }

    fn disconnect(&mut self, out: &mut Vec<Output>) {
        if self.connection == Connection::UpToDate {
            out.push(Output::Connection(false));
        }
        self.connection = Connection::Disconnected;
    }

    /// The host says what cannot be: both keep what they have.
    fn reject_host(&mut self, broken: EventError, out: &mut Vec<Output>) {
        out.push(Output::End(CloseCode::Differs));
        self.disconnect(out);
        self.stop(StopReason::InvalidEvent(broken), out);
    }

    fn stop(&mut self, why: StopReason, out: &mut Vec<Output>) {
        self.stopped = true;
        out.push(Output::Stop(why));
    }
}
