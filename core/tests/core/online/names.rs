//! Names of players: accepted and refused ones.

use proptest::prelude::*;
use pushflip_core::online::table::message::{decode, encode};
use pushflip_core::online::table::terms::{LONGEST_NAME, Name};
use pushflip_core::rules::is_command;

fn entered_name(text: &str) -> Result<Name, String> {
    Name::try_from(text.to_string()).map_err(|error| error.reason.to_string())
}

/// A name as another program may send it.
fn read(text: &str) -> Option<Name> {
    decode(&encode(&text), 200).ok()
}

#[test]
fn names_are_normalized() {
    for name in [
        "Ana",
        "Ana B.",
        "Žiga Ășț",
        "Ольга",
        "עדי",
        "علي",
        "क्षितिज",
        "ड़ां",
        "น้ำ",
        "中村",
        "Ana ☺",
        "🦊",
        "Ana\u{378}",
    ] {
        let taken = entered_name(name).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(read(name).as_ref(), Some(&taken));
    }
    assert_eq!(entered_name("  Ana "), entered_name("Ana"));
    // The composed and the decomposed form are the same name.
    assert_eq!(entered_name("Z\u{30c}iga"), entered_name("\u{17d}iga"));
    assert_eq!(entered_name("Z\u{30c}iga").map(|name| name.as_str().len()), Ok(5));
}

#[test]
fn misleading_and_invisible_names_are_rejected() {
    let hidden = [
        "Ana\u{200b}",
        "\u{3164}",
        "\u{2800}",
        "A\u{ad}na",
        "Ana\u{e0041}",
        "Ana\u{a0}B",
        "Ana\u{2003}B",
        "\u{1d159}",
        "Ana\u{200d}",
        "Ana\u{fe0f}",
        "Ana\u{e000}",
        "A\u{2060}na",
        "A\u{115f}na",
        "A\u{202e}na",
        "A\u{7}na",
    ];
    for name in hidden {
        let why = entered_name(name).expect_err("an invisible character");
        assert!(why.contains("visible characters"), "{name:?}: {why}");
        assert_eq!(read(name), None, "{name:?} in a message");
    }
    for name in ["A\u{337}\u{337}\u{337}na", "\u{301}", "Ana \u{301}", "A\u{20dd}\u{20dd}\u{20dd}"] {
        let why = entered_name(name).expect_err("too many marks");
        assert!(why.contains("accents"), "{name:?}: {why}");
        assert_eq!(read(name), None, "{name:?} in a message");
    }
    for name in ["", "  ", &"x".repeat(LONGEST_NAME + 1)] {
        let why = entered_name(name).expect_err("too long or too short");
        assert!(why.contains("1 to 24 visible characters"), "{name:?}: {why}");
    }
}

proptest! {
    #[test]
    fn a_name_in_a_message_is_read_like_an_entered_one(
        text in r"[ \PC\x00-\x20\u{300}-\u{36f}\u{200b}-\u{202e}]{0,30}",
    ) {
        let name = entered_name(&text).ok();
        prop_assert_eq!(&read(&text), &name);
        if let Some(name) = name {
            prop_assert!(!name.as_str().chars().any(is_command));
            prop_assert_eq!(entered_name(name.as_str()), Ok(name.clone()));
            prop_assert_eq!(encode(&name), encode(&name.as_str()));
        }
    }
}
