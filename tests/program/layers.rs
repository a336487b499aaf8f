//! Module layering of both packages: a module imports only modules of lower layers, and no import cycle crosses
//! top-level modules.

mod imports;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use imports::{Import, Module, Package, files_in};

/// The top-level modules of each layer, the lowest layer first.
type Layers = &'static [&'static [&'static str]];

/// The core, without Bevy.
const CORE: Layers =
    &[&["language"], &["rules"], &["ai"], &["session"], &["online"], &["command_line"], &["engine", "text"]];

/// The game, on Bevy.
const GAME: Layers = &[
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

/// The index of a module's layer. The root is above all layers.
fn layer(layers: Layers, module: &Module) -> usize {
    let name = module.first().map_or("", String::as_str);
    layers.iter().position(|modules| modules.contains(&name)).unwrap_or(layers.len())
}

/// The imports that do not lead to a lower layer, and a mismatch between the modules and the layers.
fn violations(package: &Package, layers: Layers) -> Vec<String> {
    let mut expected: Vec<&str> = layers.concat();
    expected.sort_unstable();
    let modules: Vec<&str> = package.top_level_modules().into_iter().collect();
    let mut found = Vec::new();
    if modules != expected {
        found.push(format!("the modules are {modules:?}, the layers contain {expected:?}"));
    }
    let wrong = package.imports.iter().filter(|import| {
        import.crosses_modules() && layer(layers, &import.to) >= layer(layers, &import.from)
    });
    found.extend(wrong.map(|import| {
        let name = import.from.first().map_or("the root", String::as_str);
        format!("{}: {name} uses {}", import.place, import.used)
    }));
    found
}

/// The import cycles that cross top-level modules, each with all its imports.
fn cycles(package: &Package) -> Vec<String> {
    let mut uses: BTreeMap<&Module, Vec<&Import>> = BTreeMap::new();
    for import in &package.imports {
        uses.entry(&import.from).or_default().push(import);
    }
    let cycle_through = |first: &Import| {
        // For each module that is reachable from the first import, the import by which it was reached.
        let mut reached_by: BTreeMap<&Module, &Import> = BTreeMap::new();
        let mut pending = vec![&first.to];
        while let Some(module) = pending.pop() {
            for &import in uses.get(module).into_iter().flatten() {
                if import.to != first.to && !reached_by.contains_key(&import.to) {
                    reached_by.insert(&import.to, import);
                    pending.push(&import.to);
                }
            }
        }
        let mut path = vec![*reached_by.get(&first.from)?];
        while path[path.len() - 1].from != first.to {
            path.push(reached_by.get(&path[path.len() - 1].from)?);
        }
        let steps = std::iter::once(first).chain(path.into_iter().rev());
        let steps: Vec<_> = steps.map(|import| format!("{} uses {}", import.place, import.used)).collect();
        Some(steps.join(", "))
    };
    package.imports.iter().filter(|import| import.crosses_modules()).filter_map(cycle_through).collect()
}

fn core() -> Package {
    Package::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("core/src"), "")
}

fn game() -> Package {
    Package::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/game"), "game")
}

#[test]
fn modules_import_only_lower_layers() {
    assert_eq!(violations(&core(), CORE), Vec::<String>::new());
    assert_eq!(violations(&game(), GAME), Vec::<String>::new());
}

#[test]
fn no_import_cycle_crosses_modules() {
    assert_eq!(cycles(&core()), Vec::<String>::new());
    assert_eq!(cycles(&game()), Vec::<String>::new());
}

/// Only `Rules` derives the position and the result of the current match.
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
fn tests_do_not_access_the_users_files() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program");
    // Only `crate::program` starts the program, with folders that do not exist. No test is ignored or reads
    // files outside the repository.
    let forbidden = [
        concat!("CARGO_BIN_EXE", "_pushflip"),
        concat!("Folders::", "find"),
        concat!("#[ig", "nore"),
        concat!("\"..", "/"),
    ];
    let mut files = 0;
    for path in files_in(&tests).into_iter().filter(|path| !path.ends_with("main.rs")) {
        let text = fs::read_to_string(&path).expect("UTF-8");
        for pattern in forbidden {
            assert!(!text.contains(pattern), "{}: {pattern}", path.display());
        }
        files += 1;
    }
    assert!(files > 10, "{files} files");
}

/// A test package in a temporary folder. Its crate calls the root module `root`.
fn package(files: &[(&str, &str)], root: &str) -> Package {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("in the folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }
    Package::read(folder.path(), root)
}

/// Messages without the folder of the file: `b.rs:2: ai uses …`.
fn ends(sentences: &[String]) -> Vec<&str> {
    let end = |sentence: &'_ String| sentence.rfind(std::path::MAIN_SEPARATOR).map_or(0, |at| at + 1);
    sentences.iter().map(|sentence| &sentence[end(sentence)..]).collect()
}

#[test]
fn layer_violations_are_detected() {
    let core = package(
        &[
            ("lib.rs", "pub mod rules;\npub use rules::a;\n"),
            ("language.rs", ""),
            ("rules/mod.rs", ""),
            ("rules/a.rs", "use crate::session::Match;\nuse super::b;\n"),
            ("ai/mod.rs", ""),
            ("ai/b.rs", "use crate::engine::perft;\nuse crate::rules::Side; // crate::text\n"),
            ("session/mod.rs", "use crate::ai::b;\npub(super) struct Match;\n"),
            ("online/mod.rs", ""),
            ("command_line.rs", ""),
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
    assert_eq!(ends(&violations(&core, CORE)), expected);
}

#[test]
fn every_form_of_import_is_checked() {
    const TWO: Layers = &[&["below"], &["above"]];
    let of = |text: &str| {
        let game = package(
            &[("mod.rs", ""), ("below/mod.rs", ""), ("below/x.rs", text), ("above/mod.rs", "")],
            "game",
        );
        ends(&violations(&game, TWO)).into_iter().map(ToString::to_string).collect::<Vec<_>>()
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
    let unlisted =
        package(&[("mod.rs", "pub use attic::A;"), ("below.rs", ""), ("attic/mod.rs", "")], "game");
    let modules = r#"the modules are ["attic", "below"], the layers contain ["above", "below"]"#;
    assert_eq!(ends(&violations(&unlisted, TWO)), [modules, "mod.rs:1: the root uses attic::A"]);
}

#[test]
fn import_cycles_are_detected() {
    let one = [
        ("mod.rs", "mod a;\nmod b;\n"),
        ("a/mod.rs", "mod x;\nmod y;\npub use x::X;\n"),
        ("a/x.rs", "use super::y::Y;\n"),
        ("a/y.rs", "use crate::game::b::B;\nuse super::x;\n"),
        ("b.rs", "use crate::game::a::X;\n"),
    ];
    let found = cycles(&package(&one, "game"));
    assert_eq!(found.len(), 2, "one for each import between modules: {found:?}");
    for step in ["y.rs:1 uses b::B", "b.rs:1 uses a::X", "mod.rs:3 uses a::x::X", "x.rs:1 uses a::y::Y"] {
        assert!(found.iter().all(|cycle| cycle.contains(step)), "{step}: {found:?}");
    }
    let without = [one[0], one[1], one[2], ("a/y.rs", "use super::x;\n"), one[4]];
    assert_eq!(
        cycles(&package(&without, "game")),
        Vec::<String>::new(),
        "cycles within one module are allowed"
    );
}
