//! Messages in every language, and the sanitising of text from outside.

use pushflip_core::language::{Language, Localized, msg};
use pushflip_core::rules::printable;

#[test]
fn messages_are_found_with_and_without_arguments() {
    for language in Language::ALL {
        let unfinished: Localized = msg::TitleUnfinished { variant: "V", plies: 2 }.into();
        assert!(unfinished.exists_in(language) && msg::COMMON_HUMAN.exists_in(language), "{language:?}");
        assert!(!unfinished.in_language(language).contains("title-unfinished"), "{language:?}");
        assert!(!Localized::of_family("nothing", "of-the-kind").exists_in(language), "{language:?}");
    }
}

#[test]
fn a_failed_lookup_gives_the_identifier() {
    for language in Language::ALL {
        let text = |family, member| Localized::of_family(family, member).in_language(language);
        assert_eq!(text("nothing", "of-the-kind"), "nothing-of-the-kind");
        assert_eq!(text("title", "unfinished"), "title-unfinished");
    }
}

#[test]
fn plurals_follow_each_language() {
    let plies = |language: Language, plies: i64| {
        Localized::from(msg::TitleUnfinished { variant: "V", plies }).in_language(language)
    };
    for (language, forms) in [
        (Language::English, vec![vec![1], vec![0, 2, 11, 21]]),
        (Language::German, vec![vec![1], vec![0, 2, 11, 21]]),
        (Language::French, vec![vec![0, 1], vec![2, 11, 21]]),
        (Language::Spanish, vec![vec![1], vec![0, 2, 11, 21]]),
        (Language::Italian, vec![vec![1], vec![0, 2, 11, 21]]),
        (Language::Slovenian, vec![vec![1, 101], vec![2, 102], vec![3, 4, 104], vec![0, 5, 11, 100]]),
        (Language::Romanian, vec![vec![1], vec![0, 2, 19, 101, 119], vec![20, 100, 120]]),
        (Language::Russian, vec![vec![1, 21, 101], vec![2, 3, 4, 22], vec![0, 5, 11, 12, 111]]),
    ] {
        let shape = |number: i64| plies(language, number).replace(&number.to_string(), "#");
        for (place, form) in forms.iter().enumerate() {
            assert!(form.iter().all(|&n| shape(n) == shape(form[0])), "{language:?}: {form:?}");
            for other in &forms[..place] {
                assert_ne!(shape(form[0]), shape(other[0]), "{language:?}: {form:?} and {other:?}");
            }
        }
    }
}

#[test]
fn numbers_have_the_decimal_separator_of_the_language() {
    let decimal = |language, number, digits| Localized::decimal(number, digits).in_language(language);
    assert_eq!(decimal(Language::English, 1.5, 1), "1.5");
    assert_eq!(decimal(Language::Slovenian, -0.25, 2), "-0,25");
    assert_eq!(decimal(Language::Russian, 3.0, 0), "3");
}

#[test]
fn arguments_and_sequences_are_rendered_in_the_same_language() {
    let side: Localized = msg::PuzzleToMove { side: msg::COMMON_SEAT_CIRCLE }.into();
    assert!(
        side.in_language(Language::Italian).contains(&msg::COMMON_SEAT_CIRCLE.in_language(Language::Italian))
    );
    let list = Localized::joined([msg::COMMON_QUIT, "Ada".into(), Localized::decimal(0.5, 1)], ", ");
    assert_eq!(list.in_language(Language::English), "Quit, Ada, 0.5");
    assert!(list.in_language(Language::Russian).ends_with(", Ada, 0,5"));
    assert!(Localized::joined([Localized::EMPTY], ", ").is_empty() && !list.is_empty());
}

#[test]
fn capitalization_works_in_every_alphabet() {
    let capitalised = |text: &str| Localized::from(text).capitalised().to_string();
    assert_eq!(capitalised("čas je potekel"), "Čas je potekel");
    assert_eq!(capitalised("пять в ряд"), "Пять в ряд");
    assert_eq!(capitalised(""), "");
}

#[test]
fn commands_are_seen_and_words_are_left() {
    for plain in ["", "Ana", "Žiga Ășț", "Ольга", "עדי", "علي", "e\u{301}", "👩‍👧", r"\u{7}"]
    {
        assert_eq!(printable(plain), plain);
    }
    assert_eq!(printable("\u{1b}[2J\u{7}\r\n\u{7f}\u{9b}"), r"\u{1b}[2J\u{7}\u{d}\u{a}\u{7f}\u{9b}");
    let turns =
        "\u{61c}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}";
    let shown = printable(turns);
    assert!(shown.is_ascii() && shown.matches(r"\u{").count() == turns.chars().count(), "{shown}");
    assert_eq!(printable(&shown), shown);
}
