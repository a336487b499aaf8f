//! The solver of Quixo: retrograde analysis layer by layer, in memory.
//!
//! A layer is all states with the same number of cubes. A push of a blank cube leads to the layer above, a push of
//! an own cube stays; so layers are solved from the full board down. In a layer, a first pass decides what
//! lines and blank cubes decide; sweeps over whole sets, in place, decide most of the rest; when a sweep
//! decides few states, their consequences are followed one by one. What is open then is a draw.
//!
//! A state whose mover already has a line is a win, even if the other side has one too: the other side has
//! just completed it, and by `docs/rules.md` §1 that loses.

mod progress;
mod propagation;
mod successors;
mod sweep;

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering::Relaxed};

use super::indexing::Board;
use super::layer::{Layer, Pair, words};
use super::workers::parallel_chunks;
use propagation::{Propagation, State, states};
use sweep::{Buffers, first_pass, sweep};

pub use progress::SolveProgress;
pub use sweep::{LayerPart, PassPart};

/// A sweep that decides at most one state in so many is the last: to follow the consequences of one state takes as
/// long as to sweep about so many (2 µs against 0.9 ns).
const STATES_PER_CHANGE: u64 = 2_500;
/// SetIndex that a worker takes at a time have about so many words together.
const CHUNK_WORDS: usize = 1 << 12;
/// States that a worker takes at a time in the tail.
const CHUNK_STATES: usize = 1 << 10;
/// The number of the first pass; sweeps go on from there.
const FIRST_PASS: u16 = 1;

/// Solves a layer from the one above it, which a full board has not.
///
/// `memory` is what was needed for another layer: new memory costs time.
pub fn solve(
    board: &Arc<Board>,
    cubes: usize,
    above: Option<&Layer>,
    memory: Vec<Pair>,
    threads: usize,
    watch: &SolveProgress,
) -> Layer {
    let solver = Solver::new(board, cubes, memory, threads, watch);
    let above = above.map(|above| LayerPart { ranks: 0..above.sets.len(), pairs: &above.pairs });
    solver.first_pass(above.as_ref(), PassPart { is_first: true, is_last: true });
    solver.finish()
}

/// A layer that is being solved, and needs the one above it in parts.
pub struct Solver<'a> {
    layer: Layer,
    threads: usize,
    watch: &'a SolveProgress,
}

/// What a worker has in a sweep.
#[derive(Default)]
struct Sweeper {
    buffers: Buffers,
    decided: u64,
    remembered: Vec<State>,
}

impl<'a> Solver<'a> {
    /// Begins, in memory as for [`solve`].
    pub fn new(
        board: &Arc<Board>,
        cubes: usize,
        memory: Vec<Pair>,
        threads: usize,
        watch: &'a SolveProgress,
    ) -> Self {
        Self { layer: Layer::with_memory(board, cubes, memory), threads, watch }
    }

    /// Decides what follows from some sets of the layer above; none of them must be left out, or come twice.
    pub fn first_pass(&self, above: Option<&LayerPart>, stage: PassPart) {
        self.pass(FIRST_PASS, Buffers::default, |buffers, rank| {
            first_pass(&self.layer, above, stage, rank, buffers);
        });
    }

    /// Decides the rest.
    pub fn finish(self) -> Layer {
        let decided = self.sweeps();
        self.tail(decided);
        self.settle();
        self.layer
    }

    /// Shares all sets among the threads.
    fn pass<W: Send>(
        &self,
        number: u16,
        begin: impl Fn() -> W + Sync,
        work: impl Fn(&mut W, usize) + Sync,
    ) -> Vec<W> {
        let sets = self.layer.sets.len();
        let chunk = (CHUNK_WORDS / words(self.layer.cubes)).max(1);
        self.watch.begin(number.into(), sets);
        parallel_chunks(self.threads, sets, chunk, begin, |worker, ranks: Range<usize>| {
            self.watch.more(ranks.len());
            ranks.for_each(|rank| work(worker, rank));
        })
    }

    /// Sweeps until few states are decided; returns what the last sweep decided.
    fn sweeps(&self) -> Vec<State> {
        let enough = ((self.layer.sets.len() as u64) << self.layer.cubes) / STATES_PER_CHANGE;
        // The number of the last pass that changed each set.
        let changed: Vec<AtomicU16> = self.layer.sets.iter().map(|_| AtomicU16::new(FIRST_PASS)).collect();
        let mut number = FIRST_PASS;
        loop {
            number += 1;
            let workers = self.pass(number, Sweeper::default, |worker, rank| {
                if number == FIRST_PASS + 1 || self.has_news(rank, number - 1, &changed) {
                    let before = worker.decided;
                    let Sweeper { buffers, decided, remembered } = worker;
                    sweep(&self.layer, rank, buffers, |word, wins, losses| {
                        *decided += u64::from((wins | losses).count_ones());
                        if *decided <= enough {
                            remembered.extend(states(rank as u32, word, wins | losses));
                        } else {
                            // This sweep is not the last one.
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

    /// Whether a set to which a push of an own cube leads was changed in a pass or later. One that another thread
    /// is at work on counts as news in the next pass too, so it does not matter what was seen of it.
    fn has_news(&self, rank: usize, since: u16, changed: &[AtomicU16]) -> bool {
        let (board, set) = (&self.layer.board, self.layer.sets[rank]);
        let mut shifts = board.geometry.shifts.iter().filter(|shift| set & shift.take != 0);
        shifts.any(|shift| {
            let after = board.sets.find_in_layer(self.layer.cubes, shift.apply(set));
            changed[after.rank as usize].load(Relaxed) >= since
        })
    }

    /// Follows the consequences of decided states, until there are none.
    fn tail(&self, mut decided: Vec<State>) {
        let tail = Propagation { layer: &self.layer };
        // Threads have seen each other's half changed sets: of a state and its images in the same set some may
        // be decided and some not.
        parallel_chunks(
            self.threads,
            decided.len(),
            CHUNK_STATES,
            || (),
            |(), range| {
                for &state in &decided[range] {
                    tail.decide(state, self.layer.bits(state.rank, state.index).0);
                }
            },
        );
        while !decided.is_empty() {
            let found =
                parallel_chunks(self.threads, decided.len(), CHUNK_STATES, Vec::new, |found, range| {
                    for &state in &decided[range] {
                        tail.spread(state, found);
                    }
                });
            decided = found.into_iter().flatten().collect();
        }
    }
    /// What is still open is a draw.
    fn settle(&self) {
        parallel_chunks(
            self.threads,
            self.layer.pairs.len(),
            CHUNK_WORDS,
            || (),
            |(), range| {
                for [win, loss] in &self.layer.pairs[range] {
                    let open = win.load(Relaxed) & loss.load(Relaxed);
                    if open != 0 {
                        win.fetch_and(!open, Relaxed);
                        loss.fetch_and(!open, Relaxed);
                    }
                }
            },
        );
    }
}
