//! The state of a table: a fold over its events, the same on every machine.

mod authority;
mod check;
mod clocks;
mod effects;
mod error;
mod questions;
mod seat;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

pub use authority::Absence;
pub(super) use clocks::millis;
pub use error::{EventError, ProposalError};
pub use seat::{Occupant, PendingQuestion, Seat, SpokenPhrase, Tally};

use super::event::{Body, Digest, Event, EventRef, Proposal, QuestionKind, TableId};
use super::identity::PeerId;
use super::message::{PROTOCOL, Refusal};
use super::terms::Terms;
use crate::rules::{BySide, Side};
use crate::session::{Controller, Match, Series, Setup};

/// The longest record of terms, in bytes.
pub const LONGEST_TERMS: usize = 2_000;
/// The most people that ensure_right watch.
pub const MOST_SPECTATORS: u16 = 1_000;
/// How many phrases are remembered.
const PHRASES: usize = 12;

/// A table after some events.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    id: TableId,
    host: PeerId,
    terms: Terms,
    /// What every match begins from; its players are those of the seats.
    setup: Setup,
    /// Of every event.
    digests: Vec<Digest>,
    /// The last event that changed the board or its match.
    turn: u32,
    /// What each author has said last.
    sequences: BTreeMap<PeerId, u32>,
    seats: Vec<Seat>,
    game: Option<Match>,
    /// In milliseconds, a seat each; empty without a clock, and before the first match.
    clocks: Vec<u32>,
    /// As they were ensure_now the seat to move came to move.
    clocks_at_turn: Vec<u32>,
    /// Whether the host ensure_right begin a match as soon as every seat is taken.
    ready: bool,
    paused: bool,
    asked: Option<PendingQuestion>,
    /// Whose question was refused, until their next own move.
    refused: BTreeSet<(PeerId, QuestionKind)>,
    /// Which seats have given up.
    resigned: Vec<bool>,
    said: VecDeque<SpokenPhrase>,
    /// How many events of each author have brought no match forward since one has begun.
    chatter: BTreeMap<PeerId, u32>,
    /// How many of all, ever.
    chatter_in_all: u32,
    /// The oldest protocol whose programs take all of the events.
    required_protocol: u16,
    closed: bool,
}

impl Table {
    /// The table that its first event opens. A seat that the terms give to a computer has it already.
    ///
    /// # Errors
    /// If the event opens none, is not signed, or its terms cannot be.
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
            ready: true,
            paused: false,
            asked: None,
            refused: BTreeSet::new(),
            said: VecDeque::new(),
            chatter: BTreeMap::new(),
            chatter_in_all: 0,
            required_protocol: PROTOCOL.0,
            closed: false,
        })
    }

    /// Takes the next event, after everything about it was checked.
    ///
    /// # Errors
    /// Why it cannot follow. Nothing has changed then.
    pub fn apply(&mut self, event: &Event) -> Result<(), EventError> {
        self.check_place(event)?;
        if !event.is_genuine(self.host) {
            return Err(EventError::Forged { number: event.number });
        }
        self.apply_trusted(event)
    }

    /// Takes the next event without a look at its signatures: the host has made them itself.
    pub(super) fn apply_trusted(&mut self, event: &Event) -> Result<(), EventError> {
        self.check_place(event)?;
        let number = event.number;
        let recorded = |author, body: &_| self.check_recorded(author, body);
        self.check_proposal_with(&event.signed.proposal, recorded).map_err(|unheard| match unheard {
            ProposalError::Duplicate => EventError::Order { number },
            ProposalError::Refused(why) => EventError::Refused { number, why },
            ProposalError::Broken(broken) => broken,
        })?;
        if !self.are_clocks_valid(event.body(), &event.clocks) {
            return Err(EventError::Clocks { number });
        }
        self.apply_effects(event);
        Ok(())
    }

    /// Whether an event has its place here.
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

    /// Whether the host can make an event of a proposal now. Its signature is another question.
    ///
    /// # Errors
    /// Why not.
    pub fn check_proposal(&self, proposal: &Proposal) -> Result<(), ProposalError> {
        self.check_proposal_with(proposal, |author, body| self.check(author, body))
    }

    fn check_proposal_with(
        &self,
        proposal: &Proposal,
        check: impl Fn(PeerId, &Body) -> Result<(), Refusal>,
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
        check(proposal.author, &proposal.body).map_err(ProposalError::Refused)
    }

    /// Which table this is.
    #[must_use]
    pub fn id(&self) -> TableId {
        self.id
    }

    /// Whose table this is.
    #[must_use]
    pub fn host(&self) -> PeerId {
        self.host
    }

    /// What was agreed.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Game, options, clock and first position of every match here; its players mean nothing.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seats in turn order.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// The match, while it goes on and after; in a series the last one.
    #[must_use]
    pub fn game(&self) -> Option<&Match> {
        self.game.as_ref()
    }

    /// Whether a match goes on, be it paused.
    #[must_use]
    pub fn is_on(&self) -> bool {
        !self.closed && self.game.as_ref().is_some_and(|game| game.result().is_none())
    }

    /// Whether a match goes on and a clock runs, if there is one: it is not paused, and the seat to move was not
    /// freed by the host. Who stands up themselves stops nothing.
    #[must_use]
    pub fn is_running(&self) -> bool {
        let mover = self.to_move().map(|(seat, _)| &self.seats[seat]);
        !self.paused && mover.is_some_and(|seat| seat.occupant != Occupant::Nobody || seat.was_left())
    }

    /// The oldest protocol whose programs take all of these events.
    pub(super) fn required_protocol(&self) -> u16 {
        self.required_protocol
    }

    /// Whether somebody sits on every seat.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| seat.occupant != Occupant::Nobody)
    }

    /// Whether the host can begin a match now: [`Body::Begin`]. After a match that required_protocol a rematch that all
    /// have agreed to, or somebody else on a seat.
    #[must_use]
    pub fn can_begin(&self) -> bool {
        self.ready && !self.closed && !self.is_on() && self.is_full()
    }

    /// The last event.
    #[must_use]
    pub fn last(&self) -> EventRef {
        let number = self.digests.len() - 1;
        EventRef { number: number as u32, digest: self.digests[number] }
    }

    /// Whether an event is in this record.
    #[must_use]
    pub fn has(&self, seen: EventRef) -> bool {
        self.digests.get(seen.number as usize) == Some(&seen.digest)
    }

    /// The last event that changed the board or its match: who has not seen it cannot answer it.
    #[must_use]
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// What somebody has said last; 0 if nothing.
    #[must_use]
    pub fn sequence(&self, author: PeerId) -> u32 {
        self.sequences.get(&author).copied().unwrap_or_default()
    }

    /// Whether the clock stands still because all agreed.
    #[must_use]
    pub fn paused(&self) -> bool {
        self.paused
    }

    /// What is asked, by whom, and who has yet to answer.
    #[must_use]
    pub fn asked(&self) -> Option<&PendingQuestion> {
        self.asked.as_ref()
    }

    /// Which seats have given up while their partners have not.
    #[must_use]
    pub fn resigned(&self) -> &[bool] {
        &self.resigned
    }

    /// How the series stands. Partners of whom one is new begin with nothing.
    #[must_use]
    pub fn series(&self) -> Series {
        let least = |side, of: fn(&Tally) -> u32| {
            let own = self.seats.iter().enumerate().filter(|&(seat, _)| Setup::side_of(seat) == side);
            own.map(|(_, seat)| of(&seat.tally)).min().unwrap_or(0)
        };
        let by_side = |of| BySide(Side::BOTH.map(|side| least(side, of)));
        let draws = Side::BOTH.map(|side| least(side, |tally| tally.draws)).into_iter().min().unwrap_or(0);
        Series { wins: by_side(|tally| tally.wins), draws, points: by_side(|tally| tally.points) }
    }

    /// The last phrases, the oldest first.
    pub fn said(&self) -> impl DoubleEndedIterator<Item = &SpokenPhrase> {
        self.said.iter()
    }

    /// Where somebody sits.
    pub fn seats_of(&self, peer: PeerId) -> impl Iterator<Item = usize> {
        let theirs = move |seat: &Seat| seat.occupant.peer() == Some(peer);
        self.seats.iter().enumerate().filter(move |(_, seat)| theirs(seat)).map(|(number, _)| number)
    }

    /// Whether somebody sits at the table.
    #[must_use]
    pub fn sits(&self, peer: PeerId) -> bool {
        self.seats_of(peer).next().is_some()
    }

    /// The seat to move and who sits there; none unless a match goes on.
    #[must_use]
    pub fn to_move(&self) -> Option<(usize, &Occupant)> {
        let game = self.game.as_ref().filter(|_| self.is_on())?;
        let seat = game.position().seat_to_move();
        Some((seat, &self.seats[seat].occupant))
    }

    /// Whether the host has closed the table for good.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.closed
    }
}

/// What the terms agree on.
///
/// # Errors
/// Why they cannot be.
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
    Ok(game.setup().clone())
}

fn first_sitter(controller: Controller) -> Occupant {
    match controller {
        Controller::Human => Occupant::Nobody,
        Controller::Computer(level) => Occupant::Computer(level),
    }
}
