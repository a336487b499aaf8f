//! Localization. All texts are Fluent messages in `assets/languages`, a folder per language, looked up by identifier.

pub mod localized;

use std::borrow::Cow;
use std::collections::HashMap;
use std::mem::discriminant;

use bevy::prelude::*;
use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_templates::{LanguageIdentifier, static_loader};
use serde::{Deserialize, Serialize};
use strum::{EnumCount as _, EnumMessage as _, VariantArray as _};

static_loader! {
    static WORDS = {
        locales: "./assets/languages",
        fallback_language: "en",
        // No Unicode isolation marks: these languages need none, and the fonts do not have them.
        customise: |bundle| {
            bundle.set_use_isolating(false);
            bundle.set_formatter(Some(format_number));
        },
    };
}

/// A language; as a resource, the active one.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[derive(strum::EnumCount, strum::EnumMessage, strum::IntoStaticStr, strum::VariantArray)]
pub enum Language {
    /// `en`
    #[default]
    #[serde(rename = "en")]
    #[strum(serialize = "en", message = "English")]
    English,
    /// `it`
    #[serde(rename = "it")]
    #[strum(serialize = "it", message = "Italiano")]
    Italian,
    /// `sl`
    #[serde(rename = "sl")]
    #[strum(serialize = "sl", message = "Slovenščina")]
    Slovenian,
    /// `ro`
    #[serde(rename = "ro")]
    #[strum(serialize = "ro", message = "Română")]
    Romanian,
    /// `ru`
    #[serde(rename = "ru")]
    #[strum(serialize = "ru", message = "Русский")]
    Russian,
}

/// An argument of a message: a number, which selects the plural form, or a text.
pub type Value = FluentValue<'static>;

type Values = HashMap<Cow<'static, str>, Value>;

impl Language {
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().unwrap();

    /// The ISO 639-1 code, used in folders and settings.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The language's name in the language itself.
    #[must_use]
    pub fn native_name(self) -> &'static str {
        self.get_message().unwrap_or_else(|| self.id())
    }

    /// The desktop's first preferred language that is available, or English.
    #[must_use]
    pub fn system() -> Self {
        sys_locale::get_locales().find_map(|tag| Self::from_tag(&tag)).unwrap_or_default()
    }

    /// The language of a tag such as `sl-SI`.
    fn from_tag(tag: &str) -> Option<Self> {
        let code = tag.split(['-', '_', '.']).next()?;
        Self::ALL.into_iter().find(|language| code.eq_ignore_ascii_case(language.id()))
    }

    /// A message without arguments. Falls back to English, then to the identifier if the message does not exist or
    /// needs arguments.
    #[must_use]
    pub fn say(self, id: &str) -> String {
        self.look_up(id, None)
    }

    /// A message with arguments by name. Falls back to the identifier if one is missing.
    #[must_use]
    pub fn tell(self, id: &str, values: &[(&'static str, Value)]) -> String {
        let values = values.iter().map(|(name, value)| ((*name).into(), self.plural_value(value))).collect();
        self.look_up(id, Some(&values))
    }

    /// Corrects the Romanian plural of 101 to 119, 201 to 219 and so on, which `intl_pluralrules` gets wrong: they have the
    /// form of 2 to 19.
    fn plural_value(self, value: &Value) -> Value {
        match value {
            FluentValue::Number(number)
                if self == Self::Romanian
                    && number.value > 100.0
                    && (1.0..20.0).contains(&(number.value % 100.0)) =>
            {
                // Numbers with a fraction have that form. `format_number` drops the fraction again.
                let options =
                    FluentNumberOptions { minimum_fraction_digits: Some(1), ..number.options.clone() };
                FluentNumber::new(number.value, options).into()
            }
            _ => value.clone(),
        }
    }

    /// Whether the language itself has a message, without the fallback to English.
    #[must_use]
    pub fn has(self, id: &str) -> bool {
        let find = |id| WORDS.lookup_single_language::<&str>(&self.identifier(), id, None);
        match (find(id), find("")) {
            (Ok(_), _) => true,
            // A message that lacks arguments fails with another error than a missing message.
            (Err(why), Err(missing)) => discriminant(&why) != discriminant(&missing),
            (Err(_), Ok(_)) => false,
        }
    }

    /// A number with this many decimals, with the language's decimal separator.
    #[must_use]
    pub fn decimal(self, number: f32, digits: usize) -> String {
        let text = format!("{number:.digits$}");
        if self == Self::English { text } else { text.replace('.', ",") }
    }

    fn look_up(self, id: &str, values: Option<&Values>) -> String {
        // Tests check that every message exists; a missing one is at least visible.
        [self, Self::English]
            .into_iter()
            .find_map(|language| WORDS.lookup_single_language(&language.identifier(), id, values).ok())
            .unwrap_or_else(|| id.to_string())
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
        assert_eq!(Language::from_tag("slk"), None);
    }

    #[test]
    fn messages_are_found_with_and_without_arguments() {
        for language in Language::ALL {
            assert_ne!(language.native_name(), language.id());
            assert!(language.has("pushflip") && language.has("title-unfinished"), "{language:?}");
            assert!(!language.has("") && !language.has("nothing-of-the-kind"), "{language:?}");
        }
    }

    #[test]
    fn a_failed_lookup_gives_the_identifier() {
        for language in Language::ALL {
            assert_eq!(language.say("nothing-of-the-kind"), "nothing-of-the-kind");
            assert_eq!(language.say("title-unfinished"), "title-unfinished");
            assert_eq!(language.tell("title-unfinished", &[("plies", 2.into())]), "title-unfinished");
        }
    }

    #[test]
    fn plurals_follow_each_language() {
        let plies = |language: Language, plies: u32| {
            language.tell("title-unfinished", &[("variant", "V".into()), ("plies", plies.into())])
        };
        for (language, forms) in [
            (Language::English, vec![vec![1], vec![0, 2, 11, 21]]),
            (Language::Italian, vec![vec![1], vec![0, 2, 11, 21]]),
            (Language::Slovenian, vec![vec![1, 101], vec![2, 102], vec![3, 4, 104], vec![0, 5, 11, 100]]),
            (Language::Romanian, vec![vec![1], vec![0, 2, 19, 101, 119], vec![20, 100, 120]]),
            (Language::Russian, vec![vec![1, 21, 101], vec![2, 3, 4, 22], vec![0, 5, 11, 12, 111]]),
        ] {
            let shape = |number: u32| plies(language, number).replace(&number.to_string(), "#");
            for (place, form) in forms.iter().enumerate() {
                assert!(form.iter().all(|&n| shape(n) == shape(form[0])), "{language:?}: {form:?}");
                for other in &forms[..place] {
                    assert_ne!(shape(form[0]), shape(other[0]), "{language:?}: {form:?} and {other:?}");
                }
            }
        }
    }

    #[test]
    fn numbers_have_the_decimal_separator_of_the_language() {
        assert_eq!(Language::English.decimal(1.5, 1), "1.5");
        assert_eq!(Language::Slovenian.decimal(-0.25, 2), "-0,25");
        assert_eq!(Language::Russian.decimal(3.0, 0), "3");
    }
}
