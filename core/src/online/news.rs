//! News of a table.

use crate::language::{Localized, msg};
use crate::online::table::guest::StopReason;
use crate::online::table::{ClockReading, CloseCode, Event, Name, PeerId, Presence, Refusal};
use crate::session::FileError;

/// A notification to the program about its table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// Whether the guest is connected and up to date; a host always is.
    Connected(bool),
    /// An event. Applied in order, they give the state of the table.
    Event(Box<Event>),
    /// The present people; replaces the previous list.
    Presence(Vec<Presence>),
    /// The clock of the seat to move, after a connection and when it differs from the clock computed from the events.
    Clock(ClockReading),
    /// To a guest: the host has charged over a second more for a move than the guest has observed.
    ClockDiffers,
    /// A proposal of this program was refused.
    Refused(Refusal),
    /// A file error that the player should know, such as a full disk. The table continues.
    Complaint(FileError),
    /// The reason why there is no connection; reported once, and before the loss of the connection that it explains.
    ConnectionProblem(ConnectionProblem),
    /// A guest without an invitation asks the host to enter; see
    /// [`TableHandle::admit`](super::network::TableHandle::admit). The name is what the guest has sent.
    JoinRequest { peer: PeerId, name: Name },
    /// A join request was withdrawn.
    JoinRequestWithdrawn(PeerId),
    /// To the host only: a guest was rejected because one of the programs is too old. The code is
    /// [`CloseCode::GuestOld`] or [`CloseCode::HostOld`].
    OtherVersion(CloseCode),
    /// The table is over for this program; nothing follows.
    Stopped(StopReason),
}

/// Why there is no connection. The program keeps trying.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConnectionProblem {
    /// No answer: the host's program does not run, or its address has changed.
    Silent,
    /// No relay answers, so that neither this machine nor others can be reached over the internet.
    NoRelay,
    /// The host answers, but the table is not open.
    NotOpen,
    /// The host has left the table, or ended its program.
    HostLeft,
}

impl ConnectionProblem {
    /// The problem as a sentence about the host with this display name.
    pub fn describe(self, name: Localized) -> Localized {
        match self {
            Self::Silent => msg::OnlineSilent { name }.into(),
            Self::NoRelay => msg::ONLINE_NO_RELAY,
            Self::NotOpen => msg::OnlineNotOpen { name }.into(),
            Self::HostLeft => msg::OnlineHostLeft { name }.into(),
        }
    }
}
