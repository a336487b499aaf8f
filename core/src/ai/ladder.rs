//! The parameters of the named levels: one list per game, weakest first, tuned by matches between neighbours.

use std::time::{Duration, Instant};

use super::evaluation::Evaluate;
use super::handicap::Handicap;
use super::level::Level;
use super::limits::{Limits, Stop};
use super::searcher::Searcher;
use crate::rules::{Game, Variant};

/// How one level of one game plays. Limits are positions and plies, never time, so that a level plays alike on every
/// machine. Only Master and Perfect get more in a match of the game, where they think with several threads and on the
/// other side's time, see `session::mind`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    /// Plies that it looks ahead.
    pub(super) depth: u32,
    /// Positions that it looks at.
    pub(super) nodes: u64,
    /// Error of its judgement, in hundredths.
    pub(super) noise: i32,
    /// Of a hundred moves in the lines that it looks ahead, so many go unnoticed.
    pub(super) missed: u64,
    /// The same for diagonals and jumps.
    pub(super) missed_hard: u64,
    /// The same for diagonals and jumps that could be played at once.
    pub(super) missed_at_root: u64,
    /// How much less than nothing a draw by repetition or by quiet plies is worth to it, in
    /// hundredths: it goes on where a weaker player may still err.
    pub(super) contempt: i32,
}

/// The levels of a game.
#[derive(Clone, Copy, Debug)]
pub struct Ladder {
    /// One for each of [`Level::ALL`].
    pub(super) levels: [Strength; Level::ALL.len()],
    /// What each but the first scored against the one below it, in per cent: measured, see `docs/measured.md`.
    scores: [u8; Level::ALL.len() - 1],
    /// Of four games a level plays one as the level above it and one as the level below, where
    /// the levels alone would be so far apart that nobody met an equal. The first and the last level
    /// always play as themselves.
    pub(super) varies: bool,
}

/// The rating of the first level: any number would do.
const FIRST_RATING: f64 = 1000.0;

impl Level {
    /// How strong it is with one thread and without the other side's time, in Elo (Arpad Elo, "The Rating of Chessplayers", 1978): who has 400 more wins ten times
    /// as often as he loses. The first level has 1000; each other one is as far above the one below it as it wins
    /// more often. None for the perfect level, which has not been measured so.
    #[must_use]
    pub fn rating(self, variant: Variant) -> Option<f64> {
        let ladder = match variant {
            Variant::Quixo => QUIXO,
            Variant::QuixoTeams => TEAMS,
            Variant::Hexxagon | Variant::HexxagonOpen => HEXXAGON,
        };
        let above = |score: u8| 400.0 * (f64::from(score) / f64::from(100 - score)).log10();
        let steps = ladder.scores.get(..self as usize)?;
        Some(FIRST_RATING + steps.iter().copied().map(above).sum::<f64>())
    }
}

/// No slips: as far as the positions last.
const fn without_slips(depth: u32, nodes: u64) -> Strength {
    Strength { depth, nodes, noise: 0, missed: 0, missed_hard: 0, missed_at_root: 0, contempt: 0 }
}

/// The levels that look a fixed number of plies ahead stop here at the latest.
const FEW_NODES: u64 = 60_000;
/// Master's positions: well below a second on one core, in teams nearer to it.
const MASTER_NODES: u64 = 1_500_000;
const MASTER_TEAM_NODES: u64 = 700_000;
/// More plies than a search reaches.
const ANY_DEPTH: u32 = 99;

/// Quixo for two.
pub(super) const QUIXO: Ladder = Ladder {
    levels: [
        Strength { noise: 1000, missed_at_root: 60, ..without_slips(1, FEW_NODES) },
        Strength { noise: 300, missed_at_root: 18, ..without_slips(1, FEW_NODES) },
        Strength { noise: 150, missed: 7, missed_hard: 23, ..without_slips(2, FEW_NODES) },
        Strength { noise: 70, missed: 2, missed_hard: 8, ..without_slips(2, FEW_NODES) },
        Strength { noise: 80, missed: 3, missed_hard: 8, ..without_slips(3, FEW_NODES) },
        Strength { noise: 34, missed: 1, missed_hard: 1, ..without_slips(3, FEW_NODES) },
        Strength { noise: 24, ..without_slips(5, FEW_NODES) },
        // A drawn game, and most who draw it by repetition would have erred later.
        Strength { contempt: 40, ..without_slips(ANY_DEPTH, MASTER_NODES) },
    ],
    scores: [75, 67, 69, 73, 68, 76, 73],
    varies: false,
};

/// Quixo in teams.
pub(super) const TEAMS: Ladder = Ladder {
    levels: [
        Strength { noise: 1000, missed_at_root: 60, ..without_slips(1, FEW_NODES) },
        Strength { noise: 220, missed_at_root: 15, ..without_slips(1, FEW_NODES) },
        Strength { noise: 600, missed: 20, missed_hard: 45, ..without_slips(2, FEW_NODES) },
        Strength { noise: 220, missed: 9, missed_hard: 25, ..without_slips(2, FEW_NODES) },
        Strength { noise: 150, missed: 6, missed_hard: 17, ..without_slips(3, FEW_NODES) },
        Strength { noise: 110, missed: 3, missed_hard: 9, ..without_slips(4, FEW_NODES) },
        without_slips(ANY_DEPTH, 25000),
        without_slips(ANY_DEPTH, MASTER_TEAM_NODES),
    ],
    scores: [71, 79, 83, 80, 79, 76, 80],
    varies: true,
};

/// Hexxagon, with and without blocks.
pub(super) const HEXXAGON: Ladder = Ladder {
    levels: [
        Strength { noise: 280, missed_at_root: 25, ..without_slips(1, FEW_NODES) },
        Strength { noise: 180, missed_at_root: 12, ..without_slips(1, FEW_NODES) },
        Strength { noise: 80, ..without_slips(1, FEW_NODES) },
        Strength { noise: 85, missed: 3, missed_hard: 9, ..without_slips(2, FEW_NODES) },
        Strength { noise: 60, missed: 1, missed_hard: 4, ..without_slips(3, FEW_NODES) },
        without_slips(ANY_DEPTH, 4000),
        without_slips(ANY_DEPTH, 200_000),
        without_slips(ANY_DEPTH, MASTER_NODES),
    ],
    scores: [82, 76, 79, 77, 79, 79, 77],
    varies: true,
};

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
        let Ladder { levels, varies, .. } = P::LADDER;
        let rung = self.min(Self::Master) as usize;
        let last = levels.len() - 1;
        let form = match seed.wrapping_mul(SPREAD) >> 62 {
            _ if !varies || rung == 0 || rung == last => rung,
            0 => rung - 1,
            1 => rung + 1,
            _ => rung,
        };
        levels[form]
    }

    /// How far the level looks in the game that the seed stands for.
    #[must_use]
    pub fn limits<P: Evaluate>(self, seed: u64) -> Limits {
        let Strength { depth, nodes, .. } = self.strength::<P>(seed);
        Limits { nodes: Some(nodes), ..Limits::depth(depth) }
    }

    fn handicap<P: Evaluate>(self, seed: u64) -> Handicap {
        let Strength { noise, missed, missed_hard, missed_at_root, .. } = self.strength::<P>(seed);
        let slips = Handicap { noise, missed, missed_hard, missed_at_root, seed: 0 };
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
        self.set_tablebase(level.knows());
        self.is_perfect = level == Level::Perfect;
        self.see(level.handicap::<P>(seed), level.strength::<P>(seed).contempt);
    }

    /// Makes the searcher see what there is to see, for whoever wants the truth and no opponent.
    pub fn set_full_strength(&mut self) {
        self.set_tablebase(true);
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
