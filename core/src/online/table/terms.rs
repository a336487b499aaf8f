//! The terms of a table, and the names of players.

use std::fmt;

use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::props::{BinaryProperty, DefaultIgnorableCodePoint, EnumeratedProperty, GeneralCategory};
use serde::{Deserialize, Serialize};

use crate::language::msg;
use crate::rules::TextError;

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

/// A name: 1 to [`LONGEST_NAME`] visible characters in Unicode's composed form (NFC).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

impl Name {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for Name {
    type Error = TextError;

    fn try_from(text: String) -> Result<Self, TextError> {
        let name = ComposingNormalizerBorrowed::new_nfc().normalize(text.trim()).into_owned();
        if !(1..=LONGEST_NAME).contains(&name.chars().count()) || !name.chars().all(shows) {
            return Err(TextError::new("name", msg::ONLINE_RENAME_WRONG));
        }
        if !has_few_marks(&name) {
            return Err(TextError::new("name", msg::TERMINAL_NAME_MARKS));
        }
        Ok(Self(name))
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

/// Whether a character is visible, or a plain space. Unassigned characters count as visible: another program may
/// have newer Unicode data, in which they are letters.
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
    );
    // Characters without ink that Unicode counts as symbols and marks: braille, music and Khitan.
    let is_blank = matches!(sign, '\u{2800}' | '\u{1d159}' | '\u{16fe4}');
    sign == ' ' || !is_nothing && !is_blank && !DefaultIgnorableCodePoint::for_char(sign)
}

/// Whether every combining mark has a base letter, and no letter has too many of them.
fn has_few_marks(text: &str) -> bool {
    let mut marks = MOST_MARKS;
    text.chars().all(|sign| {
        use GeneralCategory::{EnclosingMark, NonspacingMark};
        let is_mark = matches!(GeneralCategory::for_char(sign), EnclosingMark | NonspacingMark);
        marks = match (is_mark, sign) {
            (true, _) => marks + 1,
            // A combining mark without a base letter.
            (false, ' ') => MOST_MARKS,
            (false, _) => 0,
        };
        !is_mark || marks <= MOST_MARKS
    })
}
