//! Buttons.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Button;

use super::icon::{Icon, tinted_glyph};
use super::skin::{Ink, Skin};
use super::tooltip::Tip;
use super::{CORNER, GRID, TOUCH, typeface};

/// Keeps a button from giving the focus back after a click: it belongs to a menu, not to the game.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct Stay;

/// Lets a button be pressed, or no longer, where that has to change.
pub fn enable(commands: &mut Commands, button: Entity, enabled: bool, disabled: bool) {
    match (enabled, disabled) {
        (false, false) => commands.entity(button).insert(InteractionDisabled),
        (true, true) => commands.entity(button).remove::<InteractionDisabled>(),
        _ => return,
    };
}

/// The button to press. `name` stays in English: it is what code finds the button by; `words` stand on
/// it in the player's language.
#[must_use]
pub fn primary_button(name: &str, words: &str) -> impl Bundle + use<> {
    text_button(name, words, Skin::Primary)
}

/// Any other button.
#[must_use]
pub fn secondary_button(name: &str, words: &str) -> impl Bundle + use<> {
    text_button(name, words, Skin::Secondary)
}

/// A button with words on it.
#[must_use]
pub fn text_button(name: &str, words: &str, skin: Skin) -> impl Bundle + use<> {
    let font = if skin == Skin::Primary {
        typeface::bold(typeface::BODY)
    } else {
        typeface::regular(typeface::BODY)
    };
    (
        Name::new(name.to_string()),
        Button,
        skin,
        TabIndex(0),
        Node {
            min_height: px(TOUCH + GRID),
            padding: UiRect::axes(px(4.0 * GRID), px(GRID)),
            border: UiRect::all(super::LINE),
            border_radius: BorderRadius::all(px(CORNER)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        children![(Text::new(words), font, TextColor::WHITE, TextLayout::justify(Justify::Center), Ink)],
    )
}

/// A square button with an icon; the words are its tooltip.
#[must_use]
pub fn icon_button(name: &str, words: &str, icon: Icon, skin: Skin) -> impl Bundle + use<> {
    (
        Name::new(name.to_string()),
        Tip(words.to_string()),
        Button,
        skin,
        TabIndex(0),
        Node {
            min_width: px(TOUCH),
            height: px(TOUCH),
            border: UiRect::all(super::LINE),
            border_radius: BorderRadius::all(px(CORNER)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        children![tinted_glyph(icon, 5.0 * GRID)],
    )
}
