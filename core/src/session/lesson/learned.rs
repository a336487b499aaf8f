//! Completed lessons, kept between starts in a file of their own.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::Lesson;
use crate::session::{FileError, Folders, change_toml, load_toml};

/// The file, in the folder for data.
const FILE: &str = "lessons.toml";

/// The lessons that were finished.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Learned {
    /// Their words. One that this version does not know is kept for the version that does.
    finished: BTreeSet<String>,
}

impl Learned {
    /// What was learned up to the last start, and a sentence if the file could not be read.
    #[must_use]
    pub fn load(folders: &Folders) -> (Self, Option<FileError>) {
        load_toml(&folders.data.join(FILE))
    }

    /// Keeps it, beside what another window has kept since.
    ///
    /// # Errors
    /// A sentence that says why it is not kept, or where a broken file is now that was in its place.
    pub fn save(&self, folders: &Folders) -> Result<(), FileError> {
        change_toml(&folders.data.join(FILE), |all: &mut Self| {
            all.finished.extend(self.finished.iter().cloned());
        })
    }

    /// Whether a lesson was finished.
    #[must_use]
    pub fn has(&self, lesson: Lesson) -> bool {
        self.finished.contains(lesson.id())
    }

    /// A lesson was finished. False if it had been before.
    pub fn finish(&mut self, lesson: Lesson) -> bool {
        self.finished.insert(lesson.id().to_string())
    }

    /// The first lesson that was not finished; the first of all when there is none.
    #[must_use]
    pub fn suggested(&self) -> Lesson {
        Lesson::ALL.into_iter().find(|&lesson| !self.has(lesson)).unwrap_or(Lesson::Quixo)
    }
}
