//! Files of online play: keys, tables, contacts.

use std::fs;
#[cfg(unix)]
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::{Duration, UNIX_EPOCH};

use pushflip_core::online::store::{Card, Contacts, Role, Store, cards, load, log_path, peek, save_card};
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::invitation::{Invitation, Secret};
use pushflip_core::online::table::terms::Name;
use pushflip_core::session::{FileError, Moment};

fn named(text: &str) -> Name {
    Name::try_from(text.to_string()).expect("a name")
}

fn invitation(host: PeerId, secret: u8) -> Invitation {
    Invitation { host, secret: Secret([secret; 16]), relay: None, addresses: Vec::new() }
}

fn open(data: &Path) -> Store {
    let (store, complaints) = Store::open(data);
    assert!(complaints.is_empty(), "{complaints:?}");
    store
}

#[test]
fn all_programs_of_a_player_share_one_key() {
    let data = tempfile::tempdir().expect("a folder");
    let ids: Vec<_> = std::thread::scope(|scope| {
        let programs: Vec<_> = (0..8).map(|_| scope.spawn(|| open(data.path()).identity().id())).collect();
        programs.into_iter().map(|program| program.join().expect("no panic")).collect()
    });
    assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
}

#[test]
fn a_broken_key_is_kept_aside_and_a_folder_is_left() {
    let data = tempfile::tempdir().expect("a folder");
    fs::write(data.path().join("key"), [7; 33]).expect("written");
    let (store, complaints) = Store::open(data.path());
    assert!(complaints[0].to_string().contains("key.broken-1"), "{complaints:?}");
    let id = store.identity().id();
    assert_eq!(Store::open(data.path()).0.identity().id(), id, "the new identity is kept");
    let aside = fs::read(data.path().join("key.broken-1")).expect("a file");
    assert_eq!(aside, [7; 33]);
}

#[cfg(unix)]
#[test]
fn files_of_online_play_are_private() {
    let data = tempfile::tempdir().expect("a folder");
    let store = open(data.path());
    save_card(&store.tables(), &card()).expect("saved");
    Contacts::rename(&store.contacts_path(), PeerId([7; 32]), &named("Ana")).expect("saved");
    let card = log_path(&store.tables(), &card().invitation).with_extension("toml");
    for path in [data.path().join("key"), card, store.contacts_path()] {
        let mode = fs::metadata(&path).expect("a file").permissions().mode();
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
    assert_eq!(store.identity().to_bytes().len(), 32);
}

fn card() -> Card {
    Card { role: Role::Guest, invitation: invitation(PeerId([7; 32]), 7), name: named("Ana"), port: 0 }
}

#[test]
fn peeking_changes_nothing_and_only_malformed_logs_are_set_aside() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = log_path(folder.path(), &card().invitation);
    let names = || {
        let entries = fs::read_dir(folder.path()).expect("a folder").flatten();
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect::<Vec<_>>()
    };
    let name = path.file_name().expect("a name").to_string_lossy().into_owned();
    // A file of a newer version.
    fs::write(&path, b"pushflip table 2\nwhat nobody knows yet").expect("written");
    for open in [peek, load] {
        let why = open(folder.path(), card()).expect_err("a newer version").to_string();
        assert!(why.contains("newer version of Pushflip"), "{why}");
    }
    assert_eq!(names(), [name.as_str()]);
    // An unreadable file may be intact; a folder in its place simulates a failing disk.
    fs::remove_file(&path).expect("a file");
    fs::create_dir(&path).expect("made");
    for open in [peek, load] {
        assert!(matches!(open(folder.path(), card()), Err(FileError::NotOpened(..))));
    }
    assert_eq!(names(), [name.as_str()]);
    fs::remove_dir(&path).expect("a folder");
    fs::write(&path, b"garbage").expect("written");
    assert!(matches!(peek(folder.path(), card()), Err(FileError::Broken(..))));
    assert_eq!(names(), [name.as_str()]);
    let stored = load(folder.path(), card()).expect("a file moved aside");
    assert!(matches!(stored.complaint, Some(FileError::KeptAside(..))), "{stored:?}");
    assert_eq!(names().len(), 1);
    assert!(!path.exists());
}

#[test]
fn a_card_carries_a_version_and_a_later_one_is_left() {
    let folder = tempfile::tempdir().expect("a folder");
    save_card(folder.path(), &card()).expect("saved");
    let path = log_path(folder.path(), &card().invitation).with_extension("toml");
    let text = fs::read_to_string(&path).expect("a file");
    assert!(text.contains("version = 1"), "{text}");
    assert_eq!(cards(folder.path()), (vec![card()], Vec::new()));
    fs::write(&path, text.replace("version = 1", "version = 2\ncolour = 7")).expect("written");
    let (found, complaints) = cards(folder.path());
    assert!(found.is_empty() && complaints[0].contains("newer version of Pushflip"), "{complaints:?}");
}

#[test]
fn contacts_keep_the_players_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("people.toml");
    let (ana, now) = (PeerId([7; 32]), Moment::of(UNIX_EPOCH + Duration::from_hours(500_000)));
    Contacts::record_meeting(&path, ana, &named("Ana"), now).expect("saved");
    Contacts::rename(&path, ana, &named("My Ana")).expect("saved");
    Contacts::record_meeting(&path, ana, &named("Mallory"), now).expect("saved");
    let (people, complaint) = Contacts::load(&path);
    assert_eq!(complaint, None);
    assert_eq!(people.get(ana).map(|ana| ana.name.as_str()), Some("My Ana"));
    assert_eq!(people.iter().map(|(peer, _)| peer).collect::<Vec<_>>(), [ana]);
    assert_eq!(people.get(PeerId([8; 32])), None);
}

#[test]
fn a_contact_without_a_given_name_has_their_present_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("people.toml");
    let name = |text: &str| Name::try_from(text.to_string()).expect("a name");
    let now = Moment::of(UNIX_EPOCH + Duration::from_hours(500_000));
    let (ana, ben) = (PeerId([7; 32]), PeerId([8; 32]));
    Contacts::record_meeting(&path, ana, &name("Ana"), now).expect("saved");
    Contacts::record_meeting(&path, ben, &name("Ben"), now).expect("saved");
    let shown = |own: &str| Contacts::load(&path).0.display_name(ana, &name(own)).to_string();
    assert_eq!(shown("Anna"), "Anna");
    Contacts::record_meeting(&path, ana, &name("Anna"), now).expect("saved");
    assert_eq!(Contacts::load(&path).0.get(ana).map(|ana| ana.name.clone()), Some(name("Anna")));
    assert_eq!(shown("ben"), "Anna");
}

#[test]
fn a_future_date_of_a_meeting_is_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("people.toml");
    let name = named("Ana");
    let date = |text: &str| text.parse::<Moment>().expect("a date");
    let seen = |peer| Contacts::load(&path).0.get(peer).map(|person| person.seen.clone()).expect("a contact");
    let (ana, ben) = (PeerId([7; 32]), PeerId([8; 32]));
    Contacts::record_meeting(&path, ana, &name, date("9999-01-01 00:00:00")).expect("saved");
    assert!(seen(ana).as_str() < "9000");
    // The clock of this machine was ahead once.
    let file = fs::read_to_string(&path).expect("a file").replace(&seen(ana), "9999-01-01 00:00:00");
    fs::write(&path, file).expect("written");
    Contacts::record_meeting(&path, ana, &name, date("2020-11-23 01:02:03")).expect("saved");
    assert_eq!(seen(ana), "2020-11-23 01:02:03");
    for (met, last) in [(22, 22), (23, 23), (22, 23)] {
        Contacts::record_meeting(&path, ben, &name, date(&format!("2020-11-{met} 01:02:03"))).expect("saved");
        assert_eq!(seen(ben), format!("2020-11-{last} 01:02:03"));
    }
}

#[test]
fn a_stranger_with_the_name_of_a_contact_is_marked() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("people.toml");
    let (ana, other) = (PeerId([7; 32]), PeerId([8; 32]));
    Contacts::rename(&path, ana, &named("My Ana")).expect("saved");
    let (people, _) = Contacts::load(&path);
    let shown = |people: &Contacts, peer, own| people.display_name(peer, &named(own)).to_string();
    assert_eq!(shown(&people, ana, "Ana"), "My Ana");
    assert_eq!(shown(&people, other, "my ana"), "my ana (someone new)");
    assert_eq!(shown(&people, other, "Ana"), "Ana");
    let people = people.with_player(other, &named("My Ana"));
    assert_eq!(shown(&people, other, "My Ana"), "My Ana");
}
