//! The guest's state machine: verifies every event, and sends unanswered proposals again.

mod pending;
mod stop;
mod watch;

use std::time::Duration;

use super::event::{Body, Event, Seen};
use super::identity::{Identity, PeerId};
use super::invitation::{Invitation, Secret};
use super::message::{
    Close, Hello, LONGEST_TO_HOST, PROTOCOL, PROTOCOL_2, Presence, Refusal, ToGuest, ToHost, batches,
    fingerprint_of, rules_fingerprint,
};
use super::state::{Broken, Table};
use super::terms::Name;
use crate::rules::Variant;
use pending::Pending;
pub use stop::Stop;
use watch::Watch;

/// How long the host may say nothing before the connection counts as dead.
const SILENCE: Duration = Duration::from_secs(5);

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
    Ended(Close),
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
    End(Close),
    /// It is over: connect no more.
    Stop(Stop),
    /// Whether all that the host has is here, so that what is said is heard at once.
    Connection(bool),
}

/// How far the connection is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reach {
    /// There is none.
    Away,
    /// The host plays by other rules, and says next who has to update.
    OtherRules,
    /// The host has not said welcome.
    Greeting,
    /// It has, and what is missing is on its way, up to this event.
    Behind(u32),
    /// All is here.
    Here,
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
    reach: Reach,
    watches: bool,
    pending: Pending,
    present: Vec<Presence>,
    watch: Watch,
    /// When the host was heard last.
    heard: Duration,
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
    ) -> Result<Self, Broken> {
        let mut guest = Self {
            identity,
            host: invitation.host,
            secret: invitation.secret,
            name,
            table: None,
            events: Vec::new(),
            reach: Reach::Away,
            watches: false,
            pending: Pending::default(),
            present: Vec::new(),
            watch: Watch::default(),
            heard: Duration::ZERO,
            stopped: false,
        };
        stored.into_iter().try_for_each(|event| guest.follow(event))?;
        Ok(guest)
    }

    /// Takes what has happened, at a time that never goes back; what is to be done follows.
    pub fn handle(&mut self, input: Input, now: Duration) -> Vec<Output> {
        let mut out = Vec::new();
        if self.stopped {
            return out;
        }
        self.watch.pass_time(self.table.as_ref(), now);
        match input {
            Input::Connected => {
                self.lose(&mut out);
                self.heard = now;
                self.reach = Reach::Greeting;
                out.push(Output::Send(ToHost::Hello(self.hello())));
            }
            Input::Said(message) if !matches!(self.reach, Reach::Away | Reach::OtherRules) => {
                self.heard = now;
                self.hear(message, &mut out);
            }
            // A message of a connection that has ended or is about to end.
            Input::Said(_) => {}
            Input::Lost => self.lose(&mut out),
            Input::Ended(why) => {
                self.lose(&mut out);
                // Version 0.1.0 says so of a table that it does not have open, and will open again.
                let may_open_again = why == Close::Secret && self.table.is_some();
                if why.is_final() && !may_open_again {
                    self.stop(Stop::Ended(why), &mut out);
                }
            }
            Input::Own(body) => self.own(body, &mut out),
            Input::Tick => {
                if self.wake_at().is_some_and(|due| due <= now) {
                    out.push(Output::End(Close::Slow));
                    self.lose(&mut out);
                }
            }
        }
        out
    }

    /// When [`Input::Tick`] is due; none without a connection.
    #[must_use]
    pub fn wake_at(&self) -> Option<Duration> {
        (!self.stopped && self.reach != Reach::Away).then_some(self.heard + SILENCE)
    }

    /// The table; none before its first event was here.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// All that is known to have happened.
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

    /// How many own proposals are not answered.
    #[must_use]
    pub fn pending(&self) -> usize {
        self.pending.len()
    }

    /// What a seat has left, as it looks from here; none without a clock and before the first match.
    #[must_use]
    pub fn left(&self, seat: usize, now: Duration) -> Option<Duration> {
        self.watch.left(self.table.as_ref()?, seat, now, self.reach == Reach::Here)
    }

    /// Whether the host has charged more than a second more for a move of this match than it took as seen from
    /// here.
    #[must_use]
    pub fn clock_differs(&self) -> bool {
        self.watch.differs()
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

    fn hear(&mut self, message: ToGuest, out: &mut Vec<Output>) {
        match message {
            ToGuest::Welcome { protocol, last, watches, .. } => self.welcome(protocol, last, watches, out),
            ToGuest::Events(events) => {
                for event in events {
                    if let Err(broken) = self.happen(event, out) {
                        return self.give_up(broken, out);
                    }
                }
                self.arrive(out);
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
                    self.reach = Reach::OtherRules;
                    out.push(Output::Send(ToHost::OtherRules));
                }
            }
        }
    }

    fn welcome(&mut self, protocol: u16, last: Seen, watches: bool, out: &mut Vec<Output>) {
        if self.reach != Reach::Greeting || !(PROTOCOL.0..=PROTOCOL.1).contains(&protocol) {
            out.push(Output::End(Close::Frame));
            self.lose(out);
            return self.stop(Stop::Ended(Close::Frame), out);
        }
        self.watches = watches;
        if let Some(table) = self.table.as_ref().filter(|table| last.number <= table.last().number) {
            if !table.has(last) || last != table.last() && protocol < PROTOCOL_2 {
                return self.give_up(Broken::Differs { number: last.number }, out);
            }
            let lacking = batches(&self.events[last.number as usize + 1..], LONGEST_TO_HOST);
            out.extend(lacking.into_iter().map(|events| Output::Send(ToHost::Events(events))));
        }
        self.reach = Reach::Behind(last.number);
        self.arrive(out);
    }

    /// Once nothing is missing any more, what was not answered is said again.
    fn arrive(&mut self, out: &mut Vec<Output>) {
        let (Reach::Behind(last), Some(table)) = (self.reach, &self.table) else { return };
        if table.last().number < last {
            return;
        }
        self.reach = Reach::Here;
        self.watch.arrived();
        out.push(Output::Connection(true));
        self.pending.say_again(table, out);
    }

    /// An event that the host has sent.
    fn happen(&mut self, event: Event, out: &mut Vec<Output>) -> Result<(), Broken> {
        let last = self.table.as_ref().map(Table::last);
        if last.is_some_and(|last| event.number <= last.number) {
            let same = self.events.get(event.number as usize).is_some_and(|own| *own == event);
            return if same { Ok(()) } else { Err(Broken::Differs { number: event.number }) };
        }
        let before = Watch::before(self.table.as_ref());
        self.follow(event.clone())?;
        if let Some(table) = &self.table {
            self.watch.after(before, table, &event);
            self.pending.happened(table, &event, &self.identity, self.reach == Reach::Here, out);
        }
        out.extend([Output::Save(event.clone()), Output::Happened(event)]);
        Ok(())
    }

    /// Checks an event and takes it.
    fn follow(&mut self, event: Event) -> Result<(), Broken> {
        match &mut self.table {
            Some(table) => table.apply(&event)?,
            None if event.author() != self.host => return Err(Broken::Elsewhere { number: event.number }),
            None => self.table = Some(Table::open(&event)?),
        }
        self.events.push(event);
        Ok(())
    }

    fn own(&mut self, body: Body, out: &mut Vec<Output>) {
        let said = match &self.table {
            None => Err(Refusal::NotNow),
            Some(_) if self.watches => Err(Refusal::Watching),
            Some(table) => self.pending.say(table, &self.identity, body),
        };
        match said {
            Ok(said) if self.reach == Reach::Here => out.push(Output::Send(ToHost::Propose(said))),
            // It is said as soon as the host is there again.
            Ok(_) => {}
            Err(why) => out.push(Output::Refused(why)),
        }
    }

    fn lose(&mut self, out: &mut Vec<Output>) {
        if self.reach == Reach::Here {
            out.push(Output::Connection(false));
        }
        self.reach = Reach::Away;
    }

    /// The host says what cannot be: both keep what they have.
    fn give_up(&mut self, broken: Broken, out: &mut Vec<Output>) {
        out.push(Output::End(Close::Differs));
        self.lose(out);
        self.stop(Stop::Broken(broken), out);
    }

    fn stop(&mut self, why: Stop, out: &mut Vec<Output>) {
        self.stopped = true;
        out.push(Output::Stop(why));
    }
}
