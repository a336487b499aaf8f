//! A denial-of-service test: hostile clients in a process of their own attack a host in another one while a
//! match continues at its table, and the costs are measured.

use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::message::{ToHost, encode};
use rand::prelude::*;

use super::data_folders;
use super::dishonest_guests::Stranger;
use super::player_process::{AnnouncedLog, Line, PlayerOptions, Process};
use super::process_stats::{ProcessStats, load};
use super::raw_connection::{RawConnection, frame, send};

/// Set in the other process: the table under attack.
const TARGET: &str = "PUSHFLIP_TEST_SIEGE";
/// The number of silent clients, if there are only such; otherwise some of each kind.
const SILENT: &str = "PUSHFLIP_TEST_SILENT";
/// The duration in seconds without `PUSHFLIP_SIEGE`.
const SECONDS: u64 = 2;
const CLIENTS_PER_KIND: usize = 8;
/// The number of silent clients, more than a host accepts.
const MANY_SILENT: usize = 80;
/// The maximum stay of a client: the time after which a host rejects a silent one.
const MAX_STAY: Duration = Duration::from_secs(20);

/// The other process; runs until it is killed or its output is closed.
#[test]
fn strangers_for_other_tests() {
    let Ok(link) = std::env::var(TARGET) else { return };
    std::thread::spawn(|| {
        let _ = std::io::stdin().read_to_end(&mut Vec::new());
        std::process::exit(0);
    });
    let invitation: Invitation = link.parse().expect("an invitation");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let mut all = Vec::new();
        let silent = crate::variable(SILENT, 0);
        let every =
            [Kind::Floods, Kind::Garbles, Kind::Waits, Kind::NeverReads].map(|kind| (kind, CLIENTS_PER_KIND));
        let kinds = if silent > 0 { vec![(Kind::Waits, silent)] } else { every.to_vec() };
        for (kind, many) in kinds {
            all.extend((0..many).map(|_| tokio::spawn(attack_repeatedly(invitation.clone(), kind))));
        }
        for one in all {
            one.await.expect("no panic");
        }
    });
}

#[derive(Clone, Copy)]
enum Kind {
    /// Joins and exceeds the message limit.
    Floods,
    /// Sends malformed data.
    Garbles,
    /// Connects and sends nothing.
    Waits,
    /// Joins and reads nothing.
    NeverReads,
}

/// Attacks until it is disconnected, then reconnects with another key.
async fn attack_repeatedly(invitation: Invitation, kind: Kind) {
    loop {
        let stranger = Stranger::new(&invitation).await;
        // The answer does not matter.
        let _ = tokio::time::timeout(MAX_STAY, once(&stranger, kind)).await;
        stranger.leave().await;
    }
}

async fn once(stranger: &Stranger, kind: Kind) -> Option<()> {
    let RawConnection { connection, mut to, from: _from } = stranger.try_call().await?;
    let secret = stranger.invitation.secret;
    let hello = Stranger::hello(secret);
    match kind {
        Kind::Floods => {
            send(&mut to, &hello).await?;
            let beats: Vec<u8> = (0..1000).flat_map(|number| frame(&encode(&ToHost::Beat(number)))).collect();
            while to.write_all(&beats).await.is_ok() {}
        }
        Kind::Garbles => {
            let bytes: [u8; 1000] = rand::random();
            if rand::rng().random() {
                send(&mut to, &hello).await?;
            }
            to.write_all(&frame(&bytes)).await.ok()?;
            connection.closed().await;
        }
        Kind::Waits => {
            connection.closed().await;
        }
        Kind::NeverReads => {
            // The limit for spectators is higher.
            send(&mut to, &Stranger::hello(secret.for_spectators())).await?;
            connection.closed().await;
        }
    }
    Some(())
}

/// Continues a match for a time. Returns the number of events, and the host's processor time and peak
/// memory.
fn costs(ends: [&Process; 2], announced: &mut AnnouncedLog, seconds: u64) -> (usize, Duration, u64) {
    let meter = ProcessStats::of(ends[0].id());
    let (until, before) = (Instant::now() + Duration::from_secs(seconds), meter.used());
    let events = announced.0.len();
    while Instant::now() < until {
        // Each process writes a line within a minute.
        for end in ends {
            announced.note(&end.line().1);
            for (_, line) in end.lines() {
                announced.note(&line);
            }
        }
    }
    (announced.0.len() - events, meter.used().saturating_sub(before), meter.peak())
}

/// Starts hostile clients in a process of their own: silent ones, or some of each kind.
fn strangers(invitation: &Invitation, silent: usize) -> Child {
    Command::new(std::env::current_exe().expect("a test program"))
        .args(["--exact", "online::network::denial_of_service::strangers_for_other_tests", "--nocapture"])
        .env(TARGET, invitation.to_string())
        .env(SILENT, silent.to_string())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("started")
}

/// Processes the lines of a player until it reports that the other one is present.
fn wait_until_present(player: &Process, announced: &mut AnnouncedLog) -> Instant {
    loop {
        let (at, line) = player.line();
        announced.note(&line);
        if line == Line::Here(true) {
            return at;
        }
    }
}

#[test]
fn a_seated_player_reconnects_during_an_attack() {
    let Some([here, there]) = data_folders() else { return };
    let options = PlayerOptions { thinking_ms: [50, 100], clock: 0 };
    let host = Process::start(here.path(), None, options);
    let invitation = host.invitation();
    let mut announced = AnnouncedLog::default();
    let mut strangers = strangers(&invitation, MANY_SILENT);
    let mut took = Vec::new();
    for _ in 0..crate::variable("PUSHFLIP_SIEGE", 3) {
        let guest = Process::start(there.path(), Some(&invitation), options);
        took.push(guest.age(wait_until_present(&guest, &mut announced)));
        std::thread::sleep(Duration::from_millis(500));
        for line in guest.kill() {
            announced.note(&line);
        }
    }
    strangers.kill().expect("a running process");
    strangers.wait().expect("an exit status");
    println!("{MANY_SILENT} silent strangers: the guest was there after {took:?}; load {}", load());
}

#[test]
fn a_match_continues_during_an_attack() {
    let seconds = crate::variable("PUSHFLIP_SIEGE", SECONDS);
    let Some([here, there]) = data_folders() else { return };
    let options = PlayerOptions { thinking_ms: [50, 100], clock: 0 };
    let host = Process::start(here.path(), None, options);
    let invitation = host.invitation();
    let guest = Process::start(there.path(), Some(&invitation), options);
    let mut announced = AnnouncedLog::default();
    wait_until_present(&guest, &mut announced);
    let quiet = costs([&host, &guest], &mut announced, seconds);
    let mut strangers = strangers(&invitation, 0);
    let attacked = costs([&host, &guest], &mut announced, seconds);
    strangers.kill().expect("a running process");
    strangers.wait().expect("an exit status");
    assert!(attacked.0 > 0, "the match goes on");
    for (what, (events, used, peak)) in [("quiet", quiet), ("attacked", attacked)] {
        println!(
            "{what}, {seconds} s: {events} events, {used:?} of the host's processor time, peak {peak} kB"
        );
    }
    println!("load {}", load());
}
