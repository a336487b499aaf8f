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

/// The keys of four actions for left, right, up and down: `Ctrl+arrow keys`, or the first key of each.
pub fn direction_names(bindings: &Bindings, actions: [Action; 4]) -> Localized {
    let keys = actions.map(|action| bindings.keys(action).first().copied());
    let parts = keys.map(|key| key.map_or_else(Vec::new, Binding::parts));
    let held = parts[0].split_last().map_or(&[][..], |(_, held)| held);
    let are_arrows = parts
        .iter()
        .zip(["Left", "Right", "Up", "Down"])
        .all(|(parts, arrow)| parts.split_last().is_some_and(|(key, before)| key == arrow && before == held));
    if are_arrows {
        let held = held.iter().map(|part| part_name(part));
        return Localized::joined(held.chain([part_name("Arrows")]), "+");
    }
    if keys.iter().all(Option::is_none) {
        return msg::KEYS_NONE;
    }
    Localized::joined(keys.into_iter().flatten().map(binding_name), ", ")
}

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
    fn four_arrow_keys_have_one_name() {
        use Action::{CameraDown, CameraLeft, CameraRight, CameraUp};
        let names = |actions| direction_names(&Bindings::default(), actions).to_string();
        assert_eq!(names([CameraLeft, CameraRight, CameraUp, CameraDown]), "Ctrl+arrow keys");
        assert_eq!(
            names([CameraRight, CameraLeft, CameraUp, CameraDown]),
            "Ctrl+Right arrow, Ctrl+Left arrow, Ctrl+Up arrow, Ctrl+Down arrow"
        );
    }
}
