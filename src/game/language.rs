//! The language of the interface, and texts that are shown in it.

use bevy::prelude::*;
use bevy::ui::UiSystems;
use pushflip_core::language::{Language, Localized};

/// Renders each [`LocalizedText`] in the language of the interface.
pub fn plugin(app: &mut App) {
    app.init_resource::<UiLanguage>()
        .add_systems(PostUpdate, render.in_set(RenderTexts))
        .configure_sets(PostUpdate, RenderTexts.before(UiSystems::Content));
}

/// The system that renders texts. Systems in `PostUpdate` that set a [`LocalizedText`] run before it.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RenderTexts;

#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default, Deref)]
pub struct UiLanguage(pub Language);

/// The content of a [`Text`], in any language.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
#[require(Text)]
pub struct LocalizedText(pub Localized);

/// The label of a widget for screen readers, in any language, instead of its text or its tooltip.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub struct LocalizedLabel(pub Localized);

fn render(language: Res<UiLanguage>, mut texts: Query<(Ref<LocalizedText>, &mut Text)>) {
    for (localized, mut text) in &mut texts {
        if localized.is_changed() || language.is_changed() {
            text.set_if_neq(Text(localized.0.in_language(language.0)));
        }
    }
}
