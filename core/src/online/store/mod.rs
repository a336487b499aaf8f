//! Files of online play: the player's key, tables and contacts.
//!
//! A player has one key in a data folder, shared by all running programs. Version 0.1.0 gave a second program
//! a second key, `key-2`, with its own tables in `tables-2`. These are still used for their tables; no new
//! ones are made. No failure overwrites an existing file.

mod contacts;
mod tables;

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::table::identity::{Identity, PeerId};
use super::table::invitation::Invitation;
use super::table::state::Table;
use crate::language::{Localized, msg};
use crate::session::{Cause, FileError, is_missing, rename_broken};

pub use contacts::{Contact, Contacts};
pub use tables::{Card, Role, StoredTable, cards, load, log_path, peek, save_card, set_aside};
pub(in crate::online) use tables::{last_port, save_spent_time};

/// The length of a key in bytes.
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
    /// Reads the player's key, or creates it. Restricts access to files with secrets or contacts. Returns the
    /// faults too.
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
        let Ok(events) = tables::events(&self.tables, invitation) else { return false };
        let mut events = events.iter();
        let Some(Ok(mut table)) = events.next().map(Table::open) else { return false };
        events.all(|event| table.apply(event).is_ok()) && table.sits(self.identity.id())
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
    match private_draft(path, &new.to_bytes()).and_then(|draft| Ok(draft.persist_noclobber(path)?)) {
        Ok(_) => {}
        // Another program has created the file at the same moment.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            if let Ok(secret) = read_key(path) {
                return (Identity::from_bytes(&secret), complaints);
            }
            complaints.push(KeyFault::Passing(FileError::NotSaved(path.into(), Cause::from(&error))));
        }
        Err(error) => {
            complaints.push(KeyFault::Passing(FileError::NotSaved(path.into(), Cause::from(&error))));
        }
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

/// Atomically replaces a file by one that only its owner can read.
pub(super) fn write_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    private_draft(path, bytes)?.persist(path)?;
    if cfg!(unix) { fs::File::open(folder_of(path))?.sync_all() } else { Ok(()) }
}

/// A synced temporary file that only its owner can read. Creates the folder if necessary.
fn private_draft(path: &Path, bytes: &[u8]) -> io::Result<NamedTempFile> {
    let folder = folder_of(path);
    fs::create_dir_all(folder)?;
    // Temporary files are private on every system.
    let mut draft = NamedTempFile::with_prefix_in(".pushflip-", folder)?;
    draft.write_all(bytes)?;
    draft.as_file().sync_all()?;
    Ok(draft)
}

fn folder_of(path: &Path) -> &Path {
    path.parent().unwrap_or(Path::new("."))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::table::invitation::Secret;
    use crate::online::table::terms::Name;

    fn open(data: &Path) -> Store {
        let (store, complaints) = Store::open(data);
        assert!(complaints.is_empty(), "{complaints:?}");
        store
    }

    #[test]
    fn all_programs_of_a_player_share_one_key() {
        let data = tempfile::tempdir().expect("a folder");
        let ids: Vec<_> = std::thread::scope(|scope| {
            let programs: Vec<_> =
                (0..8).map(|_| scope.spawn(|| open(data.path()).identity().id())).collect();
            programs.into_iter().map(|program| program.join().expect("no panic")).collect()
        });
        assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
        assert!(!data.path().join("key-2").exists());
    }

    #[test]
    fn a_table_keeps_the_key_that_version_0_1_0_used_there() {
        let data = tempfile::tempdir().expect("a folder");
        let (first, second) = (Identity::generate(), Identity::generate());
        for (key, file) in [(&first, "key"), (&second, "key-2")] {
            write_private(&data.path().join(file), &key.to_bytes()).expect("written");
        }
        let invitation = |host: PeerId, secret| Invitation {
            host,
            secret: Secret([secret; 16]),
            relay: None,
            addresses: Vec::new(),
        };
        let (elsewhere, hosted) = (invitation(Identity::generate().id(), 1), invitation(second.id(), 2));
        let name = Name::try_from("Ana".to_string()).expect("a name");
        for (role, invitation) in [(Role::Guest, &elsewhere), (Role::Host, &hosted)] {
            let card = Card { role, invitation: invitation.clone(), name: name.clone(), port: 0 };
            save_card(&data.path().join("tables-2"), &card).expect("saved");
        }
        assert!(Store::has_tables(data.path()));
        let store = open(data.path());
        assert_eq!(store.identity().id(), first.id());
        for invitation in [&elsewhere, &hosted] {
            assert_eq!(store.key_for(invitation).identity.id(), second.id());
        }
        assert_eq!(store.key_for(&invitation(first.id(), 3)).identity.id(), first.id());
        let (cards, complaints) = store.cards();
        assert_eq!((cards.len(), complaints.len()), (2, 0));
        // At a table where both keys were used and neither has a seat, the current key is used.
        let card = Card { role: Role::Guest, invitation: elsewhere.clone(), name, port: 0 };
        save_card(&data.path().join("tables"), &card).expect("saved");
        assert_eq!(store.key_for(&elsewhere).identity.id(), first.id());
        assert_eq!(store.cards().0.len(), 2);
    }

    #[test]
    fn a_broken_key_is_kept_aside_and_a_folder_is_left() {
        let data = tempfile::tempdir().expect("a folder");
        fs::write(data.path().join("key"), [7; KEY_BYTES + 1]).expect("written");
        let (store, complaints) = Store::open(data.path());
        assert!(complaints[0].to_string().contains("key.broken-1"), "{complaints:?}");
        let id = store.identity().id();
        assert_eq!(Store::open(data.path()).0.identity().id(), id, "the new identity is kept");
        let aside = fs::read(data.path().join("key.broken-1")).expect("a file");
        assert_eq!(aside, [7; KEY_BYTES + 1]);
    }

    #[cfg(unix)]
    #[test]
    fn files_of_online_play_are_private() {
        use std::os::unix::fs::PermissionsExt;
        let data = tempfile::tempdir().expect("a folder");
        let left = ["tables/x.events", "tables-2/y.events", "people.toml"].map(|name| data.path().join(name));
        write_private(&data.path().join("key-2"), &[7; KEY_BYTES]).expect("written");
        for path in &left {
            fs::create_dir_all(folder_of(path)).expect("a folder");
            fs::write(path, "").expect("written");
            fs::set_permissions(path, PermissionsExt::from_mode(0o644)).expect("the file's owner");
        }
        open(data.path());
        for path in left.iter().chain([&data.path().join("key")]) {
            let mode = fs::metadata(path).expect("a file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{}", path.display());
        }
    }

    #[test]
    fn without_a_folder_a_temporary_key_is_used_and_reported() {
        let data = tempfile::tempdir().expect("a folder");
        let file = data.path().join("file");
        fs::write(&file, "no folder").expect("written");
        let (store, complaints) = Store::open(&file.join("data"));
        assert_eq!(complaints.len(), 1, "{complaints:?}");
        assert!(complaints[0].to_string().contains("Your ID can’t be saved"), "{complaints:?}");
        assert_eq!(store.identity().to_bytes().len(), KEY_BYTES);
    }
}
