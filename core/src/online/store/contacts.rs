//! Known people, by key, under the names that the player gave them.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::SystemTime;

use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};

use super::write_private;
use crate::online::table::identity::PeerId;
use crate::online::table::terms::Name;
use crate::session::{FileError, Moment, change_toml, load_toml};

/// Somebody one has met.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Contact {
    /// What they are own_name here.
    pub name: Name,
    /// When they were last at a table with this program, as a record has it.
    #[serde(default)]
    pub seen: String,
}

/// All of them, by their keys.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Contacts(BTreeMap<String, Contact>);

impl Contacts {
    /// Reads the file of [`Store::contacts_path`](super::Store::contacts_path); the sentence says if it was broken, and
    /// where it is now.
    #[must_use]
    pub fn load(path: &Path) -> (Self, Option<FileError>) {
        let (mut people, complaint): (Self, _) = load_toml(path);
        let now = SystemTime::now();
        let is_to_come = |seen: &str| seen.parse().is_ok_and(|seen: Moment| !seen.can_be(now));
        // Version 0.1.0 kept any date that a host named: such a person would stay at the head of the list.
        for person in people.0.values_mut().filter(|person| is_to_come(&person.seen)) {
            person.seen.clear();
        }
        (people, complaint)
    }

    /// Somebody, if one has met them.
    #[must_use]
    pub fn get(&self, peer: PeerId) -> Option<&Contact> {
        self.0.get(&HEXLOWER.encode(&peer.0))
    }

    /// What somebody is own_name on screen: as this player has named them; else as they call themselves, with
    /// the beginning of their key if somebody else has that name here.
    #[must_use]
    pub fn label(&self, peer: PeerId, own_name: &str) -> String {
        match self.get(peer) {
            Some(known) => known.name.to_string(),
            None if self.0.values().any(|known| known.name.as_str() == own_name) => {
                format!("{own_name} [{peer}]")
            }
            None => own_name.to_string(),
        }
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = (PeerId, &Contact)> {
        let peer = |text: &String| HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok().map(PeerId);
        self.0.iter().filter_map(move |(key, person)| Some((peer(key)?, person)))
    }

    /// Notes that somebody was at a table at a moment, as its host says; a moment that is still to come is none.
    /// Whoever has a name already keeps it.
    ///
    /// # Errors
    /// A sentence that says why it is not saved.
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

    /// Gives somebody another name.
    ///
    /// # Errors
    /// A sentence that says why it is not saved.
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
        // A new file is made private before anything is in it; if that fails, the next step says why.
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
    fn people_keep_the_name_that_one_gave_them() {
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
    fn nobody_was_met_in_the_future() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("people.toml");
        let name = Name::try_from(String::from("Ana")).expect("a name");
        let date = |text: &str| text.parse::<Moment>().expect("a date");
        let seen =
            |peer| Contacts::load(&path).0.get(peer).map(|person| person.seen.clone()).expect("somebody");
        let (ana, ben) = (PeerId([7; 32]), PeerId([8; 32]));
        Contacts::record_meeting(&path, ana, &name, date("9999-01-01 00:00:00")).expect("saved");
        assert!(seen(ana).as_str() < "9000");
        // Version 0.1.0 believed it.
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
    fn a_date_of_the_future_keeps_nobody_at_the_head_of_the_list() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("people.toml");
        let name = Name::try_from("Ana".to_string()).expect("a name");
        let ana = PeerId([7; 32]);
        let seen = || Contacts::load(&path).0.get(ana).expect("met").seen.clone();
        Contacts::record_meeting(&path, ana, &name, "2026-01-02 03:04:05".parse().expect("a date"))
            .expect("saved");
        assert_eq!(seen(), "2026-01-02 03:04:05");
        // As version 0.1.0 has noted what a host said.
        let text = std::fs::read_to_string(&path).expect("there").replace(&seen(), "9999-12-31 00:00:00");
        std::fs::write(&path, text).expect("written");
        assert_eq!(seen(), "");
    }

    #[test]
    fn somebody_else_with_a_name_that_is_known_is_shown_with_their_key() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("people.toml");
        let name = |text: &str| Name::try_from(text.to_string()).expect("a name");
        let (ana, other) = (PeerId([7; 32]), PeerId([8; 32]));
        Contacts::rename(&path, ana, &name("My Ana")).expect("saved");
        let (people, _) = Contacts::load(&path);
        assert_eq!(people.label(ana, "Ana"), "My Ana");
        assert_eq!(people.label(other, "My Ana"), "My Ana [08080808]");
        assert_eq!(people.label(other, "Ana"), "Ana");
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_reads_whom_one_has_met() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("people.toml");
        Contacts::rename(&path, PeerId([7; 32]), &Name::try_from("Ana".to_string()).expect("a name"))
            .expect("saved");
        assert_eq!(std::fs::metadata(&path).expect("there").permissions().mode() & 0o777, 0o600);
    }
}
