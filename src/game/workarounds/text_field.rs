//! Keys that text fields ignore: Shift+Backspace (bevyengine/bevy#25531, after 0.19.1) and Shift+Space, which
//! are typed by accident while Shift is held for capitals.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::FocusedInput;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(edit);
}

fn edit(
    event: On<FocusedInput<KeyboardInput>>,
    held: Res<ButtonInput<Key>>,
    mut fields: Query<&mut EditableText>,
) {
    let input = &event.input;
    let shift_alone = held.pressed(Key::Shift)
        && ![Key::Control, Key::Alt, Key::Super].into_iter().any(|key| held.pressed(key));
    if input.state != ButtonState::Pressed || !shift_alone {
        return;
    }
    let Ok(mut field) = fields.get_mut(event.event_target()) else { return };
    if field.is_composing() {
        return;
    }
    match input.logical_key {
        Key::Backspace => field.queue_edit(TextEdit::Backspace),
        Key::Space => field.queue_edit(TextEdit::Insert(" ".into())),
        _ => {}
    }
}
