//! Texts about a match in the list.

use std::path::{Path, PathBuf};

use super::Saved;
use crate::game::language::{Language, words};
use pushflip_core::session::Match;

/// What record files end with.
const EXTENSION: &str = "pushflip";

/// Who plays, or the name of a file that cannot be read.
pub(super) fn title(language: Language, saved: &Saved) -> String {
    let players = |game: &Match| words::players(language, game.setup());
    match (&saved.path, &saved.content) {
        (None, Ok(game)) => language.tell("records-this", &[("players", players(game).into())]),
        (Some(_), Ok(game)) => players(game),
        (path, Err(_)) => path.as_deref().map_or_else(String::new, file_name),
    }
}

/// The game, when it began, how far it came; or that it cannot be read.
pub(super) fn about(language: Language, saved: &Saved) -> String {
    let Ok(game) = &saved.content else { return language.say("records-unreadable") };
    let mut parts = vec![words::variant(language, game.setup().variant)];
    parts.extend(game.began().map(|began| began.local()));
    parts.push(language.tell("records-plies", &[("count", game.moves().len().into())]));
    parts.push(match game.result() {
        Some(result) => words::winner(language, game.setup(), result, None),
        None => language.say("records-unfinished"),
    });
    parts.join(" · ")
}

/// How it ended and why; or what is wrong with its file.
pub(super) fn outcome(language: Language, saved: &Saved) -> String {
    match &saved.content {
        Ok(game) => match game.result() {
            Some(result) => {
                let winner = words::winner(language, game.setup(), result, None);
                format!("{winner}. {}", words::ending(language, game.setup(), result, None))
            }
            None => language.say("records-goes-on"),
        },
        Err(error) => words::file_error(language, error),
    }
}

/// The last part of a path.
pub(super) fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Where a match is saved if the player does not say otherwise.
pub(super) fn usual_path(game: &Match) -> String {
    let began = game.began().map_or_else(String::new, |began| format!("-{}", began.compact()));
    format!("~/{}{began}.{EXTENSION}", game.setup().variant)
}

/// A path with the ending of records, if it has none.
pub(super) fn with_extension(path: PathBuf) -> PathBuf {
    if path.extension().is_some() { path } else { path.with_extension(EXTENSION) }
}
