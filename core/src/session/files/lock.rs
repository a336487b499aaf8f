//! Lock files that give one program exclusive work.

use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use super::Cause;

/// The lock file of a folder, held during read-modify-write of files in it.
const FOLDER_LOCK: &str = "pushflip.lock";
/// The longest wait for a folder lock. Other programs hold it for milliseconds, or for seconds on a busy disk.
const LOCK_TIMEOUT: Duration = Duration::from_secs(20);
const POLL_INTERVAL: Duration = Duration::from_millis(2);

/// An advisory lock on a file. The operating system releases it when the program ends or crashes. `None` where
/// the file system supports no locks or is read-only; the work is then done without a lock.
#[derive(Debug)]
pub struct Lock(#[expect(dead_code, reason = "it is held open")] Option<File>);

impl Lock {
    /// Takes the lock. The file is created if necessary, stays when the lock is released, and is never changed. Fails
    /// with [`Cause::Taken`] if another program holds it, and with [`Cause::NoOrdinaryFile`] if the path is a folder, a
    /// pipe, or a link, which may lead to another user's file.
    pub fn take(path: &Path) -> Result<Self, Cause> {
        if fs::symlink_metadata(path).is_ok_and(|kind| !kind.is_file()) {
            return Err(Cause::NoOrdinaryFile);
        }
        let options = File::options().write(true).create(true).truncate(false).open(path);
        let Ok(file) = options else { return Ok(Self(None)) };
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => Err(Cause::Taken),
            Err(TryLockError::Error(_)) => Ok(Self(None)),
            Ok(()) => Ok(Self(Some(file))),
        }
    }

    /// Waits for the lock of a folder, which is created if necessary.
    pub(in crate::session) fn of_folder(folder: &Path) -> Result<Self, Cause> {
        // A write will fail too and report the reason.
        let _ = fs::create_dir_all(folder);
        let path = folder.join(FOLDER_LOCK);
        let began = Instant::now();
        loop {
            match Self::take(&path) {
                Err(Cause::Taken) if began.elapsed() < LOCK_TIMEOUT => thread::sleep(POLL_INTERVAL),
                done => return done,
            }
        }
    }
}
