//! Lock files that give one program exclusive work.

use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// The file that whoever reads other files of its folder, changes and writes them again, holds meanwhile.
const OF_FOLDER: &str = "pushflip.lock";
/// How long other programs may hold that file: what each does meanwhile takes some milliseconds, or seconds on
/// a disk that is busy.
const PATIENCE: Duration = Duration::from_secs(20);
/// Between two looks whether it is free.
const STEP: Duration = Duration::from_millis(2);

/// A file that this program holds: as long as this lives, and the system lets go of it even after a crash. It
/// is empty where the disk knows no locks or cannot be written; the work is done there all the same.
#[derive(Debug)]
pub struct Lock(#[expect(dead_code, reason = "it is held open")] Option<File>);

/// Why a file cannot be held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotFree {
    /// Another program has it.
    #[error("another program is at work there")]
    Taken,
    /// A folder, a pipe, a link, which may lead to somebody else's file.
    #[error("it is no ordinary file")]
    NoFile,
}

impl Lock {
    /// Takes the file, which stays when the lock ends. Nothing that is in it is touched.
    ///
    /// # Errors
    /// Why it cannot be held.
    pub fn take(path: &Path) -> Result<Self, NotFree> {
        if fs::symlink_metadata(path).is_ok_and(|kind| !kind.is_file()) {
            return Err(NotFree::NoFile);
        }
        let options = File::options().write(true).create(true).truncate(false).open(path);
        let Ok(file) = options else { return Ok(Self(None)) };
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => Err(NotFree::Taken),
            Err(TryLockError::Error(_)) => Ok(Self(None)),
            Ok(()) => Ok(Self(Some(file))),
        }
    }

    /// Waits for its turn to change the files of a folder, which is made if there is none.
    ///
    /// # Errors
    /// Why the turn does not come.
    pub(in crate::session) fn of_folder(folder: &Path) -> Result<Self, NotFree> {
        // Without the folder nothing can be written either, and that says why.
        let _ = fs::create_dir_all(folder);
        let path = folder.join(OF_FOLDER);
        let began = Instant::now();
        loop {
            match Self::take(&path) {
                Err(NotFree::Taken) if began.elapsed() < PATIENCE => thread::sleep(STEP),
                done => return done,
            }
        }
    }
}
