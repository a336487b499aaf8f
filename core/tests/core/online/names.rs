//! Names of players: accepted ones, and the visible part of names from older programs.

use proptest::prelude::*;
use pushflip_core::online::table::event::Body;
use pushflip_core::online::table::log;
use pushflip_core::online::table::message::{decode, encode};
use pushflip_core::online::table::state::Table;
use pushflip_core::online::table::terms::{LONGEST_NAME, Name};
use pushflip_core::rules::{Variant, is_command};

use super::table_fixture::TableFixture;

fn entered_name(text: &str) -> Result<Name, String> {
    Name::try_from(text.to_string()).map_err(|error| error.reason.to_string())
}

/// A name as written by an older program.
fn read(text: &str) -> Option<Name> {
    decode(&encode(&text), 200).ok()
}

#[test]
fn names_are_normalized() {
    for name in
        ["Ana", "Ana B.", "Žiga Ășț", "Ольга", "עדי", "علي", "क्षितिज", "ड़ां", "น้ำ", "中村", "Ana ☺", "🦊"]
    {
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
        "Ana\u{378}",
        "A\u{2060}na",
        "A\u{115f}na",
        "A\u{202e}na",
        "A\u{7}na",
    ];
    for name in hidden {
        let why = entered_name(name).expect_err("an invisible character");
        assert!(why.contains("visible characters"), "{name:?}: {why}");
    }
    for name in ["A\u{337}\u{337}\u{337}na", "\u{301}", "Ana \u{301}", "A\u{20dd}\u{20dd}\u{20dd}"] {
        let why = entered_name(name).expect_err("too many marks");
        assert!(why.contains("accents"), "{name:?}: {why}");
    }
    for name in ["", "  ", &"x".repeat(LONGEST_NAME + 1)] {
        let why = entered_name(name).expect_err("too long or too short");
        assert!(why.contains("1 to 24 visible characters"), "{name:?}: {why}");
    }
}

#[test]
fn names_of_older_programs_are_read_and_shown_without_invisible_characters() {
    for (written, shown) in [
        ("Ana\u{200b}", "Ana"),
        ("\u{3164}", "?"),
        ("\u{2800}\u{2800}", "?"),
        ("Z\u{30c}iga", "\u{17d}iga"),
        ("A\u{a0}B", "AB"),
        ("A\u{337}\u{337}\u{337}\u{337}na", "A\u{337}\u{337}na"),
        ("\u{1f469}\u{200d}\u{1f467}", "\u{1f469}\u{1f467}"),
    ] {
        let name = read(written).expect("a name of version 0.1.0");
        assert_eq!((name.as_str(), name.to_string().as_str()), (shown, shown));
        assert_eq!(encode(&name), encode(&written), "the encoding does not change");
        assert_eq!(toml::Value::try_from(&name).ok(), Some(toml::Value::String(written.into())));
    }
    for refused in ["", " ", "a\u{202e}b", "a\u{7}", &"x".repeat(LONGEST_NAME + 1)] {
        assert_eq!(read(refused), None, "{refused:?}");
    }
}

#[test]
fn a_log_with_an_older_name_keeps_valid_signatures() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.say(1, super::table_fixture::get_up(1));
    let name = read("Person 1\u{200b}").expect("a name of version 0.1.0");
    fixture.order_with_clocks(1, Body::Sit { seat: 1, name, machine: false }, Vec::new());
    let file: Vec<u8> = fixture.events.iter().flat_map(log::encode).collect();
    assert_eq!(log::read(&file).events, fixture.events);
    assert_eq!(Table::replay(&log::read(&file).events).as_ref(), Ok(&fixture.table));
    assert_eq!(fixture.game().setup().seats[1].name, "Person 1");
}

proptest! {
    #[test]
    fn a_name_is_shown_and_encoded_as_written(text in r"[ \PC\x00-\x20\u{300}-\u{36f}\u{200b}-\u{202e}]{0,30}") {
        if let Ok(name) = entered_name(&text) {
            prop_assert!(!name.as_str().chars().any(is_command));
            prop_assert_eq!(entered_name(name.as_str()), Ok(name.clone()));
            prop_assert_eq!(read(name.as_str()), Some(name));
        }
        if let Some(name) = read(&text) {
            prop_assert_eq!(encode(&name), encode(&text.trim()));
            prop_assert!(entered_name(name.as_str()).is_ok(), "{:?} is shown", name.as_str());
            prop_assert_eq!(decode::<Name>(&encode(&name), 200), Ok(name));
        }
    }
}
