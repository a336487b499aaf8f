//! `pushflip host --no-screen`: shutdown, restart, and the systemd service.

use std::io::{BufRead, BufReader, Read};
use std::net::UdpSocket;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A headless host, killed on drop if the test fails.
struct HeadlessProcess {
    child: Child,
    output: BufReader<ChildStdout>,
}

impl Drop for HeadlessProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl HeadlessProcess {
    /// Starts a host and returns the line with its first invitation.
    fn start(data: &Path, more: &[&str]) -> (Self, String) {
        let mut child = crate::program()
            .args(["host", "--no-screen", "--reach", "loopback", "--name", "Keeper"])
            .args(more)
            .env("PUSHFLIP_DATA_DIR", data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program");
        let output = BufReader::new(child.stdout.take().expect("piped"));
        let mut keeping = Self { child, output };
        let mut line = String::new();
        keeping.output.read_line(&mut line).expect("a line");
        (keeping, line)
    }

    /// Sends SIGTERM, waits for the exit and returns the output.
    fn stop(mut self) -> String {
        // `kill` is a shell builtin; a minimal system lacks the program.
        let asked = Command::new("sh").args(["-c", &format!("kill -TERM {}", self.child.id())]).status();
        assert!(asked.expect("a shell").success());
        let mut printed = String::new();
        self.output.read_to_string(&mut printed).expect("text");
        assert!(self.child.wait().expect("an exit status").success(), "{printed}");
        printed
    }
}

#[test]
fn a_terminated_host_reports_and_keeps_its_tables() {
    if UdpSocket::bind("127.0.0.1:0").is_err() {
        println!("skipped: this machine has no loopback");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let (host, first) = HeadlessProcess::start(folder.path(), &[]);
    assert!(first.starts_with("1. To play: pushflip:"), "{first}");
    let kept = "Stopped. Tables kept: 1, with a game that goes on: 0. Moves played: 0.\n";
    let output = host.stop();
    assert!(output.ends_with(kept), "{output}");
    let (host, again) = HeadlessProcess::start(folder.path(), &[]);
    let table = |line: &str| line.split('@').next().map(str::to_string);
    assert_eq!(table(&again), table(&first), "the same invitation");
    let output = host.stop();
    assert!(output.ends_with(kept), "{output}");
}

#[test]
fn a_variant_named_at_every_start_has_one_table() {
    if UdpSocket::bind("127.0.0.1:0").is_err() {
        println!("skipped: this machine has no loopback");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    for (variant, tables) in [("hexxagon", 1), ("hexxagon", 1), ("quixo", 2), ("hexxagon", 2)] {
        let (host, _) = HeadlessProcess::start(folder.path(), &["--variant", variant]);
        let output = host.stop();
        assert!(output.contains(&format!("Stopped. Tables kept: {tables},")), "{variant}: {output}");
    }
}

/// The command line in the systemd unit is valid.
#[test]
fn the_systemd_unit_matches_the_program() {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/systemd/pushflip-host.service");
    let unit = std::fs::read_to_string(place).expect("the unit");
    let start = unit.lines().find_map(|line| line.strip_prefix("ExecStart=/usr/bin/env pushflip "));
    let arguments: Vec<&str> = start.expect("a start command").split(' ').collect();
    let help = crate::program().args(&arguments).arg("--help").output().expect("the program");
    assert!(help.status.success(), "{help:?}");
    // The exit code for an invalid command line.
    let wrong = crate::program().args(&arguments).arg("--no-such-thing").output().expect("the program");
    let code = wrong.status.code().expect("a code");
    assert!(unit.contains(&format!("\nRestartPreventExitStatus={code}\n")), "{code}");
    assert!(unit.contains("\nSyslogIdentifier=pushflip-host\n"), "the log names the program");
    assert!(
        unit.contains("\nRestart=on-failure\n") && !unit.contains("KillSignal"),
        "SIGTERM is the default"
    );
    let folder = unit.lines().find_map(|line| line.strip_prefix("StateDirectory=")).expect("a folder");
    assert!(
        unit.contains(&format!("\nEnvironment=PUSHFLIP_DATA_DIR=%S/{folder}\n")),
        "the data folder is writable"
    );
    let packed = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(".ci/package"));
    assert!(packed.expect("the script").contains("put assets/systemd/pushflip-host.service "));
}
