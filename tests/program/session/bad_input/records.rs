//! Invalid records, positions and clocks.

use std::path::Path;

use proptest::prelude::*;
use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyPosition, ClockRule, Controller, Match, Moment, Options, Setup, load_match};

use super::folder;

#[test]
fn broken_records_name_line_and_reason() {
    const SYNTAX: &str = "a bracket, a quotation mark or a comment isn’t closed, or is in the wrong place";
    const NO_VARIANT: &str = "this isn’t a game: the Variant tag is missing";
    for (record, line, expected) in [
        ("", 1, NO_VARIANT),
        ("\n\n\n", 1, NO_VARIANT),
        ("1. e5-e1", 1, NO_VARIANT),
        (
            "[Variant \"chess\"]",
            1,
            "Variant: “chess” isn’t one of quixo, quixo-teams, hexxagon, hexxagon-open",
        ),
        (
            "[Variant \"Quixo\"]",
            1,
            "Variant: “Quixo” isn’t one of quixo, quixo-teams, hexxagon, hexxagon-open",
        ),
        ("[Variant \"quixo\"]\n[Variant \"quixo\"]", 2, "the tag Variant appears twice"),
        ("[Variant \"quixo\"\n1. e5-e1", 1, SYNTAX),
        ("[Variant quixo]", 1, SYNTAX),
        ("[Variant \"quixo]\n", 1, SYNTAX),
        ("\n[\"quixo\"]", 2, SYNTAX),
        ("[", 1, SYNTAX),
        ("[A \"\\x\"]", 1, SYNTAX),
        ("[A \"\\u{d800}\"]", 1, SYNTAX),
        ("[A \"\\u{99999999999}\"]", 1, SYNTAX),
        ("[A \"\"]\n{ never\nclosed", 2, SYNTAX),
        ("[A \"\"] ]", 1, SYNTAX),
        ("[A \"\"]\r\r{\r}\r]", 5, SYNTAX),
        ("[A \"\"]\r\n\r\n{\r\n}\r\n]", 5, SYNTAX),
    ] {
        let error = Match::from_record(record).expect_err(record);
        assert_eq!(error.to_string(), format!("Line {line}: {expected}"), "{record:?}");
    }
    for (rest, expected) in [
        (
            "[CrossPlayer \"dog\"]",
            "CrossPlayer: “dog” isn’t one of human, first-game, beginner, casual, regular, club, tournament, expert, master",
        ),
        ("[First \"South\"]", "First: “South” isn’t one of Cross, Circle"),
        ("[First \"Circle\"][Start \"5/5/5/5/5 x 0 1\"]", "First: Cross starts"),
        ("[Quiet \"maybe\"]", "Quiet: “maybe” isn’t one of on, off"),
        ("[Stuck \"\"]", "Stuck: “” isn’t one of passes, ends, fills"),
        ("[Date \"yesterday\"]", "Date: “yesterday” doesn’t look like 2026-11-21 09:17:39"),
        (
            "[Date \"2026-02-30 00:00:00\"]",
            "Date: “2026-02-30 00:00:00” doesn’t look like 2026-11-21 09:17:39",
        ),
        ("[Start \"5/5/5/5 x 0 1\"]", "Start: the board needs 5 rows, not 4"),
        ("[Start \"5/5/5/5/5 x 99999999999 1\"]", "Start: “99999999999” isn’t a valid 100-move count"),
        ("[Left \"1 2\"]", "Left: the game has no clock"),
        ("[Clock \"9+0\"][Left \"1\"]", "Left: “1” doesn’t look like 60 60"),
        ("[Clock \"9+0\"][Left \"1 -2\"]", "Left: “1 -2” doesn’t look like 60 60"),
        ("[Clock \"9+0\"][TakenBack \"e5-e1\"]", "TakenBack: No takebacks in a game with a clock"),
        ("[Result \"2-0\"]", "Result: “2-0” isn’t one of 1-0, 0-1, 1/2-1/2, *"),
        (
            "[Reason \"bored\"]",
            "Reason: “bored” isn’t one of line, opponent-line, all-passed, full, nobody-moves, stuck, wiped-out, repetition, quiet, agreed, resigned, out-of-time",
        ),
        ("[Reason \"agreed\"]", "the result doesn’t match the moves"),
        ("[Result \"1-0\"] 0-1", "the result doesn’t match the moves"),
        ("1. e5-e5", "move 1: The cube from e5 can’t go straight back"),
        ("1. e5-e1 e1-a1", "move 2: e1 is your opponent’s cube"),
        ("1. e5-e1 3. a5-a1", "the move number is 3, but 1 comes next"),
        ("99999999999999999999. e5-e1", "the move number is 999999999, but 1 comes next"),
        ("1. e5-e1 * a5-a1", "there’s something after the result"),
        ("1. e14", "move 1: “e14” isn’t a move"),
        ("1. é5-e1", "move 1: there’s no cell “é5”"),
    ] {
        let record = format!("[Variant \"quixo\"]\n{rest}");
        let error = Match::from_record(&record).expect_err(rest).to_string();
        assert_eq!(error, format!("Line 2: {expected}"), "{rest}");
    }
    let long = Match::from_record(&format!("[Variant \"quixo\"] {}", "é".repeat(100_000)));
    assert!(long.expect_err("no move").to_string().chars().count() < 400, "the error message stays short");
    // Results that contradict the moves.
    let over = "[Variant \"quixo\"][Start \"xo3/o4/o4/o4/o4 x 0 9\"]\n";
    for (moves, fits) in [
        ("a5-e5 0-1", true),
        ("a5-e5", true),
        ("[Reason \"opponent-line\"] a5-e5 0-1", true),
        ("a5-e5 1-0", false),
        ("a5-e5 *", false),
        ("[Reason \"resigned\"] a5-e5 0-1", false),
        ("[Reason \"resigned\"] 1-0", true),
        ("[Reason \"agreed\"] 1-0", false),
        ("[Reason \"resigned\"] 1/2-1/2", false),
        ("1-0", false),
        ("a5-e5 e1-e5", false),
    ] {
        assert_eq!(Match::from_record(&format!("{over}{moves}")).is_ok(), fits, "{moves}");
    }
}

#[test]
fn the_first_player_and_the_score_must_match_the_position() {
    for (rest, expected) in [
        ("[First \"White\"]", Some("First: Red starts")),
        ("[First \"Red\"]", None),
        ("[First \"White\"][Start \"1/6/12/18/w3r3w3r3w3r3 w 0 2\"]", None),
        ("[Score \"50-2\"] 1. e14 e17-e15", Some("Score: the result doesn’t match the moves")),
        ("[Score \"3-4\"] 1. e14 e17-e15", None),
        (
            "[Score \"4-3\"][Reason \"resigned\"] 1. e14 e17-e15 1-0",
            Some("Score: the result doesn’t match the moves"),
        ),
        ("[Score \"3-4\"][Reason \"resigned\"] 1. e14 e17-e15 1-0", None),
    ] {
        let read = Match::from_record(&format!("[Variant \"hexxagon-open\"]\n{rest}"));
        let wrong = read.err().map(|error| error.to_string());
        assert_eq!(wrong, expected.map(|expected| format!("Line 2: {expected}")), "{rest}");
    }
}

#[test]
fn impossible_clocks_are_refused() {
    for text in [
        "",
        "+",
        "0+5",
        "0/move",
        "/move",
        "-1",
        "1e9",
        "NaN",
        "600+",
        "5 +1",
        "1.0000000001/move",
        "2000000000",
        "99999999999999999999+1",
        "½",
    ] {
        let error = text.parse::<ClockRule>().expect_err(text).to_string();
        assert!(error.contains(&format!("“{text}”")), "{error}");
    }
}

#[test]
fn files_that_are_no_records_are_refused() {
    let folder = folder();
    let missing = folder.path().join("missing");
    assert_eq!(
        load_match(&missing).expect_err("missing").to_string(),
        format!("Couldn’t open {}: there’s no such file or folder.", missing.display())
    );
    let refused = load_match(folder.path()).expect_err("a folder").to_string();
    assert!(refused.ends_with("it’s a folder, not a file."));
    if cfg!(unix) {
        let device = load_match(Path::new("/dev/zero")).expect_err("a device is refused").to_string();
        assert_eq!(device, "Couldn’t open /dev/zero: it isn’t a regular file.");
    }
}

/// A valid record with every kind of content, to be damaged.
const RECORD: &str = "[Variant \"hexxagon\"]\n[Date \"2026-11-21 09:17:39\"]\n[Red \"A \\\"b\\\" \\u{7}\"]\n\
    [RedPlayer \"human\"]\n[White \"Club\"]\n[WhitePlayer \"club\"]\n[Repetition \"off\"]\n[Quiet \"on\"]\n\
    [Stuck \"fills\"]\n[Clock \"600+5\"]\n[Left \"583.25 600\"]\n[Result \"1-0\"]\n[Reason \"resigned\"]\n\
    [Score \"5-2\"]\n\n{a comment} 1. e14 e17-e15 2. e13-d11 1-0\n";

/// The property of the record reader: a text is read and round-trips, or gives an error with a line and a
/// reason.
fn check_record(text: &str) {
    match Match::from_record(text) {
        Ok(game) => assert_eq!(Match::from_record(&game.to_record()), Ok(game)),
        Err(error) => {
            let line = error.place.strip_prefix("Line ").and_then(|line| line.parse::<usize>().ok());
            let lines = text.matches('\n').count() + 1;
            assert!(line.is_some_and(|line| (1..=lines).contains(&line)), "{error} in {text:?}");
            assert!(!error.reason.is_empty());
        }
    }
}

#[test]
fn the_record_to_be_damaged_is_valid() {
    Match::from_record(RECORD).expect("a record");
}

fn starts() -> [AnyPosition; 4] {
    Variant::ALL.map(|variant| AnyPosition::start(variant, &Options::default()))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*|[\\[\\]\"{}\\\\a-e1-5. *\n-]*") {
        check_record(&text);
        check_record(&format!("[Variant \"quixo-teams\"]\n{text}"));
        for start in starts() {
            let _ = start.parse_move(&text);
            if let Ok(position) = start.read(&text) {
                prop_assert_eq!(position.read(&position.to_string()), Ok(position));
            }
        }
        if let Ok(clock) = text.parse::<ClockRule>() {
            prop_assert_eq!(clock.to_string().parse(), Ok(clock));
        }
        if let Ok(moment) = text.parse::<Moment>() {
            prop_assert_eq!(moment.to_string(), text.clone());
        }
        let _ = (text.parse::<Controller>(), text.parse::<Variant>());
    }

    #[test]
    fn damaged_records_are_read_or_refused(cut in 0..RECORD.len(), length in 0..20_usize, put in "\\PC{0,3}|[\"\\\\\\[\\]{}\n0-9]") {
        let end = (cut + length).min(RECORD.len());
        check_record(&format!("{}{put}{}", &RECORD[..cut], &RECORD[end..]));
    }

    #[test]
    fn damaged_positions_are_read_or_refused(variant in 0..4_usize, cut in 0..25_usize, length in 0..3_usize, put in "[/rwxonsew0-9 -]{0,3}") {
        let start = starts()[variant];
        let text = start.to_string();
        let (cut, end) = (cut.min(text.len()), (cut + length).min(text.len()));
        let damaged = format!("{}{put}{}", &text[..cut], &text[end.max(cut)..]);
        if let Ok(position) = start.read(&damaged) {
            // An accepted position supports moves without a panic.
            prop_assert_eq!(position.read(&position.to_string()), Ok(position));
            if let Some(&mv) = position.moves().first() {
                let _ = position.play(mv).outcome();
            }
            let setup = Setup { start: Some(position), ..Setup::new(Variant::ALL[variant], &[]) };
            let game = Match::new(setup);
            prop_assert_eq!(Match::from_record(&game.to_record()), Ok(game));
        }
    }
}
