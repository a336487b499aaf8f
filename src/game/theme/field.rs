//! Text fields.

use bevy::camera::visibility::VisibilitySystems;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::text::{EditableText, EditableTextFilter, EditableTextSystems, TextCursorStyle};
use bevy::ui_widgets::observe;

use super::focus::leave_field;
use super::skin::Skin;
use super::{CORNER, GRID, TOUCH, palette, typeface};
use crate::game::language::LocalizedText;
use crate::game::state::Step;
use pushflip_core::language::Localized;

/// Placeholders, and Escape to leave a field.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, leave.after(Step::Input)).add_systems(
        PostUpdate,
        // After the typed letter, and before the picture.
        show_placeholder.after(EditableTextSystems).before(VisibilitySystems::VisibilityPropagate),
    );
}

/// The text shown in an empty field.
#[derive(Component)]
struct Placeholder;

/// A text field of at most `limit` characters, as wide as its parent.
#[must_use]
pub fn name_field(name: &str, text: &str, placeholder: Localized, limit: usize) -> impl Bundle + use<> {
    (
        Name::new(name.to_string()),
        Skin::Field,
        TabIndex(0),
        EditableText { max_characters: Some(limit), ..EditableText::new(text) },
        EditableTextFilter::new(|c| !c.is_control()),
        TextCursorStyle {
            color: palette::BRASS,
            selection_color: palette::BRASS,
            selected_text_color: Some(palette::INK),
            ..default()
        },
        typeface::regular(typeface::BODY),
        TextColor(palette::PARCHMENT),
        TextLayout::linebreak(LineBreak::NoWrap),
        observe(leave_field),
        Node {
            width: percent(100),
            min_height: px(TOUCH - GRID),
            padding: UiRect::axes(px(2.0 * GRID), px(GRID + 1.0)),
            border: UiRect::all(super::LINE),
            border_radius: BorderRadius::all(px(CORNER - 2.0)),
            overflow: Overflow::clip(),
            ..default()
        },
        children![(
            Placeholder,
            Pickable::IGNORE,
            LocalizedText(placeholder),
            typeface::regular(typeface::BODY),
            TextColor(palette::PLACEHOLDER),
            Node {
                position_type: PositionType::Absolute,
                left: px(2.0 * GRID),
                top: px(GRID + 1.0),
                ..default()
            },
        )],
    )
}

/// Escape first takes the focus from a field; the next press goes back a step.
fn leave(
    keys: Res<ButtonInput<KeyCode>>,
    fields: Query<(), With<EditableText>>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    if keys.just_pressed(KeyCode::Escape) && focus.get().is_some_and(|focused| fields.contains(focused)) {
        focus.clear();
        visible.0 = false;
    }
}

fn show_placeholder(
    fields: Query<&EditableText>,
    mut placeholders: Query<(&ChildOf, &mut Visibility), With<Placeholder>>,
) {
    for (parent, mut visibility) in &mut placeholders {
        let Ok(field) = fields.get(parent.parent()) else { continue };
        let empty = field.value().to_string().is_empty();
        visibility.set_if_neq(if empty { Visibility::Inherited } else { Visibility::Hidden });
    }
}
