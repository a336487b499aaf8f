//! A host in a process of its own, which is killed and started again.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use pushflip_core::online::net::FarTable;
use pushflip_core::online::store::{Store, cards, load};
use pushflip_core::online::table::event::Body;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::rules::Variant;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::has_loopback;
use super::side::{Side, settings, terms};

/// Where the other process keeps its table.
const FOLDER: &str = "PUSHFLIP_TEST_HOST";
/// What its line begins with.
const LINE: &str = "table ";

/// What runs in the other process: a host that takes a seat and plays, for ever.
#[test]
fn a_host_for_other_tests() {
    let Some(data) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    let (store, _) = Store::open(&data);
    let settings = settings(store.identity(), &store.tables(), "Host");
    let far = match cards(&store.tables()).0.into_iter().next() {
        None => FarTable::open(&settings, terms(Variant::Hexxagon)),
        Some(card) => FarTable::reopen(&settings, load(&store.tables(), card).expect("read")),
    };
    let mut host = Side::new(far.expect("open"), store.identity().id());
    // Whoever started this may be killed too.
    std::thread::spawn(|| {
        let _ = std::io::stdin().read_to_end(&mut Vec::new());
        std::process::exit(0);
    });
    println!("\n{LINE}{}", host.far.invitation());
    std::io::stdout().flush().expect("written");
    let mut rng = ChaCha8Rng::seed_from_u64(14);
    host.until("the table", |side| side.table.is_some());
    if host.events.len() == 1 {
        host.sit(0, "Host");
    }
    loop {
        host.look();
        let table = host.table.as_ref().expect("open");
        if table.game().is_some_and(|game| game.result().is_some()) {
            host.until_more();
        } else if table.can_begin() {
            host.do_it(Body::Begin { date: "2026-11-23 10:00:00".into() });
        } else if host.my_turn().is_some() {
            host.play(&mut rng);
        } else {
            host.until_more();
        }
    }
}

struct Host(Child);

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts the other process.
fn start(data: &Path) -> (Host, Invitation) {
    let me = std::env::current_exe().expect("a test program");
    let mut child = Command::new(me)
        .args(["--exact", "online::net::processes::a_host_for_other_tests", "--nocapture"])
        .env(FOLDER, data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("started");
    let output = BufReader::new(child.stdout.take().expect("piped"));
    let host = Host(child);
    let mut lines = output.lines().map(|line| line.expect("text"));
    let line = lines.find_map(|line| line.strip_prefix(LINE).map(str::to_string)).expect("its line");
    // The rest is read so that it can be written.
    std::thread::spawn(move || lines.for_each(drop));
    (host, line.parse().expect("an invitation"))
}

#[test]
fn a_host_that_is_killed_goes_on_with_what_it_said() {
    if !has_loopback() {
        return;
    }
    let (here, there) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let (mut host, invitation) = start(here.path());
    let (_b, mut guest) = Side::join(there.path(), &invitation, "Guest");
    guest.until("the table", |side| side.connected && side.table.is_some());
    guest.sit(1, "Guest");
    guest.until("the match", |side| side.table.as_ref().is_some_and(|table| table.game().is_some()));
    let mut rng = ChaCha8Rng::seed_from_u64(15);
    for killed in 0..3 {
        for _ in 0..3 {
            guest.until("my turn", |side| side.my_turn().is_some());
            guest.play(&mut rng);
        }
        drop(host);
        let said = guest.events.len();
        let (again, invitation_again) = start(here.path());
        assert_eq!(invitation_again, invitation, "after {killed} deaths");
        host = again;
        guest.until("it goes on", |side| side.events.len() > said && side.my_turn().is_some());
    }
    drop(host);
    guest.look();
    let (store, _) = Store::open(here.path());
    let stored = load(&store.tables(), cards(&store.tables()).0.remove(0)).expect("there");
    // All that was told is kept; what was kept last was perhaps not told any more.
    assert!(stored.events.starts_with(&guest.events));
}

/// The processor time that this process has used, in clock ticks: what `/proc` says.
#[cfg(target_os = "linux")]
fn ticks() -> u64 {
    let text = std::fs::read_to_string("/proc/self/stat").expect("Linux");
    let fields: Vec<&str> = text.rsplit(')').next().expect("fields").split_whitespace().collect();
    [11, 12].map(|field: usize| fields[field].parse::<u64>().expect("a number")).iter().sum()
}

/// How much a host and a guest who wait cost, in a process of their own: nothing of that is another test's.
/// It takes as long as it measures, so it is asked for.
#[cfg(target_os = "linux")]
#[test]
fn who_waits_costs_next_to_nothing() {
    if !has_loopback() {
        return;
    }
    let seconds = crate::variable("PUSHFLIP_IDLE", 0);
    if seconds == 0 {
        println!("skipped: PUSHFLIP_IDLE says for how many seconds to measure");
        return;
    }
    let (here, there) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let (_a, mut host) = Side::open(here.path(), terms(Variant::Hexxagon));
    let (_b, mut guest) = Side::join(there.path(), host.far.invitation(), "Guest");
    super::side::begin(&mut host, &mut guest);
    let before = ticks();
    std::thread::sleep(std::time::Duration::from_secs(seconds));
    let used = ticks() - before;
    println!("a host and a guest who wait {seconds} s: {} ms of processor time", used * 10);
    assert!(used <= seconds, "more than one percent: {used} ticks");
}

/// How long a move takes from one side to the other and back, and what 100 guests cost.
#[cfg(target_os = "linux")]
#[test]
fn moves_and_guests_measured() {
    if !has_loopback() {
        return;
    }
    if !crate::variable("PUSHFLIP_MEASURE", false) {
        println!("skipped: a measurement, which PUSHFLIP_MEASURE=true asks for");
        return;
    }
    let memory = || {
        let text = std::fs::read_to_string("/proc/self/status").expect("Linux");
        let line = text.lines().find(|line| line.starts_with("VmRSS")).expect("a line").to_string();
        line.split_whitespace().nth(1).expect("a number").parse::<u64>().expect("a number")
    };
    let (here, there) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let (_a, mut host) = Side::open(here.path(), terms(Variant::Hexxagon));
    let (_b, mut guest) = Side::join(there.path(), host.far.invitation(), "Guest");
    super::side::begin(&mut host, &mut guest);
    let mut rng = ChaCha8Rng::seed_from_u64(16);
    let mut times = Vec::new();
    while guest.game().result().is_none() && times.len() < 200 {
        let began = std::time::Instant::now();
        super::side::play_on([&mut host, &mut guest], times.len() + 1, &mut rng);
        times.push(began.elapsed());
    }
    times.sort_unstable();
    let at = |part: usize| times[(times.len() - 1) * part / 100];
    println!("{} moves, saved and told: p50 {:?}, p99 {:?}", times.len(), at(50), at(99));
    let before = memory();
    let watch = host.far.to_watch().expect("a host's");
    let mut others = Vec::new();
    for number in 0..8 {
        let folder = tempfile::tempdir().expect("a folder");
        let (store, mut side) = Side::join(folder.path(), &watch, &format!("Guest {number}"));
        side.until("the table", |side| side.connected);
        others.push((folder, store, side));
    }
    println!("8 spectators, both ends: {} kB each", (memory() - before) / 8);
}
