//! Termination signals.

use std::sync::mpsc::sync_channel;

use super::thread::NetworkThread;

/// Calls this when the program is asked to end: by Ctrl+C, or by the system with SIGTERM. Then it is for the
/// program to end itself. From the moment at which this returns no such wish is lost.
///
/// # Errors
/// A sentence if the system does not allow it.
pub fn on_termination(ask: impl FnOnce() + Send + 'static) -> Result<(), String> {
    let (tell, listens) = sync_channel(1);
    NetworkThread::start("pushflip-signal", move || async move {
        let signals = Signals::listen();
        // Whoever waits for this is still there.
        let _ = tell.send(signals.is_some());
        if let Some(signals) = signals {
            signals.asked().await;
            ask();
        }
    })?;
    if listens.recv() == Ok(true) {
        return Ok(());
    }
    Err("The system does not tell this program when it is to end.".into())
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

#[cfg(windows)]
struct Signals(tokio::signal::windows::CtrlC);

#[cfg(windows)]
impl Signals {
    fn listen() -> Option<Self> {
        tokio::signal::windows::ctrl_c().ok().map(Self)
    }

    async fn asked(mut self) {
        // None means that it can never come.
        if self.0.recv().await.is_none() {
            std::future::pending::<()>().await;
        }
    }
}
