//! Analysis for players: the best lines or the value of every move, each with a reason.

use std::time::Duration;

use super::explanation::explain_behind;
use super::{Explain, Info, Level, Limits, MoveReason, MultiPv, Score, Searcher, Stop};
use crate::rules::Game;

/// Winning chance of an even position, in thousandths.
const EVEN: u16 = 500;

/// A root move with its search result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate<M> {
    pub mv: M,
    pub score: Score,
    /// Winning chance of the mover in thousandths; a draw counts half.
    pub chance: u16,
    /// Searched depth in plies, zero if the move was not reached.
    pub depth: u32,
    /// The principal variation, beginning with this move.
    pub line: Vec<M>,
    pub why: MoveReason,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analysis<M> {
    /// Depth of the last finished iteration, in plies.
    pub depth: u32,
    pub nodes: u64,
    /// The moves, best first, never empty.
    pub candidates: Vec<Candidate<M>>,
}

impl<P: Explain> Searcher<P> {
    /// Searches the `wanted` moves and reports after each iteration, until the limits or the stop. `None` only if the
    /// game is over.
    pub fn analyse(
        &mut self,
        game: &Game<P>,
        wanted: MultiPv,
        limits: &Limits,
        stop: &Stop,
        mut on_report: impl FnMut(Analysis<P::Move>),
    ) -> Option<Analysis<P::Move>> {
        let position = game.position();
        let lines = self.search_lines(game, wanted, limits, stop, |lines| {
            on_report(Analysis::of(&position, lines));
        })?;
        Some(Analysis::of(&position, &lines))
    }
}

impl<M: Copy> Analysis<M> {
    fn of<P: Explain<Move = M>>(position: &P, lines: &[Info<M>]) -> Self {
        let best = &lines[0];
        let candidate = |info: &Info<M>| {
            let behind = (best.score.value() - info.score.value()).max(0).unsigned_abs();
            Candidate {
                mv: info.pv[0],
                score: info.score,
                chance: chance::<P>(info.score),
                depth: info.depth,
                line: info.pv.clone(),
                why: explain_behind(position, info, behind),
            }
        };
        let depth = lines.iter().map(|info| info.depth).max().unwrap_or_default();
        let candidates = lines.iter().map(candidate).collect();
        Self { depth, nodes: best.nodes, candidates }
    }
}

/// The winning chance of a score in thousandths, a draw counted half: logistic, so certain for decided scores.
pub fn chance<P: Explain>(score: Score) -> u16 {
    let chance = 1.0 / (1.0 + (-f64::from(score.value()) / P::LOGISTIC_SCALE).exp());
    (chance * 1_000.0).round() as u16
}

/// The longest time for a hint or an answer to an offer, for slow machines.
const ANSWER_TIME: Duration = Duration::from_secs(3);

/// The analysis by a level, without contempt.
fn analyse_as<P: Explain>(game: &Game<P>, level: Level, seed: u64, stop: &Stop) -> Option<Analysis<P::Move>> {
    let limits = level.limits::<P>(seed).and(&Limits::time(ANSWER_TIME));
    let mut searcher = Searcher::new(level.table_size());
    searcher.set_level(level, seed);
    searcher.contempt = 0;
    searcher.analyse(game, MultiPv::Best(1), &limits, stop, |_| ())
}

/// The move of a level with its reason. `None` if the game is over or the search was stopped.
pub fn hint<P: Explain>(
    game: &Game<P>,
    level: Level,
    seed: u64,
    stop: &Stop,
) -> Option<(P::Move, MoveReason)> {
    let found = analyse_as(game, level, seed, stop)?;
    let best = found.candidates.into_iter().next()?;
    (!stop.is_stopped()).then_some((best.mv, best.why))
}

/// Whether a level accepts a draw that the side to move offers: if the level's own winning chance is at most even.
/// `None` if the game is over or the search was stopped.
pub fn agrees_to_draw<P: Explain>(game: &Game<P>, level: Level, seed: u64, stop: &Stop) -> Option<bool> {
    let found = analyse_as(game, level, seed, stop)?;
    (!stop.is_stopped()).then(|| found.candidates[0].chance >= EVEN)
}
