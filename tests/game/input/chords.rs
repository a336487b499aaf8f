//! Key chords, and the names of keys and buttons.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use pushflip::game::input::{Action, Binding, Bindings, KeyChord, tooltip_with_key};
use pushflip_core::language::{Language, Localized};

fn chords(code: KeyCode, logical: &str, held: &[KeyCode]) -> Vec<String> {
    let mut keys = ButtonInput::default();
    for key in held {
        keys.press(*key);
    }
    let input = KeyboardInput {
        key_code: code,
        logical_key: Key::Character(logical.into()),
        state: bevy::input::ButtonState::Pressed,
        text: None,
        repeat: false,
        window: Entity::PLACEHOLDER,
    };
    KeyChord::of(&input, &keys).map(|chord| Binding::Key(chord).to_string()).collect()
}

#[test]
fn names_round_trip() {
    for name in ["Ctrl+Shift+Z", "?", "Ctrl+,", "+", "Ctrl++", "F11", "Alt+Left", "Pad+South", "Shift+F6"] {
        assert_eq!(name.parse::<Binding>().map(|binding| binding.to_string()), Ok(name.to_string()));
    }
    for name in ["", "Pad+", "Ctrl+", "Hyper+Z", "Left+Ctrl", "ab", "č"] {
        assert!(name.parse::<Binding>().is_err(), "{name:?}");
    }
}

#[test]
fn a_key_is_identified_by_its_character() {
    use KeyCode::{ControlLeft, KeyW, KeyY, ShiftLeft, Slash};
    // Z is at the position of W on French keyboards, of Y on German ones.
    assert_eq!(chords(KeyW, "z", &[ControlLeft]), ["Ctrl+Z"]);
    assert_eq!(chords(KeyY, "z", &[]), ["Z"]);
    // Shift is part of typing a question mark.
    assert_eq!(chords(Slash, "?", &[ShiftLeft]), ["?"]);
    assert_eq!(chords(ShiftLeft, "", &[ShiftLeft]), [""; 0]);
}

#[test]
fn every_binding_can_be_reached_on_every_layout() {
    use KeyCode::{Comma, ControlLeft, Digit1, Digit2, Digit6, KeyQ, KeyZ, Minus, ShiftLeft, Slash};
    // Russian, Hebrew.
    assert_eq!(chords(KeyZ, "я", &[ControlLeft, ShiftLeft]), ["Ctrl+Shift+Z"]);
    assert_eq!(chords(Comma, "б", &[ControlLeft]), ["Ctrl+,"]);
    assert_eq!(chords(Slash, ".", &[]), ["."]);
    assert_eq!(chords(KeyQ, "/", &[ControlLeft]), ["Ctrl+/", "Ctrl+Q"]);
    // French digits need Shift; some of the signs on their keys are bound themselves.
    assert_eq!(chords(Digit1, "&", &[]), ["&", "1"]);
    assert_eq!(chords(Digit2, "é", &[]), ["2"]);
    assert_eq!(chords(Digit6, "-", &[]), ["-", "6"]);
    assert_eq!(chords(Digit1, "1", &[ShiftLeft]), ["1"]);
    // Letters in the positions of signs on other Latin layouts are no signs.
    assert_eq!(chords(Minus, "ß", &[]), [""; 0]);
    assert_eq!(chords(Digit1, "!", &[ShiftLeft]), ["!"]);
}

#[test]
fn super_is_not_ctrl() {
    use KeyCode::{KeyQ, SuperLeft};
    let expected: &[&str] = if cfg!(target_os = "macos") { &["Ctrl+Q"] } else { &[] };
    assert_eq!(chords(KeyQ, "q", &[SuperLeft]), expected);
}

#[test]
fn chords_and_function_keys_are_commands() {
    for (name, command) in [("Ctrl+Z", true), ("Alt+Left", true), ("F11", true), ("F", false), ("Esc", false)]
    {
        let Ok(Binding::Key(chord)) = name.parse() else { panic!("{name}") };
        assert_eq!(chord.is_command(), command, "{name}");
    }
}

#[test]
fn every_action_and_key_has_a_name_in_every_language() {
    let bindings = Bindings::default();
    for language in Language::ALL {
        for &action in Action::ALL {
            assert!(action.message().exists_in(language), "{language:?}: {}", action.id());
            for &binding in bindings.keys(action) {
                for part in binding.parts().iter().filter(|part| part.chars().count() > 2) {
                    let name = Localized::of_family("keys-key", &part.to_lowercase());
                    let function_key = part.starts_with('F') && part[1..].parse::<u8>().is_ok();
                    let pad = part == "Pad";
                    assert!(function_key || pad || name.exists_in(language), "{language:?}: {part}");
                }
            }
        }
    }
    let undo = tooltip_with_key("Ritira".into(), &bindings, Action::Redo);
    assert_eq!(undo.in_language(Language::Italian), "Ritira (Ctrl+Maiusc+Z)");
}
