//! Invalid input: each fault gives one sentence with the place and the reason, and no data is lost.

use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;
use std::process::{Output, Stdio};

use proptest::prelude::*;
use pushflip_core::language::Language;
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::{
    AnyPosition, Autosave, ClockRule, Controller, FileError, Folders, Launch, Match, Moment, Options, Setup,
    change_toml, load_match, load_toml, save_changes,
};
use pushflip_core::text::{self, TextOptions};
use serde::{Deserialize, Serialize};

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

fn folders(folder: &Path) -> Folders {
    Folders { data: folder.join("data"), config: folder.join("config") }
}

/// Options of a terminal match whose input is a pipe.
fn text_options(launch: Launch, folder: &Path) -> TextOptions {
    let folders = Ok(folders(folder));
    let language = Language::English;
    TextOptions { launch, folders, language, board: true, colour: false, echo: true, seed: 1 }
}

/// Whether a text is one sentence on one line, without control characters.
fn is_sentence(text: &str) -> bool {
    text.ends_with('.') && !text.trim_end_matches('.').is_empty() && !text.contains(char::is_control)
}

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

fn broken(autosave: &mut Autosave) -> (std::path::PathBuf, String) {
    let found = autosave.load_current();
    assert!(found.unfinished.is_none(), "{found:?}");
    let [complaint] = found.complaints.try_into().expect("one complaint");
    let sentence = complaint.to_string();
    let (_, kept_as) = sentence.trim_end_matches('.').split_once("The file is kept as ").expect("a place");
    (kept_as.into(), sentence)
}

#[test]
fn a_broken_save_is_kept_aside_and_never_overwritten() {
    let folder = folder();
    let mut autosave = Autosave::new(folders(folder.path()));
    let found = autosave.load_current();
    assert!(found.unfinished.is_none() && found.complaints.is_empty());
    let data = folder.path().join("data");
    fs::create_dir_all(&data).expect("a folder");
    let huge = vec![b' '; 4_000_001];
    let files: [(&[u8], &str); 6] = [
        (b"", "line 1: this isn’t a game: the Variant tag is missing"),
        (b"[Variant \"quixo\"]\n1. e5-e5", "line 2: move 1: The cube from e5 can’t go straight back"),
        (b"[Variant \"quixo\"]\n\n\xff\xfe", "line 3: it isn’t UTF-8 text"),
        (&huge, "it’s larger than 4000 kB"),
        (b"\0\0\0\0", "line 1: this isn’t a game: the Variant tag is missing"),
        (b"[Variant \"quixo\"]\n1. e5-e1 a5", "line 2: move 2: “a5” isn’t a move"),
    ];
    for (number, (bytes, expected)) in (1..).zip(files) {
        fs::write(autosave.current(), bytes).expect("written");
        let (kept_as, sentence) = broken(&mut autosave);
        assert!(is_sentence(&sentence) && sentence.contains(expected), "{sentence}");
        assert_eq!(kept_as, data.join(format!("current.broken-{number}.pushflip")));
        assert!(sentence.contains(&kept_as.display().to_string()), "{sentence}");
        assert_eq!(fs::read(&kept_as).expect("a file"), bytes);
        assert!(!autosave.current().exists());
    }
    // The first file that was set aside is unchanged.
    assert_eq!(fs::read(data.join("current.broken-1.pushflip")).expect("a file"), b"");
    fs::create_dir(autosave.current()).expect("a folder in the file's place");
    let (kept_as, sentence) = broken(&mut autosave);
    assert!(sentence.contains("it’s a folder, not a file") && kept_as.is_dir(), "{sentence}");
    // Saving works again.
    let game = Match::new(Setup::new(Variant::Quixo, &[]));
    autosave.save(&game).expect("saved");
    assert_eq!(autosave.load_current().unfinished.as_deref(), Some(&game));
}

#[test]
fn two_simultaneous_programs_keep_both_matches() {
    let folder = folder();
    let autosave = || Autosave::new(folders(folder.path()));
    let unfinished =
        |autosave: &mut Autosave| autosave.load_current().unfinished.map(|game| game.setup().variant);
    let game = |variant| Match::new(Setup::new(variant, &[]));
    let (mut first, mut second) = (autosave(), autosave());
    first.save(&game(Variant::Quixo)).expect("saved");
    assert_eq!(unfinished(&mut second), None, "the first program still holds the match");
    second.save(&game(Variant::Hexxagon)).expect("saved");
    assert_eq!(unfinished(&mut first), Some(Variant::Quixo));
    drop((first, second));
    // Later starts offer both matches, one after the other.
    let mut later = autosave();
    assert_eq!(unfinished(&mut later), Some(Variant::Quixo));
    later.put_away(&game(Variant::Quixo)).expect("saved");
    drop(later);
    assert_eq!(unfinished(&mut autosave()), Some(Variant::Hexxagon));
}

#[test]
fn a_match_that_cannot_be_filed_is_never_overwritten() {
    let folder = folder();
    let autosave = || Autosave::new(folders(folder.path()));
    let data = folder.path().join("data");
    fs::create_dir_all(&data).expect("a folder");
    fs::write(data.join("matches"), "in the way").expect("written");
    let played = |variant, mv: &str| {
        let mut game = Match::new(Setup::new(variant, &[]));
        game.play(game.position().parse_move(mv).expect("a move")).expect("legal");
        game
    };
    let unfinished = played(Variant::Quixo, "e5-e1");
    let mut finished = played(Variant::Hexxagon, "e14");
    finished.resign(Side::Second);
    let last = played(Variant::QuixoTeams, "e5-e1.n");
    let mut first = autosave();
    first.save(&unfinished).expect("saved");
    for game in [&unfinished, &unfinished, &finished, &finished] {
        let sentence = first.put_away(game).expect_err("no folder").to_string();
        assert!(is_sentence(&sentence) && sentence.contains("Couldn’t save "), "{sentence}");
    }
    assert!(first.save(&finished).is_err());
    first.put_away(&Match::new(Setup::new(Variant::Quixo, &[]))).expect("no file to write");
    first.save(&last).expect("saved");
    first.save(&last).expect("saved");
    let read = |name: &str| load_match(&data.join(name)).expect("a record");
    assert_eq!(read("current.pushflip"), unfinished);
    assert_eq!(read("current-2.pushflip"), finished);
    assert_eq!(read("current-3.pushflip"), last);
    assert!(!data.join("current-4.pushflip").exists(), "each match has one file");
    drop(first);
    // A finished match that still cannot be filed is not set aside.
    fs::rename(data.join("current.pushflip"), data.join("unfinished")).expect("moved");
    fs::rename(data.join("current-2.pushflip"), data.join("current.pushflip")).expect("moved");
    fs::rename(data.join("unfinished"), data.join("current-2.pushflip")).expect("moved");
    let found = autosave().load_current();
    assert_eq!(found.unfinished.as_deref(), Some(&unfinished), "the unfinished match is offered");
    assert!(
        found.complaints.len() == 1 && found.complaints[0].to_string().contains("Couldn’t save "),
        "{found:?}"
    );
    assert_eq!(read("current.pushflip"), finished);
    // Once the folder can be created, the finished match is filed and the others are offered.
    fs::remove_file(data.join("matches")).expect("removed");
    for game in [&unfinished, &last] {
        let mut later = autosave();
        assert_eq!(later.load_current().unfinished.as_deref(), Some(game));
        later.put_away(game).expect("saved");
    }
    assert!(autosave().load_current().unfinished.is_none());
    let filed: Vec<_> =
        folders(folder.path()).saved_matches().iter().flat_map(|path| load_match(path)).collect();
    assert!([unfinished, finished, last].iter().all(|game| filed.contains(game)), "{filed:?}");
}

#[test]
fn every_match_that_cannot_be_filed_has_a_slot() {
    let folder = folder();
    let data = folder.path().join("data");
    fs::create_dir_all(&data).expect("a folder");
    fs::write(data.join("matches"), "in the way").expect("written");
    let mut autosave = Autosave::new(folders(folder.path()));
    let mut game = Match::new(Setup::new(Variant::Quixo, &[]));
    for ply in 0..12 {
        game.play(game.position().moves()[ply % 4]).expect("legal");
        autosave.put_away(&game).expect_err("no folder");
    }
    for number in 2..=12 {
        let kept = load_match(&data.join(format!("current-{number}.pushflip"))).expect("kept");
        assert_eq!(kept.moves(), &game.moves()[..number]);
    }
    drop(autosave);
    // Later starts offer them in numerical order, the tenth after the ninth.
    fs::remove_file(data.join("matches")).expect("removed");
    for plies in 1..=12 {
        let mut later = Autosave::new(folders(folder.path()));
        let found = later.load_current().unfinished.expect("an unfinished match");
        assert_eq!(found.moves().len(), plies);
        later.put_away(&found).expect("saved");
    }
}

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

#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
#[serde(default)]
struct Settings {
    volume: u8,
    language: String,
    colours: Vec<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self { volume: 40, language: "en".into(), colours: vec!["oak".into()] }
    }
}

#[test]
fn broken_settings_give_the_default_and_are_kept_aside() {
    let folder = folder();
    let path = folder.path().join("config/settings.toml");
    assert_eq!(load_toml::<Settings>(&path), (Settings::default(), None));
    let changed = Settings { volume: 7, ..Settings::default() };
    change_toml(&path, |all| *all = changed.clone()).expect("saved");
    assert_eq!(load_toml(&path), (changed, None));
    fs::write(&path, "volume = 9\nfrom_the_future = { x = [1] }\n").expect("written");
    assert_eq!(load_toml(&path), (Settings { volume: 9, ..Settings::default() }, None));
    let files: [(&[u8], &str); 4] = [
        (b"volume = 1\nvolume = 2", "line 2: duplicate key"),
        (b"[[[", "line 1: "),
        (b"\n\nlanguage = \"it", "line 3: "),
        (b"language = \"\xff\"", "line 1: it isn’t UTF-8 text"),
    ];
    for (number, (bytes, expected)) in (1..).zip(files) {
        fs::write(&path, bytes).expect("written");
        let (settings, sentence) = load_toml::<Settings>(&path);
        let sentence = sentence.expect("an error").to_string();
        assert_eq!(settings, Settings::default());
        assert!(is_sentence(&sentence) && sentence.contains(expected), "{sentence}");
        let kept = folder.path().join(format!("config/settings.broken-{number}.toml"));
        assert_eq!(fs::read(kept).expect("a file"), bytes);
    }
    // An empty file is valid and contains the defaults.
    fs::write(&path, "").expect("written");
    assert_eq!(load_toml(&path), (Settings::default(), None));
}

#[test]
fn an_invalid_value_affects_only_its_own_setting() {
    let folder = folder();
    let path = folder.path().join("settings.toml");
    let known = Settings { language: "it".into(), ..Settings::default() };
    for (text, settings, what) in [
        ("language = \"it\"\nvolume = \"loud\"", known.clone(), "line 2 (volume)"),
        ("volume = 256\nlanguage = \"it\"", known.clone(), "line 1 (volume)"),
        ("language = \"it\"\nvolume = -1\n", known.clone(), "line 2 (volume)"),
        (
            "volume = [1]\nlanguage = \"it\"\ncolours = 3\n",
            known.clone(),
            "line 1 (volume), line 3 (colours)",
        ),
        ("volume = { of = 3 }\nlanguage = \"it\"\n", known, "line 1 (volume)"),
        (
            "colours = [\"ash\", 3, \"elm\"]",
            Settings { colours: vec!["ash".into(), "elm".into()], ..Settings::default() },
            "line 1 (colours)",
        ),
        ("[volume]\nof = 3\n", Settings::default(), "line 1 (volume)"),
    ] {
        fs::write(&path, text).expect("written");
        let (read, error) = load_toml::<Settings>(&path);
        assert_eq!(read, settings, "{text}");
        let sentence = error.expect("an error").to_string();
        assert!(is_sentence(&sentence) && sentence.contains(what), "{sentence}");
        assert_eq!(fs::read_to_string(&path).expect("a file"), text, "the file stays as it is");
    }
    let files = fs::read_dir(folder.path()).expect("a folder").count();
    assert!(files <= 2, "only the file and its lock exist");
}

#[test]
fn an_unknown_value_is_kept_until_it_is_replaced() {
    let folder = folder();
    let path = folder.path().join("settings.toml");
    let text = "colours = [\"oak\"]\nlanguage = 7\nvolume = 1\n\n[later]\nx = 1\n";
    fs::write(&path, text).expect("written");
    let read = |path| fs::read_to_string(path).expect("a file");
    change_toml(&path, |all: &mut Settings| all.volume = 2).expect("saved");
    assert_eq!(read(path.clone()), text.replace("volume = 1", "volume = 2"));
    let (was, _) = load_toml::<Settings>(&path);
    save_changes(&path, &was, &Settings { volume: 3, ..was.clone() }).expect("saved");
    assert_eq!(read(path.clone()), text.replace("volume = 1", "volume = 3"));
    let aside = folder.path().join("settings.broken-1.toml");
    assert!(!aside.exists());
    change_toml(&path, |all: &mut Settings| all.language = "sl".into()).expect("saved");
    assert_eq!(load_toml(&path), (Settings { volume: 3, language: "sl".into(), ..was }, None));
    assert_eq!(read(aside), text.replace("volume = 1", "volume = 3"), "the replaced file is kept");
}

#[test]
fn a_file_with_only_invalid_values_gives_the_defaults() {
    let folder = folder();
    let path = folder.path().join("settings.toml");
    let text = format!("colours = [{}]", "1, ".repeat(60));
    fs::write(&path, &text).expect("written");
    let (read, error) = load_toml::<Settings>(&path);
    assert_eq!(read, Settings::default());
    assert!(error.expect("an error").to_string().contains("line 1: invalid type"));
    assert_eq!(fs::read_to_string(folder.path().join("settings.broken-1.toml")).expect("a file"), text);
}

#[test]
#[cfg(unix)]
fn settings_behind_a_link_keep_the_link() {
    let folder = folder();
    let (link, target) = (folder.path().join("settings.toml"), folder.path().join("dotfiles.toml"));
    fs::write(&target, "volume = 1").expect("written");
    std::os::unix::fs::symlink(&target, &link).expect("a link");
    change_toml(&link, |all| *all = Settings::default()).expect("saved");
    assert!(fs::symlink_metadata(&link).expect("a file").is_symlink());
    assert!(fs::read_to_string(&target).expect("a file").contains("volume = 40"));
}

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
        (&["--language", "de"], "“de” isn’t one of en, it, sl, ro, ru"),
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

proptest! {
    // Few cases, since each writes files.
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_in_files_are_read_or_kept(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let folder = folder();
        let mut autosave = Autosave::new(folders(folder.path()));
        fs::create_dir_all(folder.path().join("data")).expect("a folder");
        fs::write(autosave.current(), &bytes).expect("written");
        let (kept_as, sentence) = broken(&mut autosave);
        prop_assert_eq!(&fs::read(kept_as).expect("a file"), &bytes);
        prop_assert!(is_sentence(&sentence), "{}", sentence);
        let path = folder.path().join("settings.toml");
        fs::write(&path, &bytes).expect("written");
        if let (_, Some(error)) = load_toml::<Settings>(&path) {
            let sentence = error.to_string();
            prop_assert!(is_sentence(&sentence), "{}", sentence);
            let kept = match error {
                FileError::InvalidValues(path, _) => path,
                _ => folder.path().join("settings.broken-1.toml"),
            };
            prop_assert_eq!(&fs::read(kept).expect("a file"), &bytes);
        }
    }

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
