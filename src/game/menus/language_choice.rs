//! The choice of the language, in the settings.

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{ValueChange, observe};

use super::settings::LABEL;
use crate::game::language::Language;
use crate::game::settings::Settings;
use crate::game::theme;

/// Keeps the choice and the settings the same.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, mark);
}

/// On a segment: what it chooses, none for the desktop's own language.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
struct Speaks(Option<Language>);

/// The row with every language under its own name, which everybody finds again.
pub(super) fn row(list: &mut ChildSpawnerCommands, language: Language, settings: &Settings) {
    list.spawn(theme::row(12.0)).with_children(|row| {
        row.spawn(Node { width: px(LABEL), padding: UiRect::left(px(8)), ..default() })
            .with_child(theme::label(&language.say("settings-language")));
        row.spawn((theme::segments("Language"), observe(choose))).with_children(|group| {
            let system = ("System".to_string(), language.say("settings-language-system"), Speaks(None));
            let own =
                Language::ALL.map(|one| (format!("{one:?}"), one.own_name().to_string(), Speaks(Some(one))));
            for (name, words, speaks) in [system].into_iter().chain(own) {
                let mut segment = group.spawn((theme::segment(&name, &words), speaks));
                if settings.language == speaks.0 {
                    segment.insert(Checked);
                }
            }
        });
    });
}

fn choose(change: On<ValueChange<Entity>>, segments: Query<&Speaks>, mut settings: ResMut<Settings>) {
    if let Ok(speaks) = segments.get(change.value)
        && settings.language != speaks.0
    {
        settings.language = speaks.0;
    }
}

fn mark(mut commands: Commands, settings: Res<Settings>, segments: Query<(Entity, &Speaks, Has<Checked>)>) {
    if !settings.is_changed() {
        return;
    }
    for (segment, speaks, checked) in &segments {
        match (settings.language == speaks.0, checked) {
            (true, false) => commands.entity(segment).insert(Checked),
            (false, true) => commands.entity(segment).remove::<Checked>(),
            _ => continue,
        };
    }
}
