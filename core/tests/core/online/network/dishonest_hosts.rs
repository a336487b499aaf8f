//! Dishonest hosts over the network: a guest detects every invalid event, leaves with its log unchanged, and
//! is blocked by nothing. Malformed data ends the connection, and the guest reconnects.

use std::time::Duration;

use iroh::Endpoint;
use pushflip_core::online::network::TableHandle;
use pushflip_core::online::store::{Card, Role, load};
use pushflip_core::online::table::event::{Body, Event, EventRef, Phrase};
use pushflip_core::online::table::guest::StopReason;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::message::{
    CloseCode, LONGEST_TO_GUEST, LONGEST_TO_HOST, PROTOCOL, ToGuest, ToHost, encode,
};
use pushflip_core::online::table::state::EventError;
use pushflip_core::rules::Variant;
use tempfile::TempDir;
use tokio::time::timeout;

use super::has_loopback;
use super::raw_connection::{ALPN, RawConnection, builder, close_code, frame, receive, send, small_window};
use super::test_client::{TestClient, name, settings, wait_for};
use crate::online::forged_events::{before_a_move, forgeries, ordered};
use crate::online::table_fixture::{PLAYERS, TableFixture, somebody};

/// A generous timeout.
const PATIENCE: Duration = Duration::from_mins(2);

/// A host implemented by the test, which sends arbitrary messages.
struct DishonestHost {
    endpoint: Endpoint,
    /// The table as an honest host would have it.
    fixture: TableFixture,
}

impl DishonestHost {
    async fn new(fixture: TableFixture) -> Self {
        let builder = builder(&somebody(0)).alpns(vec![ALPN.to_vec()]).transport_config(small_window());
        Self { endpoint: builder.bind().await.expect("an endpoint"), fixture }
    }

    fn invitation(&self) -> Invitation {
        let addresses = self.endpoint.bound_sockets();
        Invitation { host: somebody(0).id(), secret: PLAYERS, relay: None, addresses }
    }

    /// Accepts the next connection and reads its hello.
    async fn answer(&self) -> RawConnection {
        let call = async {
            let connection = self.endpoint.accept().await.expect("open").await.expect("a connection");
            let (to, from) = connection.accept_bi().await.expect("a stream");
            let mut guest = RawConnection { connection, to, from };
            assert!(matches!(message(&mut guest).await, ToHost::Hello(_)));
            guest
        };
        timeout(PATIENCE, call).await.expect("a guest connects")
    }

    /// Sends the first messages of an honest host.
    async fn welcome(&self, guest: &mut RawConnection) {
        let (protocol, last) = (PROTOCOL.1, self.fixture.table.last());
        let welcome = ToGuest::Welcome { protocol, version: "test".into(), last, watches: false };
        send(&mut guest.to, &welcome).await.expect("sent");
        send_events(guest, &self.fixture.events).await;
    }
}

async fn send_events(guest: &mut RawConnection, events: &[Event]) {
    send(&mut guest.to, &ToGuest::Events(events.to_vec())).await.expect("sent");
}

/// The next message of a guest.
async fn message(guest: &mut RawConnection) -> ToHost {
    receive(&mut guest.from, LONGEST_TO_HOST).await.expect("a message of the guest")
}

/// A guest at a table, with its own folder.
struct Visit {
    folder: TempDir,
    side: TestClient,
}

impl Visit {
    fn to(who: usize, invitation: &Invitation) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let settings = settings(&somebody(who), folder.path(), "Guest");
        let handle = TableHandle::join(&settings, invitation.clone()).expect("joined");
        Self { folder, side: TestClient::new(handle) }
    }

    /// Whether its log has exactly these events.
    fn keeps(&self, invitation: &Invitation, events: &[Event]) -> bool {
        let invitation = invitation.clone();
        let card = Card { role: Role::Guest, invitation, name: name("Guest"), port: 0 };
        load(self.folder.path(), card).is_ok_and(|stored| stored.events == events)
    }
}

/// The table of an honest host.
fn honest() -> TableFixture {
    before_a_move().0
}

/// Runs a host in a thread and returns its invitation.
fn host<F: Future<Output = ()>>(
    fixture: TableFixture,
    what: impl FnOnce(DishonestHost) -> F + Send + 'static,
) -> (Invitation, std::thread::JoinHandle<()>) {
    let (sender, receiver) = std::sync::mpsc::sync_channel(1);
    let thread = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let host = DishonestHost::new(fixture).await;
            sender.send(host.invitation()).expect("a waiting receiver");
            let endpoint = host.endpoint.clone();
            what(host).await;
            endpoint.close().await;
        });
    });
    (receiver.recv().expect("an endpoint"), thread)
}

/// Checks that a guest that receives an invalid event leaves for that reason.
fn assert_detected(forged: Event, why: EventError) {
    let honest_log = honest().events;
    let (invitation, thread) = host(honest(), |host| async move {
        let mut guest = host.answer().await;
        host.welcome(&mut guest).await;
        send_events(&mut guest, &[forged]).await;
        assert_eq!(close_code(&guest.connection).await, Some(CloseCode::Differs));
    });
    let mut visit = Visit::to(1, &invitation);
    visit.side.until("the end", |side| side.stopped.is_some());
    assert_eq!(visit.side.stopped, Some(StopReason::InvalidEvent(why)));
    assert_eq!(visit.side.events, honest_log);
    wait_for("the record as it was", || visit.keeps(&invitation, &honest_log));
    thread.join().expect("no panic");
}

#[test]
fn every_invalid_event_of_a_host_is_detected() {
    if !has_loopback() {
        return;
    }
    let (fixture, genuine) = before_a_move();
    for (forged, why) in forgeries(&fixture, &genuine) {
        assert_detected(forged, why);
    }
    // A known event is changed.
    let last = fixture.events.last().expect("a move");
    let changed = ordered(last, |event| event.signed = genuine.signed);
    assert_detected(changed, EventError::Differs { number: last.number });
}

#[test]
fn conflicting_events_for_two_guests_are_detected_at_the_next_proposal() {
    if !has_loopback() {
        return;
    }
    let teams = || TableFixture::begun(Variant::QuixoTeams);
    let number = teams().table.last().number + 1;
    let (invitation, thread) = host(teams(), |mut host| async move {
        let mut guests = [host.answer().await, host.answer().await];
        // Two guests get different events.
        let phrases = [Phrase::Wow, Phrase::Oops];
        let events = phrases.map(|phrase| host.fixture.event(0, host.fixture.proposal(0, Body::Say(phrase))));
        for (guest, event) in guests.iter_mut().zip(&events) {
            host.welcome(guest).await;
            send_events(guest, std::slice::from_ref(event)).await;
        }
        host.fixture.apply(&events[1]).expect("the next event");
        // The first guest's proposal is sent to the second one as an event.
        let signed = loop {
            if let ToHost::Propose(signed) = message(&mut guests[0]).await {
                break signed;
            }
        };
        let EventRef { number, digest } = host.fixture.table.last();
        let forwarded = Event::new(number + 1, digest, signed, Vec::new(), &somebody(0));
        send_events(&mut guests[1], &[forwarded]).await;
        assert_eq!(close_code(&guests[1].connection).await, Some(CloseCode::Differs));
        guests[0].connection.close(0_u32.into(), b"");
    });
    let mut visits = [1, 2].map(|who| Visit::to(who, &invitation));
    for visit in &mut visits {
        visit.side.until("the event", |side| side.connected && side.events.len() > number as usize);
    }
    // The proposals are sent only now: the proposal of one guest ends the other's connection, which that guest
    // may not have noticed yet.
    for visit in &visits {
        visit.side.say(Body::Say(Phrase::Hello));
    }
    thread.join().expect("no panic");
    let found = Some(StopReason::InvalidEvent(EventError::Differs { number }));
    let deadline = std::time::Instant::now() + PATIENCE;
    while visits.iter().all(|visit| visit.side.stopped.is_none()) && std::time::Instant::now() < deadline {
        for visit in &mut visits {
            visit.side.wait(Duration::from_millis(100));
        }
    }
    assert!(visits.iter().any(|visit| visit.side.stopped == found), "one of the guests detects it");
}

/// A host misbehaves on the first connection and is honest on the next. Checks that the guest reconnects and
/// gets the table.
fn assert_reconnects<F: Future<Output = RawConnection>>(
    what: impl FnOnce(RawConnection) -> F + Send + 'static,
) {
    let (over, awaited) = async_channel::bounded::<()>(1);
    let (invitation, thread) = host(honest(), |host| async move {
        let first = what(host.answer().await).await;
        let mut second = host.answer().await;
        host.welcome(&mut second).await;
        // The connection stays open until the guest has received everything.
        let _ = awaited.recv().await;
        drop(first);
    });
    let mut visit = Visit::to(1, &invitation);
    let honest_log = honest().events;
    visit.side.until("the table", |side| side.connected && side.events.len() == honest_log.len());
    assert_eq!((&visit.side.events, &visit.side.stopped), (&honest_log, &None));
    drop(over);
    thread.join().expect("no panic");
}

#[test]
fn malformed_data_of_a_host_makes_the_guest_reconnect() {
    if !has_loopback() {
        return;
    }
    let too_long = (LONGEST_TO_GUEST as u32 + 1).to_le_bytes().to_vec();
    let a_hello = frame(&[&encode(&ToGuest::Beat(1))[..], &[0]].concat());
    for bytes in [frame(&[]), frame(&[9; 40]), a_hello, too_long, vec![0xff; 4]] {
        assert_reconnects(async move |mut guest: RawConnection| {
            guest.to.write_all(&bytes).await.expect("sent");
            assert_eq!(close_code(&guest.connection).await, Some(CloseCode::Frame));
            guest
        });
    }
}

#[test]
fn a_silent_host_makes_the_guest_reconnect() {
    if !has_loopback() {
        return;
    }
    assert_reconnects(async |mut guest: RawConnection| {
        // A frame that is never completed.
        guest.to.write_all(&[200, 0, 0, 0, 1]).await.expect("sent");
        assert_eq!(close_code(&guest.connection).await, Some(CloseCode::Slow));
        guest
    });
}

#[test]
fn a_flooding_host_that_does_not_read_makes_the_guest_reconnect() {
    if !has_loopback() {
        return;
    }
    assert_reconnects(async |mut guest: RawConnection| {
        let beats: Vec<u8> = (0..1000).flat_map(|beat| frame(&encode(&ToGuest::Beat(beat)))).collect();
        while guest.to.write_all(&beats).await.is_ok() {
            tokio::task::yield_now().await;
        }
        assert_eq!(close_code(&guest.connection).await, Some(CloseCode::Slow));
        guest
    });
}
