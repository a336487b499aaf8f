//! Crash tests: the program is killed at any moment. Every printed result is saved, and no file is lost or
//! damaged.
//!
//! `PUSHFLIP_KILLS` sets the number of kills per test.

mod settings;
mod two;

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, SystemTime};

use pushflip_core::rules::Variant;
use pushflip_core::session::{Autosave, Controller, Folders, Match, Setup, load_match};
use rand::prelude::*;
use rand::rngs::ChaCha8Rng;

/// The number of kills without `PUSHFLIP_KILLS`.
const KILLS: u64 = 20;
/// The maximum of commands before a kill.
const ACTIONS: usize = 40;
/// The longest delay between an output line and the kill, in microseconds; saving a ply takes about a thousand.
const DELAY: u64 = 4_000;
/// A generous timeout for an output line on a slow machine.
const PATIENCE: Duration = Duration::from_mins(2);
/// The maximum of plies that are saved but not printed: the current one, and passes after it.
const AHEAD: usize = 4;

fn kills() -> u64 {
    crate::variable("PUSHFLIP_KILLS", KILLS)
}

fn folders(folder: &Path) -> Folders {
    Folders { data: folder.join("data"), config: folder.join("config") }
}

/// The state of the data folder.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Kept {
    /// The unfinished match: played plies, and plies that were taken back.
    current: Option<(Vec<String>, Vec<String>)>,
    filed: BTreeSet<String>,
}

fn texts(moves: &[pushflip_core::session::AnyMove]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

/// A finished match as text, without its date and clocks.
fn end_of(game: &Match) -> String {
    format!("{} {:?} {:?}", texts(game.moves()).join(" "), game.result(), texts(game.taken_back()))
}

/// Reads the data folder, and checks that every file is valid.
fn look(folder: &Path) -> Kept {
    let folders = folders(folder);
    let current = folders.data.join("current.pushflip");
    let current = current.exists().then(|| load_match(&current).expect("a whole record"));
    let mut filed = BTreeSet::new();
    for path in folders.saved_matches() {
        let game = load_match(&path).expect("a whole record");
        assert!(game.result().is_some(), "{}: only finished matches are filed here", path.display());
        assert!(filed.insert(end_of(&game)), "{}: filed twice", path.display());
    }
    let current = current.map(|game| (texts(game.moves()), texts(game.taken_back())));
    Kept { current, filed }
}

/// Files that are not records, settings or locks: temporary files of killed writes.
fn left_over(folder: &Path) -> Vec<PathBuf> {
    let folders = folders(folder);
    let all = [folders.data.clone(), folders.matches(), folders.config].into_iter().flat_map(|folder| {
        let entries = fs::read_dir(folder).into_iter().flatten();
        entries.map(|entry| entry.expect("an entry").path()).collect::<Vec<_>>()
    });
    let known = |path: &PathBuf| {
        let end = path.extension().unwrap_or_default().to_string_lossy().into_owned();
        let hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
        !hidden && ["pushflip", "toml", "lock"].contains(&end.as_str())
    };
    all.filter(|path| path.is_file() && !known(path)).collect()
}

/// An input for the program, and for each step the expected output and the expected state of the folder.
struct Script {
    input: String,
    steps: Vec<(String, Kept)>,
}

impl Script {
    /// Generates random plies, undo, redo and resignations, in a match and its rematches, from the given state
    /// on.
    fn write(game: Option<Match>, setup: &Setup, kept: Kept, rng: &mut ChaCha8Rng) -> Self {
        let mut script = Self { input: String::new(), steps: Vec::new() };
        if game.is_some() {
            script.input.push_str("yes\n");
        }
        let mut game = game.unwrap_or_else(|| Match::new(setup.clone()));
        let mut kept = kept;
        while script.steps.len() < ACTIONS {
            let output = if game.result().is_some() && (!game.can_undo() || rng.random_bool(0.7)) {
                script.input.push_str("rematch\n");
                game = Match::new(game.setup().swapped());
                continue;
            } else if let Some(pass) = game.position().forced_pass().filter(|_| game.result().is_none()) {
                // The program plays passes automatically.
                script.play(&mut game, pass, false)
            } else {
                match rng.random_range(0..20) {
                    0..3 if game.can_undo() => {
                        script.input.push_str("undo\n");
                        game.undo();
                        "Taken back.".into()
                    }
                    3 if game.can_redo() => {
                        script.input.push_str("redo\n");
                        game.redo();
                        "Redone.".into()
                    }
                    4 if game.moves().len() > 5 && game.result().is_none() => {
                        script.input.push_str("resign\n");
                        let side = game.position().side_to_move();
                        game.resign(side);
                        " resigned.".into()
                    }
                    _ if game.result().is_some() => continue,
                    _ => {
                        let mv = *game.position().moves().choose(rng).expect("a move");
                        script.play(&mut game, mv, true)
                    }
                }
            };
            if game.result().is_some() {
                kept.current = None;
                kept.filed.insert(end_of(&game));
            } else {
                kept.current = Some((texts(game.moves()), texts(game.taken_back())));
            }
            script.steps.push((output, kept.clone()));
        }
        script
    }

    fn play(&mut self, game: &mut Match, mv: pushflip_core::session::AnyMove, typed: bool) -> String {
        if typed {
            self.input.push_str(&mv.to_string());
            self.input.push('\n');
        }
        game.play(mv).expect("legal");
        let round = (game.moves().len() - 1) / game.setup().seats.len() + 1;
        format!("{round}. {mv}: ")
    }
}

fn start(folder: &Path, setup: &Setup) -> Child {
    let seats = vec!["human"; setup.seats.len()].join(",");
    crate::program()
        .args(["--text", "--no-board", "--variant", setup.variant.id(), "--seats", &seats])
        .env("PUSHFLIP_DATA_DIR", folder.join("data"))
        .env("PUSHFLIP_CONFIG_DIR", folder.join("config"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program")
}

/// Reads the complete lines of an output in a thread.
fn lines_of(output: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, lines) = channel();
    std::thread::spawn(move || {
        let mut output = BufReader::new(output);
        let mut line = String::new();
        // A line without a line feed was cut off by the kill.
        while output.read_line(&mut line).is_ok_and(|_| line.ends_with('\n')) {
            if sender.send(std::mem::take(&mut line)).is_err() {
                break;
            }
        }
    });
    lines
}

/// Runs a part of the script, kills the program, and returns the number of steps that it reported.
fn run_and_kill(folder: &Path, setup: &Setup, script: &Script, rng: &mut ChaCha8Rng) -> usize {
    let mut child = start(folder, setup);
    let lines = lines_of(child.stdout.take().expect("output"));
    let mut input = child.stdin.take().expect("input");
    input.write_all(script.input.as_bytes()).expect("an open pipe");
    let enough = rng.random_range(0..script.steps.len());
    let mut done = 0;
    let mut listen = |line: &str| {
        let printed = script.steps.get(done).map(|(printed, _)| printed.as_str());
        done += usize::from(printed.is_some_and(|printed| line.contains(printed)));
        done
    };
    let mut printed = 0;
    while printed < enough {
        printed = match lines.recv_timeout(PATIENCE) {
            Ok(line) => listen(&line),
            Err(why) => panic!("{why}, waiting for {enough} steps of\n{}", script.input),
        };
    }
    // With no step to wait for, the delay includes the start of the program.
    let longest = if enough == 0 { 10 * DELAY } else { DELAY };
    std::thread::sleep(Duration::from_micros(rng.random_range(0..longest)));
    child.kill().expect("a running process");
    child.wait().expect("an exit status");
    for line in lines {
        listen(&line);
    }
    done
}

/// Starts the program, which removes stale files. Returns the number of plies of the match that it offers to
/// continue.
fn offered(folder: &Path, setup: &Setup) -> Option<usize> {
    let mut child = start(folder, setup);
    drop(child.stdin.take());
    let mut printed = String::new();
    child.stdout.take().expect("output").read_to_string(&mut printed).expect("text");
    assert!(child.wait().expect("an exit status").success(), "{printed}");
    assert!(!printed.contains("kept as"), "a damaged file was moved aside: {printed}");
    let (_, rest) = printed.split_once("You have an unfinished game ")?;
    let (before, _) = rest.split_once(" so far")?;
    Some(before.rsplit(' ').nth(1)?.parse().expect("a number of plies"))
}

#[test]
fn a_killed_match_resumes_after_the_last_saved_ply() {
    let mut rng = ChaCha8Rng::seed_from_u64(20261121);
    let folders_of: Vec<_> = Variant::ALL.map(|_| tempfile::tempdir().expect("a folder")).into();
    let mut steps = 0;
    for kill in 0..kills() {
        let number = kill as usize % Variant::ALL.len();
        let variant = Variant::ALL[number];
        let folder = folders_of[number].path();
        let setup = Setup::new(variant, &vec![Controller::Human; variant.seats()]);
        let before = look(folder);
        let current = folder.join("data/current.pushflip");
        let game = current.exists().then(|| load_match(&current).expect("a record"));
        let script = Script::write(game, &setup, before.clone(), &mut rng);
        let done = run_and_kill(folder, &setup, &script, &mut rng);
        steps += done;
        let plies = offered(folder, &setup);
        let after = look(folder);
        assert_eq!(plies, after.current.as_ref().map(|(moves, _)| moves.len()), "kill {kill}");
        let states: Vec<&Kept> =
            [&before].into_iter().chain(script.steps.iter().map(|(_, kept)| kept)).collect();
        let possible = &states[done..states.len().min(done + AHEAD)];
        assert!(
            possible.contains(&&after),
            "kill {kill} of {variant} after {done} steps: {after:?}\nis none of {possible:?}"
        );
    }
    assert!(steps as u64 > kills(), "too few steps: {steps}");
    // Temporary files of killed writes are removed once they are old.
    for folder in &folders_of {
        for path in left_over(folder.path()) {
            let long_ago = SystemTime::now() - Duration::from_hours(1);
            File::options().write(true).open(&path).and_then(|f| f.set_modified(long_ago)).expect("a file");
        }
        drop(Autosave::new(folders(folder.path())));
        assert_eq!(left_over(folder.path()), Vec::<PathBuf>::new());
    }
}
