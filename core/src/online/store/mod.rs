//! Files of online play: the player's key, tables and contacts.
//!
//! A player has one key in a data folder, shared by all running programs. Version 0.1.0 gave a second program
//! a second key, `key-2`, with its own tables in `tables-2`. These are still used for their tables; no new
//! ones are made. No failure overwrites an existing file.

mod contacts;
mod tables;

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::table::identity::{Identity, PeerId};
use super::table::invitation::Invitation;
use super::table::state::Table;
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

/// A key and its folder of tables.
#[derive(Clone, Debug)]
pub struct Key {
    pub identity: Identity,
    /// The folder of the tables at which it is used.
    pub tables: PathBuf,
}

/// The files of online play in a data folder. Opening a store locks nothing: the network locks the key.
#[derive(Clone, Debug)]
pub struct Store {
    data: PathBuf,
    /// The player's key, then those left by version 0.1.0.
    keys: Vec<Key>,
}

impl Store {
    /// Reads or creates the player's key, restricts access to secrets and contacts, and returns the faults.
    pub fn open(data: &Path) -> (Self, Vec<KeyFault>) {
        let (own, complaints) = identity(&data.join("key"));
        let mut keys = vec![Key { identity: own, tables: data.join("tables") }];
        keys.extend(old_keys(data));
        let store = Self { data: data.to_path_buf(), keys };
        store.make_private();
        (store, complaints)
    }

    pub fn has_tables(data: &Path) -> bool {
        data.join("tables").is_dir() || old_keys(data).next().is_some()
    }

    pub fn identity(&self) -> &Identity {
        &self.keys[0].identity
    }

    /// The folder of new tables.
    pub fn tables(&self) -> PathBuf {
        self.keys[0].tables.clone()
    }

    pub fn is_own(&self, peer: PeerId) -> bool {
        self.keys.iter().any(|key| key.identity.id() == peer)
    }

    /// The key for an invitation: the one that was used at that table before, else the player's current key.
    pub fn key_for(&self, invitation: &Invitation) -> &Key {
        let host = self.keys.iter().find(|key| key.identity.id() == invitation.host);
        let mut used = self.keys.iter().filter(|key| tables::has_card(&key.tables, invitation));
        let sits = |key: &&Key| key.sits_at(invitation);
        // Programs of version 0.1.0 could join the same table with both keys.
        let guest = || used.clone().find(sits).or_else(|| used.next());
        host.or_else(guest).unwrap_or(&self.keys[0])
    }

    /// The cards of all keys, one per table, and a sentence for each unreadable card.
    pub fn cards(&self) -> (Vec<Card>, Vec<String>) {
        let (mut all, mut complaints) = (Vec::new(), Vec::new());
        for key in &self.keys {
            let (found, wrong) = cards(&key.tables);
            let own = |card: &Card| self.key_for(&card.invitation).tables == key.tables;
            all.extend(found.into_iter().filter(own));
            complaints.extend(wrong);
        }
        (all, complaints)
    }

    /// Reads the log of a card, as [`peek`] does.
    pub fn peek(&self, card: Card) -> Result<StoredTable, FileError> {
        let folder = self.key_for(&card.invitation).tables.clone();
        peek(&folder, card)
    }

    pub fn contacts_path(&self) -> PathBuf {
        self.data.join("people.toml")
    }

    /// Version 0.1.0 made these files readable for every user of the computer.
    #[cfg(unix)]
    fn make_private(&self) {
        use std::os::unix::fs::PermissionsExt;
        let folders = self.keys.iter().flat_map(|key| fs::read_dir(&key.tables)).flatten().flatten();
        let files = folders.map(|entry| entry.path()).chain([self.contacts_path()]);
        for path in files {
            let Ok(kind) = fs::symlink_metadata(&path) else { continue };
            if kind.is_file() && kind.permissions().mode() & 0o077 != 0 {
                // Only the owner of a file can change its mode.
                let _ = fs::set_permissions(&path, PermissionsExt::from_mode(0o600));
            }
        }
    }

    #[cfg(not(unix))]
    fn make_private(&self) {}
}

impl Key {
    /// Whether the key has a seat at a table, according to the saved log.
    fn sits_at(&self, invitation: &Invitation) -> bool {
        let table =
            tables::events(&self.tables, invitation).ok().and_then(|events| Table::replay(&events).ok());
        table.is_some_and(|table| table.sits(self.identity.id()))
    }
}

/// The keys that version 0.1.0 made for second programs.
fn old_keys(data: &Path) -> impl Iterator<Item = Key> {
    let entries = fs::read_dir(data).into_iter().flatten().flatten();
    let number = |name: &str| name.strip_prefix("key-")?.parse().ok().filter(|&number: &u32| number > 1);
    let mut numbers: Vec<u32> =
        entries.filter_map(|entry| number(&entry.file_name().to_string_lossy())).collect();
    numbers.sort_unstable();
    numbers.into_iter().filter_map(|number| {
        let secret = read_key(&data.join(format!("key-{number}"))).ok()?;
        let tables = data.join(format!("tables-{number}"));
        tables.is_dir().then(|| Key { identity: Identity::from_bytes(&secret), tables })
    })
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
