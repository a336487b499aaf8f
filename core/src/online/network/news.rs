//! News of a table, queued until the game asks for them.

use std::collections::VecDeque;
use std::fmt;
use std::mem::discriminant;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::online::table::event::Event;
use crate::online::table::guest::StopReason;
use crate::online::table::identity::PeerId;
use crate::online::table::message::{CloseCode, Presence, Refusal};
use crate::online::table::terms::Name;
use crate::session::FileError;

/// What happens at a table, for whoever shows it.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// Whether the host answers and all that it has is here; the host itself is always there.
    Connected(bool),
    /// Something has happened. The own table is to be kept by applying these in order.
    Event(Box<Event>),
    /// Who is here: replaces what was said before.
    Presence(Vec<Presence>),
    /// What was wanted here cannot be.
    Refused(Refusal),
    /// Something went wrong that the player should know: a full disk. The table goes on.
    Complaint(FileError),
    /// What keeps this program from the others; said once, until it is so no more.
    ConnectionProblem(ConnectionProblem),
    /// Somebody without an invitation asks the host to come in; see [`TableHandle::admit`](super::TableHandle::admit).
    JoinRequest {
        /// Who.
        peer: PeerId,
        /// What they say they are called.
        name: Name,
    },
    /// Who has asked to come in waits no more.
    JoinRequestWithdrawn(PeerId),
    /// Only at the host: somebody has come whose program cannot play with this one, as one of the two is too
    /// old. [`CloseCode::GuestOld`] or [`CloseCode::HostOld`] says which.
    OtherVersion(CloseCode),
    /// The end: nothing more is told.
    Stopped(StopReason),
}

/// Why nobody is reached. The program goes on trying.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ConnectionProblem {
    /// No answer: the host's program does not run, or its address has changed.
    #[error(
        "the host does not answer: it is away, or its address has changed and you need its new invitation"
    )]
    Silent,
    /// No relay answers, so that nobody can be reached over the internet, and nobody can reach this machine.
    #[error("no relay answers: this machine has no connection to the internet, or the relay is not there")]
    NoRelay,
    /// The host is there, and does not have this table open.
    #[error("the host is there, and does not have this table open now")]
    NotOpen,
}

/// So many refusals, complaints and people at the door wait at most; then the oldest goes.
const MAX_QUEUED: usize = 32;

/// News that wait. What only the last of counts replaces what waits of its kind; events are as many as the
/// table has.
#[derive(Clone, Debug, Default)]
pub(super) struct Mailbox(Arc<Shared>);

#[derive(Default)]
struct Shared {
    waiting: Mutex<VecDeque<News>>,
    arrived: Condvar,
    wake: Mutex<Option<Box<dyn Fn() + Send>>>,
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shared").field("waiting", &self.waiting().len()).finish_non_exhaustive()
    }
}

impl Shared {
    fn waiting(&self) -> MutexGuard<'_, VecDeque<News>> {
        // Nothing that holds it panics half way.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wake(&self) -> MutexGuard<'_, Option<Box<dyn Fn() + Send>>> {
        self.wake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Mailbox {
    /// Adds news, and wakes whoever waits for them.
    pub fn put(&self, news: News) {
        let mut waiting = self.0.waiting();
        let most = match news {
            News::Presence(_) | News::Connected(_) | News::ConnectionProblem(_) | News::OtherVersion(_) => 1,
            News::Refused(_)
            | News::Complaint(_)
            | News::JoinRequest { .. }
            | News::JoinRequestWithdrawn(_) => MAX_QUEUED,
            News::Event(_) | News::Stopped(_) => usize::MAX,
        };
        let same = |old: &News| discriminant(old) == discriminant(&news);
        if most < usize::MAX && waiting.iter().filter(|old| same(old)).count() >= most {
            let oldest = waiting.iter().position(same).expect("there is one");
            waiting.remove(oldest);
        }
        waiting.push_back(news);
        drop(waiting);
        self.0.arrived.notify_all();
        if let Some(wake) = &*self.0.wake() {
            wake();
        }
    }

    /// The oldest, if there is one.
    pub fn take(&self) -> Option<News> {
        self.0.waiting().pop_front()
    }

    /// The oldest, or the first that comes in time.
    pub fn wait(&self, time: Duration) -> Option<News> {
        let until = Instant::now() + time;
        let mut waiting = self.0.waiting();
        loop {
            if let Some(news) = waiting.pop_front() {
                return Some(news);
            }
            let left = until.checked_duration_since(Instant::now()).filter(|left| !left.is_zero())?;
            let woken = self.0.arrived.wait_timeout(waiting, left);
            waiting = woken.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Calls this whenever news come, from the network's thread; at once if some wait.
    pub fn on_news(&self, wake: Box<dyn Fn() + Send>) {
        let mut slot = self.0.wake();
        let wake = slot.insert(wake);
        // What arrived before it was there would wake nobody.
        if !self.0.waiting().is_empty() {
            wake();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_the_last_of_counts_does_not_pile_up() {
        let mailbox = Mailbox::default();
        for up in [true, false, true] {
            mailbox.put(News::Connected(up));
            mailbox.put(News::Presence(Vec::new()));
        }
        for _ in 0..2 * MAX_QUEUED {
            mailbox.put(News::Refused(Refusal::Stale));
        }
        let told: Vec<News> = std::iter::from_fn(|| mailbox.take()).collect();
        assert_eq!(told[..2], [News::Connected(true), News::Presence(Vec::new())]);
        assert_eq!(told[2..], vec![News::Refused(Refusal::Stale); MAX_QUEUED]);
        assert_eq!(mailbox.wait(Duration::ZERO), None);
    }

    #[test]
    fn whoever_waits_is_woken_by_another_thread() {
        let mailbox = Mailbox::default();
        let (told, heard) = std::sync::mpsc::channel();
        mailbox.on_news(Box::new(move || told.send(()).expect("heard")));
        let other = mailbox.clone();
        let thread = std::thread::spawn(move || other.put(News::Connected(true)));
        assert_eq!(mailbox.wait(Duration::from_mins(1)), Some(News::Connected(true)));
        heard.recv().expect("told");
        thread.join().expect("no panic");
    }
}
