//! Small state: what is read, changed and written again.

use std::fs;

use pushflip::session::lesson::{Learned, Lesson};
use pushflip::session::load_toml;
use pushflip::session::puzzle::{Progress, PuzzleSet, Standing};

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
            progress.note(&puzzles[number], Standing::Solved);
            progress.save(&folders).expect("kept");
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
            let mut learned = Learned::default();
            learned.finish(Lesson::ALL[number]);
            learned.save(&folders).expect("kept");
        });
        let (kept, _) = Learned::load(&folders);
        assert!(Lesson::ALL.iter().all(|&lesson| kept.has(lesson)), "round {round}: {kept:?}");
    }
}

#[test]
fn a_broken_file_is_set_aside_once_and_a_good_one_never() {
    for round in 0..4 * rounds() {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = folders(folder.path());
        fs::create_dir_all(&folders.data).expect("a folder");
        fs::write(folders.data.join("lessons.toml"), "finished = 3").expect("written");
        together(8, |number| {
            if number % 2 == 0 {
                drop(Learned::load(&folders));
            } else {
                let mut learned = Learned::default();
                learned.finish(Lesson::ALL[number / 2 % Lesson::ALL.len()]);
                // Whoever finds it broken says so.
                let _ = learned.save(&folders);
            }
        });
        let aside = |number: usize| folders.data.join(format!("lessons.broken-{number}.toml"));
        assert_eq!(fs::read_to_string(aside(1)).expect("kept"), "finished = 3", "round {round}");
        assert!(!aside(2).exists(), "round {round}: {}", fs::read_to_string(aside(2)).unwrap_or_default());
        let (_, warning) = load_toml::<Learned>(&folders.data.join("lessons.toml"));
        assert_eq!(warning, None);
    }
}
