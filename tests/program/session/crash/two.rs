//! Crash tests of two processes that share a data folder.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;
use std::time::Duration;

use pushflip_core::rules::Variant;
use pushflip_core::session::{Autosave, Controller, Match, Setup, load_match};
use rand::prelude::*;
use rand::rngs::ChaCha8Rng;

use super::{DELAY, PATIENCE, folders, kills, lines_of, start, texts};

/// The maximum of matches that a process plays before it is killed.
const MATCHES: usize = 12;

/// The moves of a match, which identify it.
type Moves = Vec<String>;

/// An input that plays and resigns random matches of different lengths, and their moves.
fn script(rng: &mut ChaCha8Rng) -> (String, Vec<Moves>) {
    let (mut input, mut matches) = (String::new(), Vec::new());
    for _ in 0..MATCHES {
        let mut game = Match::new(Setup::new(Variant::Quixo, &[Controller::Human; 2]));
        for _ in 0..rng.random_range(4..8) {
            let mv = *game.position().moves().choose(rng).expect("a move");
            game.play(mv).expect("legal");
        }
        input.extend(game.moves().iter().map(|mv| format!("{mv}\n")));
        input.push_str("resign\nrematch\n");
        matches.push(texts(game.moves()));
    }
    (input, matches)
}

/// The finished matches in a folder, and the unfinished ones that a program would continue.
fn found(folder: &Path) -> (Vec<Moves>, Vec<Moves>) {
    let folders = folders(folder);
    let mut unfinished = Vec::new();
    let mut autosave = Autosave::new(folders.clone());
    loop {
        let found = autosave.load_current();
        assert!(found.complaints.is_empty(), "{:?}", found.complaints);
        let Some(game) = found.unfinished else { break };
        unfinished.push(texts(game.moves()));
        autosave.put_away(&game).expect("saved");
    }
    let mut finished = Vec::new();
    for path in folders.saved_matches() {
        let game = load_match(&path).expect("a whole record");
        if game.result().is_some() {
            finished.push(texts(game.moves()));
        }
    }
    (finished, unfinished)
}

#[test]
fn two_killed_programs_keep_all_printed_results() {
    let mut rng = ChaCha8Rng::seed_from_u64(20261122);
    let folder = tempfile::tempdir().expect("a folder");
    let setup = Setup::new(Variant::Quixo, &[Controller::Human; 2]);
    // The matches whose end was printed, and those that may have ended without being printed.
    let (mut over, mut perhaps) = (BTreeSet::new(), BTreeSet::new());
    for kill in 0..kills() {
        let scripts = [(); 2].map(|()| script(&mut rng));
        let mut running = scripts.each_ref().map(|(input, _)| {
            let mut child = start(folder.path(), &setup);
            let lines = lines_of(child.stdout.take().expect("output"));
            child.stdin.take().expect("input").write_all(input.as_bytes()).expect("an open pipe");
            (child, lines, 0, 0)
        });
        let listen = |line: &str, plies: &mut usize, ends: &mut usize| {
            if line.contains(" and pushes it in at ") {
                *plies += 1;
            } else if line.contains("wins: ") || line.contains("drawn: ") {
                *ends += 1;
                *plies = 0;
            }
        };
        // Both processes make progress, and are then killed one after the other.
        let enough = rng.random_range(0..MATCHES);
        for (_, lines, plies, ends) in &mut running {
            while *ends < enough {
                listen(&lines.recv_timeout(PATIENCE).expect("a line of the player"), plies, ends);
            }
        }
        for (child, ..) in &mut running {
            std::thread::sleep(Duration::from_micros(rng.random_range(0..DELAY)));
            child.kill().expect("a running process");
            child.wait().expect("an exit status");
        }
        let mut unfinished = Vec::new();
        for ((_, lines, mut plies, mut ends), (_, matches)) in running.into_iter().zip(&scripts) {
            for line in lines {
                listen(&line, &mut plies, &mut ends);
            }
            over.extend(matches[..ends].iter().cloned());
            perhaps.extend(matches.get(ends).cloned());
            unfinished.extend(matches.get(ends).map(|moves| moves[..plies].to_vec()));
        }
        let (finished, left) = found(folder.path());
        let kept: BTreeSet<_> = finished.iter().cloned().collect();
        assert_eq!(finished.len(), kept.len(), "kill {kill}: filed twice");
        let lost: Vec<_> = over.difference(&kept).collect();
        assert!(lost.is_empty(), "kill {kill}: {lost:?} of {}", over.len());
        assert!(kept.iter().all(|moves| over.contains(moves) || perhaps.contains(moves)), "kill {kill}");
        for plies in unfinished.into_iter().filter(|plies| !plies.is_empty()) {
            let goes_on = left.iter().chain(&kept).any(|moves| moves.starts_with(&plies));
            assert!(goes_on, "kill {kill}: {plies:?} is not among {left:?}");
        }
    }
    assert!(over.len() as u64 > kills(), "{} matches were played", over.len());
}
