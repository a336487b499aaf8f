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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_and_key_has_a_name_in_every_language() {
        let bindings = Bindings::default();
        for language in Language::ALL {
            for &action in Action::ALL {
                assert!(action.message().exists_in(language), "{language:?}: {}", action.id());
                for &binding in bindings.keys(action) {
                    for part in binding.parts().iter().filter(|part| part.chars().count() > 2) {
                        let name = Localized::of_family("keys-key", &part.to_lowercase());
                        let function_key = part.starts_with('F') && part[1..].parse::<u8>().is_ok();
                        let pad = part == "Pad";
                        assert!(function_key || pad || name.exists_in(language), "{language:?}: {part}");
                    }
                }
            }
        }
        let undo = tooltip_with_key("Ritira".into(), &bindings, Action::Redo);
        assert_eq!(undo.in_language(Language::Italian), "Ritira (Ctrl+Maiusc+Z)");
    }
}
