//! Solving Quixo exactly, level by level, in memory.
//!
//! A level is all states with the same number of cubes. A push of a blank cube leads to the level above, a push of
//! an own cube stays; so levels are solved from the full board down. In a level, a first pass decides what
//! lines and blank cubes decide; sweeps over whole sets, in place, decide most of the rest; when a sweep
//! decides few states, their consequences are followed one by one. What is open then is a draw.

mod counting;
mod crew;
mod fetch;
mod level;
mod sweep;
mod tail;
mod watch;

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

pub use counting::count;
pub use level::{Level, Pair, index_bits, words};

pub use watch::Watch;

use super::solved::board::Board;
use crew::share;
use sweep::{Buffers, first_pass};
use tail::{State, Tail, states};

/// A sweep that decides fewer than one state in so many is the last.
static STATES_PER_LAST_CHANGE: std::sync::LazyLock<u64> = std::sync::LazyLock::new(|| std::env::var("SPLC").map_or(4000, |v| v.parse().unwrap()));
/// A sweep after one that decided at most so many times as many as the last one may keeps what it decides.
const KEEPING: u64 = 16;
/// Sets that a worker takes at a time hold about so many words together.
const CHUNK_WORDS: usize = 1 << 12;
/// States that a worker takes at a time in the tail.
const CHUNK_STATES: usize = 1 << 10;

/// Solves a level from the one above it, which a full board has not.
///
/// `memory` is what another level needs no more: new memory costs time.
pub fn solve(
    board: &Arc<Board>,
    cubes: usize,
    above: Option<&Level>,
    memory: Memory,
    threads: usize,
    watch: &Watch,
) -> (Level, Memory) {
    let debug = std::env::var_os("SOLVE_DEBUG").is_some();
    let level = Level::unknown(board, cubes, memory.pairs);
    let mut safe = memory.safe;
    safe.resize_with(level.pairs.len(), AtomicU64::default);
    let count = level.sets.len();
    let words = words(cubes);
    let chunk = (CHUNK_WORDS / words).max(1);
    let safe_of = |rank: usize| &safe[rank * words..][..words];
    if debug {
        eprintln!("  {cubes}: made {:?}", cpu());
    }

    watch.begin(1, count);
    share(threads, count, chunk, Buffers::default, |buffers, ranks| {
        watch.more(ranks.len());
        for rank in ranks {
            first_pass(&level, above, rank, buffers, safe_of(rank));
        }
    });
    if debug {
        eprintln!("  {cubes}: first pass {:?}", cpu());
    }

    let enough = (count as u64) * (1u64 << cubes) / *STATES_PER_LAST_CHANGE;
    // The number of the last sweep that changed each set; the first pass is sweep 1.
    let changed: Vec<AtomicU8> = (0..count).map(|_| AtomicU8::new(1)).collect();
    let mut last = u64::MAX;
    let mut frontier;
    let mut round: u8 = 1;
    loop {
        round += 1;
        let keep = last <= enough.saturating_mul(KEEPING) || round == u8::MAX;
        watch.begin(round.into(), count);
        let workers = share(
            threads,
            count,
            chunk,
            || (Buffers::default(), 0u64, 0u64, Vec::new()),
            |(buffers, decided, swept, kept), ranks| {
                watch.more(ranks.len());
                for rank in ranks {
                    let set = level.sets[rank];
                    let shifts = board.geometry.shifts.iter().filter(|shift| set & shift.take != 0);
                    let stale = |rank: u32| changed[rank as usize].load(Relaxed) + 1 >= round;
                    if round > 2 && !shifts.into_iter().any(|s| stale(board.sets.find(s.apply(set)).rank)) {
                        continue;
                    }
                    *swept += 1;
                    let before = *decided;
                    sweep::sweep(&level, rank, buffers, safe_of(rank), |number, wins, losses| {
                        *decided += u64::from((wins | losses).count_ones());
                        if keep {
                            kept.extend(states(rank as u32, number, wins | losses));
                        }
                    });
                    if *decided != before {
                        changed[rank].store(round, Relaxed);
                    }
                }
            },
        );
        let decided = workers.iter().map(|w| w.1).sum::<u64>();
        if debug {
            let swept = workers.iter().map(|w| w.2).sum::<u64>();
            eprintln!("  {cubes}: sweep {round}: {decided} of {} in {swept} of {count} sets {:?}", enough * *STATES_PER_LAST_CHANGE, cpu());
        }
        last = decided;
        frontier = workers.into_iter().flat_map(|w| w.3).collect::<Vec<State>>();
        if keep && (decided <= enough || round == u8::MAX) {
            break;
        }
    }
    watch.begin(u32::from(round) + 1, 0);
    let tail = Tail { level: &level, safe: &safe };
    share(threads, frontier.len(), CHUNK_STATES, || (), |(), range| {
        for &state in &frontier[range] {
            let loss = level.bits(state.rank, state.index).1;
            tail.decide(state, level.sets[state.rank as usize], usize::from(loss));
        }
    });
    let mut total = 0;
    let mut rounds = 0;
    while !frontier.is_empty() {
        let found = share(threads, frontier.len(), CHUNK_STATES, Vec::new, |found, range| {
            for &state in &frontier[range] {
                tail.spread(state, found);
            }
        });
        frontier = found.into_iter().flatten().collect();
        total += frontier.len();
        rounds += 1;
    }
    if debug {
        eprintln!("  {cubes}: tail {total} in {rounds} rounds {:?}", cpu());
    }
    (level, Memory { pairs: Vec::new(), safe })
}

/// Memory to work in.
#[derive(Default)]
pub struct Memory {
    /// The words of a level.
    pub pairs: Vec<Pair>,
    /// A bit for each state.
    pub safe: Vec<AtomicU64>,
}

fn cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap();
    let f: Vec<&str> = text.split(' ').collect();
    (f[13].parse::<f64>().unwrap() + f[14].parse::<f64>().unwrap()) / 100.0
}
