//! When a search ends: limits agreed beforehand, and a stop from outside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Nodes between two looks at the clock and the stop: about a third of a millisecond.
const NODES_PER_POLL: u64 = 1024;

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
        }
    }
}

/// The search has been stopped or has used up its limits: it unwinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stopped;

/// What one search may still use.
pub(super) struct Budget {
    stop: Stop,
    nodes: u64,
    node_limit: u64,
    deadline: Option<Instant>,
}

impl Budget {
    pub(super) fn new(limits: &Limits, start: Instant, stop: &Stop) -> Self {
        Self {
            stop: stop.clone(),
            nodes: 0,
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            deadline: limits.time.and_then(|time| start.checked_add(time)),
        }
    }

    /// The positions counted so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Counts a position.
    #[inline]
    pub(super) fn count(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.node_limit {
            return Err(Stopped);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_PER_POLL) { self.poll() } else { Ok(()) }
    }

    /// Looks at the stop and the clock.
    pub(super) fn poll(&self) -> Result<(), Stopped> {
        let late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if late || self.stop.is_stopped() { Err(Stopped) } else { Ok(()) }
    }
}
