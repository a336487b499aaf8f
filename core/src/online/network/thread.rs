//! A network thread with its async runtime, and termination signals.

use std::io;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;
use std::time::Duration;

use tokio::runtime::{Builder, Runtime};

use super::lock;

/// The maximum time to wait for the thread's end. Closing takes three seconds at most, but a busy machine may
/// delay the thread, and reopening the same table needs its port.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);

/// A thread whose end can be awaited with a time limit.
pub(super) struct NetworkThread(Mutex<Receiver<()>>);

impl NetworkThread {
    /// Runs a future on a [`runtime`]. Fails with a sentence if the system provides no thread.
    pub fn start<F: Future<Output = ()>>(
        name: &str,
        runtime: Runtime,
        work: impl FnOnce() -> F + Send + 'static,
    ) -> Result<Self, String> {
        let (done, finished) = sync_channel(1);
        let run = move || {
            runtime.block_on(work());
            // A pending DNS lookup would block a normal shutdown.
            runtime.shutdown_background();
            // The receiver may be gone.
            let _ = done.send(());
        };
        thread::Builder::new().name(name.into()).spawn(run).map_err(no_thread)?;
        Ok(Self(Mutex::new(finished)))
    }

    /// Waits for the end of the thread, up to [`STOP_TIMEOUT`].
    pub fn wait(&self) {
        // A hanging thread is left alone; a panicked one has ended.
        let _ = lock(&self.0).recv_timeout(STOP_TIMEOUT);
    }
}

/// The runtime of a network thread. Tasks spawned on it run only while a thread blocks on it.
pub(super) fn runtime() -> Result<Runtime, String> {
    Builder::new_current_thread().enable_all().build().map_err(no_thread)
}

/// A new [`runtime`], and the result of a future that has run on it. Panics within an async runtime.
pub(super) fn runtime_with<T>(
    start: impl Future<Output = Result<T, String>>,
) -> Result<(Runtime, T), String> {
    let runtime = runtime()?;
    match runtime.block_on(start) {
        Ok(result) => Ok((runtime, result)),
        Err(why) => {
            // A pending DNS lookup would block a normal shutdown.
            runtime.shutdown_background();
            Err(why)
        }
    }
}

pub(super) fn no_thread(_: io::Error) -> String {
    "The system gives this program no thread.".into()
}

/// Calls `ask` on Ctrl+C or SIGTERM, or if Windows ends the program; the program must then end itself. No signal is
/// lost after this function has returned. Fails with a sentence if the system does not allow it.
pub fn on_termination(ask: impl FnOnce() + Send + 'static) -> Result<(), String> {
    let runtime = runtime()?;
    let signals = runtime.block_on(async { Signals::listen() });
    let signals = signals.ok_or("The system does not tell this program when it is to end.")?;
    NetworkThread::start("pushflip-signal", runtime, move || async move {
        signals.asked().await;
        ask();
    })?;
    Ok(())
}

#[cfg(unix)]
struct Signals([tokio::signal::unix::Signal; 2]);

#[cfg(unix)]
impl Signals {
    fn listen() -> Option<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Some(Self([signal(SignalKind::terminate()).ok()?, signal(SignalKind::interrupt()).ok()?]))
    }

    async fn asked(self) {
        let [mut terminate, mut interrupt] = self.0;
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    }
}

/// Ctrl+C and Ctrl+Break; a closed console, a logoff and a shutdown, after which Windows leaves about five seconds.
#[cfg(windows)]
struct Signals(
    tokio::signal::windows::CtrlC,
    tokio::signal::windows::CtrlBreak,
    tokio::signal::windows::CtrlClose,
    tokio::signal::windows::CtrlLogoff,
    tokio::signal::windows::CtrlShutdown,
);

#[cfg(windows)]
impl Signals {
    fn listen() -> Option<Self> {
        use tokio::signal::windows::{ctrl_break, ctrl_c, ctrl_close, ctrl_logoff, ctrl_shutdown};
        Some(Self(
            ctrl_c().ok()?,
            ctrl_break().ok()?,
            ctrl_close().ok()?,
            ctrl_logoff().ok()?,
            ctrl_shutdown().ok()?,
        ))
    }

    async fn asked(self) {
        let Self(mut interrupt, mut pause, mut close, mut logoff, mut shutdown) = self;
        // `None` means that no signal can arrive.
        tokio::select! {
            Some(()) = interrupt.recv() => {}
            Some(()) = pause.recv() => {}
            Some(()) = close.recv() => {}
            Some(()) = logoff.recv() => {}
            Some(()) = shutdown.recv() => {}
            else => std::future::pending().await,
        }
    }
}
