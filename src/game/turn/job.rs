//! Background jobs that wake the sleeping window when they finish and are cancelled when they are dropped.

use std::sync::{Arc, Mutex};

use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, IoTaskPool, Task, TaskPool};

use crate::game::redraw::Waker;
use pushflip_core::ai::Stop;

/// A search or a read of files in the background. Dropping it cancels it.
pub struct Job<T> {
    task: Task<()>,
    result: Arc<Mutex<Option<T>>>,
    stop: Stop,
}

impl<T: Send + 'static> Job<T> {
    /// Starts a search. The closure gets the flag that cancels it, and a function that wakes the window for an
    /// intermediate result; the end of the job wakes the window anyway.
    pub fn start(waker: &Waker, work: impl FnOnce(&Stop, &dyn Fn()) -> T + Send + 'static) -> Self {
        Self::start_in(AsyncComputeTaskPool::get(), waker, work)
    }

    /// Starts work that mostly waits for the disk, in a pool of its own, so that no search delays it.
    pub fn read(waker: &Waker, work: impl FnOnce() -> T + Send + 'static) -> Self {
        Self::start_in(IoTaskPool::get(), waker, |_, _| work())
    }

    fn start_in(
        pool: &TaskPool,
        waker: &Waker,
        work: impl FnOnce(&Stop, &dyn Fn()) -> T + Send + 'static,
    ) -> Self {
        let (stop, result) = (Stop::new(), Arc::new(Mutex::new(None)));
        let (job_stop, job_result, wake) = (stop.clone(), result.clone(), waker.call());
        let task = pool.spawn(async move {
            let value = work(&job_stop, &wake);
            // The result does not come from the task itself: that is ready only after `wake` has returned, and the
            // woken window may poll before.
            *job_result.lock().expect("no panic") = Some(value);
            wake();
        });
        Self { task, result, stop }
    }

    /// The result, once there is one.
    pub fn poll(&mut self) -> Option<T> {
        let result = self.result.lock().expect("no panic").take();
        if result.is_none() {
            // Propagates a panic of the task.
            check_ready(&mut self.task);
        }
        result
    }

    /// Polls the job in a slot, and empties the slot when the job is done.
    pub fn take_result(slot: &mut Option<Self>) -> Option<T> {
        let result = slot.as_mut()?.poll()?;
        *slot = None;
        Some(result)
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
