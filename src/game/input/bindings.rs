//! Key bindings: the defaults, and the player's changes.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::action::{Action, Scope};
use super::press::Press;
use crate::game::settings::ChangedKeys;

/// Without a way back a menu would be a trap, and without a way to choose nobody would leave that of the
/// keys: these always have a key of the keyboard and a button of the gamepad.
const NEEDED: [Action; 2] = [Action::Back, Action::Choose];

fn is_key(press: &Press) -> bool {
    matches!(press, Press::Key(_))
}

fn is_of_pad(press: &Press) -> bool {
    !is_key(press)
}

/// The keys of every action.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Bindings(BTreeMap<Action, Vec<Press>>);

impl Default for Bindings {
    fn default() -> Self {
        Self(Action::ALL.iter().map(|&action| (action, defaults(action))).collect())
    }
}

fn defaults(action: Action) -> Vec<Press> {
    action.default_keys().iter().map(|name| name.parse().expect("default keys are keys")).collect()
}

impl Bindings {
    /// The defaults with a player's changes.
    #[must_use]
    pub fn with(changed: &ChangedKeys) -> Self {
        let mut bindings = Self::default();
        for (id, names) in changed {
            if let Some(action) = Action::from_id(id) {
                let keys =
                    names.iter().filter_map(|name| name.parse().ok()).filter(|p: &Press| p.can_be_bound());
                bindings.0.insert(action, keys.collect());
            }
        }
        // What one gets back may be all that the other was given.
        while let Some((action, is_missing)) = bindings.missing() {
            let own: Vec<_> = defaults(action).into_iter().filter(is_missing).collect();
            bindings.free(action, &own);
            bindings.0.entry(action).or_default().extend(own);
            bindings.sort(action);
        }
        bindings
    }

    /// An action that nobody can do without, and what it has none of: keys or buttons.
    fn missing(&self) -> Option<(Action, fn(&Press) -> bool)> {
        let kinds: [fn(&Press) -> bool; 2] = [is_key, is_of_pad];
        let mut wanted = NEEDED.into_iter().flat_map(|action| kinds.map(|kind| (action, kind)));
        wanted.find(|(action, kind)| !self.keys(*action).iter().any(kind))
    }

    /// Whether an action may be given a key or button: not the last one of an action that nobody can do
    /// without.
    #[must_use]
    pub fn can_bind(&self, action: Action, press: Press) -> bool {
        press.can_be_bound()
            && NEEDED.into_iter().all(|needed| {
                needed == action
                    || !needed.scope().meets(action.scope())
                    || self.keys(needed).iter().any(|key| is_key(key) == is_key(&press) && *key != press)
            })
    }

    /// What differs from the defaults, for the settings.
    #[must_use]
    pub fn changed(&self) -> ChangedKeys {
        let own = self.0.iter().filter(|(action, keys)| **keys != defaults(**action));
        own.map(|(action, keys)| (action.id().into(), keys.iter().map(ToString::to_string).collect()))
            .collect()
    }

    /// The keys and buttons of an action.
    #[must_use]
    pub fn keys(&self, action: Action) -> &[Press] {
        self.0.get(&action).map_or(&[], Vec::as_slice)
    }

    /// The actions that a key or button can mean.
    pub fn actions(&self, press: Press) -> impl Iterator<Item = Action> {
        self.0.iter().filter(move |(_, keys)| keys.contains(&press)).map(|(action, _)| *action)
    }

    /// Gives an action a key in place of all its keys, or a button in place of all its buttons. Returns
    /// the actions that lose it, because a key cannot mean both.
    pub fn bind(&mut self, action: Action, press: Press) -> Vec<Action> {
        let losers: Vec<_> = self
            .actions(press)
            .filter(|other| *other != action && other.scope().meets(action.scope()))
            .collect();
        self.free(action, &[press]);
        let keys = self.0.entry(action).or_default();
        keys.retain(|key| is_key(key) != is_key(&press));
        keys.push(press);
        self.sort(action);
        losers
    }

    /// Keys before buttons, as they are listed.
    fn sort(&mut self, action: Action) {
        self.0.entry(action).or_default().sort_by_key(is_of_pad);
    }

    /// Takes keys from all other actions for which they would mean two things.
    fn free(&mut self, action: Action, wanted: &[Press]) {
        for (other, keys) in &mut self.0 {
            if *other != action && other.scope().meets(action.scope()) {
                keys.retain(|key| !wanted.contains(key));
            }
        }
    }

    /// Gives an action its own keys again, and takes them from whoever has them now.
    pub fn reset(&mut self, action: Action) {
        let own = defaults(action);
        self.free(action, &own);
        self.0.insert(action, own);
    }
}

/// What a key can mean now.
#[expect(clippy::struct_excessive_bools, reason = "each can be so or not so beside the others")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Context {
    /// The board is in front; no menu is over it, but the result may be beside it.
    pub at_table: bool,
    /// Cubes or pieces move.
    pub moving: bool,
    /// One looks back at the moves, or the match is over.
    pub stepping: bool,
    /// A match is reviewed.
    pub reviewing: bool,
    /// A widget has the focus.
    pub widget: bool,
}

impl Context {
    fn allows(self, scope: Scope) -> bool {
        match scope {
            Scope::Everywhere | Scope::Board => true,
            Scope::Table => self.at_table,
            Scope::Moves => self.at_table && !self.widget,
            Scope::Review => self.at_table && self.reviewing,
            Scope::Motion => self.at_table && self.moving && !self.widget,
        }
    }

    /// Of several scopes that share a key, the one that is meant: the lowest.
    fn rank(self, scope: Scope) -> u8 {
        match scope {
            Scope::Motion => 0,
            Scope::Moves | Scope::Review if self.stepping => 1,
            Scope::Board => 2,
            _ => 3,
        }
    }

    /// The action that a key or button means, if any.
    #[must_use]
    pub fn action(self, bindings: &Bindings, press: Press) -> Option<Action> {
        if self.widget && press.belongs_to_widgets() {
            return None;
        }
        bindings
            .actions(press)
            .filter(|action| self.allows(action.scope()))
            .min_by_key(|action| self.rank(action.scope()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(name: &str) -> Press {
        name.parse().expect("a key")
    }

    #[test]
    fn no_key_means_two_things_by_default() {
        let bindings = Bindings::default();
        for &action in Action::ALL {
            for &press in bindings.keys(action) {
                for other in bindings.actions(press).filter(|other| *other != action) {
                    assert!(!other.scope().meets(action.scope()), "{press}: {action:?} and {other:?}");
                }
                assert!(press.can_be_bound());
            }
        }
    }

    #[test]
    fn the_place_decides_what_a_shared_key_means() {
        let bindings = Bindings::default();
        let table = Context { at_table: true, ..Context::default() };
        let action = |context: Context, name| context.action(&bindings, key(name));
        assert_eq!(action(table, "Left"), Some(Action::Left));
        assert_eq!(action(Context { stepping: true, ..table }, "Left"), Some(Action::PreviousPly));
        assert_eq!(action(table, "Space"), Some(Action::Choose));
        assert_eq!(action(Context { moving: true, ..table }, "Space"), Some(Action::Skip));
        assert_eq!(action(Context { widget: true, ..table }, "Space"), None);
        assert_eq!(action(Context { widget: true, ..table }, "Pad+South"), Some(Action::Choose));
        assert_eq!(action(table, "Ctrl+Left"), Some(Action::CameraLeft));
        assert_eq!(action(Context { widget: true, ..table }, "Ctrl+Left"), None, "a list walks by it");
        assert_eq!(action(Context::default(), "H"), None);
        assert_eq!(action(Context::default(), "F1"), Some(Action::Rules));
    }

    #[test]
    fn a_key_given_to_one_is_taken_from_the_other_and_comes_back() {
        let mut bindings = Bindings::default();
        assert_eq!(bindings.bind(Action::Hint, key("Ctrl+Z")), [Action::Undo]);
        assert_eq!(bindings.keys(Action::Hint), [key("Ctrl+Z"), key("Pad+North")]);
        assert_eq!(bindings.keys(Action::Undo), [key("Pad+LeftTrigger2")]);
        // Arrows keep their second meaning.
        assert_eq!(bindings.bind(Action::Up, key("Right")), [Action::Right]);
        let changed = bindings.changed();
        assert_eq!(changed.len(), 4);
        assert_eq!(Bindings::with(&changed), bindings);
        bindings.reset(Action::Undo);
        assert_eq!(bindings.keys(Action::Undo), [key("Ctrl+Z"), key("Pad+LeftTrigger2")]);
        assert_eq!(bindings.keys(Action::Hint), [key("Pad+North")]);
    }

    #[test]
    fn nobody_loses_the_way_back() {
        let mut bindings = Bindings::default();
        assert!(!bindings.can_bind(Action::Hint, key("Esc")));
        assert!(!bindings.can_bind(Action::Hint, key("Pad+East")));
        assert!(!bindings.can_bind(Action::Hint, key("Pad+South")));
        assert!(bindings.can_bind(Action::Back, key("Pad+Select")));
        bindings.bind(Action::Back, key("B"));
        assert!(bindings.can_bind(Action::Hint, key("Esc")) && !bindings.can_bind(Action::Hint, key("B")));
        // One of the two keys that choose may go.
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
    fn what_a_file_says_in_vain_is_left_aside() {
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
