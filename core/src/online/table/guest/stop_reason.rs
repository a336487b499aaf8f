//! Reasons why a guest does not reconnect.

use super::{CloseCode, EventError};

/// Why a guest does not reconnect.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StopReason {
    /// The host has sent an invalid event. The saved events stay.
    #[error("{0}; the table was left, and both records are kept")]
    InvalidEvent(EventError),
    /// The connection was closed for a reason that a reconnection does not change.
    #[error("{}", sentence(*.0))]
    Ended(CloseCode),
}

fn sentence(why: CloseCode) -> &'static str {
    match why {
        CloseCode::Done => "the host has left",
        CloseCode::Secret => "the invitation is not, or no longer, good for this table",
        CloseCode::Frame => "the other side did not understand what was said",
        CloseCode::Replaced => "you have come to this table again from elsewhere",
        CloseCode::Slow => "the connection was too slow",
        CloseCode::Full => "there is no room at the table",
        CloseCode::GuestOld => "the host has a newer version of this program: update yours",
        CloseCode::HostOld => "the host has an older version of this program: ask for an update there",
        CloseCode::Differs => "the records of this table differ; both are kept",
        CloseCode::Flood => "too much was said at once",
        CloseCode::Closed => "the host has closed the table",
        CloseCode::NotOpen => "the host does not have this table open now",
    }
}
