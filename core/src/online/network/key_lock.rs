//! The lock on a player's key: only one program at a time plays online with it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, Weak};

use super::{TableError, lock};
use crate::session::{Cause, FileError, Lock};

/// The lock file in the folder of a key's tables.
const FILE: &str = "playing.lock";

/// The locks of this process. One key may serve several tables of the same process.
static HELD: Mutex<Vec<(PathBuf, Weak<Lock>)>> = Mutex::new(Vec::new());

/// Locks the key whose tables are in a folder, until the lock is dropped. Fails if another program holds the lock.
pub(super) fn lock_key(tables: &Path) -> Result<Arc<Lock>, TableError> {
    // Without the folder there is no lock; saving a table there will report why.
    let _ = fs::create_dir_all(tables);
    let folder = fs::canonicalize(tables).unwrap_or_else(|_| tables.to_path_buf());
    let mut held = lock(&HELD);
    held.retain(|(_, lock)| lock.strong_count() > 0);
    let own = held.iter().find(|(path, _)| *path == folder).and_then(|(_, lock)| lock.upgrade());
    if let Some(lock) = own {
        return Ok(lock);
    }
    let lock = match Lock::take(&folder.join(FILE)) {
        Err(Cause::Taken) => {
            return Err(TableError::KeyInUse(folder.parent().unwrap_or(&folder).to_path_buf()));
        }
        Err(cause) => return Err(FileError::NotOpened(folder.join(FILE), cause).into()),
        Ok(lock) => Arc::new(lock),
    };
    held.push((folder, Arc::downgrade(&lock)));
    Ok(lock)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_locked_by_one_program_which_may_lock_it_twice() {
        let data = tempfile::tempdir().expect("a folder");
        let tables = data.path().join("tables");
        let first = lock_key(&tables).expect("a free lock");
        let second = lock_key(&tables).expect("a second lock in the same process");
        // For the system this is another program.
        let other = || Lock::take(&tables.join(FILE)).err();
        assert_eq!(other(), Some(Cause::Taken));
        drop(first);
        assert_eq!(other(), Some(Cause::Taken));
        drop(second);
        let theirs = Lock::take(&tables.join(FILE)).expect("a free lock");
        assert!(
            matches!(lock_key(&tables), Err(TableError::KeyInUse(folder)) if folder.ends_with(data.path().file_name().expect("a name")))
        );
        drop(theirs);
        lock_key(&tables).expect("a released lock");
    }
}
