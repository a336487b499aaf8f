//! Costs and latencies of a host and its guests, measured on request.

use pushflip_core::rules::Variant;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::data_folders;
use super::process_stats::ProcessStats;
use super::test_client::{TestClient, terms};

/// The costs of an idle host and guest. It runs in a process of its own for the time of the measurement, so
/// only on request.
#[test]
fn idle_costs_are_measured() {
    let seconds = crate::variable("PUSHFLIP_IDLE", 0);
    if seconds == 0 {
        println!("skipped: PUSHFLIP_IDLE says for how many seconds to measure");
        return;
    }
    let Some([here, there]) = data_folders() else { return };
    let (_a, mut host) = TestClient::open(here.path(), terms(Variant::Hexxagon));
    let (_b, mut guest) = TestClient::join(there.path(), &host.handle.invitation(), "Guest");
    super::test_client::begin(&mut host, &mut guest);
    let before = ProcessStats::own().used();
    let whole = std::time::Duration::from_secs(seconds);
    std::thread::sleep(whole);
    let used = ProcessStats::own().used().saturating_sub(before);
    println!("an idle host and guest, {seconds} s: {used:?} of processor time");
    assert!(used <= whole / 100, "more than one percent: {used:?}");
}

/// The round trip of a move, and the costs of 100 guests.
#[test]
fn costs_of_moves_and_guests_are_measured() {
    if !crate::variable("PUSHFLIP_MEASURE", false) {
        println!("skipped: a measurement, which PUSHFLIP_MEASURE=true asks for");
        return;
    }
    let Some([here, there]) = data_folders() else { return };
    let (_a, mut host) = TestClient::open(here.path(), terms(Variant::Hexxagon));
    let (_b, mut guest) = TestClient::join(there.path(), &host.handle.invitation(), "Guest");
    super::test_client::begin(&mut host, &mut guest);
    let mut rng = ChaCha8Rng::seed_from_u64(16);
    let mut times = Vec::new();
    while guest.game().result().is_none() && times.len() < 200 {
        let began = std::time::Instant::now();
        super::test_client::play_on([&mut host, &mut guest], times.len() + 1, &mut rng);
        times.push(began.elapsed());
    }
    times.sort_unstable();
    let at = |part: usize| times[(times.len() - 1) * part / 100];
    println!("{} moves, saved and announced: p50 {:?}, p99 {:?}", times.len(), at(50), at(99));
    let before = ProcessStats::own().memory();
    let watch = host.handle.spectator_invitation().expect("the host\'s invitation");
    let mut others = Vec::new();
    for number in 0..8 {
        let folder = tempfile::tempdir().expect("a folder");
        let (store, mut side) = TestClient::join(folder.path(), &watch, &format!("Guest {number}"));
        side.until("the table", |side| side.connected);
        others.push((folder, store, side));
    }
    println!("8 spectators, both ends: {} kB each", (ProcessStats::own().memory() - before) / 8);
}
