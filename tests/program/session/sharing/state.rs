//! Small state files: read, changed and written again by concurrent processes.

use std::fs;
use std::time::UNIX_EPOCH;

use pushflip_core::session::lesson::{FinishedLessons, Lesson};
use pushflip_core::session::puzzle::{Day, Progress, PuzzleEvent, PuzzleSet};
use pushflip_core::session::{load_toml, save_changes};
use serde::{Deserialize, Serialize};

use super::{folders, rounds, together};

#[test]
fn puzzles_solved_at_the_same_moment_all_count() {
    for round in 0..rounds() {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = folders(folder.path());
        let puzzles = PuzzleSet::ALL[0].puzzles();
        let count = puzzles.len().min(8);
        together(count, |number| {
            let mut progress = Progress::default();
            progress.record(&puzzles[number], PuzzleEvent::Solved, Day::of(UNIX_EPOCH));
            progress.save(&folders).expect("saved");
        });
        let (kept, warning) = Progress::load(&folders);
        assert_eq!((kept.solved(PuzzleSet::ALL[0]), warning), (count, None), "round {round}");
    }
}

#[test]
fn lessons_finished_at_the_same_moment_all_count() {
    for round in 0..rounds() {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = folders(folder.path());
        together(Lesson::ALL.len(), |number| {
            let mut learned = FinishedLessons::default();
            learned.finish(Lesson::ALL[number]);
            learned.save(&folders).expect("saved");
        });
        let (kept, _) = FinishedLessons::load(&folders);
        assert!(Lesson::ALL.iter().all(|&lesson| kept.has(lesson)), "round {round}: {kept:?}");
    }
}

#[test]
fn a_broken_file_is_set_aside_once_and_a_good_one_never() {
    for round in 0..4 * rounds() {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = folders(folder.path());
        fs::create_dir_all(&folders.data).expect("a folder");
        fs::write(folders.data.join("lessons.toml"), "finished =").expect("written");
        together(8, |number| {
            if number % 2 == 0 {
                drop(FinishedLessons::load(&folders));
            } else {
                let mut learned = FinishedLessons::default();
                learned.finish(Lesson::ALL[number / 2 % Lesson::ALL.len()]);
                // The process that finds the broken file returns an error.
                let _ = learned.save(&folders);
            }
        });
        let aside = |number: usize| folders.data.join(format!("lessons.broken-{number}.toml"));
        assert_eq!(fs::read_to_string(aside(1)).expect("a file"), "finished =", "round {round}");
        assert!(!aside(2).exists(), "round {round}: {}", fs::read_to_string(aside(2)).unwrap_or_default());
        let (_, warning) = load_toml::<FinishedLessons>(&folders.data.join("lessons.toml"));
        assert_eq!(warning, None);
    }
}

/// Example settings that two programs change.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Settings {
    volumes: Vec<u8>,
    language: Option<String>,
    muted: bool,
    window: Place,
    keys: std::collections::BTreeMap<String, String>,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Place {
    width: u32,
    at: Option<[i32; 2]>,
}

#[test]
fn a_window_writes_only_its_own_changes() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("config/settings.toml");
    let first = Settings { language: Some("it".into()), volumes: vec![1, 2], ..Settings::default() };
    // Without a file, all fields are written.
    save_changes(&path, &first, &first).expect("saved");
    assert_eq!(load_toml(&path), (first.clone(), None));
    let mut one = first.clone();
    one.muted = true;
    one.window.width = 800;
    one.keys.insert("undo".into(), "Z".into());
    let mut other = first.clone();
    other.language = None;
    other.window.at = Some([3, 4]);
    other.keys.insert("redo".into(), "Y".into());
    save_changes(&path, &first, &one).expect("saved");
    save_changes(&path, &first, &other).expect("saved");
    let both = Settings { language: None, window: Place { width: 800, at: Some([3, 4]) }, ..one.clone() };
    let keys = [("redo", "Y"), ("undo", "Z")].map(|(key, value)| (key.to_string(), value.to_string()));
    assert_eq!(load_toml(&path), (Settings { keys: keys.into(), ..both }, None));
    // Reverting a change in one window keeps the changes of the other.
    save_changes(&path, &one, &first).expect("saved");
    let (kept, _) = load_toml::<Settings>(&path);
    assert!(!kept.muted && !kept.keys.contains_key("undo") && kept.keys.contains_key("redo"), "{kept:?}");
}

#[test]
fn settings_changed_at_the_same_moment_are_all_kept() {
    for round in 0..rounds() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("config/settings.toml");
        together(8, |number| {
            let (was, mut is) = (Settings::default(), Settings::default());
            is.keys.insert(number.to_string(), "K".into());
            save_changes(&path, &was, &is).expect("saved");
        });
        assert_eq!(load_toml::<Settings>(&path).0.keys.len(), 8, "round {round}");
    }
}
