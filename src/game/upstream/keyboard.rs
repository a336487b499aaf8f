//! Corrections to keyboard input, before anything else in a frame reads it.
//!
//! - A key is released as what it was pressed as. Bevy keeps what a key means apart from where it lies, and
//!   releases only the meaning that the release has, which may be another: Alt that is let go after the layout
//!   has changed stays held, and with it no text field takes a letter
//!   (bevyengine/bevy#25483, #25484, #21556).
//! - All keys are released when the window loses the focus, also when it has it again within the same frame,
//!   where `check_keyboard_focus_lost` releases none (related: bevyengine/bevy#4049, #12878).
//! - Arrows, Enter and the like are what the layout says, wherever they lie: widgets ask only where a key lies,
//!   and do not know the numeric keypad.
//! - With Ctrl held a letter that is not Latin is the one at its place on a Latin keyboard: text fields ask only
//!   what a key types (bevyengine/bevy#24997, fixed by #25056 after 0.19.1).

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::WindowFocused;

use super::slow_frames::{SpreadSystems, Waiting};

/// Adds the corrections.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, correct.after(SpreadSystems::Collect).before(SpreadSystems::HandOn));
}

fn correct(
    mut inputs: ResMut<Waiting<KeyboardInput>>,
    mut focus: MessageReader<WindowFocused>,
    mut held: Local<Held>,
) {
    let focus_lost = focus.read().any(|change| !change.focused);
    inputs.correct(|inputs| {
        let mut corrected: Vec<_> = inputs.iter().map(|input| held.correct(input)).collect();
        // Keys pressed in this frame are released too: the order of the events is unknown here.
        if focus_lost {
            corrected.extend(held.release_all());
        }
        corrected
    });
}

/// The keys that are held, by where they lie, each as it was pressed.
#[derive(Default)]
struct Held(HashMap<KeyCode, KeyboardInput>);

impl Held {
    fn correct(&mut self, input: &KeyboardInput) -> KeyboardInput {
        let mut corrected = input.clone();
        match input.state {
            ButtonState::Pressed => {
                if let Some(code) = place_of(input) {
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

    /// Ctrl without Alt, which together type signs on Windows; on a Mac the command key.
    fn holds_control_alone(&self) -> bool {
        let holds = |key: Key| self.0.values().any(|held| held.logical_key == key);
        holds(if cfg!(target_os = "macos") { Key::Super } else { Key::Control }) && !holds(Key::Alt)
    }
}

/// Where the key lies on other keyboards that means this on the layout, if it lies elsewhere here.
fn place_of(input: &KeyboardInput) -> Option<KeyCode> {
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

/// The letter that a key has on a Latin keyboard, if it types one of another script here.
fn latin_letter(input: &KeyboardInput) -> Option<char> {
    let Key::Character(text) = &input.logical_key else { return None };
    let name = format!("{:?}", input.key_code);
    let letter = name.strip_prefix("Key")?.chars().next()?;
    (!text.is_ascii()).then(|| letter.to_ascii_lowercase())
}
