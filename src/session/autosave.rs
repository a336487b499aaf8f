//! The match in progress, on disk after each ply; and the finished ones.

use std::fs;
use std::path::{Path, PathBuf};

use super::files::{exists, file_names, free_path, is_missing, keep_aside, read_text, reason, sweep};
use super::slot::Slot;
use super::{Folders, Import, Match, import_file, save_text};
use crate::rules::Variant;

/// What record files end with.
pub(super) const EXTENSION: &str = "pushflip";

/// Keeps the match in progress as `current.pushflip`, and finished matches under `matches/`.
#[derive(Debug)]
pub struct Autosave {
    folders: Folders,
    slot: Slot,
    /// What stays in the place, so that other matches are saved elsewhere: the record of a match that
    /// could not be filed, or nothing that is a record if a broken file could not be moved aside.
    stays: Option<String>,
    /// The record that was filed last, so that it is not filed twice.
    filed: String,
}

/// What was found at the start.
#[derive(Debug)]
pub enum Loaded {
    /// No match was left unfinished.
    None,
    /// A match to go on with.
    Match(Box<Match>),
    /// A file that is no match, or a finished one that cannot be filed.
    Broken {
        /// Where it is now.
        kept_as: PathBuf,
        /// What was wrong with it, where, and where it is now.
        sentence: String,
    },
}

impl Autosave {
    /// Saves into a data folder. One of these serves a program: a second one takes a place of its own.
    #[must_use]
    pub fn new(folders: Folders) -> Self {
        let slot = Slot::free(&folders.data);
        for folder in [&folders.data, &folders.matches(), &folders.config] {
            sweep(folder);
        }
        Self { folders, slot, stays: None, filed: String::new() }
    }

    /// The file of the match in progress: `current.pushflip`, with a number if another program is
    /// running too.
    #[must_use]
    pub fn current(&self) -> PathBuf {
        self.slot.file(&self.folders.data)
    }

    /// The match that was left unfinished. A broken file is kept aside.
    pub fn load_current(&mut self) -> Loaded {
        // What a second program left is offered as soon as the first place is empty.
        if !exists(&self.current())
            && let Some(left) = Slot::left(&self.folders.data)
        {
            self.slot = left;
        }
        let path = self.current();
        let read = match read_text(&path) {
            Err(error) if is_missing(&error) => return Loaded::None,
            Err(error) => Err(reason(&error)),
            Ok(text) => Match::from_record(&text).map_err(|error| error.to_string()),
        };
        let wrong = match read {
            Ok(unfinished) if unfinished.result().is_none() => return Loaded::Match(Box::new(unfinished)),
            // It could not be filed when it ended; now perhaps it can. Another place may hold a match too.
            Ok(finished) => match self.save(&finished) {
                Ok(()) => return self.load_current(),
                // It stays; what others hold is offered when this one is filed.
                Err(sentence) => return Loaded::Broken { kept_as: path, sentence },
            },
            Err(wrong) => wrong,
        };
        let (kept_as, sentence) = match keep_aside(&path) {
            Ok(aside) => {
                self.stays = None;
                let sentence =
                    format!("{}: {wrong}; the file is kept as {}.", path.display(), aside.display());
                (aside, sentence)
            }
            Err(error) => {
                let why = reason(&error);
                let sentence = format!("{}: {wrong}; it could not be moved aside ({why}).", path.display());
                self.stays = Some(String::new());
                (path, sentence)
            }
        };
        Loaded::Broken { kept_as, sentence }
    }

    /// Saves a match as it stands: in progress as the current one, finished among the others.
    ///
    /// # Errors
    /// A sentence that says why it is not saved. The match goes on.
    pub fn save(&mut self, game: &Match) -> Result<(), String> {
        if game.result().is_some() {
            return self.put_away(game);
        }
        let text = game.to_record();
        self.make_room(&text)?;
        save_text(&self.current(), &text)
    }

    /// Files a match under `matches/`, finished or not, and forgets it as the current one. A match
    /// without a ply is only forgotten.
    ///
    /// # Errors
    /// A sentence that says why it is not filed; then it stays where it is, to be offered later, and the
    /// next match is saved elsewhere.
    pub fn put_away(&mut self, game: &Match) -> Result<(), String> {
        let text = game.to_record();
        if !game.moves().is_empty() && text != self.filed {
            let began = game.began().map_or_else(|| "undated".to_string(), |began| began.compact());
            let stem = format!("{began}-{}", game.setup().variant);
            // A program that was killed before it forgot the match has filed it already.
            if let Err(sentence) = save_text(&self.place(game, &stem), &text) {
                // It may have been opened and never saved, or its clock has run since. If this fails
                // too, the sentence has said why.
                if self.make_room(&text).is_ok() {
                    let _ = save_text(&self.current(), &text);
                    self.stays = Some(text);
                }
                return Err(sentence);
            }
            self.filed.clone_from(&text);
        }
        if self.stays.as_ref().is_some_and(|stays| *stays != text) {
            return Ok(());
        }
        self.stays = None;
        match fs::remove_file(self.current()) {
            Err(error) if !is_missing(&error) => {
                Err(format!("{} could not be removed: {}.", self.current().display(), reason(&error)))
            }
            _ => Ok(()),
        }
    }

    /// Goes to another place if something stays in this one that is not the match to be saved.
    fn make_room(&mut self, text: &str) -> Result<(), String> {
        if self.stays.as_deref().is_none_or(|stays| stays == text) {
            return Ok(());
        }
        self.slot = Slot::empty(&self.folders.data).ok_or_else(|| {
            format!(
                "{} is kept as it is, and no other place is free, so this match is not saved.",
                self.current().display()
            )
        })?;
        self.stays = None;
        Ok(())
    }

    /// The file for a match: a free one, or that of the same match when it was put away unfinished.
    fn place(&self, game: &Match, stem: &str) -> PathBuf {
        let folder = self.folders.matches();
        let free = free_path(&folder, stem, EXTENSION, 0);
        let mut earlier = file_names(&folder, stem, EXTENSION).take_while(|path| *path != free);
        let same = |path: &PathBuf| {
            let earlier = read_text(path).ok().and_then(|text| Match::from_record(&text).ok());
            earlier.is_some_and(|earlier| continues(game, &earlier))
        };
        earlier.find(same).unwrap_or(free)
    }
}

/// Reads a match from any file: a record, or a position, which is given the usual players.
///
/// # Errors
/// A sentence with the path, the line and the reason.
pub fn load_match(path: &Path) -> Result<Match, String> {
    import_file(path, Variant::default()).map(Import::into_match)
}

/// Whether a match is an earlier one, or goes on where that one was left.
fn continues(game: &Match, earlier: &Match) -> bool {
    let goes_on = game.setup() == earlier.setup()
        && game.began() == earlier.began()
        && earlier.result().is_none()
        && game.moves().starts_with(earlier.moves());
    goes_on || game == earlier
}
