//! When somebody asks the program to end.

use super::thread::Thread;

/// Calls this when the program is asked to end: by Ctrl+C, or by the system with SIGTERM. Then it is for the
/// program to end itself.
///
/// # Errors
/// A sentence if the system does not allow it.
pub fn on_termination(ask: impl FnOnce() + Send + 'static) -> Result<(), String> {
    Thread::start("pushflip-signal", move || async move {
        if asked().await {
            ask();
        }
    })
    .map(drop)
}

#[cfg(unix)]
async fn asked() -> bool {
    use tokio::signal::unix::{SignalKind, signal};
    let (Ok(mut terminate), Ok(mut interrupt)) =
        (signal(SignalKind::terminate()), signal(SignalKind::interrupt()))
    else {
        return false;
    };
    tokio::select! {
        _ = terminate.recv() => true,
        _ = interrupt.recv() => true,
    }
}

#[cfg(not(unix))]
async fn asked() -> bool {
    tokio::signal::ctrl_c().await.is_ok()
}
