//! The search behind `go`, on its own thread.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{Scope, ScopedJoinHandle};
use std::time::{Duration, Instant};

use crate::ai::{Evaluate, Info, Level, Limits, Searcher, Stop, tablebase};
use crate::engine::perft;
use crate::rules::{Game, printable};
use crate::session::{AnyGame, AnySearcher, with_both};

/// Time reserved for sending the answer.
const MARGIN: Duration = Duration::from_millis(5);
/// The reserved time is at most this fraction (1/3) of the time for the move.
const MARGIN_PART: u32 = 3;
/// Polling interval of a finished infinite search that waits for `stop`.
const POLL: Duration = Duration::from_millis(1);

#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Go {
    pub(super) depth: Option<u32>,
    pub(super) nodes: Option<u64>,
    pub(super) move_time: Option<Duration>,
    /// Remaining time of the first and the second player.
    pub(super) left: [Option<Duration>; 2],
    pub(super) increment: [Duration; 2],
    pub(super) infinite: bool,
}

impl Go {
    /// Whether a limit or `infinite` is given.
    pub(super) fn has_limit(&self) -> bool {
        let Self { depth, nodes, move_time, left, infinite, .. } = *self;
        infinite || depth.is_some() || nodes.is_some() || move_time.is_some() || left != [None, None]
    }

    /// The limits of the search for the player to move.
    pub(super) fn limits(&self, first_player: bool) -> Result<Limits, String> {
        let player = usize::from(!first_player);
        let clock = self.left[player].map(|left| Limits::for_clock(left, self.increment[player]));
        let time = self.move_time.map(less_margin);
        let limits = Limits { depth: self.depth, nodes: self.nodes, time, planned: None };
        let limits = limits.and(&clock.unwrap_or_default());
        match (self.infinite, limits == Limits::default()) {
            (true, _) | (false, false) => Ok(limits),
            (false, true) if self.left[1 - player].is_some() => {
                Err(format!("go needs p{}time for the player to move", player + 1))
            }
            (false, true) => Err("go needs movetime, depth, nodes, p1time and p2time, or infinite".into()),
        }
    }
}

fn less_margin(time: Duration) -> Duration {
    time.saturating_sub(MARGIN.min(time / MARGIN_PART))
}

pub(super) enum Job {
    Search {
        limits: Limits,
        /// Whether the answer waits for `stop`.
        infinite: bool,
        level: Option<Level>,
        seed: u64,
        threads: usize,
        /// The arrival time of the command.
        received: Instant,
    },
    Perft(u32),
}

pub(super) struct SearchThread<'scope> {
    pub(super) stop: Stop,
    /// Whether only `stop` ends the search.
    pub(super) is_endless: bool,
    handle: ScopedJoinHandle<'scope, ()>,
}

impl<'scope> SearchThread<'scope> {
    pub(super) fn start(
        scope: &'scope Scope<'scope, '_>,
        job: Job,
        work: impl FnOnce(Job, &Stop) + Send + 'scope,
    ) -> Self {
        let stop = Stop::new();
        let theirs = stop.clone();
        let is_endless = matches!(job, Job::Search { infinite: true, .. });
        Self { stop, is_endless, handle: scope.spawn(move || work(job, &theirs)) }
    }

    pub(super) fn join(self) {
        // A panic in the search is a bug, but the engine continues.
        _ = self.handle.join();
    }
}

/// The transposition table size in MiB, and the searcher of the last game.
type Memory = (usize, Option<AnySearcher>);

/// The searcher for a game, which replaces that for another one.
fn searcher<'m>((hash_mb, kept): &'m mut Memory, game: &AnyGame) -> &'m mut AnySearcher {
    // Frees the old transposition table before the new one is allocated.
    drop(kept.take_if(|kept| with_both!(&*kept, game, (_searcher, _game) => false, else true)));
    kept.get_or_insert_with(|| AnySearcher::new(game.position().variant(), *hash_mb))
}

/// The searcher of the current variant. Its transposition table is kept between moves.
pub(super) struct SearchEngine {
    memory: Mutex<Memory>,
    /// Whether a damaged tablebase file was reported.
    has_warned: AtomicBool,
}

impl SearchEngine {
    /// Creates an engine. Large memory is allocated by the first [`prepare`](Self::prepare).
    pub(super) fn new(hash_mb: usize) -> Self {
        Self { memory: Mutex::new((hash_mb, None)), has_warned: AtomicBool::new(false) }
    }

    fn lock(&self) -> MutexGuard<'_, Memory> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn resize(&self, hash_mb: usize) {
        *self.lock() = (hash_mb, None);
    }

    pub(super) fn forget(&self) {
        self.lock().1 = None;
    }

    /// Creates the searcher for a game ahead of a search.
    pub(super) fn prepare(&self, game: &AnyGame) {
        searcher(&mut self.lock(), game);
    }

    /// Runs a job and writes its answer.
    pub(super) fn work(
        &self,
        game: &AnyGame,
        job: Job,
        stop: &Stop,
        line: impl Fn(String) -> io::Result<()>,
    ) -> io::Result<()> {
        if let Job::Perft(depth) = job {
            let lines = perft::lines(&game.position(), depth, stop);
            return line(lines.unwrap_or_else(|| "info string perft stopped".into()));
        }
        // A damaged tablebase file is reported once, before the move.
        let line = |text: String| {
            if text.starts_with("bestmove")
                && let Some(failure) = tablebase::failure()
                && !self.has_warned.swap(true, Ordering::Relaxed)
            {
                line(format!("info string error: {}", printable(failure)))?;
            }
            line(text)
        };
        let memory = &mut *self.lock();
        with_both!(searcher(memory, game), game, (searcher, game) => {
            answer(searcher, game, job, stop, line)
        }, else unreachable!("the searcher was created for this game"))
    }
}

/// Searches, reports, and answers with the best move.
fn answer<P: Evaluate>(
    searcher: &mut Searcher<P>,
    game: &Game<P>,
    job: Job,
    stop: &Stop,
    line: impl Fn(String) -> io::Result<()>,
) -> io::Result<()> {
    let Job::Search { mut limits, infinite, level, seed, threads, received } = job else { return Ok(()) };
    searcher.set_threads(threads);
    if let Some(level) = level {
        searcher.set_level(level, seed);
        limits = limits.and(&level.limits::<P>(seed));
    } else {
        searcher.set_full_strength();
    }
    limits.time = limits.time.map(|time| time.saturating_sub(received.elapsed()));
    let mut reported = Ok(());
    let found = searcher.search(game, &limits, stop, |info| reported = line(report(info)));
    reported?;
    while infinite && !stop.is_stopped() {
        std::thread::sleep(POLL);
    }
    let Some(found) = found else { return Ok(()) };
    line(format!("bestmove {}", found.pv[0]))
}

fn report<M: std::fmt::Display>(info: &Info<M>) -> String {
    let Info { depth, nodes, time, score, pv } = info;
    let pv: Vec<String> = pv.iter().map(ToString::to_string).collect();
    let nps = u128::from(*nodes) * 1_000_000 / time.as_micros().max(1);
    let time = time.as_millis();
    format!("info depth {depth} score {score} nodes {nodes} nps {nps} time {time} pv {}", pv.join(" "))
}
