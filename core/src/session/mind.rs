//! The search memory of the strongest level during a match, and its share of the machine.

use std::time::Duration;

use crate::ai::{Evaluate, Level, Limits, Searcher, Stop};
use crate::rules::{Game, Variant, hexxagon, quixo};

use super::{AnyGame, AnyMove};

/// On the other side's time it thinks no longer than this: somebody may have left.
const LONGEST_THOUGHT: Duration = Duration::from_mins(3);

/// The memory of a computer player for a match.
pub struct Mind {
    variant: Variant,
    level: Level,
    seed: u64,
    searcher: AnySearcher,
}

enum AnySearcher {
    Quixo(Searcher<quixo::Position>),
    Teams(Searcher<quixo::teams::Position>),
    Hexxagon(Searcher<hexxagon::Position>),
}

impl Mind {
    /// Whether a level has one: the others are weaker on purpose, and play alike whatever they have seen.
    #[must_use]
    pub fn is_for(level: Level) -> bool {
        level >= Level::Master
    }

    /// One that has not thought yet, for a level in the match that a seed stands for.
    #[must_use]
    pub fn new(variant: Variant, level: Level, seed: u64) -> Self {
        let memory = level.table_size();
        let searcher = match variant {
            Variant::Quixo => AnySearcher::Quixo(Searcher::new(memory)),
            Variant::QuixoTeams => AnySearcher::Teams(Searcher::new(memory)),
            Variant::Hexxagon | Variant::HexxagonOpen => AnySearcher::Hexxagon(Searcher::new(memory)),
        };
        Self { variant, level, seed, searcher }
    }

    /// The mind of a level in a match; a new one, if the memory has another's.
    pub fn of(memory: &mut Option<Self>, variant: Variant, level: Level, seed: u64) -> &mut Self {
        let kept =
            memory.take().filter(|mind| (mind.variant, mind.level, mind.seed) == (variant, level, seed));
        // An old one has gone before the new one comes.
        memory.insert(kept.unwrap_or_else(|| Self::new(variant, level, seed)))
    }

    /// Its move, within the limits that a clock sets it, on so many threads: with more it looks at more in the same
    /// time, and so plays somewhat stronger than its [rating](Level::rating) says. `None` if the game is over, is another one, or the search was stopped.
    pub fn choose(
        &mut self,
        game: &AnyGame,
        within: &Limits,
        threads: usize,
        stop: &Stop,
    ) -> Option<AnyMove> {
        let (level, seed) = (self.level, self.seed);
        match (&mut self.searcher, game) {
            (AnySearcher::Quixo(searcher), AnyGame::Quixo(game)) => {
                chosen(searcher, game, level, seed, within, threads, stop)
            }
            (AnySearcher::Teams(searcher), AnyGame::Teams(game)) => {
                chosen(searcher, game, level, seed, within, threads, stop)
            }
            (AnySearcher::Hexxagon(searcher), AnyGame::Hexxagon(game)) => {
                chosen(searcher, game, level, seed, within, threads, stop)
            }
            _ => None,
        }
    }

    /// Thinks about what it might do after the other side's move, until it is stopped.
    pub fn think_ahead(&mut self, game: &AnyGame, threads: usize, stop: &Stop) {
        let (level, seed) = (self.level, self.seed);
        match (&mut self.searcher, game) {
            (AnySearcher::Quixo(searcher), AnyGame::Quixo(game)) => {
                think_ahead(searcher, game, level, seed, threads, stop);
            }
            (AnySearcher::Teams(searcher), AnyGame::Teams(game)) => {
                think_ahead(searcher, game, level, seed, threads, stop);
            }
            (AnySearcher::Hexxagon(searcher), AnyGame::Hexxagon(game)) => {
                think_ahead(searcher, game, level, seed, threads, stop);
            }
            _ => {}
        }
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

fn think_ahead<P: Evaluate>(
    searcher: &mut Searcher<P>,
    game: &Game<P>,
    level: Level,
    seed: u64,
    threads: usize,
    stop: &Stop,
) {
    searcher.set_level(level, seed);
    searcher.set_threads(threads);
    searcher.ponder(game, &Limits::time(LONGEST_THOUGHT), stop);
}
