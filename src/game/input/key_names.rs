//! Names of keys and buttons in the player's language.

use super::{Action, Binding, Bindings};
use crate::game::language::Language;

/// The localized name of a key or button, as printed on keyboards of the country.
#[must_use]
pub fn binding_name(binding: Binding, language: Language) -> String {
    let said = |part: &String| {
        let id = format!("keys-key-{}", part.to_lowercase());
        if part.chars().count() > 1 && language.has(&id) { language.say(&id) } else { part.clone() }
    };
    let parts = binding.parts();
    match binding {
        Binding::Key(_) => parts.iter().map(said).collect::<Vec<_>>().join("+"),
        Binding::Pad(_) => {
            let button = parts.last().map(said).unwrap_or_default();
            language.tell("keys-pad", &[("button", button.into())])
        }
    }
}

/// The localized names of all bindings of an action.
#[must_use]
pub fn binding_names(bindings: &Bindings, action: Action, language: Language) -> String {
    let keys: Vec<_> = bindings.keys(action).iter().map(|&binding| binding_name(binding, language)).collect();
    if keys.is_empty() { language.say("keys-none") } else { keys.join(", ") }
}

/// The tooltip of a button with the key of its action.
#[must_use]
pub fn tooltip_with_key(words: &str, bindings: &Bindings, action: Action, language: Language) -> String {
    let key = bindings.keys(action).iter().find(|binding| matches!(binding, Binding::Key(_)));
    key.map_or_else(|| words.to_string(), |&key| format!("{words} ({})", binding_name(key, language)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_and_key_has_a_name_in_every_language() {
        let bindings = Bindings::default();
        for language in Language::ALL {
            for &action in Action::ALL {
                assert!(language.has(&action.message()), "{language:?}: {}", action.message());
                assert!(language.has(action.scope().message()));
                for &binding in bindings.keys(action) {
                    for part in binding.parts().iter().filter(|part| part.chars().count() > 2) {
                        let id = format!("keys-key-{}", part.to_lowercase());
                        let function_key = part.starts_with('F') && part[1..].parse::<u8>().is_ok();
                        let pad = part == "Pad";
                        assert!(function_key || pad || language.has(&id), "{language:?}: {id}");
                    }
                }
            }
        }
        let undo = tooltip_with_key("Ritira", &bindings, Action::Redo, Language::Italian);
        assert_eq!(undo, "Ritira (Ctrl+Maiusc+Z)");
    }
}
