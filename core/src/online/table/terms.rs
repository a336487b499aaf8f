//! The terms of a table, and the names of players.

use std::fmt;

use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::props::{BinaryProperty, DefaultIgnorableCodePoint, EnumeratedProperty, GeneralCategory};
use serde::{Deserialize, Serialize};

use crate::language::msg;
use crate::rules::{TextError, is_command};

/// The terms of all matches at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// Variant, options, clock and start position: the record of a match without a ply.
    pub record: String,
    pub host: Name,
    /// Whether a move can be taken back if all opponents agree.
    pub undo: bool,
    pub spectators: u16,
}

/// The maximum length of a name in characters.
pub const LONGEST_NAME: usize = 24;
/// The maximum number of combining marks on a letter.
const MOST_MARKS: usize = 2;
/// The placeholder for a name without any visible character.
const NO_VISIBLE_CHARACTER: &str = "?";

/// A name: 1 to [`LONGEST_NAME`] visible characters in Unicode's composed form (NFC).
///
/// Version 0.1.0 allowed every character except control and bidirectional ones, and its events are signed. So
/// a name that is read from a file or a message is kept as written; only its visible characters are shown and
/// compared.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "String")]
pub struct Name {
    shown: String,
    /// The name as written, if it differs.
    written: Option<String>,
}

impl Name {
    pub fn as_str(&self) -> &str {
        &self.shown
    }
}

/// A name in a file or a message.
#[derive(Deserialize)]
struct Written(String);

impl TryFrom<Written> for Name {
    type Error = TextError;

    fn try_from(Written(text): Written) -> Result<Self, TextError> {
        let written = text.trim();
        if written.chars().any(is_command) {
            return Err(invalid());
        }
        check_length(written)?;
        let shown = shown(written);
        let written = (shown != written).then(|| written.to_string());
        Ok(Self { shown, written })
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

/// A name that a player enters.
impl TryFrom<String> for Name {
    type Error = TextError;

    fn try_from(text: String) -> Result<Self, TextError> {
        let shown = composed(text.trim());
        check_length(&shown)?;
        if !shown.chars().all(shows) {
            return Err(invalid());
        }
        if with_few_marks(&shown) != shown {
            return Err(TextError::new("name", msg::TERMINAL_NAME_MARKS));
        }
        Ok(Self { shown, written: None })
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.written.unwrap_or(name.shown)
    }
}

/// The error for a name of another length, or with an invisible character.
fn invalid() -> TextError {
    TextError::new("name", msg::ONLINE_RENAME_WRONG)
}

fn check_length(text: &str) -> Result<(), TextError> {
    if (1..=LONGEST_NAME).contains(&text.chars().count()) { Ok(()) } else { Err(invalid()) }
}

fn composed(text: &str) -> String {
    ComposingNormalizerBorrowed::new_nfc().normalize(text).into_owned()
}

/// Whether a character is visible, or a plain space.
fn shows(sign: char) -> bool {
    use GeneralCategory as Category;
    let category = Category::for_char(sign);
    let is_nothing = matches!(
        category,
        Category::Control
            | Category::Format
            | Category::LineSeparator
            | Category::ParagraphSeparator
            | Category::SpaceSeparator
            | Category::PrivateUse
            | Category::Surrogate
            | Category::Unassigned
    );
    // Characters without ink that Unicode counts as symbols and marks: braille, music and Khitan.
    let is_blank = matches!(sign, '\u{2800}' | '\u{1d159}' | '\u{16fe4}');
    sign == ' ' || !is_nothing && !is_blank && !DefaultIgnorableCodePoint::for_char(sign)
}

/// Removes combining marks without a base letter, and excess ones.
fn with_few_marks(text: &str) -> String {
    let mut marks = MOST_MARKS;
    let fits = |&sign: &char| {
        use GeneralCategory::{EnclosingMark, NonspacingMark};
        let is_mark = matches!(GeneralCategory::for_char(sign), EnclosingMark | NonspacingMark);
        marks = match (is_mark, sign) {
            (true, _) => marks + 1,
            // A combining mark without a base letter.
            (false, ' ') => MOST_MARKS,
            (false, _) => 0,
        };
        !is_mark || marks <= MOST_MARKS
    };
    text.chars().filter(fits).collect()
}

/// The visible part of a name from a program with looser rules.
fn shown(written: &str) -> String {
    let seen: String = composed(written).chars().filter(|&sign| shows(sign)).collect();
    let seen: String = with_few_marks(&composed(&seen)).chars().take(LONGEST_NAME).collect();
    let seen = seen.trim();
    if seen.is_empty() { NO_VISIBLE_CHARACTER.into() } else { seen.into() }
}
