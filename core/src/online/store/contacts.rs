//! Contacts: the people that the player has met, by key, with the names that the player gave them.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::SystemTime;

use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};

use crate::language::{Localized, msg};
use crate::online::table::state::Seat;
use crate::online::table::{Name, Occupant, PeerId, Table};
use crate::session::{FileError, Moment, change_toml, load_toml, save_private};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Contact {
    /// The player's name for them; at first their own.
    pub name: Name,
    /// Their own name at the last match together; `None` before the first one.
    #[serde(default)]
    own_name: Option<Name>,
    /// The date of the last match together, as in a record.
    #[serde(default)]
    pub seen: String,
}

impl Contact {
    /// Whether the player has given them another name.
    fn is_renamed(&self) -> bool {
        self.own_name.as_ref() != Some(&self.name)
    }
}

/// All contacts by their keys in hexadecimal.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Contacts(BTreeMap<String, Contact>);

impl Contacts {
    /// Reads the file at [`Store::contacts_path`](super::Store::contacts_path). The error names the path where a broken
    /// file was moved.
    pub fn load(path: &Path) -> (Self, Option<FileError>) {
        load_toml(path)
    }

    pub fn get(&self, peer: PeerId) -> Option<&Contact> {
        self.0.get(&HEXLOWER.encode(&peer.0))
    }

    /// The display name of a person: the name that the player has given a contact, else their own name. A stranger
    /// with the name of a contact is marked; a contact who takes the name of another keeps the previous one.
    pub fn display_name(&self, peer: PeerId, own_name: &Name) -> Localized {
        let name = own_name.as_str();
        let is_same = |known: &Contact| known.name.as_str().to_lowercase() == name.to_lowercase();
        let is_taken = self.iter().any(|(other, known)| other != peer && is_same(known));
        match self.get(peer) {
            Some(known) if known.is_renamed() || is_taken => known.name.as_str().into(),
            None if is_taken => msg::OnlineNamesake { name }.into(),
            _ => name.into(),
        }
    }

    /// The display name of a present or former player of a table, or of its host; otherwise the key.
    pub fn player_name(&self, table: &Table, peer: PeerId) -> Localized {
        let present = table.seats().iter().map(|seat| &seat.occupant);
        let players = present.chain(table.seats().iter().map(Seat::last));
        let name = players.filter_map(Occupant::person).find(|(at, _)| *at == peer).map(|(_, name)| name);
        let name = name.or((peer == table.host()).then(|| &table.terms().host));
        name.map_or_else(|| peer.to_string().into(), |name| self.display_name(peer, name))
    }

    /// The contacts and the player, whose own name is not to be marked. Changes no file.
    #[must_use]
    pub fn with_player(mut self, me: PeerId, name: &Name) -> Self {
        self.0.insert(
            HEXLOWER.encode(&me.0),
            Contact { name: name.clone(), own_name: Some(name.clone()), seen: String::new() },
        );
        self
    }

    pub fn iter(&self) -> impl Iterator<Item = (PeerId, &Contact)> {
        let peer = |text: &String| HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok().map(PeerId);
        self.0.iter().filter_map(move |(key, person)| Some((peer(key)?, person)))
    }

    /// Records a match with a person that began at a time that the host has named; a future time is replaced
    /// by now. A name that the player has given is kept.
    pub fn record_meeting(path: &Path, peer: PeerId, name: &Name, began: Moment) -> Result<(), FileError> {
        let now = SystemTime::now();
        let began = if began.can_be(now) { began } else { Moment::of(now).whole_second() };
        Self::change(path, peer, |person| {
            let known: Option<Moment> = person.as_ref().and_then(|known| known.seen.parse().ok());
            // A future date was saved while the clock of this machine was ahead.
            let known = known.filter(|known| known.can_be(now));
            // Old events are replayed after a reconnection.
            let seen = known.map_or(began, |known| known.max(began)).to_string();
            let given = person.filter(Contact::is_renamed).map(|known| known.name);
            Contact { name: given.unwrap_or_else(|| name.clone()), own_name: Some(name.clone()), seen }
        })
    }

    pub fn rename(path: &Path, peer: PeerId, name: &Name) -> Result<(), FileError> {
        Self::change(path, peer, |person| {
            let (own_name, seen) = person.map(|known| (known.own_name, known.seen)).unwrap_or_default();
            Contact { name: name.clone(), own_name, seen }
        })
    }

    fn change(
        path: &Path,
        peer: PeerId,
        change: impl FnOnce(Option<Contact>) -> Contact,
    ) -> Result<(), FileError> {
        // The new file is made private before it has any content; if that fails, the next step reports it.
        if !path.exists() {
            let _ = save_private(path, b"");
        }
        change_toml(path, |people: &mut Self| {
            let key = HEXLOWER.encode(&peer.0);
            let person = change(people.0.remove(&key));
            people.0.insert(key, person);
        })
    }
}
