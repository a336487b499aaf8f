//! Tables on the local network, limited to this machine.

use std::time::{Duration, Instant};

use pushflip_core::online::network::{Browser, JoinRequestError, PendingJoinRequest, Reach, TableHandle};
use pushflip_core::online::store::Store;
use pushflip_core::online::table::event::TableId;
use pushflip_core::online::table::invitation::table_id;
use pushflip_core::rules::Variant;

use super::data_folders;
use super::test_client::{TestClient, settings, terms};

/// A generous timeout, reached only by failing tests.
const PATIENCE: Duration = Duration::from_mins(2);
/// The time without multicast after which the machine is taken to have none.
const MULTICAST: Duration = Duration::from_secs(20);

#[test]
fn an_admitted_guest_gets_the_invitation() {
    let Some([here, there]) = data_folders() else { return };
    let (_a, mut host) = TestClient::open(here.path(), terms(Variant::Quixo));
    let (store, _) = Store::open(there.path());
    let settings = settings(store.identity(), &store.tables(), "Stranger");
    let invitation = host.handle.invitation();
    let (table, me) = (table_id(invitation.host, invitation.secret), store.identity().id());
    let request = |table| {
        let addresses = invitation.addresses.clone();
        PendingJoinRequest::start(&settings, invitation.host, table, addresses, || ()).expect("started")
    };
    // A table that is not announced accepts no join requests.
    assert_eq!(request(table).answer(PATIENCE), Some(Err(JoinRequestError::Refused)));
    let Ok(announced) = host.handle.announce(Variant::Quixo) else {
        println!("skipped: this machine has no multicast");
        return;
    };
    // Refused, then accepted.
    for yes in [false, true] {
        let pending = request(table);
        host.until("the join request", |side| side.join_requests.contains(&me));
        host.join_requests.clear();
        assert_eq!(pending.answer(Duration::ZERO), None);
        host.handle.admit(me, yes);
        let answer = pending.answer(PATIENCE).expect("an answer");
        if yes {
            let given = answer.expect("an invitation");
            assert_eq!(given.secret, invitation.secret);
            let handle = TableHandle::join(&settings, given).expect("joined");
            TestClient::new(handle).until("the table", |side| side.table.is_some());
        } else {
            assert_eq!(answer, Err(JoinRequestError::Refused));
        }
    }
    // A withdrawn request is removed.
    let pending = request(table);
    host.until("the join request", |side| side.join_requests.contains(&me));
    drop(pending);
    host.until("no pending join requests", |side| side.join_requests.is_empty());
    let nowhere = request(TableId([7; 16]));
    assert!(nowhere.answer(PATIENCE).expect("an answer").is_err());
    // Pending requests are rejected when the announcement ends.
    let waiting = request(table);
    host.until("the join request", |side| side.join_requests.contains(&me));
    drop(announced);
    assert_eq!(waiting.answer(PATIENCE), Some(Err(JoinRequestError::Left)));
    host.until("no pending join requests", |side| side.join_requests.is_empty());
    host.handle_news();
    assert_eq!(request(table).answer(PATIENCE), Some(Err(JoinRequestError::Refused)));
    host.handle_news();
    assert!(host.join_requests.is_empty());
}

#[test]
fn an_announced_table_is_found_until_it_is_withdrawn() {
    let Some([folder]) = data_folders() else { return };
    let (_a, host) = TestClient::open(folder.path(), terms(Variant::Hexxagon));
    let (tell, changed) = std::sync::mpsc::channel();
    let browser = Browser::start(&Reach::Loopback, move || {
        // The receiver may have been dropped.
        let _ = tell.send(());
    });
    let (Ok(browser), Ok(announced)) = (browser, host.handle.announce(Variant::Hexxagon)) else {
        println!("skipped: this machine has no multicast");
        return;
    };
    let invitation = host.handle.invitation();
    let own = table_id(invitation.host, invitation.secret);
    let is_there = || browser.tables().iter().any(|found| found.table == own);
    let wait = |wanted: bool, patience: Duration| {
        let began = Instant::now();
        while is_there() != wanted {
            let Some(left) = patience.checked_sub(began.elapsed()) else { return false };
            let _ = changed.recv_timeout(left);
        }
        true
    };
    if !wait(true, MULTICAST) {
        println!("skipped: multicast does not arrive on this machine");
        return;
    }
    let found = browser.tables().into_iter().find(|found| found.table == own).expect("the announced table");
    assert_eq!((found.host, found.variant), (invitation.host, Variant::Hexxagon));
    assert_eq!(found.name.as_str(), "Host");
    assert!(found.addresses.contains(&invitation.addresses[0]), "{:?}", found.addresses);
    drop(announced);
    assert!(wait(false, PATIENCE), "the announcement is withdrawn");
}
