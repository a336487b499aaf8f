//! Shared parts of the notation parsers: error with position, runs of empty cells, counters.

use super::fault::quoted;
use super::{Fault, Place, printable};

/// A parse error of a move, a position or a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {reason}")]
pub struct TextError {
    /// The place in the text: a field, a row, a line.
    pub place: String,
    /// The reason, as a sentence without the full stop.
    pub reason: String,
    /// The reason as data, for translation.
    pub fault: Fault,
    /// The line in a record, from 1.
    pub line: Option<usize>,
}

impl TextError {
    /// Creates an error. Both parts may quote text from outside.
    pub fn new(place: impl Into<String>, reason: impl Into<String>) -> Self {
        let (place, reason) = (printable(place.into()), printable(reason.into()));
        Self { place, reason, fault: Fault::Other, line: None }
    }

    /// Attaches the reason as data.
    #[must_use]
    pub fn of(self, fault: Fault) -> Self {
        Self { fault, ..self }
    }

    /// Prefixes the place with the place of the enclosing text.
    #[must_use]
    pub fn within(self, outer: &str) -> Self {
        Self { place: format!("{outer}, {}", self.place), ..self }
    }
}

/// Whether a character is a hyphen, a dash or a minus. Keyboards and word processors exchange them.
pub(super) fn is_dash(sign: char) -> bool {
    matches!(sign, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// Splits a position text into board, side, quiet plies and ply number.
pub(super) fn fields(text: &str) -> Result<[&str; 4], TextError> {
    let found: Vec<&str> = text.split_whitespace().collect();
    <[&str; 4]>::try_from(found).map_err(|found| {
        let number = found.len();
        let reason = format!(
            "it has {number} fields instead of four: board, side to move, moves counted for a draw, move number"
        );
        TextError::new("position", reason).of(Fault::Fields(number))
    })
}

/// Parses the number of quiet plies.
pub(super) fn quiet(text: &str) -> Result<u16, TextError> {
    counter("moves counted for a draw", text, 0).map_err(|e| e.of(Fault::QuietNumber(quoted(text))))
}

/// Parses the number of the next ply.
pub(super) fn ply(text: &str) -> Result<u16, TextError> {
    counter("move number", text, 1).map_err(|e| e.of(Fault::PlyNumber(quoted(text))))
}

/// Parses a counter: digits only, from `least` to 65,535.
fn counter(name: &str, text: &str, least: u16) -> Result<u16, TextError> {
    text.parse::<u16>()
        .ok()
        .filter(|&n| n >= least && text.bytes().all(|b| b.is_ascii_digit()))
        .ok_or_else(|| TextError::new(name, format!("{text:?} is not a number from {least} to {}", u16::MAX)))
}

/// The error for an invalid side to move.
pub(super) fn no_side(place: &str, text: &str, allowed: &str) -> TextError {
    TextError::new(place, format!("{text:?} is {allowed}")).of(Fault::Side(quoted(text)))
}

/// An item of a row or ring.
pub(super) enum Item {
    /// A run of empty cells.
    Run(usize),
    /// A character.
    Sign(char),
}

/// Splits a row or ring into runs and characters.
pub(super) fn items(place: Place, text: &str) -> Result<Vec<Item>, TextError> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits == 0 {
            found.push(Item::Sign(first));
            rest = &rest[first.len_utf8()..];
            continue;
        }
        let (number, after) = rest.split_at(digits);
        let run = number
            .parse()
            .ok()
            .filter(|&n| (1..=99).contains(&n) && !number.starts_with('0'))
            .ok_or_else(|| {
                let error = TextError::new(place.to_string(), format!("{number:?} is not a run of cells"));
                error.of(Fault::Run(place, quoted(number)))
            })?;
        found.push(Item::Run(run));
        rest = after;
    }
    Ok(found)
}

/// Writes a row or ring: characters as they are, runs of `None` as numbers.
pub(super) fn write_items(
    f: &mut std::fmt::Formatter<'_>,
    cells: impl Iterator<Item = Option<char>>,
) -> std::fmt::Result {
    use std::fmt::Write;
    let mut run = 0;
    for cell in cells {
        let Some(sign) = cell else {
            run += 1;
            continue;
        };
        if run > 0 {
            write!(f, "{run}")?;
            run = 0;
        }
        f.write_char(sign)?;
    }
    if run > 0 { write!(f, "{run}") } else { Ok(()) }
}
