//! File errors and their messages.

use std::fmt;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::language::{Localized, msg};
use crate::rules::{TextError, printable};

/// An error of a file operation; its message is a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileError {
    NotOpened(PathBuf, Cause),
    NotSaved(PathBuf, Cause),
    /// The file could not be saved; the program tries again.
    NotYetSaved(PathBuf, Cause),
    NotDeleted(PathBuf, Cause),
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

/// The cause of a file error; its message is a clause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// An error of the operating system and its English text.
    System(io::ErrorKind, String),
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

impl FileError {
    /// The error as a sentence, with the clauses of its causes.
    fn message(&self, clause: fn(&Cause) -> Localized) -> Localized {
        let name = |path: &Path| printable(path.display());
        let broken = |path: &Path, cause| msg::FaultsBroken { path: name(path), cause: clause(cause) }.into();
        let sentences = |first: Localized, second: Localized| Localized::joined([first, second], " ");
        match self {
            Self::NotOpened(path, cause) => {
                msg::FaultsNotOpened { path: name(path), cause: clause(cause) }.into()
            }
            Self::NotSaved(path, cause) => {
                msg::FaultsNotSaved { path: name(path), cause: clause(cause) }.into()
            }
            Self::NotYetSaved(path, cause) => sentences(
                msg::FaultsNotSaved { path: name(path), cause: clause(cause) }.into(),
                msg::FAULTS_TRIED_AGAIN,
            ),
            Self::NotDeleted(path, cause) => {
                msg::FaultsNotDeleted { path: name(path), cause: clause(cause) }.into()
            }
            Self::NotChanged(path, cause) => {
                msg::FaultsNotChanged { path: name(path), cause: clause(cause) }.into()
            }
            Self::Broken(path, cause) => broken(path, cause),
            Self::KeptAside(path, cause, aside) => {
                sentences(broken(path, cause), msg::FaultsKept { path: name(aside) }.into())
            }
            Self::NotMoved(path, what, cause) => {
                sentences(broken(path, what), msg::FaultsNotMoved { cause: clause(cause) }.into())
            }
            Self::InvalidValues(path, values) => {
                let value = |InvalidValue { line, name }: &InvalidValue| {
                    msg::FaultsValue { line: line.to_string(), name: name.as_str() }.into()
                };
                let values = Localized::joined(values.iter().map(value), ", ");
                msg::FaultsLeftOut { path: name(path), values }.into()
            }
            Self::NoName(folder) => msg::FaultsNoName { path: name(folder) }.into(),
            Self::NoPath => msg::FAULTS_NO_PATH,
            Self::NoHome => msg::FAULTS_NO_HOME,
            Self::NowhereToSave => msg::FAULTS_NOWHERE_TO_SAVE,
        }
    }
}

impl From<&FileError> for Localized {
    fn from(error: &FileError) -> Self {
        error.message(|cause| cause.into())
    }
}

impl From<&Cause> for Localized {
    fn from(cause: &Cause) -> Self {
        let on_line = |line: &usize, what: Self| msg::FaultsLine { line: line.to_string(), what }.into();
        match cause {
            Cause::System(kind, why) => match kind {
                ErrorKind::NotFound | ErrorKind::NotADirectory => msg::FAULTS_MISSING,
                ErrorKind::PermissionDenied => msg::FAULTS_DENIED,
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded => msg::FAULTS_FULL,
                ErrorKind::ReadOnlyFilesystem => msg::FAULTS_READ_ONLY,
                _ => msg::FaultsSystem { why: why.as_str() }.into(),
            },
            Cause::Folder => msg::FAULTS_FOLDER,
            Cause::NoOrdinaryFile => msg::FAULTS_NO_ORDINARY_FILE,
            Cause::TooLarge(most) => msg::FaultsTooLarge { most: most.to_string() }.into(),
            Cause::NotText(line) => on_line(line, msg::FAULTS_NOT_TEXT),
            Cause::Taken => msg::FAULTS_TAKEN,
            Cause::Text(error) => error.as_ref().into(),
            Cause::Setting(line, _) => on_line(line, msg::FAULTS_SETTING),
            Cause::Torn => msg::FAULTS_TORN,
            Cause::Unreadable(_) => msg::FAULTS_OTHER,
            Cause::Unwritable(why) => msg::FaultsSystem { why: why.as_str() }.into(),
        }
    }
}

/// The English sentence, with details that exist only in English.
impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message(|cause| cause.to_string().into()).fmt(f)
    }
}

/// The English clause, with details that exist only in English.
impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setting(line, why) => write!(f, "line {line}: {why}"),
            Self::Unreadable(why) => f.write_str(why),
            _ => Localized::from(self).fmt(f),
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
