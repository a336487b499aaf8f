//! Autosave: the match in progress after each ply, and finished matches.

use std::fs;
use std::path::{Path, PathBuf};

use super::files::{
    Cause, EXTENSION, FileError, Lock, create_text, file_names, is_missing, keep_aside, read_text, sweep,
};
use super::slot::Slot;
use super::{Folders, Import, Match, import_file, save_text};
use crate::rules::Variant;

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
#[derive(Debug, Default)]
pub struct Found {
    /// A match to go on with.
    pub unfinished: Option<Box<Match>>,
    /// A sentence for each file that is no match, or a finished one that cannot be filed: what is wrong
    /// with it, where, and where it is now.
    pub complaints: Vec<FileError>,
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
    pub fn load_current(&mut self) -> Found {
        let mut found = Found::default();
        loop {
            match self.read_current() {
                Ok(None) => {}
                Ok(unfinished) => return Found { unfinished, ..found },
                Err(sentence) => found.complaints.push(sentence),
            }
            // What a second program left, or what found its place taken.
            let Some(left) = self.slot.left(&self.folders.data) else { return found };
            self.slot = left;
            self.stays = None;
        }
    }

    /// The unfinished match in the present place; an error says what else is there and what became of it.
    fn read_current(&mut self) -> Result<Option<Box<Match>>, FileError> {
        let path = self.current();
        let wrong = match read_text(&path) {
            Err(error) if is_missing(&error) => return Ok(None),
            Err(error) => Cause::from(&error),
            Ok(text) => match Match::from_record(&text) {
                Ok(unfinished) if unfinished.result().is_none() => return Ok(Some(Box::new(unfinished))),
                // It could not be filed when it ended; now perhaps it can.
                Ok(finished) => return self.save(&finished).map(|()| None),
                Err(error) => Cause::Text(Box::new(error)),
            },
        };
        Err(match keep_aside(&path) {
            Ok(aside) => {
                self.stays = None;
                FileError::KeptAside(path, wrong, aside)
            }
            Err(error) => {
                self.stays = Some(String::new());
                FileError::NotMoved(path, wrong, Cause::from(&error))
            }
        })
    }

    /// Saves a match as it stands: in progress as the current one, finished among the others.
    ///
    /// # Errors
    /// A sentence that says why it is not saved. The match goes on.
    pub fn save(&mut self, game: &Match) -> Result<(), FileError> {
        let text = game.to_record();
        self.make_room(&text);
        let saved = save_text(&self.current(), &text);
        // Saved as it ended before it is filed: whoever is killed in between finds no match to go on with.
        if game.result().is_some() { self.put_away(game) } else { saved }
    }

    /// Files a match under `matches/`, finished or not, and forgets it as the current one. A match
    /// without a ply is only forgotten.
    ///
    /// # Errors
    /// A sentence that says why it is not filed; then it stays where it is, to be offered later, and the
    /// next match is saved elsewhere.
    pub fn put_away(&mut self, game: &Match) -> Result<(), FileError> {
        let text = game.to_record();
        if !game.moves().is_empty() && text != self.filed {
            if let Err(sentence) = file(&self.folders, game, &text) {
                // It may have been opened and never saved, or its clock has run since. If this fails
                // too, the sentence has said why.
                self.make_room(&text);
                let _ = save_text(&self.current(), &text);
                self.stays = Some(text);
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
                Err(FileError::NotRemoved(self.current(), Cause::from(&error)))
            }
            _ => Ok(()),
        }
    }

    /// Goes to another place if something stays in this one that is not the match to be saved.
    fn make_room(&mut self, text: &str) {
        if self.stays.as_deref().is_some_and(|stays| stays != text) {
            self.slot = Slot::empty(&self.folders.data);
            self.stays = None;
        }
    }
}

/// Files a match under `matches/`, finished or not, and leaves the match in progress alone: for a match whose
/// state is kept elsewhere, as that of an online table is. A match without a ply is not filed.
///
/// # Errors
/// A sentence that says why it is not filed.
pub fn file_match(folders: &Folders, game: &Match) -> Result<(), FileError> {
    if game.moves().is_empty() { Ok(()) } else { file(folders, game, &game.to_record()) }
}

/// Writes a match to a new file, or to that of the same match: it was put away unfinished, or a program was
/// killed before it forgot it.
fn file(folders: &Folders, game: &Match, text: &str) -> Result<(), FileError> {
    let folder = folders.matches();
    let began = game.began().map_or_else(|| "undated".to_string(), |began| began.compact());
    let stem = format!("{began}-{}", game.setup().variant);
    let same = |path: &Path| {
        let earlier = read_text(path).ok().and_then(|text| Match::from_record(&text).ok());
        earlier.is_some_and(|earlier| continues(game, &earlier))
    };
    // Two programs may have gone on with the same match, each to another end.
    let _lock =
        Lock::of_folder(&folders.data).map_err(|why| FileError::NotChanged(folder.clone(), why.into()))?;
    for path in file_names(&folder, &stem, EXTENSION) {
        if create_text(&path, text)? {
            break;
        }
        if same(&path) {
            return save_text(&path, text);
        }
    }
    Ok(())
}

/// Reads a match from any file: a record, or a position, which is given the usual players.
///
/// # Errors
/// A sentence with the path, the line and the reason.
pub fn load_match(path: &Path) -> Result<Match, FileError> {
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
