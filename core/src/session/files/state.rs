//! TOML files with small state: settings, finished lessons, solved puzzles. Several programs share them: each
//! takes the lock and changes only its own values.

use std::fs;
use std::ops::Range;
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;
use toml::de::{DeArray, DeTable, DeValue, Deserializer};
use toml::{Spanned, Table, Value};

use super::error::{Cause, FileError, InvalidValue};
use super::lock::Lock;
use super::text::{line_at, read_text, save_text};
use super::{broken_name, is_missing, rename_broken};

use crate::rules::printable;

/// The largest number of invalid values to ignore. A file with more counts as broken.
const MOST_LEFT_OUT: usize = 50;

/// Reads settings. Unknown keys are ignored; a missing file gives the default, and so do missing keys if `T`
/// has `#[serde(default)]`. Invalid values are ignored and named in the error. A file that is not TOML gives
/// the default and is renamed; the error names the place, the reason and the new path.
pub fn load_toml<T: DeserializeOwned + Default>(path: &Path) -> (T, Option<FileError>) {
    let what_is_wrong = match read(path) {
        Ok(found) => return found.unwrap_or_default().into_value(path),
        Err(what) => what,
    };
    // Another program may be replacing it.
    let read = match hold(path) {
        Ok(_lock) => read_or_keep_aside(path),
        Err(why) => Err(FileError::NotMoved(path.into(), what_is_wrong, why)),
    };
    match read {
        Ok((found, None)) => found.unwrap_or_default().into_value(path),
        Ok((_, error)) => (T::default(), error),
        Err(error) => (T::default(), Some(error)),
    }
}

/// Reads the current values, applies `change`, and writes them. The error is why the file was not written, or the new
/// path of a broken file.
pub fn change_toml<T: Serialize + DeserializeOwned + Default>(
    path: &Path,
    change: impl FnOnce(&mut T),
) -> Result<(), FileError> {
    rewrite(path, |mut value: T, is_new| {
        let was = if is_new { Table::new() } else { table(path, &value)? };
        change(&mut value);
        Ok((was, table(path, &value)?))
    })
}

/// Writes the values that differ from `before` and keeps changes of other programs. A missing file is written
/// completely. Fails as [`change_toml`].
pub fn save_changes<T>(path: &Path, was: &T, is: &T) -> Result<(), FileError>
where
    T: Serialize + DeserializeOwned + Default,
{
    rewrite(path, |_: T, is_new| {
        Ok((if is_new { Table::new() } else { table(path, was)? }, table(path, is)?))
    })
}

fn table<T: Serialize>(path: &Path, value: &T) -> Result<Table, FileError> {
    Table::try_from(value).map_err(|error| unwritable(path, &error))
}

/// Applies the difference between two tables to a third one.
fn take_over(all: &mut Table, was: &Table, is: &Table) {
    for key in was.keys().filter(|key| !is.contains_key(*key)) {
        all.remove(key);
    }
    for (key, value) in is.iter().filter(|(key, value)| was.get(*key) != Some(value)) {
        let inner = all.get_mut(key).and_then(Value::as_table_mut);
        match (inner, was.get(key).and_then(Value::as_table), value.as_table()) {
            (Some(all), Some(was), Some(is)) => take_over(all, was, is),
            _ => drop(all.insert(key.clone(), value.clone())),
        }
    }
}

/// Applies the difference between two tables to a file under its lock. Invalid values that are overwritten are
/// kept in a copy.
fn rewrite<T: DeserializeOwned + Default>(
    path: &Path,
    changes: impl FnOnce(T, bool) -> Result<(Table, Table), FileError>,
) -> Result<(), FileError> {
    let _lock = hold(path).map_err(|why| FileError::NotSaved(path.into(), why))?;
    let (found, broken) = read_or_keep_aside(path)?;
    let is_new = found.is_none();
    let StateFile { value, content, left_out } = found.unwrap_or_default();
    let (was, is) = changes(value, is_new)?;
    let mut all = content.clone();
    take_over(&mut all, &was, &is);
    if left_out.iter().any(|(place, _)| look_up(&content, place) != look_up(&all, place)) {
        fs::copy(path, broken_name(path))
            .map_err(|error| FileError::NotSaved(path.into(), (&error).into()))?;
    }
    let text = toml::to_string_pretty(&all).map_err(|error| unwritable(path, &error))?;
    save_text(path, &text)?;
    broken.map_or(Ok(()), Err)
}

fn hold(path: &Path) -> Result<Lock, Cause> {
    Lock::of_folder(path.parent().unwrap_or(Path::new("")))
}

#[derive(Default)]
struct StateFile<T> {
    /// The valid values.
    value: T,
    /// All values of the file.
    content: Table,
    /// The invalid values and their lines.
    left_out: Vec<(Place, InvalidValue)>,
}

impl<T> StateFile<T> {
    /// The valid values, and an error that names the invalid ones.
    fn into_value(self, path: &Path) -> (T, Option<FileError>) {
        let left_out: Vec<_> = self.left_out.into_iter().map(|(_, what)| what).collect();
        (self.value, (!left_out.is_empty()).then(|| FileError::InvalidValues(path.into(), left_out)))
    }
}

/// Reads a file, if it exists. A broken file is renamed, with an error.
fn read_or_keep_aside<T: DeserializeOwned>(
    path: &Path,
) -> Result<(Option<StateFile<T>>, Option<FileError>), FileError> {
    let what_is_wrong = match read(path) {
        Ok(found) => return Ok((found, None)),
        Err(what) => what,
    };
    match rename_broken(path) {
        Ok(aside) => Ok((None, Some(FileError::KeptAside(path.into(), what_is_wrong, aside)))),
        Err(error) => Err(FileError::NotMoved(path.into(), what_is_wrong, Cause::from(&error))),
    }
}

/// Reads a file, if it exists.
fn read<T: DeserializeOwned>(path: &Path) -> Result<Option<StateFile<T>>, Cause> {
    let text = match read_text(path) {
        Err(error) if is_missing(&error) => return Ok(None),
        Err(error) => return Err(Cause::from(&error)),
        Ok(text) => text,
    };
    let line = |span: Option<Range<usize>>| {
        line_at(text.as_bytes(), span.map_or(0, |span| span.start.min(text.len())))
    };
    let wrong = |error: toml::de::Error| {
        let words = error.message().lines().collect::<Vec<_>>().join(", ");
        Cause::Setting(line(error.span()), printable(words))
    };
    let mut understood = DeTable::parse(&text).map_err(wrong)?;
    let mut left_out = Vec::new();
    let value = loop {
        let error = match T::deserialize(Deserializer::from(understood.clone())) {
            Ok(value) => break value,
            Err(error) => error,
        };
        let place = error.span().and_then(|span| take_out(understood.get_mut(), &span));
        let Some(place) = place.filter(|_| left_out.len() < MOST_LEFT_OUT) else { return Err(wrong(error)) };
        let name = printable(place.join("."));
        left_out.push((place, InvalidValue { line: line(error.span()), name }));
    };
    left_out.sort_by_key(|(_, what): &(Place, InvalidValue)| what.line);
    Ok(Some(StateFile { value, content: text.parse().map_err(wrong)?, left_out }))
}

/// The keys of a value, or of the list that contains it.
type Place = Vec<String>;

/// Removes the smallest value that contains this span of the text, and returns its keys.
fn take_out(table: &mut DeTable, part: &Range<usize>) -> Option<Place> {
    for (key, value) in table.iter_mut() {
        let inner = match value.get_mut() {
            DeValue::Table(inner) => take_out(inner, part),
            DeValue::Array(list) => take_out_of_list(list, part).then(Place::new),
            _ => None,
        };
        if let Some(mut place) = inner {
            place.insert(0, key.get_ref().to_string());
            return Some(place);
        }
    }
    let key = table.iter().find(|(_, value)| contains(value, part)).map(|(key, _)| key.clone())?;
    table.remove(&key);
    Some(vec![key.get_ref().to_string()])
}

/// The same in a list. Returns whether a value was removed.
fn take_out_of_list(list: &mut DeArray, part: &Range<usize>) -> bool {
    let inside = list.iter_mut().any(|value| match value.get_mut() {
        DeValue::Table(inner) => take_out(inner, part).is_some(),
        DeValue::Array(inner) => take_out_of_list(inner, part),
        _ => false,
    });
    let mut others = DeArray::new();
    if !inside {
        list.iter().filter(|value| !contains(value, part)).for_each(|value| others.push(value.clone()));
        if others.len() == list.len() {
            return false;
        }
        *list = others;
    }
    true
}

fn contains(value: &Spanned<DeValue>, part: &Range<usize>) -> bool {
    let span = value.span();
    span.start <= part.start && part.end <= span.end
}

fn look_up<'a>(table: &'a Table, place: &[String]) -> Option<&'a Value> {
    let (first, rest) = place.split_first()?;
    rest.iter().try_fold(table.get(first)?, |value, key| value.get(key))
}

fn unwritable(path: &Path, error: &impl ToString) -> FileError {
    FileError::NotSaved(path.into(), Cause::Unwritable(error.to_string()))
}
