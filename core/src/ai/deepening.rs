//! Iterative deepening with aspiration windows and several principal variations.

use std::time::Instant;

use super::evaluation::Evaluate;
use super::handicap::Handicap;
use super::limits::{Limits, Stopped};
use super::proof::Prover;
use super::score::Score;
use super::search::{MAX_DEPTH, Window, Worker};
use super::searcher::{Info, MultiPv};
use super::tablebase::root::RootProbe;
use super::time_management::TimeManager;
use crate::rules::Game;

/// How far an iteration's score is at first expected from the last one's, in hundredths.
const ASPIRATION: i32 = 30;
/// How many times further each time it was not.
const ASPIRATION_GROWTH: i32 = 4;
/// Beyond this any score is expected, in hundredths.
const ASPIRATION_MAX: i32 = 1_000;
/// The least depth at which a score is expected, in plies.
const ASPIRATION_MIN_DEPTH: u32 = 4;

/// A forced win is looked for once, when an iteration of so many plies promises so many hundredths...
const PROOF_MIN_DEPTH: u32 = 6;
const PROOF_MIN_SCORE: i32 = 300;
/// ...within so many plies...
const PROOF_MAX_PLIES: u32 = 9;
/// ...and so many positions, or this part of those that the search has.
const PROOF_NODES: u64 = 100_000;
const PROOF_PART: u64 = 15;

/// The last iteration that a helper has finished.
pub(super) struct HelperResult<M> {
    pub depth: u32,
    pub score: Score,
    pub pv: Vec<M>,
}

/// The main thread of a search.
pub(super) struct IterativeDeepening<'a, P: Evaluate> {
    pub game: &'a Game<P>,
    pub root: P,
    pub worker: Worker<'a, P>,
    pub start: Instant,
    pub probe: RootProbe<P::Move>,
    /// Whether more will be known while the search goes on.
    pub is_preparing: bool,
}

impl<P: Evaluate> IterativeDeepening<'_, P> {
    /// Deepens until the limits or the stop end it, or nothing is left to find.
    pub fn run(
        &mut self,
        count: usize,
        wanted: MultiPv,
        limits: &Limits,
        mut on_lines: impl FnMut(&[Info<P::Move>]),
    ) -> Vec<Info<P::Move>> {
        let excluded = self.probe.excluded(&[]);
        let mut lines = self.unsearched(count);
        // Who has no choice needs no time.
        let forced = self.root.moves().len() == excluded.len() + 1 && count == 1 && limits.time.is_some();
        let deepest = if forced { 1 } else { limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH) };
        let mut time_manager = TimeManager::new(limits);
        let mut can_prove = lines.len() == 1 && self.can_prove();
        for depth in 1..=deepest {
            if self.is_preparing && !self.root.prepare_tablebase() {
                self.refresh_probe(&mut lines);
            }
            let finished = match wanted {
                MultiPv::Every => self.search_every_move(&mut lines, depth),
                MultiPv::Best(_) => self.search_best_moves(&mut lines, depth),
            };
            // The best lines come in their order; those that an iteration did not reach any more have scores
            // that cannot be compared with the others.
            if finished.is_ok() || wanted == MultiPv::Every {
                lines.sort_by_key(|line| std::cmp::Reverse((self.probe.corrected(line).score, line.score)));
            }
            let (nodes, time) = (self.worker.budget.nodes(), self.start.elapsed());
            for line in &mut lines {
                (line.nodes, line.time) = (nodes, time);
            }
            if finished.is_err() {
                break;
            }
            let mut is_proven = false;
            if can_prove && depth >= PROOF_MIN_DEPTH && lines[0].score.value() >= PROOF_MIN_SCORE {
                can_prove = false;
                if !lines[0].score.is_decided()
                    && let Some((plies, pv)) = self.forced_win(limits)
                {
                    lines[0] = self.info(depth, Score::win_in(plies), pv);
                    is_proven = true;
                }
            }
            on_lines(&self.corrected(&lines));
            let known = |line: &Info<P::Move>| {
                let end = line.score.plies_to_win().or(line.score.plies_to_loss());
                end.is_some_and(|plies| plies <= depth)
            };
            if is_proven
                || lines.iter().all(known)
                || self.worker.budget.poll().is_err()
                || time_manager.is_enough(P::move_number(lines[0].pv[0]), lines[0].score, time)
            {
                break;
            }
        }
        self.corrected(&lines)
    }

    /// Lines for the moves that are best as far as is known.
    fn unsearched(&self, count: usize) -> Vec<Info<P::Move>> {
        let (mut moves, excluded) = (self.root.moves(), self.probe.excluded(&[]));
        moves.sort_by_key(|mv| excluded.contains(mv));
        moves[..count].iter().map(|&mv| self.info(0, Score::DRAW, vec![mv])).collect()
    }

    /// What was being made is known now.
    fn refresh_probe(&mut self, lines: &mut Vec<Info<P::Move>>) {
        self.is_preparing = false;
        self.probe = RootProbe::new(self.game).restricted_to(self.probe.only());
        if self.probe.excluded(&[]).contains(&lines[0].pv[0]) {
            *lines = self.unsearched(lines.len());
        }
    }

    fn corrected(&self, lines: &[Info<P::Move>]) -> Vec<Info<P::Move>> {
        lines.iter().map(|line| self.probe.corrected(line)).collect()
    }

    /// Whether a forced win would be one in this game, and the player one who sees it.
    fn can_prove(&self) -> bool {
        self.worker.selective
            && self.worker.handicap == Handicap::default()
            && self.worker.draws.allows_win(&self.root, Some(PROOF_MAX_PLIES))
    }

    /// A forced win, in so many plies, that the search may overlook, because it looks less deep at what
    /// comes late in its list of moves.
    fn forced_win(&mut self, limits: &Limits) -> Option<(u32, Vec<P::Move>)> {
        let nodes = limits.nodes.map_or(PROOF_NODES, |nodes| PROOF_NODES.min(nodes / PROOF_PART));
        let mut prover = Prover::within(self.worker.budget.part(nodes));
        let line = prover.winning_line(&self.root, PROOF_MAX_PLIES);
        self.worker.budget.spend(prover.budget());
        line
    }

    /// An iteration for the best moves: each line without the first moves of those before it.
    fn search_best_moves(&mut self, lines: &mut Vec<Info<P::Move>>, depth: u32) -> Result<(), Stopped> {
        let count = lines.len();
        let mut found: Vec<Info<P::Move>> = Vec::with_capacity(count);
        let mut finished = Ok(());
        for line in &*lines {
            let taken: Vec<P::Move> = found.iter().map(|line| line.pv[0]).collect();
            self.worker.excluded = self.probe.excluded(&taken);
            self.worker.excluded.extend(taken);
            finished = aspiration_search(&mut self.worker, &self.root, depth, line.score, Some(line.pv[0]));
            // Even an iteration that was cut off has searched its best move deeper than the last: it began
            // with that.
            if let Some((score, pv)) = self.worker.best.take() {
                found.push(self.info(if finished.is_ok() { depth } else { line.depth }, score, pv));
            }
            if finished.is_err() {
                break;
            }
        }
        for line in lines.drain(..) {
            if found.len() < count && found.iter().all(|better| better.pv[0] != line.pv[0]) {
                found.push(line);
            }
        }
        *lines = found;
        finished
    }

    /// An iteration for every move by itself.
    fn search_every_move(&mut self, lines: &mut [Info<P::Move>], depth: u32) -> Result<(), Stopped> {
        let moves: Vec<P::Move> = lines.iter().map(|line| line.pv[0]).collect();
        for line in lines {
            self.worker.excluded = moves.iter().copied().filter(|&mv| mv != line.pv[0]).collect();
            aspiration_search(&mut self.worker, &self.root, depth, line.score, None)?;
            if let Some((score, pv)) = self.worker.best.take() {
                *line = self.info(depth, score, pv);
            }
        }
        Ok(())
    }

    fn info(&self, depth: u32, score: Score, pv: Vec<P::Move>) -> Info<P::Move> {
        Info { depth, nodes: self.worker.budget.nodes(), time: self.start.elapsed(), score, pv }
    }
}

/// An iteration with a window around the expected score, widened where the score falls outside.
/// It begins with the move that was `first` so far.
fn aspiration_search<P: Evaluate>(
    worker: &mut Worker<P>,
    root: &P,
    depth: u32,
    expected: Score,
    first: Option<P::Move>,
) -> Result<(), Stopped> {
    worker.root_move = first;
    let aspires = worker.selective && depth > ASPIRATION_MIN_DEPTH && !expected.is_decided();
    let mut reach = if aspires { ASPIRATION } else { ASPIRATION_MAX };
    let around = |by: i32| if by.abs() < ASPIRATION_MAX { Some(expected.plus(by)) } else { None };
    let mut window =
        Window { alpha: around(-reach).unwrap_or(Score::MIN), beta: around(reach).unwrap_or(Score::MAX) };
    let mut promising = None;
    loop {
        let score = worker.iterate(root, depth, window).inspect_err(|_| {
            // A move that was better than expected stands, though how much better was not found out.
            worker.best = worker.best.take().or(promising.take());
        })?;
        reach = reach.saturating_mul(ASPIRATION_GROWTH);
        if score <= window.alpha && window.alpha > Score::MIN {
            window.alpha = around(-reach).unwrap_or(Score::MIN);
        } else if score >= window.beta && window.beta < Score::MAX {
            window.beta = around(reach).unwrap_or(Score::MAX);
            promising = worker.best.take();
            worker.root_move = promising.as_ref().map(|(_, pv)| pv[0]).or(worker.root_move);
        } else {
            return Ok(());
        }
    }
}

/// A further thread: it fills the table that all share, until it is stopped. It may get further than
/// the main one.
pub(super) fn run_helper<P: Evaluate>(
    mut worker: Worker<P>,
    root: P,
    first_depth: u32,
) -> Option<HelperResult<P::Move>> {
    let mut finished: Option<HelperResult<P::Move>> = None;
    for depth in first_depth..=MAX_DEPTH {
        let expected = finished.as_ref().map_or(Score::DRAW, |finished| finished.score);
        let first = finished.as_ref().map(|finished| finished.pv[0]);
        if aspiration_search(&mut worker, &root, depth, expected, first).is_err() {
            break;
        }
        let (score, pv) = worker.best.take()?;
        finished = Some(HelperResult { depth, score, pv });
    }
    finished
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::limits::{Budget, Limits, Stop};
    use crate::ai::transposition::TranspositionTable;
    use crate::rules::quixo::Position;
    use crate::rules::{DrawRules, Position as _, Side};

    #[test]
    fn moves_that_are_not_wanted_stay_barred_when_more_is_known() {
        let game = Game::new(Position::start(Side::First), DrawRules::default());
        let (root, table, start) = (game.position(), TranspositionTable::new(1), Instant::now());
        let budget = Budget::new(&Limits::default(), start, &Stop::new());
        let worker = Worker::new(&game, Side::First, &table, budget, Handicap::default(), 0, true);
        let moves = root.moves();
        let probe = RootProbe::new(&game).restricted_to(&moves[..1]);
        let mut main = IterativeDeepening { game: &game, root, worker, start, probe, is_preparing: true };
        let mut lines = main.unsearched(1);
        main.refresh_probe(&mut lines);
        assert_eq!(main.probe.excluded(&[]), moves[1..]);
    }
}
