//! The computer's choice for a game of any variant.

use crate::ai::{self, Analysis, Candidate, Evaluate, Explain, Level, Limits, Searcher, Stop, Wanted, Why};
use crate::rules::Game;

use super::{AnyGame, AnyMove};

impl AnyGame {
    /// A move of a level; the same seed gives the same move, except at Master, whose limit is
    /// time. `None` if the game is over or the search was stopped.
    #[must_use]
    pub fn choose(&self, level: Level, seed: u64, stop: &Stop) -> Option<AnyMove> {
        match self {
            Self::Quixo(game) => ai::choose(game, level, seed, stop).map(AnyMove::Quixo),
            Self::Teams(game) => ai::choose(game, level, seed, stop).map(AnyMove::Teams),
            Self::Hexxagon(game) => ai::choose(game, level, seed, stop).map(AnyMove::Hexxagon),
        }
    }

    /// What a level would play, and a reason; `None` if the game is over or the search was stopped.
    #[must_use]
    pub fn hint(&self, level: Level, seed: u64, stop: &Stop) -> Option<(AnyMove, Why)> {
        match self {
            Self::Quixo(game) => ai::hint(game, level, seed, stop).map(|(mv, why)| (AnyMove::Quixo(mv), why)),
            Self::Teams(game) => ai::hint(game, level, seed, stop).map(|(mv, why)| (AnyMove::Teams(mv), why)),
            Self::Hexxagon(game) => {
                ai::hint(game, level, seed, stop).map(|(mv, why)| (AnyMove::Hexxagon(mv), why))
            }
        }
    }

    /// What the search thinks of the moves that are `wanted`: [`Searcher::analyse`] with so many
    /// MiB of memory.
    pub fn analyse(
        &self,
        hash_mb: usize,
        wanted: Wanted,
        limits: &Limits,
        stop: &Stop,
        on_report: impl FnMut(Analysis<AnyMove>),
    ) -> Option<Analysis<AnyMove>> {
        let searched = Searched { hash_mb, knows: false, wanted };
        match self {
            Self::Quixo(game) => analyse(game, AnyMove::Quixo, searched, limits, stop, on_report),
            Self::Teams(game) => analyse(game, AnyMove::Teams, searched, limits, stop, on_report),
            Self::Hexxagon(game) => analyse(game, AnyMove::Hexxagon, searched, limits, stop, on_report),
        }
    }

    /// The same, with all that is known exactly: of a nearly full Quixo board it may take seconds to
    /// know it, and the stop does not hold that up.
    pub fn analyse_knowing(
        &self,
        hash_mb: usize,
        wanted: Wanted,
        limits: &Limits,
        stop: &Stop,
        on_report: impl FnMut(Analysis<AnyMove>),
    ) -> Option<Analysis<AnyMove>> {
        let searched = Searched { hash_mb, knows: true, wanted };
        match self {
            Self::Quixo(game) => analyse(game, AnyMove::Quixo, searched, limits, stop, on_report),
            Self::Teams(game) => analyse(game, AnyMove::Teams, searched, limits, stop, on_report),
            Self::Hexxagon(game) => analyse(game, AnyMove::Hexxagon, searched, limits, stop, on_report),
        }
    }

    /// How many positions a search on one thread looks at, with so many MiB of memory.
    pub fn count_searched(&self, hash_mb: usize, limits: &Limits, stop: &Stop) -> u64 {
        fn count<P: Evaluate>(game: &Game<P>, hash_mb: usize, limits: &Limits, stop: &Stop) -> u64 {
            Searcher::new(hash_mb).search(game, limits, stop, |_| ()).map_or(0, |found| found.nodes)
        }
        match self {
            Self::Quixo(game) => count(game, hash_mb, limits, stop),
            Self::Teams(game) => count(game, hash_mb, limits, stop),
            Self::Hexxagon(game) => count(game, hash_mb, limits, stop),
        }
    }
}

/// What a search is asked, and with what means.
struct Searched {
    hash_mb: usize,
    knows: bool,
    wanted: Wanted,
}

fn analyse<P: Explain>(
    game: &Game<P>,
    any: impl Fn(P::Move) -> AnyMove + Copy,
    Searched { hash_mb, knows, wanted }: Searched,
    limits: &Limits,
    stop: &Stop,
    mut on_report: impl FnMut(Analysis<AnyMove>),
) -> Option<Analysis<AnyMove>> {
    let mut searcher = Searcher::new(hash_mb);
    searcher.set_knowledge(knows);
    let found = searcher.analyse(game, wanted, limits, stop, |analysis| {
        on_report(translated(analysis, any));
    })?;
    Some(translated(found, any))
}

fn translated<M: Copy>(analysis: Analysis<M>, any: impl Fn(M) -> AnyMove + Copy) -> Analysis<AnyMove> {
    let Analysis { depth, nodes, candidates } = analysis;
    let candidate = |Candidate { mv, value, score, chance, depth, line, why }: Candidate<M>| Candidate {
        mv: any(mv),
        line: line.into_iter().map(any).collect(),
        value,
        score,
        chance,
        depth,
        why,
    };
    Analysis { depth, nodes, candidates: candidates.into_iter().map(candidate).collect() }
}
