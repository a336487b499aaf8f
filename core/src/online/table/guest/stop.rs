//! Reasons why a guest's connection ends for good.

use super::{Broken, Close};

/// Why a guest connects no more.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Stop {
    /// The host says what cannot be. What is saved here stays.
    #[error("{0}; the table was left, and both records are kept")]
    Broken(Broken),
    /// The connection was ended for a reason that another try does not change.
    #[error("{}", sentence(*.0))]
    Ended(Close),
}

fn sentence(why: Close) -> &'static str {
    match why {
        Close::Done => "the host has left",
        Close::Secret => "the invitation is not, or no longer, good for this table",
        Close::Frame => "the other side did not understand what was said",
        Close::Replaced => "you have come to this table again from elsewhere",
        Close::Slow => "the connection was too slow",
        Close::Full => "there is no room at the table",
        Close::GuestOld => "the host has a newer version of this program: update yours",
        Close::HostOld => "the host has an older version of this program: ask for an update there",
        Close::Differs => "the records of this table differ; both are kept",
        Close::Flood => "too much was said at once",
        Close::Closed => "the host has closed the table",
        Close::NotOpen => "the host does not have this table open now",
    }
}
