//! What is kept of tables that machines share: the key that says who somebody is, the tables themselves, the
//! people one has met. A failure is one sentence, and nothing that was there is overwritten.

mod people;
mod tables;

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::table::identity::Identity;
use crate::session::{Cause, FileError, Lock, is_missing, keep_aside};

pub use people::{Acquaintance, People};
pub use tables::{Card, Role, Stored, cards, load, log_path, save_card, set_aside};

/// A key has so many bytes.
const KEY_BYTES: usize = 32;

/// What is wrong with the file of the key, and what becomes of the key.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KeyFault {
    /// It could not be read, and there is a new one.
    #[error("{0} You have a new key.")]
    New(FileError),
    /// The file is left as it is, and the key lasts until the program ends.
    #[error("{0} Your key lasts until the program ends.")]
    Passing(FileError),
}

/// The files of this program in a data folder, as long as it runs. Each running program has a key of its own,
/// since nobody can sit at both ends of a table: `key`, `key-2`, ….
#[derive(Debug)]
pub struct Store {
    data: PathBuf,
    number: u32,
    identity: Identity,
    _lock: Lock,
}

impl Store {
    /// Takes the first key that no other running program has, and makes it if there is none yet; and
    /// what went wrong.
    #[must_use]
    pub fn open(data: &Path) -> (Self, Vec<KeyFault>) {
        // Without the folder there is no lock, and the fault comes with the key.
        let _ = fs::create_dir_all(data);
        let take = |number| Some((number, Lock::take(&path(data, number).with_extension("lock")).ok()?));
        let (number, lock) = (1..).find_map(take).expect("there are more numbers than programs");
        let (identity, complaints) = identity(&path(data, number));
        (Self { data: data.to_path_buf(), number, identity, _lock: lock }, complaints)
    }

    /// Whether a program that ran alone has ever kept a table in this folder.
    #[must_use]
    pub fn has_tables(data: &Path) -> bool {
        data.join("tables").is_dir()
    }

    /// Who this program is.
    #[must_use]
    pub fn identity(&self) -> &Identity {
        &self.identity
    }

    /// Where the tables of this key are kept.
    #[must_use]
    pub fn tables(&self) -> PathBuf {
        self.data.join(format!("tables{}", suffix(self.number)))
    }

    /// Where it is kept whom one has met.
    #[must_use]
    pub fn people(&self) -> PathBuf {
        self.data.join("people.toml")
    }
}

fn suffix(number: u32) -> String {
    if number == 1 { String::new() } else { format!("-{number}") }
}

fn path(data: &Path, number: u32) -> PathBuf {
    data.join(format!("key{}", suffix(number)))
}

/// The key in a file, or a new one in a new file.
fn identity(path: &Path) -> (Identity, Vec<KeyFault>) {
    let mut complaints = Vec::new();
    match read_key(path) {
        Ok(secret) => return (Identity::from_bytes(&secret), complaints),
        Err(error) if is_missing(&error) => {}
        Err(error) => {
            let why = Cause::from(&error);
            match keep_aside(path) {
                Ok(aside) => complaints.push(KeyFault::New(FileError::KeptAside(path.into(), why, aside))),
                Err(error) => {
                    let fault = FileError::NotMoved(path.into(), why, Cause::from(&error));
                    return (Identity::generate(), vec![KeyFault::Passing(fault)]);
                }
            }
        }
    }
    let new = Identity::generate();
    if let Err(error) = write_private(path, &new.to_bytes()) {
        complaints.push(KeyFault::Passing(FileError::NotSaved(path.into(), Cause::from(&error))));
    }
    (new, complaints)
}

fn read_key(path: &Path) -> io::Result<[u8; KEY_BYTES]> {
    let wrong = || io::Error::new(io::ErrorKind::InvalidData, Cause::Unreadable("it is no key".into()));
    if !fs::metadata(path)?.is_file() {
        return Err(wrong());
    }
    let mut bytes = Vec::new();
    fs::File::open(path)?.take(KEY_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    bytes.try_into().map_err(|_| wrong())
}

/// Replaces a file as a whole with one that its owner alone can read.
fn write_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    // A temporary file is its owner's alone on every system.
    let mut draft = NamedTempFile::with_prefix_in(".pushflip-", folder)?;
    draft.write_all(bytes)?;
    draft.as_file().sync_all()?;
    draft.persist(path)?;
    if cfg!(unix) { fs::File::open(folder)?.sync_all() } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_runs_has_a_key_for_itself_and_keeps_it() {
        let data = tempfile::tempdir().expect("a folder");
        let open = || {
            let (store, complaints) = Store::open(data.path());
            assert!(complaints.is_empty(), "{complaints:?}");
            store
        };
        let (first, second) = (open(), open());
        let ids = [first.identity().id(), second.identity().id()];
        assert_ne!(ids[0], ids[1]);
        assert_ne!(first.tables(), second.tables());
        assert_eq!(first.people(), second.people());
        drop(first);
        assert_eq!(open().identity().id(), ids[0]);
        drop(second);
        let again = [open(), open()];
        assert_eq!(again.each_ref().map(|store| store.identity().id()), ids);
    }

    #[test]
    fn a_broken_key_is_kept_aside_and_a_folder_is_left() {
        let data = tempfile::tempdir().expect("a folder");
        fs::write(data.path().join("key"), [7; KEY_BYTES + 1]).expect("written");
        let (store, complaints) = Store::open(data.path());
        assert!(complaints[0].to_string().contains("key.broken-1"), "{complaints:?}");
        let id = store.identity().id();
        drop(store);
        assert_eq!(Store::open(data.path()).0.identity().id(), id, "the new one stays");
        let aside = fs::read(data.path().join("key.broken-1")).expect("kept");
        assert_eq!(aside, [7; KEY_BYTES + 1]);
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_reads_a_key() {
        use std::os::unix::fs::PermissionsExt;
        let data = tempfile::tempdir().expect("a folder");
        let (_store, _) = Store::open(data.path());
        let mode = fs::metadata(data.path().join("key")).expect("there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    #[test]
    fn without_a_folder_there_is_a_key_and_a_sentence() {
        let data = tempfile::tempdir().expect("a folder");
        let file = data.path().join("file");
        fs::write(&file, "no folder").expect("written");
        let (store, complaints) = Store::open(&file.join("data"));
        assert_eq!(complaints.len(), 1, "{complaints:?}");
        assert!(complaints[0].to_string().contains("lasts until the program ends"), "{complaints:?}");
        assert_eq!(store.identity().to_bytes().len(), KEY_BYTES);
    }
}
