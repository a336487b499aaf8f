//! Invalid command lines, and a closed output.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Output, Stdio};

use super::{folder, is_sentence};

/// Runs the built program.
fn program(folder: &Path, arguments: &[&str]) -> Output {
    crate::program()
        .args(arguments)
        .env("PUSHFLIP_DATA_DIR", folder.join("data"))
        .env("PUSHFLIP_CONFIG_DIR", folder.join("config"))
        .stdin(Stdio::null())
        .output()
        .expect("the program")
}

#[test]
fn bad_command_lines_give_one_sentence_and_exit_code_2() {
    let folder = folder();
    let broken = folder.path().join("broken.pushflip");
    fs::write(&broken, "[Variant \"quixo\"]\n1. e5-e5").expect("written");
    let broken = broken.to_str().expect("a path");
    for (arguments, expected) in [
        (&["--txet"][..], "unexpected argument '--txet' found"),
        (&["--variant"], "a value is required for '--variant <ID>'"),
        (&["--variant", "chess"], "“chess” isn’t one of quixo, quixo-teams, hexxagon, hexxagon-open"),
        (&["--variant", ""], "--variant"),
        (
            &["--seats", "human,dog"],
            "“dog” isn’t one of human, first-game, beginner, casual, regular, club, tournament, expert, master",
        ),
        (&["--variant", "quixo", "--seats", "human"], "seats: Quixo has 2 seats, not 1"),
        (&["--variant", "quixo", "--seats", "human,human,human,human"], "seats: Quixo has 2 seats, not 4"),
        (&["--variant", "quixo", "--names", "a,b,c"], "names: 3 names are too many for 2 seats"),
        (&["--variant", "quixo", "--first", "south"], "first: “south” isn’t one of Cross, Circle"),
        (&["--variant", "hexxagon", "--first", "white"], "first: in Hexxagon Red always starts"),
        (&["--clock", "soon"], "“soon” isn’t one of none, 30/move, 600+5"),
        (&["--stuck", "cries"], "“cries” isn’t one of passes, ends, fills"),
        (&["--variant", "quixo", "--stuck", "fills"], "stuck: this rule is for Hexxagon, not for Quixo"),
        (
            &["--variant", "hexxagon", "--no-consultation"],
            "no-consultation: there are no partners in Hexxagon",
        ),
        (&["--position", "5/5/5/5 x 0 1"], "position, board: the board needs 5 rows, not 4"),
        (&["--position", "5/5/5/5/5 x 0 1", "--variant", "hexxagon"], "position, "),
        (
            &["--position", "5/5/5/5/5 x 0"],
            "pushflip: position: it needs four parts (board, side to move, 100-move count, move number), not 3",
        ),
        (&["--position", "1/6/12/18/25 r 0 1"], "position, board: ring e"),
        (&["--position", "5/5/5/5/5 x 0 1", "--first", "circle"], "cannot be used with '--first <SEAT>'"),
        (&["--seats", "human,perfect"], "seats: perfect plays only Quixo for two, after pushflip solve"),
        (
            &["--variant", "hexxagon", "--seats", "perfect,human"],
            "seats: perfect plays only Quixo for two, after pushflip solve",
        ),
        (&["--language", "xx"], "“xx” isn’t one of en, de, fr, es, it, sl, ro, ru"),
        (&["--seed", "x"], "invalid value 'x' for '--seed <NUMBER>'"),
        (&["missing.pushflip"], "missing.pushflip: there’s no such file or folder"),
        (&["--text", broken], "line 2: move 1: The cube from e5 can’t go straight back"),
        (&["one", "two"], "'two' cannot be used with '[FILE]'"),
        (&["--variant", "quixo", broken], "'--variant <ID>' cannot be used with '[FILE]'"),
        (&["--no-repetition-draw", broken], "'--no-repetition-draw' cannot be used with '[FILE]'"),
        (&["--no-quiet-draw", broken], "'--no-quiet-draw' cannot be used with '[FILE]'"),
        (&["--no-consultation", broken], "'--no-consultation' cannot be used with '[FILE]'"),
        (&["--stuck", "passes", broken], "'--stuck <WHAT>' cannot be used with '[FILE]'"),
        (&["engine"], "the following required arguments were not provided: --variant <ID>"),
        (&["engine", "--variant", "quixo", "--threads", "0"], "\"0\" is not a number from 1 to "),
        (
            &["engine", "--variant", "quixo", "--level", "god"],
            "“god” isn’t one of first-game, beginner, casual, regular, club, tournament, expert, master",
        ),
        (&["perft", "--variant", "quixo"], "the following required arguments were not provided: --depth <D>"),
        (&["perft", "--variant", "quixo", "--depth", "-1"], "-1"),
        (&["perft", "--variant", "quixo", "--depth", "41"], "depth 41: perft goes to depth 40"),
        (
            &["perft", "--variant", "quixo", "--depth", "1", "--position", "x"],
            "position: it needs four parts (board, side to move, 100-move count, move number), not 1",
        ),
        (&["engine", "--variant", "quixo", "--hash", "9999"], "9999 is not in 1..=4096"),
        (&["--text", "perft"], "perft"),
    ] {
        let output = program(folder.path(), arguments);
        let sentence = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {sentence}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        let line = sentence.strip_suffix('\n').unwrap_or_default();
        assert!(line.starts_with("pushflip: ") && is_sentence(line), "{arguments:?}: {sentence}");
        assert!(sentence.contains(expected), "{arguments:?}: {sentence}");
    }
    if cfg!(feature = "game") {
        for option in [&["--variant", "quixo"][..], &["--position", "5/5/5/5/5 x 0 1"]] {
            let arguments = [&["screenshot", "--file", broken, "x.png"][..], option].concat();
            let output = program(folder.path(), &arguments);
            let sentence = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{sentence}");
            let both = ["cannot be used with", "--file <FILE>", option[0]];
            assert!(both.iter().all(|part| sentence.contains(part)), "{sentence}");
        }
    }
    let help = String::from_utf8_lossy(&program(folder.path(), &["--help"]).stdout).into_owned();
    let words: Vec<&str> = help.split_whitespace().collect();
    assert!(words.join(" ").contains("perfect, with the tables of `pushflip solve`"), "{help}");
    for arguments in [&["--help"][..], &["--version"], &["perft", "--help"]] {
        let output = program(folder.path(), arguments);
        assert!(output.status.success() && output.stderr.is_empty() && !output.stdout.is_empty());
    }
}

#[test]
#[cfg(unix)]
fn arguments_that_are_no_text_are_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    for argument in [&b"--variant=\xff"[..], b"\xff.pushflip", b"--\xff"] {
        let output = crate::program()
            .arg(OsStr::from_bytes(argument))
            .stdin(Stdio::null())
            .output()
            .expect("the program");
        let sentence = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{sentence}");
        assert!(is_sentence(sentence.trim_end_matches('\n')), "{sentence:?}");
    }
}

#[test]
fn a_closed_output_ends_the_program_quietly() {
    let folder = folder();
    for arguments in [
        &["--text", "--variant", "hexxagon", "--seats", "human,human"][..],
        &["perft", "--variant", "quixo", "--depth", "4"],
        &["--help"],
    ] {
        let mut child = crate::program()
            .args(arguments)
            .env("PUSHFLIP_DATA_DIR", folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program");
        drop(child.stdout.take());
        // The program may exit before it has read all input.
        let _ = child.stdin.take().expect("input").write_all("board\n".repeat(10_000).as_bytes());
        let output = child.wait_with_output().expect("the output");
        assert!(output.status.success(), "{arguments:?}: {output:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    }
}
