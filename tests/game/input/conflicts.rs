//! Conflicts between key bindings, and the actions that keep a key.

use pushflip::game::input::{Action, Binding, Bindings, KeyContext};
use pushflip::game::settings::ChangedKeys;

fn key(name: &str) -> Binding {
    name.parse().expect("a key")
}

#[test]
fn default_bindings_do_not_conflict() {
    let bindings = Bindings::default();
    for &action in Action::ALL {
        for &binding in bindings.keys(action) {
            for other in bindings.actions(binding).filter(|other| *other != action) {
                assert!(!other.scope().conflicts_with(action.scope()), "{binding}: {action:?} and {other:?}");
            }
            assert!(binding.is_bindable());
        }
    }
}

#[test]
fn the_context_decides_between_actions_of_a_shared_key() {
    let bindings = Bindings::default();
    let board = KeyContext { board_in_front: true, ..KeyContext::default() };
    let action = |context: KeyContext, name| context.action(&bindings, key(name));
    assert_eq!(action(board, "Left"), Some(Action::Left));
    assert_eq!(action(KeyContext { stepping: true, ..board }, "Left"), Some(Action::PreviousPly));
    assert_eq!(action(board, "Space"), Some(Action::Choose));
    assert_eq!(action(KeyContext { moving: true, ..board }, "Space"), Some(Action::Skip));
    assert_eq!(action(KeyContext { widget: true, ..board }, "Space"), None);
    assert_eq!(action(KeyContext { widget: true, ..board }, "Pad+South"), Some(Action::Choose));
    assert_eq!(action(board, "Ctrl+Left"), Some(Action::CameraLeft));
    assert_eq!(action(KeyContext { widget: true, ..board }, "Ctrl+Left"), None, "lists use the key");
    let photo = KeyContext { photo: true, widget: true, ..KeyContext::default() };
    assert_eq!(action(photo, "Ctrl+Left"), Some(Action::CameraLeft));
    assert_eq!((action(photo, "Left"), action(photo, "H")), (None, None));
    assert_eq!(action(KeyContext::default(), "H"), None);
    assert_eq!(action(KeyContext::default(), "F1"), Some(Action::Rules));
}

#[test]
fn binding_a_key_removes_it_from_conflicting_actions() {
    let mut bindings = Bindings::default();
    assert_eq!(bindings.bind(Action::Hint, key("Ctrl+Z")), [Action::Undo]);
    assert_eq!(bindings.keys(Action::Hint), [key("Ctrl+Z"), key("Pad+North")]);
    assert_eq!(bindings.keys(Action::Undo), [key("Pad+LeftTrigger2")]);
    // The arrow keeps its binding in the other scope.
    assert_eq!(bindings.bind(Action::Up, key("Right")), [Action::Right]);
    let changed = bindings.changed();
    assert_eq!(changed.len(), 4);
    assert_eq!(Bindings::with(&changed), bindings);
    bindings.reset(Action::Undo);
    assert_eq!(bindings.keys(Action::Undo), [key("Ctrl+Z"), key("Pad+LeftTrigger2")]);
    assert_eq!(bindings.keys(Action::Hint), [key("Pad+North")]);
}

#[test]
fn required_actions_keep_a_key_and_a_button() {
    let mut bindings = Bindings::default();
    assert!(!bindings.can_bind(Action::Hint, key("Esc")));
    assert!(!bindings.can_bind(Action::Hint, key("Pad+East")));
    assert!(!bindings.can_bind(Action::Hint, key("Pad+South")));
    assert!(bindings.can_bind(Action::Back, key("Pad+Select")));
    bindings.bind(Action::Back, key("B"));
    assert!(bindings.can_bind(Action::Hint, key("Esc")) && !bindings.can_bind(Action::Hint, key("B")));
    // One of the two keys of Choose can be removed.
    assert!(bindings.can_bind(Action::Up, key("Space")));
    let taken: ChangedKeys = [("back".to_string(), vec!["Pad+East".to_string()])].into();
    assert_eq!(Bindings::with(&taken).keys(Action::Back), [key("Esc"), key("Pad+East")]);
    let crossed: ChangedKeys =
        [("back".to_string(), vec!["Enter".to_string()]), ("choose".to_string(), vec![])].into();
    let mended = Bindings::with(&crossed);
    for action in [Action::Back, Action::Choose] {
        let keys = mended.keys(action);
        assert!(keys.iter().any(|binding| matches!(binding, Binding::Key(_))), "{action:?}");
        assert!(keys.iter().any(|binding| matches!(binding, Binding::Pad(_))), "{action:?}");
    }
    let without_button: ChangedKeys = [
        ("back".to_string(), vec!["Q".to_string()]),
        ("hint".to_string(), vec!["H".to_string(), "Pad+East".to_string()]),
    ]
    .into();
    let mended = Bindings::with(&without_button);
    assert_eq!(mended.keys(Action::Back), [key("Q"), key("Pad+East")]);
    assert_eq!(mended.keys(Action::Hint), [key("H")]);
}

#[test]
fn invalid_entries_of_the_settings_are_ignored() {
    let list = |names: &[&str]| names.iter().map(ToString::to_string).collect();
    let changed: ChangedKeys = [
        ("hint".to_string(), list(&["J", "no key", "Tab"])),
        ("fly".to_string(), list(&["K"])),
        ("back".to_string(), list(&[])),
    ]
    .into();
    let bindings = Bindings::with(&changed);
    assert_eq!(bindings.keys(Action::Hint), [key("J")]);
    assert_eq!(bindings.keys(Action::Back), [key("Esc"), key("Pad+East")]);
}
