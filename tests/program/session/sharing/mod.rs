//! Concurrent processes that share a data folder: no process loses data that another has saved.
//!
//! `PUSHFLIP_PROGRAMS` sets the number of processes, `PUSHFLIP_ROUNDS` the number of repetitions.

mod locks;
mod state;

use std::collections::BTreeSet;
use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::Barrier;
use std::time::{Duration, Instant, UNIX_EPOCH};

use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::{Autosave, Folders, Match, Moment, Setup, load_match, statistics};

/// The numbers of processes and of repetitions without these variables.
const PROGRAMS: usize = 4;
const ROUNDS: usize = 5;

/// A generous timeout that detects a hang.
const PATIENCE: Duration = Duration::from_mins(2);

fn programs() -> usize {
    crate::variable("PUSHFLIP_PROGRAMS", PROGRAMS)
}

fn rounds() -> usize {
    crate::variable("PUSHFLIP_ROUNDS", ROUNDS)
}

fn folders(folder: &Path) -> Folders {
    Folders { data: folder.join("data"), config: folder.join("config") }
}

fn start(folder: &Path) -> Child {
    crate::program()
        .args(["--text", "--no-board", "--variant", "quixo", "--seats", "human,human"])
        .env("PUSHFLIP_DATA_DIR", folder.join("data"))
        .env("PUSHFLIP_CONFIG_DIR", folder.join("config"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program")
}

/// Sends the same input to several processes simultaneously and returns the output of each.
fn all_at_once(folder: &Path, input: &str) -> Vec<String> {
    let mut children: Vec<Child> = (0..programs()).map(|_| start(folder)).collect();
    // All processes claim their slot before any gets input; otherwise a later one would find the match of one
    // that has exited.
    let mut printed: Vec<Vec<u8>> = children.iter_mut().map(prompt).collect();
    for child in &mut children {
        child.stdin.take().expect("input").write_all(input.as_bytes()).expect("an open pipe");
    }
    for (child, printed) in children.into_iter().zip(&mut printed) {
        let output = child.wait_with_output().expect("the output");
        assert!(output.status.success(), "{output:?}");
        printed.extend(output.stdout);
    }
    printed.into_iter().map(|printed| String::from_utf8(printed).expect("text")).collect()
}

/// Reads the output of a process up to its first prompt.
fn prompt(child: &mut Child) -> Vec<u8> {
    let output = child.stdout.as_mut().expect("output");
    let mut printed = Vec::new();
    while !printed.ends_with(b"> ") {
        let mut byte = [0];
        output.read_exact(&mut byte).expect("a prompt");
        printed.extend(byte);
    }
    printed
}

fn resigned(moves: &[&str], began: Option<Moment>) -> Match {
    let mut game = unfinished(moves, began);
    game.resign(Side::Second);
    game
}

fn unfinished(moves: &[&str], began: Option<Moment>) -> Match {
    let mut game = Match::new(Setup::new(Variant::Quixo, &[]));
    if let Some(began) = began {
        game.set_began(began);
    }
    for mv in moves {
        game.play(game.position().parse_move(mv).expect("a move")).expect("legal");
    }
    game
}

/// Runs a function in several threads simultaneously and returns the results.
fn together<T: Send>(threads: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let gate = Barrier::new(threads);
    let ready = |number: usize| {
        gate.wait();
        work(number)
    };
    let ready = &ready;
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|number| scope.spawn(move || ready(number))).collect();
        running.into_iter().map(|thread| thread.join().expect("no thread panics")).collect()
    })
}

#[test]
fn matches_that_end_at_the_same_moment_are_all_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    // All play the same moves, so that only the start time distinguishes the matches.
    let output = all_at_once(folder.path(), &"e5-e1\nresign\nrematch\n".repeat(rounds()));
    for output in &output {
        assert_eq!(output.matches(" resigned.").count(), rounds(), "{output}");
        assert!(!output.contains("Couldn’t"), "{output}");
    }
    let played = programs() * rounds();
    assert_eq!(folders(folder.path()).saved_matches().len(), played, "each match has a file");
    let counted = statistics::Statistics::read(&folders(folder.path()), None);
    assert_eq!(counted.people(Variant::Quixo).games() as usize, played, "each match is counted");
}

#[test]
fn only_one_program_saves_under_a_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |number: usize| folder.path().join(format!("{number}.pushflip"));
    let saves: Vec<String> =
        (0..4 * rounds()).map(|number| format!("save {}", path(number).display())).collect();
    let output = all_at_once(folder.path(), &format!("e5-e1\n{}\n", saves.join("\n")));
    for number in 0..4 * rounds() {
        let saved = format!("Saved as {}.", path(number).display());
        assert_eq!(output.iter().filter(|output| output.contains(&saved)).count(), 1, "{output:?}");
        let refused = format!("{} already exists. Choose another name.", path(number).display());
        assert_eq!(
            output.iter().filter(|output| output.contains(&refused)).count(),
            programs() - 1,
            "{output:?}"
        );
        load_match(&path(number)).expect("a whole record");
    }
}

#[test]
fn a_match_that_is_filed_again_has_one_file() {
    for round in 0..rounds() {
        let folder = tempfile::tempdir().expect("a folder");
        let began = Some(Moment::of(UNIX_EPOCH));
        // Several processes continue the same filed match to the same end.
        let folders = folders(folder.path());
        Autosave::new(folders.clone()).put_away(&unfinished(&["e5-e1"], began)).expect("saved");
        let game = resigned(&["e5-e1", "a5-a1"], began);
        together(programs(), |_| Autosave::new(folders.clone()).save(&game).expect("saved"));
        let [filed] = &folders.saved_matches()[..] else { panic!("{round}: {:?}", folders.saved_matches()) };
        assert_eq!(load_match(filed).as_ref(), Ok(&game));
    }
}

#[test]
fn different_ends_of_one_match_are_all_kept() {
    for round in 0..rounds() {
        let folder = tempfile::tempdir().expect("a folder");
        let began = Some(Moment::of(UNIX_EPOCH));
        let folders = folders(folder.path());
        Autosave::new(folders.clone()).put_away(&unfinished(&["e5-e1"], began)).expect("saved");
        let replies = ["a5-a1", "b5-b1", "c5-c1", "d5-d1"];
        together(replies.len(), |number| {
            let game = resigned(&["e5-e1", replies[number]], began);
            Autosave::new(folders.clone()).save(&game).expect("saved");
        });
        let ends: BTreeSet<String> = folders
            .saved_matches()
            .iter()
            .map(|path| load_match(path).expect("a whole record").moves()[1].to_string())
            .collect();
        assert_eq!(ends, replies.map(String::from).into(), "round {round}");
    }
}

#[test]
fn every_program_has_an_autosave_slot() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    let mut running: Vec<Autosave> = (0..12).map(|_| Autosave::new(folders.clone())).collect();
    let replies = ["a5-a1", "b5-b1", "c5-c1", "d5-d1"];
    let game =
        |number: usize| unfinished(&["e5-e1", replies[number % 4], "e5-e1", replies[number / 4]], None);
    for (number, autosave) in running.iter_mut().enumerate() {
        autosave.save(&game(number)).expect("saved");
    }
    drop(running);
    let all: BTreeSet<_> = (0..12).map(|number| game(number).to_record()).collect();
    let mut found = BTreeSet::new();
    let began = Instant::now();
    // A process that another test is just starting holds copies of the locks until it executes the program.
    while found != all && began.elapsed() < PATIENCE {
        let mut later = Autosave::new(folders.clone());
        while let Some(left) = later.load_current().unfinished {
            found.insert(left.to_record());
            later.put_away(&left).expect("saved");
        }
    }
    assert_eq!(found, all);
    assert_eq!(folders.saved_matches().len(), 12);
}

#[test]
fn tables_exported_in_the_same_second_have_separate_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    let counted = statistics::Statistics::default();
    let now = Moment::of(UNIX_EPOCH);
    for round in 0..rounds() {
        let written =
            together(programs(), |_| statistics::export(&folders, &counted, now).expect("it is written"));
        assert_eq!(written.iter().collect::<BTreeSet<_>>().len(), programs(), "round {round}: {written:?}");
        assert!(written.iter().all(|path| fs::metadata(path).is_ok()));
    }
}
