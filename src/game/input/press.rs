//! Keys by what they type, gamepad buttons, and the names of both in the settings file.

use std::fmt;
use std::str::FromStr;

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

/// The keys that have a name of their own and lie at the same place on every layout.
const NAMED: [(KeyCode, &str); 27] = [
    (KeyCode::Escape, "Esc"),
    (KeyCode::Enter, "Enter"),
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
    /// The character that the key types, in capitals.
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
    /// What a key can stand for, the likeliest first. A key stands for what it types; one that types no Latin
    /// letter also for the letter or digit that it has on an American keyboard, so that every binding can be
    /// reached on a layout of other letters, or whose digits need Shift.
    fn of(input: &KeyboardInput, shift: bool) -> impl Iterator<Item = Self> + use<> {
        let named =
            NAMED.iter().find(|(code, _)| *code == input.key_code).map(|(code, _)| Self::Named(*code));
        let typed = match &input.logical_key {
            Key::Character(text) => text.chars().next(),
            _ => None,
        };
        let by_text = typed.filter(char::is_ascii_graphic);
        let by_place = american(input.key_code).filter(|c| match typed {
            Some(typed) if typed.is_ascii_alphanumeric() => false,
            // Shift with a digit is how an American keyboard types a sign.
            Some(typed) if typed.is_ascii() => c.is_ascii_alphanumeric() && !shift,
            // Keyboards of Latin letters have letters of their own where others have signs.
            Some(typed) if typed <= LAST_LATIN => c.is_ascii_alphanumeric(),
            Some(_) => true,
            None => c.is_ascii_alphanumeric(),
        });
        let signs = [by_text, by_place].into_iter().flatten().filter(move |_| named.is_none());
        named.into_iter().chain(signs.map(|c| Self::Typed(c.to_ascii_uppercase())))
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

/// The last letter of Latin alphabets.
const LAST_LATIN: char = '\u{24f}';

/// The character of a key on a US keyboard without Shift.
fn american(code: KeyCode) -> Option<char> {
    Some(match code {
        KeyCode::Comma => ',',
        KeyCode::Period => '.',
        KeyCode::Slash => '/',
        KeyCode::Minus => '-',
        KeyCode::Equal => '=',
        _ => {
            let name = format!("{code:?}");
            name.strip_prefix("Key").or_else(|| name.strip_prefix("Digit"))?.chars().next()?
        }
    })
}

impl Stroke {
    /// A key alone.
    #[must_use]
    pub fn plain(symbol: Symbol) -> Self {
        Self { symbol, control: false, shift: false, alt: false }
    }

    /// What a keyboard event can mean with the keys that are held, the likeliest first; nothing for keys that
    /// mean nothing alone.
    pub fn of(input: &KeyboardInput, held: &ButtonInput<KeyCode>) -> impl Iterator<Item = Self> + use<> {
        use KeyCode::{AltLeft, ControlLeft, ControlRight, ShiftLeft, ShiftRight, SuperLeft, SuperRight};
        let shift = held.any_pressed([ShiftLeft, ShiftRight]);
        let command = held.any_pressed([SuperLeft, SuperRight]);
        // Elsewhere what is pressed beside that key belongs to the desktop.
        let symbols = Symbol::of(input, shift).filter(move |_| cfg!(target_os = "macos") || !command);
        let control = command || held.any_pressed([ControlLeft, ControlRight]);
        let alt = held.pressed(AltLeft);
        symbols.map(move |symbol| {
            let counts = match symbol {
                Symbol::Typed(c) => c.is_ascii_alphabetic(),
                Symbol::Named(_) => true,
            };
            Self { symbol, control, shift: counts && shift, alt }
        })
    }

    /// Whether it is a command also where text is typed: with Ctrl or Alt held, or a function key.
    #[must_use]
    pub fn is_command(self) -> bool {
        let function = match self.symbol {
            Symbol::Named(code) => format!("{code:?}").trim_start_matches('F').parse::<u8>().is_ok(),
            Symbol::Typed(_) => false,
        };
        self.control || self.alt || function
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
                Symbol::Named(known.ok_or_else(unknown)?.0)
            }
        };
        Ok(Self::Key(stroke))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn readings(code: KeyCode, logical: &str, held: &[KeyCode]) -> Vec<String> {
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
        Stroke::of(&input, &keys).map(|stroke| Press::Key(stroke).to_string()).collect()
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
        use KeyCode::{ControlLeft, KeyW, KeyY, ShiftLeft, Slash};
        // A French keyboard has Z where an American one has W, a German one where it has Y.
        assert_eq!(readings(KeyW, "z", &[ControlLeft]), ["Ctrl+Z"]);
        assert_eq!(readings(KeyY, "z", &[]), ["Z"]);
        // Shift is a part of typing a question mark.
        assert_eq!(readings(Slash, "?", &[ShiftLeft]), ["?"]);
        assert_eq!(readings(ShiftLeft, "", &[ShiftLeft]), [""; 0]);
    }

    #[test]
    fn every_binding_can_be_reached_on_every_layout() {
        use KeyCode::{Comma, ControlLeft, Digit1, Digit2, Digit6, KeyQ, KeyZ, Minus, ShiftLeft, Slash};
        // Russian, Hebrew.
        assert_eq!(readings(KeyZ, "я", &[ControlLeft, ShiftLeft]), ["Ctrl+Shift+Z"]);
        assert_eq!(readings(Comma, "б", &[ControlLeft]), ["Ctrl+,"]);
        assert_eq!(readings(Slash, ".", &[]), ["."]);
        assert_eq!(readings(KeyQ, "/", &[ControlLeft]), ["Ctrl+/", "Ctrl+Q"]);
        // French digits are under signs, of which some mean something themselves.
        assert_eq!(readings(Digit1, "&", &[]), ["&", "1"]);
        assert_eq!(readings(Digit2, "é", &[]), ["2"]);
        assert_eq!(readings(Digit6, "-", &[]), ["-", "6"]);
        assert_eq!(readings(Digit1, "1", &[ShiftLeft]), ["1"]);
        // What other Latin keyboards have in the places of signs is none of them.
        assert_eq!(readings(Minus, "ß", &[]), [""; 0]);
        assert_eq!(readings(Digit1, "!", &[ShiftLeft]), ["!"]);
    }

    #[test]
    fn the_desktop_s_key_is_no_ctrl() {
        use KeyCode::{KeyQ, SuperLeft};
        let expected: &[&str] = if cfg!(target_os = "macos") { &["Ctrl+Q"] } else { &[] };
        assert_eq!(readings(KeyQ, "q", &[SuperLeft]), expected);
    }

    #[test]
    fn chords_and_function_keys_are_commands() {
        for (name, command) in
            [("Ctrl+Z", true), ("Alt+Left", true), ("F11", true), ("F", false), ("Esc", false)]
        {
            let Ok(Press::Key(stroke)) = name.parse() else { panic!("{name}") };
            assert_eq!(stroke.is_command(), command, "{name}");
        }
    }
}
