//! File access: atomic writes, creation without overwriting, renaming of unreadable files, locks between
//! programs. Every failure is reported to the player, and the game continues.

mod error;
mod lock;
mod state;
mod text;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use etcetera::{AppStrategy, AppStrategyArgs};
use serde::Deserialize;

use crate::language::Language;

pub use error::{Cause, FileError, InvalidValue};
pub use lock::Lock;
pub use state::{change_toml, load_toml, save_changes};
pub(crate) use text::retry;
pub(super) use text::{MAX_FILE_BYTES, MAX_RECORD_BYTES, line_at, read_text, remove_temporary_files};
#[cfg(feature = "online")]
pub(crate) use text::{create_private, save_private};
pub use text::{create_text, save_bytes, save_text};

/// The extension of record files. The module `autosave` names the files of finished matches and of those in progress.
pub(super) const EXTENSION: &str = "pushflip";

/// The name of the folder of a portable program.
const PORTABLE: &str = "pushflip-data";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folders {
    /// Matches and progress.
    pub data: PathBuf,
    /// Settings.
    pub config: PathBuf,
}

/// The settings of the game that the terminal and the command line need.
#[derive(Deserialize)]
struct Chosen {
    language: Option<Language>,
    name: Option<String>,
}

impl Folders {
    /// The platform's folders, or those in the environment variables `PUSHFLIP_DATA_DIR` and
    /// `PUSHFLIP_CONFIG_DIR`. On Windows a folder `pushflip-data` beside the program precedes the platform's, so that a
    /// program on a stick keeps its files there. Fails if there is no home folder.
    pub fn find() -> Result<Self, FileError> {
        let named = |variable| std::env::var_os(variable).filter(|v| !v.is_empty()).map(PathBuf::from);
        let (data, config) = (named("PUSHFLIP_DATA_DIR"), named("PUSHFLIP_CONFIG_DIR"));
        if let (Some(data), Some(config)) = (&data, &config) {
            return Ok(Self { data: data.clone(), config: config.clone() });
        }
        let beside = std::env::current_exe().ok().map(|program| program.with_file_name(PORTABLE));
        if let Some(folder) = beside.filter(|folder| cfg!(windows) && folder.is_dir()) {
            let config = config.unwrap_or_else(|| folder.clone());
            return Ok(Self { data: data.unwrap_or(folder), config });
        }
        // The app id is org.pushflip.Pushflip; the folder is pushflip.
        let args = AppStrategyArgs {
            top_level_domain: "org".to_string(),
            author: "pushflip".to_string(),
            app_name: "Pushflip".to_string(),
        };
        let usual = etcetera::choose_app_strategy(args).map_err(|_| FileError::NowhereToSave)?;
        Ok(Self {
            data: data.unwrap_or_else(|| usual.data_dir()),
            config: config.unwrap_or_else(|| usual.config_dir()),
        })
    }

    /// The language that the player has chosen in the settings, if any.
    pub fn chosen_language(&self) -> Option<Language> {
        self.chosen()?.language
    }

    /// The player's name in the settings, if any.
    pub fn player_name(&self) -> Option<String> {
        self.chosen()?.name
    }

    fn chosen(&self) -> Option<Chosen> {
        let text = read_text(&self.config.join("settings.toml")).ok()?;
        toml::from_str(&text).ok()
    }

    /// The folder of the tablebase that `pushflip solve` writes: with the other files, but not in the part of a Windows
    /// profile that is copied to every computer where the user logs on.
    pub fn solved(&self) -> PathBuf {
        let roaming = std::env::var_os("APPDATA").filter(|_| cfg!(windows)).map(PathBuf::from);
        let local = std::env::var_os("LOCALAPPDATA").map(PathBuf::from);
        let data =
            roaming.zip(local).and_then(|(from, to)| Some(to.join(self.data.strip_prefix(from).ok()?)));
        data.as_ref().unwrap_or(&self.data).join("solved")
    }

    /// The folder of filed matches.
    pub fn matches(&self) -> PathBuf {
        self.data.join("matches")
    }

    /// The filed records, newest first.
    pub fn saved_matches(&self) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(self.matches()) else { return Vec::new() };
        let mut paths: Vec<PathBuf> = entries
            .filter_map(|entry| entry.ok().map(|entry| entry.path()))
            .filter(|path| path.extension().is_some_and(|extension| extension == EXTENSION))
            .collect();
        paths.sort_unstable_by(|a, b| b.cmp(a));
        paths
    }
}

/// The text of an operating system error, as a clause.
#[cfg(feature = "online")]
pub(crate) fn reason(error: &io::Error) -> String {
    Cause::from(error).to_string()
}

/// Whether a read error means that there is no file.
pub(crate) fn is_missing(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

/// Whether the path exists, possibly as a dangling link.
pub(super) fn exists(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// The paths `stem.extension`, `stem-1.extension`, … in a folder. An empty extension adds no dot.
pub(super) fn file_names(folder: &Path, stem: &str, extension: &str) -> impl Iterator<Item = PathBuf> {
    let extension = if extension.is_empty() { String::new() } else { format!(".{extension}") };
    (0..u32::MAX).map(move |number| {
        let number = if number == 0 { String::new() } else { format!("-{number}") };
        folder.join(format!("{stem}{number}{extension}"))
    })
}

/// Parses a typed path; `~` is the home folder. Fails if the text is empty, or there is no home folder.
pub fn typed_path(text: &str) -> Result<PathBuf, FileError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(FileError::NoPath);
    }
    let Some(rest) = text.strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with(['/', '\\']))
    else {
        return Ok(text.into());
    };
    let home = etcetera::home_dir().map_err(|_| FileError::NoHome)?;
    Ok(home.join(rest.trim_start_matches(['/', '\\'])))
}

pub fn delete_file(path: &Path) -> Result<(), FileError> {
    fs::remove_file(path).map_err(|error| FileError::NotDeleted(path.into(), Cause::from(&error)))
}

/// The first free name `stem.broken-N.extension` beside a file.
fn broken_name(path: &Path) -> PathBuf {
    let part = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
    let (stem, extension) = (format!("{}.broken", part(path.file_stem())), part(path.extension()));
    let mut names = file_names(path.parent().unwrap_or(Path::new("")), &stem, &extension).skip(1);
    names.find(|name| !exists(name)).expect("an unused number")
}

/// Renames a broken file to [`broken_name`] and returns the new path. The caller holds the lock of the file or
/// folder.
pub(crate) fn rename_broken(path: &Path) -> io::Result<PathBuf> {
    let aside = broken_name(path);
    retry(|| fs::rename(path, &aside))?;
    Ok(aside)
}
