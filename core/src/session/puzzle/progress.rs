//! Puzzles that a player has solved or tried.

use std::collections::BTreeSet;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::{Puzzle, PuzzleSet};
use crate::session::{FileError, Folders, change_toml, load_toml};

/// The file in the folder for data.
const FILE: &str = "puzzles.toml";

/// What a player has made of the puzzles. They are known by their positions, so that a set can grow.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    solved: BTreeSet<String>,
    tried: BTreeSet<String>,
}

/// How a puzzle stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Standing {
    /// Nobody has moved in it yet.
    #[default]
    New,
    /// It was tried, and not solved yet.
    Tried,
    /// It was solved.
    Solved,
}

/// What a puzzle is known by.
fn key(puzzle: &Puzzle) -> String {
    format!("{} {}", puzzle.variant(), puzzle.position)
}

impl Progress {
    /// What was kept, or nothing; and a sentence if the file was broken and where it is kept now.
    #[must_use]
    pub fn load(folders: &Folders) -> (Self, Option<FileError>) {
        load_toml(&Self::path(folders))
    }

    /// Keeps it, beside what another window has kept since.
    ///
    /// # Errors
    /// A sentence that says why it is not kept, or where a broken file is now that was in its place.
    pub fn save(&self, folders: &Folders) -> Result<(), FileError> {
        change_toml(&Self::path(folders), |all: &mut Self| {
            all.solved.extend(self.solved.iter().cloned());
            all.tried.extend(self.tried.iter().cloned());
            all.tried = &all.tried - &all.solved;
        })
    }

    fn path(folders: &Folders) -> PathBuf {
        folders.data.join(FILE)
    }

    /// How a puzzle stands.
    #[must_use]
    pub fn state(&self, puzzle: &Puzzle) -> Standing {
        let key = key(puzzle);
        if self.solved.contains(&key) {
            Standing::Solved
        } else if self.tried.contains(&key) {
            Standing::Tried
        } else {
            Standing::New
        }
    }

    /// Takes down that a puzzle was tried or solved; what is solved stays so. Whether that is news.
    pub fn note(&mut self, puzzle: &Puzzle, state: Standing) -> bool {
        if state <= self.state(puzzle) {
            return false;
        }
        let key = key(puzzle);
        if state == Standing::Solved {
            self.tried.remove(&key);
            self.solved.insert(key)
        } else {
            self.tried.insert(key)
        }
    }

    /// How many puzzles of a set are solved.
    #[must_use]
    pub fn solved(&self, set: PuzzleSet) -> usize {
        set.puzzles().iter().filter(|puzzle| self.state(puzzle) == Standing::Solved).count()
    }

    /// The number, from 0, of the first puzzle of a set that is not solved, looking on from `from` and
    /// then from the start; none if all are.
    #[must_use]
    pub fn next_unsolved(&self, set: PuzzleSet, from: usize) -> Option<usize> {
        let puzzles = set.puzzles();
        let unsolved = |&number: &usize| self.state(&puzzles[number]) != Standing::Solved;
        (from..puzzles.len()).chain(0..from.min(puzzles.len())).find(unsolved)
    }
}
