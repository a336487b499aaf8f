//! Iterative deepening with aspiration windows and several principal variations.

use std::time::Instant;

use super::handicap::Handicap;
use super::limits::Stopped;
use super::search::{MAX_DEPTH, Window, Worker};
use super::tablebase::root::RootProbe;
use super::time_management::TimeManager;
use super::{Evaluate, Info, Limits, MultiPv, Prover, Score};
use crate::rules::Game;

/// Initial half-width of the aspiration window, in hundredths.
const ASPIRATION: i32 = 30;
/// Growth factor of the window after a fail-high or fail-low.
const ASPIRATION_GROWTH: i32 = 4;
/// From this half-width on the window is infinite, in hundredths.
const ASPIRATION_MAX: i32 = 1_000;
/// Iterations deeper than this use an aspiration window, in plies.
const ASPIRATION_MIN_DEPTH: u32 = 4;

/// Least depth of the iteration after which a proof of a forced win is tried once, in plies.
const PROOF_MIN_DEPTH: u32 = 6;
/// Least score of that iteration, in hundredths.
const PROOF_MIN_SCORE: i32 = 300;
/// Longest win that the proof looks for.
const PROOF_MAX_PLIES: u32 = 9;
const PROOF_NODES: u64 = 100_000;
/// The proof gets at most this part of the search's nodes.
const PROOF_PART: u64 = 15;

/// The main thread of a search.
pub(super) struct IterativeDeepening<'a, P: Evaluate> {
    pub game: &'a Game<P>,
    pub root: P,
    pub worker: Worker<'a, P>,
    pub start: Instant,
    pub probe: RootProbe<P::Move>,
    /// Whether another thread is computing the last layers of the tablebase.
    pub is_preparing: bool,
}

impl<P: Evaluate> IterativeDeepening<'_, P> {
    /// Deepens until the limits, the stop or a proven result ends the search.
    pub fn run(
        &mut self,
        count: usize,
        wanted: MultiPv,
        limits: &Limits,
        mut on_lines: impl FnMut(&[Info<P::Move>]),
    ) -> Vec<Info<P::Move>> {
        let excluded = self.probe.excluded(&[]);
        let mut lines = self.unsearched(count);
        // A forced move needs no time.
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
            // The best lines come in order. Lines that this iteration did not reach have scores that are not
            // comparable.
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
            let is_exact = |line: &Info<P::Move>| {
                let end = line.score.plies_to_win().or(line.score.plies_to_loss());
                end.is_some_and(|plies| plies <= depth)
            };
            if is_proven
                || lines.iter().all(is_exact)
                || self.worker.budget.poll().is_err()
                || time_manager.is_enough(P::move_number(lines[0].pv[0]), lines[0].score, time)
            {
                break;
            }
        }
        self.corrected(&lines)
    }

    /// Initial lines, without search: the moves that the tablebase does not exclude first.
    fn unsearched(&self, count: usize) -> Vec<Info<P::Move>> {
        let (mut moves, excluded) = (self.root.moves(), self.probe.excluded(&[]));
        moves.sort_by_key(|mv| excluded.contains(mv));
        moves[..count].iter().map(|&mv| self.info(0, Score::DRAW, vec![mv])).collect()
    }

    /// Probes the root again after the last layers have been computed.
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

    /// Whether a proven win is one in this game, and the player has no handicap.
    fn can_prove(&self) -> bool {
        self.worker.selective
            && self.worker.handicap == Handicap::default()
            && self.worker.draws.allows_win(&self.root, Some(PROOF_MAX_PLIES))
    }

    /// A forced win, in plies, that the selective search may have missed because of reductions.
    fn forced_win(&mut self, limits: &Limits) -> Option<(u32, Vec<P::Move>)> {
        let nodes = limits.nodes.map_or(PROOF_NODES, |nodes| PROOF_NODES.min(nodes / PROOF_PART));
        let mut prover = Prover::within(self.worker.budget.part(nodes));
        let line = prover.winning_line(&self.root, PROOF_MAX_PLIES);
        self.worker.budget.spend(prover.budget());
        line
    }

    /// An iteration for the best moves. Each line excludes the first moves of the lines before it.
    fn search_best_moves(&mut self, lines: &mut Vec<Info<P::Move>>, depth: u32) -> Result<(), Stopped> {
        let count = lines.len();
        let mut found: Vec<Info<P::Move>> = Vec::with_capacity(count);
        let mut finished = Ok(());
        for line in &*lines {
            let taken: Vec<P::Move> = found.iter().map(|line| line.pv[0]).collect();
            self.worker.excluded = self.probe.excluded(&taken);
            self.worker.excluded.extend(taken);
            finished = aspiration_search(&mut self.worker, &self.root, depth, line.score, Some(line.pv[0]));
            // An interrupted iteration still counts: it began with the best move, and searched that deeper than
            // before.
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

    /// An iteration with a separate search for each move.
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

/// Runs an iteration with an aspiration window, which widens until the score falls inside. `first` is searched first.
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
            // A move that failed high remains the best, although its exact score is unknown.
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

/// A helper thread (lazy SMP): fills the shared table until it is stopped. It may get deeper than the main thread.
/// Returns depth, score and line of the last finished iteration.
pub(super) fn run_helper<P: Evaluate>(
    mut worker: Worker<P>,
    root: P,
    first_depth: u32,
) -> Option<(u32, Score, Vec<P::Move>)> {
    let mut finished: Option<(u32, Score, Vec<P::Move>)> = None;
    for depth in first_depth..=MAX_DEPTH {
        let expected = finished.as_ref().map_or(Score::DRAW, |(_, score, _)| *score);
        let first = finished.as_ref().map(|(_, _, pv)| pv[0]);
        if aspiration_search(&mut worker, &root, depth, expected, first).is_err() {
            break;
        }
        let (score, pv) = worker.best.take()?;
        finished = Some((depth, score, pv));
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
    fn unwanted_moves_stay_excluded_after_a_second_probe() {
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
