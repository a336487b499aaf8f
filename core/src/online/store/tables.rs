//! Tables as files: what happened there, as a log that grows, and beside it a card that says whose table it
//! is and how to come back.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};

use super::write_private;
use crate::online::table::event::Event;
use crate::online::table::invitation::{Invitation, table_id};
use crate::online::table::log::{self, Log};
use crate::online::table::terms::Name;
use crate::rules::printable;
use crate::session::{Cause, FileError, is_missing, keep_aside, reason};

/// The longest log that is read, in bytes: tens of thousands of events.
const MOST_BYTES: u64 = 64_000_000;
/// What the files end with.
const LOG: &str = "events";
const CARD: &str = "toml";

/// Which end of a table this program has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// It keeps the table.
    Host,
    /// It comes to somebody else's.
    Guest,
}

/// How to come back to a table. It holds a secret, so its owner alone can read the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Which end.
    pub role: Role,
    /// For players if this is the host's; else the one that was accepted.
    pub invitation: Invitation,
    /// What this program's player is called there.
    pub name: Name,
    /// The port the host had, so that guests find it there again.
    pub port: u16,
}

/// A card as a file.
#[derive(Serialize, Deserialize)]
struct CardFile {
    role: Role,
    invitation: String,
    name: Name,
    #[serde(default)]
    port: u16,
}

/// A table as it was kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Stored {
    /// How to come back.
    pub card: Card,
    /// What happened, as far as it was written.
    pub events: Vec<Event>,
    /// How many bytes of the log are good; none if there is no log.
    pub(in crate::online) safe: Option<u64>,
    /// What of it could not be read.
    pub complaint: Option<FileError>,
}

fn path(folder: &Path, invitation: &Invitation, extension: &str) -> PathBuf {
    // Who watches has another secret than who plays, and so another file.
    let table = table_id(invitation.host, invitation.secret);
    folder.join(HEXLOWER.encode(&table.0)).with_extension(extension)
}

/// The file of what happened at a table.
#[must_use]
pub fn log_path(folder: &Path, invitation: &Invitation) -> PathBuf {
    path(folder, invitation, LOG)
}

/// Writes a card.
///
/// # Errors
/// Why it could not be saved.
pub fn save_card(folder: &Path, card: &Card) -> Result<(), FileError> {
    let Card { role, invitation, name, port } = card;
    let file = CardFile { role: *role, invitation: invitation.to_string(), name: name.clone(), port: *port };
    let path = path(folder, invitation, CARD);
    let text = toml::to_string(&file).expect("plain data can be written");
    write_private(&path, text.as_bytes()).map_err(|error| FileError::NotSaved(path, Cause::from(&error)))
}

/// The cards in a folder, and a sentence for each that cannot be read; it is left where it is.
#[must_use]
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

fn read_card(path: &Path) -> Result<Card, String> {
    let text = fs::read_to_string(path).map_err(|error| reason(&error))?;
    let file: CardFile =
        toml::from_str(&text).map_err(|error| printable(error.message().replace('\n', ", ")))?;
    let invitation = file.invitation.parse().map_err(|error| printable(format!("{error}")))?;
    Ok(Card { role: file.role, invitation, name: file.name, port: file.port })
}

/// Reads the log of a card. What follows its last whole event is cut off, and a copy of all of it kept; a log
/// that cannot be read at all is kept aside, and begins anew.
///
/// # Errors
/// If it can neither be read nor moved.
pub fn load(folder: &Path, card: Card) -> Result<Stored, FileError> {
    let path = log_path(folder, &card.invitation);
    let bytes = match read(&path) {
        Ok(bytes) => bytes,
        Err(error) if is_missing(&error) => {
            return Ok(Stored { card, events: Vec::new(), safe: None, complaint: None });
        }
        Err(error) => return set_aside(folder, card, Cause::from(&error)),
    };
    let Log { events, whole, torn } = log::read(&bytes);
    if events.is_empty() && !bytes.is_empty() {
        let why = "it has no event that this program can read";
        return set_aside(folder, card, Cause::Unreadable(why.into()));
    }
    let complaint = torn.then(|| {
        let copy = path.with_extension(format!("torn.{LOG}"));
        match fs::copy(&path, &copy) {
            Ok(_) => FileError::KeptAside(path, Cause::Torn, copy),
            Err(error) => FileError::NotMoved(path, Cause::Torn, Cause::from(&error)),
        }
    });
    Ok(Stored { card, events, safe: Some(whole as u64), complaint })
}

/// A table without its log, which is kept aside.
///
/// # Errors
/// If it cannot be moved.
pub fn set_aside(folder: &Path, card: Card, why: Cause) -> Result<Stored, FileError> {
    let path = log_path(folder, &card.invitation);
    let complaint = match keep_aside(&path) {
        Ok(aside) => Some(FileError::KeptAside(path, why, aside)),
        Err(error) => return Err(FileError::NotMoved(path, why, Cause::from(&error))),
    };
    Ok(Stored { card, events: Vec::new(), safe: None, complaint })
}

fn read(path: &Path) -> std::io::Result<Vec<u8>> {
    let refuse = |why: Cause| Err(std::io::Error::new(std::io::ErrorKind::InvalidData, why));
    let kind = fs::metadata(path)?;
    if !kind.is_file() {
        return refuse(Cause::NoOrdinaryFile);
    }
    let mut bytes = Vec::new();
    fs::File::open(path)?.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_BYTES {
        return refuse(Cause::TooLarge(MOST_BYTES as usize / 1_000));
    }
    Ok(bytes)
}
