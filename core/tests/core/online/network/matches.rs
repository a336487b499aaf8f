//! Whole matches between both ends of a table in one process.

use std::net::UdpSocket;
use std::thread::sleep;
use std::time::Duration;

use pushflip_core::online::network::{Reach, RelayChoice, Server, Settings, TableHandle};
use pushflip_core::online::news::ConnectionProblem;
use pushflip_core::online::store::{Store, log_path};
use pushflip_core::online::table::event::{Body, Phrase};
use pushflip_core::online::table::guest::StopReason;
use pushflip_core::online::table::host::SpentTime;
use pushflip_core::online::table::identity::Identity;
use pushflip_core::online::table::invitation::{Invitation, Secret};
use pushflip_core::online::table::message::CloseCode;
use pushflip_core::online::table::terms::Terms;
use pushflip_core::rules::Variant;
use pushflip_core::session::{ClockRule, Match, Setup};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::data_folders;
use super::test_client::{TestClient, Two, begin, play_on, saved_table, settings, terms, wait_for};

/// The maximum of plies of random matches.
const LONGEST: usize = 80;

/// Waits until a host's program has left its port; its thread may end late.
fn wait_for_port(invitation: &Invitation) {
    wait_for("the port is free", || UdpSocket::bind(invitation.addresses[0]).is_ok());
}

#[test]
fn complete_matches_are_played_and_saved_by_both() {
    for variant in [Variant::Quixo, Variant::Hexxagon] {
        let Some(mut two) = Two::begin(variant) else { return };
        two.play_on(LONGEST, &mut ChaCha8Rng::seed_from_u64(7));
        if two.host.game().result().is_none() {
            two.guest.propose_and_wait(Body::Resign);
            two.host.as_far_as(&two.guest);
        }
        let (host, guest) = (&two.host, &two.guest);
        assert_eq!(host.game().result(), guest.game().result());
        assert!(host.game().result().is_some());
        assert_eq!(host.events, guest.events);
        assert_eq!((host.complaints.len(), guest.complaints.len()), (0, 0));
        let events = guest.events.clone();
        let invitation = guest.handle.invitation();
        let Two { host, guest, stores: [_, store], .. } = two;
        let stored = || saved_table(&store, &invitation);
        assert_eq!(stored().card.invitation, invitation);
        // A guest reports an event to its client before it writes it, and leaving does not wait for a slow disk.
        wait_for("the whole log", || stored().events.len() == events.len());
        drop((host, guest));
        assert_eq!((stored().events, stored().complaint), (events, None));
    }
}

#[test]
fn a_reopened_host_keeps_the_spent_time() {
    let Some([here, there]) = data_folders() else { return };
    let clock = ClockRule::Total { total: Duration::from_mins(10), increment: Duration::ZERO };
    let record = Match::new(Setup { clock, ..Setup::new(Variant::Quixo, &[]) }).to_record();
    let (store, mut host) = TestClient::open(here.path(), Terms { record, ..terms(Variant::Quixo) });
    let (_, mut guest) = TestClient::join(there.path(), &host.handle.invitation(), "Guest");
    begin(&mut host, &mut guest);
    let invitation = host.handle.invitation();
    let file = log_path(&store.tables(), &invitation).with_extension("clock");
    // The host is to move. It counts once a second, and saves at its end.
    sleep(Duration::from_secs(3));
    drop(host);
    let spent: SpentTime = toml::from_str(&std::fs::read_to_string(file).expect("saved")).expect("a time");
    assert!(spent.spent_ms > 0);
    let mut host = TestClient::reopen(&store, &invitation);
    host.until("the clock", |side| side.clock.is_some());
    let left_ms = host.clock.expect("a clock").left_ms;
    assert!(left_ms <= 600_000 - spent.spent_ms, "{left_ms} after {spent:?}");
}

#[test]
fn a_returning_guest_continues_the_match() {
    let Some([here, there]) = data_folders() else { return };
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let (store, mut host) = TestClient::open(here.path(), terms(Variant::Hexxagon));
    let invitation = host.handle.invitation();
    let (_, mut guest) = TestClient::join(there.path(), &invitation, "Guest");
    begin(&mut host, &mut guest);
    play_on([&mut host, &mut guest], 4, &mut rng);
    // The guest's program ends, and restarts with the same key.
    drop(guest);
    let (_, mut guest) = TestClient::join(there.path(), &invitation, "Guest");
    guest.as_far_as(&host);
    guest.until("a reconnection", |side| side.connected);
    play_on([&mut host, &mut guest], 8, &mut rng);
    // The host's program restarts too. Meanwhile the guest reports the lost connection.
    drop(host);
    guest.until("the absence of the host", |side| !side.connected);
    wait_for_port(&invitation);
    let mut host = TestClient::reopen(&store, &invitation);
    assert_eq!(host.handle.invitation(), invitation, "the same key, secret and port");
    host.as_far_as(&guest);
    guest.until("a reconnection", |side| side.connected);
    play_on([&mut host, &mut guest], 12, &mut rng);
    assert_eq!(host.events, guest.events);
}

#[test]
fn a_connection_waits_until_the_table_is_open() {
    let Some([here, there]) = data_folders() else { return };
    let (store, mut host) = TestClient::open(here.path(), terms(Variant::Quixo));
    host.until("the table is saved", |side| side.table.is_some());
    let invitation = host.handle.invitation();
    drop(host);
    let stored = saved_table(&store, &invitation);
    wait_for_port(&invitation);
    let settings = settings(store.identity(), &store.tables(), "Host");
    let server = Server::open(&Settings { port: stored.card.port, ..settings }).expect("opened");
    let (_, mut guest) = TestClient::join(there.path(), &invitation, "Guest");
    // Long enough for a connection attempt, which must not be rejected for good.
    sleep(Duration::from_secs(1));
    let _table = server.reopen_table(stored).expect("a reopened table");
    server.start_accepting().expect("open");
    guest.until("the table", |side| side.connected && side.table.is_some());
}

#[test]
fn spectators_see_all_and_can_propose_nothing() {
    let Some(mut two) = Two::begin(Variant::Quixo) else { return };
    two.play_on(3, &mut ChaCha8Rng::seed_from_u64(9));
    let watch = two.host.handle.spectator_invitation().expect("the host\'s invitation");
    assert_eq!(two.guest.handle.spectator_invitation(), None);
    let elsewhere = tempfile::tempdir().expect("a folder");
    let (_c, mut late) = TestClient::join(elsewhere.path(), &watch, "Late");
    late.as_far_as(&two.host);
    late.say(Body::Say(Phrase::Hello));
    late.until("a refusal", |side| !side.refused.is_empty());
    two.play_on(5, &mut ChaCha8Rng::seed_from_u64(10));
    late.as_far_as(&two.host);
    assert_eq!(late.events, two.host.events);
}

#[test]
fn a_closed_table_stays_closed() {
    let Some(Two { mut host, mut guest, .. }) = Two::begin(Variant::Quixo) else { return };
    host.propose_and_wait(Body::Close);
    guest.until("the end of the table", |side| side.stopped.is_some());
    assert_eq!(guest.stopped, Some(StopReason::Ended(CloseCode::Closed)));
    assert_eq!(guest.events, host.events);
}

#[test]
fn one_server_keeps_its_tables_separate() {
    let Some([here, elsewhere]) = data_folders() else { return };
    let (store, _) = Store::open(here.path());
    let server = Server::open(&settings(store.identity(), &store.tables(), "Host")).expect("opened");
    let variants = [Variant::Quixo, Variant::HexxagonOpen, Variant::Hexxagon];
    let table = |variant| TestClient::new(server.open_table(terms(variant)).expect("a new table"));
    let mut hosts = variants.map(table);
    server.start_accepting().expect("open");
    drop(server);
    for (number, host) in hosts.iter_mut().enumerate() {
        let data = elsewhere.path().join(number.to_string());
        let (_b, mut guest) = TestClient::join(&data, &host.handle.invitation(), "Guest");
        begin(host, &mut guest);
        play_on([host, &mut guest], 4, &mut ChaCha8Rng::seed_from_u64(11));
        assert_eq!(guest.game().setup().variant, variants[number]);
    }
    let paths = hosts.iter().map(|host| log_path(&store.tables(), &host.handle.invitation()));
    assert!(paths.clone().all(|path| path.is_file()));
    let mut paths: Vec<_> = paths.collect();
    paths.dedup();
    assert_eq!(paths.len(), variants.len());
}

#[test]
fn a_guest_waits_while_its_host_has_another_table_open() {
    let Some([here, there, elsewhere]) = data_folders() else { return };
    let (store, mut host) = TestClient::open(here.path(), terms(Variant::Hexxagon));
    let invitation = host.handle.invitation();
    let watch = host.handle.spectator_invitation().expect("the host\'s invitation");
    let (_, mut guest) = TestClient::join(there.path(), &invitation, "Guest");
    begin(&mut host, &mut guest);
    play_on([&mut host, &mut guest], 4, &mut ChaCha8Rng::seed_from_u64(13));
    let settings = settings(store.identity(), &store.tables(), "Host");
    let settings = Settings { port: invitation.addresses[0].port(), ..settings };
    drop(host);
    wait_for_port(&invitation);
    let other = TableHandle::open(&settings, terms(Variant::Quixo), None).expect("opened");
    guest.until("the reported reason", |side| side.waiting.contains(&ConnectionProblem::NotOpen));
    // New guests wait too, players and spectators.
    for (number, link) in [&invitation, &watch].into_iter().enumerate() {
        let (_, mut late) = TestClient::join(&elsewhere.path().join(number.to_string()), link, "Late");
        late.until("the reported reason", |side| side.waiting.contains(&ConnectionProblem::NotOpen));
        assert_eq!(late.stopped, None);
    }
    drop(other);
    wait_for_port(&invitation);
    let mut host = TestClient::reopen(&store, &invitation);
    guest.until("the presence of the host", |side| side.connected);
    assert_eq!(guest.stopped, None);
    host.as_far_as(&guest);
    play_on([&mut host, &mut guest], 8, &mut ChaCha8Rng::seed_from_u64(14));
    // A guest does not wait for a table that was closed for good.
    drop(guest);
    host.propose_and_wait(Body::Close);
    drop(host);
    wait_for_port(&invitation);
    let _other = TableHandle::open(&settings, terms(Variant::Quixo), None).expect("opened");
    let (_, mut guest) = TestClient::join(there.path(), &invitation, "Guest");
    guest.until("the end of the table", |side| side.stopped.is_some());
    assert_eq!(guest.stopped, Some(StopReason::Ended(CloseCode::Closed)));
}

#[test]
fn connection_problems_are_reported() {
    let Some(folders) = data_folders::<3>() else { return };
    let [silent, host, guest] = folders.each_ref().map(tempfile::TempDir::path);
    // An address without a host.
    let gone = UdpSocket::bind("127.0.0.1:0").and_then(|socket| socket.local_addr()).expect("an address");
    let nobody = Identity::generate().id();
    let invitation = Invitation { host: nobody, secret: Secret([7; 16]), relay: None, addresses: vec![gone] };
    let (_, mut silent) = TestClient::join(silent, &invitation, "Guest");
    // A relay URL without a relay.
    let relay = RelayChoice::own("https://127.0.0.1:9").expect("an address");
    let [host, guest] = [host, guest].map(|data| {
        let (store, _) = Store::open(data);
        let settings = settings(store.identity(), &store.tables(), "Somebody");
        Settings { reach: Reach::Internet { relay: relay.clone() }, ..settings }
    });
    let handle = TableHandle::open(&host, terms(Variant::Quixo), None).expect("opened");
    let invitation = handle.invitation();
    assert_eq!(invitation.relay.as_deref(), Some("https://127.0.0.1:9"));
    let mut host = TestClient::new(handle);
    let mut guest = TestClient::new(TableHandle::join(&guest, invitation).expect("joined"));
    silent.until("the host is silent", |side| side.waiting == [ConnectionProblem::Silent]);
    guest.until("no relay answers", |side| side.waiting == [ConnectionProblem::NoRelay]);
    host.until("no relay answers", |side| side.waiting == [ConnectionProblem::NoRelay]);
    assert!([silent, guest, host].iter().all(|side| side.stopped.is_none()));
}

#[test]
fn a_player_cannot_join_their_own_table() {
    let Some([here]) = data_folders() else { return };
    let (store, host) = TestClient::open(here.path(), terms(Variant::Quixo));
    let settings = settings(store.identity(), &store.tables(), "Me");
    let error =
        TableHandle::join(&settings, host.handle.invitation()).err().expect("the host's key is refused");
    assert_eq!(error.to_string(), "That’s your own invitation.");
}

#[test]
fn a_deleted_log_is_written_again() {
    let Some(mut two) = Two::begin(Variant::Hexxagon) else { return };
    let invitation = two.host.handle.invitation();
    let log = log_path(&two.stores[0].tables(), &invitation);
    std::fs::remove_file(&log).expect("a file");
    two.play_on(4, &mut ChaCha8Rng::seed_from_u64(12));
    let events = two.host.events.clone();
    drop(two.host);
    let stored = saved_table(&two.stores[0], &invitation);
    assert_eq!((stored.events, stored.complaint), (events, None));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&log).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "only the player can read the log");
    }
}

#[cfg(unix)]
#[test]
fn a_full_disk_stops_the_table_and_loses_nothing() {
    use std::os::unix::fs::PermissionsExt;
    let Some(mut two) = Two::begin(Variant::Hexxagon) else { return };
    let (host, guest) = (&mut two.host, &mut two.guest);
    // A folder in place of the log fails like a full disk; root ignores permissions.
    let path = log_path(&two.stores[0].tables(), &host.handle.invitation());
    let aside = path.with_extension("aside");
    std::fs::rename(&path, &aside).expect("a file");
    std::fs::create_dir(&path).expect("a folder");
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o500)).expect("the file's owner");
    let before = guest.events.len();
    guest.say(Body::Say(Phrase::Hello));
    host.until("the complaint", |side| !side.complaints.is_empty());
    assert!(host.complaints[0].contains("Couldn’t save "), "{:?}", host.complaints);
    guest.handle_news();
    assert_eq!(guest.events.len(), before, "unsaved events are not announced");
    std::fs::remove_dir(&path).expect("an empty folder");
    std::fs::rename(&aside, &path).expect("a renamed file");
    guest.until("the event", |side| side.events.len() > before);
    host.as_far_as(guest);
    assert_eq!(host.complaints.len(), 1, "reported once");
}
