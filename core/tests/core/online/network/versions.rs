//! Incompatible programs over the network: each side reports once which one has to update.

use std::time::{Duration, Instant};

use iroh::Endpoint;
use pushflip_core::online::table::guest::StopReason;
use pushflip_core::online::table::identity::Identity;
use pushflip_core::online::table::invitation::{Invitation, Secret};
use pushflip_core::online::table::message::{CloseCode, Hello, ToHost};
use pushflip_core::rules::Variant;
use tokio::time::timeout;

use super::data_folders;
use super::raw_connection::{RawConnection, address, builder, close_code, send};
use super::test_client::{TestClient, name, terms};
use crate::online::host_fixture::hello;

/// A generous timeout.
const PATIENCE: Duration = Duration::from_mins(4);

/// The time after which a silent client may be disconnected.
const SILENCE: Duration = Duration::from_secs(5);

/// A program that speaks only a newer protocol.
async fn newer_endpoint(identity: &Identity, alpns: &[&str]) -> Endpoint {
    let alpns = alpns.iter().map(|alpn| alpn.as_bytes().to_vec()).collect();
    builder(identity).alpns(alpns).bind().await.expect("an endpoint")
}

/// Sends a hello to a host and returns the close code.
async fn say_hello(invitation: &Invitation, hello: &ToHost) -> Option<CloseCode> {
    let endpoint = newer_endpoint(&Identity::generate(), &[]).await;
    let guest = timeout(PATIENCE, RawConnection::open(&endpoint, invitation)).await;
    let mut guest = guest.expect("in time")?;
    send(&mut guest.to, hello).await?;
    close_code(&guest.connection).await
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime")
}

#[test]
fn a_guest_of_another_version_is_reported_to_the_host_and_disconnected() {
    let Some([folder]) = data_folders() else { return };
    let (_store, mut host) = TestClient::open(folder.path(), terms(Variant::Quixo));
    let invitation = host.handle.invitation();
    let runtime = runtime();
    let cases = [((2, 2), CloseCode::HostOld), ((0, 0), CloseCode::GuestOld)];
    for (number, (protocol, why)) in cases.into_iter().enumerate() {
        let hello = ToHost::Hello(Hello { protocol, ..hello(1, invitation.secret, None) });
        // A client that is delayed may be disconnected, and tries again.
        loop {
            let began = Instant::now();
            let ended = runtime.block_on(say_hello(&invitation, &hello));
            if ended == Some(why) {
                break;
            }
            assert!(began.elapsed() >= SILENCE, "{protocol:?}: {ended:?}");
        }
        host.until("the report of the host", |side| side.others.len() > number);
        assert_eq!(host.others.last(), Some(&why), "{protocol:?}");
    }
}

#[test]
fn a_guest_with_only_newer_protocols_is_reported_to_the_host_once() {
    let Some([here, there]) = data_folders() else { return };
    let (_store, mut host) = TestClient::open(here.path(), terms(Variant::Quixo));
    let invitation = host.handle.invitation();
    runtime().block_on(async {
        let endpoint = newer_endpoint(&Identity::generate(), &[]).await;
        // A protocol of another family, and then two newer ones of this family.
        for alpn in ["other/1", "pushflip/2", "pushflip/3"] {
            let called = timeout(PATIENCE, endpoint.connect(address(&invitation), alpn.as_bytes())).await;
            assert!(called.expect("in time").is_err(), "{alpn}");
        }
    });
    host.until("the report of the host", |side| !side.others.is_empty());
    // A later guest connects after all three calls were over.
    let (_store, mut ours) = TestClient::join(there.path(), &invitation, "Guest");
    ours.until("the table", |side| side.connected && side.table.is_some());
    let name = name("Guest");
    host.until("the guest", |side| side.present.iter().any(|present| present.name == name));
    assert_eq!(host.others, [CloseCode::HostOld]);
}

#[test]
fn a_guest_of_a_host_with_only_newer_protocols_has_to_update() {
    let Some([folder]) = data_folders() else { return };
    let identity = Identity::generate();
    let runtime = runtime();
    let endpoint = runtime.block_on(newer_endpoint(&identity, &["pushflip/2", "pushflip-knock/1"]));
    let invitation = Invitation {
        host: identity.id(),
        secret: Secret([3; 16]),
        relay: None,
        addresses: endpoint.bound_sockets(),
    };
    let (_store, mut guest) = TestClient::join(folder.path(), &invitation, "Guest");
    let (stop, stopped) = async_channel::bounded::<()>(1);
    let host = std::thread::spawn(move || {
        runtime.block_on(async {
            loop {
                tokio::select! {
                    Some(incoming) = endpoint.accept() => assert!(incoming.await.is_err(), "no common protocol"),
                    _ = stopped.recv() => break,
                }
            }
            endpoint.close().await;
        });
    });
    guest.until("the end", |side| side.stopped.is_some());
    drop(stop);
    host.join().expect("no panic");
    assert_eq!(guest.stopped, Some(StopReason::Ended(CloseCode::GuestOld)));
}
