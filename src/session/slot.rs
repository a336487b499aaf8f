//! Places for matches in progress. Each running program has its own, so that two of them do not
//! overwrite each other's match: `current.pushflip`, `current-2.pushflip`, ….

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use super::autosave::EXTENSION;
use super::files::exists;

/// Programs that can run at the same time and each keep their match, and matches that cannot be filed; a tenth
/// program shares the first place.
const SLOTS: u32 = 9;

/// A place that this program has for itself, as long as it runs.
#[derive(Debug)]
pub(super) struct Slot {
    number: u32,
    _lock: Lock,
}

/// A file that this program holds, so that no other does the same work: held as long as this lives, and
/// the system lets go of it even after a crash. It is empty where the disk knows no locks or cannot be
/// written; the work is done there all the same.
#[derive(Debug, Default)]
pub struct Lock(#[expect(dead_code, reason = "it is held open")] Option<File>);

impl Lock {
    /// Takes the file, which stays when the lock ends. None if another program has it.
    #[must_use]
    pub fn take(path: &Path) -> Option<Self> {
        let Ok(file) = File::create(path) else { return Some(Self::default()) };
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => None,
            Err(TryLockError::Error(_)) => Some(Self::default()),
            Ok(()) => Some(Self(Some(file))),
        }
    }
}

impl Slot {
    /// The first place that is free.
    pub fn free(data: &Path) -> Self {
        (1..=SLOTS)
            .find_map(|number| Self::take(data, number))
            .unwrap_or(Self { number: 1, _lock: Lock::default() })
    }

    /// A later place that is free and holds a match which a program has left.
    pub fn left(&self, data: &Path) -> Option<Self> {
        let mut later = (self.number + 1..=SLOTS).filter(|&number| exists(&path(data, number)));
        later.find_map(|number| Self::take(data, number))
    }

    /// A place that is free and holds nothing.
    pub fn empty(data: &Path) -> Option<Self> {
        (1..=SLOTS).find_map(|number| Self::take(data, number).filter(|_| !exists(&path(data, number))))
    }

    /// The file of the match.
    pub fn file(&self, data: &Path) -> PathBuf {
        path(data, self.number)
    }

    /// Takes a place, unless another program has it.
    fn take(data: &Path, number: u32) -> Option<Self> {
        // Without the folder there is no lock, and the place is used all the same.
        let _ = fs::create_dir_all(data);
        let lock = Lock::take(&path(data, number).with_extension("lock"))?;
        Some(Self { number, _lock: lock })
    }
}

fn path(data: &Path, number: u32) -> PathBuf {
    let number = if number == 1 { String::new() } else { format!("-{number}") };
    data.join(format!("current{number}.{EXTENSION}"))
}
