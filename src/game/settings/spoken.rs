//! The active language: the chosen one, or the desktop's.

use bevy::prelude::*;

use super::Settings;
use crate::game::language::Language;

/// Follows the settings; what the launcher has loaded is spoken from the first word.
pub fn plugin(app: &mut App) {
    let first = app.world().get_resource::<Settings>().map_or_else(Language::of_system, spoken);
    app.insert_resource(first).add_systems(PreUpdate, follow.run_if(resource_changed::<Settings>));
}

fn spoken(settings: &Settings) -> Language {
    settings.language.unwrap_or_else(Language::of_system)
}

fn follow(settings: Res<Settings>, mut language: ResMut<Language>) {
    language.set_if_neq(spoken(&settings));
}
