//! Background jobs that wake the sleeping window when they finish and are cancelled when they are dropped.

use std::sync::{Arc, Mutex};

use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, IoTaskPool, Task, TaskPool};

use crate::game::redraw::Waker;
use pushflip_core::ai::Stop;

/// A search or a read of files in the background. Dropping it cancels it.
pub struct Job<T> {
    /// `None` once it has ended: a task must not be polled after that.
    task: Mutex<Option<Task<()>>>,
    result: Arc<Mutex<Option<T>>>,
    stop: Stop,
}

impl<T: Send + 'static> Job<T> {
    /// Starts a search. The closure gets the flag that cancels it, and a function that wakes the window for an
    /// intermediate result; the end of the job wakes the window anyway.
    pub fn start(waker: &Waker, work: impl FnOnce(&Stop, &dyn Fn()) -> T + Send + 'static) -> Self {
        Self::start_in(AsyncComputeTaskPool::get(), waker, work)
    }

    /// Starts work that takes less than a second or mostly waits for the disk, in a pool of its own, so that no search
    /// delays it.
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
        Self { task: Mutex::new(Some(task)), result, stop }
    }

    /// The result, the first time after the job has ended. Polling is not a change of the resource that holds the job.
    pub fn poll(&self) -> Option<T> {
        let result = self.result.lock().expect("no panic").take();
        let mut task = self.task.lock().expect("no panic");
        // Propagates a panic of the task.
        if result.is_none() && task.as_mut().is_some_and(|task| check_ready(task).is_some()) {
            *task = None;
        }
        result
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::RunSystemOnce;
    use bevy::prelude::*;

    #[test]
    fn a_finished_job_can_be_polled_again() {
        AsyncComputeTaskPool::get_or_init(TaskPool::new);
        let start = |waker: Waker| Job::start(&waker, |_, _| 7);
        let job = World::new().run_system_once(start).expect("the system runs");
        let result = std::iter::repeat_with(|| job.poll()).find_map(|result| result);
        assert_eq!(result, Some(7));
        assert!((0..1000).all(|_| job.poll().is_none()));
    }
}
