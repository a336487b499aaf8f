//! A simulated disk with a log file, whose unfinished writes are lost in a crash.

use std::collections::VecDeque;
use std::time::Duration;

use pushflip_core::online::table::event::{Digest, Event};
use pushflip_core::online::table::log;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// A file of events on a disk with delayed writes.
#[derive(Debug)]
pub(super) struct Disk {
    bytes: Vec<u8>,
    waiting: VecDeque<(Duration, Event)>,
    /// The digests of the whole events in the file.
    kept: Vec<Digest>,
}

impl Default for Disk {
    fn default() -> Self {
        Self { bytes: log::HEADER.to_vec(), waiting: VecDeque::new(), kept: Vec::new() }
    }
}

impl Disk {
    pub(super) fn write(&mut self, event: Event, at: Duration) {
        let at = self.waiting.back().map_or(at, |last| last.0.max(at));
        self.waiting.push_back((at, event));
    }

    /// The end of the next write.
    pub(super) fn next(&self) -> Option<Duration> {
        self.waiting.front().map(|first| first.0)
    }

    /// The next finished write.
    pub(super) fn written(&mut self, now: Duration) -> Option<u32> {
        let (_, event) = self.waiting.pop_front_if(|first| first.0 <= now)?;
        self.bytes.extend(log::encode(&event));
        self.kept.push(event.digest());
        Some(event.number)
    }

    /// A crash: a part of the current write may be left.
    pub(super) fn crash(&mut self, rng: &mut ChaCha8Rng) {
        if let Some((_, event)) = self.waiting.front() {
            let entry = log::encode(event);
            let part = rng.random_range(0..=entry.len());
            self.bytes.extend(&entry[..part]);
        }
        self.waiting.clear();
    }

    /// The valid events after a restart; the rest is cut off.
    pub(super) fn found(&mut self) -> Vec<Event> {
        let log = log::read(&self.bytes);
        self.bytes.truncate(log.valid_bytes);
        self.kept = log.events.iter().map(Event::digest).collect();
        log.events
    }

    pub(super) fn has(&self, event: &Event) -> bool {
        self.kept.get(event.number as usize) == Some(&event.digest())
    }

    pub(super) fn events(&self) -> Vec<Event> {
        log::read(&self.bytes).events
    }
}
