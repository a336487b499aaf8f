//! File errors as data, translated by the terminal and the window.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::LockError;
use crate::rules::{TextError, printable};

/// An error of a file operation; its `Display` is a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileError {
    /// The file cannot be opened.
    NotOpened(PathBuf, Cause),
    /// The file could not be saved.
    NotSaved(PathBuf, Cause),
    /// The file could not be saved; the program tries again.
    NotYetSaved(PathBuf, Cause),
    /// The file could not be deleted.
    NotDeleted(PathBuf, Cause),
    /// A match in progress could not be removed from its slot.
    NotRemoved(PathBuf, Cause),
    /// The content of a folder could not be changed.
    NotChanged(PathBuf, Cause),
    /// The file is invalid.
    Broken(PathBuf, Cause),
    /// The file is invalid and was renamed to the second path.
    KeptAside(PathBuf, Cause, PathBuf),
    /// The file is invalid and could not be renamed.
    NotMoved(PathBuf, Cause, Cause),
    /// Some values of the file are invalid and ignored. They stay in the file.
    InvalidValues(PathBuf, Vec<InvalidValue>),
    /// All names for a new file in a folder are taken.
    NoName(PathBuf),
    /// No path was given.
    NoPath,
    /// There is no home folder.
    NoHome,
    /// There is no home folder to save in.
    NowhereToSave,
}

/// An invalid value in a settings file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InvalidValue {
    /// The line, from 1.
    pub line: usize,
    /// The dotted key.
    pub name: String,
}

/// The cause of a file error; its `Display` is a clause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// An error of the operating system and its English text.
    System(io::ErrorKind, String),
    /// The path is a folder.
    Folder,
    /// The path is a pipe, a device, or a link to another user's file.
    NoOrdinaryFile,
    /// The file is larger than this limit in kB.
    TooLarge(usize),
    /// The file is not UTF-8 from this line on.
    NotText(usize),
    /// Another program holds the lock.
    Taken,
    /// The text is neither a record nor a position.
    Text(Box<TextError>),
    /// A line of the settings is invalid, with the reason.
    Setting(usize, String),
    /// The file is truncated.
    Torn,
    /// The file is corrupt, with the reason.
    Unreadable(String),
    /// The values cannot be serialised, with the reason.
    Unwritable(String),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |path: &Path| printable(path.display());
        match self {
            Self::NotOpened(path, why) => write!(f, "{} cannot be opened: {why}.", shown(path)),
            Self::NotSaved(path, why) => write!(f, "{} could not be saved: {why}.", shown(path)),
            Self::NotYetSaved(path, why) => {
                write!(f, "{} could not be saved: {why}. It is tried again.", shown(path))
            }
            Self::NotDeleted(path, why) => write!(f, "{} could not be deleted: {why}.", shown(path)),
            Self::NotRemoved(path, why) => write!(f, "{} could not be removed: {why}.", shown(path)),
            Self::NotChanged(path, why) => write!(f, "{} could not be changed: {why}.", shown(path)),
            Self::Broken(path, what) => write!(f, "{}: {what}.", shown(path)),
            Self::KeptAside(path, what, aside) => {
                write!(f, "{}: {what}; the file is kept as {}.", shown(path), shown(aside))
            }
            Self::NotMoved(path, what, why) => {
                write!(f, "{}: {what}; it could not be moved aside ({why}).", shown(path))
            }
            Self::InvalidValues(path, values) => {
                write!(f, "{}: ", shown(path))?;
                for (number, InvalidValue { line, name }) in values.iter().enumerate() {
                    write!(f, "{}line {line} ({name})", if number == 0 { "" } else { ", " })?;
                }
                f.write_str(": not understood, so not used; the rest is read.")
            }
            Self::NoName(folder) => write!(f, "{} has no name left for a table.", shown(folder)),
            Self::NoPath => f.write_str("A path is missing."),
            Self::NoHome => f.write_str("No home folder was found."),
            Self::NowhereToSave => f.write_str("No home folder was found, so nothing can be saved."),
        }
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::System(_, words) | Self::Unreadable(words) | Self::Unwritable(words) => f.write_str(words),
            Self::Torn => f.write_str("the end is torn, as after a loss of power"),
            Self::Folder => f.write_str("it is a folder, not a file"),
            Self::NoOrdinaryFile => f.write_str("it is no ordinary file"),
            Self::TooLarge(most) => write!(f, "it is larger than {most} kB"),
            Self::NotText(line) => write!(f, "line {line}: it is not text in UTF-8"),
            Self::Taken => f.write_str("another program is at work there"),
            Self::Text(error) => write!(f, "{error}"),
            Self::Setting(line, words) => write!(f, "line {line}: {words}"),
        }
    }
}

impl std::error::Error for FileError {}
impl std::error::Error for Cause {}

/// For command line tools, whose messages are in English.
impl From<FileError> for String {
    fn from(error: FileError) -> Self {
        error.to_string()
    }
}

impl From<&io::Error> for Cause {
    /// Converts an operating system error without its number, or unwraps a [`Cause`].
    fn from(error: &io::Error) -> Self {
        if let Some(own) = error.get_ref().and_then(|inner| inner.downcast_ref::<Self>()) {
            return own.clone();
        }
        let text = error.to_string();
        let text = text.split(" (os error").next().unwrap_or(&text);
        let mut signs = text.chars();
        let words =
            signs.next().map_or_else(String::new, |first| first.to_lowercase().chain(signs).collect());
        Self::System(error.kind(), words)
    }
}

impl From<LockError> for Cause {
    fn from(why: LockError) -> Self {
        match why {
            LockError::Taken => Self::Taken,
            LockError::NoFile => Self::NoOrdinaryFile,
        }
    }
}
