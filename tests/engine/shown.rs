//! What the program shows and when: each move as it is made.

use std::io::{self, BufRead, BufReader, BufWriter, Cursor, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use pushflip::ai::Level;
use pushflip::rules::Variant;
use pushflip::session::{Controller, Folders, Launch, load_match};
use pushflip::text::{self, TextOptions};

/// Plies that Master plays while the test looks; a buffer of 8 kB holds more than a hundred sentences.
const AHEAD: usize = 30;

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

fn options(folder: &Path, launch: Launch) -> TextOptions {
    let folders = Folders { data: folder.join("data"), config: folder.join("config") };
    TextOptions { launch, folders: Ok(folders), board: true, colour: false, echo: true, seed: 1 }
}

/// The real program, with files in a folder.
fn program(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pushflip"));
    command.env("PUSHFLIP_DATA_DIR", folder.join("data")).env("PUSHFLIP_CONFIG_DIR", folder.join("config"));
    command
}

/// An output that keeps apart what arrives at different times.
#[derive(Default)]
struct Arrivals(Vec<String>);

impl Write for Arrivals {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.push(String::from_utf8_lossy(bytes).into_owned());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Whether a line says a ply: `12. e5-e1: Cross takes e5 and inserts it at e1.`
fn says_a_ply(line: &str) -> bool {
    let line = line.rsplit("> ").next().unwrap_or_default();
    line.split_once(". ").is_some_and(|(number, rest)| number.parse::<u32>().is_ok() && rest.contains(": "))
}

#[test]
fn each_move_arrives_by_itself() {
    let computer = Controller::Computer(Level::FirstGame);
    for (seats, input) in [([computer; 2], ""), ([Controller::Human, computer], "e5-e1\nresign\n")] {
        let folder = folder();
        let launch = Launch { variant: Some(Variant::Quixo), seats: Some(seats.into()), ..Launch::default() };
        let mut arrivals = Arrivals::default();
        // As the command line has it.
        let output = BufWriter::new(&mut arrivals);
        text::run(Cursor::new(input), output, options(folder.path(), launch)).expect("a conversation");
        let plies = |arrival: &String| arrival.lines().filter(|line| says_a_ply(line)).count();
        let said: usize = arrivals.0.iter().map(plies).sum();
        let filed = options(folder.path(), Launch::default()).folders.expect("folders").saved_matches();
        assert_eq!(
            said,
            load_match(&filed[0]).expect("a record").moves().len(),
            "{arrivals:?}",
            arrivals = arrivals.0
        );
        for arrival in &arrivals.0 {
            assert!(plies(arrival) <= 1, "these came together: {arrival}");
        }
    }
}

/// Reads the first ply that a program says, and sees that the match has only begun.
fn first_ply_is_shown(mut command: Command, folder: &Path) {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program");
    let mut lines = BufReader::new(child.stdout.take().expect("output")).lines();
    let said = lines.find(|line| line.as_ref().is_ok_and(|line| says_a_ply(line)));
    assert!(said.is_some_and(|line| line.is_ok()), "it says what it plays");
    let running = child.try_wait().expect("a child").is_none();
    let current = load_match(&folder.join("data/current.pushflip"));
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    let plies = current.expect("the match is saved").moves().len();
    assert!(running && plies < AHEAD, "the first ply is shown after {plies}");
}

const MASTERS: [&str; 5] = ["--text", "--variant", "hexxagon", "--seats", "master,master"];

#[test]
fn computers_are_heard_through_a_pipe_as_they_play() {
    let folder = folder();
    let mut command = program(folder.path());
    command.args(MASTERS);
    first_ply_is_shown(command, folder.path());
}

#[test]
#[cfg(target_os = "linux")]
fn computers_are_heard_on_a_terminal_as_they_play() {
    // Of util-linux: it runs a command on a terminal of its own.
    if Command::new("script").arg("--version").output().is_err() {
        eprintln!("skipped: the program script is not installed");
        return;
    }
    let folder = folder();
    let mut command = Command::new("script");
    let line = [&[env!("CARGO_BIN_EXE_pushflip")], &MASTERS[..]].concat().join(" ");
    command.args(["-q", "-e", "-c", &line, "/dev/null"]);
    command.env("PUSHFLIP_DATA_DIR", folder.path().join("data"));
    command.env("PUSHFLIP_CONFIG_DIR", folder.path().join("config"));
    first_ply_is_shown(command, folder.path());
}
