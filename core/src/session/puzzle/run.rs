//! A run against the clock: puzzles of one set with rising difficulty, until the time or the third mistake ends it.

use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;

use super::{HARDEST, Puzzle, PuzzleSet};

pub const RUN_TIME: Duration = Duration::from_mins(3);
/// The number of mistakes that end a run.
pub const RUN_MISTAKES: u32 = 3;
/// The number of puzzles of each difficulty before the next one.
const PER_DIFFICULTY: usize = 8;

/// The puzzles and the score of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleRun {
    set: PuzzleSet,
    order: Vec<usize>,
    solved: u32,
    mistakes: u32,
}

impl PuzzleRun {
    /// A run through a set. The seed selects the puzzles of each difficulty.
    pub fn new(set: PuzzleSet, seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let difficulty = |puzzle: &Puzzle| if puzzle.is_starter() { 0 } else { puzzle.grade };
        let order = (0..=HARDEST).flat_map(|wanted| {
            let mut puzzles: Vec<usize> =
                (0..set.puzzles().len()).filter(|&at| difficulty(&set.puzzles()[at]) == wanted).collect();
            puzzles.shuffle(&mut rng);
            puzzles.truncate(PER_DIFFICULTY);
            puzzles
        });
        Self { set, order: order.collect(), solved: 0, mistakes: 0 }
    }

    pub fn set(&self) -> PuzzleSet {
        self.set
    }

    pub fn solved(&self) -> u32 {
        self.solved
    }

    pub fn mistakes(&self) -> u32 {
        self.mistakes
    }

    /// The number of the current puzzle in its set; `None` after the last puzzle or mistake.
    pub fn current(&self) -> Option<usize> {
        let at = (self.solved + self.mistakes) as usize;
        self.order.get(at).copied().filter(|_| self.mistakes < RUN_MISTAKES)
    }

    /// Counts the current puzzle as solved or as a mistake. The next puzzle follows.
    pub fn record(&mut self, solved: bool) {
        if self.current().is_some() {
            *(if solved { &mut self.solved } else { &mut self.mistakes }) += 1;
        }
    }
}
