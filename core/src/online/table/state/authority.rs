//! The authority table: the rules about seats and claims, most of which depend on who is present. It includes the
//! conditions that `check` tests before. The start of a match needs [`Table::can_begin`].
//!
//! | | between matches | during a match |
//! |-|-|-|
//! | sit down | any person, on an open seat | the person that has left the seat; on a seat that the host has freed, any person |
//! | free a seat | its occupant, and the host | its occupant; the host, if no person is present |
//! | give a seat to a computer | the host, if no person is present | the host, if no person is present |
//! | claim a win or a draw | nobody | with a clock and outside of a pause, opponents only, if no person was present for the whole [grace period](crate::online::table::clock::grace); never on a seat that the claimant's side has freed |
//!
//! Version 0.1.0 allowed more. Its logs are read, so [`Table::apply`](super::Table::apply) does not check this. A host
//! does before it makes an event, and a guest before it sends a proposal.

use super::check::ensure_now;
use super::{Body, Occupant, PeerId, Table};
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
    /// Checks the rules of this file. [`check_recorded`](Self::check_recorded) has succeeded before.
    pub(super) fn check_authority(
        &self,
        author: PeerId,
        body: &Body,
        absence: impl Fn(usize) -> Absence,
    ) -> Result<(), Refusal> {
        if matches!(body, Body::Begin { .. }) {
            return ensure_now(self.can_begin());
        }
        let (Body::Sit { seat, .. }
        | Body::GetUp { seat }
        | Body::Computer { seat, .. }
        | Body::Claim { seat, .. }) = body
        else {
            return Ok(());
        };
        let number = usize::from(*seat);
        let seat = &self.seats[number];
        let is_person_here = seat.occupant.peer().is_some() && absence(number) == Absence::Here;
        match body {
            Body::Sit { .. } if self.is_on() && seat.was_left() => {
                ensure_right(seat.last().peer() == Some(author))
            }
            Body::GetUp { .. } if self.is_on() && seat.occupant.peer() != Some(author) => {
                ensure_now(!is_person_here)
            }
            Body::Computer { .. } => ensure_now(!is_person_here),
            Body::Claim { .. } => {
                let side = Setup::side_of(number);
                ensure_right(self.only_side(author).is_some_and(|own| own != side))?;
                let freed_by =
                    seat.freed_by().filter(|_| seat.occupant == Occupant::Nobody && !seat.was_left());
                let freed_by_own =
                    freed_by.and_then(|peer| self.only_side(peer)).is_some_and(|own| own != side);
                ensure_right(!freed_by_own)?;
                ensure_now(absence(number) == Absence::Overdue)
            }
            _ => Ok(()),
        }
    }
}

fn ensure_right(has_right: bool) -> Result<(), Refusal> {
    if has_right { Ok(()) } else { Err(Refusal::NotYours) }
}
