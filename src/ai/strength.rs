//! How the named levels search.

use std::time::Duration;

use super::deepening::Searcher;
use super::handicap::Handicap;
use super::{Evaluate, Level, Limits, Stop};
use crate::rules::Game;

/// First game: plies.
const FIRST_GAME_DEPTH: u32 = 1;
/// First game: error of judgement, in hundredths.
const FIRST_GAME_NOISE: i32 = 220;
/// First game: in a hundred diagonals or jumps that could be played at once, so many go unnoticed.
const FIRST_GAME_MISSED_AT_ONCE: u64 = 30;
/// Casual: plies.
const CASUAL_DEPTH: u32 = 2;
/// Casual: error of judgement, in hundredths.
const CASUAL_NOISE: i32 = 90;
/// Casual: in a hundred replies, so many go unnoticed.
const CASUAL_MISSED: u64 = 4;
/// Casual: the same for diagonals and jumps.
const CASUAL_MISSED_FAR: u64 = 15;
/// Club: plies.
const CLUB_DEPTH: u32 = 4;
/// Club: error of judgement, in hundredths.
const CLUB_NOISE: i32 = 25;
/// The most positions that the lower levels look at, so that they play alike on every machine.
const NODES: u64 = 60_000;
/// Master: time for a move. It leaves a busy machine a fifth of the second that is promised.
const MASTER_TIME: Duration = Duration::from_millis(800);
/// Memory of the lower levels, in MiB.
const SMALL_TABLE: usize = 1;
/// Memory of the top level, in MiB.
const MASTER_TABLE: usize = 32;

impl Level {
    /// How far the level looks.
    #[must_use]
    pub fn limits(self) -> Limits {
        let nodes = |depth| Limits { nodes: Some(NODES), ..Limits::depth(depth) };
        match self {
            Self::FirstGame => nodes(FIRST_GAME_DEPTH),
            Self::Casual => nodes(CASUAL_DEPTH),
            Self::Club => nodes(CLUB_DEPTH),
            Self::Master => Limits::time(MASTER_TIME),
        }
    }

    fn handicap(self, seed: u64) -> Handicap {
        match self {
            Self::FirstGame => Handicap {
                noise: FIRST_GAME_NOISE,
                missed_at_once: FIRST_GAME_MISSED_AT_ONCE,
                seed,
                ..Handicap::default()
            },
            Self::Casual => Handicap {
                noise: CASUAL_NOISE,
                missed: CASUAL_MISSED,
                missed_far: CASUAL_MISSED_FAR,
                seed,
                ..Handicap::default()
            },
            Self::Club => Handicap { noise: CLUB_NOISE, seed, ..Handicap::default() },
            Self::Master => Handicap::default(),
        }
    }

    pub(super) fn table(self) -> usize {
        if self == Self::Master { MASTER_TABLE } else { SMALL_TABLE }
    }
}

impl<P: Evaluate> Searcher<P> {
    /// Makes the searcher see as a level does; the seed tells its games apart. Its
    /// [`Level::limits`] are not part of this.
    pub fn set_level(&mut self, level: Level, seed: u64) {
        let handicap = level.handicap(seed);
        if handicap != self.handicap {
            self.handicap = handicap;
            self.clear();
        }
    }
}

/// A move of a level; the same seed gives the same move, except at Master, whose limit is time.
/// `None` if the game is over or the search was stopped.
pub fn choose<P: Evaluate>(game: &Game<P>, level: Level, seed: u64, stop: &Stop) -> Option<P::Move> {
    let mut searcher = Searcher::new(level.table());
    searcher.set_level(level, seed);
    let found = searcher.search(game, &level.limits(), stop, |_| ())?;
    (!stop.is_stopped()).then(|| found.pv[0])
}
