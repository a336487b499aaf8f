//! Seats, their players, and the score of a series.

use crate::ai::Level;
use crate::online::table::event::{Phrase, QuestionKind};
use crate::online::table::identity::PeerId;
use crate::online::table::terms::Name;
use crate::session::{Controller, Player};

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet, or nobody any more.
    Nobody,
    /// Somebody on one of the machines.
    Person {
        /// Who.
        peer: PeerId,
        /// What the others see.
        name: Name,
        /// Whether a program of theirs chooses the moves.
        machine: bool,
    },
    /// A computer on the host's machine.
    Computer(Level),
}

impl Occupant {
    /// The person, if one sits here, and what the others see.
    #[must_use]
    pub fn person(&self) -> Option<(PeerId, &Name)> {
        match self {
            Self::Person { peer, name, .. } => Some((*peer, name)),
            Self::Nobody | Self::Computer(_) => None,
        }
    }

    /// The person, if one sits here.
    #[must_use]
    pub fn peer(&self) -> Option<PeerId> {
        self.person().map(|(peer, _)| peer)
    }

    /// How this stands in the record of a match; none for an open seat.
    pub(super) fn player(&self) -> Option<Player> {
        match self {
            Self::Nobody => None,
            Self::Person { name, .. } => {
                Some(Player { name: name.to_string(), controller: Controller::Human })
            }
            Self::Computer(level) => {
                Some(Player { name: level.name().to_string(), controller: Controller::Computer(*level) })
            }
        }
    }
}

/// How a series of matches stands for who sits on a seat; it goes with them ensure_now the sides change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Matches won.
    pub wins: u32,
    /// Matches drawn.
    pub draws: u32,
    /// Hexxagon's points: `MatchResult::points`, added up.
    pub points: u32,
}

/// A seat at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seat {
    /// Who sits here.
    pub occupant: Occupant,
    /// How the series stands for them.
    pub tally: Tally,
    /// Who sat here last; they find their tally again.
    last: Occupant,
    /// The player who freed the seat last.
    freed_by: Option<PeerId>,
}

impl Seat {
    pub(super) fn new(occupant: Occupant) -> Self {
        Self { last: occupant.clone(), occupant, tally: Tally::default(), freed_by: None }
    }

    /// Who sat here last: while the seat is open, whom it waits for.
    #[must_use]
    pub fn last(&self) -> &Occupant {
        &self.last
    }

    /// The player who freed the seat last, if any.
    #[must_use]
    pub fn freed_by(&self) -> Option<PeerId> {
        self.freed_by
    }

    /// Whether it is open because who sat here stood up themselves.
    #[must_use]
    pub fn was_left(&self) -> bool {
        self.occupant == Occupant::Nobody && self.freed_by.is_some() && self.freed_by == self.last.peer()
    }

    /// Opens the seat.
    pub(super) fn free(&mut self, by: PeerId) {
        self.occupant = Occupant::Nobody;
        self.freed_by = Some(by);
    }

    /// Somebody sits down; who is new here begins with nothing.
    pub(super) fn take(&mut self, occupant: Occupant) {
        let same = match (self.last.peer(), occupant.peer()) {
            (Some(before), Some(now)) => before == now,
            _ => self.last == occupant,
        };
        if !same {
            self.tally = Tally::default();
        }
        self.last.clone_from(&occupant);
        self.occupant = occupant;
    }
}

/// Something that was asked and not yet answered by all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PendingQuestion {
    /// What.
    pub kind: QuestionKind,
    /// By whom.
    pub by: PeerId,
    /// In which event.
    pub number: u32,
    /// Who has yet to answer.
    pub waiting: Vec<PeerId>,
    /// Whether no person sits opposite: the host answers for its computers.
    pub of_computer: bool,
}

/// A phrase that somebody said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpokenPhrase {
    /// In which event.
    pub number: u32,
    /// Who.
    pub peer: PeerId,
    /// What.
    pub phrase: Phrase,
}
