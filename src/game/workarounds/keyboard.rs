//! Corrections of keyboard input, applied before all other systems of a frame.
//!
//! - A key is released with the meaning that it was pressed with. Bevy tracks meaning (logical key) and
//!   position (key code) separately, and releases only the meaning of the release event, which may differ:
//!   Alt released after a change of layout stays pressed, and then no text field accepts letters
//!   (bevyengine/bevy#25483, #25484, #21556).
//! - All keys are released when the window loses the focus, even if it regains it within the same frame,
//!   where `check_keyboard_focus_lost` does nothing (related: bevyengine/bevy#4049, #12878).
//! - Arrows, Enter and similar keys get the key code of the standard position of their meaning: widgets check
//!   only the key code, and do not know the numeric keypad.
//! - With Ctrl held, a non-Latin letter becomes the Latin letter at its position: text fields check only the
//!   logical key (bevyengine/bevy#24997, fixed by #25056 after 0.19.1).

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::WindowFocused;

use super::slow_frames::{InputQueue, SpreadSystems};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, correct.after(SpreadSystems::Collect).before(SpreadSystems::Deliver));
}

fn correct(
    mut inputs: ResMut<InputQueue<KeyboardInput>>,
    mut focus: MessageReader<WindowFocused>,
    mut held: Local<Held>,
) {
    let focus_lost = focus.read().any(|change| !change.focused);
    inputs.correct(|inputs| {
        let mut corrected: Vec<_> = inputs.iter().map(|input| held.correct(input)).collect();
        // Release keys pressed in this frame too: the order of the events is unknown here.
        if focus_lost {
            corrected.extend(held.release_all());
        }
        corrected
    });
}

/// Held keys by original key code, each with its corrected press event.
#[derive(Default)]
struct Held(HashMap<KeyCode, KeyboardInput>);

impl Held {
    fn correct(&mut self, input: &KeyboardInput) -> KeyboardInput {
        let mut corrected = input.clone();
        match input.state {
            ButtonState::Pressed => {
                if let Some(code) = standard_position(input) {
                    corrected.key_code = code;
                } else if let Some(letter) = latin_letter(input).filter(|_| self.holds_control_alone()) {
                    corrected.logical_key = Key::Character(letter.to_string().into());
                }
                self.0.insert(input.key_code, corrected.clone());
            }
            ButtonState::Released => {
                if let Some(pressed) = self.0.remove(&input.key_code) {
                    (corrected.key_code, corrected.logical_key) = (pressed.key_code, pressed.logical_key);
                }
            }
        }
        corrected
    }

    fn release_all(&mut self) -> impl Iterator<Item = KeyboardInput> {
        self.0.drain().map(|(_, pressed)| KeyboardInput {
            state: ButtonState::Released,
            text: None,
            repeat: false,
            ..pressed
        })
    }

    /// Ctrl without Alt, which together type signs on Windows; on macOS Command.
    fn holds_control_alone(&self) -> bool {
        let holds = |key: Key| self.0.values().any(|held| held.logical_key == key);
        holds(if cfg!(target_os = "macos") { Key::Super } else { Key::Control }) && !holds(Key::Alt)
    }
}

/// The standard key code of a logical key, if the event has another one.
fn standard_position(input: &KeyboardInput) -> Option<KeyCode> {
    use KeyCode::{
        AltLeft, AltRight, ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Backspace, ControlLeft, ControlRight,
        Delete, End, Enter, Escape, Home, Insert, PageDown, PageUp, ShiftLeft, ShiftRight, SuperLeft,
        SuperRight, Tab,
    };
    let places: &[KeyCode] = match input.logical_key {
        Key::Enter => &[Enter],
        Key::Escape => &[Escape],
        Key::Tab => &[Tab],
        Key::Backspace => &[Backspace],
        Key::Delete => &[Delete],
        Key::Insert => &[Insert],
        Key::Home => &[Home],
        Key::End => &[End],
        Key::PageUp => &[PageUp],
        Key::PageDown => &[PageDown],
        Key::ArrowUp => &[ArrowUp],
        Key::ArrowDown => &[ArrowDown],
        Key::ArrowLeft => &[ArrowLeft],
        Key::ArrowRight => &[ArrowRight],
        Key::Control => &[ControlLeft, ControlRight],
        Key::Shift => &[ShiftLeft, ShiftRight],
        Key::Alt => &[AltLeft, AltRight],
        Key::Super => &[SuperLeft, SuperRight],
        _ => return None,
    };
    (!places.contains(&input.key_code)).then_some(places[0])
}

/// The Latin letter at the position of a key that types a non-ASCII character.
fn latin_letter(input: &KeyboardInput) -> Option<char> {
    let Key::Character(text) = &input.logical_key else { return None };
    let name = format!("{:?}", input.key_code);
    let letter = name.strip_prefix("Key")?.chars().next()?;
    (!text.is_ascii()).then(|| letter.to_ascii_lowercase())
}
