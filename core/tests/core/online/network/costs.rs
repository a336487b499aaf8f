//! The costs of an idle host and guest, measured on request.

use pushflip_core::rules::Variant;

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
