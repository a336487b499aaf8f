//! A table without a network, for tests of its rules.

use pushflip_core::online::table::event::{
    Body, Digest, Event, EventRef, Proposal, QuestionKind, SignedProposal,
};
use pushflip_core::online::table::guest::Guest;
use pushflip_core::online::table::identity::Identity;
use pushflip_core::online::table::invitation::{Invitation, Secret, table_id};
use pushflip_core::online::table::message::Refusal;
use pushflip_core::online::table::state::{Absence, EventError, ProposalError, Table};
use pushflip_core::online::table::terms::{Name, Terms};
use pushflip_core::rules::Variant;
use pushflip_core::session::lesson::Lesson;
use pushflip_core::session::{Match, Setup};

/// The start date of every match.
pub(super) const DATE: &str = "2026-11-23 01:02:03";
pub(super) const PLAYERS: Secret = Secret([7; 16]);

/// The identity of a numbered person, the same in every run. The host is number 0.
pub(super) fn somebody(number: usize) -> Identity {
    let mut secret = [0; 32];
    secret[0] = number as u8 + 1;
    Identity::from_bytes(&secret)
}

pub(super) fn name(number: usize) -> Name {
    Name::try_from(format!("Person {number}")).expect("a plain name")
}

pub(super) fn terms(setup: &Setup, undo: bool) -> Terms {
    Terms { record: Match::new(setup.clone()).to_record(), host: name(0), undo, spectators: 2 }
}

pub(super) fn quixo() -> Setup {
    Setup::new(Variant::Quixo, &[])
}

pub(super) fn invitation() -> Invitation {
    Invitation { host: somebody(0).id(), secret: PLAYERS, relay: None, addresses: Vec::new() }
}

/// The program of a guest who has saved some events.
pub(super) fn guest(who: usize, saved: &[Event]) -> Guest {
    Guest::new(somebody(who), &invitation(), name(who), saved.to_vec()).expect("its own events")
}

/// A team match in which south begins and can only pass.
pub(super) fn south_passes() -> Setup {
    let step = Lesson::QuixoTeams.steps().iter().find(|step| step.id == "pass").expect("a step");
    let start = step.game(Lesson::QuixoTeams).position();
    Setup { start: Some(start), ..Setup::new(Variant::QuixoTeams, &[]) }
}

pub(super) struct TableFixture {
    pub(super) table: Table,
    pub(super) events: Vec<Event>,
}

impl TableFixture {
    pub(super) fn open(setup: &Setup, undo: bool) -> Self {
        let host = somebody(0);
        let proposal = Proposal {
            table: table_id(host.id(), PLAYERS),
            author: host.id(),
            sequence: 1,
            seen: None,
            body: Body::Open(Box::new(terms(setup, undo))),
        };
        let signed = SignedProposal::new(proposal, &host);
        let event = Event::new(0, Digest::default(), signed, vec![], &host);
        Self { table: Table::open(&event).expect("a table"), events: vec![event] }
    }

    /// A match without a clock between people with the numbers of their seats.
    pub(super) fn begun(variant: Variant) -> Self {
        let mut fixture = Self::open(&Setup::new(variant, &[]), true);
        for seat in 0..variant.seats() {
            fixture.say(seat, sit(seat));
        }
        fixture.begin();
        fixture
    }

    pub(super) fn begin(&mut self) {
        self.say(0, begin());
    }

    /// A proposal of a person after the last event.
    pub(super) fn proposal(&self, who: usize, body: Body) -> Proposal {
        proposal(&self.table, who, body)
    }

    /// The event that the host makes of a proposal.
    pub(super) fn event(&self, who: usize, proposal: Proposal) -> Event {
        event_after(self.table.last(), who, proposal, self.table.clocks().to_vec())
    }

    /// Orders a proposal without checking it before, with any clocks.
    pub(super) fn order_with_clocks(&mut self, who: usize, body: Body, clocks: Vec<u32>) -> Event {
        let event = event_after(self.table.last(), who, self.proposal(who, body), clocks);
        self.apply(&event).expect("an event");
        event
    }

    pub(super) fn order(&mut self, who: usize, proposal: Proposal) -> Result<(), ProposalError> {
        self.table.check_proposal(&proposal, |_| Absence::Overdue)?;
        let event = self.event(who, proposal);
        self.apply(&event).map_err(ProposalError::Broken)
    }

    pub(super) fn apply(&mut self, event: &Event) -> Result<(), EventError> {
        self.table.apply(event)?;
        self.events.push(event.clone());
        Ok(())
    }

    /// Proposes something and returns whether it is accepted.
    pub(super) fn try_say(&mut self, who: usize, body: Body) -> Result<(), Refusal> {
        let before = self.table.clone();
        match self.order(who, self.proposal(who, body.clone())) {
            Ok(()) => Ok(()),
            Err(ProposalError::Refused(why)) => {
                assert_eq!(self.table, before, "a refusal changes nothing");
                Err(why)
            }
            Err(other) => panic!("{body:?} of {who}: {other:?}"),
        }
    }

    pub(super) fn say(&mut self, who: usize, body: Body) {
        let description = format!("{who} says {body:?}");
        self.try_say(who, body).unwrap_or_else(|why| panic!("{description}: {why}"));
    }

    pub(super) fn refused(&mut self, who: usize, body: Body, why: Refusal) {
        let description = format!("{who} says {body:?}");
        assert_eq!(self.try_say(who, body), Err(why), "{description}");
    }

    /// Plays moves of the seats to move; each is proposed by the person of that number, a pass by the host.
    pub(super) fn play(&mut self, moves: &str) {
        for mv in moves.split_whitespace() {
            let seat = self.to_move();
            let peer = self.table.seats()[seat].occupant.peer();
            let who = (0..9).find(|&who| Some(somebody(who).id()) == peer).unwrap_or(0);
            self.say(if mv == "pass" { 0 } else { who }, play(mv));
        }
    }

    /// Plays a number of legal moves.
    pub(super) fn play_some(&mut self, plies: usize) {
        for _ in 0..plies {
            let mv = self.game().position().moves()[0].to_string();
            self.play(&mv);
        }
    }

    pub(super) fn to_move(&self) -> usize {
        self.table.to_move().expect("a match goes on").0
    }

    pub(super) fn game(&self) -> &Match {
        self.table.game().expect("a match")
    }

    /// The same table, rebuilt from its events.
    pub(super) fn again(&self) -> Table {
        Table::replay(&self.events).expect("known events")
    }
}

/// The proposal of a person who has seen all events of a table.
pub(super) fn proposal(table: &Table, who: usize, body: Body) -> Proposal {
    let author = somebody(who).id();
    let sequence = table.sequence(author) + 1;
    Proposal { table: table.id(), author, sequence, seen: Some(table.last()), body }
}

/// The event that the host makes of a proposal after another event.
pub(super) fn event_after(last: EventRef, who: usize, proposal: Proposal, clocks: Vec<u32>) -> Event {
    let signed = SignedProposal::new(proposal, &somebody(who));
    Event::new(last.number + 1, last.digest, signed, clocks, &somebody(0))
}

pub(super) fn begin() -> Body {
    Body::Begin { date: DATE.into() }
}

pub(super) fn sit(seat: usize) -> Body {
    Body::Sit { seat: seat as u8, name: name(seat), machine: false }
}

pub(super) fn get_up(seat: usize) -> Body {
    Body::GetUp { seat: seat as u8 }
}

pub(super) fn computer(seat: usize, level: &str) -> Body {
    Body::Computer { seat: seat as u8, level: level.into() }
}

pub(super) fn play(mv: &str) -> Body {
    Body::Play { mv: mv.into(), thought_ms: 0 }
}

pub(super) const UNDO: QuestionKind = QuestionKind::Undo;
pub(super) const DRAW: QuestionKind = QuestionKind::Draw;
pub(super) const REMATCH: QuestionKind = QuestionKind::Rematch;
