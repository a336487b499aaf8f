//! Names of keys and buttons in the player's language.

use super::{Action, Bindings, Press};
use crate::game::language::Language;

/// A key's or button's name as it stands on it in a country.
#[must_use]
pub fn press_in_words(press: Press, language: Language) -> String {
    let said = |part: &String| {
        let id = format!("keys-key-{}", part.to_lowercase());
        if part.chars().count() > 1 && language.has(&id) { language.say(&id) } else { part.clone() }
    };
    let parts = press.parts();
    match press {
        Press::Key(_) => parts.iter().map(said).collect::<Vec<_>>().join("+"),
        Press::Pad(_) => {
            let button = parts.last().map(said).unwrap_or_default();
            language.tell("keys-pad", &[("button", button.into())])
        }
    }
}

/// All keys and buttons of an action.
#[must_use]
pub fn keys_in_words(bindings: &Bindings, action: Action, language: Language) -> String {
    let keys: Vec<_> = bindings.keys(action).iter().map(|&press| press_in_words(press, language)).collect();
    if keys.is_empty() { language.say("keys-none") } else { keys.join(", ") }
}

/// What a button's tooltip says, with the key that does the same.
#[must_use]
pub fn with_key(words: &str, bindings: &Bindings, action: Action, language: Language) -> String {
    let key = bindings.keys(action).iter().find(|press| matches!(press, Press::Key(_)));
    key.map_or_else(|| words.to_string(), |&key| format!("{words} ({})", press_in_words(key, language)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_and_key_has_words_in_every_language() {
        let bindings = Bindings::default();
        for language in Language::ALL {
            for &action in Action::ALL {
                assert!(language.has(&action.message()), "{language:?}: {}", action.message());
                assert!(language.has(action.scope().message()));
                for &press in bindings.keys(action) {
                    for part in press.parts().iter().filter(|part| part.chars().count() > 2) {
                        let id = format!("keys-key-{}", part.to_lowercase());
                        let function_key = part.starts_with('F') && part[1..].parse::<u8>().is_ok();
                        let pad = part == "Pad";
                        assert!(function_key || pad || language.has(&id), "{language:?}: {id}");
                    }
                }
            }
        }
        let undo = with_key("Ritira", &bindings, Action::Redo, Language::Italian);
        assert_eq!(undo, "Ritira (Ctrl+Maiusc+Z)");
    }
}
