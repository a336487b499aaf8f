//! The guest's state machine: verifies every event, and sends unanswered proposals again.

mod display_clock;
mod pending;

use std::time::Duration;

use super::event::{Body, Event, EventRef};
use super::identity::{Identity, PeerId};
use super::invitation::{Invitation, Secret};
use super::message::{
    ClockReading, CloseCode, Hello, LONGEST_TO_HOST, PROTOCOL, Refusal, ToGuest, ToHost, batches,
    fingerprint_of,
};
use super::state::{EventError, Table};
use super::terms::Name;
use crate::language::Localized;
use crate::online::news::News;
use crate::rules::Variant;
pub use display_clock::DisplayClock;
use pending::PendingProposals;

/// The time without a message after which the connection counts as lost.
const HOST_TIMEOUT: Duration = Duration::from_secs(5);

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    Connected,
    Received(ToGuest),
    Lost,
    /// The host has closed the connection, or the other side was not a host.
    Ended(CloseCode),
    Own(Body),
    /// A wake-up: see [`Guest::wake_at`].
    Tick,
}

/// Outputs of a guest, to be performed in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Output {
    Send(ToHost),
    Save(Event),
    News(News),
    /// Close the connection; reconnect, unless [`Output::Stop`] follows.
    End(CloseCode),
    /// The table is over for this guest: do not reconnect.
    Stop(StopReason),
}

/// Why a guest does not reconnect; its message is a sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", Localized::from(self))]
pub enum StopReason {
    /// The host has sent an invalid event. The saved events stay.
    InvalidEvent(EventError),
    /// The connection was closed for a reason that a reconnection does not change.
    Ended(CloseCode),
}

impl From<&StopReason> for Localized {
    fn from(why: &StopReason) -> Self {
        match why {
            StopReason::InvalidEvent(_) => CloseCode::Differs.into(),
            StopReason::Ended(close) => (*close).into(),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Connection {
    Disconnected,
    /// The host plays by other rules; it will close with the code of the outdated side.
    IncompatibleRules,
    AwaitingWelcome,
    /// Receiving missing events up to this one.
    CatchingUp(u32),
    UpToDate,
}

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
    clock: DisplayClock,
    /// The time of the host's last message.
    last_heard: Duration,
    stopped: bool,
}

impl Guest {
    /// A guest with an invitation, and the events that it has saved before. Fails if these are not the events
    /// of a table of this host.
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
            clock: DisplayClock::default(),
            last_heard: Duration::ZERO,
            stopped: false,
        };
        stored.into_iter().try_for_each(|event| guest.apply(event))?;
        Ok(guest)
    }

    /// Processes an input at a time that never decreases. Returns what to do.
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
            Input::Received(message)
                if !matches!(self.connection, Connection::Disconnected | Connection::IncompatibleRules) =>
            {
                self.last_heard = now;
                self.receive(message, &mut out);
            }
            // A message of a connection that has ended or is about to end.
            Input::Received(_) => {}
            Input::Lost => self.disconnect(&mut out),
            Input::Ended(why) => {
                self.disconnect(&mut out);
                if why.is_final() {
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

    /// The time of the next [`Input::Tick`]; `None` without a connection.
    pub fn wake_at(&self) -> Option<Duration> {
        (!self.stopped && self.connection != Connection::Disconnected)
            .then_some(self.last_heard + HOST_TIMEOUT)
    }

    /// The table; `None` before its first event.
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    pub fn events(&self) -> &[Event] {
        &self.events
    }

    pub fn id(&self) -> PeerId {
        self.identity.id()
    }

    /// The number of unanswered proposals.
    pub fn pending(&self) -> usize {
        self.pending.len()
    }

    /// The remaining time of a seat as the host charges it; `None` without a clock and before the first match. It does
    /// not change without a connection.
    pub fn left(&self, seat: usize, now: Duration) -> Option<Duration> {
        self.clock.left(self.table.as_ref()?, seat, now)
    }

    pub fn hello(&self) -> Hello {
        Hello {
            protocol: PROTOCOL,
            version: env!("CARGO_PKG_VERSION").to_string(),
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
                    out.push(Output::News(News::Refused(why)));
                }
            }
            ToGuest::Present(present) => out.push(Output::News(News::Presence(present))),
            ToGuest::Clock(reading) => {
                if self.table.as_ref().is_some_and(|table| table.last().number == reading.after) {
                    self.clock.read(reading);
                    out.push(Output::News(News::Clock(reading)));
                }
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
            if !table.has(last) {
                return self.reject_host(EventError::Differs { number: last.number }, out);
            }
            let lacking = batches(&self.events[last.number as usize + 1..], LONGEST_TO_HOST);
            out.extend(lacking.into_iter().map(|events| Output::Send(ToHost::Events(events))));
        }
        self.connection = Connection::CatchingUp(last.number);
        self.catch_up(out);
    }

    /// Sends unanswered proposals again once no event is missing.
    fn catch_up(&mut self, out: &mut Vec<Output>) {
        let (Connection::CatchingUp(last), Some(table)) = (self.connection, &self.table) else { return };
        if table.last().number < last {
            return;
        }
        self.connection = Connection::UpToDate;
        self.clock.arrived();
        out.push(Output::News(News::Connected(true)));
        self.pending.resend(table, out);
    }

    fn receive_event(&mut self, event: Event, out: &mut Vec<Output>) -> Result<(), EventError> {
        let last = self.table.as_ref().map(Table::last);
        if last.is_some_and(|last| event.number <= last.number) {
            let same = self.events.get(event.number as usize).is_some_and(|known| *known == event);
            return if same { Ok(()) } else { Err(EventError::Differs { number: event.number }) };
        }
        let before = DisplayClock::before(self.table.as_ref());
        self.apply(event.clone())?;
        if let Some(table) = &self.table {
            let is_live = self.connection == Connection::UpToDate;
            if self.clock.after(before, table, &event, is_live) {
                out.push(Output::News(News::ClockDiffers));
            }
            self.pending.on_event(
                table,
                &event,
                &self.identity,
                self.connection == Connection::UpToDate,
                out,
            );
        }
        out.extend([Output::Save(event.clone()), Output::News(News::Event(Box::new(event)))]);
        Ok(())
    }

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
        let signed = match &self.table {
            None => Err(Refusal::NotNow),
            Some(_) if self.watches => Err(Refusal::Spectator),
            Some(table) => self.pending.add(table, &self.identity, body),
        };
        match signed {
            Ok(signed) if self.connection == Connection::UpToDate => {
                out.push(Output::Send(ToHost::Propose(signed)));
            }
            // It is sent after the next reconnection.
            Ok(_) => {}
            Err(why) => out.push(Output::News(News::Refused(why))),
        }
    }

    fn disconnect(&mut self, out: &mut Vec<Output>) {
        if self.connection == Connection::UpToDate {
            out.push(Output::News(News::Connected(false)));
        }
        self.clock.freeze(self.table.as_ref());
        self.connection = Connection::Disconnected;
    }

    /// The host's event is invalid: stop, and keep the valid events.
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
