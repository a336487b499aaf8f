//! Key bindings: the defaults with the changes of the player.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::action::{Action, Scope};
use super::binding::Binding;
use crate::game::settings::ChangedKeys;

/// Actions that always keep a key and a gamepad button, so that menus can always be left and the key menu can
/// always be used.
const REQUIRED: [Action; 2] = [Action::Back, Action::Choose];

fn is_key(binding: &Binding) -> bool {
    matches!(binding, Binding::Key(_))
}

fn is_button(binding: &Binding) -> bool {
    !is_key(binding)
}

#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Bindings(BTreeMap<Action, Vec<Binding>>);

impl Default for Bindings {
    fn default() -> Self {
        Self(Action::ALL.iter().map(|&action| (action, defaults(action))).collect())
    }
}

fn defaults(action: Action) -> Vec<Binding> {
    action.default_keys().iter().map(|name| name.parse().expect("default keys are keys")).collect()
}

impl Bindings {
    /// The defaults with the given changes.
    pub fn with(changed: &ChangedKeys) -> Self {
        let mut bindings = Self::default();
        for (id, names) in changed {
            if let Some(action) = Action::from_id(id) {
                let keys =
                    names.iter().filter_map(|name| name.parse().ok()).filter(|p: &Binding| p.is_bindable());
                bindings.0.insert(action, keys.collect());
            }
        }
        // Restoring the keys of one required action may take all keys of the other one.
        while let Some((action, is_missing)) = bindings.missing() {
            let own: Vec<_> = defaults(action).into_iter().filter(is_missing).collect();
            bindings.free(action, &own);
            bindings.0.entry(action).or_default().extend(own);
            bindings.sort(action);
        }
        bindings
    }

    /// A required action without a key, or without a button, and the predicate of what is missing.
    fn missing(&self) -> Option<(Action, fn(&Binding) -> bool)> {
        let kinds: [fn(&Binding) -> bool; 2] = [is_key, is_button];
        let mut wanted = REQUIRED.into_iter().flat_map(|action| kinds.map(|kind| (action, kind)));
        wanted.find(|(action, kind)| !self.keys(*action).iter().any(kind))
    }

    /// Whether an action can be bound to a key or button: not to the last one of a required action.
    pub fn can_bind(&self, action: Action, binding: Binding) -> bool {
        binding.is_bindable()
            && REQUIRED.into_iter().all(|needed| {
                needed == action
                    || !needed.scope().conflicts_with(action.scope())
                    || self.keys(needed).iter().any(|key| is_key(key) == is_key(&binding) && *key != binding)
            })
    }

    /// The differences from the defaults, for the settings file.
    pub fn changed(&self) -> ChangedKeys {
        let own = self.0.iter().filter(|(action, keys)| **keys != defaults(**action));
        own.map(|(action, keys)| (action.id().into(), keys.iter().map(ToString::to_string).collect()))
            .collect()
    }

    pub fn keys(&self, action: Action) -> &[Binding] {
        self.0.get(&action).map_or(&[], Vec::as_slice)
    }

    pub fn actions(&self, binding: Binding) -> impl Iterator<Item = Action> {
        self.0.iter().filter(move |(_, keys)| keys.contains(&binding)).map(|(action, _)| *action)
    }

    /// Replaces all keys of an action by a key, or all its buttons by a button. Returns the actions that lose
    /// the binding because of a conflict.
    pub fn bind(&mut self, action: Action, binding: Binding) -> Vec<Action> {
        let losers: Vec<_> = self
            .actions(binding)
            .filter(|other| *other != action && other.scope().conflicts_with(action.scope()))
            .collect();
        self.free(action, &[binding]);
        let keys = self.0.entry(action).or_default();
        keys.retain(|key| is_key(key) != is_key(&binding));
        keys.push(binding);
        self.sort(action);
        losers
    }

    /// Sorts keys before buttons, the order of the key menu.
    fn sort(&mut self, action: Action) {
        self.0.entry(action).or_default().sort_by_key(is_button);
    }

    /// Removes bindings from all conflicting actions.
    fn free(&mut self, action: Action, wanted: &[Binding]) {
        for (other, keys) in &mut self.0 {
            if *other != action && other.scope().conflicts_with(action.scope()) {
                keys.retain(|key| !wanted.contains(key));
            }
        }
    }

    /// Restores the default bindings of an action and removes them from conflicting actions.
    pub fn reset(&mut self, action: Action) {
        let own = defaults(action);
        self.free(action, &own);
        self.0.insert(action, own);
    }
}

/// The state that decides which actions are available.
#[expect(clippy::struct_excessive_bools, reason = "the flags are independent")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct KeyContext {
    /// The board is in front of all menus, except the result beside it.
    pub board_in_front: bool,
    /// An animation runs.
    pub moving: bool,
    /// The moves are browsed, or the match is over.
    pub stepping: bool,
    pub reviewing: bool,
    /// Photo mode is open, and no slider uses the keys of the camera.
    pub photo: bool,
    pub widget: bool,
}

impl KeyContext {
    fn allows(self, scope: Scope) -> bool {
        match scope {
            Scope::Everywhere | Scope::Board => true,
            Scope::BoardScreen => self.board_in_front,
            Scope::Moves => self.board_in_front && !self.widget,
            Scope::Review => self.board_in_front && self.reviewing,
            Scope::Motion => self.board_in_front && self.moving && !self.widget,
        }
    }

    /// Priority of a scope among those that share a key; lower is preferred.
    fn rank(self, scope: Scope) -> u8 {
        match scope {
            Scope::Motion => 0,
            Scope::Moves | Scope::Review if self.stepping => 1,
            Scope::Board => 2,
            _ => 3,
        }
    }

    /// The action of a key or button in this context.
    pub fn action(self, bindings: &Bindings, binding: Binding) -> Option<Action> {
        if self.photo
            && let Some(action) = bindings.actions(binding).find(|action| action.moves_camera())
        {
            return Some(action);
        }
        if self.widget && binding.is_reserved_by_widgets() {
            return None;
        }
        bindings
            .actions(binding)
            .filter(|action| self.allows(action.scope()))
            .min_by_key(|action| self.rank(action.scope()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(name: &str) -> Binding {
        name.parse().expect("a key")
    }

    #[test]
    fn default_bindings_do_not_conflict() {
        let bindings = Bindings::default();
        for &action in Action::ALL {
            for &binding in bindings.keys(action) {
                for other in bindings.actions(binding).filter(|other| *other != action) {
                    assert!(
                        !other.scope().conflicts_with(action.scope()),
                        "{binding}: {action:?} and {other:?}"
                    );
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
        assert!(mended.missing().is_none());
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
}
