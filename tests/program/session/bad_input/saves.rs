//! Damaged saves of a match, and matches that cannot be written or filed.

use std::fs;

use proptest::prelude::*;
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::{Autosave, FileError, Match, Setup, load_match, load_toml};

use super::settings::Settings;
use super::{folder, folders, is_sentence};

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
    // Without the obstacle, the finished match is filed and the others are offered.
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
}
