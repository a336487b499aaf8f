//! Damaged settings files: the invalid values get their defaults, and no text is lost.

use std::fs;

use pushflip_core::session::{change_toml, load_toml, save_changes};
use serde::{Deserialize, Serialize};

use super::{folder, is_sentence};

#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
#[serde(default)]
pub struct Settings {
    volume: u8,
    language: String,
    colours: Vec<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self { volume: 40, language: "en".into(), colours: vec!["oak".into()] }
    }
}

#[test]
fn broken_settings_give_the_default_and_are_kept_aside() {
    let folder = folder();
    let path = folder.path().join("config/settings.toml");
    assert_eq!(load_toml::<Settings>(&path), (Settings::default(), None));
    let changed = Settings { volume: 7, ..Settings::default() };
    change_toml(&path, |all| *all = changed.clone()).expect("saved");
    assert_eq!(load_toml(&path), (changed, None));
    fs::write(&path, "volume = 9\nfrom_the_future = { x = [1] }\n").expect("written");
    assert_eq!(load_toml(&path), (Settings { volume: 9, ..Settings::default() }, None));
    let files: [(&[u8], &str); 4] = [
        (b"volume = 1\nvolume = 2", "line 2: duplicate key"),
        (b"[[[", "line 1: "),
        (b"\n\nlanguage = \"it", "line 3: "),
        (b"language = \"\xff\"", "line 1: it isn’t UTF-8 text"),
    ];
    for (number, (bytes, expected)) in (1..).zip(files) {
        fs::write(&path, bytes).expect("written");
        let (settings, sentence) = load_toml::<Settings>(&path);
        let sentence = sentence.expect("an error").to_string();
        assert_eq!(settings, Settings::default());
        assert!(is_sentence(&sentence) && sentence.contains(expected), "{sentence}");
        let kept = folder.path().join(format!("config/settings.broken-{number}.toml"));
        assert_eq!(fs::read(kept).expect("a file"), bytes);
    }
    // An empty file is valid and contains the defaults.
    fs::write(&path, "").expect("written");
    assert_eq!(load_toml(&path), (Settings::default(), None));
}

#[test]
fn an_invalid_value_affects_only_its_own_setting() {
    let folder = folder();
    let path = folder.path().join("settings.toml");
    let known = Settings { language: "it".into(), ..Settings::default() };
    for (text, settings, what) in [
        ("language = \"it\"\nvolume = \"loud\"", known.clone(), "line 2 (volume)"),
        ("volume = 256\nlanguage = \"it\"", known.clone(), "line 1 (volume)"),
        ("language = \"it\"\nvolume = -1\n", known.clone(), "line 2 (volume)"),
        (
            "volume = [1]\nlanguage = \"it\"\ncolours = 3\n",
            known.clone(),
            "line 1 (volume), line 3 (colours)",
        ),
        ("volume = { of = 3 }\nlanguage = \"it\"\n", known, "line 1 (volume)"),
        (
            "colours = [\"ash\", 3, \"elm\"]",
            Settings { colours: vec!["ash".into(), "elm".into()], ..Settings::default() },
            "line 1 (colours)",
        ),
        ("[volume]\nof = 3\n", Settings::default(), "line 1 (volume)"),
    ] {
        fs::write(&path, text).expect("written");
        let (read, error) = load_toml::<Settings>(&path);
        assert_eq!(read, settings, "{text}");
        let sentence = error.expect("an error").to_string();
        assert!(is_sentence(&sentence) && sentence.contains(what), "{sentence}");
        assert_eq!(fs::read_to_string(&path).expect("a file"), text, "the file stays as it is");
    }
    let files = fs::read_dir(folder.path()).expect("a folder").count();
    assert!(files <= 2, "only the file and its lock exist");
}

#[test]
fn an_unknown_value_is_kept_until_it_is_replaced() {
    let folder = folder();
    let path = folder.path().join("settings.toml");
    let text = "colours = [\"oak\"]\nlanguage = 7\nvolume = 1\n\n[later]\nx = 1\n";
    fs::write(&path, text).expect("written");
    let read = |path| fs::read_to_string(path).expect("a file");
    change_toml(&path, |all: &mut Settings| all.volume = 2).expect("saved");
    assert_eq!(read(path.clone()), text.replace("volume = 1", "volume = 2"));
    let (was, _) = load_toml::<Settings>(&path);
    save_changes(&path, &was, &Settings { volume: 3, ..was.clone() }).expect("saved");
    assert_eq!(read(path.clone()), text.replace("volume = 1", "volume = 3"));
    let aside = folder.path().join("settings.broken-1.toml");
    assert!(!aside.exists());
    change_toml(&path, |all: &mut Settings| all.language = "sl".into()).expect("saved");
    assert_eq!(load_toml(&path), (Settings { volume: 3, language: "sl".into(), ..was }, None));
    assert_eq!(read(aside), text.replace("volume = 1", "volume = 3"), "the replaced file is kept");
}

#[test]
fn a_file_with_only_invalid_values_gives_the_defaults() {
    let folder = folder();
    let path = folder.path().join("settings.toml");
    let text = format!("colours = [{}]", "1, ".repeat(60));
    fs::write(&path, &text).expect("written");
    let (read, error) = load_toml::<Settings>(&path);
    assert_eq!(read, Settings::default());
    assert!(error.expect("an error").to_string().contains("line 1: invalid type"));
    assert_eq!(fs::read_to_string(folder.path().join("settings.broken-1.toml")).expect("a file"), text);
}

#[test]
#[cfg(unix)]
fn settings_behind_a_link_keep_the_link() {
    let folder = folder();
    let (link, target) = (folder.path().join("settings.toml"), folder.path().join("dotfiles.toml"));
    fs::write(&target, "volume = 1").expect("written");
    std::os::unix::fs::symlink(&target, &link).expect("a link");
    change_toml(&link, |all| *all = Settings::default()).expect("saved");
    assert!(fs::symlink_metadata(&link).expect("a file").is_symlink());
    assert!(fs::read_to_string(&target).expect("a file").contains("volume = 40"));
}
