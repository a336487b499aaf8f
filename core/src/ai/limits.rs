//! Limits of a search: depth, nodes, time and an external stop flag. `time_management` decides the time per
//! move.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Nodes between two looks at the clock and the stop: about a third of a millisecond.
const NODES_PER_POLL: u64 = 1024;
/// The same for a proof, which plays every move of the positions that it counts.
const PROOF_NODES_PER_POLL: u64 = 32;

/// Stops a search from another thread. Clones stop the same search.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A stop that has not been given.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Ends the search within about a millisecond.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the stop has been given.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How far a search may go; what is `None` is not limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Plies.
    pub depth: Option<u32>,
    /// Positions looked at.
    pub nodes: Option<u64>,
    /// From the call of the search to its answer.
    pub time: Option<Duration>,
    /// What the search should take of that on average: an easy move takes less, one whose best
    /// reply wavers more. Without it all of the time is used.
    pub planned: Option<Duration>,
}

impl Limits {
    /// To a depth in plies.
    #[must_use]
    pub fn depth(plies: u32) -> Self {
        Self { depth: Some(plies), ..Self::default() }
    }

    /// For a number of positions.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// For a time.
    #[must_use]
    pub fn time(time: Duration) -> Self {
        Self { time: Some(time), ..Self::default() }
    }

    /// The limits that remain after some time has passed.
    pub(super) fn after(&self, start: Instant) -> Self {
        Self { time: self.time.map(|time| time.saturating_sub(start.elapsed())), ..*self }
    }

    /// What both allow.
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

/// The search has been stopped or has used up its limits: it unwinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stopped;

/// What one thread of a search may still use.
pub(super) struct Budget {
    stop: Stop,
    nodes: u64,
    nodes_per_poll: u64,
    node_limit: u64,
    deadline: Option<Instant>,
    /// Positions that the helping threads have counted, to the last poll of each.
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

    /// For a thread that helps with this search until it is stopped.
    pub(super) fn for_helper(&self, stop: &Stop) -> Self {
        Self {
            stop: stop.clone(),
            nodes: 0,
            nodes_per_poll: NODES_PER_POLL,
            node_limit: u64::MAX,
            deadline: None,
            helpers: Arc::clone(&self.helpers),
            is_helper: true,
        }
    }

    /// For a look aside: so many of the positions that are left, the same clock and stop.
    pub(super) fn part(&self, nodes: u64) -> Self {
        Self {
            stop: self.stop.clone(),
            nodes: 0,
            nodes_per_poll: NODES_PER_POLL,
            node_limit: nodes.min(self.node_limit.saturating_sub(self.nodes())),
            deadline: self.deadline,
            helpers: Arc::default(),
            is_helper: false,
        }
    }

    /// The same for a proof.
    pub(super) fn for_proof(self) -> Self {
        Self { nodes_per_poll: PROOF_NODES_PER_POLL, ..self }
    }

    /// Counts what a part has used.
    pub(super) fn spend(&mut self, part: &Self) {
        self.nodes += part.nodes;
    }

    /// Counts so many positions that another search has used.
    pub(super) fn spend_nodes(&mut self, nodes: u64) -> Result<(), Stopped> {
        self.nodes = self.nodes.saturating_add(nodes);
        if self.nodes < self.node_limit { Ok(()) } else { Err(Stopped) }
    }

    /// What is left, for another search.
    pub(super) fn left(&self) -> Limits {
        let time = self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        Limits { nodes: Some(self.node_limit.saturating_sub(self.nodes())), time, ..Limits::default() }
    }

    pub(super) fn stop(&self) -> Stop {
        self.stop.clone()
    }

    /// The positions that all threads have counted so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes + self.helpers.load(Ordering::Relaxed)
    }

    /// Counts a position.
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

    /// Looks at the stop and the clock.
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
        // A millisecond or two of a slow search.
        assert!(count(&mut budget) < 2_048);
    }
}
