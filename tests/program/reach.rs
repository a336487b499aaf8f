//! Network reach: captures all packets that the program sends in a network namespace whose only interface is
//! loopback, so that nothing leaves this machine.

use std::collections::BTreeSet;
use std::io::{self, Read};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use pushflip_core::online::table::identity::Identity;
use pushflip_core::online::table::invitation::{Invitation, Secret};
use socket2::{Domain, Protocol, Socket, Type};

use super::online::Terminal;

/// Set in the namespace: the arguments of the program, one per line.
const INSIDE: &str = "PUSHFLIP_TEST_REACH";
/// The prefix of output lines with captured packets.
const SENT: &str = "sent ";
/// The run time of the program: longer than a lookup, two connection attempts and a relay request.
const TIME: Duration = Duration::from_secs(6);
/// `ETH_P_ALL` in network byte order.
const ALL_PACKETS: i32 = 0x0003_u16.to_be() as i32;
/// The address of the machine in the namespace.
const HERE: &str = "10.9.9.1";
/// Creates the namespace, in which every route ends at the machine itself.
const NAMESPACE: [&str; 6] = [
    "unshare",
    "-Urn",
    "sh",
    "-c",
    "ip link set lo up && ip addr add 10.9.9.1/24 dev lo && ip route add default dev lo && exec \"$@\"",
    "sh",
];

/// A command line in a namespace; `None` if this system has no namespaces.
fn namespace(arguments: &[&str]) -> Option<Command> {
    let run = |arguments: &[&str]| {
        let mut command = Command::new(NAMESPACE[0]);
        command.args(&NAMESPACE[1..]).args(arguments);
        command
    };
    let tried = run(&["true"]).stderr(Stdio::null()).status();
    if !tried.is_ok_and(|status| status.success()) {
        println!("skipped: this system allows no network namespace, or has no `unshare` and `ip`");
        return None;
    }
    Some(run(arguments))
}

/// Runs the program with these arguments and returns its packets: `udp 203.0.113.7:4919`, `tcp …`, `dns
/// name`. `None` if this system has no namespaces.
fn sent_by(arguments: &[&str]) -> Option<BTreeSet<String>> {
    let this = std::env::current_exe().expect("a test program");
    let this = this.to_str().expect("UTF-8");
    let inside = [this, "--exact", "reach::runs_the_program_in_a_namespace", "--nocapture"];
    let output = namespace(&inside)?.env(INSIDE, arguments.join("\n")).output().expect("started");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    Some(text.lines().filter_map(|line| line.strip_prefix(SENT)).map(String::from).collect())
}

/// The packets of several runs at the same time, each in its own namespace.
fn sent_by_each<const N: usize>(runs: [&[&str]; N]) -> Option<[BTreeSet<String>; N]> {
    let sent = std::thread::scope(|scope| {
        let runs = runs.map(|arguments| scope.spawn(move || sent_by(arguments)));
        runs.map(|run| run.join().expect("no panic"))
    });
    sent.iter().all(Option::is_some).then(|| sent.map(Option::unwrap_or_default))
}

/// The process in the namespace.
#[test]
fn runs_the_program_in_a_namespace() {
    let Ok(arguments) = std::env::var(INSIDE) else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let wire = Socket::new(Domain::PACKET, Type::RAW, Some(Protocol::from(ALL_PACKETS))).expect("a socket");
    wire.set_read_timeout(Some(Duration::from_millis(100))).expect("a time");
    let over = Arc::new(AtomicBool::new(false));
    let is_over = Arc::clone(&over);
    let listening = std::thread::spawn(move || {
        let (mut seen, mut packet) = (BTreeSet::new(), vec![0; 65_536]);
        while !is_over.load(Relaxed) {
            match (&wire).read(&mut packet) {
                Ok(length) => seen.extend(sent(&packet[..length])),
                Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {
                }
                Err(error) => panic!("{error}"),
            }
        }
        seen
    });
    let mut program = crate::program()
        .args(arguments.lines())
        .env("PUSHFLIP_DATA_DIR", folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("the program");
    std::thread::sleep(TIME);
    // The program exits at the end of its input; with invalid arguments it has exited before.
    drop(program.stdin.take());
    program.wait().expect("an exit status");
    over.store(true, Relaxed);
    for line in listening.join().expect("no panic") {
        println!("{SENT}{line}");
    }
}

/// The destination of an Ethernet frame, if it is a UDP packet or opens a TCP connection to another machine.
fn sent(frame: &[u8]) -> Option<String> {
    let (kind, packet) = (frame.get(12..14)?, frame.get(14..)?);
    let (protocol, to, rest): (u8, IpAddr, &[u8]) = match kind {
        [0x08, 0x00] => {
            let to: [u8; 4] = packet.get(16..20)?.try_into().ok()?;
            (packet[9], Ipv4Addr::from(to).into(), packet.get(usize::from(packet[0] & 15) * 4..)?)
        }
        [0x86, 0xdd] => {
            let to: [u8; 16] = packet.get(24..40)?.try_into().ok()?;
            (packet[6], Ipv6Addr::from(to).into(), packet.get(40..)?)
        }
        _ => return None,
    };
    if to.is_loopback() || to.to_string() == HERE {
        return None;
    }
    let port = u16::from_be_bytes(rest.get(2..4)?.try_into().ok()?);
    match protocol {
        17 => {
            let question = rest.get(8 + 12..).filter(|_| port == 53).and_then(name);
            Some(question.map_or_else(|| format!("udp {to}:{port}"), |name| format!("dns {name}")))
        }
        6 if rest.get(13)? & 0x12 == 0x02 => Some(format!("tcp {to}:{port}")),
        _ => None,
    }
}

/// The first name in a DNS query, if it is one.
fn name(mut question: &[u8]) -> Option<String> {
    let mut labels = Vec::new();
    loop {
        let (&length, rest) = question.split_first()?;
        if length == 0 {
            return Some(labels.join("."));
        }
        let (label, rest) = rest.split_at_checked(length.into())?;
        if !label.iter().all(|sign| sign.is_ascii_alphanumeric() || b"-_".contains(sign)) {
            return None;
        }
        labels.push(String::from_utf8_lossy(label).to_lowercase());
        question = rest;
    }
}

/// An invitation of a host that does not exist.
fn link(relay: Option<&str>, addresses: &[&str]) -> String {
    let host = Identity::from_bytes(&[7; 32]).id();
    let addresses = addresses.iter().map(|address| address.parse().expect("an address")).collect();
    Invitation { host, secret: Secret([7; 16]), relay: relay.map(String::from), addresses }.to_string()
}

const PUBLIC: [&str; 2] = ["203.0.113.7:4919", "198.51.100.9:53"];
const MINE: &str = "https://203.0.113.50";

/// Whether the program announces a table on the local network, or searches for one.
fn is_multicast_dns(sent: &str) -> bool {
    sent == "udp 224.0.0.251:5353" || sent == "udp ff02::fb:5353"
}

#[test]
fn a_restricted_reach_sends_nothing_beyond_it() {
    let all = [&PUBLIC[..], &["192.168.7.7:4919", "127.0.0.1:9"]].concat();
    let invitation = link(Some("https://203.0.113.8:8443"), &all);
    let host = |reach| ["host", "--reach", reach, "--no-board"];
    let join = |reach| ["join", invitation.as_str(), "--reach", reach, "--no-board"];
    let Some([hosted_here, joined_here, hosted, joined]) =
        sent_by_each([&host("loopback"), &join("loopback"), &host("local"), &join("local")])
    else {
        return;
    };
    for (reach, mut hosted, mut joined) in [("loopback", hosted_here, joined_here), ("local", hosted, joined)]
    {
        if reach == "local" {
            // The host announces the table.
            hosted.retain(|sent| !is_multicast_dns(sent));
        }
        assert!(hosted.is_empty(), "{reach}, host: {hosted:?}");
        joined.retain(|sent| !is_multicast_dns(sent));
        let expected = if reach == "local" { vec!["udp 192.168.7.7:4919"] } else { vec![] };
        assert!(joined.iter().eq(&expected), "{reach}, guest: {joined:?}");
    }
}

#[test]
fn with_a_private_relay_no_other_service_is_used() {
    let to_mine = |sent: &String| sent.contains(" 203.0.113.50:");
    // Invitations with the same relay, with another one and without one.
    let links = [link(Some(MINE), &[]), link(Some("https://203.0.113.8:8443"), &[]), link(None, &[])];
    let [same, other, none] =
        links.each_ref().map(|link| ["join", link.as_str(), "--relay", MINE, "--no-board"]);
    let Some([hosted, joined, other, none]) =
        sent_by_each([&["host", "--relay", MINE, "--no-board"], &same, &other, &none])
    else {
        return;
    };
    assert!(hosted.contains("tcp 203.0.113.50:443"), "{hosted:?}");
    assert!(hosted.iter().all(to_mine), "host: {hosted:?}");
    assert!(joined.contains("tcp 203.0.113.50:443"), "{joined:?}");
    assert!(joined.iter().all(to_mine), "guest: {joined:?}");
    assert!(other.is_empty() && none.is_empty(), "{other:?} {none:?}");
}

#[test]
fn without_a_relay_only_the_addresses_of_the_invitation_are_contacted() {
    let invitation = link(Some("https://203.0.113.8:8443"), &PUBLIC);
    let host = ["host", "--relay", "none", "--no-board"];
    let join = ["join", &invitation, "--relay", "none", "--no-board"];
    let Some([hosted, joined]) = sent_by_each([&host, &join]) else { return };
    assert!(hosted.is_empty(), "{hosted:?}");
    assert!(joined.iter().eq(["udp 198.51.100.9:53", "udp 203.0.113.7:4919"]), "{joined:?}");
}

#[test]
fn without_a_relay_a_host_is_reached_at_the_addresses_of_its_invitation() {
    runs_in_a_namespace("reach::a_pair_in_a_namespace");
}

#[test]
fn without_internet_any_invitation_works_on_the_local_network() {
    runs_in_a_namespace("reach::an_offline_pair_in_a_namespace");
}

/// Runs another test of this program in a namespace without internet.
fn runs_in_a_namespace(test: &str) {
    let this = std::env::current_exe().expect("a test program");
    let this = this.to_str().expect("UTF-8");
    let Some(mut command) = namespace(&[this, "--exact", test, "--nocapture"]) else { return };
    let output = command.env(INSIDE, "a pair").output().expect("started");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
}

/// The process in the namespace.
#[test]
fn a_pair_in_a_namespace() {
    if std::env::var_os(INSIDE).is_none() {
        return;
    }
    let [here, there] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let mut host = Terminal::start(here.path(), &["host", "--relay", "none", "--no-board", "--name", "Ana"]);
    let link = host.reads("To play: ");
    assert!(link.contains(&format!("@{HERE}:")), "{link}");
    let mut guest = Terminal::start(there.path(), &["join", &link, "--no-board", "--name", "Ben"]);
    guest.reads("Ben sits down");
    guest.quits();
    // The machine gets another address, which new invitations contain.
    let moved =
        "ip addr del 10.9.9.1/24 dev lo && ip addr add 10.9.9.7/24 dev lo && ip route replace default dev lo";
    assert!(Command::new("sh").args(["-c", moved]).status().expect("a shell").success());
    loop {
        host.types("invite");
        let link = host.reads("To play: ");
        if link.contains("@10.9.9.7:") {
            assert!(!link.contains(HERE), "{link}");
            break;
        }
        std::thread::sleep(Duration::from_secs(1));
    }
    host.quits();
}

/// The process in the namespace. Both programs use the public relays, which neither can reach.
#[test]
fn an_offline_pair_in_a_namespace() {
    if std::env::var_os(INSIDE).is_none() {
        return;
    }
    let [here, there] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let mut host = Terminal::start(here.path(), &["host", "--no-board", "--name", "Ana"]);
    let link = host.reads("To play: ");
    assert!(!link.contains('@'), "no address: {link}");
    let mut guest = Terminal::start(there.path(), &["join", &link, "--no-board", "--name", "Ben"]);
    guest.reads("Ben sits down");
    guest.quits();
    host.quits();
}

#[test]
fn a_guest_looks_up_its_host_only_at_the_lookup_service() {
    let Some(joined) = sent_by(&["join", &link(None, &[]), "--reach", "internet", "--no-board"]) else {
        return;
    };
    let asked: Vec<&str> = joined.iter().filter_map(|sent| sent.strip_prefix("dns ")).collect();
    assert!(asked.contains(&"dns.iroh.link"), "{joined:?}");
    // Host names of relays and of the lookup service, without a public key in them.
    let plain = |name: &&str| name.split('.').all(|label| label.len() < 30 && !label.starts_with("_iroh"));
    assert!(asked.iter().all(plain), "{joined:?}");
}
