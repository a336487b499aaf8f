//! Counters of a match: points, pairs, ends, faults and time.

use std::collections::BTreeMap;
use std::time::Duration;

use super::elo::PairCounts;
use pushflip_core::engine::client::Fault;
use pushflip_core::session::MatchResult;

/// The time and nodes that a player used for its moves.
#[derive(Clone, Copy, Default, Debug)]
pub struct Usage {
    /// Moves made.
    pub moves: u64,
    /// Total time.
    pub time: Duration,
    /// Time of the slowest move.
    pub longest: Duration,
    /// Nodes searched, over the counted moves.
    pub nodes: u64,
    /// Moves with a known number of nodes.
    pub counted: u64,
}

impl Usage {
    pub(super) fn add(&mut self, time: Duration, nodes: Option<u64>) {
        self.moves += 1;
        self.time += time;
        self.longest = self.longest.max(time);
        if let Some(nodes) = nodes {
            self.nodes += nodes;
            self.counted += 1;
        }
    }

    fn merge(&mut self, other: &Self) {
        self.moves += other.moves;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
        self.nodes += other.nodes;
        self.counted += other.counted;
    }
}

/// Games that a player lost by a fault.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Faults {
    /// Illegal moves.
    pub illegal: u64,
    /// Crashes, and breaches of the protocol.
    pub crashes: u64,
    /// Time-outs.
    pub late: u64,
}

impl Faults {
    fn add(&mut self, fault: &Fault) {
        match fault {
            Fault::Illegal(_) => self.illegal += 1,
            Fault::Crash(_) => self.crashes += 1,
            Fault::Late(_) => self.late += 1,
            Fault::Stopped => unreachable!("a stopped game is not counted"),
        }
    }

    /// The number of faults of all kinds.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.illegal + self.crashes + self.late
    }
}

/// A finished game between A and B.
#[derive(Clone, Debug)]
pub(super) struct Played {
    /// A's half points: 0, 1 or 2.
    pub(super) half_points: u8,
    /// Whether A was Cross, team A or Red.
    pub(super) a_is_first: bool,
    pub(super) result: MatchResult,
    /// The player that lost by a fault, 0 for A, and the fault.
    pub(super) fault: Option<(usize, Fault)>,
    /// A's usage, then B's.
    pub(super) usage: [Usage; 2],
    pub(super) record: String,
}

/// Sums over the games of a match.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    /// A's losses, draws and wins.
    pub games: [u64; 3],
    /// Pairs by A's half points.
    pub pairs: PairCounts,
    /// Half points of Cross, team A or Red.
    pub first_half_points: u64,
    /// Number of games by reason of their end, as in records.
    pub ends: BTreeMap<&'static str, u64>,
    /// A's faults, then B's.
    pub faults: [Faults; 2],
    /// A's usage, then B's.
    pub usage: [Usage; 2],
}

impl Tally {
    pub(super) fn add(&mut self, pair: &[Played; 2]) {
        self.pairs[pair.iter().map(|game| usize::from(game.half_points)).sum::<usize>()] += 1;
        for game in pair {
            self.games[usize::from(game.half_points)] += 1;
            let first = if game.a_is_first { game.half_points } else { 2 - game.half_points };
            self.first_half_points += u64::from(first);
            for (own, usage) in self.usage.iter_mut().zip(&game.usage) {
                own.merge(usage);
            }
            let end = match &game.fault {
                Some((player, fault)) => {
                    self.faults[*player].add(fault);
                    "fault"
                }
                None => game.result.reason.id(),
            };
            *self.ends.entry(end).or_default() += 1;
        }
    }

    /// Games played.
    #[must_use]
    pub fn played(&self) -> u64 {
        self.games.iter().sum()
    }
}
