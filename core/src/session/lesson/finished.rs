//! Finished lessons and their file.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::Lesson;
use crate::session::{FileError, Folders, change_toml, load_toml};

const FILE: &str = "lessons.toml";

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct FinishedLessons {
    /// The identifiers. Those that this version does not know are kept.
    finished: BTreeSet<String>,
}

impl FinishedLessons {
    /// Loads the finished lessons, with an error if the file cannot be read.
    pub fn load(folders: &Folders) -> (Self, Option<FileError>) {
        load_toml(&folders.data.join(FILE))
    }

    /// Saves the finished lessons and keeps those that another program has added.
    pub fn save(&self, folders: &Folders) -> Result<(), FileError> {
        change_toml(&folders.data.join(FILE), |all: &mut Self| {
            all.finished.extend(self.finished.iter().cloned());
        })
    }

    pub fn is_empty(&self) -> bool {
        self.finished.is_empty()
    }

    pub fn has(&self, lesson: Lesson) -> bool {
        self.finished.contains(lesson.id())
    }

    /// Marks a lesson as finished. Returns false if it was finished before.
    pub fn finish(&mut self, lesson: Lesson) -> bool {
        self.finished.insert(lesson.id().to_string())
    }

    /// The first unfinished lesson, or the first lesson if all are finished.
    pub fn suggested(&self) -> Lesson {
        Lesson::ALL.into_iter().find(|&lesson| !self.has(lesson)).unwrap_or(Lesson::Quixo)
    }
}
