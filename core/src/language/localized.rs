//! Texts that are rendered in a language where they are shown.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::fluent_bundle::types::{FluentNumber, FluentNumberOptions};

use super::{CATALOGUE, Language};

/// A text in any language: a message of the catalogue with its arguments, a text that is the same in every
/// language, or a sequence of these. [`Display`](fmt::Display) renders it in English.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Localized(Content);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Content {
    /// Names, moves, numbers.
    Verbatim(Cow<'static, str>),
    /// A number in English notation.
    Decimal(String),
    /// A message of the catalogue.
    Message { id: Cow<'static, str>, arguments: Vec<(&'static str, Value)> },
    /// Texts one after the other.
    Sequence(Vec<Localized>),
    /// A text with its first letter in upper case.
    Capitalised(Box<Localized>),
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number, which selects the plural form.
    Number(i64),
    /// A text, which may be a message itself.
    Text(Localized),
}

impl Localized {
    pub const EMPTY: Self = Self(Content::Verbatim(Cow::Borrowed("")));

    pub(super) const fn message(id: &'static str) -> Self {
        Self(Content::Message { id: Cow::Borrowed(id), arguments: Vec::new() })
    }

    pub(super) fn with_arguments(id: &'static str, arguments: Vec<(&'static str, Value)>) -> Self {
        Self(Content::Message { id: id.into(), arguments })
    }

    /// A message of a family, such as `common-level-beginner`. A test renders each member of each family, because
    /// the compiler does not check the identifier.
    pub fn of_family(family: &str, member: &str) -> Self {
        Self(Content::Message { id: format!("{family}-{member}").into(), arguments: Vec::new() })
    }

    /// A text that is the same in every language.
    pub fn verbatim(text: impl Into<Cow<'static, str>>) -> Self {
        Self(Content::Verbatim(text.into()))
    }

    /// A number with `digits` decimals, with the decimal separator of the language.
    pub fn decimal(number: f32, digits: usize) -> Self {
        Self(Content::Decimal(format!("{number:.digits$}")))
    }

    /// Texts one after the other, without a separator.
    pub fn sequence(parts: impl IntoIterator<Item = Self>) -> Self {
        Self(Content::Sequence(parts.into_iter().collect()))
    }

    /// Texts with a separator between them.
    pub fn joined(parts: impl IntoIterator<Item = Self>, separator: &'static str) -> Self {
        let mut all = Vec::new();
        for part in parts {
            if !all.is_empty() {
                all.push(Self::verbatim(separator));
            }
            all.push(part);
        }
        Self(Content::Sequence(all))
    }

    /// The text with its first letter in upper case.
    #[must_use]
    pub fn capitalised(self) -> Self {
        Self(Content::Capitalised(self.into()))
    }

    /// Whether the text is empty in every language.
    pub fn is_empty(&self) -> bool {
        match &self.0 {
            Content::Verbatim(text) => text.is_empty(),
            Content::Sequence(parts) => parts.iter().all(Self::is_empty),
            Content::Capitalised(text) => text.is_empty(),
            Content::Decimal(_) | Content::Message { .. } => false,
        }
    }

    /// The text in a language. A message that the language does not have falls back to English, and one that no
    /// language has to its identifier.
    pub fn in_language(&self, language: Language) -> String {
        match &self.0 {
            Content::Verbatim(text) => text.to_string(),
            Content::Decimal(number) if language == Language::English => number.clone(),
            Content::Decimal(number) => number.replace('.', ","),
            Content::Message { id, arguments } => [language, Language::English]
                .into_iter()
                .find_map(|one| look_up(one, id, arguments))
                .unwrap_or_else(|| id.to_string()),
            Content::Sequence(parts) => parts.iter().map(|part| part.in_language(language)).collect(),
            Content::Capitalised(text) => {
                let text = text.in_language(language);
                let mut letters = text.chars();
                letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
            }
        }
    }

    /// Whether the language itself has the message, without the fallback to English. Other texts exist in each.
    pub fn exists_in(&self, language: Language) -> bool {
        match &self.0 {
            Content::Message { id, arguments } => look_up(language, id, arguments).is_some(),
            _ => true,
        }
    }
}

/// A message of the language itself; `None` if there is none, or if it needs other arguments.
fn look_up(language: Language, id: &str, arguments: &[(&'static str, Value)]) -> Option<String> {
    let arguments: HashMap<_, _> =
        arguments.iter().map(|(name, value)| (*name, value.in_language(language))).collect();
    CATALOGUE.lookup_single_language(&language.identifier(), id, Some(&arguments)).ok()
}

impl Value {
    fn in_language(&self, language: Language) -> FluentValue<'static> {
        match self {
            // `intl_pluralrules` has the wrong Romanian plural for 101 to 119, 201 to 219 and so on: they have the form
            // of 2 to 19. Numbers with a fraction have that form too, and `format_number` drops the fraction again.
            Self::Number(number)
                if language == Language::Romanian && *number > 100 && (1..20).contains(&(number % 100)) =>
            {
                let options = FluentNumberOptions { minimum_fraction_digits: Some(1), ..Default::default() };
                FluentNumber::new(*number as f64, options).into()
            }
            Self::Number(number) => (*number).into(),
            Self::Text(text) => text.in_language(language).into(),
        }
    }
}

impl fmt::Display for Localized {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::English))
    }
}

impl Default for Localized {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl From<String> for Localized {
    fn from(text: String) -> Self {
        Self::verbatim(text)
    }
}

impl From<&str> for Localized {
    fn from(text: &str) -> Self {
        Self::verbatim(text.to_string())
    }
}

impl<T: Into<Localized>> From<T> for Value {
    fn from(text: T) -> Self {
        Self::Text(text.into())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}

numbers!(u8, u16, u32, u64, usize, i32, i64);
