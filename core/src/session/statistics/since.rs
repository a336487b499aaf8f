//! The reset of the statistics: the time from which matches count. The records stay.

use serde::{Deserialize, Serialize};

use crate::session::{FileError, Folders, Moment, change_toml, load_toml};

const FILE: &str = "statistics.toml";

#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct ResetFile {
    /// Matches that began at this time or later count.
    #[serde(skip_serializing_if = "Option::is_none")]
    since: Option<Moment>,
}

/// The time of the last reset, with an error if it cannot be read; then all matches count.
pub fn since(folders: &Folders) -> (Option<Moment>, Option<FileError>) {
    let (file, warning) = load_toml::<ResetFile>(&folders.data.join(FILE));
    (file.since, warning)
}

/// Resets the statistics: only matches that begin from now on count. After an error nothing changes.
pub fn reset(folders: &Folders, now: Moment) -> Result<(), FileError> {
    change_toml(&folders.data.join(FILE), |all: &mut ResetFile| all.since = Some(now))
}
