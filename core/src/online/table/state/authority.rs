//! The authority table: the rules about seats and claims, most of which depend on who is present.
//!
//! | | between matches | during a match |
//! |-|-|-|
//! | sit down | any person, on an open seat | the person that has left the seat; on a seat that the host has freed, any person |
//! | free a seat | its occupant, and the host | its occupant; the host, if no person is present |
//! | give a seat to a computer | the host, if no person is present | the host, if no person is present |
//! | claim a win or a draw | nobody | with a clock and outside of a pause, opponents only, if no person was present for the whole [grace period](crate::online::table::clock::grace); never on a seat that the claimant's side has freed |

use super::check::ensure_now;
use super::{Occupant, PeerId, Seat, Table};
use crate::ai::Level;
use crate::online::table::message::Refusal;
use crate::session::Setup;

/// The presence at a seat for a person.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Absence {
    /// Present, or a computer.
    Here,
    /// Absent for less than the [grace period](crate::online::table::clock::grace).
    Away,
    /// Absent for longer.
    Overdue,
}

impl Table {
    pub(super) fn check_sit(&self, author: PeerId, seat: u8) -> Result<(), Refusal> {
        let seat = self.seat_at(seat)?;
        ensure_now(seat.occupant == Occupant::Nobody)?;
        ensure_right(!self.is_on() || !seat.was_left() || seat.last().peer() == Some(author))
    }

    pub(super) fn check_get_up(
        &self,
        author: PeerId,
        seat: u8,
        absence: impl Fn(usize) -> Absence,
    ) -> Result<(), Refusal> {
        let occupant = &self.seat_at(seat)?.occupant;
        ensure_now(*occupant != Occupant::Nobody)?;
        if occupant.peer() == Some(author) {
            return Ok(());
        }
        self.check_host(author)?;
        ensure_now(!self.is_on() || !self.is_person_here(seat, absence))
    }

    pub(super) fn check_computer(
        &self,
        author: PeerId,
        seat: u8,
        level: &str,
        absence: impl Fn(usize) -> Absence,
    ) -> Result<(), Refusal> {
        self.check_host(author)?;
        self.seat_at(seat)?;
        let variant = self.setup.variant;
        ensure_now(level.parse::<Level>().is_ok_and(|level| level.within(variant) == level))?;
        ensure_now(!self.is_person_here(seat, absence))
    }

    pub(super) fn check_claim(
        &self,
        author: PeerId,
        seat: u8,
        absence: impl Fn(usize) -> Absence,
    ) -> Result<(), Refusal> {
        self.check_sits(author)?;
        ensure_now(self.is_on() && !self.paused)?;
        let (number, seat) = (usize::from(seat), self.seat_at(seat)?);
        if !self.has_clock() {
            return Err(Refusal::NotAgreed);
        }
        let is_opponent =
            |peer: PeerId| self.only_side(peer).is_some_and(|own| own != Setup::side_of(number));
        ensure_right(is_opponent(author) && !matches!(seat.occupant, Occupant::Computer(_)))?;
        let is_freed = seat.occupant == Occupant::Nobody && !seat.was_left();
        ensure_right(!is_freed || !seat.freed_by().is_some_and(is_opponent))?;
        ensure_now(absence(number) == Absence::Overdue)
    }

    fn seat_at(&self, seat: u8) -> Result<&Seat, Refusal> {
        self.seats.get(usize::from(seat)).ok_or(Refusal::NotNow)
    }

    fn is_person_here(&self, seat: u8, absence: impl Fn(usize) -> Absence) -> bool {
        let number = usize::from(seat);
        self.seats[number].occupant.peer().is_some() && absence(number) == Absence::Here
    }
}

fn ensure_right(has_right: bool) -> Result<(), Refusal> {
    if has_right { Ok(()) } else { Err(Refusal::NotYours) }
}
