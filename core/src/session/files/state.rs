//! Small state as readable files: settings, what was learned, what was solved. Several programs share it:
//! they change it one after the other, each only what it means to change.

use std::fmt::Display;
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;
use toml::Table;

use super::lock::{Lock, NotFree};
use super::text::{line_at, read_text, save_text};
use super::{is_missing, keep_aside, reason};

use crate::rules::printable;

/// Reads settings: unknown keys are ignored and a missing file gives the default, as missing keys
/// do if `T` has `#[serde(default)]`. A broken file gives the default and is kept aside; the
/// sentence says what was wrong, where, and where the file is now.
#[must_use]
pub fn load_toml<T: DeserializeOwned + Default>(path: &Path) -> (T, Option<String>) {
    let what_is_wrong = match read(path) {
        Ok(value) => return (value.unwrap_or_default(), None),
        Err(what) => what,
    };
    // Another program may be writing it anew.
    let read = match hold(path) {
        Ok(_lock) => read_or_keep_aside(path),
        Err(why) => Err(not_moved(path, &what_is_wrong, &why)),
    };
    match read {
        Ok((value, sentence)) => (value.unwrap_or_default(), sentence),
        Err(sentence) => (T::default(), Some(sentence)),
    }
}

/// Changes what such a file says now, whoever wrote it.
///
/// # Errors
/// A sentence that says why it is not written, or where a broken file is now that was in its place.
pub fn change_toml<T: Serialize + DeserializeOwned + Default>(
    path: &Path,
    change: impl FnOnce(&mut T),
) -> Result<(), String> {
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
pub fn save_changes<T: Serialize + DeserializeOwned>(path: &Path, was: &T, is: &T) -> Result<(), String> {
    let table = |value: &T| Table::try_from(value).map_err(|error| not_saved(path, &error));
    let (was, is) = (table(was)?, table(is)?);
    rewrite(path, |theirs: Option<T>| {
        let mut all = theirs.map_or_else(|| Ok(is.clone()), |theirs| table(&theirs))?;
        take_over(&mut all, &was, &is);
        all.try_into::<T>().map_err(|error| not_saved(path, &error))
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
    change: impl FnOnce(Option<T>) -> Result<T, String>,
) -> Result<(), String> {
    let _lock = hold(path).map_err(|why| not_saved(path, &why))?;
    let (value, broken) = read_or_keep_aside(path)?;
    let text = toml::to_string_pretty(&change(value)?).map_err(|error| not_saved(path, &error))?;
    save_text(path, &text)?;
    broken.map_or(Ok(()), Err)
}

fn hold(path: &Path) -> Result<Lock, NotFree> {
    Lock::of_folder(path.parent().unwrap_or(Path::new("")))
}

/// What a file says, if there is one; none with a sentence if it was broken and is kept aside.
fn read_or_keep_aside<T: DeserializeOwned>(path: &Path) -> Result<(Option<T>, Option<String>), String> {
    let what_is_wrong = match read(path) {
        Ok(value) => return Ok((value, None)),
        Err(what) => what,
    };
    let aside = keep_aside(path).map_err(|error| not_moved(path, &what_is_wrong, &reason(&error)))?;
    Ok((
        None,
        Some(format!(
            "{}: {what_is_wrong}; it is kept as {}.",
            printable(path.display()),
            printable(aside.display())
        )),
    ))
}

/// What a file says, if there is one.
fn read<T: DeserializeOwned>(path: &Path) -> Result<Option<T>, String> {
    let text = match read_text(path) {
        Err(error) if is_missing(&error) => return Ok(None),
        Err(error) => return Err(reason(&error)),
        Ok(text) => text,
    };
    toml::from_str(&text).map(Some).map_err(|error| {
        let line = line_at(text.as_bytes(), error.span().map_or(0, |span| span.start.min(text.len())));
        format!("line {line}: {}", printable(error.message().lines().collect::<Vec<_>>().join(", ")))
    })
}

fn not_moved(path: &Path, what_is_wrong: &str, why: &impl Display) -> String {
    format!("{}: {what_is_wrong}; it could not be moved aside ({why}).", printable(path.display()))
}

fn not_saved(path: &Path, why: &impl Display) -> String {
    format!("{} could not be saved: {why}.", printable(path.display()))
}
