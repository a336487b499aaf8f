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

use crate::harness::TestApp;

fn sign(text: &str) -> Key {
    Key::Character(text.into())
}

impl TestApp {
    fn tap(&mut self, code: KeyCode, key: Key) {
        self.stroke(code, key.clone(), Pressed);
        self.stroke(code, key, Released);
        self.frames(4);
    }

    fn tap_with(&mut self, (held, means): (KeyCode, Key), code: KeyCode, key: Key) {
        self.stroke(held, means.clone(), Pressed);
        self.tap(code, key);
        self.stroke(held, means, Released);
        self.frames(2);
    }

    fn control(&mut self, code: KeyCode, key: Key) {
        self.tap_with((KeyCode::ControlLeft, Key::Control), code, key);
    }

    /// Pastes, and waits for the clipboard, which may be that of the system.
    fn paste(&mut self, code: KeyCode, key: Key) {
        self.control(code, key);
        let waits = |app: &mut Self| {
            let mut fields = app.bevy.world_mut().query::<&EditableText>();
            fields.iter(app.bevy.world()).any(|field| field.pending_paste.is_some())
        };
        self.wait_for("the copied text", |app| !waits(app));
    }

    fn focus_changes(&mut self, changes: &[bool]) {
        let window = self.window();
        for &focused in changes {
            self.send(WindowFocused { window, focused });
        }
    }

    fn name(&self) -> &str {
        &self.resource::<Settings>().name
    }
}

/// The focused field of the player's name, with the given text.
fn name_field(text: &str) -> TestApp {
    let mut app = TestApp::open(1280, 720);
    app.settings().name = text.into();
    app.go(Menu::Settings);
    app.press_named("Online page");
    app.press_named("My name");
    assert_eq!(app.focused().as_deref(), Some("My name"));
    app
}

fn match_by_people() -> TestApp {
    TestApp::playing(Setup::new(Variant::Quixo, &[]))
}

#[test]
fn text_fields_handle_ctrl_chords_on_every_layout() {
    // The keys A, X and V with their characters: American, Russian, Greek, Hebrew.
    for [a, x, v] in [["a", "x", "v"], ["ф", "ч", "м"], ["α", "χ", "ω"], ["ש", "ס", "ה"]] {
        let mut app = name_field("before");
        app.clip("CLIP");
        app.control(KeyCode::KeyA, sign(a));
        app.paste(KeyCode::KeyV, sign(v));
        assert_eq!(app.name(), "CLIP", "{a} {v}");
        app.control(KeyCode::KeyA, sign(a));
        app.control(KeyCode::KeyX, sign(x));
        // Without a system clipboard Bevy does not cut; the selection is replaced then.
        app.tap(KeyCode::KeyB, sign("b"));
        assert_eq!(app.name(), "b", "{a} {x}");
    }
}

#[test]
fn ctrl_chords_follow_the_letters_of_a_french_keyboard() {
    let mut app = name_field("before");
    app.clip("CLIP");
    // Q is at the position of A.
    app.control(KeyCode::KeyQ, sign("a"));
    app.paste(KeyCode::KeyV, sign("v"));
    assert_eq!(app.name(), "CLIP");
    app.control(KeyCode::KeyA, sign("q"));
    app.paste(KeyCode::KeyV, sign("v"));
    assert_eq!(app.name(), "CLIPCLIP", "Ctrl+Q selects nothing");
}

#[test]
fn a_key_release_ends_the_action_of_its_press() {
    let mut app = name_field("p");
    // Alt and Shift change the layout: Alt is released as another key.
    app.stroke(KeyCode::AltLeft, Key::Alt, Pressed);
    app.stroke(KeyCode::ShiftLeft, Key::Shift, Pressed);
    app.stroke(KeyCode::AltLeft, Key::Meta, Released);
    app.stroke(KeyCode::ShiftLeft, Key::Shift, Released);
    app.type_text("xyz");
    app.hit("Backspace");
    assert_eq!(app.name(), "pxy");
    // Shift is released before the sign.
    app.stroke(KeyCode::ShiftLeft, Key::Shift, Pressed);
    app.stroke(KeyCode::Slash, sign("?"), Pressed);
    app.stroke(KeyCode::ShiftLeft, Key::Shift, Released);
    app.stroke(KeyCode::Slash, sign("/"), Released);
    assert_eq!(app.resource::<ButtonInput<Key>>().get_pressed().count(), 0);
}

#[test]
fn shift_space_and_shift_backspace_work() {
    let mut app = name_field("");
    let shift = (KeyCode::ShiftLeft, Key::Shift);
    app.tap_with(shift.clone(), KeyCode::KeyA, sign("A"));
    app.tap_with(shift.clone(), KeyCode::Space, Key::Space);
    app.tap_with(shift.clone(), KeyCode::KeyB, sign("B"));
    assert_eq!(app.name(), "A B");
    app.tap_with(shift, KeyCode::Backspace, Key::Backspace);
    assert_eq!(app.name(), "A ");
}

#[test]
fn a_placeholder_is_hidden_in_the_frame_of_the_first_letter() {
    let mut app = name_field("");
    let field = app.entity("My name");
    let world = app.bevy.world();
    let placeholder = *world.get::<Children>(field).expect("a placeholder").first().expect("a child");
    let shown = |app: &TestApp| {
        let world = app.bevy.world();
        (world.get::<EditableText>(field).expect("a field").value().to_string(), is_visible(app, placeholder))
    };
    assert_eq!(shown(&app), (String::new(), true));
    app.stroke(KeyCode::KeyB, sign("b"), Pressed);
    assert_eq!(shown(&app), ("b".to_string(), false));
    app.stroke(KeyCode::KeyB, sign("b"), Released);
    app.stroke(KeyCode::Backspace, Key::Backspace, Pressed);
    assert_eq!(shown(&app), (String::new(), true));
}

fn is_visible(app: &TestApp, entity: Entity) -> bool {
    app.bevy.world().get::<InheritedVisibility>(entity).expect("a widget").get()
}

#[test]
fn keys_are_released_when_the_focus_is_lost() {
    for changes in [&[false][..], &[false, true]] {
        let mut app = match_by_people();
        app.stroke(KeyCode::AltLeft, Key::Alt, Pressed);
        app.focus_changes(changes);
        app.rest();
        assert!(!app.resource::<ButtonInput<KeyCode>>().pressed(KeyCode::AltLeft), "{changes:?}");
        assert!(!app.resource::<ButtonInput<Key>>().pressed(Key::Alt), "{changes:?}");
        app.hit("2");
        assert_eq!(*app.resource::<View>(), View::Seat, "{changes:?}");
    }
    // Everything within one slow frame.
    let mut app = match_by_people();
    let window = app.window();
    let (key_code, logical_key) = (KeyCode::AltLeft, Key::Alt);
    app.send(KeyboardInput { key_code, logical_key, state: Pressed, text: None, repeat: false, window });
    app.focus_changes(&[false, true]);
    app.rest();
    app.hit("2");
    assert_eq!(*app.resource::<View>(), View::Seat);
}

#[test]
fn chords_with_super_are_ignored() {
    if cfg!(target_os = "macos") {
        return;
    }
    let mut app = match_by_people();
    app.tap_with((KeyCode::SuperLeft, Key::Super), KeyCode::Comma, sign(","));
    app.tap_with((KeyCode::SuperLeft, Key::Super), KeyCode::KeyQ, sign("q"));
    app.tap_with((KeyCode::SuperLeft, Key::Super), KeyCode::Digit2, sign("2"));
    assert_eq!((app.menu(), app.bevy.should_exit()), (Menu::None, None));
    assert_eq!(*app.resource::<View>(), View::ThreeQuarter);
    // A key that is Ctrl on the layout works as Ctrl.
    app.tap_with((KeyCode::CapsLock, Key::Control), KeyCode::Comma, sign(","));
    assert_eq!(app.menu(), Menu::Settings);
}

#[test]
fn the_numeric_keypad_follows_the_layout() {
    let mut app = match_by_people();
    let place = |app: &TestApp| app.resource::<Cursor>().shown().map(|spot| spot.at);
    app.tap(KeyCode::Numpad6, Key::ArrowRight);
    let before = place(&app).expect("the first arrow shows the cursor");
    app.tap(KeyCode::Numpad6, Key::ArrowRight);
    assert!((place(&app).expect("a visible cursor").x - before.x - 1.0).abs() < 1e-4);
    // With NumLock it types digits.
    app.tap(KeyCode::Numpad2, sign("2"));
    assert_eq!(*app.resource::<View>(), View::Seat);
    // Enter activates a button.
    let mut app = TestApp::open(1280, 720);
    app.hit("Tab");
    let focused = app.focused();
    app.tap(KeyCode::Numpad2, Key::ArrowDown);
    assert_ne!(app.focused(), focused, "an arrow moves the focus");
    app.tap(KeyCode::Numpad8, Key::ArrowUp);
    while app.focused().as_deref() != Some("New game") {
        app.hit("Tab");
    }
    app.tap(KeyCode::NumpadEnter, Key::Enter);
    assert_eq!(app.screen(), Screen::Setup);
}

#[test]
fn view_keys_work_on_a_french_keyboard() {
    let mut app = match_by_people();
    for (code, typed, view) in [
        (KeyCode::Digit2, "é", View::Seat),
        (KeyCode::Digit3, "\"", View::Top),
        (KeyCode::Digit1, "&", View::ThreeQuarter),
    ] {
        app.tap(code, sign(typed));
        assert_eq!(*app.resource::<View>(), view, "{typed}");
    }
    // Moves can be typed with or without Shift for digits.
    app.tap(KeyCode::KeyE, sign("e"));
    app.tap(KeyCode::Digit5, sign("("));
    app.tap(KeyCode::Digit6, sign("-"));
    app.tap(KeyCode::KeyE, sign("e"));
    app.tap_with((KeyCode::ShiftLeft, Key::Shift), KeyCode::Digit1, sign("1"));
    app.hit("Enter");
    app.settle();
    assert_eq!(app.moves(), ["e5-e1"]);
}

#[test]
fn commands_act_while_a_move_is_typed() {
    let mut app = match_by_people();
    app.hit("E");
    assert!(app.resource::<TypedMove>().is_open());
    app.hit("F11");
    assert!(app.resource::<Settings>().fullscreen);
    assert!(app.resource::<TypedMove>().is_open(), "the input line stays open");
    for (key, menu) in [("F1", Menu::HowToPlay), ("Ctrl+,", Menu::Settings), ("F10", Menu::Pause)] {
        app.hit(key);
        assert_eq!(app.menu(), menu, "{key}");
        assert!(!app.resource::<TypedMove>().is_open());
        app.go(Menu::None);
        app.hit("E");
    }
    // Keys without a binding belong to the line.
    app.hit("5");
    app.hit("-");
    app.hit("E");
    app.hit("1");
    app.hit("Enter");
    app.settle();
    assert_eq!(app.moves(), ["e5-e1"]);
    app.hit("E");
    app.hit("Ctrl+Z");
    assert_eq!(app.moves(), [""; 0]);
}
