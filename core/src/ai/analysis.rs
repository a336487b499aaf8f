//! Analysis for people: the best lines, or the value of every move, each with a reason.

use super::explanation::{Explain, MoveReason, Rank, explain_ranked};
use super::level::Level;
use super::limits::{Limits, Stop};
use super::score::Score;
use super::searcher::{Info, MultiPv, Searcher};
use crate::rules::Game;

/// An even chance, in thousandths.
const EVEN: u16 = 500;

/// A move with what the search thinks of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// Its worth.
    pub value: MoveValue,
    /// The same as the search counts it.
    pub score: Score,
    /// The chance to win, for the mover, in thousandths; a draw counts as half a win.
    pub chance: u16,
    /// Plies that the move has been searched; nought if there was no time for it.
    pub depth: u32,
    /// The line that is expected, this move first.
    pub line: Vec<M>,
    /// What speaks for the move, or against it.
    pub why: MoveReason,
}

/// What a move is worth to its mover.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveValue {
    /// It wins in so many plies, itself counted, whatever the replies.
    Win(u32),
    /// It loses in so many plies, if the other side plays well.
    Loss(u32),
    /// The game is drawn, as far as the search sees.
    Draw,
    /// A judgement, in hundredths of a piece or cube.
    Estimate(i32),
}

impl From<Score> for MoveValue {
    fn from(score: Score) -> Self {
        match (score.plies_to_win(), score.plies_to_loss()) {
            (Some(plies), _) => Self::Win(plies),
            (_, Some(plies)) => Self::Loss(plies),
            _ if score == Score::DRAW => Self::Draw,
            _ => Self::Estimate(score.value()),
        }
    }
}

/// The state of an analysis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analysis<M> {
    /// Plies of the last finished iteration.
    pub depth: u32,
    /// Positions looked at so far.
    pub nodes: u64,
    /// Best first, never empty.
    pub candidates: Vec<Candidate<M>>,
}

impl<P: Explain> Searcher<P> {
    /// Searches the moves that are `wanted` until limits or stop end it, and reports after each
    /// iteration. `None` only when the game is over.
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
        let candidate = |(place, info): (usize, &Info<M>)| {
            let short = best.score.value() - info.score.value();
            let rank = if place == 0 { Rank::Best } else { Rank::FallsShort(short.max(0).unsigned_abs()) };
            Candidate {
                mv: info.pv[0],
                value: info.score.into(),
                score: info.score,
                chance: chance::<P>(info.score),
                depth: info.depth,
                line: info.pv.clone(),
                why: explain_ranked(position, info, rank),
            }
        };
        let depth = lines.iter().map(|info| info.depth).max().unwrap_or_default();
        let candidates = lines.iter().enumerate().map(candidate).collect();
        Self { depth, nodes: best.nodes, candidates }
    }
}

/// The chance to win of the side that a score belongs to, in thousandths, a draw counted as half
/// a win: certain where the score is, else the logistic function of the judgement.
#[must_use]
pub fn chance<P: Explain>(score: Score) -> u16 {
    let chance = match MoveValue::from(score) {
        MoveValue::Win(_) => 1.0,
        MoveValue::Loss(_) => 0.0,
        MoveValue::Draw => 0.5,
        MoveValue::Estimate(hundredths) => 1.0 / (1.0 + (-f64::from(hundredths) / P::LOGISTIC_SCALE).exp()),
    };
    (chance * 1_000.0).round() as u16
}

/// What a level sees in a position. A draw is a draw here, however little the level likes it.
fn found_by<P: Explain>(game: &Game<P>, level: Level, seed: u64, stop: &Stop) -> Option<Analysis<P::Move>> {
    let mut searcher = Searcher::new(level.table_size());
    searcher.set_level(level, seed);
    searcher.contempt = 0;
    searcher.analyse(game, MultiPv::Best(1), &level.limits::<P>(seed), stop, |_| ())
}

/// What a level would play, and why; `None` if the game is over or the search stopped.
pub fn hint<P: Explain>(
    game: &Game<P>,
    level: Level,
    seed: u64,
    stop: &Stop,
) -> Option<(P::Move, MoveReason)> {
    let found = found_by(game, level, seed, stop)?;
    let best = found.candidates.into_iter().next()?;
    (!stop.is_stopped()).then_some((best.mv, best.why))
}

/// Whether a level agrees to a draw that the side to move offers it: it does when it sees no more
/// for itself than for the other side. `None` if the game is over or the search was stopped.
pub fn agrees_to_draw<P: Explain>(game: &Game<P>, level: Level, seed: u64, stop: &Stop) -> Option<bool> {
    let found = found_by(game, level, seed, stop)?;
    (!stop.is_stopped()).then(|| found.candidates[0].chance >= EVEN)
}
