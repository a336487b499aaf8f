//! Search settings of the named levels.

use std::time::{Duration, Instant};

use super::handicap::Handicap;
use super::ladder::{Ladder, Strength};
use super::searcher::Searcher;
use super::{Evaluate, Level, Limits, Stop};
use crate::rules::Game;

/// Memory of the lower levels, in MiB.
const SMALL_TABLE: usize = 1;
/// Memory of the levels from [`LARGE_TABLE_FROM`] on, in MiB.
const LARGE_TABLE: usize = 32;
/// A shorter search has no use for a large table, and its clock none for the fetching of one.
const LARGE_TABLE_TIME: Duration = Duration::from_millis(60);
/// The first level with a large table.
const LARGE_TABLE_FROM: Level = Level::Expert;

/// Spreads seeds that lie side by side: 2^64 divided by the golden ratio.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

impl Level {
    /// How it plays the game that the seed stands for.
    fn strength<P: Evaluate>(self, seed: u64) -> Strength {
        let Ladder { rungs, has_form, .. } = P::LADDER;
        let rung = self.min(Self::Master) as usize;
        let last = rungs.len() - 1;
        let form = match seed.wrapping_mul(SPREAD) >> 62 {
            _ if !has_form || rung == 0 || rung == last => rung,
            0 => rung - 1,
            1 => rung + 1,
            _ => rung,
        };
        rungs[form]
    }

    /// How far the level looks in the game that the seed stands for.
    #[must_use]
    pub fn limits<P: Evaluate>(self, seed: u64) -> Limits {
        let Strength { depth, nodes, .. } = self.strength::<P>(seed);
        Limits { nodes: Some(nodes), ..Limits::depth(depth) }
    }

    fn handicap<P: Evaluate>(self, seed: u64) -> Handicap {
        let Strength { noise, missed, missed_far, missed_at_once, .. } = self.strength::<P>(seed);
        let slips = Handicap { noise, missed, missed_far, missed_at_once, seed: 0 };
        // Without slips nothing depends on the seed, and what was learned lasts.
        if slips == Handicap::default() { slips } else { Handicap { seed, ..slips } }
    }

    /// Its transposition table, in MiB.
    #[must_use]
    pub fn table_size(self) -> usize {
        if self >= LARGE_TABLE_FROM { LARGE_TABLE } else { SMALL_TABLE }
    }
}

impl<P: Evaluate> Searcher<P> {
    /// Makes the searcher see as a level does; the seed tells its games apart. Its
    /// [`Level::limits`] are not part of this.
    pub fn set_level(&mut self, level: Level, seed: u64) {
        self.set_knowledge(level.knows());
        self.is_perfect = level == Level::Perfect;
        self.see(level.handicap::<P>(seed), level.strength::<P>(seed).contempt);
    }

    /// Makes the searcher see what there is to see, for whoever wants the truth and no opponent.
    pub fn set_full_strength(&mut self) {
        self.set_knowledge(true);
        self.is_perfect = false;
        self.see(Handicap::default(), 0);
    }

    fn see(&mut self, handicap: Handicap, contempt: i32) {
        if (handicap, contempt) != (self.handicap, self.contempt) {
            (self.handicap, self.contempt) = (handicap, contempt);
            self.clear();
        }
    }
}

/// A move of a level, within the limits that a clock sets it. The seed is the game's: without a clock
/// the same seed and position give the same move. `None` if the game is over or the search was
/// stopped.
pub fn choose<P: Evaluate>(
    game: &Game<P>,
    level: Level,
    seed: u64,
    within: &Limits,
    stop: &Stop,
) -> Option<P::Move> {
    let begun = Instant::now();
    let is_short = within.time.is_some_and(|time| time < LARGE_TABLE_TIME);
    let mut searcher = Searcher::new(if is_short { SMALL_TABLE } else { level.table_size() });
    searcher.set_level(level, seed);
    // The clock runs while the memory is fetched.
    let within = Limits { time: within.time.map(|time| time.saturating_sub(begun.elapsed())), ..*within };
    let found = searcher.search(game, &level.limits::<P>(seed).and(&within), stop, |_| ())?;
    (!stop.is_stopped()).then(|| found.pv[0])
}
