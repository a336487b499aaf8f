//! File errors as data, shown by the terminal and the window in the player's language.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::NotFree;
use crate::rules::{TextError, printable};

/// What could not be done with a file; its `Display` is a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileError {
    /// It cannot be opened.
    NotOpened(PathBuf, Cause),
    /// It could not be saved.
    NotSaved(PathBuf, Cause),
    /// The same, and the program goes on trying.
    NotYetSaved(PathBuf, Cause),
    /// It could not be deleted.
    NotDeleted(PathBuf, Cause),
    /// A match in progress could not be removed from its place.
    NotRemoved(PathBuf, Cause),
    /// What is in a folder could not be changed.
    NotChanged(PathBuf, Cause),
    /// It was read, and something is wrong in it.
    Broken(PathBuf, Cause),
    /// The same; it now has the second name.
    KeptAside(PathBuf, Cause, PathBuf),
    /// The same; and it could not be given another name.
    NotMoved(PathBuf, Cause, Cause),
    /// The file was read except for some values, which stay in the file.
    LeftOut(PathBuf, Vec<LeftOut>),
    /// There is no name left for a new file in a folder.
    NoName(PathBuf),
    /// Nobody has said which file.
    NoPath,
    /// There is no home folder to look in.
    NoHome,
    /// There is no home folder to save in.
    NowhereToSave,
}

/// A value in a file that this version does not understand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// Its line in the file, from 1.
    pub line: usize,
    /// The keys that lead to it, with dots between them.
    pub name: String,
}

/// Why something could not be done with a file; its `Display` is the middle of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// An error of the system, and its words in English.
    System(io::ErrorKind, String),
    /// It is a folder.
    Folder,
    /// A pipe, a device, a link to somebody else's file.
    NoOrdinaryFile,
    /// It has more kB than this.
    TooLarge(usize),
    /// No text in UTF-8, from this line on.
    NotText(usize),
    /// Another program holds it.
    Taken,
    /// It is no record and no position.
    Text(Box<TextError>),
    /// This line of the settings is not understood, as the words say.
    Setting(usize, String),
    /// Its end is missing.
    Torn,
    /// It is not what it should be, as the words say.
    Unreadable(String),
    /// What is to be saved cannot be written as settings.
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
            Self::LeftOut(path, values) => {
                write!(f, "{}: ", shown(path))?;
                for (number, LeftOut { line, name }) in values.iter().enumerate() {
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

/// For the tools, which speak English.
impl From<FileError> for String {
    fn from(error: FileError) -> Self {
        error.to_string()
    }
}

impl From<&io::Error> for Cause {
    /// An error of the system without its number, or the cause that was put in it.
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

impl From<NotFree> for Cause {
    fn from(why: NotFree) -> Self {
        match why {
            NotFree::Taken => Self::Taken,
            NotFree::NoFile => Self::NoOrdinaryFile,
        }
    }
}
