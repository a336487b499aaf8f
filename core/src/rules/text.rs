//! Shared parts of the notation parsers: error with position, argument parser, runs of empty cells, counters.

use std::fmt;
use std::str::FromStr;

use crate::language::{Localized, msg};

/// A parse error of a move, a position or a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {reason}")]
pub struct TextError {
    /// The place in the text: a field, a row, a line.
    pub place: String,
    /// The reason, as a sentence without the full stop.
    pub reason: Localized,
    /// The line in a record, from 1.
    pub line: Option<usize>,
}

impl TextError {
    /// Creates an error. The place may contain text from outside; in the reason it must be escaped.
    pub fn new(place: impl Into<String>, reason: impl Into<Localized>) -> Self {
        Self { place: printable(place.into()), reason: reason.into(), line: None }
    }

    /// The error for a text that is not one of a few words.
    pub(crate) fn none_of(place: &str, text: &str, choices: &[&str]) -> Self {
        Self::new(place, msg::FaultsNoneOf { text: quoted(text), choices: choices.join(", ") })
    }

    /// The error for a text of the wrong form.
    pub(crate) fn not_like(place: &str, text: &str, example: &str) -> Self {
        Self::new(place, msg::FaultsNotLike { text: quoted(text), example })
    }

    /// Prefixes the place with the place of the enclosing text.
    #[must_use]
    pub fn within(self, outer: &str) -> Self {
        Self { place: format!("{outer}, {}", self.place), ..self }
    }
}

/// The reason with the line, if the text has several.
impl From<&TextError> for Localized {
    fn from(error: &TextError) -> Self {
        match error.line {
            Some(line) => msg::FaultsLine { line: line.to_string(), what: error.reason.clone() }.into(),
            None => error.reason.clone(),
        }
    }
}

/// Argument parser of the command line. The error does not repeat the argument, because clap names it.
pub fn parse_argument<T: FromStr<Err = TextError>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: TextError| error.reason.to_string())
}

/// The largest number of quoted characters; the text may be a whole damaged file.
const MAX_QUOTED: usize = 60;

/// Sanitises and shortens text from outside, to quote it in an error message.
pub(crate) fn quoted(text: &str) -> String {
    let shown = printable(text.chars().take(MAX_QUOTED).collect::<String>());
    if text.chars().nth(MAX_QUOTED).is_some() { shown + "…" } else { shown }
}

/// A row of Quixo by number, or a ring of Hexxagon by letter, as the arguments `kind` and `at` of a message, because
/// the declension depends on the language.
#[derive(Clone, Copy)]
pub(super) struct Line(pub(super) &'static str, pub(super) char);

impl Line {
    /// The error for a text in this line that stands for no cell.
    fn invalid(self, text: &str) -> TextError {
        TextError::new("board", msg::FaultsSign { kind: self.0, at: self.1.to_string(), text: quoted(text) })
    }
}

/// Whether a character is a hyphen, a dash or a minus. Keyboards and word processors exchange them.
pub(super) fn is_dash(sign: char) -> bool {
    matches!(sign, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// Splits a position text into board, side, quiet plies and ply number.
pub(super) fn fields(text: &str) -> Result<[&str; 4], TextError> {
    let found: Vec<&str> = text.split_whitespace().collect();
    <[&str; 4]>::try_from(found)
        .map_err(|found| TextError::new("position", msg::FaultsFields { found: found.len().to_string() }))
}

pub(super) fn quiet(text: &str) -> Result<u16, TextError> {
    let error = || TextError::new("100-move count", msg::FaultsQuietNumber { text: quoted(text) });
    counter(text, 0).ok_or_else(error)
}

pub(super) fn ply(text: &str) -> Result<u16, TextError> {
    let error = || TextError::new("move number", msg::FaultsPlyNumber { text: quoted(text) });
    counter(text, 1).ok_or_else(error)
}

/// Parses a counter: digits only, from `least` to 65,535.
fn counter(text: &str, least: u16) -> Option<u16> {
    text.parse().ok().filter(|&n| n >= least && text.bytes().all(|b| b.is_ascii_digit()))
}

pub(super) fn no_side(place: &str, text: &str) -> TextError {
    TextError::new(place, msg::FaultsSide { text: quoted(text) })
}

/// Parses the cells of a row or ring: one of `signs`, or `None` for an empty cell, which a number counts.
pub(super) fn cells(
    line: Line,
    text: &str,
    signs: &str,
    wanted: usize,
) -> Result<Vec<Option<char>>, TextError> {
    let (mut cells, mut found) = (Vec::new(), 0);
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let after = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let number = &rest[..rest.len() - after.len()];
        if !number.is_empty() {
            let run: Option<usize> = number.parse().ok();
            let run = run.filter(|n| (1..=99).contains(n) && !number.starts_with('0'));
            found += run.ok_or_else(|| line.invalid(number))?;
            // A text may claim far more cells than a line has.
            cells.resize(found.min(wanted), None);
            rest = after;
        } else if signs.contains(sign) {
            found += 1;
            cells.push(Some(sign));
            rest = &rest[sign.len_utf8()..];
        } else {
            return Err(line.invalid(&sign.to_string()));
        }
    }
    if found == wanted {
        return Ok(cells);
    }
    let (kind, at) = (line.0, line.1.to_string());
    let (found, wanted) = (found.to_string(), wanted.to_string());
    Err(TextError::new("board", msg::FaultsCells { kind, at, found, wanted }))
}

/// Writes a row or ring: characters as they are, runs of `None` as numbers.
pub(crate) fn write_items(
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

/// Whether a character is a control character: a terminal command, a line break, or a change of text direction.
pub fn is_command(sign: char) -> bool {
    matches!(
        sign,
        // Unicode line and paragraph separators, and bidirectional controls.
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    ) || sign.is_control()
}

/// The text with control characters escaped: a bell becomes `\u{7}`.
pub fn printable(text: impl fmt::Display) -> String {
    let text = text.to_string();
    if !text.contains(is_command) {
        return text;
    }
    let mut shown = String::with_capacity(text.len());
    for sign in text.chars() {
        if is_command(sign) {
            shown.extend(sign.escape_unicode());
        } else {
            shown.push(sign);
        }
    }
    shown
}
