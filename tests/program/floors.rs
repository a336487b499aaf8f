//! Module layering of both packages: no module uses one above it or beside it, and no files of different
//! modules import each other in a cycle.

mod sources;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use sources::{Arrow, House, Module, files_in};

/// The rooms of each floor, the lowest first.
type Floors = &'static [&'static [&'static str]];

/// What is below Bevy.
const CORE: Floors = &[&["rules"], &["ai"], &["session"], &["online"], &["command_line", "engine", "text"]];

/// The game.
const GAME: Floors = &[
    &["state", "language", "audio", "redraw"],
    &["settings", "workarounds"],
    &["motion"],
    &["theme"],
    &["turn"],
    &["scene", "saving", "online", "tablebase"],
    &["input"],
    &["hud"],
    &["screens"],
    &["exchange"],
    &["menus"],
    &["accessibility", "app_icon", "sound_cues", "power"],
    &["app"],
    &["offscreen"],
    &["screenshot"],
];

/// The floor of a module. The root, which is above all, only says which rooms there are.
fn floor(floors: Floors, module: &Module) -> usize {
    let room = module.first().map_or("", String::as_str);
    floors.iter().position(|rooms| rooms.contains(&room)).unwrap_or(floors.len())
}

/// The uses that do not lead down, and the rooms that stand on no floor or are not there.
fn breaches(house: &House, floors: Floors) -> Vec<String> {
    let mut expected: Vec<&str> = floors.concat();
    expected.sort_unstable();
    let rooms: Vec<&str> = house.rooms().into_iter().collect();
    let mut found = Vec::new();
    if rooms != expected {
        found.push(format!("the rooms are {rooms:?}, on the floors are {expected:?}"));
    }
    let wrong = house
        .arrows
        .iter()
        .filter(|arrow| arrow.leaves_room() && floor(floors, &arrow.to) >= floor(floors, &arrow.from));
    found.extend(wrong.map(|arrow| {
        let room = arrow.from.first().map_or("the root", String::as_str);
        format!("{}: {room} uses {}", arrow.place, arrow.used)
    }));
    found
}

/// The uses of another room that lead back to where they come from, each with the whole way round.
fn circles(house: &House) -> Vec<String> {
    let mut uses: BTreeMap<&Module, Vec<&Arrow>> = BTreeMap::new();
    for arrow in &house.arrows {
        uses.entry(&arrow.from).or_default().push(arrow);
    }
    let way_round = |first: &Arrow| {
        // The way back to each module that is reached from the first use.
        let mut came_by: BTreeMap<&Module, &Arrow> = BTreeMap::new();
        let mut to_do = vec![&first.to];
        while let Some(module) = to_do.pop() {
            for &arrow in uses.get(module).into_iter().flatten() {
                if arrow.to != first.to && !came_by.contains_key(&arrow.to) {
                    came_by.insert(&arrow.to, arrow);
                    to_do.push(&arrow.to);
                }
            }
        }
        let mut way = vec![*came_by.get(&first.from)?];
        while way[way.len() - 1].from != first.to {
            way.push(came_by.get(&way[way.len() - 1].from)?);
        }
        let steps = std::iter::once(first).chain(way.into_iter().rev());
        let steps: Vec<_> = steps.map(|arrow| format!("{} uses {}", arrow.place, arrow.used)).collect();
        Some(steps.join(", "))
    };
    house.arrows.iter().filter(|arrow| arrow.leaves_room()).filter_map(way_round).collect()
}

fn core() -> House {
    House::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("core/src"), "")
}

fn game() -> House {
    House::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/game"), "game")
}

#[test]
fn nobody_looks_upwards() {
    assert_eq!(breaches(&core(), CORE), Vec::<String>::new());
    assert_eq!(breaches(&game(), GAME), Vec::<String>::new());
}

#[test]
fn no_circle_goes_through_two_rooms() {
    assert_eq!(circles(&core()), Vec::<String>::new());
    assert_eq!(circles(&game()), Vec::<String>::new());
}

/// `Rules` is the one source of the position and the result of the current match.
#[test]
fn systems_read_position_and_result_from_rules() {
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/game");
    for path in files_in(&game).into_iter().filter(|path| !path.starts_with(game.join("turn"))) {
        let text = fs::read_to_string(&path).expect("UTF-8");
        for call in ["as_match().position()", "as_match().result()"] {
            assert!(!text.contains(call), "{}: {call}", path.display());
        }
    }
}

#[test]
fn tests_leave_the_files_of_the_user_alone() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program");
    // The program is started by `crate::program`, which keeps it from them; no test is left out, none looks
    // outside the repository.
    let traps = [
        concat!("CARGO_BIN_EXE", "_pushflip"),
        concat!("Folders::", "find"),
        concat!("#[ig", "nore"),
        concat!("\"..", "/"),
    ];
    let mut files = 0;
    for path in files_in(&tests).into_iter().filter(|path| !path.ends_with("main.rs")) {
        let text = fs::read_to_string(&path).expect("UTF-8");
        for trap in traps {
            assert!(!text.contains(trap), "{}: {trap}", path.display());
        }
        files += 1;
    }
    assert!(files > 10, "{files} files");
}

/// A made-up house in a folder of its own, read as it is called in paths of its crate.
fn house(files: &[(&str, &str)], root: &str) -> House {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("in the folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }
    House::read(folder.path(), root)
}

/// The ends of sentences about made-up files, after the folder: `b.rs:2: ai uses …`.
fn ends(sentences: &[String]) -> Vec<&str> {
    let end = |sentence: &'_ String| sentence.rfind(std::path::MAIN_SEPARATOR).map_or(0, |at| at + 1);
    sentences.iter().map(|sentence| &sentence[end(sentence)..]).collect()
}

#[test]
fn a_breach_would_be_found() {
    let core = house(
        &[
            ("lib.rs", "pub mod rules;\npub use rules::a;\n"),
            ("rules/mod.rs", ""),
            ("rules/a.rs", "use crate::session::Match;\nuse super::b;\n"),
            ("ai/mod.rs", ""),
            ("ai/b.rs", "use crate::engine::perft;\nuse crate::rules::Side; // crate::text\n"),
            ("session/mod.rs", "use crate::ai::b;\npub(super) struct Match;\n"),
            ("online/mod.rs", ""),
            (
                "engine/mod.rs",
                "const TEXT: &str = \"crate::text\";\n/// crate::text\nuse crate::session::Match;\n",
            ),
            ("text/mod.rs", ""),
            ("text/c.rs", "fn f() { crate::engine::run() }\n"),
        ],
        "",
    );
    let expected = [
        "b.rs:1: ai uses engine::perft",
        "a.rs:1: rules uses session::Match",
        "c.rs:1: text uses engine::run",
    ];
    assert_eq!(ends(&breaches(&core, CORE)), expected);
}

#[test]
fn a_breach_is_found_however_it_is_written() {
    const TWO: Floors = &[&["below"], &["above"]];
    let of = |text: &str| {
        let game = house(
            &[("mod.rs", ""), ("below/mod.rs", ""), ("below/x.rs", text), ("above/mod.rs", "")],
            "game",
        );
        ends(&breaches(&game, TWO)).into_iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    for (text, line, used) in [
        ("use crate::game::above::A;", 1, "above::A"),
        ("use crate::game::{\n    below::y,\n    above::{\n        A,\n    },\n};", 4, "above::A"),
        ("use super::super::above as other;", 1, "above"),
        ("pub use super::super::{below, above::*};", 1, "above"),
        ("mod tests {\n    use super::super::super::above;\n}", 2, "above"),
        ("fn f(a: u8) -> Option<crate::game::above::A> { None }", 1, "above::A"),
        ("fn f() {\n    println!(\"{}\", [super::super::above::f::<u8>()]);\n}", 2, "above::f"),
        ("use crate::game::Everything;", 1, "Everything"),
    ] {
        assert_eq!(of(text), [format!("x.rs:{line}: below uses {used}")], "{text}");
    }
    for text in [
        "use crate::game::below::y;",
        "use crate::above::A;",
        "use super::above;",
        "mod tests {\n    use super::super::y;\n}",
        "// use crate::game::above;\nconst A: &str = \"crate::game::above\";",
        "use other::{above::A as B, C as above};",
    ] {
        assert_eq!(of(text), Vec::<String>::new(), "{text}");
    }
    let strange = house(&[("mod.rs", "pub use attic::A;"), ("below.rs", ""), ("attic/mod.rs", "")], "game");
    let rooms = r#"the rooms are ["attic", "below"], on the floors are ["above", "below"]"#;
    assert_eq!(ends(&breaches(&strange, TWO)), [rooms, "mod.rs:1: the root uses attic::A"]);
}

#[test]
fn a_circle_would_be_found() {
    let one = [
        ("mod.rs", "mod a;\nmod b;\n"),
        ("a/mod.rs", "mod x;\nmod y;\npub use x::X;\n"),
        ("a/x.rs", "use super::y::Y;\n"),
        ("a/y.rs", "use crate::game::b::B;\nuse super::x;\n"),
        ("b.rs", "use crate::game::a::X;\n"),
    ];
    let found = circles(&house(&one, "game"));
    assert_eq!(found.len(), 2, "from either side: {found:?}");
    for step in ["y.rs:1 uses b::B", "b.rs:1 uses a::X", "mod.rs:3 uses a::x::X", "x.rs:1 uses a::y::Y"] {
        assert!(found.iter().all(|way| way.contains(step)), "{step}: {found:?}");
    }
    let without = [one[0], one[1], one[2], ("a/y.rs", "use super::x;\n"), one[4]];
    assert_eq!(circles(&house(&without, "game")), Vec::<String>::new(), "those of one room are its own");
}
