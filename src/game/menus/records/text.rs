//! Texts about a match in the list.

use std::path::{Path, PathBuf};

use super::SavedMatch;
use crate::game::language::{Language, localized};
use pushflip_core::session::Match;

/// The extension of record files.
const EXTENSION: &str = "pushflip";

/// The players, or the name of an unreadable file.
pub(super) fn title(language: Language, saved: &SavedMatch) -> String {
    let players = |game: &Match| localized::players(language, game.setup());
    match (&saved.path, &saved.content) {
        (None, Ok(game)) => language.tell("records-this", &[("players", players(game).into())]),
        (Some(_), Ok(game)) => players(game),
        (path, Err(_)) => path.as_deref().map_or_else(String::new, file_name),
    }
}

/// The game, start time, length and result.
pub(super) fn about(language: Language, saved: &SavedMatch) -> String {
    let Ok(game) = &saved.content else { return language.say("records-unreadable") };
    let mut parts = vec![localized::variant(language, game.setup().variant)];
    parts.extend(game.began().map(|began| began.local()));
    parts.push(language.tell("records-plies", &[("count", game.moves().len().into())]));
    parts.push(match game.result() {
        Some(result) => localized::winner(language, game.setup(), result, None),
        None => language.say("records-unfinished"),
    });
    parts.join(" · ")
}

/// The result with its reason, or the error of the file.
pub(super) fn outcome(language: Language, saved: &SavedMatch) -> String {
    match &saved.content {
        Ok(game) => match game.result() {
            Some(result) => {
                let winner = localized::winner(language, game.setup(), result, None);
                format!("{winner}. {}", localized::ending(language, game.setup(), result, None))
            }
            None => language.say("records-goes-on"),
        },
        Err(error) => localized::file_error(language, error),
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
