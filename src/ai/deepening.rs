//! Iterative deepening: depth by depth, each with what the one before has learned.

use std::time::{Duration, Instant};

use super::handicap::Handicap;
use super::limits::{Budget, Limits, Stop, Stopped};
use super::search::{EXACT_DEPTH, MAX_DEPTH, Window, Worker};
use super::table::Table;
use super::{Evaluate, Score};
use crate::rules::{Game, Status};

/// How far an iteration's score is expected from the last one's, in hundredths.
const ASPIRATION: i32 = 60;
/// The least depth at which a score is expected, in plies.
const ASPIRED_FROM_DEPTH: u32 = 4;

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

/// A search with its memory, which lasts from move to move.
pub struct Searcher<P> {
    table: Table,
    threads: usize,
    pub(super) handicap: Handicap,
    game: std::marker::PhantomData<P>,
}

impl<P: Evaluate> Searcher<P> {
    /// A searcher on one thread with so many MiB for its transposition table.
    #[must_use]
    pub fn new(hash_mb: usize) -> Self {
        Self {
            table: Table::new(hash_mb),
            threads: 1,
            handicap: Handicap::default(),
            game: std::marker::PhantomData,
        }
    }

    /// How many threads search, at least one. Only one thread gives the same answer every time.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
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
        on_info: impl FnMut(&Info<P::Move>),
    ) -> Option<Info<P::Move>> {
        let start = Instant::now();
        if game.status() != Status::Ongoing {
            return None;
        }
        self.table.next_generation();
        let (table, handicap) = (&self.table, self.handicap);
        let selective = limits.depth.is_none_or(|depth| depth > EXACT_DEPTH);
        let main = Worker::new(game, table, Budget::new(limits, start, stop), handicap, selective);
        Some(std::thread::scope(|scope| {
            let helpers_stop = Stop::new();
            for number in 1..self.threads {
                let budget = Budget::new(&Limits::default(), start, &helpers_stop);
                let helper = Worker::new(game, table, budget, handicap, selective);
                // Every other helper is a ply ahead, so that they don't all do the same.
                scope.spawn(move || help(helper, game.position(), 1 + number as u32 % 2));
            }
            let found = deepen(main, game.position(), limits, start, on_info);
            helpers_stop.stop();
            found
        }))
    }
}

/// Deepens until the limits or the stop end it, or nothing is left to find.
fn deepen<P: Evaluate>(
    mut worker: Worker<P>,
    root: P,
    limits: &Limits,
    start: Instant,
    mut on_info: impl FnMut(&Info<P::Move>),
) -> Info<P::Move> {
    let moves = root.moves();
    let mut found = Info { depth: 0, nodes: 0, time: Duration::ZERO, score: Score::DRAW, pv: vec![moves[0]] };
    // Who has no choice needs no time.
    let forced = moves.len() == 1 && limits.time.is_some();
    let deepest = if forced { 1 } else { limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH) };
    for depth in 1..=deepest {
        let finished = aspire(&mut worker, &root, depth, found.score);
        found.nodes = worker.budget.nodes();
        found.time = start.elapsed();
        // Even an iteration that was cut off has searched its best move deeper than the last one.
        if let Some((score, pv)) = worker.best.take() {
            (found.score, found.pv) = (score, pv);
        }
        if finished.is_err() {
            break;
        }
        found.depth = depth;
        on_info(&found);
        let end = found.score.plies_to_win().or(found.score.plies_to_loss());
        if end.is_some_and(|plies| plies <= depth) || worker.budget.poll().is_err() {
            break;
        }
    }
    found
}

/// An iteration with a window around the expected score, opened where the score falls outside.
fn aspire<P: Evaluate>(
    worker: &mut Worker<P>,
    root: &P,
    depth: u32,
    expected: Score,
) -> Result<Score, Stopped> {
    let mut window = Window::FULL;
    if worker.selective && depth > ASPIRED_FROM_DEPTH && !expected.is_decided() {
        window = Window { alpha: expected.above(-ASPIRATION), beta: expected.above(ASPIRATION) };
    }
    loop {
        let score = worker.iterate(root, depth, window)?;
        if score <= window.alpha && window.alpha > Score::MIN {
            window.alpha = Score::MIN;
        } else if score >= window.beta && window.beta < Score::MAX {
            window.beta = Score::MAX;
        } else {
            return Ok(score);
        }
    }
}

/// A further thread: it fills the table that all share, until it is stopped.
fn help<P: Evaluate>(mut worker: Worker<P>, root: P, first_depth: u32) {
    for depth in first_depth..=MAX_DEPTH {
        if worker.iterate(&root, depth, Window::FULL).is_err() {
            return;
        }
    }
}
