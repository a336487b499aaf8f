//! Text fields.

use bevy::camera::visibility::VisibilitySystems;
use bevy::ecs::component::Mutable;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::text::{EditableText, EditableTextSystems, TextCursorStyle, TextEdit};
use bevy::ui_widgets::{Activate, observe};

use super::focus::leave_field;
use super::skin::Skin;
use super::{CORNER, GRID, TOUCH, palette, typeface};
use crate::game::language::LocalizedText;
use crate::game::state::Step;
use pushflip_core::language::Localized;

/// Placeholders, and the keys that submit, cancel or leave a form.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (leave.after(Step::Input), select_all.in_set(Step::Input)))
        .add_systems(
            PostUpdate,
            // After the typed letter, and before the picture.
            (remove_line_breaks, show_placeholder)
                .chain()
                .after(EditableTextSystems)
                .before(VisibilitySystems::VisibilityPropagate),
        )
        .add_systems(Last, submit.run_if(any_with_component::<Submits>));
}

/// The button of a form that Enter presses, unless another widget has the focus.
#[derive(Component)]
pub struct Submits;

/// The button of a form that Escape in a text field presses.
#[derive(Component)]
pub struct Cancels;

/// A text field that is selected at first, so that typing replaces its text.
#[derive(Component)]
pub struct SelectedAtFirst;

/// The text shown in an empty field.
#[derive(Component)]
struct Placeholder;

/// The text of a resource that a text field edits. Each resource needs the plugin [`typed_texts`].
#[derive(Component)]
pub struct TypedText<R: 'static>(Box<dyn Fn(&mut R) -> &mut String + Send + Sync>);

impl<R: 'static> TypedText<R> {
    pub fn new(text: impl Fn(&mut R) -> &mut String + Send + Sync + 'static) -> Self {
        Self(Box::new(text))
    }
}

/// Copies typed text from text fields into a resource.
pub fn typed_texts<R: Resource<Mutability = Mutable> + Clone + PartialEq>(app: &mut App) {
    let keep = |fields: Query<(&EditableText, &TypedText<R>), Changed<EditableText>>,
                mut resource: ResMut<R>| {
        for (field, text) in &fields {
            let mut changed = resource.clone();
            *(text.0)(&mut changed) = field.value().to_string();
            resource.set_if_neq(changed);
        }
    };
    app.add_systems(Update, keep.in_set(Step::Input));
}

/// A text field of at most `limit` characters, as wide as its parent.
pub fn name_field(name: &str, text: &str, placeholder: Localized, limit: usize) -> impl Bundle + use<> {
    (
        Name::new(name.to_string()),
        Skin::Field,
        TabIndex(0),
        EditableText { max_characters: Some(limit), ..EditableText::new(text) },
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

/// Removes the line breaks of a pasted text, which is often copied with one at its end.
fn remove_line_breaks(mut fields: Query<&mut EditableText, Changed<EditableText>>) {
    for mut field in &mut fields {
        let text = field.value().to_string();
        if text.contains(char::is_control) {
            field.editor_mut().set_text(&text.replace(char::is_control, ""));
            field.queue_edit(TextEdit::TextEnd(false));
        }
    }
}

fn select_all(mut fields: Query<&mut EditableText, Added<SelectedAtFirst>>) {
    for mut field in &mut fields {
        field.queue_edit(TextEdit::SelectAll);
    }
}

/// Submits a form on Enter. Runs at the end of the frame, when text typed in the same frame is in the field.
fn submit(
    keys: Res<ButtonInput<KeyCode>>,
    focus: Res<InputFocus>,
    fields: Query<Ref<EditableText>>,
    buttons: Query<Entity, With<Submits>>,
    mut commands: Commands,
) {
    let is_in_form = focus.get().is_none_or(|focused| fields.contains(focused));
    // The Enter that opened the form does not submit it.
    if is_in_form && keys.just_pressed(KeyCode::Enter) && !fields.iter().any(|field| field.is_added()) {
        buttons.iter().for_each(|entity| commands.trigger(Activate { entity }));
    }
}

/// Escape in a field cancels its form. Without a form it takes the focus from the field, and the next press goes back a
/// step.
fn leave(
    keys: Res<ButtonInput<KeyCode>>,
    fields: Query<(), With<EditableText>>,
    cancels: Query<Entity, With<Cancels>>,
    mut commands: Commands,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    if !keys.just_pressed(KeyCode::Escape) || !focus.get().is_some_and(|focused| fields.contains(focused)) {
        return;
    }
    if let Some(entity) = cancels.iter().next() {
        commands.trigger(Activate { entity });
    } else {
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
