//! The searcher: transposition table, tablebase and helper threads of a search.

use std::time::{Duration, Instant};

use super::deepening::{IterativeDeepening, run_helper};
use super::handicap::Handicap;
use super::limits::Budget;
use super::search::{EXACT_DEPTH, MAX_DEPTH, Worker};
use super::tablebase::root::RootProbe;
use super::transposition::TranspositionTable;
use super::{Evaluate, Limits, Score, Stop};
use crate::rules::{DrawRules, Game, Status};

/// Interval between checks while a search waits.
const POLL_INTERVAL: Duration = Duration::from_millis(1);
/// With a time limit, a search waits at most this part of it for the tablebase to load.
const WAIT_PART: u32 = 4;

/// Largest number of threads of one search for each core. More threads only delay a stop.
const THREADS_PER_CORE: usize = 2;

/// The largest number of threads of one search on this machine.
pub fn most_threads() -> usize {
    THREADS_PER_CORE * std::thread::available_parallelism().map_or(1, usize::from)
}

/// A search with its transposition table, which lasts from move to move.
pub struct Searcher<P> {
    table: TranspositionTable,
    threads: usize,
    pub(super) handicap: Handicap,
    pub(super) contempt: i32,
    uses_tablebase: bool,
    /// Whether the perfect player's strategy is used where all layers are available.
    pub(super) is_perfect: bool,
    /// Whether the search runs on the opponent's time.
    is_pondering: bool,
    /// The options and draw rules that the table's entries belong to.
    rules: Option<(u32, DrawRules)>,
    game: std::marker::PhantomData<P>,
}

impl<P: Evaluate> Searcher<P> {
    /// Creates a searcher with one thread and a transposition table of `hash_mb` MiB.
    pub fn new(hash_mb: usize) -> Self {
        Self {
            table: TranspositionTable::new(hash_mb),
            threads: 1,
            handicap: Handicap::default(),
            contempt: 0,
            uses_tablebase: false,
            is_perfect: false,
            is_pondering: false,
            rules: None,
            game: std::marker::PhantomData,
        }
    }

    /// Sets the number of threads, at least one. Results are repeatable with one thread only.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Sets whether the search probes the [`tablebase`](super::tablebase). Near the end of a Quixo game, a search
    /// without a time limit has the last layers computed, which takes seconds. With another limit it waits for them
    /// until it is stopped; without any limit it uses them once they are ready.
    pub fn set_tablebase(&mut self, uses_tablebase: bool) {
        self.uses_tablebase = uses_tablebase;
    }

    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Searches the best move by iterative deepening and reports each finished iteration. When the limits or the stop
    /// end the search, it returns the best move so far. `None` only if the game is over.
    pub fn search(
        &mut self,
        game: &Game<P>,
        limits: &Limits,
        stop: &Stop,
        mut on_info: impl FnMut(&Info<P::Move>),
    ) -> Option<Info<P::Move>> {
        let lines = self.search_lines(game, MultiPv::Best(1), limits, stop, |lines| on_info(&lines[0]))?;
        lines.into_iter().next()
    }

    /// Searches on the opponent's time, with the opponent to move. Later searches find the results in the table.
    pub fn ponder(&mut self, game: &Game<P>, limits: &Limits, stop: &Stop) {
        self.is_pondering = true;
        self.search_among(game, &[], MultiPv::Best(1), limits, stop, |_| ());
        self.is_pondering = false;
    }

    /// Searches several moves and returns a line for each, best first. A line that the last iteration did not reach
    /// has the depth of an earlier one, or zero.
    pub fn search_lines(
        &mut self,
        game: &Game<P>,
        wanted: MultiPv,
        limits: &Limits,
        stop: &Stop,
        mut on_lines: impl FnMut(&[Info<P::Move>]),
    ) -> Option<Vec<Info<P::Move>>> {
        let (begun, root) = (Instant::now(), game.position());
        if self.uses_tablebase && self.handicap == Handicap::default() {
            wait_while(stop, limits.time.map(|time| time / WAIT_PART), || root.is_tablebase_loading());
        }
        let limits = &limits.after(begun);
        if self.is_perfect
            && self.uses_tablebase
            && wanted == MultiPv::Best(1)
            && game.status() == Status::Ongoing
            && !root.is_tablebase_loading()
            && !stop.is_stopped()
            && let Some(lines) = self.search_perfectly(game, limits, stop, &mut on_lines)
        {
            return Some(lines);
        }
        self.search_among(game, &[], wanted, limits, stop, on_lines)
    }

    /// Like [`search_lines`](Self::search_lines), restricted to the moves of `only` unless that is empty.
    pub(super) fn search_among(
        &mut self,
        game: &Game<P>,
        only: &[P::Move],
        wanted: MultiPv,
        limits: &Limits,
        stop: &Stop,
        on_lines: impl FnMut(&[Info<P::Move>]),
    ) -> Option<Vec<Info<P::Move>>> {
        let start = Instant::now();
        if game.status() != Status::Ongoing {
            return None;
        }
        let root = game.position();
        let rules = (root.options(), game.draw_rules());
        if self.rules.replace(rules).is_some_and(|before| before != rules) {
            // Scores depend on the rules.
            self.table.clear();
        }
        // A search that cannot wait runs without the tablebase.
        let uses_tablebase =
            self.uses_tablebase && self.handicap == Handicap::default() && !root.is_tablebase_loading();
        let may_make = uses_tablebase && limits.time.is_none() && limits.planned.is_none();
        // A search without limits reports immediately. A search with a node limit is repeatable, so it waits.
        let is_endless = *limits == Limits::default();
        if may_make {
            wait_while(stop, None, || root.prepare_tablebase() && !is_endless);
        } else if uses_tablebase {
            // A search with a time limit does not wait.
            root.prepare_tablebase();
        }
        let probe =
            if uses_tablebase { RootProbe::new(game).restricted_to(only) } else { RootProbe::empty() };
        self.table.next_generation();
        let choices = root.moves().len();
        let count = match wanted {
            MultiPv::Best(count) => count.clamp(1, choices),
            MultiPv::Every => choices,
        };
        let (table, handicap, contempt) = (&self.table, self.handicap, self.contempt);
        let selective = limits.depth.is_none_or(|depth| depth > EXACT_DEPTH);
        // If the values of all moves are known, the search only looks for the shortest win.
        let zone = if uses_tablebase && !probe.is_complete() { root.probe_zone() } else { None };
        let side = if self.is_pondering { !root.side_to_move() } else { root.side_to_move() };
        let worker = |budget| {
            let worker = Worker::new(game, side, table, budget, handicap, contempt, selective);
            worker.with_tablebase(zone.clone())
        };
        let main = worker(Budget::new(limits, start, stop));
        Some(std::thread::scope(|scope| {
            let helpers_stop = Stop::new();
            // The scope waits for the helpers, so they are stopped even if the main thread panics.
            let end = StopOnDrop(&helpers_stop);
            let spawn = |number| {
                let mut helper = worker(main.budget.for_helper(&helpers_stop));
                helper.excluded = probe.excluded(&[]);
                // Every other helper starts one ply deeper, so that the threads search different depths.
                scope.spawn(move || run_helper(helper, root, 1 + number as u32 % 2))
            };
            let helpers: Vec<_> = (1..self.threads).map(spawn).collect();
            let is_preparing = may_make && is_endless && root.prepare_tablebase();
            let mut main = IterativeDeepening { game, root, worker: main, start, probe, is_preparing };
            let mut found = main.run(count, wanted, limits, on_lines);
            drop(end);
            for helper in helpers {
                let help = helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
                if let ([line], Some((depth, score, pv))) = (&mut found[..], help)
                    && !line.score.is_decided()
                    && (line.depth + 1..=limits.depth.unwrap_or(MAX_DEPTH)).contains(&depth)
                    && !main.probe.excluded(&[]).contains(&pv[0])
                {
                    *line = main.probe.corrected(&Info { depth, score, pv, ..*line });
                }
            }
            found
        }))
    }
}

/// Waits while `is_pending` is true, until `most` has passed or the stop is given.
fn wait_while(stop: &Stop, most: Option<Duration>, mut is_pending: impl FnMut() -> bool) {
    let begun = Instant::now();
    while is_pending() && !stop.is_stopped() && most.is_none_or(|most| begun.elapsed() < most) {
        std::thread::sleep(POLL_INTERVAL);
    }
}

/// Stops the helpers when dropped.
struct StopOnDrop<'a>(&'a Stop);

impl Drop for StopOnDrop<'_> {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// The report of a search after an iteration or at its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info<M> {
    /// Depth of the last finished iteration, in plies.
    pub depth: u32,
    pub nodes: u64,
    pub time: Duration,
    /// The score for the side to move.
    pub score: Score,
    /// The principal variation, never empty.
    pub pv: Vec<M>,
}

/// How many root moves get a line of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MultiPv {
    /// The best moves, at least one.
    Best(usize),
    Every,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_ends_at_the_time_limit() {
        let stop = Stop::new();
        let watchdog = stop.clone();
        std::thread::spawn(move || {
            std::thread::sleep(Duration::from_mins(1));
            watchdog.stop();
        });
        wait_while(&stop, Some(Duration::from_millis(5)), || true);
        assert!(!stop.is_stopped(), "only the watchdog ended the search");
    }
}
