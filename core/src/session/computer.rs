//! Searches of the computer for a game of any variant.

use crate::ai::{
    self, Analysis, Candidate, Evaluate as _, Explain, Level, Limits, MoveReason, MultiPv, Searcher, Stop,
};
use crate::rules::Game;

use super::any::with_any;
use super::{AnyGame, AnyMove};

impl AnyGame {
    /// The move of a level within the limits of the clock. Without a clock, the same seed and position give the
    /// same move. `None` if the game is over or the search was stopped.
    pub fn choose(&self, level: Level, seed: u64, within: &Limits, stop: &Stop) -> Option<AnyMove> {
        with_any!(self, game => ai::choose(game, level, seed, within, stop).map(AnyMove::from))
    }

    /// A level's move and its reason; `None` if the game is over or the search was stopped.
    pub fn hint(&self, level: Level, seed: u64, stop: &Stop) -> Option<(AnyMove, MoveReason)> {
        with_any!(self, game => ai::hint(game, level, seed, stop).map(|(mv, why)| (mv.into(), why)))
    }

    /// Whether a level accepts a draw offered by the seat to move; `None` if the game is over or the search was
    /// stopped.
    pub fn agrees_to_draw(&self, level: Level, seed: u64, stop: &Stop) -> Option<bool> {
        with_any!(self, game => ai::agrees_to_draw(game, level, seed, stop))
    }

    /// Analyses the moves that are `wanted`: [`Searcher::analyse`] with `hash_mb` MiB of memory.
    pub fn analyse(
        &self,
        hash_mb: usize,
        wanted: MultiPv,
        limits: &Limits,
        stop: &Stop,
        on_report: impl FnMut(Analysis<AnyMove>),
    ) -> Option<Analysis<AnyMove>> {
        with_any!(self, game => analyse(Searcher::new(hash_mb), game, wanted, limits, stop, on_report))
    }

    /// As [`analyse`](Self::analyse), with exact values where they are known. On a nearly full Quixo board this
    /// may take seconds.
    pub fn analyse_knowing(
        &self,
        hash_mb: usize,
        wanted: MultiPv,
        limits: &Limits,
        stop: &Stop,
        on_report: impl FnMut(Analysis<AnyMove>),
    ) -> Option<Analysis<AnyMove>> {
        with_any!(self, game => {
            let mut searcher = Searcher::new(hash_mb);
            searcher.set_tablebase(true);
            analyse(searcher, game, wanted, limits, stop, on_report)
        })
    }

    /// Whether a forced win within `plies` plies comes before every optional draw.
    pub fn win_counts(&self, plies: u32) -> bool {
        with_any!(self, game => ai::win_counts(game, plies))
    }

    /// Whether a quick check finds that the other side would win immediately if it were to move.
    pub fn is_threatened(&self) -> bool {
        with_any!(self, game => game.position().is_threatened())
    }

    /// The number of nodes of a search on one thread, with `hash_mb` MiB of memory.
    pub fn count_searched(&self, hash_mb: usize, limits: &Limits, stop: &Stop) -> u64 {
        with_any!(self, game => {
            Searcher::new(hash_mb).search(game, limits, stop, |_| ()).map_or(0, |found| found.nodes)
        })
    }
}

fn analyse<P: Explain<Move: Into<AnyMove>>>(
    mut searcher: Searcher<P>,
    game: &Game<P>,
    wanted: MultiPv,
    limits: &Limits,
    stop: &Stop,
    mut on_report: impl FnMut(Analysis<AnyMove>),
) -> Option<Analysis<AnyMove>> {
    let on_report = |analysis| on_report(translated(analysis));
    searcher.analyse(game, wanted, limits, stop, on_report).map(translated)
}

fn translated<M: Into<AnyMove>>(analysis: Analysis<M>) -> Analysis<AnyMove> {
    let Analysis { depth, nodes, candidates } = analysis;
    let candidate = |Candidate { mv, score, chance, depth, line, why }: Candidate<M>| Candidate {
        mv: mv.into(),
        line: line.into_iter().map(Into::into).collect(),
        score,
        chance,
        depth,
        why,
    };
    Analysis { depth, nodes, candidates: candidates.into_iter().map(candidate).collect() }
}
