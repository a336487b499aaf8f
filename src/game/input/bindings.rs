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
