//! Saved tables: for each table an append-only event log, and a card with the invitation.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};

use crate::online::table::host::SpentTime;
use crate::online::table::log::{self, Log};
use crate::online::table::{Event, Invitation, Name, PeerId, table_id};
use crate::rules::printable;
use crate::session::{Cause, FileError, is_missing, reason, rename_broken, save_private};

/// The maximum size of a log in bytes: tens of thousands of events.
const MAX_BYTES: u64 = 64_000_000;
/// The version of card files: written by this program, and the latest that it reads.
const CARD_VERSION: u32 = 1;
const NEWER_VERSION: &str = "a newer version of Pushflip has written it; update this one to open it";
/// The extensions of the files.
const LOG: &str = "events";
const CARD: &str = "toml";
const CLOCK: &str = "clock";

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    Host,
    Guest,
}

/// The data needed to reopen or rejoin a table. Only the owner can read the file, since it contains a secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    pub role: Role,
    /// For a host the invitation for players, for a guest the accepted one.
    pub invitation: Invitation,
    pub name: Name,
    /// The host's port, so that guests find it there again.
    pub port: u16,
}

#[derive(Serialize, Deserialize)]
struct CardFile {
    version: u32,
    role: Role,
    invitation: String,
    name: Name,
    #[serde(default)]
    port: u16,
}

#[derive(Clone, PartialEq, Debug)]
pub struct StoredTable {
    pub card: Card,
    pub events: Vec<Event>,
    /// The number of valid bytes in the log; `None` if there is no log.
    pub(in crate::online) valid_bytes: Option<u64>,
    /// The modification time of the log by this machine's clock.
    pub changed: Option<SystemTime>,
    /// The time spent on the current move, if the host saved it.
    pub(in crate::online) spent: Option<SpentTime>,
    /// The unreadable part, if any.
    pub complaint: Option<FileError>,
}

impl StoredTable {
    fn empty(card: Card, complaint: Option<FileError>) -> Self {
        Self { card, events: Vec::new(), valid_bytes: None, changed: None, spent: None, complaint }
    }
}

fn path(folder: &Path, invitation: &Invitation, extension: &str) -> PathBuf {
    // Spectators have another secret than players, so another file.
    let table = table_id(invitation.host, invitation.secret);
    folder.join(HEXLOWER.encode(&table.0)).with_extension(extension)
}

pub fn log_path(folder: &Path, invitation: &Invitation) -> PathBuf {
    path(folder, invitation, LOG)
}

/// Saves the time spent on the current move beside a log, unsynced: if lost, the clock goes back a little.
pub(in crate::online) fn save_spent_time(log: &Path, spent: SpentTime) -> io::Result<()> {
    let text = toml::to_string(&spent).expect("plain data can be written");
    let draft = log.with_extension("clock.new");
    fs::write(&draft, text)?;
    fs::rename(draft, log.with_extension(CLOCK))
}

pub fn save_card(folder: &Path, card: &Card) -> Result<(), FileError> {
    let Card { role, invitation, name, port } = card;
    let (role, port, name) = (*role, *port, name.clone());
    let file = CardFile { version: CARD_VERSION, role, invitation: invitation.to_string(), name, port };
    let path = path(folder, invitation, CARD);
    let text = toml::to_string(&file).expect("plain data can be written");
    save_private(&path, text.as_bytes()).map_err(|error| FileError::NotSaved(path, Cause::from(&error)))
}

/// The cards in a folder, and a sentence for each unreadable one, which is left in place.
pub fn cards(folder: &Path) -> (Vec<Card>, Vec<String>) {
    let (mut cards, mut complaints) = (Vec::new(), Vec::new());
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut paths: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|end| end == CARD)).collect();
    paths.sort_unstable();
    for path in paths {
        match read_card(&path) {
            Ok(card) => cards.push(card),
            Err(why) => complaints.push(format!("{}: {why}.", printable(path.display()))),
        }
    }
    (cards, complaints)
}

/// The port of the table of a host that was opened last; 0 if there is none.
pub(in crate::online) fn last_port(folder: &Path, host: PeerId) -> u16 {
    let own = |card: &Card| card.role == Role::Host && card.invitation.host == host;
    let opened =
        |card: &Card| fs::metadata(path(folder, &card.invitation, CARD)).and_then(|file| file.modified());
    let cards = cards(folder).0.into_iter().filter(own);
    cards.max_by_key(|card| opened(card).ok()).map_or(0, |card| card.port)
}

fn read_card(path: &Path) -> Result<Card, String> {
    #[derive(Deserialize)]
    struct Version {
        version: u32,
    }
    let text = fs::read_to_string(path).map_err(|error| reason(&error))?;
    if toml::from_str(&text).is_ok_and(|Version { version }| version > CARD_VERSION) {
        return Err(NEWER_VERSION.into());
    }
    let file: CardFile =
        toml::from_str(&text).map_err(|error| printable(error.message().replace('\n', ", ")))?;
    let invitation = file.invitation.parse().map_err(|error| printable(format!("{error}")))?;
    Ok(Card { role: file.role, invitation, name: file.name, port: file.port })
}

/// Reads the log of a card to continue the table. Data after the last complete event will be cut off, and a
/// copy is kept; a log without a readable event is moved aside. Fails if it cannot be read now, is of a newer
/// version, or cannot be moved.
pub fn load(folder: &Path, card: Card) -> Result<StoredTable, FileError> {
    let (mut stored, torn) = read(folder, card)?;
    if torn && stored.events.is_empty() {
        return set_aside(folder, stored.card, no_event());
    }
    stored.complaint = torn.then(|| {
        let path = log_path(folder, &stored.card.invitation);
        let copy = path.with_extension(format!("torn.{LOG}"));
        match fs::copy(&path, &copy) {
            Ok(_) => FileError::KeptAside(path, Cause::Torn, copy),
            Err(error) => FileError::NotMoved(path, Cause::Torn, Cause::from(&error)),
        }
    });
    Ok(stored)
}

/// Reads the log of a card without changing anything.
pub fn peek(folder: &Path, card: Card) -> Result<StoredTable, FileError> {
    match read(folder, card)? {
        (StoredTable { card, events, .. }, true) if events.is_empty() => {
            Err(FileError::Broken(log_path(folder, &card.invitation), no_event()))
        }
        (stored, _) => Ok(stored),
    }
}

fn no_event() -> Cause {
    Cause::Unreadable("it has no event that this program can read".into())
}

/// The table, and whether its log has unreadable data after the last event, or data without any event. An error
/// means that the file cannot be read now or by this program; the file may be intact.
fn read(folder: &Path, card: Card) -> Result<(StoredTable, bool), FileError> {
    let path = log_path(folder, &card.invitation);
    let not_opened = |why| FileError::NotOpened(path.clone(), why);
    let bytes = match bytes(&path) {
        Ok(bytes) => bytes,
        Err(error) if is_missing(&error) => Vec::new(),
        Err(error) => return Err(not_opened(Cause::from(&error))),
    };
    let Log { events, valid_bytes, torn, is_newer } = log::read(&bytes);
    if is_newer {
        return Err(not_opened(Cause::Unreadable(NEWER_VERSION.into())));
    }
    if events.is_empty() {
        return Ok((StoredTable::empty(card, None), !bytes.is_empty()));
    }
    let changed = fs::metadata(&path).and_then(|file| file.modified()).ok();
    // Without the file the clock is that of the last event.
    let spent = fs::read_to_string(path.with_extension(CLOCK)).ok();
    let spent = spent.and_then(|text| toml::from_str(&text).ok());
    let valid_bytes = Some(valid_bytes as u64);
    Ok((StoredTable { card, events, valid_bytes, changed, spent, complaint: None }, torn))
}

/// Moves the log aside and returns the table without events.
pub fn set_aside(folder: &Path, card: Card, why: Cause) -> Result<StoredTable, FileError> {
    let path = log_path(folder, &card.invitation);
    match rename_broken(&path) {
        Ok(aside) => Ok(StoredTable::empty(card, Some(FileError::KeptAside(path, why, aside)))),
        Err(error) => Err(FileError::NotMoved(path, why, Cause::from(&error))),
    }
}

fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    let refuse = |why: Cause| Err(io::Error::new(io::ErrorKind::InvalidData, why));
    let kind = fs::metadata(path)?;
    if !kind.is_file() {
        return refuse(Cause::NoOrdinaryFile);
    }
    let mut bytes = Vec::new();
    fs::File::open(path)?.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_BYTES {
        return refuse(Cause::TooLarge(MAX_BYTES as usize / 1_000));
    }
    Ok(bytes)
}
