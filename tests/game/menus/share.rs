//! Pictures to share, rendered by a stand-in for the program.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use bevy::prelude::*;

use crate::harness::TestApp;
use pushflip::game::exchange::PictureMaker;
use pushflip::game::state::{Menu, ReviewMatch, Screen, StartMatch};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Match, Setup};

/// Writes the record and the arguments instead of a picture.
const WRITE_INPUT: &str = r#"cat > "$2.new"; echo "$@" >> "$2.new"; mv "$2.new" "$2""#;

/// A match with three plies on the board, and a shell script that renders.
fn open(folder: &Path, script: &str) -> TestApp {
    let program = folder.join("render");
    fs::write(&program, format!("#!/bin/sh\n{script}\n")).expect("a script");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("an executable script");
    let mut app = TestApp::open(1280, 720);
    let mut maker = app.resource_mut::<PictureMaker>();
    maker.program = program;
    maker.folder = Some(folder.to_path_buf());
    let mut game = Match::new(Setup::new(Variant::Quixo, &[]));
    for mv in ["a1-e1", "a2-e2", "a1-a5"] {
        game.play(game.position().parse_move(mv).expect("a move")).expect("legal");
    }
    app.perform(StartMatch(Box::new(game)));
    app
}

fn files(folder: &Path, extension: &str) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let found = entries.filter(|path| path.extension().is_some_and(|own| own == extension));
    found.map(|path| fs::read_to_string(path).expect("text")).collect()
}

#[test]
fn a_picture_is_made_in_the_background() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = open(folder.path(), WRITE_INPUT);
    app.go(Menu::Pause);
    app.press_named("Share picture…");
    app.until(Menu::Share);
    app.press_named("Animation of the match");
    app.go(Menu::None);
    app.wait_for("the animation", |app| app.notice().starts_with("Saved "));
    let [animation] = &files(folder.path(), "gif")[..] else { panic!("one animation") };
    assert!(animation.contains("a1-e1") && animation.contains("a1-a5"), "{animation}");
    // An earlier position of a review.
    let game = app.game().clone();
    app.perform(ReviewMatch(Box::new(game)));
    app.until(Screen::Review);
    app.rest();
    app.hit("Home");
    app.hit("Right");
    app.rest();
    app.press_named("Share picture…");
    app.frames(3);
    assert_eq!(app.text_in("Making"), "", "the animation was saved before");
    app.press_named("Picture of the position");
    app.wait_for("the picture", |app| !files(app_folder(app), "png").is_empty());
    let [picture] = &files(folder.path(), "png")[..] else { panic!("one picture") };
    assert!(picture.contains("a1-e1") && !picture.contains("a1-a5"), "{picture}");
    assert!(picture.contains("--caption"), "{picture}");
    app.wait_for("its name in the menu", |app| {
        let making = app.text_in("Making");
        making.starts_with("Saved pushflip-") && making.ends_with(".png.")
    });
}

#[test]
fn the_only_person_has_the_name_of_online_play_and_figures_follow_the_settings() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = open(folder.path(), WRITE_INPUT);
    let players = [Controller::Human, Controller::Computer(Level::Casual)];
    app.perform(StartMatch(Box::new(Match::new(Setup::new(Variant::Quixo, &players)))));
    app.set(|settings| (settings.name, settings.figures) = ("Ada".into(), false));
    app.go(Menu::Share);
    app.press_named("Picture of the position");
    app.wait_for("the picture", |app| !files(app_folder(app), "png").is_empty());
    let [picture] = &files(folder.path(), "png")[..] else { panic!("one picture") };
    assert!(picture.contains(r#"[Cross "Ada"]"#) && picture.contains("--no-figures"), "{picture}");
}

fn is_shown(app: &mut TestApp, name: &str) -> bool {
    let entity = app.entity(name);
    app.bevy.world().get::<Node>(entity).expect("a node").display != Display::None
}

fn app_folder(app: &TestApp) -> &Path {
    app.resource::<PictureMaker>().folder.as_deref().expect("a folder")
}

#[test]
fn a_rendering_can_be_cancelled() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = open(folder.path(), "exec sleep 1000");
    app.go(Menu::Share);
    assert!(!is_shown(&mut app, "Cancel"));
    let close = app.rect_of("Close");
    app.press_named("Picture of the position");
    app.frames(3);
    assert!(app.is_disabled("Picture of the position") && app.is_disabled("Animation of the match"));
    assert!(app.text_in("Making").starts_with("Making pushflip-"), "{}", app.text_in("Making"));
    app.rest();
    assert!(is_shown(&mut app, "Cancel"));
    assert_eq!(app.rect_of("Close"), close, "the other button stays where it is");
    app.press_named("Cancel");
    app.frames(3);
    assert!(!is_shown(&mut app, "Cancel") && !app.is_disabled("Picture of the position"));
    assert_eq!(app.text_in("Making"), "");
    assert_eq!(files(folder.path(), "png"), Vec::<String>::new());
}

#[test]
fn a_failure_is_reported_with_its_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = open(folder.path(), "echo 'there is no graphics driver' >&2; exit 1");
    app.go(Menu::Share);
    app.press_named("Picture of the position");
    app.wait_for("the reason", |app| !app.notice().is_empty());
    assert_eq!(app.notice(), "Couldn’t make the picture: there is no graphics driver");
}
