//! Keyboard input.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::TestApp;

impl TestApp {
    /// Presses or releases a key, given by its physical and its logical key.
    pub fn stroke(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState) {
        let window = self.window();
        let command = self.resource::<ButtonInput<KeyCode>>().pressed(KeyCode::ControlLeft);
        let text = match &logical_key {
            Key::Character(text) if !command => Some(text.clone()),
            _ => None,
        };
        self.send(KeyboardInput { key_code, logical_key, state, text, repeat: false, window });
        self.frames(1);
    }

    /// Presses and releases a key with its modifiers, named as in the settings, and waits for a new screen.
    pub fn hit(&mut self, name: &str) {
        self.tap_key(name);
        self.frames(4);
    }

    /// Presses and releases a key with its modifiers, as [`hit`](Self::hit) does, where no new screen follows.
    pub fn tap_key(&mut self, name: &str) {
        let (held, (code, logical)) = parts(name);
        for (code, key) in &held {
            self.stroke(*code, key.clone(), ButtonState::Pressed);
        }
        self.stroke(code, logical.clone(), ButtonState::Pressed);
        self.stroke(code, logical, ButtonState::Released);
        for (code, key) in held {
            self.stroke(code, key, ButtonState::Released);
        }
    }

    /// Presses and releases a key within one slow frame.
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
        self.frames(5);
    }

    pub fn type_text(&mut self, text: &str) {
        for character in text.chars() {
            let (code, logical) = typed(&character.to_string());
            self.stroke(code, logical.clone(), ButtonState::Pressed);
            self.stroke(code, logical, ButtonState::Released);
        }
        self.frames(4);
    }
}

/// A key that types a character; its physical position does not matter.
fn typed(character: &str) -> (KeyCode, Key) {
    assert_eq!(character.chars().count(), 1, "there is no key {character}");
    (KeyCode::IntlBackslash, Key::Character(character.into()))
}

/// The modifiers and the key, each as physical and logical key.
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
        character => typed(&character.to_lowercase()),
    };
    (held, key)
}
