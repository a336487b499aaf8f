//! Texts about a match in the list.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::SavedMatch;
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::Side;
use pushflip_core::session::localized;
use pushflip_core::session::{Match, Moment, Setup};

const EXTENSION: &str = "pushflip";

/// The players, or the name of an unreadable file.
pub(super) fn title(saved: &SavedMatch) -> Localized {
    let players = |game: &Match| localized::players(game.setup());
    match (&saved.path, &saved.content) {
        (None, Ok(game)) => msg::RecordsThis { players: players(game) }.into(),
        (Some(_), Ok(game)) => players(game),
        (path, Err(_)) => path.as_deref().map_or(Localized::EMPTY, |path| file_name(path).into()),
    }
}

/// The game, start time, length and result.
pub(super) fn about(saved: &SavedMatch) -> Localized {
    let Ok(game) = &saved.content else { return msg::RECORDS_UNREADABLE };
    let mut parts = vec![game.setup().variant.into()];
    let now = Moment::of(SystemTime::now());
    parts.extend(game.began().map(|began| localized::when(began, now)));
    parts.push(msg::RecordsPlies { count: game.moves().len() }.into());
    parts.push(match game.result() {
        Some(result) => localized::winner(game.setup(), result, own_side(game)),
        None => msg::RECORDS_UNFINISHED,
    });
    Localized::joined(parts, " · ")
}

/// The side of the only person.
fn own_side(game: &Match) -> Option<Side> {
    game.setup().only_person().map(Setup::side_of)
}

/// The result with its reason, or the error of the file.
pub(super) fn outcome(saved: &SavedMatch) -> Localized {
    match &saved.content {
        Ok(game) => match game.result() {
            Some(result) => {
                let (setup, own) = (game.setup(), own_side(game));
                let parts = [localized::winner(setup, result, own), localized::ending(setup, result, own)];
                // A win of the player ends with an exclamation mark.
                let is_own_win = own.is_some() && result.winner == own;
                Localized::joined(parts, if is_own_win { " " } else { ". " })
            }
            None => msg::RECORDS_GOES_ON,
        },
        Err(error) => error.into(),
    }
}

pub(super) fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The suggested path for saving a match.
pub(super) fn default_path(game: &Match) -> String {
    let began = game.began().map_or_else(String::new, |began| format!("-{}", began.compact()));
    format!("~/{}{began}.{EXTENSION}", game.setup().variant)
}

/// Adds the extension of record files to a path without one.
pub(super) fn with_extension(path: PathBuf) -> PathBuf {
    if path.extension().is_some() { path } else { path.with_extension(EXTENSION) }
}
