//! A thread pool of the requested size.

use rayon::{ThreadPool, ThreadPoolBuilder};

/// So many threads.
///
/// # Panics
/// If the system has no threads left.
pub(super) fn pool(threads: usize) -> ThreadPool {
    ThreadPoolBuilder::new().num_threads(threads).build().expect("the system has threads")
}
