//! The network thread and its async runtime.

use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// How long a program that leaves waits for the goodbyes. They take three seconds at most; on a machine that is
/// busy the thread comes to them late, and whoever opens the same table again needs its port.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);

/// A thread that somebody waits for, but not for ever.
#[derive(Debug)]
pub(super) struct NetworkThread(Mutex<Receiver<()>>);

impl NetworkThread {
    /// Runs what this makes, on a runtime of its own.
    ///
    /// # Errors
    /// A sentence if the system gives no thread.
    pub fn start<F: Future<Output = ()>>(
        name: &str,
        work: impl FnOnce() -> F + Send + 'static,
    ) -> Result<Self, String> {
        let (done, finished) = sync_channel(1);
        let no_way = |_| "The network cannot be used: the system gives this program no thread.".to_string();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(no_way)?;
        let run = move || {
            runtime.block_on(work());
            // A name that is being looked up holds its thread as long as it likes.
            runtime.shutdown_background();
            // Nobody may wait any more.
            let _ = done.send(());
        };
        thread::Builder::new().name(name.into()).spawn(run).map_err(no_way)?;
        Ok(Self(Mutex::new(finished)))
    }

    /// Waits until it has ended, a bounded time.
    pub fn wait(&self) {
        // It is left to itself if it hangs; a panic in it has ended it too.
        let _ = self.0.lock().unwrap_or_else(PoisonError::into_inner).recv_timeout(STOP_TIMEOUT);
    }
}
