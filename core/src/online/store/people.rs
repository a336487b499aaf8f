//! The people one has met: under the names that one gave them, since anybody can say any name.

use std::collections::BTreeMap;
use std::path::Path;

use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};

use crate::online::table::identity::PeerId;
use crate::online::table::terms::Name;
use crate::session::{FileError, Moment, change_toml, load_toml};

/// Somebody one has met.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Acquaintance {
    /// What they are called here.
    pub name: Name,
    /// When they were last at a table with this program, as a record has it.
    #[serde(default)]
    pub seen: String,
}

/// All of them, by their keys.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct People(BTreeMap<String, Acquaintance>);

impl People {
    /// Reads the file of [`Store::people`](super::Store::people); the sentence says if it was broken, and
    /// where it is now.
    #[must_use]
    pub fn load(path: &Path) -> (Self, Option<FileError>) {
        load_toml(path)
    }

    /// Somebody, if one has met them.
    #[must_use]
    pub fn get(&self, peer: PeerId) -> Option<&Acquaintance> {
        self.0.get(&HEXLOWER.encode(&peer.0))
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = (PeerId, &Acquaintance)> {
        let peer = |text: &String| HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok().map(PeerId);
        self.0.iter().filter_map(move |(key, person)| Some((peer(key)?, person)))
    }

    /// Notes that somebody was at a table at a moment. Whoever has a name already keeps it.
    ///
    /// # Errors
    /// A sentence that says why it is not saved.
    pub fn meet(path: &Path, peer: PeerId, name: &Name, now: Moment) -> Result<(), FileError> {
        Self::change(path, peer, |person| {
            let seen = now.to_string();
            match person {
                // What happened long ago may be told again.
                Some(known) => Acquaintance { seen: known.seen.max(seen), ..known },
                None => Acquaintance { name: name.clone(), seen },
            }
        })
    }

    /// Gives somebody another name.
    ///
    /// # Errors
    /// A sentence that says why it is not saved.
    pub fn rename(path: &Path, peer: PeerId, name: &Name) -> Result<(), FileError> {
        Self::change(path, peer, |person| Acquaintance {
            name: name.clone(),
            seen: person.map(|known| known.seen).unwrap_or_default(),
        })
    }

    fn change(
        path: &Path,
        peer: PeerId,
        change: impl FnOnce(Option<Acquaintance>) -> Acquaintance,
    ) -> Result<(), FileError> {
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
        People::meet(&path, ana, &name("Ana"), now).expect("saved");
        People::rename(&path, ana, &name("My Ana")).expect("saved");
        People::meet(&path, ana, &name("Mallory"), now).expect("saved");
        let (people, complaint) = People::load(&path);
        assert_eq!(complaint, None);
        assert_eq!(people.get(ana).map(|ana| ana.name.as_str()), Some("My Ana"));
        assert_eq!(people.iter().map(|(peer, _)| peer).collect::<Vec<_>>(), [ana]);
        assert_eq!(people.get(PeerId([8; 32])), None);
    }
}
