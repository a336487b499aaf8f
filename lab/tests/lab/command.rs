//! Tests of the command line: help for incomplete commands, escaping in error messages.

/// Text with control characters and terminal escape sequences.
const HOSTILE: &str = "a\u{1b}[31m\u{7}\u{9b}2J\u{202e}end";

#[test]
fn a_command_without_its_subcommand_prints_help() {
    for command in ["puzzles", "train"] {
        let output = crate::program().arg(command).output().expect("the program starts");
        let help = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{help}");
        let usage = format!("Usage: pushflip-lab {command} <COMMAND>");
        assert!(output.stdout.is_empty() && help.contains(&usage), "{help}");
    }
}

#[test]
fn errors_contain_no_control_characters() {
    for arguments in [
        ["exam", "--nodes", "1", "--data", HOSTILE].as_slice(),
        &["match", "--variant", "quixo", "--a", HOSTILE, "--b", "random"],
        &[HOSTILE],
    ] {
        let output = crate::program().args(arguments).output().expect("the program starts");
        let sentence = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(2), "{sentence}");
        assert!(sentence.contains("end") && sentence.lines().count() == 1, "{sentence}");
        let is_control = |sign: char| sign.is_control() || sign == '\u{202e}';
        assert!(!sentence.trim_end_matches('\n').contains(is_control), "{sentence:?}");
    }
}

#[test]
fn a_missing_layer_of_the_tablebase_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("opening.bin");
    let output = crate::program().arg("opening").arg(folder.path()).arg(&file).output();
    let output = output.expect("the program starts");
    let sentence = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(1), "{sentence}");
    assert!(sentence.contains("quixo-5x5-00.pack: ") && !file.exists(), "{sentence}");
}
