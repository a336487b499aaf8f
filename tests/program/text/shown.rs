//! Terminal output: each move is flushed as it is made, and control characters in input are escaped.

use std::fs;
use std::io::{self, BufWriter, Cursor, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use pushflip_core::ai::Level;
use pushflip_core::language::Language;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Folders, Launch, Match, Setup, load_match};
use pushflip_core::text::{self, TextOptions};

/// The number of saved plies after which the program is killed; far fewer than fill an 8 kB buffer.
const PLIES: usize = 3;
/// The polling interval for the saved match.
const GLANCE: Duration = Duration::from_millis(10);

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

fn options(folder: &Path, launch: Launch) -> TextOptions {
    let folders = Folders { data: folder.join("data"), config: folder.join("config") };
    let (folders, language) = (Ok(folders), Language::English);
    TextOptions { launch, folders, language, board: true, colour: false, echo: true, seed: 1 }
}

/// The built program with its folders below `folder`.
fn program(folder: &Path) -> Command {
    let mut command = crate::program();
    command.env("PUSHFLIP_DATA_DIR", folder.join("data")).env("PUSHFLIP_CONFIG_DIR", folder.join("config"));
    command
}

/// A writer that records each write separately.
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

/// Whether a line reports a ply: `12. e5-e1: Cross takes e5 and pushes it in at e1.`
fn is_ply_line(line: &str) -> bool {
    let line = line.rsplit("> ").next().unwrap_or_default();
    line.split_once(". ").is_some_and(|(number, rest)| number.parse::<u32>().is_ok() && rest.contains(": "))
}

#[test]
fn each_move_is_flushed() {
    let computer = Controller::Computer(Level::Newcomer);
    for (seats, input) in [([computer; 2], ""), ([Controller::Human, computer], "e5-e1\nresign\n")] {
        let folder = folder();
        let launch = Launch { variant: Some(Variant::Quixo), seats: Some(seats.into()), ..Launch::default() };
        let mut arrivals = Arrivals::default();
        // The command line wraps its output in a `BufWriter` too.
        let output = BufWriter::new(&mut arrivals);
        text::run(Cursor::new(input), output, options(folder.path(), launch)).expect("a terminal session");
        let plies = |arrival: &String| arrival.lines().filter(|line| is_ply_line(line)).count();
        let printed: usize = arrivals.0.iter().map(plies).sum();
        let filed = options(folder.path(), Launch::default()).folders.expect("data folders").saved_matches();
        assert_eq!(
            printed,
            load_match(&filed[0]).expect("a record").moves().len(),
            "{arrivals:?}",
            arrivals = arrivals.0
        );
        for arrival in &arrivals.0 {
            assert!(plies(arrival) <= 1, "several plies arrived together: {arrival}");
        }
    }
}

/// The match that a program has saved, unfinished or filed.
fn saved(folder: &Path) -> Option<Match> {
    let filed = options(folder, Launch::default()).folders.expect("data folders").saved_matches();
    load_match(&folder.join("data/current.pushflip")).ok().or_else(|| load_match(filed.first()?).ok())
}

/// Kills a program in which computers play as soon as it has saved some plies. All saved plies, except perhaps
/// the last, must have been printed. `kill` ends the process, or the one inside a wrapper.
fn assert_saved_plies_were_printed(mut command: Command, folder: &Path, kill: impl FnOnce(&mut Child)) {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program");
    let mut output = child.stdout.take().expect("output");
    let plies = || saved(folder).map_or(0, |game| game.moves().len());
    while plies() < PLIES && child.try_wait().expect("a child").is_none() {
        std::thread::sleep(GLANCE);
    }
    kill(&mut child);
    let mut printed = String::new();
    output.read_to_string(&mut printed).expect("text");
    child.wait().expect("an exit status");
    let (printed_plies, plies) = (printed.lines().filter(|line| is_ply_line(line)).count(), plies());
    assert!(
        plies >= PLIES && printed_plies + 1 >= plies,
        "{plies} plies are saved, {printed_plies} are shown: {printed}"
    );
}

/// Players that think long enough for the program to be killed during their match.
const EXPERTS: [&str; 6] = ["--text", "--no-board", "--variant", "hexxagon", "--seats", "expert,expert"];

#[test]
fn computer_moves_are_flushed_to_a_pipe() {
    let folder = folder();
    let mut command = program(folder.path());
    command.args(EXPERTS);
    assert_saved_plies_were_printed(command, folder.path(), |child| child.kill().expect("a running process"));
}

#[test]
#[cfg(target_os = "linux")]
fn computer_moves_are_flushed_to_a_terminal() {
    // `script` of util-linux runs a command on a pseudo-terminal.
    if Command::new("script").arg("--version").output().is_err() {
        eprintln!("skipped: the program script is not installed");
        return;
    }
    let folder = folder();
    let mut command = Command::new("script");
    let program = crate::program();
    let line = [&[program.get_program().to_str().expect("a path")], &EXPERTS[..]].concat().join(" ");
    // `exec` replaces the shell, whose process identifier is known.
    let number = folder.path().join("number");
    let line = format!("echo $$ >{}; exec {line}", number.display());
    command.args(["-q", "-c", &line, "/dev/null"]);
    command.env("PUSHFLIP_DATA_DIR", folder.path().join("data"));
    command.env("PUSHFLIP_CONFIG_DIR", folder.path().join("config"));
    assert_saved_plies_were_printed(command, folder.path(), |_| {
        let number = fs::read_to_string(number).expect("a number file");
        // The process may have ended.
        let _ = Command::new("kill").args(["-9", number.trim()]).status().expect("kill runs");
    });
}

/// Colour codes, a bell, a C1 control, DEL, and bidirectional control characters.
const HOSTILE: &str = "\u{1b}[31m\u{7}\u{9b}2J\u{7f}\u{202e}\u{2066}\u{200f}\u{61c}end";

/// The characters in a text that a terminal interprets.
fn control_characters_in(text: &str) -> Vec<char> {
    let turns = |sign| matches!(sign, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().filter(|&sign| (sign.is_control() && sign != '\n') || turns(sign)).collect()
}

#[track_caller]
fn assert_harmless(text: &str, what: &str) {
    assert_eq!(control_characters_in(text), Vec::<char>::new(), "{what}: {text:?}");
}

#[test]
#[cfg_attr(windows, ignore = "Windows permits no control characters in file names")]
fn control_characters_in_names_and_lines_are_escaped() {
    let folder = folder();
    let seats = vec![Controller::Human; 2];
    let names = vec![HOSTILE.to_string(), format!("2{HOSTILE}")];
    let launch = Launch { variant: Some(Variant::Quixo), seats: Some(seats), names, ..Launch::default() };
    let mut output = Vec::new();
    let input = format!(
        "{HOSTILE}\ne5-e1{HOSTILE}\nmoves {HOSTILE}\nopen {HOSTILE}\nsave {0}\nsave {0}\nrecord\ndraw\n{HOSTILE}\n\nresign\nnew\n{HOSTILE}\n",
        folder.path().join(HOSTILE).display()
    );
    text::run(Cursor::new(input), &mut output, options(folder.path(), launch)).expect("a terminal session");
    let printed = String::from_utf8(output).expect("text");
    assert!(printed.contains("already exists") && printed.contains(" resigned"), "{printed}");
    assert!(printed.contains(r"\u{1b}[31m\u{7}\u{9b}2J"), "control characters are escaped: {printed}");
    assert_harmless(&printed, "the terminal game");
}

#[test]
#[cfg_attr(windows, ignore = "Windows permits no control characters in file names")]
fn control_characters_in_paths_are_escaped() {
    let folder = folder();
    let hostile = folder.path().join(HOSTILE);
    let data = hostile.join("data");
    fs::create_dir_all(data.join("solved")).expect("a folder");
    fs::create_dir_all(data.join("matches")).expect("a folder");
    fs::write(data.join("current.pushflip"), format!("{HOSTILE} no record")).expect("written");
    fs::write(data.join("solved/quixo-5x5-12.pack"), "no table").expect("written");
    fs::write(data.join(format!("matches/{HOSTILE}.pushflip")), "no record").expect("written");
    let file = hostile.to_str().expect("text");
    let missing = format!("{file}.pushflip");
    for arguments in [
        &["--text", "--variant", "quixo", "--seats", "human,human"][..],
        &["--text", &missing],
        &["--text", "--variant", HOSTILE],
        &["--text", "--position", HOSTILE],
        &["statistics"],
        &["perft", "--variant", "quixo", "--depth", "1", "--position", HOSTILE],
        &["explore", "--position", HOSTILE],
        &["solve", "--board", "3", "--dir", file],
        &["solve", "--board", "3", "--check", "--dir", &missing],
        &[HOSTILE],
    ] {
        let mut command = program(&hostile);
        let Output { stdout, stderr, .. } =
            command.args(arguments).stdin(Stdio::null()).output().expect("the program");
        for text in [stdout, stderr] {
            let text = String::from_utf8(text).expect("text");
            assert_harmless(&text, &format!("{arguments:?}"));
        }
    }
}

#[test]
fn a_name_with_control_characters_is_saved_escaped() {
    let mut setup = Setup::new(Variant::Quixo, &[]);
    setup.seats[0].name = HOSTILE.into();
    let game = Match::new(setup);
    let shown = &game.setup().seats[0].name;
    assert_harmless(shown, "the name");
    assert!(shown.ends_with(r"\u{61c}end"), "{shown}");
    assert_eq!(Match::from_record(&game.to_record()).as_ref(), Ok(&game));
    // A record that contains the characters unescaped.
    let record = format!("[Variant \"quixo\"]\n[Cross \"{}\"]\n*\n", HOSTILE.escape_unicode());
    assert_eq!(Match::from_record(&record).expect("a record").setup().seats[0].name, *shown);
}
