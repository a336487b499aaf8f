//! Languages. Every text that a player reads is in `assets/languages`, a folder per language, in Fluent's
//! format; a message is looked up by its identifier.

pub mod words;

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
        // Marks for the direction of writing, which no language here needs and no font shows.
        customise: |bundle| {
            bundle.set_use_isolating(false);
            bundle.set_formatter(Some(written));
        },
    };
}

/// A language, and as a resource the one that is spoken now.
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

/// A value that stands in a message: a number, which decides on the plural, or a text.
pub type Value = FluentValue<'static>;

type Values = HashMap<Cow<'static, str>, Value>;

impl Language {
    /// Every language.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().unwrap();

    /// Its code, as folders and settings have it.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// What those who speak it call it.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        self.get_message().unwrap_or_else(|| self.id())
    }

    /// The first of the desktop's languages that is one of these, else English.
    #[must_use]
    pub fn of_system() -> Self {
        sys_locale::get_locales().find_map(|tag| Self::of_tag(&tag)).unwrap_or_default()
    }

    /// The language of a tag such as `sl-SI`.
    fn of_tag(tag: &str) -> Option<Self> {
        let code = tag.split(['-', '_', '.']).next()?;
        Self::ALL.into_iter().find(|language| code.eq_ignore_ascii_case(language.id()))
    }

    /// A message without values. One that the language lacks is said in English; one that does not
    /// exist, or that needs values, shows as its identifier.
    #[must_use]
    pub fn say(self, id: &str) -> String {
        self.find(id, None)
    }

    /// A message with values by name; without one of its values it shows as its identifier.
    #[must_use]
    pub fn tell(self, id: &str, values: &[(&'static str, Value)]) -> String {
        let values = values.iter().map(|(name, value)| ((*name).into(), self.bent(value))).collect();
        self.find(id, Some(&values))
    }

    /// A value that takes the right plural form. The plural rules in use have Romanian wrong from 101
    /// to 119, from 201 to 219 and so on, which bend as 2 to 19 do.
    fn bent(self, value: &Value) -> Value {
        match value {
            FluentValue::Number(number)
                if self == Self::Romanian
                    && number.value > 100.0
                    && (1.0..20.0).contains(&(number.value % 100.0)) =>
            {
                // A number with a fraction bends so too; `written` leaves the fraction out again.
                let options =
                    FluentNumberOptions { minimum_fraction_digits: Some(1), ..number.options.clone() };
                FluentNumber::new(number.value, options).into()
            }
            _ => value.clone(),
        }
    }

    /// Whether the language itself has a message, with or without values, not only English in its
    /// place.
    #[must_use]
    pub fn has(self, id: &str) -> bool {
        let look_up = |id| WORDS.lookup_single_language::<&str>(&self.identifier(), id, None);
        match (look_up(id), look_up("")) {
            (Ok(_), _) => true,
            // A message that only lacks its values fails in another way than one that is not there.
            (Err(why), Err(missing)) => discriminant(&why) != discriminant(&missing),
            (Err(_), Ok(_)) => false,
        }
    }

    /// A number with so many digits after the point or comma of the language.
    #[must_use]
    pub fn decimal(self, number: f32, digits: usize) -> String {
        let text = format!("{number:.digits$}");
        if self == Self::English { text } else { text.replace('.', ",") }
    }

    fn find(self, id: &str, values: Option<&Values>) -> String {
        // A test asks for every message; what is missing all the same is at least seen.
        [self, Self::English]
            .into_iter()
            .find_map(|language| WORDS.lookup_single_language(&language.identifier(), id, values).ok())
            .unwrap_or_else(|| id.to_string())
    }

    fn identifier(self) -> LanguageIdentifier {
        self.id().parse().expect("a code of two letters")
    }
}

/// How a number stands in a message: with no more digits than it has.
fn written<M>(value: &FluentValue, _: &M) -> Option<String> {
    if let FluentValue::Number(number) = value { Some(number.value.to_string()) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_of_desktops_are_understood() {
        assert_eq!(Language::of_tag("sl-SI"), Some(Language::Slovenian));
        assert_eq!(Language::of_tag("RO_md.UTF-8"), Some(Language::Romanian));
        assert_eq!(Language::of_tag("slk"), None);
    }

    #[test]
    fn a_message_is_there_with_and_without_values() {
        for language in Language::ALL {
            assert_ne!(language.own_name(), language.id());
            assert!(language.has("pushflip") && language.has("title-unfinished"), "{language:?}");
            assert!(!language.has("") && !language.has("nothing-of-the-kind"), "{language:?}");
        }
    }

    #[test]
    fn what_cannot_be_said_shows_as_its_identifier() {
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
    fn numbers_have_the_mark_of_the_language() {
        assert_eq!(Language::English.decimal(1.5, 1), "1.5");
        assert_eq!(Language::Slovenian.decimal(-0.25, 2), "-0,25");
        assert_eq!(Language::Russian.decimal(3.0, 0), "3");
    }
}
