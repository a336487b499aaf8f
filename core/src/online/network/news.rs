//! News of a table, queued until the program takes them.

use std::collections::VecDeque;
use std::mem::discriminant;
use std::sync::{Arc, Mutex};

use super::lock;
use crate::language::{Localized, msg};
use crate::online::table::guest::StopReason;
use crate::online::table::{ClockReading, CloseCode, Event, Name, PeerId, Presence, Refusal};
use crate::session::FileError;

/// A notification to the program about its table.
#[derive(Clone, PartialEq, Debug)]
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
    /// [`TableHandle::admit`](super::TableHandle::admit). The name is what the guest has sent.
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

/// The maximum of queued refusals, errors and join requests; the oldest is dropped.
const MAX_QUEUED: usize = 32;

/// The queue of news. State-like news replace queued ones of the same kind; events are not limited.
#[derive(Clone, Default)]
pub(super) struct Mailbox(Arc<Shared>);

#[derive(Default)]
struct Shared {
    waiting: Mutex<VecDeque<News>>,
    wake: Mutex<Option<Box<dyn Fn() + Send>>>,
}

impl Mailbox {
    /// Adds news and wakes the receiver.
    pub fn put(&self, news: News) {
        let mut waiting = lock(&self.0.waiting);
        let most = match news {
            News::Presence(_)
            | News::Connected(_)
            | News::Clock(_)
            | News::ClockDiffers
            | News::ConnectionProblem(_)
            | News::OtherVersion(_) => 1,
            News::Refused(_)
            | News::Complaint(_)
            | News::JoinRequest { .. }
            | News::JoinRequestWithdrawn(_) => MAX_QUEUED,
            News::Event(_) | News::Stopped(_) => usize::MAX,
        };
        let same = |old: &News| discriminant(old) == discriminant(&news);
        if most < usize::MAX && waiting.iter().filter(|old| same(old)).count() >= most {
            let oldest = waiting.iter().position(same).expect("an old message");
            waiting.remove(oldest);
        }
        waiting.push_back(news);
        drop(waiting);
        if let Some(wake) = &*lock(&self.0.wake) {
            wake();
        }
    }

    pub fn take(&self) -> Option<News> {
        lock(&self.0.waiting).pop_front()
    }

    /// Sets the callback for new entries; calls it immediately if some are queued.
    pub fn on_news(&self, wake: Box<dyn Fn() + Send>) {
        let mut slot = lock(&self.0.wake);
        let wake = slot.insert(wake);
        // News that arrived before the callback was set would not wake the receiver.
        if !lock(&self.0.waiting).is_empty() {
            wake();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn state_like_news_replace_older_ones() {
        let mailbox = Mailbox::default();
        for up in [true, false, true] {
            mailbox.put(News::Connected(up));
            mailbox.put(News::Presence(Vec::new()));
        }
        for _ in 0..2 * MAX_QUEUED {
            mailbox.put(News::Refused(Refusal::Stale));
        }
        let taken: Vec<News> = std::iter::from_fn(|| mailbox.take()).collect();
        assert_eq!(taken[..2], [News::Connected(true), News::Presence(Vec::new())]);
        assert_eq!(taken[2..], vec![News::Refused(Refusal::Stale); MAX_QUEUED]);
    }

    #[test]
    fn a_waiting_receiver_is_woken_by_another_thread() {
        let mailbox = Mailbox::default();
        let (sender, receiver) = std::sync::mpsc::channel();
        mailbox.on_news(Box::new(move || sender.send(()).expect("an open channel")));
        let other = mailbox.clone();
        let thread = std::thread::spawn(move || other.put(News::Connected(true)));
        receiver.recv().expect("a notification");
        assert_eq!(mailbox.take(), Some(News::Connected(true)));
        thread.join().expect("no panic");
    }
}
