//! The languages. Every word that a player reads stands in `assets/languages`, a folder a language, in
//! Fluent's format; a message is asked for by its identifier.

use std::collections::HashMap;

use bevy::prelude::*;
use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, Loader, static_loader};
use serde::{Deserialize, Serialize};

use super::settings::Settings;

static_loader! {
    static WORDS = {
        locales: "./assets/languages",
        fallback_language: "en",
        // Marks for the direction of writing, which no language here needs and no font shows.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// Follows the settings.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Language>().add_systems(PreUpdate, follow.run_if(resource_changed::<Settings>));
}

/// A language, and as a resource the one that is spoken now.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Language {
    /// `en`
    #[default]
    #[serde(rename = "en")]
    English,
    /// `it`
    #[serde(rename = "it")]
    Italian,
    /// `sl`
    #[serde(rename = "sl")]
    Slovenian,
    /// `ro`
    #[serde(rename = "ro")]
    Romanian,
    /// `ru`
    #[serde(rename = "ru")]
    Russian,
}

/// A value that stands in a message: a number, which decides on the plural, or a text.
pub type Value = FluentValue<'static>;

impl Language {
    /// Every language.
    pub const ALL: [Self; 5] = [Self::English, Self::Italian, Self::Slovenian, Self::Romanian, Self::Russian];

    /// Its code, as folders and settings have it.
    #[must_use]
    pub fn id(self) -> &'static str {
        ["en", "it", "sl", "ro", "ru"][self as usize]
    }

    /// What those who speak it call it.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        ["English", "Italiano", "Slovenščina", "Română", "Русский"][self as usize]
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

    /// A message without values.
    #[must_use]
    pub fn say(self, id: &str) -> String {
        // A test asks for every message; what is missing all the same is at least seen.
        WORDS.try_lookup(&self.identifier(), id).unwrap_or_else(|| id.to_string())
    }

    /// A message with values by name.
    #[must_use]
    pub fn tell(self, id: &str, values: &[(&'static str, Value)]) -> String {
        let values: HashMap<_, _> =
            values.iter().map(|(name, value)| ((*name).into(), value.clone())).collect();
        WORDS.try_lookup_with_args(&self.identifier(), id, &values).unwrap_or_else(|| id.to_string())
    }

    /// Whether the language itself has a message, not only English in its place.
    #[must_use]
    pub fn has(self, id: &str) -> bool {
        WORDS.lookup_single_language::<&str>(&self.identifier(), id, None).is_ok()
    }

    fn identifier(self) -> LanguageIdentifier {
        self.id().parse().expect("a code of two letters")
    }
}

fn follow(settings: Res<Settings>, mut language: ResMut<Language>) {
    language.set_if_neq(settings.language.unwrap_or_else(Language::of_system));
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
}
