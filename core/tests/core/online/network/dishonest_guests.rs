//! Dishonest guests: their connections end, and the table continues for the others.
//!
//! The attacks that are tested over the network; more are tested without one in `forged_events`, `hosts`, `guests`
//! and `decoders`:
//!
//! | kind | against the host, here | against a guest, in `dishonest_hosts` |
//! |---|---|---|
//! | illegal move, foreign seat | `moves_of_other_seats_…` | `every_invalid_event_…` |
//! | bad signature | `proposals_signed_by_others_…` | `every_invalid_event_…` |
//! | replay | `contradictions_and_replays_…` | `every_invalid_event_…` |
//! | contradictions | `contradictions_and_replays_…` | `every_invalid_event_…`, `conflicting_events_for_two_guests_…` |
//! | half-open | `silent_connections_…`, `denial_of_service` | `a_silent_host_…` |
//! | flood | `flooding_…`, `denial_of_service` | `a_flooding_host_…` |
//! | oversize, garbage | `malformed_data_…`, `denial_of_service` | `malformed_data_of_a_host_…` |
//! | slow reading | `denial_of_service`, and where lines are written | `a_flooding_host_…` |
//! | too many | `connections_per_key_are_limited` | one host, one connection |

use std::time::{Duration, Instant};

use iroh::Endpoint;
use iroh::endpoint::{Connection, RecvStream, VarInt};
use pushflip_core::online::table::event::{Body, Digest, Event, EventRef, Phrase, Proposal, SignedProposal};
use pushflip_core::online::table::identity::{Identity, PeerId};
use pushflip_core::online::table::invitation::{Invitation, Secret, table_id};
use pushflip_core::online::table::message::{
    CloseCode, LONGEST_TO_GUEST, LONGEST_TO_HOST, ToGuest, ToHost, encode,
};
use pushflip_core::online::table::state::Table;
use pushflip_core::rules::Variant;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use tokio::time::timeout;

use super::raw_connection::{
    ALPN, RawConnection, address, builder, close_code, frame, receive, send, small_window,
};
use super::test_client::Two;
use crate::online::host_fixture::hello;

/// A generous timeout.
const PATIENCE: Duration = Duration::from_mins(2);
/// The time after which a silent client may be disconnected; only faster tests are deterministic.
const SILENCE: Duration = Duration::from_secs(5);
/// The number of attempts at something that must be done in less.
const TRIES: usize = 20;
/// The number of the person whose name the client tells.
const STRANGER: usize = 5;

/// A client implemented by the test.
pub struct Stranger {
    pub invitation: Invitation,
    identity: Identity,
    endpoint: Endpoint,
}

impl Stranger {
    pub async fn new(invitation: &Invitation) -> Self {
        let identity = Identity::generate();
        let endpoint = builder(&identity).transport_config(small_window()).bind().await;
        Self { invitation: invitation.clone(), identity, endpoint: endpoint.expect("an endpoint") }
    }

    /// Connects; `None` without a usable answer.
    pub async fn try_call(&self) -> Option<RawConnection> {
        RawConnection::open(&self.endpoint, &self.invitation).await
    }

    /// Connects without a stream; `None` if it is refused.
    async fn connect(&self, alpn: &[u8]) -> Option<Connection> {
        let connection = self.endpoint.connect(address(&self.invitation), alpn);
        timeout(PATIENCE, connection).await.expect("in time").ok()
    }

    async fn call(&self) -> RawConnection {
        timeout(PATIENCE, self.try_call()).await.expect("in time").expect("answered")
    }

    /// Closes all connections.
    #[cfg(target_os = "linux")]
    pub async fn leave(self) {
        self.endpoint.close().await;
    }

    pub fn hello(secret: Secret) -> ToHost {
        ToHost::Hello(hello(STRANGER, secret, None))
    }

    /// A connection with a valid hello.
    async fn come_in(&self) -> RawConnection {
        let mut guest = self.call().await;
        send(&mut guest.to, &Self::hello(self.invitation.secret)).await.expect("sent");
        guest
    }
}

/// Runs an attack on a table in the middle of a match, which then continues.
fn attack(what: impl AsyncFnOnce(Stranger)) {
    let Some(mut two) = Two::begin(Variant::Hexxagon) else { return };
    let mut rng = ChaCha8Rng::seed_from_u64(13);
    two.play_on(3, &mut rng);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let stranger = Stranger::new(&two.host.handle.invitation()).await;
        what(stranger).await;
    });
    two.play_on(6, &mut rng);
    // On a machine that stalls for seconds it may still be reconnecting.
    two.guest.until("the connection", |side| side.connected);
    assert_eq!(two.guest.stopped, None);
}

#[test]
fn the_secret_is_required() {
    attack(async |stranger| {
        for secret in [
            Secret([0; 16]),
            Secret::generate(),
            stranger.invitation.secret.for_spectators().for_spectators(),
        ] {
            let mut guest = stranger.call().await;
            send(&mut guest.to, &Stranger::hello(secret)).await.expect("sent");
            assert_eq!(close_code(&guest.connection).await, Some(CloseCode::Secret));
        }
        assert!(stranger.connect(b"other/1").await.is_none(), "an unknown protocol is refused");
    });
}

#[test]
fn malformed_data_ends_a_connection() {
    attack(async |stranger| {
        let hello = encode(&Stranger::hello(stranger.invitation.secret));
        let long_name = [&hello[..], &[0; 2000]].concat();
        let beginnings: [Vec<u8>; 6] = [
            frame(&[]),
            frame(&[9, 9, 9]),
            frame(&encode(&ToHost::Beat(1))),
            frame(&[&hello[..], &[0]].concat()),
            // Longer than the limit of a hello, and than any limit.
            frame(&long_name),
            u32::MAX.to_le_bytes().to_vec(),
        ];
        for bytes in beginnings {
            let mut guest = stranger.call().await;
            guest.to.write_all(&bytes).await.expect("sent");
            assert_eq!(close_code(&guest.connection).await, Some(CloseCode::Frame), "{bytes:?}");
        }
        // The same from an accepted guest.
        let later: [Vec<u8>; 4] =
            [frame(&[7; 40]), frame(&hello), frame(&[0; LONGEST_TO_HOST + 1]), vec![0xff; 4]];
        for bytes in later {
            let mut guest = stranger.come_in().await;
            guest.to.write_all(&bytes).await.expect("sent");
            assert_eq!(close_code(&guest.connection).await, Some(CloseCode::Frame), "{bytes:?}");
        }
    });
}

#[test]
fn silent_connections_are_closed() {
    attack(async |stranger| {
        let silent = stranger.connect(ALPN).await.expect("answered");
        let mut half = stranger.call().await;
        half.to.write_all(&[60, 0]).await.expect("sent");
        assert_eq!(close_code(&silent).await, Some(CloseCode::Slow));
        assert_eq!(close_code(&half.connection).await, Some(CloseCode::Slow));
    });
}

#[test]
fn only_one_stream_is_accepted() {
    attack(async |stranger| {
        let RawConnection { connection, mut to, mut from } = stranger.come_in().await;
        let mut second = Box::pin(connection.open_bi());
        // Messages of the host show that it had time to accept a stream.
        let mut some = [0; 64];
        for beat in 0..3 {
            send(&mut to, &ToHost::Beat(beat)).await.expect("sent");
            tokio::select! {
                opened = &mut second => panic!("a second stream: {opened:?}"),
                read = from.read_exact(&mut some) => read.expect("a message of the table"),
            }
        }
        drop(second);
        assert!(connection.close_reason().is_none());
        connection.close(VarInt::from_u32(0), b"");
    });
}

#[test]
fn flooding_ends_the_connection() {
    attack(async |stranger| {
        let mut guest = stranger.come_in().await;
        for number in 0..10_000 {
            if send(&mut guest.to, &ToHost::Beat(number)).await.is_none() {
                break;
            }
        }
        assert_eq!(close_code(&guest.connection).await, Some(CloseCode::Flood));
    });
}

#[test]
fn proposals_signed_by_others_are_rejected() {
    attack(async |stranger| {
        let table = table_id(stranger.invitation.host, stranger.invitation.secret);
        let other = Identity::generate();
        let close =
            Proposal { table, author: stranger.invitation.host, sequence: 99, seen: None, body: Body::Close };
        let mine = Proposal { author: PeerId([7; 32]), ..close.clone() };
        for proposal in [close, mine] {
            let mut guest = stranger.come_in().await;
            let message = ToHost::Propose(SignedProposal::new(proposal, &other));
            send(&mut guest.to, &message).await.expect("sent");
            assert_eq!(close_code(&guest.connection).await, Some(CloseCode::Frame));
        }
    });
}

/// Joins a table and returns its events.
async fn table_of(from: &mut RecvStream) -> (Table, Vec<Event>) {
    loop {
        if let ToGuest::Events(events) = answer(from).await {
            return (Table::replay(&events).expect("valid events"), events);
        }
    }
}

async fn answer(from: &mut RecvStream) -> ToGuest {
    receive(from, LONGEST_TO_GUEST).await.expect("a message")
}

#[test]
fn moves_of_other_seats_and_moves_against_the_rules_are_refused() {
    attack(async |stranger| {
        let mut guest = stranger.come_in().await;
        let (table, _) = table_of(&mut guest.from).await;
        let game = table.game().expect("a match");
        // A legal move, a proposal of the host only, and an illegal move.
        let good = game.position().moves()[0].to_string();
        let play = |mv: &str| Body::Play { mv: mv.into(), thought_ms: 0 };
        let bodies = [play(&good), play("a1-a1"), Body::GetUp { seat: 1 }, Body::Close, Body::OutOfTime];
        for (body, sequence) in bodies.into_iter().zip(1..) {
            let author = stranger.identity.id();
            let seen = Some(table.last());
            let proposal = Proposal { table: table.id(), author, sequence, seen, body };
            let message = ToHost::Propose(SignedProposal::new(proposal, &stranger.identity));
            send(&mut guest.to, &message).await.expect("sent");
            let refused = loop {
                if let ToGuest::Refused { sequence, .. } = answer(&mut guest.from).await {
                    break sequence;
                }
            };
            assert_eq!(refused, sequence);
        }
    });
}

#[test]
fn contradictions_and_replays_end_the_connection() {
    attack(async |stranger| {
        for repeats in [false, true] {
            let mut guest = stranger.come_in().await;
            let (table, events) = table_of(&mut guest.from).await;
            let signed = if repeats {
                // A genuine proposal of the guest, sent by another client.
                let event = events.iter().find(|event| event.author() != table.host());
                event.expect("the event of the guest's seat").signed.clone()
            } else {
                let seen = Some(EventRef { digest: Digest([3; 32]), ..table.last() });
                let (table, author) = (table.id(), stranger.identity.id());
                let proposal = Proposal { table, author, sequence: 1, seen, body: Body::Say(Phrase::Wow) };
                SignedProposal::new(proposal, &stranger.identity)
            };
            send(&mut guest.to, &ToHost::Propose(signed)).await.expect("sent");
            let expected = if repeats { CloseCode::Frame } else { CloseCode::Differs };
            assert_eq!(close_code(&guest.connection).await, Some(expected));
        }
    });
}

#[test]
fn a_new_connection_replaces_the_previous_one_of_its_key() {
    attack(async |stranger| {
        let mut replaced = 0;
        let mut before = (Instant::now(), stranger.come_in().await);
        for _ in 0..TRIES {
            let mut now = (Instant::now(), stranger.come_in().await);
            now.1.from.read_exact(&mut [0; 8]).await.expect("a message of the host");
            let (since, older) = std::mem::replace(&mut before, now);
            let soon = since.elapsed() < SILENCE;
            let why = close_code(&older.connection).await;
            assert!(why == Some(CloseCode::Replaced) || !soon, "{why:?}");
            replaced += usize::from(soon);
        }
        assert!(replaced > 0, "this machine is too slow for the test");
    });
}

#[test]
fn connections_per_key_are_limited() {
    attack(async |stranger| {
        for _ in 0..TRIES {
            let began = Instant::now();
            let _inside = stranger.come_in().await;
            // Connections without a hello count too.
            let mut waiting = Vec::new();
            for _ in 0..7 {
                waiting.push(stranger.connect(ALPN).await.expect("answered"));
            }
            let one_more = stranger.connect(ALPN).await.expect("answered");
            let soon = began.elapsed() < SILENCE;
            let why = close_code(&one_more).await;
            if why == Some(CloseCode::Full) {
                return;
            }
            assert!(!soon, "{why:?}");
        }
        panic!("this machine is too slow for the test");
    });
}
