//! The search memory and the threads of the Master level during a match.

use std::time::Duration;

use crate::ai::{Evaluate, Level, Limits, Searcher, Stop};
use crate::rules::{Game, Variant, hexxagon, quixo};

use super::{Any, AnyGame, AnyMove, with_both};

/// The longest ponder time: the opponent may have left.
const LONGEST_THOUGHT: Duration = Duration::from_mins(3);

/// The searcher of a computer player, kept for a match.
pub struct SearchMemory {
    variant: Variant,
    level: Level,
    seed: u64,
    searcher: AnySearcher,
}

/// A [`Searcher`] of any variant.
pub type AnySearcher =
    Any<Searcher<quixo::Position>, Searcher<quixo::teams::Position>, Searcher<hexxagon::Position>>;

impl AnySearcher {
    /// A searcher with `hash_mb` MiB of memory.
    pub fn new(variant: Variant, hash_mb: usize) -> Self {
        match variant {
            Variant::Quixo => Self::Quixo(Searcher::new(hash_mb)),
            Variant::QuixoTeams => Self::Teams(Searcher::new(hash_mb)),
            Variant::Hexxagon | Variant::HexxagonOpen => Self::Hexxagon(Searcher::new(hash_mb)),
        }
    }
}

impl SearchMemory {
    /// Whether a level keeps its search memory. Weaker levels play the same with any memory.
    pub fn is_for(level: Level) -> bool {
        level >= Level::Master
    }

    /// Creates the search memory for a level and the seed of a match.
    pub fn new(variant: Variant, level: Level, seed: u64) -> Self {
        Self { variant, level, seed, searcher: AnySearcher::new(variant, level.table_size()) }
    }

    /// The search memory of a level in a match. Memory of another match is replaced.
    pub fn of(memory: &mut Option<Self>, variant: Variant, level: Level, seed: u64) -> &mut Self {
        let kept = memory
            .take()
            .filter(|memory| (memory.variant, memory.level, memory.seed) == (variant, level, seed));
        // Drop the old memory before allocating the new one.
        memory.insert(kept.unwrap_or_else(|| Self::new(variant, level, seed)))
    }

    /// The move of the level within the limits of the clock, on `threads` threads. More threads search more
    /// nodes in the same time, so the level plays somewhat stronger than its [rating](Level::rating). `None` if
    /// the game is over, belongs to another match, or the search was stopped.
    pub fn choose(
        &mut self,
        game: &AnyGame,
        within: &Limits,
        threads: usize,
        stop: &Stop,
    ) -> Option<AnyMove> {
        let (level, seed) = (self.level, self.seed);
        with_both!(&mut self.searcher, game, (searcher, game) => {
            chosen(searcher, game, level, seed, within, threads, stop)
        }, else None)
    }

    /// Ponders: searches the opponent's replies until stopped.
    pub fn ponder(&mut self, game: &AnyGame, threads: usize, stop: &Stop) {
        let (level, seed) = (self.level, self.seed);
        with_both!(&mut self.searcher, game, (searcher, game) => {
            searcher.set_level(level, seed);
            searcher.set_threads(threads);
            searcher.ponder(game, &Limits::time(LONGEST_THOUGHT), stop);
        }, else {});
    }
}

fn chosen<P: Evaluate<Move: Into<AnyMove>>>(
    searcher: &mut Searcher<P>,
    game: &Game<P>,
    level: Level,
    seed: u64,
    within: &Limits,
    threads: usize,
    stop: &Stop,
) -> Option<AnyMove> {
    searcher.set_level(level, seed);
    searcher.set_threads(threads);
    let own = level.limits::<P>(seed);
    let own = Limits { nodes: own.nodes.map(|nodes| nodes * threads as u64), ..own };
    let found = searcher.search(game, &own.and(within), stop, |_| ())?;
    (!stop.is_stopped()).then(|| found.pv[0].into())
}
