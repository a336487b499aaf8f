//! The searcher: the transposition table, the tablebase, and the helper threads of a search.

use std::time::{Duration, Instant};

use super::deepening::{HelperResult, IterativeDeepening, run_helper};
use super::evaluation::Evaluate;
use super::handicap::Handicap;
use super::limits::{Budget, Limits, Stop};
use super::score::Score;
use super::search::{EXACT_DEPTH, MAX_DEPTH, Worker};
use super::tablebase::root::RootProbe;
use super::transposition::TranspositionTable;
use crate::rules::{DrawRules, Game, Status};

/// How often a search that waits looks whether it need not any more.
const POLL_INTERVAL: Duration = Duration::from_millis(1);
/// On a clock a search waits for what is being unpacked no longer than this part of its time.
const WAIT_PART: u32 = 4;

/// Threads of one search for each core of the machine, at most: more of them only wait for each other, and a stop
/// waits for them all.
const THREADS_PER_CORE: usize = 2;

/// The most threads that a search on this machine is given.
#[must_use]
pub fn most_threads() -> usize {
    THREADS_PER_CORE * std::thread::available_parallelism().map_or(1, usize::from)
}

/// A search with its memory, which lasts from move to move.
pub struct Searcher<P> {
    table: TranspositionTable,
    threads: usize,
    pub(super) handicap: Handicap,
    pub(super) contempt: i32,
    uses_tablebase: bool,
    /// Whether it plays [perfectly](super::perfect) where everything is known.
    pub(super) is_perfect: bool,
    /// Whether it thinks on the other side's time.
    is_pondering: bool,
    /// The options and draws of the game that the memory is of.
    rules: Option<(u32, DrawRules)>,
    game: std::marker::PhantomData<P>,
}

impl<P: Evaluate> Searcher<P> {
    /// A searcher on one thread with so many MiB for its transposition table.
    #[must_use]
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

    /// How many threads search, at least one. Only one thread gives the same answer every time.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Whether it uses what is known exactly of a position: see [`probe`](super::probe). The first search of
    /// a nearly full Quixo board that has no time limit lets the last levels be made, which takes seconds: with
    /// other limits it waits for them, until it is stopped; without any it uses them from when they are there.
    pub fn set_tablebase(&mut self, uses_tablebase: bool) {
        self.uses_tablebase = uses_tablebase;
    }

    /// Forgets what earlier searches have learned.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Searches the best move, depth by depth, and reports each finished iteration. When limits or
    /// stop end it, the best so far is returned: at least some legal move. `None` only when the
    /// game is over.
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

    /// Thinks on the time of the other side, which is to move: what it learns, the next searches find in the memory.
    pub fn ponder(&mut self, game: &Game<P>, limits: &Limits, stop: &Stop) {
        self.is_pondering = true;
        self.search_among(game, &[], MultiPv::Best(1), limits, stop, |_| ());
        self.is_pondering = false;
    }

    /// The same for several moves: a line for each, best first. A line that was not reached in the
    /// last iteration has the depth of an earlier one, nought if of none.
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

    /// The same, but of `only` some moves, if there are any.
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
        let rules = (root.options(), game.rules());
        if self.rules.replace(rules).is_some_and(|before| before != rules) {
            // The same position has other scores under other rules.
            self.table.clear();
        }
        // A search that cannot wait runs without the tablebase.
        let uses_tablebase =
            self.uses_tablebase && self.handicap == Handicap::default() && !root.is_tablebase_loading();
        let may_make = uses_tablebase && limits.time.is_none() && limits.planned.is_none();
        // Who may think for ever sees something at once; who may look at so many positions gets the same answer
        // every time.
        let is_endless = *limits == Limits::default();
        if may_make {
            wait_while(stop, None, || root.prepare_tablebase() && !is_endless);
        } else if uses_tablebase {
            // A clock does not wait.
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
        // Where the values of all moves are known, what is left to find out is how soon the game is won.
        let zone = if uses_tablebase && !probe.is_complete() { root.probe_zone() } else { None };
        let side = if self.is_pondering { !root.side_to_move() } else { root.side_to_move() };
        let worker = |budget| {
            Worker::new(game, side, table, budget, handicap, contempt, selective).with_tablebase(zone)
        };
        let main = worker(Budget::new(limits, start, stop));
        Some(std::thread::scope(|scope| {
            let helpers_stop = Stop::new();
            // However the main thread ends, the helpers do too: the scope waits for them.
            let end = StopOnDrop(&helpers_stop);
            let spawn = |number| {
                let mut helper = worker(main.budget.for_helper(&helpers_stop));
                helper.excluded = probe.excluded(&[]);
                // Every other helper is a ply ahead, so that they don't all do the same.
                scope.spawn(move || run_helper(helper, root, 1 + number as u32 % 2))
            };
            let helpers: Vec<_> = (1..self.threads).map(spawn).collect();
            let is_preparing = may_make && is_endless && root.prepare_tablebase();
            let mut main = IterativeDeepening { game, root, worker: main, start, probe, is_preparing };
            let mut found = main.run(count, wanted, limits, on_lines);
            drop(end);
            for helper in helpers {
                let help = helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
                if let ([line], Some(deeper)) = (&mut found[..], help)
                    && !line.score.is_decided()
                    && (line.depth + 1..=limits.depth.unwrap_or(MAX_DEPTH)).contains(&deeper.depth)
                    && !main.probe.excluded(&[]).contains(&deeper.pv[0])
                {
                    let HelperResult { depth, score, pv } = deeper;
                    *line = main.probe.corrected(&Info { depth, score, pv, ..*line });
                }
            }
            found
        }))
    }
}

/// Waits for what another thread makes, so long at most, or for the stop.
fn wait_while(stop: &Stop, most: Option<Duration>, mut is_being_made: impl FnMut() -> bool) {
    let begun = Instant::now();
    while is_being_made() && !stop.is_stopped() && most.is_none_or(|most| begun.elapsed() < most) {
        std::thread::sleep(POLL_INTERVAL);
    }
}

/// Stops the helpers when it goes.
struct StopOnDrop<'a>(&'a Stop);

impl Drop for StopOnDrop<'_> {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// What a search has found out, after a finished iteration or at its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info<M> {
    /// Plies of the last finished iteration.
    pub depth: u32,
    /// Positions looked at so far.
    pub nodes: u64,
    /// Since the search began.
    pub time: Duration,
    /// For the side to move.
    pub score: Score,
    /// The best line, the move to play first. Never empty.
    pub pv: Vec<M>,
}

/// How many of the moves a search has to tell apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MultiPv {
    /// So many of the best, at least one.
    Best(usize),
    /// Every legal move.
    Every,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_with_a_time_limit_does_not_wait_for_ever() {
        let stop = Stop::new();
        let watchdog = stop.clone();
        std::thread::spawn(move || {
            std::thread::sleep(Duration::from_mins(1));
            watchdog.stop();
        });
        wait_while(&stop, Some(Duration::from_millis(5)), || true);
        assert!(!stop.is_stopped(), "only the watchdog ended it");
    }
}
