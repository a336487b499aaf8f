//! Invalid input of the terminal game: any line, long matches, and folders that cannot be written.

use std::fs;
use std::io::Cursor;

use proptest::prelude::*;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Autosave, Controller, Launch, load_match};
use pushflip_core::text;

use super::{folder, folders, is_sentence, text_options};

#[test]
fn an_opened_record_can_be_saved_and_read_again() {
    let folder = folder();
    let path = folder.path().join("long.pushflip");
    // Repeated moves with the draw rules off, and without move numbers.
    let record = |rounds| {
        let moves = "e5-c3 e1-c1 c3-e5 c1-e1\n".repeat(rounds);
        format!("[Variant \"hexxagon\"][Repetition \"off\"][Quiet \"off\"]\n{moves}")
    };
    fs::write(&path, record(35_000)).expect("written");
    let launch = Launch { opened: load_match(&path).ok(), ..Launch::default() };
    let mut output = Vec::new();
    text::run(Cursor::new("e5-c3\nquit\n"), &mut output, text_options(launch, folder.path()))
        .expect("played");
    let printed = String::from_utf8_lossy(&output).into_owned();
    assert!(printed.contains("Your game is saved. You can resume it next time."), "{printed}");
    let found = Autosave::new(folders(folder.path())).load_current();
    assert_eq!(found.unfinished.expect("an unfinished match").moves().len(), 140_001);
    fs::write(&path, record(60_000)).expect("written");
    let sentence = load_match(&path).expect_err("too long").to_string();
    let expected = "the game is too long: 2289 kB, and the limit is 2000 kB.";
    assert!(is_sentence(&sentence) && sentence.ends_with(expected), "{sentence}");
}

#[test]
fn the_game_continues_when_nothing_can_be_written() {
    let folder = folder();
    // A file in place of the data folder prevents writing, even for root.
    fs::write(folder.path().join("data"), "in the way").expect("written");
    let seats = Some(vec![Controller::Human, Controller::Human]);
    let launch = Launch { variant: Some(Variant::Quixo), seats, ..Launch::default() };
    let options = text_options(launch, folder.path());
    let mut output = Vec::new();
    text::run(Cursor::new("e5-e1\na5-a1\nquit\n"), &mut output, options).expect("played");
    let printed = String::from_utf8(output).expect("text");
    let sentence = printed.lines().filter(|line| line.contains("Couldn’t save ")).collect::<Vec<_>>();
    assert_eq!(sentence.len(), 1, "printed once: {printed}");
    assert!(is_sentence(sentence[0]), "{sentence:?}");
    assert!(printed.contains("1. a5-a1: Circle"), "{printed}");
    assert_eq!(fs::read(folder.path().join("data")).expect("a file"), b"in the way");
}

#[test]
fn the_terminal_takes_any_line() {
    let folder = folder();
    let long = "x".repeat(1_000_000);
    let input =
        format!("\u{1b}[2J\n{long}\n\0\nmoves \u{7}\nsave \nopen\nopen \u{7}\nopen /\nsave /\ne5-e1\n");
    let mut bytes = input.into_bytes();
    bytes.extend(b"\xff\xfe\nrecord");
    let seats = Some(vec![Controller::Human, Controller::Human]);
    let launch = Launch { variant: Some(Variant::Quixo), seats, ..Launch::default() };
    let options = text_options(launch, folder.path());
    let mut output = Vec::new();
    text::run(Cursor::new(bytes), &mut output, options).expect("played");
    let printed = String::from_utf8(output).expect("text");
    assert!(printed.chars().all(|sign| sign == '\n' || !sign.is_control()), "{printed:?}");
    assert!(printed.len() < 20_000, "a long line is not repeated");
    for part in [
        "That line is too long.",
        "Enter a path first.",
        "it’s a folder, not a file",
        "/ already exists",
        "1. e5-e1 *",
    ] {
        assert!(printed.contains(part), "{part} in {printed}");
    }
}

proptest! {
    // Few cases, since each writes files.
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_input_ends_the_terminal_game_well(input in prop::collection::vec(prop_oneof![
        Just(String::new()), Just("undo".into()), Just("redo".into()), Just("new".into()), Just("draw".into()),
        Just("yes".into()), Just("resign".into()), Just("rematch".into()), Just("partner".into()),
        Just("e5-e1".into()), Just("e14".into()), Just("e5-e1.n".into()), Just("3".into()), "\\PC{0,20}",
    ], 0..12), variant in 0..4_usize) {
        let folder = folder();
        let variant = Variant::ALL[variant];
        let seats = Some(vec![Controller::Human; variant.seats()]);
        let launch = Launch { variant: Some(variant), seats, ..Launch::default() };
        let options = text_options(launch, folder.path());
        let mut output = Vec::new();
        // Commands that access files are excluded, so that random paths are not written.
        let harmless = |line: &&String| !line.starts_with("save") && !line.starts_with("open");
        let lines: Vec<&str> = input.iter().filter(harmless).map(String::as_str).collect();
        let text = lines.join("\n");
        text::run(Cursor::new(text), &mut output, options).expect("played");
        let printed = String::from_utf8(output).expect("text");
        prop_assert!(printed.ends_with('\n'));
        prop_assert!(printed.chars().all(|sign| sign == '\n' || !sign.is_control()), "{:?}", printed);
        let found = Autosave::new(folders(folder.path())).load_current();
        prop_assert!(found.complaints.is_empty(), "{:?}", found.complaints);
    }
}
