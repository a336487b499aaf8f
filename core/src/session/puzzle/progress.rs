//! Solved and failed puzzles, and their file.

use std::collections::BTreeSet;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::{Puzzle, PuzzleSet};
use crate::session::{FileError, Folders, change_toml, load_toml};

/// The file in the data folder.
const FILE: &str = "puzzles.toml";

/// A player's progress. Puzzles are identified by their positions, so that a set can grow.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    solved: BTreeSet<String>,
    tried: BTreeSet<String>,
}

/// The status of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum PuzzleStatus {
    /// Not tried.
    #[default]
    New,
    /// Tried and not solved.
    Tried,
    /// Solved.
    Solved,
}

/// The identifier of a puzzle.
fn key(puzzle: &Puzzle) -> String {
    format!("{} {}", puzzle.variant(), puzzle.position)
}

impl Progress {
    /// Loads the progress, with an error if the file was broken and has been renamed.
    #[must_use]
    pub fn load(folders: &Folders) -> (Self, Option<FileError>) {
        load_toml(&Self::path(folders))
    }

    /// Saves the progress and keeps that of other programs.
    ///
    /// # Errors
    /// The reason why it was not saved, or the new path of a broken file.
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

    /// The status of a puzzle.
    #[must_use]
    pub fn state(&self, puzzle: &Puzzle) -> PuzzleStatus {
        let key = key(puzzle);
        if self.solved.contains(&key) {
            PuzzleStatus::Solved
        } else if self.tried.contains(&key) {
            PuzzleStatus::Tried
        } else {
            PuzzleStatus::New
        }
    }

    /// Records that a puzzle was tried or solved. A solved puzzle stays solved. Returns whether this changes
    /// anything.
    pub fn note(&mut self, puzzle: &Puzzle, state: PuzzleStatus) -> bool {
        if state <= self.state(puzzle) {
            return false;
        }
        let key = key(puzzle);
        if state == PuzzleStatus::Solved {
            self.tried.remove(&key);
            self.solved.insert(key)
        } else {
            self.tried.insert(key)
        }
    }

    /// The number of solved puzzles in a set.
    #[must_use]
    pub fn solved(&self, set: PuzzleSet) -> usize {
        set.puzzles().iter().filter(|puzzle| self.state(puzzle) == PuzzleStatus::Solved).count()
    }

    /// The index of the next unsolved puzzle of a set, from `from` on and then from the start; `None` if all
    /// are solved.
    #[must_use]
    pub fn next_unsolved(&self, set: PuzzleSet, from: usize) -> Option<usize> {
        let puzzles = set.puzzles();
        let unsolved = |&number: &usize| self.state(&puzzles[number]) != PuzzleStatus::Solved;
        (from..puzzles.len()).chain(0..from.min(puzzles.len())).find(unsolved)
    }
}
