//! Languages and the message catalogue.
//!
//! The catalogue is `core/languages`: a folder of Fluent files per language. The build script makes a constant or a
//! struct in [`msg`] of each English message, so that identifiers and arguments are checked by the compiler. A
//! [`Localized`] text names its message and is rendered in a language where it is shown.

mod localized;

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, static_loader};
use serde::{Deserialize, Serialize};
use strum::{EnumCount as _, EnumMessage as _, VariantArray as _};

pub use localized::{Localized, Value};

/// The messages of the catalogue: a constant for each message without arguments, otherwise a struct with its
/// arguments as fields, which converts into [`Localized`].
pub mod msg {
    use super::{Localized, Value};

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

static_loader! {
    static CATALOGUE = {
        locales: "./languages",
        fallback_language: "en",
        // No Unicode isolation marks: these languages need none, and the fonts do not have them.
        customise: |bundle| {
            bundle.set_use_isolating(false);
            bundle.set_formatter(Some(format_number));
        },
    };
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[derive(strum::EnumCount, strum::EnumMessage, strum::EnumString, strum::IntoStaticStr, strum::VariantArray)]
pub enum Language {
    #[default]
    #[serde(rename = "en")]
    #[strum(serialize = "en", message = "English")]
    English,
    #[serde(rename = "de")]
    #[strum(serialize = "de", message = "Deutsch")]
    German,
    #[serde(rename = "fr")]
    #[strum(serialize = "fr", message = "Français")]
    French,
    #[serde(rename = "es")]
    #[strum(serialize = "es", message = "Español")]
    Spanish,
    #[serde(rename = "it")]
    #[strum(serialize = "it", message = "Italiano")]
    Italian,
    #[serde(rename = "sl")]
    #[strum(serialize = "sl", message = "Slovenščina")]
    Slovenian,
    #[serde(rename = "ro")]
    #[strum(serialize = "ro", message = "Română")]
    Romanian,
    #[serde(rename = "ru")]
    #[strum(serialize = "ru", message = "Русский")]
    Russian,
}

impl Language {
    /// Every language, in the order of the settings.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().unwrap();

    /// The ISO 639-1 code, used in folders and settings.
    pub fn id(self) -> &'static str {
        self.into()
    }

    pub fn native_name(self) -> &'static str {
        self.get_message().unwrap_or_else(|| self.id())
    }

    /// The desktop's first preferred language that is available, or English.
    pub fn system() -> Self {
        sys_locale::get_locales().find_map(|tag| Self::from_tag(&tag)).unwrap_or_default()
    }

    /// The language of a tag such as `sl-SI`.
    fn from_tag(tag: &str) -> Option<Self> {
        let code = tag.split(['-', '_', '.']).next()?;
        Self::ALL.into_iter().find(|language| code.eq_ignore_ascii_case(language.id()))
    }

    fn identifier(self) -> LanguageIdentifier {
        self.id().parse().expect("a code of two letters")
    }
}

/// Formats a number in a message without trailing zeros.
fn format_number<M>(value: &FluentValue, _: &M) -> Option<String> {
    if let FluentValue::Number(number) = value { Some(number.value.to_string()) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn language_tags_are_parsed() {
        assert_eq!(Language::from_tag("sl-SI"), Some(Language::Slovenian));
        assert_eq!(Language::from_tag("RO_md.UTF-8"), Some(Language::Romanian));
        assert_eq!(Language::from_tag("de-CH"), Some(Language::German));
        assert_eq!(Language::from_tag("slk"), None);
        for language in Language::ALL {
            assert_eq!(language.id().parse(), Ok(language));
            assert_ne!(language.native_name(), language.id());
        }
    }
}
