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
    /// Open as long as the place is taken; the system lets go of it even after a crash. Without one
    /// the disk knows no locks or cannot be written, and the place is used all the same.
    _lock: Option<File>,
}

impl Slot {
    /// The first place that is free.
    pub fn free(data: &Path) -> Self {
        (1..=SLOTS).find_map(|number| Self::take(data, number)).unwrap_or(Self { number: 1, _lock: None })
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
        let open = || {
            fs::create_dir_all(data)?;
            File::create(path(data, number).with_extension("lock"))
        };
        let Ok(lock) = open() else { return Some(Self { number, _lock: None }) };
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => None,
            Ok(()) | Err(TryLockError::Error(_)) => Some(Self { number, _lock: Some(lock) }),
        }
    }
}

fn path(data: &Path, number: u32) -> PathBuf {
    let number = if number == 1 { String::new() } else { format!("-{number}") };
    data.join(format!("current{number}.{EXTENSION}"))
}
