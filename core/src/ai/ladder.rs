//! The parameters of the named levels: one list per game, weakest first, tuned by matches between neighbours.

use std::time::{Duration, Instant};

use super::handicap::Handicap;
use super::{Evaluate, Level, Limits, Searcher, Stop};
use crate::rules::{Game, Variant};

/// The parameters of one level in one game. They limit nodes and plies, not time, so that a level plays the same on
/// every machine. Only Master and Perfect get more in the game's matches: several threads and the opponent's time,
/// see `session::search_memory`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    /// Depth limit in plies.
    pub(super) depth: u32,
    pub(super) nodes: u64,
    /// Largest error of the evaluation, in hundredths.
    pub(super) noise: i32,
    pub(super) missed: u64,
    pub(super) missed_hard: u64,
    pub(super) missed_at_root: u64,
    /// Contempt in hundredths: the penalty of draws by repetition or quiet plies, which a weaker opponent may avoid
    /// by mistake.
    pub(super) contempt: i32,
}

#[derive(Clone, Copy, Debug)]
pub struct Ladder {
    /// The parameters, in the order of [`Level::ALL`].
    pub(super) levels: [Strength; Level::ALL.len()],
    /// The measured score of each level but the first against the one below, in per cent: see `docs/measured.md`.
    scores: [u8; Level::ALL.len() - 1],
    /// Whether a level plays one of four games as the next higher level and one as the next lower, to give
    /// intermediate strengths. The first and the last level do not vary.
    pub(super) varies: bool,
}

/// The rating of the first level, chosen freely.
const FIRST_RATING: f64 = 1000.0;

const fn without_errors(depth: u32, nodes: u64) -> Strength {
    Strength { depth, nodes, noise: 0, missed: 0, missed_hard: 0, missed_at_root: 0, contempt: 0 }
}

/// Node limit of the levels with a depth limit.
const FEW_NODES: u64 = 60_000;
/// Node limit of Master: below a second on one core, in teams about a second.
const MASTER_NODES: u64 = 1_500_000;
const MASTER_TEAM_NODES: u64 = 700_000;
/// A depth limit that no search reaches.
const ANY_DEPTH: u32 = 99;

pub(super) const QUIXO: Ladder = Ladder {
    levels: [
        Strength { noise: 1500, missed_at_root: 60, ..without_errors(1, FEW_NODES) },
        Strength { noise: 300, missed_at_root: 18, ..without_errors(1, FEW_NODES) },
        Strength { noise: 150, missed: 7, missed_hard: 23, ..without_errors(2, FEW_NODES) },
        Strength { noise: 70, missed: 2, missed_hard: 8, ..without_errors(2, FEW_NODES) },
        Strength { noise: 80, missed: 3, missed_hard: 8, ..without_errors(3, FEW_NODES) },
        Strength { noise: 34, missed: 1, missed_hard: 1, ..without_errors(3, FEW_NODES) },
        Strength { noise: 24, ..without_errors(5, FEW_NODES) },
        // Quixo is a draw under perfect play, but many opponents that repeat would err later.
        Strength { contempt: 40, ..without_errors(ANY_DEPTH, MASTER_NODES) },
    ],
    scores: [85, 67, 69, 73, 68, 76, 73],
    varies: false,
};

pub(super) const TEAMS: Ladder = Ladder {
    levels: [
        Strength { noise: 1000, missed_at_root: 60, ..without_errors(1, FEW_NODES) },
        Strength { noise: 220, missed_at_root: 15, ..without_errors(1, FEW_NODES) },
        Strength { noise: 600, missed: 20, missed_hard: 45, ..without_errors(2, FEW_NODES) },
        Strength { noise: 220, missed: 9, missed_hard: 25, ..without_errors(2, FEW_NODES) },
        Strength { noise: 150, missed: 6, missed_hard: 17, ..without_errors(3, FEW_NODES) },
        Strength { noise: 110, missed: 3, missed_hard: 9, ..without_errors(4, FEW_NODES) },
        without_errors(ANY_DEPTH, 25000),
        without_errors(ANY_DEPTH, MASTER_TEAM_NODES),
    ],
    scores: [71, 79, 83, 80, 79, 76, 80],
    varies: true,
};

/// Hexxagon, with and without blocks.
pub(super) const HEXXAGON: Ladder = Ladder {
    levels: [
        Strength { noise: 340, missed_at_root: 25, ..without_errors(1, FEW_NODES) },
        Strength { noise: 180, missed_at_root: 12, ..without_errors(1, FEW_NODES) },
        Strength { noise: 80, ..without_errors(1, FEW_NODES) },
        Strength { noise: 85, missed: 3, missed_hard: 9, ..without_errors(2, FEW_NODES) },
        Strength { noise: 60, missed: 1, missed_hard: 4, ..without_errors(3, FEW_NODES) },
        without_errors(ANY_DEPTH, 4000),
        without_errors(ANY_DEPTH, 200_000),
        without_errors(ANY_DEPTH, MASTER_NODES),
    ],
    scores: [85, 76, 79, 77, 79, 79, 77],
    varies: true,
};

/// Transposition table of the lower levels, in MiB.
const SMALL_TABLE: usize = 1;
/// Transposition table from [`LARGE_TABLE_FROM`] on, in MiB.
const LARGE_TABLE: usize = 32;
/// Searches shorter than this use a small table: allocating a large one takes too long.
const LARGE_TABLE_TIME: Duration = Duration::from_millis(60);
const LARGE_TABLE_FROM: Level = Level::Expert;

/// Multiplier that spreads adjacent seeds: 2^64 divided by the golden ratio.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

impl Level {
    /// The level's rating with one thread and without pondering, in Elo (Arpad Elo, "The Rating of Chessplayers",
    /// 1978): 400 points more mean ten to one odds. The first level has 1000. `None` for the perfect level, which is
    /// not measured.
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

    /// The parameters for the game with this seed.
    fn strength<P: Evaluate>(self, seed: u64) -> Strength {
        let Ladder { levels, varies, .. } = P::LADDER;
        let index = self.min(Self::Master) as usize;
        let last = levels.len() - 1;
        let varied_index = match seed.wrapping_mul(SPREAD) >> 62 {
            _ if !varies || index == 0 || index == last => index,
            0 => index - 1,
            1 => index + 1,
            _ => index,
        };
        levels[varied_index]
    }

    pub fn limits<P: Evaluate>(self, seed: u64) -> Limits {
        let Strength { depth, nodes, .. } = self.strength::<P>(seed);
        Limits { nodes: Some(nodes), ..Limits::depth(depth) }
    }

    fn handicap<P: Evaluate>(self, seed: u64) -> Handicap {
        let Strength { noise, missed, missed_hard, missed_at_root, .. } = self.strength::<P>(seed);
        let handicap = Handicap { noise, missed, missed_hard, missed_at_root, seed: 0 };
        // Without errors the search does not depend on the seed, and the table stays valid.
        if handicap == Handicap::default() { handicap } else { Handicap { seed, ..handicap } }
    }

    /// Size of the transposition table in MiB.
    pub fn table_size(self) -> usize {
        if self >= LARGE_TABLE_FROM { LARGE_TABLE } else { SMALL_TABLE }
    }
}

impl<P: Evaluate> Searcher<P> {
    /// Sets handicap, contempt and tablebase use of a level. `seed` identifies the game. The [`Level::limits`] are
    /// separate.
    pub fn set_level(&mut self, level: Level, seed: u64) {
        self.set_tablebase(level.uses_tablebase());
        self.is_perfect = level == Level::Perfect;
        self.set_weakness(level.handicap::<P>(seed), level.strength::<P>(seed).contempt);
    }

    /// Sets full strength without contempt, for analysis.
    pub fn set_full_strength(&mut self) {
        self.set_tablebase(true);
        self.is_perfect = false;
        self.set_weakness(Handicap::default(), 0);
    }

    fn set_weakness(&mut self, handicap: Handicap, contempt: i32) {
        if (handicap, contempt) != (self.handicap, self.contempt) {
            (self.handicap, self.contempt) = (handicap, contempt);
            self.clear();
        }
    }
}

/// Chooses a level's move within the limits of the clock. Without a clock the same seed and position give the same
/// move. `None` if the game is over or the search was stopped.
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
    // Allocating the table takes time of the clock.
    let within = Limits { time: within.time.map(|time| time.saturating_sub(begun.elapsed())), ..*within };
    let found = searcher.search(game, &level.limits::<P>(seed).and(&within), stop, |_| ())?;
    (!stop.is_stopped()).then(|| found.pv[0])
}
