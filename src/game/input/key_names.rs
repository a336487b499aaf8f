//! Names of keys and buttons in the player's language.

use super::{Action, Binding, Bindings};
use pushflip_core::language::{Language, Localized, msg};

/// The name of a key or button, as printed on keyboards of the country.
pub fn binding_name(binding: Binding) -> Localized {
    let parts = binding.parts();
    match binding {
        Binding::Key(_) => Localized::joined(parts.iter().map(|part| part_name(part)), "+"),
        Binding::Pad(_) => {
            let button = parts.last().map_or(Localized::EMPTY, |part| part_name(part));
            msg::KeysPad { button }.into()
        }
    }
}

/// The name of one key or button: a message if there is one, else the character or name itself.
fn part_name(part: &str) -> Localized {
    let message = Localized::of_family("keys-key", &part.to_lowercase());
    if part.chars().count() > 1 && message.exists_in(Language::English) { message } else { part.into() }
}

pub fn binding_names(bindings: &Bindings, action: Action) -> Localized {
    let keys = bindings.keys(action);
    if keys.is_empty() {
        return msg::KEYS_NONE;
    }
    Localized::joined(keys.iter().map(|&binding| binding_name(binding)), ", ")
}

/// The tooltip of a button with the key of its action.
pub fn tooltip_with_key(words: Localized, bindings: &Bindings, action: Action) -> Localized {
    let key = bindings.keys(action).iter().find(|binding| matches!(binding, Binding::Key(_)));
    match key {
        Some(&key) => Localized::sequence([words, " (".into(), binding_name(key), ")".into()]),
        None => words,
    }
}
