//! A network with packet loss, delay and outages between a host and a guest: the guest's process runs in a
//! network namespace of its own, connected to the host only by a socket file.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, UdpSocket};
use std::os::unix::net::UnixDatagram;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::channel;
use std::thread::{sleep, spawn};
use std::time::{Duration, Instant};

use pushflip_core::online::store::Store;
use pushflip_core::online::table::event::{Body, Event};
use pushflip_core::online::table::state::Table;
use rand::prelude::*;
use rand::rngs::ChaCha8Rng;

use super::has_loopback;
use super::player_process::{AnnouncedLog, Line, PlayerOptions, Process};
use super::test_client::saved_table;

/// The packet loss in each direction: one of this many.
const LOST: u32 = 5;
/// The delay in each direction.
const DELAY: Duration = Duration::from_millis(300);
const OUTAGE: Duration = Duration::from_secs(10);
const OPTIONS: PlayerOptions = PlayerOptions { thinking_ms: [200, 2000], clock: 3600 };
/// The number of moves without `PUSHFLIP_BLACKOUTS`.
const MOVES: usize = 4;
/// The number of moves before and after an outage.
const MOVES_AROUND_OUTAGE: usize = 16;
/// The maximum length of a packet.
const LONGEST: usize = 65_536;
/// The interval at which threads check whether to stop.
const POLL_INTERVAL: Duration = Duration::from_millis(200);

/// Runs a command in a namespace whose only network is its own loopback.
const NAMESPACE: [&str; 6] = ["unshare", "-Urn", "sh", "-c", "ip link set lo up && exec \"$@\"", "sh"];

fn has_namespaces() -> bool {
    let tried = Command::new(NAMESPACE[0]).args(&NAMESPACE[1..]).arg("true").stderr(Stdio::null()).status();
    let has = tried.is_ok_and(|status| status.success());
    if !has {
        println!("skipped: this system allows no network namespace, or has no `unshare` and `ip`");
    }
    has
}

/// The guest's end of the tunnel, in its namespace. Packets to the returned address come out at the other end.
pub fn connect_tunnel(folder: &Path) -> SocketAddr {
    let inside = Arc::new(UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a socket"));
    let tunnel = Arc::new(UnixDatagram::bind(folder.join("guest")).expect("a socket"));
    tunnel.connect(folder.join("network")).expect("the peer socket");
    let address = inside.local_addr().expect("an address");
    let (from, to) = (Arc::clone(&inside), Arc::clone(&tunnel));
    spawn(move || {
        let mut packet = vec![0; LONGEST];
        // The program inside has one socket.
        while let Ok((length, whose)) = from.recv_from(&mut packet) {
            from.connect(whose).expect("a bound socket");
            let _ = to.send(&packet[..length]);
        }
    });
    spawn(move || {
        let mut packet = vec![0; LONGEST];
        while let Ok(length) = tunnel.recv(&mut packet) {
            let _ = inside.send(&packet[..length]);
        }
    });
    address
}

#[derive(Default)]
struct Network {
    outage: AtomicBool,
    over: AtomicBool,
    passed: AtomicUsize,
    lost: AtomicUsize,
}

impl Network {
    /// Connects the tunnel in a folder to a host.
    fn join(folder: &Path, host: SocketAddr) -> Arc<Self> {
        let network = Arc::new(Self::default());
        let tunnel = Arc::new(UnixDatagram::bind(folder.join("network")).expect("a socket"));
        let outside = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a socket");
        outside.connect(host).expect("an address");
        let outside = Arc::new(outside);
        tunnel.set_read_timeout(Some(POLL_INTERVAL)).expect("a time");
        outside.set_read_timeout(Some(POLL_INTERVAL)).expect("a time");
        let (here, there) = (Arc::clone(&tunnel), Arc::clone(&outside));
        let guest = folder.join("guest");
        network.forward(1, move |packet| here.recv(packet), move |packet| there.send(packet));
        network.forward(2, move |packet| outside.recv(packet), move |packet| tunnel.send_to(packet, &guest));
        network
    }

    /// Forwards packets in one direction with the delay, until it is stopped.
    fn forward(
        self: &Arc<Self>,
        seed: u64,
        mut receive: impl FnMut(&mut [u8]) -> io::Result<usize> + Send + 'static,
        mut send: impl FnMut(&[u8]) -> io::Result<usize> + Send + 'static,
    ) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (put, on_the_way) = channel::<(Instant, Vec<u8>)>();
        let (here, there) = (Arc::clone(self), Arc::clone(self));
        spawn(move || {
            let mut packet = vec![0; LONGEST];
            while !here.over.load(Relaxed) {
                // Nothing arrived in time, or the other end has not started yet.
                let Ok(length) = receive(&mut packet) else { continue };
                if here.outage.load(Relaxed) || rng.random_ratio(1, LOST) {
                    here.lost.fetch_add(1, Relaxed);
                } else {
                    here.passed.fetch_add(1, Relaxed);
                    put.send((Instant::now() + DELAY, packet[..length].to_vec())).expect("an open channel");
                }
            }
        });
        spawn(move || {
            for (due, packet) in on_the_way {
                sleep(due.saturating_duration_since(Instant::now()));
                if !there.outage.load(Relaxed) {
                    // The receiver may have been dropped.
                    let _ = send(&packet);
                }
            }
        });
    }
}

/// For each seat, the time charged for its moves beyond the thinking time, in milliseconds.
fn excess_charges(events: &[Event]) -> [Vec<i64>; 2] {
    let (first, rest) = events.split_first().expect("a table");
    let mut table = Table::open(first).expect("its first event");
    let mut charged = [Vec::new(), Vec::new()];
    for event in rest {
        let mover = table.to_move().map(|(seat, _)| seat);
        let before = table.clocks_at_turn().to_vec();
        table.apply(event).expect("the next event");
        if let (Body::Play { thought_ms, .. }, Some(seat)) = (event.body(), mover) {
            charged[seat]
                .push(i64::from(before[seat]) - i64::from(event.clocks[seat]) - i64::from(*thought_ms));
        }
    }
    charged
}

/// The excess time of each seat at one table, with or without an outage.
fn table(outage: bool) -> [Vec<i64>; 2] {
    let [here, there, tunnel] = [(); 3].map(|()| tempfile::tempdir().expect("a folder"));
    let host = Process::start(here.path(), None, OPTIONS);
    let invitation = host.invitation();
    let network = Network::join(tunnel.path(), invitation.addresses[0]);
    let guest = Process::start_in_namespace(&NAMESPACE, there.path(), &invitation, OPTIONS, tunnel.path());
    let mut announced = AnnouncedLog::default();
    // Plays until both have written this number of further events.
    let mut play = |moves: usize| {
        let wanted = announced.0.len() + moves;
        for end in [&host, &guest] {
            loop {
                let (_, line) = end.line();
                announced.note(&line);
                if matches!(line, Line::Event(number, _) if number + 1 >= wanted) {
                    break;
                }
            }
        }
    };
    if outage {
        play(MOVES_AROUND_OUTAGE);
        network.outage.store(true, Relaxed);
        sleep(OUTAGE);
        network.outage.store(false, Relaxed);
        play(MOVES_AROUND_OUTAGE);
    } else {
        play(MOVES);
    }
    network.over.store(true, Relaxed);
    let (passed, lost) = (network.passed.load(Relaxed), network.lost.load(Relaxed));
    assert!(passed > 0, "all packets pass through the relay");
    for line in [host.kill(), guest.kill()].concat() {
        announced.note(&line);
    }
    let stored = saved_table(&Store::open(here.path()).0, &invitation);
    let kept: Vec<String> = stored.events.iter().map(|event| format!("{:?}", event.digest())).collect();
    assert!(kept.starts_with(&announced.0), "no announced event is lost");
    println!("{} events, {passed} packets passed, {lost} lost", kept.len());
    excess_charges(&stored.events)
}

#[test]
fn a_match_continues_with_packet_loss_delay_and_outages() {
    if !has_loopback() || !has_namespaces() {
        return;
    }
    let blackouts = crate::variable("PUSHFLIP_BLACKOUTS", 0);
    let mut wrong = [const { Vec::new() }; 2];
    for _ in 0..blackouts.max(1) {
        for (all, here) in wrong.iter_mut().zip(table(blackouts > 0)) {
            all.extend(here);
        }
    }
    for (who, mut wrong) in ["host", "guest"].into_iter().zip(wrong) {
        wrong.sort_unstable();
        let far = wrong.iter().filter(|wrong| wrong.abs() > 500).count();
        let (least, most) = (wrong.first(), wrong.last());
        println!(
            "{who}: {} moves, charged from {least:?} to {most:?} ms too much, {far} by more than 500",
            wrong.len()
        );
    }
    println!("load {}", super::process_stats::load());
}
