//! Progress of the solver within a layer, for other threads.

use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering::Relaxed};

/// Estimated number of passes of a layer.
const USUAL_PASSES: f64 = 6.0;

/// The progress within a layer.
#[derive(Default)]
pub struct SolveProgress {
    pass: AtomicU32,
    sets: AtomicUsize,
    of: AtomicUsize,
}

impl SolveProgress {
    pub(super) fn begin(&self, pass: u32, of: usize) {
        self.pass.store(pass, Relaxed);
        self.sets.store(0, Relaxed);
        self.of.store(of, Relaxed);
    }

    pub(super) fn more(&self, sets: usize) {
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
