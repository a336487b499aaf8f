//! Import of typed, pasted or loaded text: a match record or a position.

use std::path::Path;

use crate::language::msg;
use crate::rules::{TextError, Variant};

use super::files::{Cause, FileError, line_at, read_text};
use super::{AnyPosition, Match, Options, Setup};

#[derive(Clone, PartialEq, Debug)]
pub enum Import {
    Match(Box<Match>),
    /// A position, with Hexxagon's default option.
    Position(AnyPosition),
}

impl Import {
    /// The position, or the last one of the match.
    pub fn position(&self) -> AnyPosition {
        match self {
            Self::Match(game) => game.position(),
            Self::Position(position) => *position,
        }
    }

    /// Converts to a match. A position gets the default players, a person against the computer.
    pub fn into_match(self) -> Match {
        match self {
            Self::Match(game) => *game,
            Self::Position(start) => {
                let seats = Setup::usual_seats(start.variant());
                Match::new(Setup { start: Some(start), ..Setup::new(start.variant(), &seats) })
            }
        }
    }
}

/// Parses a record or a position. A text that fits several variants is parsed as the `usual` one if possible. The
/// error names the line, or the field of a position.
pub fn import_text(text: &str, usual: Variant) -> Result<Import, TextError> {
    let text = text.trim_start_matches('\u{feff}');
    if text.contains(['[', ']', '{', '"']) {
        return Match::from_record(text).map(|game| Import::Match(Box::new(game)));
    }
    let board = text.split_whitespace().next().unwrap_or_default();
    if !board.contains('/') {
        let line = line_at(text.as_bytes(), text.find(|c: char| !c.is_whitespace()).unwrap_or_default());
        return Err(TextError::new(format!("Line {line}"), msg::FAULTS_NEITHER));
    }
    let variant = variant_of(text).unwrap_or(usual);
    read_position(&AnyPosition::start(variant, &Options::default()), text).map(Import::Position)
}

/// Parses a position of the same variant and options. The place of an error starts with "position".
pub(super) fn read_position(start: &AnyPosition, text: &str) -> Result<AnyPosition, TextError> {
    start.read(text).map_err(|error| if error.place == "position" { error } else { error.within("position") })
}

pub fn import_file(path: &Path, usual: Variant) -> Result<Import, FileError> {
    let text = read_text(path).map_err(|error| FileError::NotOpened(path.into(), Cause::from(&error)))?;
    import_text(&text, usual).map_err(|error| FileError::Broken(path.into(), Cause::Text(Box::new(error))))
}

/// The variant that the characters of a position identify; `None` if they fit several variants or none.
pub(super) fn variant_of(text: &str) -> Option<Variant> {
    let mut fields = text.split_whitespace();
    let board = fields.next()?;
    let side = fields.next().unwrap_or_default();
    let has = |signs: &[char]| board.contains(signs);
    // Rings of Hexxagon are longer than rows of Quixo.
    let long = board.split(|c: char| !c.is_ascii_digit()).any(|run| run.parse().is_ok_and(|n: usize| n > 5));
    if has(&['x', 'o']) || matches!(side, "x" | "o") {
        Some(Variant::Quixo)
    } else if has(&['s', 'n', 'e']) || matches!(side, "s" | "n" | "e") {
        Some(Variant::QuixoTeams)
    } else if has(&['-']) {
        Some(Variant::Hexxagon)
    } else if has(&['r']) || side == "r" || long {
        Some(Variant::HexxagonOpen)
    } else {
        (side == "w").then_some(Variant::QuixoTeams)
    }
}
