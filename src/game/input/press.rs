//! What a hand presses: a key by what it types, or a button of a gamepad; and their names in the
//! settings' file.

use std::fmt;
use std::str::FromStr;

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

/// The keys that have a name of their own and lie at the same place on every layout.
const NAMED: [(KeyCode, &str); 28] = [
    (KeyCode::Escape, "Esc"),
    (KeyCode::Enter, "Enter"),
    (KeyCode::NumpadEnter, "Enter"),
    (KeyCode::Space, "Space"),
    (KeyCode::Tab, "Tab"),
    (KeyCode::Backspace, "Backspace"),
    (KeyCode::Delete, "Delete"),
    (KeyCode::Insert, "Insert"),
    (KeyCode::Home, "Home"),
    (KeyCode::End, "End"),
    (KeyCode::PageUp, "PageUp"),
    (KeyCode::PageDown, "PageDown"),
    (KeyCode::ArrowUp, "Up"),
    (KeyCode::ArrowDown, "Down"),
    (KeyCode::ArrowLeft, "Left"),
    (KeyCode::ArrowRight, "Right"),
    (KeyCode::F1, "F1"),
    (KeyCode::F2, "F2"),
    (KeyCode::F3, "F3"),
    (KeyCode::F4, "F4"),
    (KeyCode::F5, "F5"),
    (KeyCode::F6, "F6"),
    (KeyCode::F7, "F7"),
    (KeyCode::F8, "F8"),
    (KeyCode::F9, "F9"),
    (KeyCode::F10, "F10"),
    (KeyCode::F11, "F11"),
    (KeyCode::F12, "F12"),
];

/// The buttons that gamepads have.
const PADS: [(GamepadButton, &str); 17] = [
    (GamepadButton::South, "South"),
    (GamepadButton::East, "East"),
    (GamepadButton::North, "North"),
    (GamepadButton::West, "West"),
    (GamepadButton::LeftTrigger, "LeftTrigger"),
    (GamepadButton::RightTrigger, "RightTrigger"),
    (GamepadButton::LeftTrigger2, "LeftTrigger2"),
    (GamepadButton::RightTrigger2, "RightTrigger2"),
    (GamepadButton::Select, "Select"),
    (GamepadButton::Start, "Start"),
    (GamepadButton::Mode, "Mode"),
    (GamepadButton::LeftThumb, "LeftThumb"),
    (GamepadButton::RightThumb, "RightThumb"),
    (GamepadButton::DPadUp, "DPadUp"),
    (GamepadButton::DPadDown, "DPadDown"),
    (GamepadButton::DPadLeft, "DPadLeft"),
    (GamepadButton::DPadRight, "DPadRight"),
];

/// A key without what is held beside it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symbol {
    /// What the key types, in capitals: Z is under Z on every layout of Latin letters, and under the
    /// key that would be Z where the layout has other letters.
    Typed(char),
    /// A key that types nothing.
    Named(KeyCode),
}

/// A key with what is held beside it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stroke {
    /// The key.
    pub symbol: Symbol,
    /// Ctrl, or the command key of a Mac.
    pub control: bool,
    /// Shift; counted for letters and named keys only, elsewhere it is a part of how a sign is typed.
    pub shift: bool,
    /// The left Alt; the right one types signs.
    pub alt: bool,
}

/// A key or a button.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Press {
    /// Of a keyboard.
    Key(Stroke),
    /// Of a gamepad.
    Pad(GamepadButton),
}

impl Symbol {
    fn of(input: &KeyboardInput) -> Option<Self> {
        if let Some((code, _)) = NAMED.iter().find(|(code, _)| *code == input.key_code) {
            return Some(Self::named(*code));
        }
        let typed = match &input.logical_key {
            Key::Character(text) => text.chars().next().filter(char::is_ascii_graphic),
            _ => None,
        };
        typed.or_else(|| latin(input.key_code)).map(|c| Self::Typed(c.to_ascii_uppercase()))
    }

    /// Both Enter keys are one.
    fn named(code: KeyCode) -> Self {
        Self::Named(if code == KeyCode::NumpadEnter { KeyCode::Enter } else { code })
    }

    /// The stable name.
    fn name(self) -> String {
        match self {
            Self::Typed(c) => c.to_string(),
            Self::Named(code) => {
                NAMED.iter().find(|(known, _)| *known == code).map_or("", |(_, name)| name).to_string()
            }
        }
    }
}

/// The letter or digit that a key has on a Latin keyboard.
fn latin(code: KeyCode) -> Option<char> {
    let name = format!("{code:?}");
    let rest = name.strip_prefix("Key").or_else(|| name.strip_prefix("Digit"))?;
    let mut chars = rest.chars();
    chars.next().filter(|c| c.is_ascii_alphanumeric() && chars.next().is_none())
}

impl Stroke {
    /// A key alone.
    #[must_use]
    pub fn plain(symbol: Symbol) -> Self {
        Self { symbol, control: false, shift: false, alt: false }
    }

    /// What a keyboard event means with the keys that are held; none for keys that mean nothing alone.
    #[must_use]
    pub fn of(input: &KeyboardInput, held: &ButtonInput<KeyCode>) -> Option<Self> {
        use KeyCode::{AltLeft, ControlLeft, ControlRight, ShiftLeft, ShiftRight, SuperLeft, SuperRight};
        let symbol = Symbol::of(input)?;
        let counts = match symbol {
            Symbol::Typed(c) => c.is_ascii_alphabetic(),
            Symbol::Named(_) => true,
        };
        Some(Self {
            symbol,
            control: held.any_pressed([ControlLeft, ControlRight, SuperLeft, SuperRight]),
            shift: counts && held.any_pressed([ShiftLeft, ShiftRight]),
            alt: held.pressed(AltLeft),
        })
    }

    /// What the stroke types, if it is text and no command.
    #[must_use]
    pub fn text(self) -> Option<char> {
        match self.symbol {
            Symbol::Typed(c) if !self.control && !self.alt => Some(c.to_ascii_lowercase()),
            _ => None,
        }
    }

    /// Whether it is a named key, held alone.
    #[must_use]
    pub fn is(self, code: KeyCode) -> bool {
        self == Self::plain(Symbol::Named(code))
    }
}

impl Press {
    /// The parts of its name, the key last.
    #[must_use]
    pub fn parts(self) -> Vec<String> {
        match self {
            Self::Key(stroke) => [(stroke.control, "Ctrl"), (stroke.alt, "Alt"), (stroke.shift, "Shift")]
                .into_iter()
                .filter(|(held, _)| *held)
                .map(|(_, name)| name.to_string())
                .chain([stroke.symbol.name()])
                .collect(),
            Self::Pad(button) => {
                let known = PADS.iter().find(|(pad, _)| *pad == button);
                vec!["Pad".into(), known.map_or("", |(_, name)| name).into()]
            }
        }
    }

    /// Whether widgets use the key themselves when they have the focus, whatever is held beside it.
    #[must_use]
    pub fn belongs_to_widgets(self) -> bool {
        use KeyCode::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, End, Enter, Home, Space, Tab};
        let Self::Key(Stroke { symbol: Symbol::Named(code), .. }) = self else {
            return false;
        };
        matches!(code, ArrowDown | ArrowLeft | ArrowRight | ArrowUp | End | Enter | Home | Space | Tab)
    }

    /// Whether it can be given to an action: Tab always moves the focus, and a button must have a name.
    #[must_use]
    pub fn can_be_bound(self) -> bool {
        match self {
            Self::Key(stroke) => stroke.symbol != Symbol::Named(KeyCode::Tab),
            Self::Pad(button) => PADS.iter().any(|(pad, _)| *pad == button),
        }
    }
}

/// The name in the settings' file, as `Ctrl+Shift+Z` or `Pad+South`.
impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.parts().join("+"))
    }
}

/// A text that names no key and no button.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
#[error("{0:?} is no key")]
pub struct NoSuchKey(String);

impl FromStr for Press {
    type Err = NoSuchKey;

    fn from_str(text: &str) -> Result<Self, NoSuchKey> {
        let unknown = || NoSuchKey(text.to_string());
        if let Some(name) = text.strip_prefix("Pad+") {
            let known = PADS.iter().find(|(_, known)| *known == name);
            return known.map(|(button, _)| Self::Pad(*button)).ok_or_else(unknown);
        }
        let (mut rest, mut stroke) = (text, Stroke::plain(Symbol::Typed(' ')));
        for (prefix, held) in
            [("Ctrl+", &mut stroke.control), ("Alt+", &mut stroke.alt), ("Shift+", &mut stroke.shift)]
        {
            if let Some(after) = rest.strip_prefix(prefix) {
                (rest, *held) = (after, true);
            }
        }
        let mut chars = rest.chars();
        stroke.symbol = match (chars.next(), chars.next()) {
            (Some(c), None) if c.is_ascii_graphic() => Symbol::Typed(c.to_ascii_uppercase()),
            _ => {
                let known = NAMED.iter().find(|(_, name)| *name == rest);
                Symbol::named(known.ok_or_else(unknown)?.0)
            }
        };
        Ok(Self::Key(stroke))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pressed(code: KeyCode, logical: &str, held: &[KeyCode]) -> Option<String> {
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
        Stroke::of(&input, &keys).map(|stroke| Press::Key(stroke).to_string())
    }

    #[test]
    fn names_are_read_as_they_are_written() {
        for name in ["Ctrl+Shift+Z", "?", "Ctrl+,", "+", "Ctrl++", "F11", "Alt+Left", "Pad+South", "Shift+F6"]
        {
            assert_eq!(name.parse::<Press>().map(|press| press.to_string()), Ok(name.to_string()));
        }
        for name in ["", "Pad+", "Ctrl+", "Hyper+Z", "Left+Ctrl", "ab", "č"] {
            assert!(name.parse::<Press>().is_err(), "{name:?}");
        }
    }

    #[test]
    fn a_key_is_what_it_types() {
        use KeyCode::{ControlLeft, KeyW, KeyZ, ShiftLeft, Slash};
        // A French keyboard has Z where an English one has W; a Russian one has other letters.
        assert_eq!(pressed(KeyW, "z", &[ControlLeft]).as_deref(), Some("Ctrl+Z"));
        assert_eq!(pressed(KeyZ, "я", &[ControlLeft, ShiftLeft]).as_deref(), Some("Ctrl+Shift+Z"));
        // Shift is a part of typing a question mark.
        assert_eq!(pressed(Slash, "?", &[ShiftLeft]).as_deref(), Some("?"));
        assert_eq!(pressed(ShiftLeft, "", &[ShiftLeft]), None);
        assert_eq!(pressed(KeyCode::NumpadEnter, "", &[]).as_deref(), Some("Enter"));
    }
}
