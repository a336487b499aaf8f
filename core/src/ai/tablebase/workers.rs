//! Worker threads that share the sets of a layer.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;

/// Whether the workers of this process are paused, and the condition that resumes them.
static PAUSED: (Mutex<bool>, Condvar) = (Mutex::new(false), Condvar::new());

/// Pauses all workers of this process before their next chunk, or resumes them.
pub fn pause(paused: bool) {
    *PAUSED.0.lock().unwrap_or_else(PoisonError::into_inner) = paused;
    PAUSED.1.notify_all();
}

fn wait_while_paused() {
    let paused = PAUSED.0.lock().unwrap_or_else(PoisonError::into_inner);
    drop(PAUSED.1.wait_while(paused, |paused| *paused));
}

/// Runs `work` on chunks of `0..total` with `threads` workers. Each worker has a state created by `begin`; the states
/// are returned.
pub fn parallel_chunks<W: Send>(
    threads: usize,
    total: usize,
    chunk: usize,
    begin: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, Range<usize>) + Sync,
) -> Vec<W> {
    let next = AtomicUsize::new(0);
    let run = || {
        let mut worker = begin();
        loop {
            let start = next.fetch_add(chunk, Ordering::Relaxed);
            if start >= total {
                return worker;
            }
            wait_while_paused();
            work(&mut worker, start..total.min(start + chunk));
        }
    };
    if threads <= 1 || total <= chunk {
        return vec![run()];
    }
    thread::scope(|scope| {
        let crew: Vec<_> = (0..threads).map(|_| scope.spawn(run)).collect();
        crew.into_iter().map(|worker| worker.join().expect("a worker does not panic")).collect()
    })
}
