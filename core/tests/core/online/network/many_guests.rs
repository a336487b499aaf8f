//! Many guests in one process, without screen and disk: spectators, or players of both sides of a table.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use async_channel::{Receiver, Sender, bounded};
use iroh::Endpoint;
use pushflip_core::online::news::News;
use pushflip_core::online::table::event::Body;
use pushflip_core::online::table::guest::{Guest, Input, Output};
use pushflip_core::online::table::identity::Identity;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::message::{LONGEST_TO_GUEST, ToGuest, ToHost};
use pushflip_core::online::table::state::Table;
use rand::prelude::*;

use super::load::{now, orders};
use super::raw_connection::{RawConnection, builder, receive, send};
use super::test_client::name;

/// The task of the guests: `watch` or `play`.
pub const GUEST_TASK: &str = "PUSHFLIP_TEST_CROWD";
/// The file with their invitations, one per line.
pub const INVITATION_FILE: &str = "PUSHFLIP_TEST_LINKS";
/// Printed when all have joined.
pub const READY: &str = "all are here";
/// Printed with the number of lost connections.
pub const LOST: &str = "lost: ";
/// Printed with the delay of each move in microseconds.
pub const DELAYS: &str = "delays: ";

/// The host's limit of connections per key.
const MAX_PER_KEY: usize = 8;
/// The number of concurrent connection attempts; a host limits strangers.
const MAX_CONNECTING: usize = 2;
/// The pause after a failed attempt.
const PAUSE: Duration = Duration::from_millis(200);

#[derive(Clone, Default)]
struct Measured {
    delays: Arc<Mutex<Vec<u64>>>,
    lost: Arc<AtomicUsize>,
}

/// The other process.
#[test]
fn guests_for_other_tests() {
    let Ok(what) = std::env::var(GUEST_TASK) else { return };
    let links = std::fs::read_to_string(PathBuf::from(std::env::var_os(INVITATION_FILE).expect("a file")))
        .expect("read");
    let links: Vec<Invitation> = links.lines().map(|link| link.parse().expect("an invitation")).collect();
    let watches = what == "watch";
    let measured = Measured::default();
    let (go, start) = bounded::<()>(1);
    let kept = measured.clone();
    std::thread::spawn(move || {
        let mut go = Some(go);
        for order in orders() {
            if order == "play" {
                drop(go.take());
            } else {
                println!("{LOST}{}", kept.lost.load(Relaxed));
                let delays: Vec<String> =
                    kept.delays.lock().expect("no panic").iter().map(u64::to_string).collect();
                println!("{DELAYS}{}", delays.join(" "));
            }
        }
    });
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(come(links, watches, measured, start));
}

/// All guests join their tables and stay there.
async fn come(links: Vec<Invitation>, watches: bool, measured: Measured, start: Receiver<()>) {
    let all = links.len();
    let per_key = if watches { 1 } else { MAX_PER_KEY };
    let groups: Vec<Vec<Invitation>> = links.chunks(per_key).map(<[_]>::to_vec).collect();
    let (put, todo) = bounded(groups.len());
    for group in groups {
        put.try_send(group).expect("capacity");
    }
    put.close();
    let (sender, receiver) = bounded::<()>(all);
    for _ in 0..MAX_CONNECTING {
        let (todo, sender, measured, start) = (todo.clone(), sender.clone(), measured.clone(), start.clone());
        tokio::spawn(async move {
            while let Ok(group) = todo.recv().await {
                let identity = Identity::generate();
                let endpoint = builder(&identity).bind().await.expect("an endpoint");
                for invitation in group {
                    // A busy host rejects some, which try again.
                    while !sit_down(&endpoint, &identity, &invitation, watches, &measured, &start).await {}
                    sender.send(()).await.expect("a waiting receiver");
                }
                // The endpoint must outlive its connections.
                std::mem::forget(endpoint);
            }
        });
    }
    for _ in 0..all {
        receiver.recv().await.expect("all guests");
    }
    println!("\n{READY}");
    std::future::pending::<()>().await;
}

/// Joins a table and stays there in a task of its own; false if the connection is lost before.
async fn sit_down(
    endpoint: &Endpoint,
    identity: &Identity,
    invitation: &Invitation,
    watches: bool,
    measured: &Measured,
    start: &Receiver<()>,
) -> bool {
    let line = call(endpoint, invitation).await;
    let guest =
        Guest::new(identity.clone(), invitation, name("Guest"), Vec::new()).expect("no stored events");
    let (arrived, arrival) = bounded(1);
    let (measured, start) = (measured.clone(), start.clone());
    tokio::spawn(async move {
        let came = arrived.clone();
        let lost = measured.lost.clone();
        if watches {
            watch(guest, line, arrived, measured).await;
        } else {
            play(guest, line, arrived, measured, start).await;
        }
        // A guest that never joined was not counted.
        lost.fetch_add(usize::from(came.is_closed()), Relaxed);
    });
    arrival.recv().await.is_ok()
}

async fn call(endpoint: &Endpoint, invitation: &Invitation) -> RawConnection {
    loop {
        if let Some(line) = RawConnection::open(endpoint, invitation).await {
            return line;
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Watches without checking the rules, until the connection is lost: only the time of arrival matters.
async fn watch(guest: Guest, mut line: RawConnection, arrived: Sender<()>, measured: Measured) -> Option<()> {
    send(&mut line.to, &ToHost::Hello(guest.hello())).await?;
    loop {
        match receive::<ToGuest>(&mut line.from, LONGEST_TO_GUEST).await? {
            ToGuest::Beat(number) => send(&mut line.to, &ToHost::Beat(number)).await?,
            ToGuest::Welcome { .. } => drop(arrived.send(()).await),
            ToGuest::Events(events) => {
                let came = now();
                let measured_delays = events.iter().filter_map(|event| match event.body() {
                    Body::Play { thought_ms, .. } if *thought_ms > 0 => Some(came.wrapping_sub(*thought_ms)),
                    _ => None,
                });
                measured.delays.lock().expect("no panic").extend(measured_delays.map(u64::from));
            }
            ToGuest::Refused { .. } | ToGuest::Present(_) | ToGuest::Rules { .. } | ToGuest::Clock(_) => {}
        }
    }
}

/// Takes both seats and plays after the start command, until the connection is lost.
async fn play(
    mut guest: Guest,
    line: RawConnection,
    arrived: Sender<()>,
    measured: Measured,
    start: Receiver<()>,
) -> Option<()> {
    let pace = Duration::from_millis(crate::variable("PUSHFLIP_PACE", 10_000));
    // Dropping it closes the connection.
    let RawConnection { connection: _connection, mut to, mut from } = line;
    let (sender, receiver) = bounded(8);
    tokio::spawn(async move {
        while let Some(message) = receive::<ToGuest>(&mut from, LONGEST_TO_GUEST).await {
            if sender.send(message).await.is_err() {
                return;
            }
        }
    });
    let (began, mut next, mut sent): (_, Option<Instant>, Option<Instant>) = (Instant::now(), None, None);
    let mut outputs = guest.handle(Input::Connected, Duration::ZERO);
    let mut started = false;
    loop {
        for output in outputs {
            match output {
                Output::Send(message) => {
                    send(&mut to, &message).await?;
                }
                Output::News(News::Event(event)) if matches!(event.body(), Body::Play { .. }) => {
                    let delay = sent.take().map(|sent| sent.elapsed().as_micros() as u64);
                    measured.delays.lock().expect("no panic").extend(delay);
                    next = Some(Instant::now() + pace);
                }
                Output::Stop(why) => panic!("{why}"),
                Output::News(News::Refused(why)) => panic!("{why}"),
                _ => {}
            }
        }
        let seat = guest.table().and_then(|table| free_seat(table, &guest));
        if let Some(seat) = seat.filter(|_| guest.pending() == 0) {
            outputs = guest
                .handle(Input::Own(Body::Sit { seat, name: name("Guest"), machine: true }), began.elapsed());
            continue;
        }
        if guest.table().is_some_and(|table| table.game().is_some()) {
            // One message is enough; later the receiver has been dropped.
            let _ = arrived.try_send(());
        }
        let due = next.unwrap_or_else(Instant::now);
        tokio::select! {
            message = receiver.recv() => {
                outputs = guest.handle(Input::Received(message.ok()?), began.elapsed());
            }
            _ = start.recv(), if !started => {
                started = true;
                next = Some(Instant::now() + pace.mul_f64(rand::random()));
                outputs = Vec::new();
            }
            () = tokio::time::sleep_until(due.into()), if next.is_some() => {
                next = None;
                outputs = match guest.table().and_then(a_move) {
                    Some(body) => {
                        sent = Some(Instant::now());
                        guest.handle(Input::Own(body), began.elapsed())
                    }
                    None => Vec::new(),
                };
            }
        }
    }
}

fn free_seat(table: &Table, guest: &Guest) -> Option<u8> {
    (0..table.seats().len() as u8).find(|&seat| {
        table.check(guest.id(), &Body::Sit { seat, name: name("Guest"), machine: true }).is_ok()
    })
}

/// Any move; `None` if the match is over, or the host passes.
fn a_move(table: &Table) -> Option<Body> {
    let game = table.game().filter(|game| game.result().is_none())?;
    let mv = game.position().moves().choose(&mut rand::rng())?.to_string();
    game.position().forced_pass().is_none().then_some(Body::Play { mv, thought_ms: 0 })
}
