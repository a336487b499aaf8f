//! Background work that wakes the sleeping window and is cancelled when nobody waits for it.

use std::sync::{Arc, Mutex};

use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, IoTaskPool, Task, TaskPool};

use crate::game::redraw::Waker;
use pushflip_core::ai::Stop;

/// A search under way, or files being read. Dropped, it stops.
pub struct Job<T> {
    task: Task<()>,
    found: Arc<Mutex<Option<T>>>,
    stop: Stop,
}

impl<T: Send + 'static> Job<T> {
    /// Begins one. It is given what tells it to stop, and what wakes the window when there is news; at
    /// its end the window is woken anyway.
    pub fn start(waker: &Waker, work: impl FnOnce(&Stop, &dyn Fn()) -> T + Send + 'static) -> Self {
        Self::start_in(AsyncComputeTaskPool::get(), waker, work)
    }

    /// Begins what mostly waits for the disk: no search that thinks keeps it waiting.
    pub fn read(waker: &Waker, work: impl FnOnce() -> T + Send + 'static) -> Self {
        Self::start_in(IoTaskPool::get(), waker, |_, _| work())
    }

    fn start_in(
        pool: &TaskPool,
        waker: &Waker,
        work: impl FnOnce(&Stop, &dyn Fn()) -> T + Send + 'static,
    ) -> Self {
        let (stop, found) = (Stop::new(), Arc::new(Mutex::new(None)));
        let (stop_inside, result, wake) = (stop.clone(), found.clone(), waker.call());
        let task = pool.spawn(async move {
            let found = work(&stop_inside, &wake);
            // Not by the task itself: it is finished only after the window was woken, which may look before.
            *result.lock().expect("nobody panics who holds it") = Some(found);
            wake();
        });
        Self { task, found, stop }
    }

    /// What was found, once it is.
    pub fn found(&mut self) -> Option<T> {
        let found = self.found.lock().expect("nobody panics who holds it").take();
        if found.is_none() {
            // What panics there panics here.
            check_ready(&mut self.task);
        }
        found
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
