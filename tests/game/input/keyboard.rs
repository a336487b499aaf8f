//! Keyboards: layouts of other scripts, modifiers, focus changes, the numeric keypad.

use bevy::input::ButtonState::{Pressed, Released};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::window::WindowFocused;
use pushflip::game::input::{Cursor, TypedMove};
use pushflip::game::scene::camera::View;
use pushflip::game::settings::Settings;
use pushflip::game::state::{Menu, Screen};
use pushflip_core::rules::Variant;
use pushflip_core::session::Setup;

use crate::harness::Table;

fn sign(text: &str) -> Key {
    Key::Character(text.into())
}

impl Table {
    /// Presses and releases a key.
    fn tap(&mut self, code: KeyCode, key: Key) {
        self.stroke(code, key.clone(), Pressed);
        self.stroke(code, key, Released);
        self.updates(4);
    }

    /// Presses and releases a key while another one is held.
    fn tap_with(&mut self, (held, means): (KeyCode, Key), code: KeyCode, key: Key) {
        self.stroke(held, means.clone(), Pressed);
        self.tap(code, key);
        self.stroke(held, means, Released);
        self.updates(2);
    }

    fn control(&mut self, code: KeyCode, key: Key) {
        self.tap_with((KeyCode::ControlLeft, Key::Control), code, key);
    }

    /// Pastes, and waits for the clipboard, which may be that of the system.
    fn paste(&mut self, code: KeyCode, key: Key) {
        self.control(code, key);
        let waits = |table: &mut Self| {
            let mut fields = table.app.world_mut().query::<&EditableText>();
            fields.iter(table.app.world()).any(|field| field.pending_paste.is_some())
        };
        self.wait_for("what was copied", |table| !waits(table));
    }

    /// Sends focus changes, as the desktop does.
    fn focus_changes(&mut self, changes: &[bool]) {
        let window = self.window();
        for &focused in changes {
            self.send(WindowFocused { window, focused });
        }
    }

    /// The player's name.
    fn name(&self) -> &str {
        &self.resource::<Settings>().name
    }
}

/// The focused field of the player's name, with the given text.
fn name_field(text: &str) -> Table {
    let mut table = Table::open(1280, 720);
    table.settings().name = text.into();
    table.go(Menu::Online);
    table.press_named("My name");
    assert_eq!(table.focused().as_deref(), Some("My name"));
    table
}

fn match_by_people() -> Table {
    Table::playing(Setup::new(Variant::Quixo, &[]))
}

#[test]
fn text_fields_handle_ctrl_chords_on_every_layout() {
    // The keys A, X and V with their characters: American, Russian, Greek, Hebrew.
    for [a, x, v] in [["a", "x", "v"], ["ф", "ч", "м"], ["α", "χ", "ω"], ["ש", "ס", "ה"]] {
        let mut table = name_field("before");
        table.clip("CLIP");
        table.control(KeyCode::KeyA, sign(a));
        table.paste(KeyCode::KeyV, sign(v));
        assert_eq!(table.name(), "CLIP", "{a} {v}");
        table.control(KeyCode::KeyA, sign(a));
        table.control(KeyCode::KeyX, sign(x));
        // Without a system clipboard Bevy does not cut; the selection is replaced then.
        table.tap(KeyCode::KeyB, sign("b"));
        assert_eq!(table.name(), "b", "{a} {x}");
    }
}

#[test]
fn ctrl_chords_follow_the_letters_of_a_french_keyboard() {
    let mut table = name_field("before");
    table.clip("CLIP");
    // Q is at the position of A.
    table.control(KeyCode::KeyQ, sign("a"));
    table.paste(KeyCode::KeyV, sign("v"));
    assert_eq!(table.name(), "CLIP");
    table.control(KeyCode::KeyA, sign("q"));
    table.paste(KeyCode::KeyV, sign("v"));
    assert_eq!(table.name(), "CLIPCLIP", "Ctrl+Q selects nothing");
}

#[test]
fn a_key_is_released_with_the_meaning_it_was_pressed_with() {
    let mut table = name_field("p");
    // Alt and Shift change the layout: Alt is released as another key.
    table.stroke(KeyCode::AltLeft, Key::Alt, Pressed);
    table.stroke(KeyCode::ShiftLeft, Key::Shift, Pressed);
    table.stroke(KeyCode::AltLeft, Key::Meta, Released);
    table.stroke(KeyCode::ShiftLeft, Key::Shift, Released);
    table.type_text("xyz");
    table.hit("Backspace");
    assert_eq!(table.name(), "pxy");
    // Shift is released before the sign.
    table.stroke(KeyCode::ShiftLeft, Key::Shift, Pressed);
    table.stroke(KeyCode::Slash, sign("?"), Pressed);
    table.stroke(KeyCode::ShiftLeft, Key::Shift, Released);
    table.stroke(KeyCode::Slash, sign("/"), Released);
    assert_eq!(table.resource::<ButtonInput<Key>>().get_pressed().count(), 0);
}

#[test]
fn shift_space_and_shift_backspace_work() {
    let mut table = name_field("");
    let shift = (KeyCode::ShiftLeft, Key::Shift);
    table.tap_with(shift.clone(), KeyCode::KeyA, sign("A"));
    table.tap_with(shift.clone(), KeyCode::Space, Key::Space);
    table.tap_with(shift.clone(), KeyCode::KeyB, sign("B"));
    assert_eq!(table.name(), "A B");
    table.tap_with(shift, KeyCode::Backspace, Key::Backspace);
    assert_eq!(table.name(), "A ");
}

#[test]
fn keys_are_released_when_the_focus_is_lost() {
    for changes in [&[false][..], &[false, true]] {
        let mut table = match_by_people();
        table.stroke(KeyCode::AltLeft, Key::Alt, Pressed);
        table.focus_changes(changes);
        table.updates(2);
        assert!(!table.resource::<ButtonInput<KeyCode>>().pressed(KeyCode::AltLeft), "{changes:?}");
        assert!(!table.resource::<ButtonInput<Key>>().pressed(Key::Alt), "{changes:?}");
        table.hit("2");
        assert_eq!(*table.resource::<View>(), View::Seat, "{changes:?}");
    }
    // Everything within one slow frame.
    let mut table = match_by_people();
    let window = table.window();
    let (key_code, logical_key) = (KeyCode::AltLeft, Key::Alt);
    table.send(KeyboardInput { key_code, logical_key, state: Pressed, text: None, repeat: false, window });
    table.focus_changes(&[false, true]);
    table.updates(2);
    table.hit("2");
    assert_eq!(*table.resource::<View>(), View::Seat);
}

#[test]
fn chords_with_super_are_ignored() {
    if cfg!(target_os = "macos") {
        return;
    }
    let mut table = match_by_people();
    table.tap_with((KeyCode::SuperLeft, Key::Super), KeyCode::Comma, sign(","));
    table.tap_with((KeyCode::SuperLeft, Key::Super), KeyCode::KeyQ, sign("q"));
    table.tap_with((KeyCode::SuperLeft, Key::Super), KeyCode::Digit2, sign("2"));
    assert_eq!((table.menu(), table.app.should_exit()), (Menu::None, None));
    assert_eq!(*table.resource::<View>(), View::ThreeQuarter);
    // A key that is Ctrl on the layout works as Ctrl.
    table.tap_with((KeyCode::CapsLock, Key::Control), KeyCode::Comma, sign(","));
    assert_eq!(table.menu(), Menu::Settings);
}

#[test]
fn the_numeric_keypad_follows_the_layout() {
    let mut table = match_by_people();
    let place = |table: &Table| table.resource::<Cursor>().shown().map(|spot| spot.at);
    table.tap(KeyCode::Numpad6, Key::ArrowRight);
    let before = place(&table).expect("the first arrow shows the cursor");
    table.tap(KeyCode::Numpad6, Key::ArrowRight);
    assert!((place(&table).expect("shown").x - before.x - 1.0).abs() < 1e-4);
    // With NumLock it types digits.
    table.tap(KeyCode::Numpad2, sign("2"));
    assert_eq!(*table.resource::<View>(), View::Seat);
    // Enter activates a button.
    let mut table = Table::open(1280, 720);
    table.hit("Tab");
    let focused = table.focused();
    table.tap(KeyCode::Numpad2, Key::ArrowDown);
    assert_ne!(table.focused(), focused, "an arrow leads on");
    table.tap(KeyCode::Numpad8, Key::ArrowUp);
    while table.focused().as_deref() != Some("New game") {
        table.hit("Tab");
    }
    table.tap(KeyCode::NumpadEnter, Key::Enter);
    assert_eq!(table.screen(), Screen::Setup);
}

#[test]
fn view_keys_work_on_a_french_keyboard() {
    let mut table = match_by_people();
    for (code, typed, view) in [
        (KeyCode::Digit2, "é", View::Seat),
        (KeyCode::Digit3, "\"", View::Top),
        (KeyCode::Digit1, "&", View::ThreeQuarter),
    ] {
        table.tap(code, sign(typed));
        assert_eq!(*table.resource::<View>(), view, "{typed}");
    }
    // Moves can be typed with or without Shift for digits.
    table.tap(KeyCode::KeyE, sign("e"));
    table.tap(KeyCode::Digit5, sign("("));
    table.tap(KeyCode::Digit6, sign("-"));
    table.tap(KeyCode::KeyE, sign("e"));
    table.tap_with((KeyCode::ShiftLeft, Key::Shift), KeyCode::Digit1, sign("1"));
    table.hit("Enter");
    table.settle();
    assert_eq!(table.moves(), ["e5-e1"]);
}

#[test]
fn commands_act_while_a_move_is_typed() {
    let mut table = match_by_people();
    table.hit("E");
    assert!(table.resource::<TypedMove>().is_open());
    table.hit("F11");
    assert!(table.resource::<Settings>().fullscreen);
    assert!(table.resource::<TypedMove>().is_open(), "the line stays open");
    for (key, menu) in [("F1", Menu::HowToPlay), ("Ctrl+,", Menu::Settings), ("F10", Menu::Pause)] {
        table.hit(key);
        assert_eq!(table.menu(), menu, "{key}");
        assert!(!table.resource::<TypedMove>().is_open());
        table.go(Menu::None);
        table.hit("E");
    }
    // Keys without a binding belong to the line.
    table.hit("5");
    table.hit("-");
    table.hit("E");
    table.hit("1");
    table.hit("Enter");
    table.settle();
    assert_eq!(table.moves(), ["e5-e1"]);
    table.hit("E");
    table.hit("Ctrl+Z");
    assert_eq!(table.moves(), [""; 0]);
}
