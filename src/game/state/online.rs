//! Messages of online play.

use std::time::Duration;

use bevy::prelude::*;

use pushflip_core::online::network::DiscoveredTable;
use pushflip_core::online::store::Card;
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::terms::Name as PlayerName;
use pushflip_core::rules::Side;
use pushflip_core::session::{Controller, Match, Moment, Setup};

/// Adds the messages, and who is invited.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SeatsHere>()
        .init_resource::<OnlineMatch>()
        .add_message::<BackToMatch>()
        .add_message::<OnlineMatchEnded>()
        .init_resource::<ClickedInvitation>()
        .init_resource::<OfferedInvitation>()
        .add_message::<ClocksSet>()
        .add_message::<OpenTable>()
        .add_message::<JoinTable>()
        .add_message::<BackToTable>()
        .add_message::<JoinRequest>()
        .add_message::<RenameContact>();
}

/// When the online match began that this program takes part in. It goes on whatever the screen shows; a match on the
/// board that began then is this one.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OnlineMatch(pub Option<Moment>);

impl OnlineMatch {
    /// Whether a match is the online one.
    #[must_use]
    pub fn is(self, game: &Match) -> bool {
        self.0.is_some() && self.0 == game.began()
    }
}

/// The seats that are moved from this program.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub enum SeatsHere {
    /// A local match: this program moves every seat.
    #[default]
    All,
    /// An online match, written by the host of its table.
    Online {
        /// Whether each seat is moved from here, by a person or by the host's computer.
        seats: Vec<bool>,
        /// Whether the clock of the seat to move runs.
        clock_runs: bool,
        /// Whether this program takes part no more: the board stays as it is.
        over: bool,
    },
}

impl SeatsHere {
    /// Whether it is an online match.
    #[must_use]
    pub fn is_online(&self) -> bool {
        *self != Self::All
    }

    /// Whether it is an online match in which this program takes part no more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self, Self::Online { over: true, .. })
    }

    /// Whether it is an online match whose clock runs.
    #[must_use]
    pub fn clock_runs(&self) -> bool {
        matches!(self, Self::Online { clock_runs: true, .. })
    }

    /// Whether a seat is moved from here, by a person or the computer.
    #[must_use]
    pub fn has(&self, seat: usize) -> bool {
        match self {
            Self::All => true,
            Self::Online { seats, .. } => seats.get(seat).copied().unwrap_or_default(),
        }
    }

    /// The side of the only person at this machine, who is spoken to as "you"; none where more of them or nobody
    /// sits here.
    #[must_use]
    pub fn own_side(&self, setup: &Setup) -> Option<Side> {
        let is_person = |seat: &usize| setup.seats[*seat].controller == Controller::Human && self.has(*seat);
        let mut people = (0..setup.seats.len()).filter(is_person);
        let own = people.next()?;
        people.next().is_none().then(|| Setup::side_of(own))
    }
}

/// Show the online match on the board again.
#[derive(Message, Clone, Copy, Debug)]
pub struct BackToMatch;

/// An online match has a result, and is to be filed.
#[derive(Message, Clone, Debug)]
pub struct OnlineMatchEnded(pub Box<Match>);

/// The clocks stand so at the host of a table far away, seat by seat.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct ClocksSet(pub Vec<Duration>);

/// Open a table for people far away, for matches that are set up like this.
#[derive(Message, Clone, Debug)]
pub struct OpenTable(pub Box<Setup>);

/// Join a table far away.
#[derive(Message, Clone, Debug)]
pub struct JoinTable(pub Box<Invitation>);

/// Go back to a table far away that was left while its match went on.
#[derive(Message, Clone, Debug)]
pub struct BackToTable(pub Box<Card>);

/// Ask the host of a table on the local network to be let in.
#[derive(Message, Clone, Debug)]
pub struct JoinRequest(pub Box<DiscoveredTable>);

/// Call somebody whom one has met by another name.
#[derive(Message, Clone, Debug)]
pub struct RenameContact {
    /// Whom.
    pub peer: PeerId,
    /// What only this player calls them.
    pub name: PlayerName,
}

/// The invitation whose link was clicked on, until it is accepted.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub struct ClickedInvitation(pub Option<Invitation>);

/// The invitation to accept: the one that was clicked on, or that lies in the clipboard, if one does.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub struct OfferedInvitation(pub Option<Invitation>);
