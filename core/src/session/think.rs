//! The computer's move for a game of any variant.

use crate::ai::{
    self, Analysis, Candidate, Evaluate, Explain, Level, Limits, MoveReason, MultiPv, Searcher, Stop,
};
use crate::rules::Game;

use super::any::with_game;
use super::{AnyGame, AnyMove};

impl AnyGame {
    /// A move of a level, within the limits that a clock sets it. The seed is the game's: without a
    /// clock the same seed and position give the same move. `None` if the game is over or the
    /// search was stopped.
    #[must_use]
    pub fn choose(&self, level: Level, seed: u64, within: &Limits, stop: &Stop) -> Option<AnyMove> {
        with_game!(self, game => ai::choose(game, level, seed, within, stop).map(AnyMove::from))
    }

    /// What a level would play, and a reason; `None` if the game is over or the search was stopped.
    #[must_use]
    pub fn hint(&self, level: Level, seed: u64, stop: &Stop) -> Option<(AnyMove, MoveReason)> {
        with_game!(self, game => ai::hint(game, level, seed, stop).map(|(mv, why)| (mv.into(), why)))
    }

    /// Whether a level agrees to a draw that the seat to move offers it; `None` if the game is over or
    /// the search was stopped.
    #[must_use]
    pub fn agrees_to_draw(&self, level: Level, seed: u64, stop: &Stop) -> Option<bool> {
        with_game!(self, game => ai::agrees_to_draw(game, level, seed, stop))
    }

    /// What the search thinks of the moves that are `wanted`: [`Searcher::analyse`] with so many
    /// MiB of memory.
    pub fn analyse(
        &self,
        hash_mb: usize,
        wanted: MultiPv,
        limits: &Limits,
        stop: &Stop,
        on_report: impl FnMut(Analysis<AnyMove>),
    ) -> Option<Analysis<AnyMove>> {
        self.ask(Searched { hash_mb, knows: false, wanted }, limits, stop, on_report)
    }

    /// The same, with all that is known exactly: of a nearly full Quixo board it may take seconds to
    /// know it.
    pub fn analyse_knowing(
        &self,
        hash_mb: usize,
        wanted: MultiPv,
        limits: &Limits,
        stop: &Stop,
        on_report: impl FnMut(Analysis<AnyMove>),
    ) -> Option<Analysis<AnyMove>> {
        self.ask(Searched { hash_mb, knows: true, wanted }, limits, stop, on_report)
    }

    fn ask(
        &self,
        searched: Searched,
        limits: &Limits,
        stop: &Stop,
        on_report: impl FnMut(Analysis<AnyMove>),
    ) -> Option<Analysis<AnyMove>> {
        with_game!(self, game => analyse(game, searched, limits, stop, on_report))
    }

    /// Whether a win that either side can force within so many plies comes before every draw that is a match option.
    #[must_use]
    pub fn win_counts(&self, plies: u32) -> bool {
        with_game!(self, game => ai::win_counts(game, plies))
    }

    /// Whether the other side, had it the turn, would win at once, where a quick look finds that.
    #[must_use]
    pub fn is_threatened(&self) -> bool {
        with_game!(self, game => game.position().is_threatened())
    }

    /// How many positions a search on one thread looks at, with so many MiB of memory.
    pub fn count_searched(&self, hash_mb: usize, limits: &Limits, stop: &Stop) -> u64 {
        fn count<P: Evaluate>(game: &Game<P>, hash_mb: usize, limits: &Limits, stop: &Stop) -> u64 {
            Searcher::new(hash_mb).search(game, limits, stop, |_| ()).map_or(0, |found| found.nodes)
        }
        with_game!(self, game => count(game, hash_mb, limits, stop))
    }
}

/// What a search is asked, and with what means.
struct Searched {
    hash_mb: usize,
    knows: bool,
    wanted: MultiPv,
}

fn analyse<P: Explain<Move: Into<AnyMove>>>(
    game: &Game<P>,
    Searched { hash_mb, knows, wanted }: Searched,
    limits: &Limits,
    stop: &Stop,
    mut on_report: impl FnMut(Analysis<AnyMove>),
) -> Option<Analysis<AnyMove>> {
    let mut searcher = Searcher::new(hash_mb);
    searcher.set_tablebase(knows);
    let found = searcher.analyse(game, wanted, limits, stop, |analysis| {
        on_report(translated(analysis));
    })?;
    Some(translated(found))
}

fn translated<M: Into<AnyMove>>(analysis: Analysis<M>) -> Analysis<AnyMove> {
    let Analysis { depth, nodes, candidates } = analysis;
    let candidate = |Candidate { mv, value, score, chance, depth, line, why }: Candidate<M>| Candidate {
        mv: mv.into(),
        line: line.into_iter().map(Into::into).collect(),
        value,
        score,
        chance,
        depth,
        why,
    };
    Analysis { depth, nodes, candidates: candidates.into_iter().map(candidate).collect() }
}
