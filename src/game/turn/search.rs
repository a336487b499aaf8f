//! Searches beside the game: they wake the sleeping window, and stop when nobody waits for them any more.

use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use pushflip_core::ai::Stop;

/// A search under way. Dropped, it stops.
pub struct Search<T> {
    task: Task<T>,
    stop: Stop,
}

impl<T: Send + 'static> Search<T> {
    /// Begins one. It is given what tells it to stop, and what wakes the window when there is news; at
    /// its end the window is woken anyway.
    pub fn start(
        proxy: Option<&EventLoopProxyWrapper>,
        work: impl FnOnce(&Stop, &dyn Fn()) -> T + Send + 'static,
    ) -> Self {
        let stop = Stop::new();
        let stop_inside = stop.clone();
        let proxy = proxy.map(|proxy| (**proxy).clone());
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let wake = || {
                if let Some(proxy) = &proxy {
                    // The window may be gone by then; nobody waits for the news then either.
                    let _ = proxy.send_event(WinitUserEvent::WakeUp);
                }
            };
            let found = work(&stop_inside, &wake);
            wake();
            found
        });
        Self { task, stop }
    }

    /// What was found, once it is.
    pub fn found(&mut self) -> Option<T> {
        check_ready(&mut self.task)
    }
}

impl<T> Drop for Search<T> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
