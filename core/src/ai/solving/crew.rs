//! The worker threads that share the sets of a level.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex};
use std::thread;

/// Whether all crews of this program wait, and what wakes them.
static HELD: (Mutex<bool>, Condvar) = (Mutex::new(false), Condvar::new());

/// Lets all crews of this program wait before the next chunk, or go on.
///
/// # Panics
/// Never: nobody panics who holds the lock.
pub fn hold(held: bool) {
    *HELD.0.lock().expect("nobody panics who holds it") = held;
    HELD.1.notify_all();
}

fn wait_while_held() {
    let held = HELD.0.lock().expect("nobody panics who holds it");
    drop(HELD.1.wait_while(held, |held| *held).expect("nobody panics who holds it"));
}

/// Lets `threads` workers take chunks of `0..total` until none is left; each begins with what
/// `begin` makes, and that is returned.
pub fn share<W: Send>(
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
            wait_while_held();
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
