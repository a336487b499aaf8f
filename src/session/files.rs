//! Files: where they are, how they are read and written. A write leaves the old file or the new one,
//! never half; a file that cannot be read is kept aside, never overwritten; every failure is one
//! sentence for the player, and the game goes on.
//!
//! When a write has returned, the new file is there whatever becomes of the program: it was written under
//! another name, flushed to the disk (`fsync`), renamed, and the folder flushed too, so that it is
//! there after a power failure as well, as far as the disk keeps what it promises. Before that, the
//! old file is. Only a removal is not flushed: a power failure may bring back a match that was filed,
//! and then it is found to be filed already.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use atomic_write_file::AtomicWriteFile;
use etcetera::{AppStrategy, AppStrategyArgs};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::rules::printable;

/// The most bytes that a file of ours can have; a match of a thousand plies has 10 kB.
pub(super) const MOST_BYTES: usize = 4_000_000;
/// The most bytes that a match from elsewhere can have as it would be saved. There is room to play it on.
pub(super) const MOST_RECORD_BYTES: usize = 2_000_000;
/// No write takes as long as this.
const LEFT_OVER_AFTER: Duration = Duration::from_mins(10);

/// The folders of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folders {
    /// Matches and progress.
    pub data: PathBuf,
    /// Settings.
    pub config: PathBuf,
}

impl Folders {
    /// The folders where this desktop keeps such things, or those that the environment variables
    /// `PUSHFLIP_DATA_DIR` and `PUSHFLIP_CONFIG_DIR` name.
    ///
    /// # Errors
    /// A sentence that says why there are none.
    pub fn find() -> Result<Self, String> {
        let named = |variable| std::env::var_os(variable).filter(|v| !v.is_empty()).map(PathBuf::from);
        let (data, config) = (named("PUSHFLIP_DATA_DIR"), named("PUSHFLIP_CONFIG_DIR"));
        if let (Some(data), Some(config)) = (&data, &config) {
            return Ok(Self { data: data.clone(), config: config.clone() });
        }
        // The app id is org.pushflip.Pushflip; the folder is pushflip.
        let args = AppStrategyArgs {
            top_level_domain: "org".to_string(),
            author: "pushflip".to_string(),
            app_name: "Pushflip".to_string(),
        };
        let usual = etcetera::choose_app_strategy(args)
            .map_err(|_| "No home folder was found, so nothing can be saved.".to_string())?;
        Ok(Self {
            data: data.unwrap_or_else(|| usual.data_dir()),
            config: config.unwrap_or_else(|| usual.config_dir()),
        })
    }

    /// The folder of the tables that `pushflip solve` makes.
    #[must_use]
    pub fn solved(&self) -> PathBuf {
        self.data.join("solved")
    }

    /// The folder of finished and put away matches.
    #[must_use]
    pub fn matches(&self) -> PathBuf {
        self.data.join("matches")
    }

    /// The records in that folder, the newest first.
    #[must_use]
    pub fn saved_matches(&self) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(self.matches()) else { return Vec::new() };
        let mut paths: Vec<PathBuf> = entries
            .filter_map(|entry| entry.ok().map(|entry| entry.path()))
            .filter(|path| path.extension().is_some_and(|extension| extension == super::autosave::EXTENSION))
            .collect();
        paths.sort_unstable_by(|a, b| b.cmp(a));
        paths
    }
}

/// An error of the system in words for the middle of a sentence, without its number.
pub(super) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or(&text);
    let mut signs = text.chars();
    signs.next().map_or_else(String::new, |first| first.to_lowercase().chain(signs).collect())
}

/// Whether an error of reading says only that there is no file.
pub(super) fn is_missing(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

/// Reads a small text file.
///
/// # Errors
/// Why it cannot be read, without the path; see [`is_missing`].
pub(super) fn read_text(path: &Path) -> io::Result<String> {
    let refuse = |reason: String| Err(io::Error::new(io::ErrorKind::InvalidData, reason));
    let kind = fs::metadata(path)?;
    if kind.is_dir() {
        return refuse("it is a folder, not a file".into());
    }
    // A pipe or device would wait or never end.
    if !kind.is_file() {
        return refuse("it is no ordinary file".into());
    }
    let mut bytes = Vec::new();
    fs::File::open(path)?.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > MOST_BYTES {
        return refuse(format!("it is larger than {} kB", MOST_BYTES / 1000));
    }
    String::from_utf8(bytes).or_else(|error| {
        let line = line_at(error.as_bytes(), error.utf8_error().valid_up_to());
        refuse(format!("line {line}: it is not text in UTF-8"))
    })
}

/// The line of an offset, from 1. A line ends with a line feed, a carriage return or both.
pub(super) fn line_at(bytes: &[u8], offset: usize) -> usize {
    let ends = |&at: &usize| match bytes[at] {
        b'\r' => bytes.get(at + 1) != Some(&b'\n'),
        byte => byte == b'\n',
    };
    1 + (0..offset).filter(ends).count()
}

/// Replaces a file as a whole, and makes its folder if there is none.
///
/// # Errors
/// A sentence with the path and the reason.
pub fn save_text(path: &Path, text: &str) -> Result<(), String> {
    let write = || {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        // A link is followed, so that settings kept elsewhere stay there.
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
        let mut file = AtomicWriteFile::open(target)?;
        file.write_all(text.as_bytes())?;
        file.commit()
    };
    write().map_err(|error| format!("{} could not be saved: {}.", printable(path.display()), reason(&error)))
}

/// Whether anything has this name, if only a link to nowhere.
pub(super) fn exists(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// The names `stem.extension`, `stem-1.extension`, … in a folder.
pub(super) fn file_names(folder: &Path, stem: &str, extension: &str) -> impl Iterator<Item = PathBuf> {
    (0..u32::MAX).map(move |number| {
        let number = if number == 0 { String::new() } else { format!("-{number}") };
        folder.join(format!("{stem}{number}.{extension}"))
    })
}

/// The first of [`file_names`] that does not exist, with a number that is not less than `first`.
pub(super) fn free_path(folder: &Path, stem: &str, extension: &str, first: usize) -> PathBuf {
    file_names(folder, stem, extension)
        .skip(first)
        .find(|path| !exists(path))
        .expect("a folder holds fewer files than there are numbers")
}

/// Removes what a program that was killed while it wrote has left behind: `.NAME.XXXXXX`, the new
/// file that never took its name. One that is young may still be written by another program.
pub(super) fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let old = || entry.metadata().ok()?.modified().ok()?.elapsed().ok();
        if is_left_over(&entry.file_name().to_string_lossy())
            && old().is_some_and(|age| age > LEFT_OVER_AFTER)
        {
            // It only takes up room.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Whether a name is one that writing gives a file before it is whole.
fn is_left_over(name: &str) -> bool {
    let ours = |name: &str| [".pushflip", ".toml", ".csv"].iter().any(|end| name.ends_with(end));
    name.strip_prefix('.').and_then(|name| name.rsplit_once('.')).is_some_and(|(name, signs)| {
        ours(name) && signs.len() == 6 && signs.bytes().all(|sign| sign.is_ascii_alphanumeric())
    })
}

/// The path that somebody has typed; `~` is the home folder.
///
/// # Errors
/// A sentence if nothing was typed or there is no home folder.
pub fn typed_path(text: &str) -> Result<PathBuf, String> {
    let text = text.trim();
    if text.is_empty() {
        return Err("A path is missing.".into());
    }
    let Some(rest) = text.strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with(['/', '\\']))
    else {
        return Ok(text.into());
    };
    let home = etcetera::home_dir().map_err(|_| "No home folder was found.".to_string())?;
    Ok(home.join(rest.trim_start_matches(['/', '\\'])))
}

/// Deletes a file.
///
/// # Errors
/// A sentence with the path and the reason.
pub fn delete_file(path: &Path) -> Result<(), String> {
    fs::remove_file(path)
        .map_err(|error| format!("{} could not be deleted: {}.", printable(path.display()), reason(&error)))
}

/// Renames a broken file to `stem.broken-1.extension`, or the next number that is free, and says
/// where it is now.
///
/// # Errors
/// The system's.
pub(super) fn keep_aside(path: &Path) -> io::Result<PathBuf> {
    let part = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
    let stem = format!("{}.broken", part(path.file_stem()));
    let aside = free_path(path.parent().unwrap_or(Path::new("")), &stem, &part(path.extension()), 1);
    fs::rename(path, &aside)?;
    Ok(aside)
}

/// Reads settings: unknown keys are ignored and a missing file gives the default, as missing keys
/// do if `T` has `#[serde(default)]`. A broken file gives the default and is kept aside; the
/// sentence says what was wrong, where, and where the file is now.
#[must_use]
pub fn load_toml<T: DeserializeOwned + Default>(path: &Path) -> (T, Option<String>) {
    let what_is_wrong = match read_text(path) {
        Err(error) if is_missing(&error) => return (T::default(), None),
        Err(error) => reason(&error),
        Ok(text) => match toml::from_str(&text) {
            Ok(value) => return (value, None),
            Err(error) => {
                let line =
                    line_at(text.as_bytes(), error.span().map_or(0, |span| span.start.min(text.len())));
                let message = error.message().lines().collect::<Vec<_>>().join(", ");
                format!("line {line}: {}", printable(message))
            }
        },
    };
    let kept = match keep_aside(path) {
        Ok(aside) => format!("it is kept as {}", printable(aside.display())),
        Err(error) => format!("it could not be moved aside ({})", reason(&error)),
    };
    let sentence = format!("{}: {what_is_wrong}; {kept}.", printable(path.display()));
    (T::default(), Some(sentence))
}

/// Changes what such a file says now, whoever wrote it.
///
/// # Errors
/// A sentence that says why it is not written, or where a broken file is now that was in its place.
pub(super) fn change_toml<T: Serialize + DeserializeOwned + Default>(
    path: &Path,
    change: impl FnOnce(&mut T),
) -> Result<(), String> {
    let (mut value, broken) = load_toml(path);
    change(&mut value);
    save_toml(path, &value)?;
    broken.map_or(Ok(()), Err)
}

/// Writes settings.
///
/// # Errors
/// A sentence with the path and the reason.
pub fn save_toml<T: Serialize>(path: &Path, value: &T) -> Result<(), String> {
    let text = toml::to_string_pretty(value)
        .map_err(|error| format!("{} could not be saved: {error}.", printable(path.display())))?;
    save_text(path, &text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_a_killed_write_left_is_swept() {
        assert!(is_left_over(".current.pushflip.a8Zk03"));
        assert!(is_left_over(".settings.toml.000000"));
        for name in
            ["current.pushflip", ".current.pushflip", ".notes.txt.abcdef", ".x.toml.bak", "x.toml.abcdef"]
        {
            assert!(!is_left_over(name), "{name}");
        }
    }
}
