//! Online play screens in every language, with real tables on this machine.

use pushflip_core::language::Language;
use pushflip_lab::gallery::online::scenes;

use crate::harness::{TestApp, folders};
use crate::online::has_loopback;

/// Window sizes, text scales and languages to check: all languages in the smallest window, and those with the
/// longest words at an enlarged scale.
const WINDOWS: [(u32, u32, f32, &[Language]); 2] =
    [(800, 600, 1.0, &Language::ALL), (1280, 720, 1.5, &[Language::Russian, Language::Romanian])];

#[test]
fn online_screens_fit_in_every_language() {
    if !has_loopback() {
        return;
    }
    let mut misfits = Vec::new();
    for (width, height, scale, languages) in WINDOWS {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = TestApp::keeping_at(width, height, folders(folder.path()));
        app.settings().ui_scale = scale;
        for scene in scenes().iter().filter(|scene| !scene.is_slow) {
            for (number, language) in languages.iter().copied().enumerate() {
                app.speak(language);
                if number == 0 || scene.is_fleeting {
                    scene.enter(&mut app).expect("the screen");
                }
                let what = format!("{} in {language:?} at {scale}", scene.name);
                misfits.extend(app.misfits(&what));
            }
        }
    }
    assert!(misfits.is_empty(), "{} misfits:\n{}", misfits.len(), misfits.join("\n"));
}

/// Whether a text is a sentence, which differs between languages.
fn is_sentence(text: &str) -> bool {
    text.split_whitespace().filter(|word| word.chars().all(char::is_alphabetic)).count() > 2
}

#[test]
fn online_screens_change_with_the_language_immediately() {
    if !has_loopback() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = TestApp::keeping_at(1280, 720, folders(folder.path()));
    let read = |app: &mut TestApp| -> Vec<String> { app.texts().into_iter().map(|(_, text)| text).collect() };
    for scene in scenes().iter().filter(|scene| !scene.is_slow) {
        app.speak(Language::English);
        scene.enter(&mut app).expect("the screen");
        let english = read(&mut app);
        app.speak(Language::Russian);
        let russian = read(&mut app);
        assert_ne!(english, russian, "{}", scene.name);
        let kept: Vec<_> =
            russian.iter().filter(|text| is_sentence(text) && english.contains(text)).collect();
        // Names of players are not translated.
        let kept: Vec<_> = kept.into_iter().filter(|text| !text.starts_with("Žiga")).collect();
        assert!(kept.is_empty(), "{}: still English: {kept:?}", scene.name);
    }
}
