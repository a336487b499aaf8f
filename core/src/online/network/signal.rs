//! Termination signals.

use std::sync::mpsc::sync_channel;

use super::thread::NetworkThread;

/// Calls `ask` on Ctrl+C or SIGTERM; the program must then end itself. No signal is lost after this function
/// has returned. Fails with a sentence if the system does not allow it.
pub fn on_termination(ask: impl FnOnce() + Send + 'static) -> Result<(), String> {
    let (ready, is_ready) = sync_channel(1);
    NetworkThread::start("pushflip-signal", move || async move {
        let signals = Signals::listen();
        // The receiver waits below.
        let _ = ready.send(signals.is_some());
        if let Some(signals) = signals {
            signals.asked().await;
            ask();
        }
    })?;
    if is_ready.recv() == Ok(true) {
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
        // `None` means that no signal can arrive.
        if self.0.recv().await.is_none() {
            std::future::pending::<()>().await;
        }
    }
}
