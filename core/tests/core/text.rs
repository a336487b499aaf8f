//! The terminal game in every language.

use std::collections::BTreeSet;
use std::io::Cursor;
use std::path::Path;

use pushflip_core::ai::Level;
use pushflip_core::language::Language;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Folders, Launch};
use pushflip_core::text::{self, TextOptions};

/// Names and identifiers, and words that are the same in German, French or Spanish.
const UNTRANSLATED: [&str; 11] =
    ["Quixo", "quixo", "teams", "Hexxagon", "hexxagon", "open", "Ana", "Bob", "Computer", "Pause", "West"];
/// The beginnings of message identifiers.
const FAMILIES: [&str; 13] = [
    "common-",
    "faults-",
    "menus-",
    "online-",
    "puzzle-",
    "records-",
    "review-",
    "setup-",
    "spoken-",
    "status-",
    "table-",
    "terminal-",
    "title-",
];

/// Asserts that each printed line is rendered, and in the language: not one of the `english` lines, unless it
/// consists of names and moves.
pub fn assert_speaks(language: Language, printed: &str, english: &BTreeSet<String>) {
    for line in printed.lines() {
        assert!(!line.contains('{'), "{language:?}: {line}");
        let mut words = line.split(|c: char| !c.is_alphanumeric() && c != '-');
        assert!(words.all(|word| !FAMILIES.iter().any(|family| word.starts_with(family))), "{line}");
        // A typed command follows its prompt.
        let shown = line.split_once("> ").map_or(line, |(prompt, _)| prompt);
        let mut words = shown.split(|c: char| !c.is_alphanumeric());
        let is_same = |word: &str| {
            word.chars().count() < 2
                || word.contains(|c: char| c.is_ascii_digit())
                || UNTRANSLATED.contains(&word)
        };
        let is_english = language != Language::English && english.contains(line);
        assert!(!is_english || words.all(is_same), "{language:?}: {line}");
    }
}

fn people(variant: Variant) -> Launch {
    let seats = vec![Controller::Human; variant.seats()];
    Launch { variant: Some(variant), seats: Some(seats), fresh: true, ..Launch::default() }
}

/// The matches of the test: options and input.
fn scripts(folder: &Path) -> Vec<(Launch, String)> {
    let file = folder.join("kept.txt");
    let save = format!("save {0}\nsave {0}\n", file.display());
    let nearly_won = Launch { position: Some("5/oooo1/xxxx1/5/5 x 0 9".into()), ..people(Variant::Quixo) };
    let mut partners = people(Variant::QuixoTeams);
    partners.seats.as_mut().expect("seats")[2] = Controller::Computer(Level::Newcomer);
    let silent = Launch { silent_partners: true, ..partners.clone() };
    let alone = Launch {
        seats: Some(vec![Controller::Human, Controller::Computer(Level::Casual)]),
        ..people(Variant::Quixo)
    };
    let clock = Launch { clock: "600+5".parse().ok(), ..people(Variant::Hexxagon) };
    let stuck =
        Launch { position: Some("nwnwn/w3w/n3n/w3w/nwnwn e 0 4".into()), ..people(Variant::QuixoTeams) };
    let invalid = Launch { names: vec!["Ana".into(); 3], ..people(Variant::Quixo) };
    vec![
        // The dialog, with an invalid answer to each question.
        (
            Launch::default(),
            "help\n5\n1\nhuman\nhuman,dog\nhuman,human\nmaybe\nyes\nnobody\ncircle\nsoon\n\nno\nno\nquit\n"
                .into(),
        ),
        // The unfinished match is offered, then declined.
        (people(Variant::Quixo).clone(), "a5-a1\nquit\n".into()),
        (Launch::default(), "\nquit\n".into()),
        (Launch::default(), "no\n3\n\nyes\n90\n\n\nends\nquit\n".into()),
        (Launch::default(), "2\n\nyes\nsouth\n\n\n\nno\nquit\n".into()),
        (invalid, "human,human\nno\nquit\n".into()),
        (
            people(Variant::Quixo),
            format!(
                "help\nundo\nredo\nreview\npieces\nboard\ne5-e5\nf5-e1\nz9\nknight\ne5-e1\nundo\nredo\nmoves e1\n\
                 board on\nboard off\npartner\nsave\nopen\nopen /\n{save}draw\nno\ndraw\nyes\nsave\nmoves\n\
                 draw\nresign\nundo\nhint\nrematch\nresign\nnew\nquit\n"
            ),
        ),
        (nearly_won, "hint\na1-e1\ne4-a4\nreview\nquit\n".into()),
        (alone, "review\nquit\n".into()),
        (partners, "board\npieces\npass\ne5-e1.w\ne5-e1.n\na5-a1.e\npieces\nquit\n".into()),
        (silent, "hint\npartner\nquit\n".into()),
        (stuck, "quit\n".into()),
        (clock, "board\ne14\ne17-e15\nundo\ne13-d11\nb1\nresign\nquit\n".into()),
        (people(Variant::HexxagonOpen), "board\nquit\n".into()),
    ]
}

/// The output of all scripts in a language.
fn play(language: Language) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let mut output = Vec::new();
    for (launch, input) in scripts(folder.path()) {
        let folders = Folders { data: folder.path().join("data"), config: folder.path().join("config") };
        let (folders, board) = (Ok(folders), false);
        let options = TextOptions { launch, folders, language, board, colour: false, echo: true, seed: 1 };
        text::run(Cursor::new(input), &mut output, options).expect("played");
    }
    String::from_utf8(output).expect("text")
}

#[test]
fn a_local_match_speaks_every_language() {
    let spoken = play(Language::English);
    let english: BTreeSet<String> = spoken.lines().map(str::to_string).collect();
    assert!(english.len() > 100, "{spoken}");
    for language in Language::ALL {
        let printed = play(language);
        assert_eq!(printed.lines().count(), spoken.lines().count(), "{printed}");
        assert_speaks(language, &printed, &english);
    }
}
