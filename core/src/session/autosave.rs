//! Autosave: the match in progress after each ply, and finished matches.

use std::fs;
use std::path::{Path, PathBuf};

use super::files::{
    Cause, EXTENSION, FileError, Lock, create_text, exists, file_names, is_missing, read_text,
    remove_temporary_files, rename_broken,
};
use super::{Folders, Import, Match, import_file, save_text};
use crate::rules::Variant;

/// Saves the match in progress as `current.pushflip` and finished matches below `matches/`.
#[derive(Debug)]
pub struct Autosave {
    folders: Folders,
    slot: Slot,
    /// The content of the slot that must not be overwritten: the record of a match that could not be filed, or
    /// an empty string for a broken file that could not be moved. Other matches are then saved in another slot.
    occupied_by: Option<String>,
    /// The last filed record, to avoid filing it twice.
    filed: String,
}

/// The result of loading the match in progress.
#[derive(Debug, Default)]
pub struct Loaded {
    pub unfinished: Option<Box<Match>>,
    /// An error for each unreadable file and for each finished match that could not be filed.
    pub complaints: Vec<FileError>,
}

impl Autosave {
    /// Creates the autosave for a data folder and takes a free slot in it.
    pub fn new(folders: Folders) -> Self {
        let slot = Slot::free(&folders.data);
        for folder in [&folders.data, &folders.matches(), &folders.config] {
            remove_temporary_files(folder);
        }
        Self { folders, slot, occupied_by: None, filed: String::new() }
    }

    /// The file of the match in progress: `current.pushflip`, with a number if another program is running.
    pub fn current(&self) -> PathBuf {
        self.slot.file(&self.folders.data)
    }

    /// Loads the unfinished match. A broken file is renamed.
    pub fn load_current(&mut self) -> Loaded {
        let mut found = Loaded::default();
        loop {
            match self.read_current() {
                Ok(None) => {}
                Ok(unfinished) => return Loaded { unfinished, ..found },
                Err(sentence) => found.complaints.push(sentence),
            }
            // Continue with a slot that another program has left, or one whose match could not be filed.
            let Some(left) = self.slot.left(&self.folders.data) else { return found };
            self.slot = left;
            self.occupied_by = None;
        }
    }

    /// Loads the unfinished match of the current slot.
    fn read_current(&mut self) -> Result<Option<Box<Match>>, FileError> {
        let path = self.current();
        let wrong = match read_text(&path) {
            Err(error) if is_missing(&error) => return Ok(None),
            Err(error) => Cause::from(&error),
            Ok(text) => match Match::from_record(&text) {
                Ok(unfinished) if unfinished.result().is_none() => return Ok(Some(Box::new(unfinished))),
                // Filing failed when the match ended; try again.
                Ok(finished) => return self.save(&finished).map(|()| None),
                Err(error) => Cause::Text(Box::new(error)),
            },
        };
        Err(match rename_broken(&path) {
            Ok(aside) => {
                self.occupied_by = None;
                FileError::KeptAside(path, wrong, aside)
            }
            Err(error) => {
                self.occupied_by = Some(String::new());
                FileError::NotMoved(path, wrong, Cause::from(&error))
            }
        })
    }

    /// Saves a match: in progress into its slot, finished below `matches/`.
    pub fn save(&mut self, game: &Match) -> Result<(), FileError> {
        let text = game.to_record();
        self.choose_slot(&text);
        let saved = save_text(&self.current(), &text);
        // Save the final state before filing: after a crash in between, the match is not offered as unfinished.
        if game.result().is_some() { self.put_away(game) } else { saved }
    }

    /// Files a match below `matches/`, finished or not, and frees the slot. A match without a ply is not filed. After
    /// an error the match stays in its slot, and the next match uses another slot.
    pub fn put_away(&mut self, game: &Match) -> Result<(), FileError> {
        let text = game.to_record();
        if !game.moves().is_empty() && text != self.filed {
            if let Err(sentence) = write_finished_file(&self.folders, game, &text) {
                // The match may never have been saved, or its clock may have run since. A second error would
                // repeat the first.
                self.choose_slot(&text);
                let _ = save_text(&self.current(), &text);
                self.occupied_by = Some(text);
                return Err(sentence);
            }
            self.filed.clone_from(&text);
        }
        if self.occupied_by.as_ref().is_some_and(|stays| *stays != text) {
            return Ok(());
        }
        self.occupied_by = None;
        match fs::remove_file(self.current()) {
            Err(error) if !is_missing(&error) => {
                Err(FileError::NotDeleted(self.current(), Cause::from(&error)))
            }
            _ => Ok(()),
        }
    }

    /// Moves to another slot if this one holds a match that must not be overwritten.
    fn choose_slot(&mut self, text: &str) {
        if self.occupied_by.as_deref().is_some_and(|stays| stays != text) {
            self.slot = Slot::empty(&self.folders.data);
            self.occupied_by = None;
        }
    }
}

/// Files a match below `matches/`, finished or not, without touching the slot. For matches whose state is kept
/// elsewhere, such as those of an online table. A match without a ply is not filed.
pub fn file_match(folders: &Folders, game: &Match) -> Result<(), FileError> {
    if game.moves().is_empty() { Ok(()) } else { write_finished_file(folders, game, &game.to_record()) }
}

/// Writes a match that is finished, or was put away unfinished, to a new file below `matches/`, named by its start and
/// its variant. Replaces the file of the same match, which was filed unfinished or before a crash.
fn write_finished_file(folders: &Folders, game: &Match, text: &str) -> Result<(), FileError> {
    let folder = folders.matches();
    let began = game.began().map_or_else(|| "undated".to_string(), |began| began.compact());
    let stem = format!("{began}-{}", game.setup().variant);
    let same = |path: &Path| {
        let earlier = read_text(path).ok().and_then(|text| Match::from_record(&text).ok());
        earlier.is_some_and(|earlier| continues(game, &earlier))
    };
    // Two programs may have continued the same match differently.
    let _lock = Lock::of_folder(&folders.data).map_err(|why| FileError::NotChanged(folder.clone(), why))?;
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

/// Reads a match from a file with a record or a position. A position gets the default players.
pub fn load_match(path: &Path) -> Result<Match, FileError> {
    import_file(path, Variant::default()).map(Import::into_match)
}

/// Whether a match equals an earlier one or continues it.
fn continues(game: &Match, earlier: &Match) -> bool {
    let goes_on = game.setup() == earlier.setup()
        && game.began() == earlier.began()
        && earlier.result().is_none()
        && game.moves().starts_with(earlier.moves());
    goes_on || game == earlier
}

/// A save slot for the match in progress, which this program holds exclusively while it runs, so that two programs do
/// not overwrite each other's match: `current.pushflip`, `current-2.pushflip`, ….
#[derive(Debug)]
struct Slot {
    number: u32,
    _lock: Lock,
}

impl Slot {
    fn free(data: &Path) -> Self {
        (1..).find_map(|number| Self::take(data, number)).expect("an unused number")
    }

    /// A free slot with a higher number that holds the match of a program that has ended.
    fn left(&self, data: &Path) -> Option<Self> {
        let entries = fs::read_dir(data).ok()?.flatten();
        let numbers = entries.filter_map(|entry| slot_number(&entry.file_name().to_string_lossy()));
        let mut later: Vec<u32> = numbers.filter(|&number| number > self.number).collect();
        later.sort_unstable();
        let mut taken = later.into_iter().filter_map(|number| Self::take(data, number));
        // Another program may have removed it.
        taken.find(|slot| exists(&slot.file(data)))
    }

    /// A free slot without a match.
    fn empty(data: &Path) -> Self {
        let mut free = (1..).filter_map(|number| Self::take(data, number));
        free.find(|slot| !exists(&slot.file(data))).expect("an unused number")
    }

    fn file(&self, data: &Path) -> PathBuf {
        slot_path(data, self.number)
    }

    /// Takes a slot, unless another program holds it.
    fn take(data: &Path, number: u32) -> Option<Self> {
        // Without a folder there is no lock, and the slot is used without one.
        let _ = fs::create_dir_all(data);
        let lock = Lock::take(&slot_path(data, number).with_extension("lock")).ok()?;
        Some(Self { number, _lock: lock })
    }
}

fn slot_path(data: &Path, number: u32) -> PathBuf {
    let number = if number == 1 { String::new() } else { format!("-{number}") };
    data.join(format!("current{number}.{EXTENSION}"))
}

fn slot_number(name: &str) -> Option<u32> {
    let number = name.strip_prefix("current")?.strip_suffix(&format!(".{EXTENSION}"))?;
    if number.is_empty() {
        Some(1)
    } else {
        number.strip_prefix('-')?.parse().ok().filter(|&number| number > 1)
    }
}
