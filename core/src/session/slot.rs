//! Save slots for matches in progress. Each running program has its own, so that two of them do not overwrite
//! each other's match: `current.pushflip`, `current-2.pushflip`, ….

use std::fs;
use std::path::{Path, PathBuf};

use super::files::{EXTENSION, Lock, exists};

/// A save slot that this program holds exclusively while it runs.
#[derive(Debug)]
pub(super) struct Slot {
    number: u32,
    _lock: Lock,
}

impl Slot {
    pub fn free(data: &Path) -> Self {
        (1..).find_map(|number| Self::take(data, number)).expect("an unused number")
    }

    /// A free slot with a higher number that holds the match of a program that has ended.
    pub fn left(&self, data: &Path) -> Option<Self> {
        let entries = fs::read_dir(data).ok()?.flatten();
        let numbers = entries.filter_map(|entry| number(&entry.file_name().to_string_lossy()));
        let mut later: Vec<u32> = numbers.filter(|&number| number > self.number).collect();
        later.sort_unstable();
        let mut taken = later.into_iter().filter_map(|number| Self::take(data, number));
        // Another program may have removed it.
        taken.find(|slot| exists(&slot.file(data)))
    }

    /// A free slot without a match.
    pub fn empty(data: &Path) -> Self {
        let mut free = (1..).filter_map(|number| Self::take(data, number));
        free.find(|slot| !exists(&slot.file(data))).expect("an unused number")
    }

    pub fn file(&self, data: &Path) -> PathBuf {
        path(data, self.number)
    }

    /// Takes a slot, unless another program holds it.
    fn take(data: &Path, number: u32) -> Option<Self> {
        // Without a folder there is no lock, and the slot is used without one.
        let _ = fs::create_dir_all(data);
        let lock = Lock::take(&path(data, number).with_extension("lock")).ok()?;
        Some(Self { number, _lock: lock })
    }
}

fn path(data: &Path, number: u32) -> PathBuf {
    let number = if number == 1 { String::new() } else { format!("-{number}") };
    data.join(format!("current{number}.{EXTENSION}"))
}

/// The slot number in a file name.
fn number(name: &str) -> Option<u32> {
    let number = name.strip_prefix("current")?.strip_suffix(&format!(".{EXTENSION}"))?;
    if number.is_empty() {
        Some(1)
    } else {
        number.strip_prefix('-')?.parse().ok().filter(|&number| number > 1)
    }
}
