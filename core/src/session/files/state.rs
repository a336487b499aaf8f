//! Small state as readable files: settings, what was learned, what was solved. Several programs share it:
//! they change it one after the other, each only what it means to change.

use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;
use toml::Table;

use super::error::{Cause, FileError};
use super::lock::{Lock, NotFree};
use super::text::{line_at, read_text, save_text};
use super::{is_missing, keep_aside};

use crate::rules::printable;

/// Reads settings: unknown keys are ignored and a missing file gives the default, as missing keys
/// do if `T` has `#[serde(default)]`. A broken file gives the default and is kept aside; the
/// error says what was wrong, where, and where the file is now.
#[must_use]
pub fn load_toml<T: DeserializeOwned + Default>(path: &Path) -> (T, Option<FileError>) {
    let what_is_wrong = match read(path) {
        Ok(value) => return (value.unwrap_or_default(), None),
        Err(what) => what,
    };
    // Another program may be writing it anew.
    let read = match hold(path) {
        Ok(_lock) => read_or_keep_aside(path),
        Err(why) => Err(FileError::NotMoved(path.into(), what_is_wrong, why.into())),
    };
    match read {
        Ok((value, sentence)) => (value.unwrap_or_default(), sentence),
        Err(sentence) => (T::default(), Some(sentence)),
    }
}

/// Changes what such a file says now, whoever wrote it.
///
/// # Errors
/// Why it is not written, or where a broken file is now that was in its place.
pub fn change_toml<T: Serialize + DeserializeOwned + Default>(
    path: &Path,
    change: impl FnOnce(&mut T),
) -> Result<(), FileError> {
    rewrite(path, |value: Option<T>| {
        let mut value = value.unwrap_or_default();
        change(&mut value);
        Ok(value)
    })
}

/// Writes what is no more as it was, beside what other programs have changed since. Without a file all of it
/// is written.
///
/// # Errors
/// As with [`change_toml`].
pub fn save_changes<T: Serialize + DeserializeOwned>(path: &Path, was: &T, is: &T) -> Result<(), FileError> {
    let table = |value: &T| Table::try_from(value).map_err(|error| unwritable(path, &error));
    let (was, is) = (table(was)?, table(is)?);
    rewrite(path, |theirs: Option<T>| {
        let mut all = theirs.map_or_else(|| Ok(is.clone()), |theirs| table(&theirs))?;
        take_over(&mut all, &was, &is);
        all.try_into::<T>().map_err(|error| unwritable(path, &error))
    })
}

/// Makes the changes between two tables in a third one.
fn take_over(all: &mut Table, was: &Table, is: &Table) {
    for key in was.keys().filter(|key| !is.contains_key(*key)) {
        all.remove(key);
    }
    for (key, value) in is.iter().filter(|(key, value)| was.get(*key) != Some(value)) {
        let inner = all.get_mut(key).and_then(toml::Value::as_table_mut);
        match (inner, was.get(key).and_then(toml::Value::as_table), value.as_table()) {
            (Some(all), Some(was), Some(is)) => take_over(all, was, is),
            _ => drop(all.insert(key.clone(), value.clone())),
        }
    }
}

/// Reads, changes and writes a file while no other program does.
fn rewrite<T: Serialize + DeserializeOwned>(
    path: &Path,
    change: impl FnOnce(Option<T>) -> Result<T, FileError>,
) -> Result<(), FileError> {
    let _lock = hold(path).map_err(|why| FileError::NotSaved(path.into(), why.into()))?;
    let (value, broken) = read_or_keep_aside(path)?;
    let text = toml::to_string_pretty(&change(value)?).map_err(|error| unwritable(path, &error))?;
    save_text(path, &text)?;
    broken.map_or(Ok(()), Err)
}

fn hold(path: &Path) -> Result<Lock, NotFree> {
    Lock::of_folder(path.parent().unwrap_or(Path::new("")))
}

/// What a file says, if there is one; none with an error if it was broken and is kept aside.
fn read_or_keep_aside<T: DeserializeOwned>(path: &Path) -> Result<(Option<T>, Option<FileError>), FileError> {
    let what_is_wrong = match read(path) {
        Ok(value) => return Ok((value, None)),
        Err(what) => what,
    };
    match keep_aside(path) {
        Ok(aside) => Ok((None, Some(FileError::KeptAside(path.into(), what_is_wrong, aside)))),
        Err(error) => Err(FileError::NotMoved(path.into(), what_is_wrong, Cause::from(&error))),
    }
}

/// What a file says, if there is one.
fn read<T: DeserializeOwned>(path: &Path) -> Result<Option<T>, Cause> {
    let text = match read_text(path) {
        Err(error) if is_missing(&error) => return Ok(None),
        Err(error) => return Err(Cause::from(&error)),
        Ok(text) => text,
    };
    toml::from_str(&text).map(Some).map_err(|error| {
        let line = line_at(text.as_bytes(), error.span().map_or(0, |span| span.start.min(text.len())));
        Cause::Setting(line, printable(error.message().lines().collect::<Vec<_>>().join(", ")))
    })
}

fn unwritable(path: &Path, error: &impl ToString) -> FileError {
    FileError::NotSaved(path.into(), Cause::Unwritable(error.to_string()))
}
