//! `pushflip solve`: interrupted runs, damaged files and error messages.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use pushflip_core::engine::tablebase::{is_begun, remove};

fn solve(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = crate::program();
    command.arg("solve").arg("--dir").arg(folder).args(arguments);
    command
}

fn output(mut command: Command) -> (bool, String, String) {
    let Output { status, stdout, stderr } = command.output().expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (status.success(), text(stdout), text(stderr))
}

fn file(folder: &Path, cubes: usize) -> PathBuf {
    folder.join(format!("quixo-4x4-{cubes:02}.pack"))
}

/// The contents of the files of all levels.
fn contents(folder: &Path) -> Vec<Vec<u8>> {
    (0..=16).map(|cubes| fs::read(file(folder, cubes)).expect("every level has a file")).collect()
}

/// A generous timeout for the start of the program.
const PATIENCE: Duration = Duration::from_mins(2);

/// The number of kills without `PUSHFLIP_KILLS`.
const KILLS: u32 = 3;

const LAST_LINE: &str = "all: win 26434489 · loss 15003736 · draw 1608496, as published\n";

#[test]
fn a_run_resumes_an_interrupted_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let started = Instant::now();
    let (fine, text, _) = output(solve(folder, &["--board", "4", "--threads", "2"]));
    let took = started.elapsed();
    assert!(fine && text.ends_with(LAST_LINE), "{text}");
    assert!(text.contains("\n  0 v 0: win 1 · loss 0 · draw 0\n"), "every class is counted: {text}");
    let first = contents(folder);

    // The lower levels are missing.
    (0..=7).for_each(|cubes| fs::remove_file(file(folder, cubes)).expect("a file"));
    let (fine, text, _) = output(solve(folder, &["--board", "4"]));
    assert!(fine && text.ends_with(LAST_LINE) && text.contains("\n8 cubes: "), "{text}");
    assert!(text.contains("(from the file)") && contents(folder) == first, "{text}");

    // With little memory the solver loads the level above in parts.
    (0..=16).for_each(|cubes| fs::remove_file(file(folder, cubes)).expect("a file"));
    let (fine, text, _) = output(solve(folder, &["--board", "4", "--memory", "0"]));
    assert!(fine && text.ends_with(LAST_LINE) && contents(folder) == first, "{text}");

    // A truncated file, and one of another format.
    for (cubes, bytes, reason) in [
        (12, &first[12][..first[12].len() - 1], format!("has {} bytes instead of", first[12].len() - 1)),
        (9, &first[8][..], "is not a table of 4×4 Quixo with 9 cubes; it is made anew".into()),
        (11, &b"hello"[..], "is not a table of 4×4 Quixo with 11 cubes".into()),
    ] {
        fs::write(file(folder, cubes), bytes).expect("it can be written");
        let (fine, text, _) = output(solve(folder, &["--board", "4"]));
        assert!(fine && text.contains(&reason), "{text}");
        assert!(text.ends_with(LAST_LINE) && contents(folder) == first, "{text}");
    }

    // Two levels have damaged values, and the levels below are missing. They must not be derived from damaged
    // values.
    (0..=7).for_each(|cubes| fs::remove_file(file(folder, cubes)).expect("a file"));
    for cubes in [8, 9] {
        fs::write(file(folder, cubes), damaged(&first[cubes])).expect("it can be written");
    }
    let (fine, text, _) = output(solve(folder, &["--board", "4", "--down-to", "2"]));
    assert!(fine, "{text}");
    let sentence =
        format!("{}: it is damaged: its checksums do not fit; it is made anew.\n", file(folder, 9).display());
    assert!(text.contains(&sentence), "{text}");
    let (fine, text, _) = output(solve(folder, &["--board", "4"]));
    assert!(fine && text.ends_with(LAST_LINE) && contents(folder) == first, "{text}");

    // The program is killed at several moments.
    let kills = crate::variable("PUSHFLIP_KILLS", KILLS);
    for number in 1..=kills {
        (0..=16).for_each(|cubes| fs::remove_file(file(folder, cubes)).expect("a file"));
        let mut run = solve(folder, &["--board", "4"]).stdout(Stdio::null()).spawn().expect("the program");
        std::thread::sleep(took.min(Duration::from_secs(2)) * number / (kills + 1));
        run.kill().expect("a running process");
        run.wait().expect("an exit status");
        let (fine, text, _) = output(solve(folder, &["--board", "4"]));
        assert!(fine && text.ends_with(LAST_LINE) && contents(folder) == first, "{text}");
    }

    // A damaged level above intact ones: the total counts would be wrong.
    (0..=7).for_each(|cubes| fs::remove_file(file(folder, cubes)).expect("a file"));
    fs::write(file(folder, 12), damaged(&first[12])).expect("it can be written");
    let (fine, text, _) = output(solve(folder, &["--board", "4"]));
    assert!(fine && text.contains("-12.pack: it is damaged") && contents(folder) == first, "{text}");

    let check = || output(solve(folder, &["--board", "4", "--check"]));
    let (fine, text, _) = check();
    assert!(fine && text.ends_with(LAST_LINE), "{text}");
    let foreign = "it is not a table of 4×4 Quixo with 10 cubes";
    let version = "it is packed in version 0, and this program reads version 1";
    let damage = "it is damaged: its checksums do not fit";
    let last = first[10].len() - 1;
    for (place, reason, solved_again) in [
        (0, foreign, true),
        (15, version, false),
        (16, foreign, true),
        (24, foreign, true),
        (40, damage, true),
        (500, damage, true),
        (600, damage, true),
        (12_500, damage, true),
        (last, damage, true),
    ] {
        let mut bytes = first[10].clone();
        bytes[place] ^= 1;
        fs::write(file(folder, 10), &bytes).expect("it can be written");
        let fails = |(fine, text, complaint): (bool, String, String)| {
            assert!(!fine && complaint.ends_with(&format!("-10.pack: {reason}.\n")), "{place}: {complaint}");
            assert!(complaint.lines().count() == 1 && !text.contains("as published"), "{complaint}{text}");
            assert_eq!(fs::read(file(folder, 10)).expect("a file"), bytes);
        };
        fails(check());
        let again = output(solve(folder, &["--board", "4"]));
        if solved_again {
            let (fine, text, _) = again;
            assert!(
                fine && text.contains(&format!("-10.pack: {reason}; it is made anew.\n")),
                "{place}: {text}"
            );
            assert!(text.ends_with(LAST_LINE) && contents(folder) == first, "{text}");
        } else {
            fails(again);
        }
    }
}

#[test]
fn a_damaged_level_of_a_complete_set_is_recomputed() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let (fine, ..) = output(solve(folder, &["--board", "4"]));
    assert!(fine);
    let whole = contents(folder);
    // The first level, from which all others are derived, and the last one.
    for cubes in [16, 0] {
        let path = file(folder, cubes);
        let mut bytes = fs::read(&path).expect("a file");
        let last = bytes.len() - 1;
        bytes[last] ^= 1;
        fs::write(&path, &bytes).expect("it can be written");
        let (fine, _, complaint) = output(solve(folder, &["--board", "4", "--check"]));
        assert!(!fine && complaint.contains("it is damaged"), "{complaint}");
        let (fine, text, complaint) = output(solve(folder, &["--board", "4"]));
        assert!(fine && text.ends_with(LAST_LINE), "{text}{complaint}");
        let sentence =
            format!("{}: it is damaged: its checksums do not fit; it is made anew.\n", path.display());
        assert!(text.starts_with(&sentence), "{text}");
        assert!(contents(folder) == whole, "{cubes} cubes");
    }
}

#[test]
fn unpacked_tables_of_earlier_versions_are_removed_with_the_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("quixo-5x5-12.table");
    fs::write(&path, "a level that is not packed").expect("it can be written");
    assert!(is_begun(folder.path()));
    remove(folder.path()).expect("removable files");
    assert!(!path.exists() && !is_begun(folder.path()));
}

/// The file of a level with damaged values.
fn damaged(file: &[u8]) -> Vec<u8> {
    let mut bytes = file.to_vec();
    bytes[512..].fill(0xff);
    bytes
}

#[test]
fn a_closed_output_does_not_stop_the_solver() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut run =
        solve(folder.path(), &["--board", "3"]).stdout(Stdio::piped()).spawn().expect("the program");
    drop(run.stdout.take());
    assert!(run.wait().expect("an exit status").success());
    let (fine, text, complaint) = output(solve(folder.path(), &["--board", "3", "--check"]));
    assert!(
        fine && text.ends_with("all: win 12748 · loss 6935 · draw 0, as published\n"),
        "{text}{complaint}"
    );
}

#[test]
fn a_folder_is_locked_by_one_solver() {
    let folder = tempfile::tempdir().expect("a folder");
    let lock = File::create(folder.path().join("solve.lock")).expect("a new file");
    lock.lock().expect("a free lock");
    let (fine, text, complaint) = output(solve(folder.path(), &["--board", "3"]));
    assert!(!fine && text.is_empty(), "{text}");
    let sentence = "another `pushflip solve` is at work in this folder.\n";
    assert!(complaint.ends_with(sentence) && complaint.lines().count() == 1, "{complaint}");
    // A lock file without a locked handle has no effect. A process that another test is just starting holds a
    // copy of the handle until it executes the program.
    drop(lock);
    let began = Instant::now();
    loop {
        let (fine, _, complaint) = output(solve(folder.path(), &["--board", "3"]));
        if fine {
            break;
        }
        assert!(complaint.ends_with(sentence) && began.elapsed() < PATIENCE, "{complaint}");
    }
}

#[test]
fn errors_are_reported_in_one_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let plain = folder.path().join("plain");
    fs::write(&plain, "a file").expect("it can be written");
    for (place, arguments, expected) in [
        (plain.as_path(), &["--board", "3"][..], "the tables cannot be made"),
        (folder.path(), &["--board", "4", "--down-to", "17"], "--down-to 17: a board of 4×4 has 16 cells."),
        (folder.path(), &["--board", "6"], "6 is not in 3..=5"),
        (folder.path(), &["--threads", "0"], "0 is not in 1..=256"),
        (folder.path(), &["--board", "3", "--check"], "quixo-3x3-09.pack"),
    ] {
        let (fine, text, complaint) = output(solve(place, arguments));
        assert!(!fine && text.is_empty(), "{arguments:?}: {text}");
        assert_eq!(complaint.lines().count(), 1, "{complaint}");
        assert!(complaint.contains(expected) && complaint.ends_with(".\n"), "{complaint}");
    }
}
