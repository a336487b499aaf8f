//! The state of a table: a fold over its events, equal on every machine.

mod authority;
mod check;
mod clocks;
mod effects;
mod questions;
mod seat;

use std::collections::{BTreeMap, BTreeSet};

use super::event::{Body, Digest, Event, EventRef, Proposal, QuestionKind, TableId};
use super::identity::PeerId;
use super::message::Refusal;
use super::terms::Terms;
use crate::rules::{BySide, Side};
use crate::session::{Controller, Match, Series, Setup};

pub use authority::Absence;
pub use check::MOST_CHATTER;
pub(super) use clocks::millis;
pub use seat::{Occupant, PendingQuestion, Seat, Tally};

/// The reason why an event is invalid. A program that finds one stops, and keeps its log.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EventError {
    /// The first event does not open a table.
    #[error("the record does not begin with the opening of a table")]
    NotOpen,
    /// The terms cannot be read, or exceed the limits.
    #[error("the terms of the table cannot be: {0}")]
    Terms(String),
    /// An event of another table.
    #[error("event {number} belongs to another table")]
    Elsewhere { number: u32 },
    /// Its number, its author's sequence number, or the last event that the author had seen does not fit.
    #[error("event {number} is out of order")]
    Order { number: u32 },
    /// Another event is known under the same number.
    #[error("the records differ at event {number}")]
    Differs { number: u32 },
    /// The signature of the host or of the author is invalid.
    #[error("event {number} is not signed by those who should have")]
    Forged { number: u32 },
    /// The clocks do not follow from the previous ones.
    #[error("the clocks of event {number} cannot be")]
    Clocks { number: u32 },
    /// The rules of the table forbid it.
    #[error("event {number} is against the rules of the table: {why}")]
    Refused { number: u32, why: Refusal },
}

/// The reason why a proposal becomes no event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProposalError {
    /// The author has made it, or a later one, before: nothing to do.
    Duplicate,
    Refused(Refusal),
    /// The author has a different log.
    Broken(EventError),
}

/// The longest record of terms, in bytes.
pub const LONGEST_TERMS: usize = 2_000;
pub const MOST_SPECTATORS: u16 = 1_000;

/// The state of a table after some events.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    id: TableId,
    host: PeerId,
    terms: Terms,
    /// The setup of every match; its players are replaced by those of the seats.
    setup: Setup,
    digests: Vec<Digest>,
    turn: u32,
    sequences: BTreeMap<PeerId, u32>,
    seats: Vec<Seat>,
    game: Option<Match>,
    /// In milliseconds for each seat; empty without a clock, and before the first match.
    clocks: Vec<u32>,
    clocks_at_turn: Vec<u32>,
    /// The players of the last match.
    players: Vec<Occupant>,
    /// Whether all of them have agreed to another one.
    rematch: bool,
    paused: bool,
    asked: Option<PendingQuestion>,
    /// Refused questions by asker, until the asker's next move.
    refused: BTreeSet<(PeerId, QuestionKind)>,
    resigned: Vec<bool>,
    /// The number of events of each author since the start of the last match that did not advance a match.
    chatter: BTreeMap<PeerId, u32>,
    closed: bool,
}

impl Table {
    /// The table that its first event opens. Seats for computers are taken from the start. Fails if the event
    /// opens no table, is not signed, or its terms are invalid.
    pub fn open(event: &Event) -> Result<Self, EventError> {
        let proposal = &event.signed.proposal;
        let first = event.number == 0 && event.before == Digest::default() && event.clocks.is_empty();
        let Body::Open(terms) = &proposal.body else { return Err(EventError::NotOpen) };
        if !first || proposal.seen.is_some() || proposal.sequence == 0 {
            return Err(EventError::NotOpen);
        }
        if !event.is_genuine(proposal.author) {
            return Err(EventError::Forged { number: 0 });
        }
        let setup = agreed(terms).map_err(EventError::Terms)?;
        let seats: Vec<Seat> =
            setup.seats.iter().map(|player| Seat::new(first_sitter(player.controller))).collect();
        Ok(Self {
            id: proposal.table,
            host: proposal.author,
            terms: (**terms).clone(),
            digests: vec![event.digest()],
            turn: 0,
            sequences: BTreeMap::from([(proposal.author, proposal.sequence)]),
            resigned: vec![false; seats.len()],
            seats,
            setup,
            game: None,
            clocks: Vec::new(),
            clocks_at_turn: Vec::new(),
            players: Vec::new(),
            rematch: false,
            paused: false,
            asked: None,
            refused: BTreeSet::new(),
            chatter: BTreeMap::new(),
            closed: false,
        })
    }

    /// Verifies events from the first one on. Returns the table after the last one. The error is why one is
    /// invalid, or that there is none.
    pub fn replay(events: &[Event]) -> Result<Self, EventError> {
        let (first, rest) = events.split_first().ok_or(EventError::NotOpen)?;
        let mut table = Self::open(first)?;
        rest.iter().try_for_each(|event| table.apply(event))?;
        Ok(table)
    }

    /// Verifies and applies the next event. The error is why it is invalid; nothing has changed then.
    pub fn apply(&mut self, event: &Event) -> Result<(), EventError> {
        if !event.is_genuine(self.host) {
            return Err(EventError::Forged { number: event.number });
        }
        self.apply_trusted(event)
    }

    /// Applies an event whose signatures this process has made or verified before. All other checks are those of
    /// [`apply`](Self::apply).
    pub(in crate::online) fn apply_trusted(&mut self, event: &Event) -> Result<(), EventError> {
        self.check_place(event)?;
        let number = event.number;
        self.check_proposal(&event.signed.proposal, |_| Absence::Overdue).map_err(|error| match error {
            ProposalError::Duplicate => EventError::Order { number },
            ProposalError::Refused(why) => EventError::Refused { number, why },
            ProposalError::Broken(broken) => broken,
        })?;
        self.apply_checked(event)
    }

    /// Applies the next event, whose proposal is checked already: only the clocks are checked.
    pub(super) fn apply_checked(&mut self, event: &Event) -> Result<(), EventError> {
        if !self.are_clocks_valid(event.body(), &event.clocks) {
            return Err(EventError::Clocks { number: event.number });
        }
        self.apply_effects(event);
        Ok(())
    }

    /// Checks number, predecessor and table of an event.
    fn check_place(&self, event: &Event) -> Result<(), EventError> {
        let (number, last) = (event.number, self.last());
        if number != last.number + 1 {
            return Err(EventError::Order { number });
        }
        if event.before != last.digest {
            return Err(EventError::Differs { number: last.number });
        }
        if event.signed.proposal.table != self.id {
            return Err(EventError::Elsewhere { number });
        }
        Ok(())
    }

    /// Whether the host can make an event of a proposal now, with the absence at each seat. Does not verify
    /// its signature. The error is the reason.
    pub fn check_proposal(
        &self,
        proposal: &Proposal,
        absence: impl Fn(usize) -> Absence,
    ) -> Result<(), ProposalError> {
        if proposal.sequence <= self.sequence(proposal.author) {
            return Err(ProposalError::Duplicate);
        }
        let next = self.last().number + 1;
        let seen = proposal.seen.ok_or(ProposalError::Broken(EventError::Order { number: next }))?;
        if !self.has(seen) {
            return Err(ProposalError::Broken(EventError::Differs { number: seen.number }));
        }
        self.check_fresh(&proposal.body, seen.number).map_err(ProposalError::Refused)?;
        self.check_with(proposal.author, &proposal.body, absence).map_err(ProposalError::Refused)
    }

    pub fn id(&self) -> TableId {
        self.id
    }

    pub fn host(&self) -> PeerId {
        self.host
    }

    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Variant, options, clock and start position of every match; its players are unused.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seats in turn order.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// The current or last match.
    pub fn game(&self) -> Option<&Match> {
        self.game.as_ref()
    }

    /// Whether a match is in progress, paused or not.
    pub fn is_on(&self) -> bool {
        !self.closed && self.game.as_ref().is_some_and(|game| game.result().is_none())
    }

    /// Whether a match is in progress and not paused, and the seat to move was not freed by the host. A
    /// player who leaves a seat stops no clock.
    pub fn is_running(&self) -> bool {
        let mover = self.to_move().map(|(seat, _)| &self.seats[seat]);
        !self.paused && mover.is_some_and(|seat| seat.occupant != Occupant::Nobody || seat.was_left())
    }

    pub fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| seat.occupant != Occupant::Nobody)
    }

    /// Whether the host can start a match now: [`Body::Begin`]. After a match this needs an agreed rematch,
    /// or another player on a seat.
    pub fn can_begin(&self) -> bool {
        let is_new = |seat: &Seat| !self.players.iter().any(|player| player.is_same(&seat.occupant));
        let is_wanted = self.game.is_none() || self.rematch || self.seats.iter().any(is_new);
        !self.closed && !self.is_on() && self.is_full() && is_wanted
    }

    pub fn last(&self) -> EventRef {
        let number = self.digests.len() - 1;
        EventRef { number: number as u32, digest: self.digests[number] }
    }

    /// Whether the log contains this event.
    pub fn has(&self, seen: EventRef) -> bool {
        self.digests.get(seen.number as usize) == Some(&seen.digest)
    }

    /// The last event that changed the position or the match: authors that have not seen it cannot answer it.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// The last sequence number of an author; 0 if there is none.
    pub fn sequence(&self, author: PeerId) -> u32 {
        self.sequences.get(&author).copied().unwrap_or_default()
    }

    /// A proposal of an author who has seen all events.
    pub(super) fn proposal(&self, author: PeerId, sequence: u32, body: Body) -> Proposal {
        Proposal { table: self.id, author, sequence, seen: Some(self.last()), body }
    }

    pub fn paused(&self) -> bool {
        self.paused
    }

    pub fn asked(&self) -> Option<&PendingQuestion> {
        self.asked.as_ref()
    }

    /// The seats that have resigned while their partners have not.
    pub fn resigned(&self) -> &[bool] {
        &self.resigned
    }

    /// The score of the series. It restarts for a side with a new partner.
    pub fn series(&self) -> Series {
        let least = |side, of: fn(&Tally) -> u32| {
            let own = self.seats.iter().enumerate().filter(|&(seat, _)| Setup::side_of(seat) == side);
            own.map(|(_, seat)| of(&seat.tally)).min().unwrap_or(0)
        };
        let by_side = |of| BySide(Side::BOTH.map(|side| least(side, of)));
        let draws = Side::BOTH.map(|side| least(side, |tally| tally.draws)).into_iter().min().unwrap_or(0);
        Series { wins: by_side(|tally| tally.wins), draws, points: by_side(|tally| tally.points) }
    }

    pub fn seats_of(&self, peer: PeerId) -> impl Iterator<Item = usize> {
        let theirs = move |seat: &Seat| seat.occupant.peer() == Some(peer);
        self.seats.iter().enumerate().filter(move |(_, seat)| theirs(seat)).map(|(number, _)| number)
    }

    /// Whether a person has a seat.
    pub fn sits(&self, peer: PeerId) -> bool {
        self.seats_of(peer).next().is_some()
    }

    /// The seat to move and its occupant; `None` unless a match is in progress.
    pub fn to_move(&self) -> Option<(usize, &Occupant)> {
        let game = self.game.as_ref().filter(|_| self.is_on())?;
        let seat = game.position().seat_to_move();
        Some((seat, &self.seats[seat].occupant))
    }

    /// Whether the host has closed the table permanently.
    pub fn is_closed(&self) -> bool {
        self.closed
    }
}

/// The setup that the terms describe. The error is why they are invalid.
pub fn agreed(terms: &Terms) -> Result<Setup, String> {
    if terms.record.len() > LONGEST_TERMS {
        return Err("their record is too long".into());
    }
    if terms.spectators > MOST_SPECTATORS {
        return Err(format!("more than {MOST_SPECTATORS} may watch"));
    }
    let game = Match::from_record(&terms.record).map_err(|error| error.to_string())?;
    if !game.moves().is_empty() || !game.taken_back().is_empty() {
        return Err("a move is played already".into());
    }
    if game.result().is_some() {
        return Err("the first position is the end of the game".into());
    }
    if clocks::full(game.setup().clock).is_none() {
        return Err("their clock is shorter than a second or longer than a month".into());
    }
    // All seats of a table have the same clock, and the players decide about takebacks.
    let mut setup = Setup { other_clock: None, ..game.setup().clone() };
    setup.options.takebacks = None;
    Ok(setup)
}

fn first_sitter(controller: Controller) -> Occupant {
    match controller {
        Controller::Human => Occupant::Nobody,
        Controller::Computer(level) => Occupant::Computer(level),
    }
}
