//! The parameters of a simulated table, and its statistics.

use std::time::Duration;

use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{ClockRule, Controller, Setup};
use rand::prelude::*;
use rand::rngs::ChaCha8Rng;

#[derive(Clone, Copy, Debug)]
pub(super) struct PlannedCrash {
    pub(super) machine: usize,
    pub(super) step: usize,
}

/// The parameters of a table.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) setup: Setup,
    /// Seated people: the host and the first guests.
    pub(super) players: usize,
    /// Guests with the secret for players, and spectators.
    pub(super) guests: usize,
    spectators: usize,
    /// The number of plies after which the side to move resigns.
    pub(super) plies: usize,
    /// The end of the time with failures.
    pub(super) trouble: Duration,
    pub(super) slowest: u64,
    pub(super) loss: u32,
    pub(super) double: u32,
    /// Crashes per thousand steps.
    pub(super) crashes: u32,
    pub(super) planned_crash: Option<PlannedCrash>,
    /// Suspensions of the host per ten thousand steps.
    pub(super) stalls: u32,
    /// The longest delay of the host's disk per event, in milliseconds.
    pub(super) disk: u64,
}

impl Plan {
    pub(super) fn random(rng: &mut ChaCha8Rng) -> Self {
        let variant = *Variant::ALL.choose(rng).expect("variants");
        let guests = rng.random_range(1..=3);
        let players = rng.random_range(1..=variant.seats().min(guests + 1));
        let seconds = Duration::from_secs;
        let clock = match rng.random_range(0..5) {
            0 => ClockRule::Total { total: seconds(60), increment: seconds(2) },
            1 => ClockRule::PerMove(seconds(20)),
            // The grace period is a minute, longer than any disconnection here.
            2 => ClockRule::Total { total: seconds(900), increment: seconds(10) },
            _ => ClockRule::None,
        };
        Self {
            setup: Setup { clock, ..Self::seats(variant, players) },
            players,
            guests,
            spectators: rng.random_range(0..=2),
            plies: rng.random_range(4..24),
            trouble: seconds(rng.random_range(5..60)),
            slowest: *[5, 100, 1000].choose(rng).expect("delays"),
            loss: *[0, 5, 20].choose(rng).expect("losses"),
            double: rng.random_range(0..20),
            crashes: *[0, 2, 8].choose(rng).expect("crashes"),
            planned_crash: None,
            stalls: *[0, 5, 30].choose(rng).expect("stalls"),
            disk: *[40, 40, 4000].choose(rng).expect("disks"),
        }
    }

    /// Whether all network delays are compensated, so that only thinking time is charged.
    pub(super) fn compensates_all_delays(&self) -> bool {
        let long =
            matches!(self.setup.clock, ClockRule::Total { total, .. } if total >= Duration::from_mins(15));
        long && self.slowest <= 100
    }

    /// A short match on a good network.
    pub(super) fn calm(variant: Variant) -> Self {
        Self {
            setup: Self::seats(variant, 2),
            players: 2,
            guests: 1,
            spectators: 1,
            plies: 5,
            trouble: Duration::ZERO,
            slowest: 20,
            loss: 0,
            double: 0,
            crashes: 0,
            planned_crash: None,
            stalls: 0,
            disk: 40,
        }
    }

    /// The same with a crash.
    pub(super) fn with(self, planned_crash: PlannedCrash) -> Self {
        Self { planned_crash: Some(planned_crash), ..self }
    }

    fn seats(variant: Variant, players: usize) -> Setup {
        let mut seats = vec![Controller::Computer(Level::Beginner); variant.seats()];
        seats[..players].fill(Controller::Human);
        Setup::new(variant, &seats)
    }

    /// The number of machines.
    pub(super) fn people(&self) -> usize {
        1 + self.guests + self.spectators
    }
}

/// Statistics of some tables.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Count {
    pub(super) steps: usize,
    pub(super) events: usize,
    pub(super) plies: usize,
    pub(super) matches: usize,
    pub(super) undone: usize,
    pub(super) crashes: usize,
    pub(super) connections: usize,
    pub(super) refused: usize,
    pub(super) stalls: usize,
    /// Moves whose charged time was at most their thinking time.
    pub(super) charged: usize,
}

impl Count {
    pub(super) fn add(&mut self, other: Self) {
        self.steps += other.steps;
        self.events += other.events;
        self.plies += other.plies;
        self.matches += other.matches;
        self.undone += other.undone;
        self.crashes += other.crashes;
        self.connections += other.connections;
        self.refused += other.refused;
        self.stalls += other.stalls;
        self.charged += other.charged;
    }

    /// Whether enough failures and successes happened for the checks to be meaningful.
    pub(super) fn is_meaningful(self) -> bool {
        let all = [self.plies, self.matches, self.undone, self.crashes, self.connections, self.refused];
        let all = all.into_iter().chain([self.stalls, self.charged]).collect::<Vec<_>>();
        all.iter().all(|&count| count > 0)
    }
}
