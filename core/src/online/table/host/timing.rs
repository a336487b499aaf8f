//! The clocks of a match, and the absence of its players.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::connections::BEAT_INTERVAL;
use super::{Body, ClockReading, Event, Host, Output, PeerId, Proposal, ToGuest};
use crate::online::news::News;
use crate::online::table::clock::{LagBank, claim_after, grace};
use crate::online::table::state::{Absence, Occupant, Table, millis};

/// The time without a message after which a player counts as cut off: every heartbeat is answered.
const CUT_OFF_AFTER: Duration = BEAT_INTERVAL.saturating_mul(2);
/// A delay of a wake-up beyond which the host program counts as suspended.
const STALL_THRESHOLD: Duration = Duration::from_secs(2);

/// A clock that differs by more than this from the last message about it is sent again.
const CLOCK_TOLERANCE: Duration = Duration::from_millis(500);

/// The time spent on the current move, which is not among the events: saved beside them, so that a restart of the
/// host refunds no thinking time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SpentTime {
    /// The event after which the seat to move came to move.
    pub turn: u32,
    /// The time since, in milliseconds, as far as the clock ran.
    pub spent_ms: u32,
}

/// The clock of the seat to move as the guests compute it from the last message.
#[derive(Clone, Copy, Debug)]
struct SentClock {
    left: Duration,
    runs: bool,
    at: Duration,
}

/// The compensation of a move for lag and disconnection.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Compensation {
    /// For a disconnection.
    grace: Duration,
    /// For the usual lag.
    bank: Duration,
}

impl Compensation {
    pub(super) fn all(self) -> Duration {
        self.grace + self.bank
    }
}

#[derive(Clone, Debug)]
pub(super) struct Timing {
    /// The time up to which everything is counted.
    pub(super) at: Duration,
    /// The total time for which this program was suspended.
    stalled: Duration,
    /// The event that has started the clock of the seat to move. The clock runs once it is saved,
    /// because it is announced only then.
    started: u32,
    /// The time that the seat to move has used for its move, including lag.
    spent: Duration,
    /// The uninterrupted absence at each seat in this match while others wait.
    empty: Vec<Duration>,
    banks: Vec<LagBank>,
    /// The time of the last message of each person who may play, excluding suspensions of the host.
    last_messages: BTreeMap<PeerId, Duration>,
    /// The time for which the seat to move was cut off during its turn.
    cut_off: Duration,
    /// The grace period that each seat has used in this match.
    grace_used: Vec<Duration>,
    /// The seated players that have not returned since the table was reopened.
    pub(super) awaited: BTreeSet<PeerId>,
    /// The last clock sent; none before the first message since the host was opened again.
    sent: Option<SentClock>,
}

impl Timing {
    pub(super) fn new(table: &Table, now: Duration) -> Self {
        let seats = table.seats().len();
        Self {
            at: now,
            stalled: Duration::ZERO,
            started: 0,
            spent: spent_in_events(table),
            empty: vec![Duration::ZERO; seats],
            banks: vec![LagBank::new(table.setup().clock); seats],
            last_messages: BTreeMap::new(),
            cut_off: Duration::ZERO,
            grace_used: vec![Duration::ZERO; seats],
            awaited: BTreeSet::new(),
            sent: None,
        }
    }

    /// The time that this program has run.
    pub(super) fn run(&self) -> Duration {
        self.at.saturating_sub(self.stalled)
    }
}

/// The time that the seat to move had used at the last event.
fn spent_in_events(table: &Table) -> Duration {
    let spent = table.to_move().and_then(|(seat, _)| {
        Some(table.clocks_at_turn().get(seat)?.saturating_sub(*table.clocks().get(seat)?))
    });
    Duration::from_millis(spent.unwrap_or_default().into())
}

impl Host {
    /// The remaining time of a seat; `None` without a clock and before the first match. Includes the time
    /// since the last input.
    pub fn left(&self, seat: usize, now: Duration) -> Option<Duration> {
        let last_presence = Duration::from_millis((*self.table.clocks().get(seat)?).into());
        let moves = self.table.to_move().is_some_and(|(mover, _)| mover == seat);
        if !moves {
            return Some(last_presence);
        }
        let since = if self.clock_runs() { now.saturating_sub(self.timing.at) } else { Duration::ZERO };
        let at_turn = Duration::from_millis((*self.table.clocks_at_turn().get(seat)?).into());
        Some(at_turn.saturating_sub(self.timing.spent + since).min(last_presence))
    }

    /// The clock of the seat to move. None without a clock, outside of a match, and while an event is not saved:
    /// the guests have not received it yet.
    pub(super) fn clock_reading(&self) -> Option<ClockReading> {
        let (seat, _) = self.table.to_move().filter(|_| self.saved == self.events.len())?;
        let left = self.left(seat, self.timing.at)?;
        Some(ClockReading { after: self.table.last().number, left_ms: millis(left), runs: self.clock_runs() })
    }

    /// Records the clock that the guests compute from the events just sent.
    pub(super) fn record_sent_clocks(&mut self) {
        let left = self.table.to_move().and_then(|(seat, _)| self.table.clocks().get(seat).copied());
        self.timing.sent = left.map(|left| SentClock {
            left: Duration::from_millis(left.into()),
            runs: self.table.is_running(),
            at: self.timing.at,
        });
    }

    /// Sends the clock of the seat to move if it differs from the clock that the guests compute: the host was suspended
    /// or waits for the player.
    pub(super) fn send_clock(&mut self, out: &mut Vec<Output>) {
        let Some(reading) = self.clock_reading() else { return };
        let left = Duration::from_millis(reading.left_ms.into());
        let differs = self.timing.sent.is_none_or(|sent| {
            let since = if sent.runs { self.timing.at.saturating_sub(sent.at) } else { Duration::ZERO };
            sent.runs != reading.runs || sent.left.saturating_sub(since).abs_diff(left) > CLOCK_TOLERANCE
        });
        if !differs {
            return;
        }
        self.timing.sent = Some(SentClock { left, runs: reading.runs, at: self.timing.at });
        let message = Arc::new(ToGuest::Clock(reading));
        out.extend(self.links.keys().map(|&connection| Output::Send(connection, message.clone())));
        out.push(Output::News(News::Clock(reading)));
    }

    /// When the clock is to be sent for the first time after the host was opened again.
    pub(super) fn first_clock_due_at(&self) -> Option<Duration> {
        (self.timing.sent.is_none() && self.clock_reading().is_some()).then_some(self.timing.at)
    }

    /// The time spent on the current move, to be saved. None unless a match with a clock is running.
    pub fn spent_time(&self) -> Option<SpentTime> {
        (self.table.has_clock() && self.table.is_on())
            .then(|| SpentTime { turn: self.table.turn(), spent_ms: millis(self.timing.spent) })
    }

    /// Restores the time that was spent on the current move before the host was reopened.
    pub fn restore_spent_time(&mut self, saved: SpentTime) {
        if self.table.turn() == saved.turn {
            self.timing.spent = self.timing.spent.max(Duration::from_millis(saved.spent_ms.into()));
        }
    }

    /// Marks all seated players as absent until they return.
    pub(super) fn await_players(&mut self) {
        let people = self.table.seats().iter().filter_map(|seat| seat.occupant.peer());
        let away = people.filter(|&peer| peer != self.identity.id() && self.link_to(peer).is_none());
        self.timing.awaited = away.collect();
        for &peer in &self.timing.awaited {
            self.left.entry(peer).or_insert(self.timing.at);
        }
    }

    /// Takes the clocks from recovered events.
    pub(super) fn adopt_clocks(&mut self) {
        self.timing.spent = spent_in_events(&self.table);
        self.timing.cut_off = Duration::ZERO;
        self.timing.started = self.table.last().number;
        self.await_players();
    }

    /// Counts the time since the last input, unless the program was suspended meanwhile.
    pub(super) fn pass_time(&mut self, now: Duration) {
        let mut passed = now.saturating_sub(self.timing.at);
        if passed > STALL_THRESHOLD && self.wake_at().is_some_and(|due| due < now) {
            self.timing.stalled += passed;
            passed = Duration::ZERO;
        }
        if self.clock_runs() {
            self.timing.spent += passed;
        }
        let counts = self.counts_absence();
        for seat in 0..self.timing.empty.len() {
            if !self.is_empty(seat) {
                self.timing.empty[seat] = Duration::ZERO;
            } else if counts {
                self.timing.empty[seat] += passed;
            }
        }
        self.timing.at = self.timing.at.max(now);
    }

    /// The time of the next count, so that a suspension is detected.
    pub(super) fn next_count_at(&self) -> Option<Duration> {
        (self.clock_runs() || self.counts_absence()).then_some(self.timing.at + BEAT_INTERVAL)
    }

    /// Whether absence is counted: a clock runs, and another player waits.
    fn counts_absence(&self) -> bool {
        let waits = !self.links.is_empty() || self.table.sits(self.identity.id());
        waits && self.table.is_on() && self.table.has_clock() && !self.table.paused()
    }

    /// Whether no person is present at a seat for a person.
    fn is_empty(&self, seat: usize) -> bool {
        match &self.table.seats()[seat].occupant {
            Occupant::Nobody => true,
            Occupant::Person { peer, .. } => *peer != self.identity.id() && self.link_to(*peer).is_none(),
            Occupant::Computer(_) => false,
        }
    }

    pub(super) fn absence(&self, seat: usize) -> Absence {
        if !self.is_empty(seat) {
            Absence::Here
        } else if claim_after(self.table.setup().clock).is_some_and(|claim| self.timing.empty[seat] >= claim)
        {
            Absence::Overdue
        } else {
            Absence::Away
        }
    }

    fn clock_runs(&self) -> bool {
        let awaited =
            |occupant: &Occupant| occupant.peer().is_some_and(|peer| self.timing.awaited.contains(&peer));
        self.table.is_running()
            && self.table.has_clock()
            && (self.timing.started as usize) < self.saved
            && self.table.to_move().is_some_and(|(_, occupant)| !awaited(occupant))
    }

    /// Records a message of a person. For the seat to move, counts a preceding silence as a disconnection if
    /// it was long or the connection broke.
    pub(super) fn record_message(&mut self, peer: PeerId, reconnects: bool) {
        let now = self.timing.run();
        let before = self.timing.last_messages.insert(peer, now).unwrap_or(now);
        let silent = now.saturating_sub(before);
        let moves = self.table.to_move().is_some_and(|(_, occupant)| occupant.peer() == Some(peer));
        if moves && (silent >= CUT_OFF_AFTER || reconnects) {
            self.timing.cut_off += silent.min(self.timing.spent);
        }
    }

    /// Forgets a person without a seat.
    pub(super) fn forget(&mut self, peer: PeerId) {
        if !self.table.sits(peer) {
            self.timing.last_messages.remove(&peer);
        }
    }

    /// The longest recent round trip to the seat to move.
    fn round_trip(&self) -> Duration {
        let peer = self.table.to_move().and_then(|(_, occupant)| occupant.peer());
        peer.and_then(|peer| self.link_to(peer)).map(|(_, link)| link.longest_lag()).unwrap_or_default()
    }

    /// The largest compensation for disconnections of the seat to move: all of its remaining grace period
    /// while it is cut off, since the duration is unknown.
    fn grace_left(&self) -> Duration {
        let Some((seat, occupant)) = self.table.to_move() else { return Duration::ZERO };
        let left = grace(self.table.setup().clock).saturating_sub(self.timing.grace_used[seat]);
        let is_cut_off = occupant.peer().filter(|&peer| peer != self.identity.id()).is_some_and(|peer| {
            let last_message = self.timing.last_messages.get(&peer).copied();
            let silent = last_message.map(|time| self.timing.run().saturating_sub(time));
            self.link_to(peer).is_none() || silent.is_some_and(|silent| silent >= CUT_OFF_AFTER)
        });
        if is_cut_off { left } else { left.min(self.timing.cut_off) }
    }

    /// The compensation for the part of a move's time that its author denies to have used for thinking.
    pub(super) fn compensation(&self, proposal: &Proposal) -> Compensation {
        match (&proposal.body, self.table.to_move()) {
            (Body::Play { thought_ms, .. }, Some((seat, occupant)))
                if occupant.peer() == Some(proposal.author) =>
            {
                let thought = Duration::from_millis((*thought_ms).into());
                let spent = self.timing.spent;
                let grace = spent.saturating_sub(thought).min(self.grace_left());
                let bank =
                    self.timing.banks[seat].lag(spent.saturating_sub(grace), thought, self.round_trip());
                Compensation { grace, bank }
            }
            _ => Compensation::default(),
        }
    }

    /// Whether the seat to move has run out of time even with this compensation.
    pub(super) fn has_run_out(&self, compensation: Duration) -> bool {
        self.table.is_running()
            && self.left_of_mover().is_some_and(|left| self.timing.spent >= left + compensation)
    }

    /// The remaining time of the seat to move at the start of its turn.
    fn left_of_mover(&self) -> Option<Duration> {
        let (seat, _) = self.table.to_move()?;
        Some(Duration::from_millis((*self.table.clocks_at_turn().get(seat)?).into()))
    }

    /// The time at which the seat to move runs out of time even if its move is already on its way and all lag
    /// is compensated.
    pub(super) fn out_of_time_at(&self) -> Option<Duration> {
        if !self.clock_runs() {
            return None;
        }
        let (seat, _) = self.table.to_move()?;
        let lag = self.timing.banks[seat].most(self.round_trip());
        let most = self.left_of_mover()? + lag + self.grace_left();
        Some(self.timing.at + most.saturating_sub(self.timing.spent))
    }

    pub(super) fn run_out_if_due(&mut self, out: &mut Vec<Output>) {
        if self.out_of_time_at().is_some_and(|due| due <= self.timing.at) {
            self.run_out(out);
        }
    }

    pub(super) fn run_out(&mut self, out: &mut Vec<Output>) {
        // The proposal is the host's own, so a refusal is not reported.
        let _ = self.sign(Body::OutOfTime).and_then(|signed| self.order(signed, out));
    }

    pub(super) fn clocks_after(&self, body: &Body, compensation: Duration) -> Vec<u32> {
        if matches!(body, Body::Begin { .. }) {
            return self.table.full_clocks();
        }
        let mut clocks = self.table.clocks().to_vec();
        let (Some((seat, _)), Some(at_turn)) = (self.table.to_move(), self.left_of_mover()) else {
            return clocks;
        };
        let left = millis(at_turn.saturating_sub(self.timing.spent.saturating_sub(compensation)));
        clocks[seat] = match body {
            Body::Play { .. } => self.table.after_move(left),
            Body::OutOfTime => 0,
            _ => left.min(clocks[seat]),
        };
        clocks
    }

    /// Resets measurements after an event.
    pub(super) fn record_event(
        &mut self,
        event: &Event,
        mover: Option<usize>,
        was_running: bool,
        compensation: Compensation,
    ) {
        let is_turn = self.table.turn() == event.number;
        if is_turn {
            self.timing.spent = Duration::ZERO;
            self.timing.cut_off = Duration::ZERO;
        }
        if is_turn || !was_running && self.table.is_running() {
            self.timing.started = event.number;
        }
        match (event.body(), mover) {
            (Body::Begin { .. }, _) => {
                self.timing.empty.fill(Duration::ZERO);
                self.timing.grace_used.fill(Duration::ZERO);
                self.timing.banks.fill(LagBank::new(self.table.setup().clock));
            }
            (Body::Play { .. }, Some(seat)) => {
                self.timing.grace_used[seat] += compensation.grace;
                self.timing.banks[seat].moved(compensation.bank);
            }
            _ => {}
        }
    }
}
