//! The language of the interface: the chosen one, or the desktop's.

use bevy::prelude::*;

use super::Settings;
use crate::game::language::UiLanguage;
use pushflip_core::language::Language;

/// Sets the language immediately, so that the first frame is in it, and follows the settings.
pub fn plugin(app: &mut App) {
    let first = app
        .world()
        .get_resource::<Settings>()
        .map_or_else(|| UiLanguage(Language::system()), active_language);
    app.insert_resource(first).add_systems(PreUpdate, follow.run_if(resource_changed::<Settings>));
}

fn active_language(settings: &Settings) -> UiLanguage {
    UiLanguage(settings.language.unwrap_or_else(Language::system))
}

fn follow(settings: Res<Settings>, mut language: ResMut<UiLanguage>) {
    language.set_if_neq(active_language(&settings));
}
