//! Files of online play: the player's key, tables and contacts.
//!
//! A player has one key in a data folder, shared by all running programs. No failure overwrites an existing file.

mod contacts;
mod tables;

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::table::identity::Identity;
use crate::language::{Localized, msg};
use crate::session::{Cause, FileError, create_private, is_missing, rename_broken};

pub use contacts::{Contact, Contacts};
pub use tables::{Card, Role, StoredTable, cards, load, log_path, peek, save_card, set_aside};
pub(in crate::online) use tables::{last_port, save_spent_time};

const KEY_BYTES: usize = 32;

/// A fault of the key file, and its consequence; its message has two sentences.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", Localized::from(self))]
pub enum KeyFault {
    /// The file was not readable and was moved; there is a new key.
    New(FileError),
    /// The file stays as it is; the key lasts until the program ends.
    Passing(FileError),
}

impl From<&KeyFault> for Localized {
    fn from(fault: &KeyFault) -> Self {
        let (error, consequence) = match fault {
            KeyFault::New(error) => (error, msg::ONLINE_KEY_NEW),
            KeyFault::Passing(error) => (error, msg::ONLINE_KEY_PASSING),
        };
        Self::joined([error.into(), consequence], " ")
    }
}

/// The files of online play in a data folder. Opening a store locks nothing: the network locks the key.
#[derive(Clone, Debug)]
pub struct Store {
    data: PathBuf,
    identity: Identity,
}

impl Store {
    /// Reads or creates the player's key, and returns the faults.
    pub fn open(data: &Path) -> (Self, Vec<KeyFault>) {
        let (identity, complaints) = identity(&data.join("key"));
        (Self { data: data.to_path_buf(), identity }, complaints)
    }

    pub fn has_tables(data: &Path) -> bool {
        data.join("tables").is_dir()
    }

    pub fn identity(&self) -> &Identity {
        &self.identity
    }

    pub fn tables(&self) -> PathBuf {
        self.data.join("tables")
    }

    pub fn contacts_path(&self) -> PathBuf {
        self.data.join("people.toml")
    }
}

/// Reads the key file, or creates one.
fn identity(path: &Path) -> (Identity, Vec<KeyFault>) {
    let mut complaints = Vec::new();
    match read_key(path) {
        Ok(secret) => return (Identity::from_bytes(&secret), complaints),
        Err(error) if is_missing(&error) => {}
        Err(error) => {
            let why = Cause::from(&error);
            match rename_broken(path) {
                Ok(aside) => complaints.push(KeyFault::New(FileError::KeptAside(path.into(), why, aside))),
                Err(error) => {
                    let fault = FileError::NotMoved(path.into(), why, Cause::from(&error));
                    return (Identity::generate(), vec![KeyFault::Passing(fault)]);
                }
            }
        }
    }
    let new = Identity::generate();
    if let Err(error) = create_private(path, &new.to_bytes()) {
        // Another program has created the file at the same moment.
        if error.kind() == io::ErrorKind::AlreadyExists
            && let Ok(secret) = read_key(path)
        {
            return (Identity::from_bytes(&secret), complaints);
        }
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
