//! The queue of news of a table, until the program takes them.

use std::collections::VecDeque;
use std::mem::discriminant;
use std::sync::{Arc, Mutex};

use super::lock;
use crate::online::news::News;

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
    use crate::online::table::Refusal;

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
