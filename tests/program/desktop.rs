//! Desktop and packaging commands: one version everywhere, the icons that the code draws, the manual page and
//! shell completions.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use pushflip_core::rules::Variant;
use pushflip_core::session::{Match, Setup};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).expect(path)
}

fn program(arguments: &[&str]) -> String {
    let output = crate::program().args(arguments).output().expect("the program");
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// The text between the first occurrences of two marks.
fn between<'t>(text: &'t str, before: &str, after: &str) -> &'t str {
    let (_, rest) = text.split_once(before).unwrap_or_else(|| panic!("{before:?} is missing"));
    rest.split_once(after).unwrap_or_else(|| panic!("{after:?} is missing")).0
}

#[test]
fn the_version_is_the_same_everywhere() {
    let version = env!("CARGO_PKG_VERSION");
    let metainfo = read("assets/desktop/org.pushflip.Pushflip.metainfo.xml");
    assert_eq!(between(&metainfo, "<release version=\"", "\""), version);
    let changes = read("CHANGELOG.md");
    // The section of the next version has neither number nor date.
    let released = changes.split_once("\n## Not yet released\n").map_or(&*changes, |(_, rest)| rest);
    let (newest, rest) = between(released, "\n## ", "\n").split_once(" – ").expect("a version and its date");
    assert_eq!(newest, version);
    assert_eq!(between(&metainfo, "date=\"", "\""), rest, "the dates");
}

#[test]
fn desktop_file_types_and_languages_agree() {
    let desktop = read("assets/desktop/org.pushflip.Pushflip.desktop");
    let metainfo = read("assets/desktop/org.pushflip.Pushflip.metainfo.xml");
    let mime = read("assets/desktop/org.pushflip.Pushflip.mime.xml");
    let kinds: Vec<&str> = between(&desktop, "\nMimeType=", ";\n").split(';').collect();
    let declared =
        metainfo.split("<mediatype>").skip(1).map(|rest| rest.split_once('<').expect("a closing tag").0);
    assert_eq!(declared.collect::<Vec<_>>(), kinds);
    let kind = kinds[0];
    assert_eq!(between(&mime, "<mime-type type=\"", "\""), kind);
    assert_eq!(between(&metainfo, "<id>", "</id>"), between(&desktop, "\nIcon=", "\n"));
    let folders = fs::read_dir(root().join("core/languages")).expect("languages");
    for language in folders.map(|entry| entry.expect("an entry").file_name().into_string().expect("a code")) {
        assert!(metainfo.contains(&format!("<lang percentage=\"100\">{language}</lang>")), "{language}");
        if language != "en" {
            for key in ["GenericName", "Comment", "Keywords"] {
                assert!(desktop.contains(&format!("\n{key}[{language}]=")), "{key} in {language}");
            }
            for text in [&metainfo, &mime] {
                assert!(text.contains(&format!("xml:lang=\"{language}\"")), "{language}");
            }
        }
    }
}

#[cfg(feature = "online")]
#[test]
fn the_desktop_file_opens_invitation_links() {
    use pushflip_core::online::table::invitation::SCHEME;
    let desktop = read("assets/desktop/org.pushflip.Pushflip.desktop");
    let scheme = SCHEME.trim_end_matches(':');
    assert!(between(&desktop, "\nMimeType=", "\n").contains(&format!(";x-scheme-handler/{scheme};")));
    // `%u` accepts a file URL or a link; `%f` would accept no link.
    let command = between(&desktop, "\nExec=", "\n");
    let arguments: Vec<&str> = command.split(' ').collect();
    assert_eq!(arguments, ["pushflip", "--from-desktop", "%u"]);
    // On the command line, a damaged link is a usage error.
    let output = crate::program().arg(format!("{SCHEME}aaaa")).output().expect("the program");
    assert_eq!(output.status.code(), Some(2));
    let printed = String::from_utf8(output.stderr).expect("text");
    assert_eq!(printed, "pushflip: This invitation is incomplete. Copy all of it and try again.\n");
}

#[test]
fn a_file_url_is_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("an evening é.pushflip");
    let setup = Setup::new(Variant::HexxagonOpen, &[]);
    fs::write(&path, Match::new(setup).to_record()).expect("a file");
    let plain = path.to_str().expect("a path");
    let address = format!("file://{}", plain.replace(' ', "%20").replace('é', "%C3%A9"));
    for place in [plain, &address, &address.replace("file://", "file://localhost")] {
        let mut command = crate::program();
        let output = command.args(["--from-desktop", "--text", place]).stdin(Stdio::null()).output();
        let printed = String::from_utf8(output.expect("the program").stdout).expect("text");
        assert!(printed.contains("Hexxagon without blocks"), "{place}: {printed}");
    }
}

#[test]
fn manual_and_completions_contain_every_command() {
    let help = program(&["--help"]);
    let listed = between(&help, "Commands:\n", "\nArguments:");
    let commands: BTreeSet<&str> = listed
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|&command| command != "help")
        .collect();
    assert!(commands.contains("engine") && commands.contains("statistics"), "{commands:?}");
    let folder = tempfile::tempdir().expect("a folder");
    program(&["man", folder.path().to_str().expect("a path")]);
    let page = |name: &str| fs::read_to_string(folder.path().join(name)).expect(name);
    let manual = page("pushflip.1");
    assert!(manual.contains(env!("CARGO_PKG_VERSION")));
    for command in &commands {
        assert!(page(&format!("pushflip-{command}.1")).starts_with(".ie"), "{command}");
        assert!(manual.contains(&format!("pushflip\\-{command}(1)")), "{command}");
    }
    for shell in ["bash", "zsh", "fish"] {
        let script = program(&["completions", shell]);
        for command in commands.iter().chain(&["seats", "clock"]) {
            assert!(script.contains(command), "{command} in {shell}");
        }
    }
}

fn files(folder: &Path) -> BTreeSet<PathBuf> {
    let mut found = BTreeSet::new();
    let mut to_do = vec![folder.to_path_buf()];
    while let Some(path) = to_do.pop() {
        if path.is_dir() {
            to_do.extend(fs::read_dir(&path).expect("a folder").map(|entry| entry.expect("an entry").path()));
        } else {
            found.insert(path.strip_prefix(folder).expect("below it").to_path_buf());
        }
    }
    found
}

#[cfg(feature = "game")]
#[test]
fn icon_files_match_the_rendered_icons() {
    let folder = tempfile::tempdir().expect("a folder");
    program(&["icons", folder.path().to_str().expect("a path")]);
    let kept = root().join("assets/desktop/icons/hicolor");
    let drawn = files(folder.path());
    assert_eq!(drawn, files(&kept));
    assert_eq!(drawn.len(), 8);
    for icon in drawn {
        let differs = "run `pushflip icons assets/desktop/icons/hicolor` and look at the result";
        let same = fs::read(folder.path().join(&icon)).ok() == fs::read(kept.join(&icon)).ok();
        assert!(same, "{}: {differs}", icon.display());
    }
}

#[test]
fn every_icon_has_the_size_of_its_folder() {
    let kept = root().join("assets/desktop/icons/hicolor");
    for icon in files(&kept) {
        let bytes = fs::read(kept.join(&icon)).expect("a file");
        assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"), "{}", icon.display());
        let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
        let folder = format!("{}x{}", number(16), number(20));
        assert!(icon.starts_with(&folder), "{} is {folder}", icon.display());
    }
}
