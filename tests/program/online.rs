//! Online tables with real programs on one machine: `pushflip host` and `pushflip join`.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::UdpSocket;
use std::path::Path;
use std::process::{Child, ChildStdin, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use pushflip_core::online::table::identity::Identity;
use pushflip_core::online::table::invitation::{Invitation, Secret};
use pushflip_core::session::{Folders, load_match};

/// A generous timeout, reached only by failing tests.
const PATIENCE: Duration = Duration::from_mins(2);

/// Whether this machine has a loopback network; otherwise the tests are skipped.
fn has_loopback() -> bool {
    let can = UdpSocket::bind("127.0.0.1:0").is_ok();
    if !can {
        println!("skipped: this machine has no loopback");
    }
    can
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

/// A running program with its data folder, input and output.
pub struct Terminal {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    printed: Vec<String>,
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Terminal {
    pub fn start(data: &Path, arguments: &[&str]) -> Self {
        let mut child = crate::program()
            .args(arguments)
            .env("PUSHFLIP_DATA_DIR", data)
            .env("PUSHFLIP_CONFIG_DIR", data)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program");
        let (tell, lines) = channel();
        let outputs: [Box<dyn Read + Send>; 2] =
            [Box::new(child.stdout.take().expect("piped")), Box::new(child.stderr.take().expect("piped"))];
        for output in outputs {
            let tell = tell.clone();
            std::thread::spawn(move || {
                // The receiver may have been dropped.
                BufReader::new(output).lines().map_while(Result::ok).try_for_each(|line| tell.send(line))
            });
        }
        let input = child.stdin.take();
        Self { child, input, lines, printed: Vec::new() }
    }

    fn host(data: &Path, more: &[&str]) -> Self {
        Self::start(data, &[&["host", "--reach", "loopback", "--name", "Ana", "--no-board"], more].concat())
    }

    fn join(data: &Path, link: &str) -> Self {
        Self::start(data, &["join", link, "--name", "Ben", "--no-board"])
    }

    pub fn types(&mut self, line: &str) {
        // The program may have exited.
        let _ = writeln!(self.input.as_mut().expect("open"), "{line}");
    }

    /// Waits for a line with this text and returns the rest of it.
    pub fn reads(&mut self, text: &str) -> String {
        let began = Instant::now();
        loop {
            let left = PATIENCE.saturating_sub(began.elapsed());
            let Ok(line) = self.lines.recv_timeout(left) else {
                panic!("{text:?} is not in {:#?}", self.printed);
            };
            self.printed.push(line.clone());
            if let Some(at) = line.find(text) {
                return line[at + text.len()..].to_string();
            }
        }
    }

    /// Closes the input and waits for the exit. Returns the output and the exit status.
    fn ends(mut self) -> (String, ExitStatus) {
        drop(self.input.take());
        let status = self.child.wait().expect("an exit status");
        self.printed.extend(self.lines.iter());
        (self.printed.join("\n"), status)
    }

    pub fn quits(mut self) -> String {
        self.types("quit");
        let (output, status) = self.ends();
        assert!(status.success(), "{output}");
        output
    }
}

/// A match between host and guest in which each has moved once, the host first.
fn play(host: &Path, guest: &Path, more: &[&str], mv: &str) -> [Terminal; 2] {
    let mut ana = Terminal::host(host, more);
    let link = ana.reads("To play: ");
    let mut ben = Terminal::join(guest, &link);
    ben.reads("Ben sits down");
    ana.reads("That’s you.");
    ana.types(mv);
    ben.reads("That’s you.");
    ben.types("a1-a5");
    ana.reads("1. a1-a5: Ben");
    ben.reads("1. a1-a5: Ben");
    [ana, ben]
}

/// Plays a local match in the terminal and quits. Returns the saved matches.
fn leave_a_match(data: &Path) -> Vec<u8> {
    let mut alone =
        Terminal::start(data, &["--text", "--variant", "quixo", "--seats", "human,human", "--no-board"]);
    alone.types("e5-e1");
    alone.quits();
    fs::read(data.join("current.pushflip")).expect("the saved match")
}

fn filed(data: &Path) -> usize {
    Folders { data: data.to_path_buf(), config: data.to_path_buf() }.saved_matches().len()
}

#[test]
fn an_unfinished_local_match_survives_online_play() {
    if !has_loopback() {
        return;
    }
    let folders = [folder(), folder()];
    let [here, there] = folders.each_ref().map(tempfile::TempDir::path);
    let left = [here, there].map(leave_a_match);
    let is_left = |when: &str| {
        for (data, left) in [here, there].into_iter().zip(&left) {
            let now = fs::read(data.join("current.pushflip")).ok();
            assert!(now.as_ref() == Some(left), "{when}: {now:?}");
        }
    };
    // A table without moves.
    Terminal::host(here, &[]).quits();
    is_left("no move");
    // Both quit during a local match. The matches must differ, since they may start in the same second.
    let [ana, ben] = play(here, there, &["--new"], "e5-e1");
    let output = ana.quits();
    assert!(output.contains("Run pushflip host to open it again"), "{output}");
    let output = ben.quits();
    assert!(output.contains("The same invitation brings you back"), "{output}");
    is_left("quit");
    assert_eq!([here, there].map(filed), [1, 1]);
    // Both inputs are closed.
    for end in play(here, there, &["--new"], "d5-d1") {
        assert!(end.ends().1.success());
    }
    is_left("the end of the input");
    // A match that is played to its end.
    let [ana, mut ben] = play(here, there, &["--new"], "c5-c1");
    ben.types("resign");
    ben.reads("resigned");
    ana.quits();
    ben.quits();
    is_left("a whole match");
    assert_eq!([here, there].map(filed), [3, 3]);
    let saved = Folders { data: there.into(), config: there.into() }.saved_matches();
    let ended = saved.iter().filter(|path| load_match(path).is_ok_and(|game| game.result().is_some()));
    assert_eq!(ended.count(), 1);
}

#[test]
fn a_players_key_does_not_depend_on_the_start_order_of_programs() {
    if !has_loopback() {
        return;
    }
    let [here, there] = [folder(), folder()];
    let mut host = Terminal::host(here.path(), &["--stand"]);
    let link = host.reads("To play: ");
    // Another program cannot use the same data folder at the same time.
    let mut other = Terminal::host(there.path(), &["--stand"]);
    other.reads("To play: ");
    for arguments in [vec!["join", &link], vec!["host", "--reach", "loopback"], vec!["host", "--no-screen"]] {
        let (output, status) = Terminal::start(there.path(), &arguments).ends();
        assert!(output.contains("already playing online with the files in"), "{arguments:?}: {output}");
        assert_eq!(status.code(), Some(1), "{arguments:?}: {output}");
    }
    other.quits();
    let mut ben = Terminal::join(there.path(), &link);
    ben.reads("Ben sits down as Cross");
    ben.quits();
    // The key is the same after another program has used the folder alone, and once more without one.
    let mut ben = Terminal::join(there.path(), &link);
    ben.reads("Ana is here.");
    ben.types("who");
    assert_eq!(ben.reads("Cross: "), "Ben; Circle: Empty.");
    ben.quits();
    let keys = fs::read_dir(there.path()).expect("a folder").flatten();
    let mut keys: Vec<_> = keys.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    keys.retain(|name| name.starts_with("key") || name.starts_with("tables"));
    keys.sort_unstable();
    assert_eq!(keys, ["key", "tables"]);
}

#[test]
fn a_killed_host_reopens_its_table_and_the_guest_reconnects() {
    if !has_loopback() {
        return;
    }
    let [here, there] = [folder(), folder()];
    let [mut ana, mut ben] = play(here.path(), there.path(), &[], "e5-e1");
    ana.types("invite");
    let link = ana.reads("To play: ");
    ana.child.kill().expect("a running process");
    drop(ana);
    ben.reads("Connection lost");
    let mut ana = Terminal::host(here.path(), &[]);
    ana.reads("You left this game");
    assert_eq!(ana.reads("To play: "), link, "the same invitation");
    ben.reads("You’re connected again.");
    ana.reads("Ben is here.");
    ana.types("c5-c1");
    ben.reads("2. c5-c1: Ana");
    // The host opens another table and returns, while the guest waits.
    ana.quits();
    let mut other = Terminal::host(here.path(), &["--new"]);
    assert_ne!(other.reads("To play: "), link);
    other.quits();
    // A running match takes precedence over a newer table without one.
    let mut ana = Terminal::host(here.path(), &[]);
    assert_eq!(ana.reads("To play: "), link);
    ana.quits();
    ben.quits();
}

#[test]
fn an_invitation_can_be_read_from_the_input() {
    if !has_loopback() {
        return;
    }
    let [here, there] = [folder(), folder()];
    let mut ana = Terminal::host(here.path(), &[]);
    let link = ana.reads("To play: ");
    let mut ben = Terminal::start(there.path(), &["join", "--name", "Ben", "--no-board"]);
    ben.types(&link);
    ben.reads("Ben sits down");
    ben.quits();
    let mut wrong = Terminal::start(there.path(), &["join"]);
    wrong.types("nonsense");
    let (output, status) = wrong.ends();
    assert!(output.contains("This invitation is incomplete"), "{output}");
    assert_eq!(status.code(), Some(2));
}

#[test]
fn an_invitation_beyond_the_reach_is_refused_without_connecting() {
    let there = folder();
    let host = Identity::from_bytes(&[7; 32]).id();
    let near = Invitation { host, secret: Secret([7; 16]), relay: None, addresses: Vec::new() };
    let (relay, far) = (format!("{near}+https://relay.example.org"), format!("{near}@203.0.113.7:4919"));
    let cases = [
        (vec!["join", &far, "--reach", "loopback"], "needs a wider connection"),
        (
            vec!["join", &relay, "--relay", "https://mine.example.org"],
            "uses the connection server https://relay.example.org",
        ),
        (vec!["join", &relay, "--relay", "none"], "uses the connection server https://relay.example.org"),
    ];
    for (arguments, why) in cases {
        let (output, status) = Terminal::start(there.path(), &arguments).ends();
        assert!(output.contains(why), "{arguments:?}: {output}");
        assert_eq!(status.code(), Some(1), "{arguments:?}");
    }
}

/// A headless host whose output is closed.
#[cfg(unix)]
#[test]
fn a_headless_host_continues_when_its_output_is_closed_or_full() {
    if !has_loopback() {
        return;
    }
    for full in [false, true] {
        let [here, there] = [folder(), folder()];
        let mut command = crate::program();
        command
            .args(["host", "--no-screen", "--reach", "loopback", "--name", "Keeper"])
            .env("PUSHFLIP_DATA_DIR", here.path())
            .stdin(Stdio::null());
        // A first start with readable output gives the invitation.
        let mut first = command.stdout(Stdio::piped()).spawn().expect("the program");
        let mut line = String::new();
        BufReader::new(first.stdout.take().expect("piped")).read_line(&mut line).expect("a line");
        if full {
            stop(&mut first);
            let Ok(disk) = fs::File::options().write(true).open("/dev/full") else {
                println!("skipped: this system has no full disk");
                return;
            };
            first = command.stdout(disk).spawn().expect("the program");
        }
        let link = line.split_once("To play: ").expect("an invitation").1.trim().to_string();
        for _ in 0..2 {
            let mut ben = Terminal::join(there.path(), &link);
            ben.reads("Type help");
            ben.types("who");
            ben.reads("Keeper is here");
            ben.quits();
        }
        assert!(stop(&mut first).success(), "full: {full}");
    }
}

#[cfg(unix)]
fn stop(child: &mut Child) -> ExitStatus {
    assert!(child.try_wait().expect("a child").is_none(), "the program keeps running");
    let asked = std::process::Command::new("sh").args(["-c", &format!("kill -TERM {}", child.id())]).status();
    assert!(asked.expect("a shell").success());
    child.wait().expect("an exit status")
}
