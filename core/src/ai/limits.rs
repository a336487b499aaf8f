//! Limits of a search: depth, nodes, time and an external stop flag. `time_management` computes the time per move.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Nodes between two checks of the clock and the stop flag, about a third of a millisecond.
const NODES_PER_POLL: u64 = 1024;
/// The same for proofs, whose nodes are more expensive: each plays all moves of a position.
const PROOF_NODES_PER_POLL: u64 = 32;

/// A flag that stops a search from another thread. Clones share the flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    pub fn new() -> Self {
        Self::default()
    }

    /// Stops the search within about a millisecond.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The limits of a search. `None` means unlimited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Depth in plies.
    pub depth: Option<u32>,
    pub nodes: Option<u64>,
    /// Wall-clock time from the call to the answer.
    pub time: Option<Duration>,
    /// Average time to use: less for easy moves, more while the best move changes. `None` uses all of `time`.
    pub planned: Option<Duration>,
}

impl Limits {
    pub fn depth(plies: u32) -> Self {
        Self { depth: Some(plies), ..Self::default() }
    }

    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    pub fn time(time: Duration) -> Self {
        Self { time: Some(time), ..Self::default() }
    }

    /// The limits that remain since `start`.
    pub(super) fn after(&self, start: Instant) -> Self {
        Self { time: self.time.map(|time| time.saturating_sub(start.elapsed())), ..*self }
    }

    /// The stricter of both limits.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        fn least<T: Ord>(a: Option<T>, b: Option<T>) -> Option<T> {
            a.into_iter().chain(b).min()
        }
        Self {
            depth: least(self.depth, other.depth),
            nodes: least(self.nodes, other.nodes),
            time: least(self.time, other.time),
            planned: least(self.planned, other.planned),
        }
    }
}

/// The error that unwinds a search which was stopped or has used up its limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stopped;

/// The remaining budget of one search thread.
pub(super) struct Budget {
    stop: Stop,
    nodes: u64,
    nodes_per_poll: u64,
    node_limit: u64,
    deadline: Option<Instant>,
    /// Nodes of the helper threads, as of their last poll.
    helpers: Arc<AtomicU64>,
    is_helper: bool,
}

impl Budget {
    pub(super) fn new(limits: &Limits, start: Instant, stop: &Stop) -> Self {
        Self {
            stop: stop.clone(),
            nodes: 0,
            nodes_per_poll: NODES_PER_POLL,
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            deadline: limits.time.and_then(|time| start.checked_add(time)),
            helpers: Arc::default(),
            is_helper: false,
        }
    }

    /// A budget for a helper thread, which only a stop ends.
    pub(super) fn for_helper(&self, stop: &Stop) -> Self {
        let helpers = Arc::clone(&self.helpers);
        Self { helpers, is_helper: true, ..Self::new(&Limits::default(), Instant::now(), stop) }
    }

    /// A budget for a secondary search: part of the remaining nodes, the same deadline and stop.
    pub(super) fn part(&self, nodes: u64) -> Self {
        let nodes = nodes.min(self.node_limit.saturating_sub(self.nodes()));
        let deadline = self.deadline;
        Self { deadline, ..Self::new(&Limits::nodes(nodes), Instant::now(), &self.stop) }
    }

    /// The same with the polling interval of proofs.
    pub(super) fn for_proof(self) -> Self {
        Self { nodes_per_poll: PROOF_NODES_PER_POLL, ..self }
    }

    /// Adds the nodes of a secondary budget.
    pub(super) fn spend(&mut self, part: &Self) {
        self.nodes += part.nodes;
    }

    /// Adds nodes of another search.
    pub(super) fn spend_nodes(&mut self, nodes: u64) -> Result<(), Stopped> {
        self.nodes = self.nodes.saturating_add(nodes);
        if self.nodes < self.node_limit { Ok(()) } else { Err(Stopped) }
    }

    /// The remaining limits, for another search.
    pub(super) fn left(&self) -> Limits {
        let time = self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        Limits { nodes: Some(self.node_limit.saturating_sub(self.nodes())), time, ..Limits::default() }
    }

    pub(super) fn stop(&self) -> Stop {
        self.stop.clone()
    }

    /// Nodes of all threads so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes + self.helpers.load(Ordering::Relaxed)
    }

    #[inline]
    pub(super) fn count(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.node_limit {
            return Err(Stopped);
        }
        self.nodes += 1;
        if !self.nodes.is_multiple_of(self.nodes_per_poll) {
            return Ok(());
        }
        if self.is_helper {
            self.helpers.fetch_add(NODES_PER_POLL, Ordering::Relaxed);
        } else if self.nodes() >= self.node_limit {
            return Err(Stopped);
        }
        self.poll()
    }

    /// Checks the stop flag and the clock.
    pub(super) fn poll(&self) -> Result<(), Stopped> {
        let late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if late || self.stop.is_stopped() { Err(Stopped) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stop_is_seen_after_few_positions() {
        let stop = Stop::new();
        let mut budget = Budget::new(&Limits::default(), Instant::now(), &stop);
        let count = |budget: &mut Budget| (0..10_000).take_while(|_| budget.count().is_ok()).count();
        assert_eq!(count(&mut budget), 10_000);
        stop.stop();
        // About two milliseconds of a slow search.
        assert!(count(&mut budget) < 2_048);
    }
}
