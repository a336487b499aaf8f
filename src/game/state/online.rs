//! States and messages of online play.

use std::time::Duration;

use bevy::prelude::*;

use pushflip_core::online::network::DiscoveredTable;
use pushflip_core::online::store::Card;
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::terms::Name as PlayerName;
use pushflip_core::rules::Side;
use pushflip_core::session::{Controller, Match, Moment, Setup};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SeatsHere>()
        .init_resource::<OnlineMatch>()
        .add_message::<BackToMatch>()
        .add_message::<OnlineMatchEnded>()
        .init_resource::<ClickedInvitation>()
        .init_resource::<OfferedInvitation>()
        .add_message::<ClocksSet>()
        .add_message::<EnterTable>()
        .add_message::<JoinRequest>()
        .add_message::<RenameContact>();
}

/// The start date of the current online match, which identifies it. The match continues whatever the screen
/// shows.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OnlineMatch(pub Option<Moment>);

impl OnlineMatch {
    /// Whether a match is the online one.
    pub fn is(self, game: &Match) -> bool {
        self.0.is_some() && self.0 == game.began()
    }
}

/// The seats that this program moves.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub enum SeatsHere {
    /// A local match: all seats.
    #[default]
    All,
    Online {
        /// The seats that this program moves, for a person or the host's computer.
        seats: Vec<bool>,
        /// Whether the clock of the seat to move runs.
        clock_runs: bool,
        /// Whether the match is over for this program: the board stays as it is.
        over: bool,
    },
}

impl SeatsHere {
    pub fn is_online(&self) -> bool {
        *self != Self::All
    }

    pub fn is_over(&self) -> bool {
        matches!(self, Self::Online { over: true, .. })
    }

    pub fn clock_runs(&self) -> bool {
        matches!(self, Self::Online { clock_runs: true, .. })
    }

    pub fn has(&self, seat: usize) -> bool {
        match self {
            Self::All => true,
            Self::Online { seats, .. } => seats.get(seat).copied().unwrap_or_default(),
        }
    }

    /// The seat of the only person at this machine, addressed as "you"; `None` with several people or none.
    pub fn own_seat(&self, setup: &Setup) -> Option<usize> {
        let is_person = |seat: &usize| setup.seats[*seat].controller == Controller::Human && self.has(*seat);
        let mut people = (0..setup.seats.len()).filter(is_person);
        let own = people.next()?;
        people.next().is_none().then_some(own)
    }

    /// The side of [`own_seat`](Self::own_seat).
    pub fn own_side(&self, setup: &Setup) -> Option<Side> {
        self.own_seat(setup).map(Setup::side_of)
    }
}

/// Show the online match on the board again.
#[derive(Message, Clone, Copy, Debug)]
pub struct BackToMatch;

/// An online match has ended and must be filed.
#[derive(Message, Clone, Debug)]
pub struct OnlineMatchEnded(pub Box<Match>);

/// The time of each seat, as reported by the host.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct ClocksSet(pub Vec<Duration>);

#[derive(Message, Clone, Debug)]
pub enum EnterTable {
    /// Open a new one with this setup.
    Open(Box<Setup>),
    Join(Box<Invitation>),
    /// Return to one that was left during a match.
    Back(Box<Card>),
}

impl EnterTable {
    /// The invitation to the table; `None` for a new one.
    pub fn invitation(&self) -> Option<&Invitation> {
        match self {
            Self::Open(_) => None,
            Self::Join(invitation) => Some(invitation),
            Self::Back(card) => Some(&card.invitation),
        }
    }
}

/// Send a join request to the host of a table on the local network.
#[derive(Message, Clone, Debug)]
pub struct JoinRequest(pub Box<DiscoveredTable>);

#[derive(Message, Clone, Debug)]
pub struct RenameContact {
    pub peer: PeerId,
    /// The new name, which only this player sees.
    pub name: PlayerName,
}

/// The invitation from a clicked link, until it is accepted.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub struct ClickedInvitation(pub Option<Invitation>);

/// The invitation to offer: from a clicked link, or from the clipboard.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub struct OfferedInvitation(pub Option<Invitation>);
