//! The keyboard.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::Table;

impl Table {
    /// Presses a key by where it lies and what it types, or lets go of it.
    pub fn stroke(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState) {
        let window = self.window();
        let command = self.resource::<ButtonInput<KeyCode>>().pressed(KeyCode::ControlLeft);
        let text = match &logical_key {
            Key::Character(text) if !command => Some(text.clone()),
            _ => None,
        };
        self.send(KeyboardInput { key_code, logical_key, state, text, repeat: false, window });
        self.updates(1);
    }

    /// Presses a key as it is named in the settings, with what is held beside it, and lets go.
    pub fn hit(&mut self, name: &str) {
        let (held, (code, logical)) = parts(name);
        for (code, key) in &held {
            self.stroke(*code, key.clone(), ButtonState::Pressed);
        }
        self.stroke(code, logical.clone(), ButtonState::Pressed);
        self.stroke(code, logical, ButtonState::Released);
        for (code, key) in held {
            self.stroke(code, key, ButtonState::Released);
        }
        self.updates(4);
    }

    /// The same within one slow frame.
    pub fn hit_within_a_frame(&mut self, name: &str) {
        let (held, (code, logical)) = parts(name);
        let window = self.window();
        let pressed = held.iter().cloned().chain([(code, logical)]);
        let strokes = pressed.clone().map(|key| (key, ButtonState::Pressed));
        let released: Vec<_> = pressed.collect();
        for ((key_code, logical_key), state) in
            strokes.chain(released.into_iter().rev().map(|key| (key, ButtonState::Released)))
        {
            self.send(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window });
        }
        self.updates(5);
    }

    /// Types signs one after the other, each as it stands.
    pub fn type_text(&mut self, text: &str) {
        for sign in text.chars() {
            let (code, logical) = typed(&sign.to_string());
            self.stroke(code, logical.clone(), ButtonState::Pressed);
            self.stroke(code, logical, ButtonState::Released);
        }
        self.updates(4);
    }
}

/// A key that types something; where it lies does not matter.
fn typed(sign: &str) -> (KeyCode, Key) {
    assert_eq!(sign.chars().count(), 1, "there is no key {sign}");
    (KeyCode::IntlBackslash, Key::Character(sign.into()))
}

/// What is held, and the key that is pressed beside it, each with what it types.
fn parts(name: &str) -> (Vec<(KeyCode, Key)>, (KeyCode, Key)) {
    let (mut rest, mut held) = (name, Vec::new());
    for (prefix, code, key) in
        [("Ctrl+", KeyCode::ControlLeft, Key::Control), ("Shift+", KeyCode::ShiftLeft, Key::Shift)]
    {
        if let Some(after) = rest.strip_prefix(prefix) {
            held.push((code, key));
            rest = after;
        }
    }
    let key = match rest {
        "Enter" => (KeyCode::Enter, Key::Enter),
        "Space" => (KeyCode::Space, Key::Space),
        "Esc" => (KeyCode::Escape, Key::Escape),
        "Tab" => (KeyCode::Tab, Key::Tab),
        "Backspace" => (KeyCode::Backspace, Key::Backspace),
        "Home" => (KeyCode::Home, Key::Home),
        "End" => (KeyCode::End, Key::End),
        "Up" => (KeyCode::ArrowUp, Key::ArrowUp),
        "Down" => (KeyCode::ArrowDown, Key::ArrowDown),
        "Left" => (KeyCode::ArrowLeft, Key::ArrowLeft),
        "Right" => (KeyCode::ArrowRight, Key::ArrowRight),
        "F1" => (KeyCode::F1, Key::F1),
        "F10" => (KeyCode::F10, Key::F10),
        "F11" => (KeyCode::F11, Key::F11),
        sign => typed(&sign.to_lowercase()),
    };
    (held, key)
}
