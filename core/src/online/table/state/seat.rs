//! Seats, their occupants, and the score of a series.

use crate::ai::Level;
use crate::online::table::{Name, PeerId, QuestionKind};
use crate::session::{Controller, Player};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// The seat is open.
    Nobody,
    /// A person on one of the machines, or a program of theirs.
    Person { peer: PeerId, name: Name, machine: bool },
    /// A computer on the host's machine.
    Computer(Level),
}

impl Occupant {
    /// The key and the name, if the occupant is a person.
    pub fn person(&self) -> Option<(PeerId, &Name)> {
        match self {
            Self::Person { peer, name, .. } => Some((*peer, name)),
            Self::Nobody | Self::Computer(_) => None,
        }
    }

    pub fn peer(&self) -> Option<PeerId> {
        self.person().map(|(peer, _)| peer)
    }

    /// Whether this is the same player, under whatever name.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        match (self.peer(), other.peer()) {
            (Some(one), Some(other)) => one == other,
            _ => self == other,
        }
    }

    /// The player for the record of a match; `None` for an open seat.
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

/// The score of a seat's occupant in a series; it moves with the occupant when the sides change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub wins: u32,
    pub draws: u32,
    /// Hexxagon's points: the sum of `MatchResult::points`.
    pub points: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seat {
    pub occupant: Occupant,
    pub tally: Tally,
    /// The last occupant, who gets the score back on return.
    last: Occupant,
    freed_by: Option<PeerId>,
}

impl Seat {
    pub(super) fn new(occupant: Occupant) -> Self {
        Self { last: occupant.clone(), occupant, tally: Tally::default(), freed_by: None }
    }

    /// The current or last occupant.
    pub fn last(&self) -> &Occupant {
        &self.last
    }

    /// The author who freed the seat last, if any.
    pub fn freed_by(&self) -> Option<PeerId> {
        self.freed_by
    }

    /// Whether the seat is open because its last occupant left it.
    pub fn was_left(&self) -> bool {
        self.occupant == Occupant::Nobody && self.freed_by.is_some() && self.freed_by == self.last.peer()
    }

    pub(super) fn free(&mut self, by: PeerId) {
        self.occupant = Occupant::Nobody;
        self.freed_by = Some(by);
    }

    /// Gives the seat to an occupant; the score restarts for a new one.
    pub(super) fn take(&mut self, occupant: Occupant) {
        if !self.last.is_same(&occupant) {
            self.tally = Tally::default();
        }
        self.last.clone_from(&occupant);
        self.occupant = occupant;
    }
}

/// A question that is not yet answered by all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PendingQuestion {
    pub kind: QuestionKind,
    pub by: PeerId,
    /// The number of its event.
    pub number: u32,
    /// The people who have not answered.
    pub waiting: Vec<PeerId>,
    /// Whether only computers play against the asker: the host answers for them.
    pub of_computer: bool,
}
