//! Without an online table the program has no network socket and no network thread. The test runs in a process of its
//! own, because other tests use the network.
#![cfg(target_os = "linux")]

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use crate::harness::TestApp;
use pushflip::game::online::Online;
use pushflip::game::settings::OnlineReach;
use pushflip::game::state::{EnterTable, Menu, Screen};
use pushflip_core::rules::Variant;
use pushflip_core::session::Setup;

/// Enables the test in its own process.
const ALONE: &str = "PUSHFLIP_TEST_REST";

fn threads() -> BTreeSet<String> {
    let tasks = fs::read_dir("/proc/self/task").expect("threads");
    // A thread may end during the iteration.
    tasks.filter_map(|task| fs::read_to_string(task.ok()?.path().join("comm")).ok()).collect()
}

/// The number of network sockets of this process, from the tables of the system.
fn sockets() -> usize {
    let open = fs::read_dir("/proc/self/fd").expect("files");
    let links = open.filter_map(|file| fs::read_link(file.ok()?.path()).ok());
    let own: BTreeSet<String> = links
        .filter_map(|link| Some(link.to_str()?.strip_prefix("socket:[")?.strip_suffix(']')?.to_string()))
        .collect();
    let tables = ["tcp", "tcp6", "udp", "udp6", "raw", "raw6"];
    let lines = tables.map(|app| fs::read_to_string(format!("/proc/self/net/{app}")).unwrap_or_default());
    let inodes = lines
        .iter()
        .flat_map(|lines| lines.lines().skip(1))
        .filter_map(|line| line.split_whitespace().nth(9));
    inodes.filter(|inode| own.contains(*inode)).count()
}

#[test]
fn a_program_without_a_table_has_no_socket_and_no_thread_of_the_network() {
    let me = std::env::current_exe().expect("a test program");
    let output = Command::new(me)
        .args(["--exact", "rest::check_own_process", "--nocapture"])
        .env(ALONE, "1")
        .output()
        .expect("started");
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && printed.contains("1 passed"), "{printed}{output:?}");
}

/// Runs only in the process started by the test above.
#[test]
fn check_own_process() {
    if std::env::var_os(ALONE).is_none() {
        return;
    }
    let mut app = TestApp::keeping_files();
    // Everything that is possible without a table: its menu and its settings.
    for menu in [Menu::Online, Menu::Settings, Menu::None] {
        app.go(menu);
    }
    app.set(|settings| settings.reach = OnlineReach::Internet);
    let before = threads();
    assert!(
        !before.iter().any(|name| name.starts_with("pushflip-") || name.starts_with("mDNS")),
        "{before:?}"
    );
    assert_eq!(sockets(), 0, "no sockets before a table is open");

    app.settings().reach = OnlineReach::ThisMachine;
    app.settings().name = "Ana".into();
    app.send(EnterTable::Open(Box::new(Setup::new(Variant::Quixo, &[]))));
    app.wait_for("the table", |app| app.resource::<Online>().table().is_some());
    assert!(threads().contains("pushflip-host\n"), "the check finds threads: {:?}", threads());
    assert!(sockets() > 0, "the check finds sockets");

    app.press_named("Leave the table");
    app.wait_for("the question", |app| app.text_in("Leave the table").ends_with("Click again"));
    app.press_named("Leave the table");
    app.wait_for("the end", |app| {
        let left = threads().iter().any(|name| name.starts_with("pushflip-"));
        // The system closes released sockets with a delay.
        !app.resource::<Online>().is_open() && !left && sockets() == 0
    });
    assert_eq!(app.screen(), Screen::Title);
}
