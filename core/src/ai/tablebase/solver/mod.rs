//! The solver: retrograde analysis of Quixo, layer by layer, in memory.
//!
//! A push of a blank cube leads to the next layer, and a push of an own cube stays in the layer. So layers are solved
//! from the full board down. In each layer a first pass decides states by lines and by pushes of blank cubes. Sweeps
//! over whole sets decide most of the rest in place. When a sweep decides few states, their consequences are
//! propagated state by state. Undecided states are draws.
//!
//! A state in which the mover has a line is a win even if the opponent has one too: the opponent has just completed
//! it, which loses (`docs/rules.md` §1).

mod propagation;
mod successors;
mod sweep;

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, AtomicU32, AtomicUsize, Ordering::Relaxed};

use super::indexing::Board;
use super::layer::{Layer, Pair, words};
use super::workers::parallel_chunks;
use propagation::{State, states};
use sweep::{Buffers, first_pass, sweep};

pub use sweep::LayerPart;

/// The last sweep decides at most one state in this many. Propagating one state takes as long as sweeping about this
/// many (2 µs against 0.9 ns).
const STATES_PER_CHANGE: u64 = 2_500;
/// Approximate number of words of a chunk of sets.
const CHUNK_WORDS: usize = 1 << 12;
/// States of a chunk in the propagation.
const CHUNK_STATES: usize = 1 << 10;
/// The number of the first pass. Sweeps continue from it.
const FIRST_PASS: u16 = 1;
/// Estimated number of passes of a layer.
const USUAL_PASSES: f64 = 6.0;

/// Solves a layer from the layer above, which a full board does not have.
///
/// `memory` is reused from a layer that is no longer needed, because allocation takes time.
pub fn solve(
    board: &Arc<Board>,
    cubes: usize,
    above: Option<&Layer>,
    memory: Vec<Pair>,
    threads: usize,
    progress: &SolveProgress,
) -> Layer {
    let solver = Solver::new(board, cubes, memory, threads, progress);
    let above = above.map(|above| LayerPart { ranks: 0..above.sets.len(), pairs: &above.pairs });
    solver.first_pass(above.as_ref());
    solver.finish()
}

/// A layer being solved from parts of the layer above.
pub struct Solver<'a> {
    layer: Layer,
    threads: usize,
    progress: &'a SolveProgress,
}

#[derive(Default)]
struct Sweeper {
    buffers: Buffers,
    decided: u64,
    remembered: Vec<State>,
}

impl<'a> Solver<'a> {
    /// Creates a solver, with `memory` as in [`solve`].
    pub fn new(
        board: &Arc<Board>,
        cubes: usize,
        memory: Vec<Pair>,
        threads: usize,
        progress: &'a SolveProgress,
    ) -> Self {
        Self { layer: Layer::with_memory(board, cubes, memory), threads, progress }
    }

    /// Applies a part of the layer above. The parts must cover all sets exactly once.
    pub fn first_pass(&self, above: Option<&LayerPart>) {
        self.pass(FIRST_PASS, Buffers::default, |buffers, rank| {
            first_pass(&self.layer, above, rank, buffers);
        });
    }

    pub fn finish(self) -> Layer {
        let decided = self.sweeps();
        self.propagate(decided);
        self.settle();
        self.layer
    }

    /// Distributes all sets among the threads.
    fn pass<W: Send>(
        &self,
        number: u16,
        begin: impl Fn() -> W + Sync,
        work: impl Fn(&mut W, usize) + Sync,
    ) -> Vec<W> {
        let sets = self.layer.sets.len();
        let chunk = (CHUNK_WORDS / words(self.layer.cubes)).max(1);
        self.progress.begin_pass(number.into(), sets);
        parallel_chunks(self.threads, sets, chunk, begin, |worker, ranks: Range<usize>| {
            self.progress.advance(ranks.len());
            ranks.for_each(|rank| work(worker, rank));
        })
    }

    /// Sweeps until few states are decided. Returns the states decided by the last sweep.
    fn sweeps(&self) -> Vec<State> {
        let enough = ((self.layer.sets.len() as u64) << self.layer.cubes) / STATES_PER_CHANGE;
        // The number of the last pass that changed each set.
        let changed: Vec<AtomicU16> = self.layer.sets.iter().map(|_| AtomicU16::new(FIRST_PASS)).collect();
        let mut number = FIRST_PASS;
        loop {
            number += 1;
            let workers = self.pass(number, Sweeper::default, |worker, rank| {
                if number == FIRST_PASS + 1 || self.has_changed_successor(rank, number - 1, &changed) {
                    let before = worker.decided;
                    let Sweeper { buffers, decided, remembered } = worker;
                    sweep(&self.layer, rank, buffers, |word, wins, losses| {
                        *decided += u64::from((wins | losses).count_ones());
                        if *decided <= enough {
                            remembered.extend(states(rank as u32, word, wins | losses));
                        } else {
                            // Too many states for the last sweep.
                            remembered.clear();
                        }
                    });
                    if worker.decided != before {
                        changed[rank].store(number, Relaxed);
                    }
                }
            });
            if workers.iter().map(|worker| worker.decided).sum::<u64>() <= enough {
                return workers.into_iter().flat_map(|worker| worker.remembered).collect();
            }
        }
    }

    /// Whether a successor set was changed in pass `since` or later. A set that another thread is changing counts
    /// again in the next pass, so a race loses nothing.
    fn has_changed_successor(&self, rank: usize, since: u16, changed: &[AtomicU16]) -> bool {
        let (board, set) = (&self.layer.board, self.layer.sets[rank]);
        let mut shifts = board.geometry.shifts.iter().filter(|shift| set & shift.take != 0);
        shifts.any(|shift| {
            let after = board.sets.find_in_layer(self.layer.cubes, shift.apply(set));
            changed[after.rank as usize].load(Relaxed) >= since
        })
    }

    /// Propagates decided states until no state changes.
    fn propagate(&self, mut decided: Vec<State>) {
        // Threads read sets that others were changing, so some images of a state within its set may still be
        // undecided.
        parallel_chunks(
            self.threads,
            decided.len(),
            CHUNK_STATES,
            || (),
            |(), range| {
                for &state in &decided[range] {
                    self.layer.decide(state, self.layer.bits(state.rank, state.index).0);
                }
            },
        );
        while !decided.is_empty() {
            let found =
                parallel_chunks(self.threads, decided.len(), CHUNK_STATES, Vec::new, |found, range| {
                    for &state in &decided[range] {
                        self.layer.spread(state, found);
                    }
                });
            decided = found.into_iter().flatten().collect();
        }
    }
    /// Turns undecided states into draws.
    fn settle(&self) {
        parallel_chunks(
            self.threads,
            self.layer.pairs.len(),
            CHUNK_WORDS,
            || (),
            |(), range| {
                for [win, loss] in &self.layer.pairs[range] {
                    let undecided = win.load(Relaxed) & loss.load(Relaxed);
                    if undecided != 0 {
                        win.fetch_and(!undecided, Relaxed);
                        loss.fetch_and(!undecided, Relaxed);
                    }
                }
            },
        );
    }
}

#[derive(Default)]
pub struct SolveProgress {
    pass: AtomicU32,
    sets: AtomicUsize,
    of: AtomicUsize,
}

impl SolveProgress {
    fn begin_pass(&self, pass: u32, of: usize) {
        self.pass.store(pass, Relaxed);
        self.sets.store(0, Relaxed);
        self.of.store(of, Relaxed);
    }

    fn advance(&self, sets: usize) {
        self.sets.fetch_add(sets, Relaxed);
    }

    /// The number of the current pass, from 1.
    pub fn pass(&self) -> u32 {
        self.pass.load(Relaxed)
    }

    /// The estimated fraction done, from 0 to 1.
    pub fn done(&self) -> f64 {
        let passes = f64::from(self.pass().max(1) - 1);
        let of = self.of.load(Relaxed).max(1) as f64;
        ((passes + self.sets.load(Relaxed) as f64 / of) / USUAL_PASSES).min(0.95)
    }
}
