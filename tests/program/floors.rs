//! The floors of the house: no module uses one above it or beside it.

use std::fs;
use std::path::{Path, PathBuf};

/// Each floor with those below it that it may use.
const FLOORS: [(&str, &[&str]); 5] = [
    ("rules", &[]),
    ("ai", &["rules"]),
    ("session", &["rules", "ai"]),
    ("engine", &["rules", "ai", "session"]),
    ("text", &["rules", "ai", "session"]),
];

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of sources");
    let mut found = Vec::new();
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
    found
}

/// The modules of this crate that a line of code names.
fn modules_named(line: &str) -> Vec<&str> {
    let starts = ["crate::"];
    let uses = starts.iter().flat_map(|start| line.split(start).skip(1));
    uses.map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default())
        .collect()
}

/// What is wrong with the sources below `src`.
fn breaches(src: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for (floor, below) in FLOORS {
        for path in sources(&src.join(floor)) {
            let text = fs::read_to_string(&path).expect("UTF-8");
            for (number, line) in (1..).zip(text.lines()) {
                let code = line.split("//").next().unwrap_or_default();
                let place = format!("{}:{number}", path.display());
                let strangers = modules_named(code)
                    .into_iter()
                    .filter(|&name| name != floor && FLOORS.iter().any(|(other, _)| *other == name))
                    .filter(|name| !below.contains(name));
                found.extend(strangers.map(|name| format!("{place}: {floor} uses {name}")));
            }
        }
    }
    found
}

#[test]
fn nobody_looks_upwards() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("core/src");
    assert_eq!(breaches(&src), Vec::<String>::new());
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
    for path in sources(&tests).into_iter().filter(|path| !path.ends_with("main.rs")) {
        let text = fs::read_to_string(&path).expect("UTF-8");
        for trap in traps {
            assert!(!text.contains(trap), "{}: {trap}", path.display());
        }
        files += 1;
    }
    assert!(files > 10, "{files} files");
}

#[test]
fn a_breach_would_be_found() {
    let house = tempfile::tempdir().expect("a folder");
    for (floor, _) in FLOORS {
        fs::create_dir(house.path().join(floor)).expect("a folder");
    }
    let write = |file: &str, text: &str| fs::write(house.path().join(file), text).expect("a file");
    write("rules/a.rs", "use crate::session::Match;\n");
    write("ai/b.rs", "use crate::engine::perft;\nuse crate::rules::Side; // crate::text\n");
    write("text/c.rs", "fn f() { crate::engine::run() }\n");
    let found = breaches(house.path());
    assert_eq!(found.len(), 3, "{found:?}");
}
