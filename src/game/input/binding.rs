//! Key chords and gamepad buttons, and their names in the settings file.

use std::fmt;
use std::str::FromStr;

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

/// Keys that are identified by position: they are the same on every layout.
const NAMED_KEYS: [KeyCode; 27] = {
    use KeyCode::{
        ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Backspace, Delete, End, Enter, Escape, F1, F2, F3, F4, F5,
        F6, F7, F8, F9, F10, F11, F12, Home, Insert, PageDown, PageUp, Space, Tab,
    };
    [
        Escape, Enter, Space, Tab, Backspace, Delete, Insert, Home, End, PageUp, PageDown, ArrowUp,
        ArrowDown, ArrowLeft, ArrowRight, F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12,
    ]
};

/// The name of a key in the settings file.
fn key_name(code: KeyCode) -> String {
    match code {
        KeyCode::Escape => "Esc".into(),
        _ => format!("{code:?}").trim_start_matches("Arrow").into(),
    }
}

/// A key without modifiers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KeySymbol {
    /// The character that the key types, in upper case.
    Typed(char),
    /// A key that types no character.
    Named(KeyCode),
}

/// A key with modifiers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KeyChord {
    pub symbol: KeySymbol,
    /// Ctrl, or Command on macOS.
    pub control: bool,
    /// Shift. Only letters and named keys have it; for signs it is part of typing them.
    pub shift: bool,
    /// Left Alt. Right Alt (`AltGr`) types signs.
    pub alt: bool,
}

/// A key chord or gamepad button that can be bound to an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Binding {
    Key(KeyChord),
    Pad(GamepadButton),
}

impl KeySymbol {
    /// The candidates for a key, the most likely first: the character that it types, and, if that is no Latin
    /// letter, also the letter or digit at its position on a US keyboard. So every binding can be reached on
    /// layouts of other scripts, and on those whose digits need Shift.
    fn of(input: &KeyboardInput, shift: bool) -> impl Iterator<Item = Self> + use<> {
        let named = NAMED_KEYS.contains(&input.key_code).then_some(Self::Named(input.key_code));
        let typed = match &input.logical_key {
            Key::Character(text) => text.chars().next(),
            _ => None,
        };
        let by_text = typed.filter(char::is_ascii_graphic);
        let by_place = us_layout(input.key_code).filter(|c| match typed {
            Some(typed) if typed.is_ascii_alphanumeric() => false,
            // Shift and a digit types a sign on a US keyboard.
            Some(typed) if typed.is_ascii() => c.is_ascii_alphanumeric() && !shift,
            // Latin layouts have letters of their own in place of signs.
            Some(typed) if typed <= LAST_LATIN => c.is_ascii_alphanumeric(),
            Some(_) => true,
            None => c.is_ascii_alphanumeric(),
        });
        let signs = [by_text, by_place].into_iter().flatten().filter(move |_| named.is_none());
        named.into_iter().chain(signs.map(|c| Self::Typed(c.to_ascii_uppercase())))
    }

    /// The name in the settings file.
    fn name(self) -> String {
        match self {
            Self::Typed(c) => c.to_string(),
            Self::Named(code) => key_name(code),
        }
    }
}

/// The last character of the block Latin Extended-B.
const LAST_LATIN: char = '\u{24f}';

/// The character of a key on a US keyboard without Shift.
fn us_layout(code: KeyCode) -> Option<char> {
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

impl KeyChord {
    pub fn plain(symbol: KeySymbol) -> Self {
        Self { symbol, control: false, shift: false, alt: false }
    }

    /// The candidates for a keyboard event with the held modifiers, the most likely first. Empty for modifier
    /// keys.
    pub fn of(input: &KeyboardInput, held: &ButtonInput<KeyCode>) -> impl Iterator<Item = Self> + use<> {
        use KeyCode::{AltLeft, ControlLeft, ControlRight, ShiftLeft, ShiftRight, SuperLeft, SuperRight};
        let shift = held.any_pressed([ShiftLeft, ShiftRight]);
        let command = held.any_pressed([SuperLeft, SuperRight]);
        // Except on macOS, chords with Super belong to the desktop.
        let symbols = KeySymbol::of(input, shift).filter(move |_| cfg!(target_os = "macos") || !command);
        let control = command || held.any_pressed([ControlLeft, ControlRight]);
        let alt = held.pressed(AltLeft);
        symbols.map(move |symbol| {
            let counts = match symbol {
                KeySymbol::Typed(c) => c.is_ascii_alphabetic(),
                KeySymbol::Named(_) => true,
            };
            Self { symbol, control, shift: counts && shift, alt }
        })
    }

    /// Whether it is a command even while text is typed: a chord with Ctrl or Alt, or a function key.
    pub fn is_command(self) -> bool {
        let function = match self.symbol {
            KeySymbol::Named(code) => format!("{code:?}").trim_start_matches('F').parse::<u8>().is_ok(),
            KeySymbol::Typed(_) => false,
        };
        self.control || self.alt || function
    }

    /// The character that the chord types, unless it is a command.
    pub fn text(self) -> Option<char> {
        match self.symbol {
            KeySymbol::Typed(c) if !self.control && !self.alt => Some(c.to_ascii_lowercase()),
            _ => None,
        }
    }

    /// Whether it is the given named key without modifiers.
    pub fn is(self, code: KeyCode) -> bool {
        self == Self::plain(KeySymbol::Named(code))
    }
}

impl Binding {
    /// The parts of the name, the key last.
    pub fn parts(self) -> Vec<String> {
        match self {
            Self::Key(chord) => [(chord.control, "Ctrl"), (chord.alt, "Alt"), (chord.shift, "Shift")]
                .into_iter()
                .filter(|(held, _)| *held)
                .map(|(_, name)| name.to_string())
                .chain([chord.symbol.name()])
                .collect(),
            Self::Pad(button) => vec!["Pad".into(), format!("{button:?}")],
        }
    }

    /// Whether focused widgets use the key themselves, with any modifiers.
    pub fn is_reserved_by_widgets(self) -> bool {
        use KeyCode::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, End, Enter, Home, Space, Tab};
        let Self::Key(KeyChord { symbol: KeySymbol::Named(code), .. }) = self else {
            return false;
        };
        matches!(code, ArrowDown | ArrowLeft | ArrowRight | ArrowUp | End | Enter | Home | Space | Tab)
    }

    /// Whether it can be bound to an action. Tab always moves the focus, and other buttons cannot be read from the
    /// settings.
    pub fn is_bindable(self) -> bool {
        match self {
            Self::Key(chord) => chord.symbol != KeySymbol::Named(KeyCode::Tab),
            Self::Pad(button) => GamepadButton::all().contains(&button),
        }
    }
}

/// The name in the settings file, such as `Ctrl+Shift+Z` or `Pad+South`.
impl fmt::Display for Binding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.parts().join("+"))
    }
}

impl FromStr for Binding {
    /// The text names no key or button.
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if let Some(name) = text.strip_prefix("Pad+") {
            let known = GamepadButton::all().into_iter().find(|button| format!("{button:?}") == name);
            return known.map(Self::Pad).ok_or(());
        }
        let (mut rest, mut chord) = (text, KeyChord::plain(KeySymbol::Typed(' ')));
        for (prefix, held) in
            [("Ctrl+", &mut chord.control), ("Alt+", &mut chord.alt), ("Shift+", &mut chord.shift)]
        {
            if let Some(after) = rest.strip_prefix(prefix) {
                (rest, *held) = (after, true);
            }
        }
        let mut chars = rest.chars();
        chord.symbol = match (chars.next(), chars.next()) {
            (Some(c), None) if c.is_ascii_graphic() => KeySymbol::Typed(c.to_ascii_uppercase()),
            _ => {
                let known = NAMED_KEYS.into_iter().find(|code| key_name(*code) == rest);
                KeySymbol::Named(known.ok_or(())?)
            }
        };
        Ok(Self::Key(chord))
    }
}
