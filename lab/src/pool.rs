//! A thread pool of the requested size.

use rayon::{ThreadPool, ThreadPoolBuilder};

/// Creates a pool of `threads` threads.
///
/// # Panics
/// If the system cannot create the threads.
pub(super) fn pool(threads: usize) -> ThreadPool {
    ThreadPoolBuilder::new().num_threads(threads).build().expect("a thread pool")
}
