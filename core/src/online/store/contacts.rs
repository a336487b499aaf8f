//! Contacts: the people that the player has met, by key, with the names that the player gave them.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::SystemTime;

use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};

use super::write_private;
use crate::language::{Localized, msg};
use crate::online::table::identity::PeerId;
use crate::online::table::state::{Occupant, Seat, Table};
use crate::online::table::terms::Name;
use crate::session::{FileError, Moment, change_toml, load_toml};

/// A person that the player has met.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Contact {
    /// The player's name for them.
    pub name: Name,
    /// The date of the last match together, as in a record.
    #[serde(default)]
    pub seen: String,
}

/// All contacts by their keys in hexadecimal.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Contacts(BTreeMap<String, Contact>);

impl Contacts {
    /// Reads the file at [`Store::contacts_path`](super::Store::contacts_path). The error names the path where a broken
    /// file was moved.
    pub fn load(path: &Path) -> (Self, Option<FileError>) {
        let (mut people, complaint): (Self, _) = load_toml(path);
        let now = SystemTime::now();
        let is_to_come = |seen: &str| seen.parse().is_ok_and(|seen: Moment| !seen.can_be(now));
        // Version 0.1.0 saved any date that a host named: a date in the future would stay at the head of the
        // list.
        for person in people.0.values_mut().filter(|person| is_to_come(&person.seen)) {
            person.seen.clear();
        }
        (people, complaint)
    }

    pub fn get(&self, peer: PeerId) -> Option<&Contact> {
        self.0.get(&HEXLOWER.encode(&peer.0))
    }

    /// The display name of a person: the player's name for a contact, else their own name, marked if a contact
    /// has the same one.
    pub fn display_name(&self, peer: PeerId, own_name: &Name) -> Localized {
        if let Some(known) = self.get(peer) {
            return known.name.as_str().into();
        }
        let name = own_name.as_str();
        let is_same = |known: &Contact| known.name.as_str().to_lowercase() == name.to_lowercase();
        if self.0.values().any(is_same) { msg::OnlineNamesake { name }.into() } else { name.into() }
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
        self.0.insert(HEXLOWER.encode(&me.0), Contact { name: name.clone(), seen: String::new() });
        self
    }

    pub fn iter(&self) -> impl Iterator<Item = (PeerId, &Contact)> {
        let peer = |text: &String| HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok().map(PeerId);
        self.0.iter().filter_map(move |(key, person)| Some((peer(key)?, person)))
    }

    /// Records a match with a person that began at a time that the host has named; a future time is replaced
    /// by now. A contact keeps its name.
    pub fn record_meeting(path: &Path, peer: PeerId, name: &Name, began: Moment) -> Result<(), FileError> {
        let now = SystemTime::now();
        let past = |moment: &Moment| moment.can_be(now);
        let began = Some(began).filter(past).unwrap_or(Moment::of(now).whole_second());
        Self::change(path, peer, |person| {
            let known: Option<Moment> = person.as_ref().and_then(|known| known.seen.parse().ok());
            // Old events are replayed after a reconnection.
            let seen = known.filter(past).max(Some(began)).unwrap_or(began).to_string();
            let name = person.map_or_else(|| name.clone(), |known| known.name);
            Contact { name, seen }
        })
    }

    pub fn rename(path: &Path, peer: PeerId, name: &Name) -> Result<(), FileError> {
        Self::change(path, peer, |person| Contact {
            name: name.clone(),
            seen: person.map(|known| known.seen).unwrap_or_default(),
        })
    }

    fn change(
        path: &Path,
        peer: PeerId,
        change: impl FnOnce(Option<Contact>) -> Contact,
    ) -> Result<(), FileError> {
        // The new file is made private before it has any content; if that fails, the next step reports it.
        if !path.exists() {
            let _ = write_private(path, b"");
        }
        change_toml(path, |people: &mut Self| {
            let key = HEXLOWER.encode(&peer.0);
            let person = change(people.0.remove(&key));
            people.0.insert(key, person);
        })
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use super::*;

    #[test]
    fn contacts_keep_the_players_names() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("people.toml");
        let name = |text: &str| Name::try_from(text.to_string()).expect("a name");
        let (ana, now) = (PeerId([7; 32]), Moment::of(UNIX_EPOCH + Duration::from_hours(500_000)));
        Contacts::record_meeting(&path, ana, &name("Ana"), now).expect("saved");
        Contacts::rename(&path, ana, &name("My Ana")).expect("saved");
        Contacts::record_meeting(&path, ana, &name("Mallory"), now).expect("saved");
        let (people, complaint) = Contacts::load(&path);
        assert_eq!(complaint, None);
        assert_eq!(people.get(ana).map(|ana| ana.name.as_str()), Some("My Ana"));
        assert_eq!(people.iter().map(|(peer, _)| peer).collect::<Vec<_>>(), [ana]);
        assert_eq!(people.get(PeerId([8; 32])), None);
    }

    #[test]
    fn a_future_date_of_a_meeting_is_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("people.toml");
        let name = Name::try_from(String::from("Ana")).expect("a name");
        let date = |text: &str| text.parse::<Moment>().expect("a date");
        let seen =
            |peer| Contacts::load(&path).0.get(peer).map(|person| person.seen.clone()).expect("a contact");
        let (ana, ben) = (PeerId([7; 32]), PeerId([8; 32]));
        Contacts::record_meeting(&path, ana, &name, date("9999-01-01 00:00:00")).expect("saved");
        assert!(seen(ana).as_str() < "9000");
        // Version 0.1.0 accepted it.
        let file = std::fs::read_to_string(&path).expect("a file").replace(&seen(ana), "9999-01-01 00:00:00");
        std::fs::write(&path, file).expect("written");
        Contacts::record_meeting(&path, ana, &name, date("2020-11-23 01:02:03")).expect("saved");
        assert_eq!(seen(ana), "2020-11-23 01:02:03");
        Contacts::record_meeting(&path, ana, &name, date("2020-11-22 01:02:03")).expect("saved");
        assert_eq!(seen(ana), "2020-11-23 01:02:03");
        Contacts::record_meeting(&path, ben, &name, date("2020-11-22 01:02:03")).expect("saved");
        assert_eq!(seen(ben), "2020-11-22 01:02:03");
    }

    #[test]
    fn a_future_date_is_removed_from_a_contact() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("people.toml");
        let name = Name::try_from("Ana".to_string()).expect("a name");
        let ana = PeerId([7; 32]);
        let seen = || Contacts::load(&path).0.get(ana).expect("a contact").seen.clone();
        Contacts::record_meeting(&path, ana, &name, "2026-01-02 03:04:05".parse().expect("a date"))
            .expect("saved");
        assert_eq!(seen(), "2026-01-02 03:04:05");
        // Version 0.1.0 saved the date that a host named.
        let text = std::fs::read_to_string(&path).expect("a file").replace(&seen(), "9999-12-31 00:00:00");
        std::fs::write(&path, text).expect("written");
        assert_eq!(seen(), "");
    }

    #[test]
    fn a_stranger_with_the_name_of_a_contact_is_marked() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("people.toml");
        let name = |text: &str| Name::try_from(text.to_string()).expect("a name");
        let (ana, other) = (PeerId([7; 32]), PeerId([8; 32]));
        Contacts::rename(&path, ana, &name("My Ana")).expect("saved");
        let (people, _) = Contacts::load(&path);
        let shown = |people: &Contacts, peer, own| people.display_name(peer, &name(own)).to_string();
        assert_eq!(shown(&people, ana, "Ana"), "My Ana");
        assert_eq!(shown(&people, other, "my ana"), "my ana (someone new)");
        assert_eq!(shown(&people, other, "Ana"), "Ana");
        let people = people.with_player(other, &name("My Ana"));
        assert_eq!(shown(&people, other, "My Ana"), "My Ana");
    }

    #[cfg(unix)]
    #[test]
    fn the_file_of_contacts_is_private() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("people.toml");
        Contacts::rename(&path, PeerId([7; 32]), &Name::try_from("Ana".to_string()).expect("a name"))
            .expect("saved");
        assert_eq!(std::fs::metadata(&path).expect("a file").permissions().mode() & 0o777, 0o600);
    }
}
