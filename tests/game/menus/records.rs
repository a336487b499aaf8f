//! Import and export of matches, and the matches menu: errors change nothing, copies are exact, and matches are opened,
//! saved and deleted by clicks.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use crate::harness::matches::played;
use crate::harness::{TestApp, temporary_folders};
use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;
use bevy::window::FileDragAndDrop;
use pushflip::game::state::{Menu, ReviewMatch, Screen, Storage};
use pushflip_core::rules::{DrawRules, Side, Variant};
use pushflip_core::session::{Autosave, Match, Setup, load_match};

/// A match between people with a date, after `plies` plies.
fn dated(variant: Variant, plies: usize) -> Match {
    let mut game = played(Setup::new(variant, &[]), plies);
    game.set_began("2026-11-21 09:17:39".parse().expect("a date"));
    game
}

fn finished(variant: Variant) -> Match {
    let mut game = dated(variant, 5);
    game.resign(Side::Second);
    game
}

fn drop_file(app: &mut TestApp, path: &Path) {
    let window = app.window();
    app.send(FileDragAndDrop::DroppedFile { window, path_buf: path.into() });
    app.finish_reading();
}

fn with_saved(count: usize) -> (TestApp, Vec<PathBuf>) {
    let app = TestApp::keeping_files();
    let folders = &app.resource::<Storage>().0;
    fs::create_dir_all(folders.matches()).expect("a folder");
    for number in 0..count {
        let path = folders.matches().join(format!("20261101-{number:06}-quixo.pushflip"));
        fs::write(path, finished(Variant::ALL[number % 4]).to_record()).expect("written");
    }
    let paths = folders.saved_matches();
    (app, paths)
}

fn entry(path: &Path) -> String {
    format!("Match {}", path.file_name().expect("a name").to_string_lossy())
}

#[test]
fn invalid_imports_are_reported_and_change_nothing() {
    let mut app = TestApp::open(1280, 720);
    let game = dated(Variant::Hexxagon, 6);
    app.start(game.clone());
    for (text, expected) in [
        ("hello", "this is neither a game nor a position"),
        ("[Variant \"chess\"]", "line 1: Variant: “chess” isn’t one of quixo"),
        ("[Variant \"quixo\"]\n\n1. e5-e5", "line 3: move 1: The cube from e5 can’t go straight back"),
        ("[Variant \"quixo\"]\n\n1. c3-c1", "line 3: move 1: c3 is inside: only edge cubes can be taken"),
        ("5/5/5/5 x 0 1", "the board needs 5 rows, not 4"),
        ("1/-1-1-1/12/19/w3r3w3r3w3r3 r 0 1", "ring d needs 18 cells, not 19"),
        ("5/5/5/5/5 x 0 99999", "“99999” isn’t a valid move number"),
    ] {
        app.clip(text);
        app.hit("Ctrl+V");
        app.finish_reading();
        assert!(app.notice().contains(expected), "{text:?}: {}", app.notice());
        assert_eq!((app.screen(), app.menu()), (Screen::Playing, Menu::None), "{text:?}");
        assert_eq!(app.game().to_record(), game.to_record(), "{text:?}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let broken = folder.path().join("broken.pushflip");
    fs::write(&broken, "[Variant \"quixo\"]\n\n1. e5-e5").expect("written");
    for (path, expected) in [
        (folder.path(), "it’s a folder"),
        (&folder.path().join("none"), "Couldn’t open"),
        (&broken, "line 3"),
    ] {
        drop_file(&mut app, path);
        assert!(app.notice().contains(expected), "{}", app.notice());
        assert_eq!(app.game().to_record(), game.to_record());
    }
}

#[test]
fn a_copied_match_is_pasted_unchanged() {
    let mut app = TestApp::open(1280, 720);
    for variant in Variant::ALL {
        for game in [dated(variant, 9), finished(variant)] {
            app.start(game.clone());
            if game.result().is_some() {
                assert_eq!(app.menu(), Menu::Result, "a finished match shows its result");
                app.hit("Esc");
            }
            app.hit("Ctrl+C");
            assert_eq!(app.clipped(), game.to_record());
            app.start(dated(Variant::Quixo, 1));
            app.hit("Ctrl+V");
            app.finish_reading();
            app.until(Screen::Playing);
            assert_eq!(*app.game(), game, "{variant}");
            // A review shows a part of the match, but copies all of it.
            app.perform(ReviewMatch(Box::new(game.clone())));
            app.hit("Home");
            assert!(app.game().moves().is_empty());
            app.hit("Ctrl+C");
            assert_eq!(app.clipped(), game.to_record(), "{variant}");
        }
    }
}

#[test]
fn a_dropped_file_is_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("a match");
    let game = dated(Variant::QuixoTeams, 7);
    fs::write(&record, game.to_record()).expect("written");
    let mut app = TestApp::open(1280, 720);
    drop_file(&mut app, &record);
    assert_eq!(app.screen(), Screen::Playing);
    assert_eq!(*app.game(), game);
    // A position opens in the editor; on the command line it becomes a match.
    fs::write(&record, "1/6/12/18/w3r3w3r3w3r3 w 3 8\n").expect("written");
    drop_file(&mut app, &record);
    assert_eq!(app.screen(), Screen::Editor);
    assert_eq!(app.game().position().to_string(), "1/6/12/18/w3r3w3r3w3r3 w 3 8");
    let opened = load_match(&record).expect("a position");
    assert_eq!(opened.position().to_string(), "1/6/12/18/w3r3w3r3w3r3 w 3 8");
    assert!(opened.setup().has_human());
}

#[test]
fn a_long_list_is_loaded_as_it_is_scrolled() {
    let (mut app, paths) = with_saved(130);
    app.press_named("Matches");
    assert_eq!(app.menu(), Menu::Records);
    let newest = entry(&paths[0]);
    app.until_named(&newest);
    app.frames(40);
    let oldest = entry(&paths[129]);
    assert!(app.named(&oldest).is_none(), "not scrolled yet");
    app.wait_for("the oldest match", |app| {
        let list = app.named("Saved matches").expect("a list");
        app.bevy.world_mut().get_mut::<ScrollPosition>(list).expect("a scrollable list").y += 500.0;
        app.named(&oldest).is_some()
    });
}

#[test]
fn matches_are_opened_copied_and_reviewed_by_clicks() {
    let (mut app, paths) = with_saved(4);
    app.press_named("Matches");
    let second = entry(&paths[1]);
    let saved = load_match(&paths[1]).expect("a record");
    app.press_named(&second);
    app.press_named("Copy record");
    assert_eq!(app.clipped(), saved.to_record());
    app.press_named("Copy position");
    assert_eq!(app.clipped(), saved.position().to_string());
    app.press_named("Open match");
    app.until(Screen::Playing);
    app.until(Menu::Result);
    assert_eq!(*app.game(), saved);
    app.hit("Esc");
    // During a match, it is the first of the list.
    app.hit("Ctrl+O");
    assert_eq!(app.menu(), Menu::Records);
    app.record::<ReviewMatch>();
    app.press_named("Review match");
    let reviewed = app.recorded::<ReviewMatch>().last().expect("a match to review");
    assert_eq!(*reviewed.0, saved);
}

#[test]
fn deleting_asks_for_confirmation() {
    let (mut app, paths) = with_saved(3);
    app.press_named("Matches");
    let [first, second] = [entry(&paths[0]), entry(&paths[1])];
    app.until_named(&second);
    app.press_named("Delete match");
    app.press_named(&second);
    app.press_named("Delete match");
    assert!(paths.iter().all(|path| path.exists()), "another match was selected in between");
    app.press_named("Delete match");
    assert_eq!(paths.iter().filter(|path| path.exists()).count(), 2);
    assert!(!paths[1].exists() && app.named(&second).is_none() && app.named(&first).is_some());
}

#[test]
fn saving_over_a_file_needs_a_second_press() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = TestApp::open(1280, 720);
    let game = dated(Variant::Quixo, 4);
    app.start(game.clone());
    let path = folder.path().join("mine.pushflip");
    fs::write(&path, "something else").expect("written");
    app.hit("Ctrl+S");
    assert_eq!(app.menu(), Menu::Records);
    let typed = folder.path().join("mine").display().to_string();
    app.write("Path", &typed);
    app.press_named("Use path");
    assert_eq!(fs::read_to_string(&path).expect("a file"), "something else");
    assert!(app.notice().contains("exists"), "{}", app.notice());
    app.press_named("Use path");
    assert_eq!(fs::read_to_string(&path).expect("a file"), game.to_record());
    assert!(app.notice().contains("mine.pushflip"), "{}", app.notice());
    assert!(app.named("Path").is_none(), "the form is closed");
}

#[test]
fn a_continued_match_replaces_its_own_file() {
    let folders = temporary_folders();
    let mut autosave = Autosave::new(folders.clone());
    let mut game = dated(Variant::Quixo, 4);
    autosave.put_away(&game).expect("saved");
    let mut other = game.clone();
    other.undo();
    let mv = other.position().moves()[5];
    other.play(mv).expect("legal");
    autosave.put_away(&other).expect("saved");
    assert_eq!(folders.saved_matches().len(), 2, "a match with another last move is another match");
    let mv = game.position().moves()[0];
    game.play(mv).expect("legal");
    game.resign(Side::First);
    autosave.save(&game).expect("saved");
    autosave.save(&game).expect("saved");
    assert_eq!(folders.saved_matches().len(), 2);
    assert!(folders.saved_matches().iter().any(|path| load_match(path).as_ref() == Ok(&game)));
}

/// Plies of the long record, of ten bytes each; `PUSHFLIP_PLIES` sets another number, at most 370,000.
const PLIES: usize = 150_000;

fn repetitive_match(plies: usize) -> Match {
    let mut setup = Setup::new(Variant::Hexxagon, &[]);
    setup.options.draws = DrawRules { repetition: false, quiet: false };
    let mut game = Match::new(setup);
    let circle = ["e5-e3", "e1-e23", "e3-e5", "e23-e1"];
    for ply in 0..plies {
        let mv = game.position().parse_move(circle[ply % circle.len()]).expect("a move");
        game.play(mv).expect("legal");
    }
    game
}

/// Blocks all threads of the background pool until the returned value is dropped.
fn block_background_threads() -> Vec<Sender<()>> {
    let pool = AsyncComputeTaskPool::get();
    let (started, all_started) = channel();
    let hold = |_| {
        let (started, (holder, held)) = (started.clone(), channel());
        let task = async move {
            started.send(()).expect("a waiting receiver");
            // Ends when the sender is dropped.
            let _ = held.recv();
        };
        pool.spawn(task).detach();
        holder
    };
    let holders: Vec<Sender<()>> = (0..pool.thread_num()).map(hold).collect();
    for _ in &holders {
        all_started.recv().expect("every thread runs a task");
    }
    holders
}

#[test]
fn a_long_record_is_read_in_the_background_and_listed_in_part() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("long.pushflip");
    let plies = crate::variable("PUSHFLIP_PLIES", PLIES);
    let game = repetitive_match(plies);
    let record = game.to_record();
    let bytes = record.len();
    fs::write(&path, record).expect("written");
    let mut app = TestApp::open(1280, 720);
    let window = app.window();
    // Frames continue while reading is blocked.
    let held = block_background_threads();
    app.send(FileDragAndDrop::DroppedFile { window, path_buf: path });
    app.frames(5);
    assert_eq!(app.screen(), Screen::Title, "the window does not wait for the record");
    drop(held);
    // The number of frames depends on the machine; the longest is printed.
    let (mut frames, mut longest) = (0, Duration::ZERO);
    let start = Instant::now();
    while app.game().moves().len() != game.moves().len() {
        let frame = Instant::now();
        app.frames(1);
        (frames, longest) = (frames + 1, longest.max(frame.elapsed()));
        let notice = app.notice();
        assert!(notice.is_empty(), "{bytes} bytes: {notice}");
    }
    println!("{bytes} bytes: read in {frames} frames, {:?}; the longest took {longest:?}", start.elapsed());
    app.until(Screen::Playing);
    let last = format!("Ply {plies}");
    assert!(app.named(&last).is_some() && app.named("Ply 1").is_none(), "the end is listed");
    app.hit("Home");
    assert!(app.named("Ply 1").is_some() && app.named(&last).is_none(), "the beginning is listed");
}

#[test]
fn the_list_is_not_called_empty_while_it_is_loaded() {
    let (mut app, paths) = with_saved(3);
    // All threads of the I/O pool are blocked.
    let mut held = Vec::new();
    for _ in 0..bevy::tasks::IoTaskPool::get().thread_num() {
        let (go, wait) = channel::<()>();
        bevy::tasks::IoTaskPool::get().spawn(async move { _ = wait.recv() }).detach();
        held.push(go);
    }
    app.go(Menu::Records);
    app.rest();
    assert!(app.named(&entry(&paths[0])).is_none(), "not read yet");
    assert!(app.texts_in("Diagram").is_empty(), "{:?}", app.texts_in("Diagram"));
    drop(held);
    let mut narrow = f32::MAX;
    let name = entry(&paths[0]);
    let mut seen = 0;
    app.wait_for("the entries", |app| {
        if app.named(&name).is_some() {
            let width = app.rect_of(&name).width();
            // The size is zero before the first layout.
            if width > 0.0 {
                narrow = narrow.min(width);
            }
            seen += 1;
        }
        seen > 5
    });
    assert!(narrow > 300.0, "an entry is {narrow} wide");
}

#[test]
fn an_empty_list_says_so() {
    let (mut app, _) = with_saved(0);
    app.go(Menu::Records);
    app.wait_for("the words", |app| !app.texts_in("Diagram").is_empty());
    assert!(app.text_in("Diagram").starts_with("No games"));
}

#[test]
fn the_list_tells_the_result_to_the_only_person() {
    let folders = temporary_folders();
    fs::create_dir_all(folders.matches()).expect("a folder");
    let mut game = Match::new(Setup::new(Variant::Quixo, &Setup::usual_seats(Variant::Quixo)));
    game.set_began("2026-11-21 09:17:39".parse().expect("a date"));
    game.resign(Side::Second);
    let path = folders.matches().join("20261121-091739-quixo.pushflip");
    fs::write(&path, game.to_record()).expect("written");
    let mut app = TestApp::keeping(folders.clone());
    app.go(Menu::Records);
    app.until_named(&entry(&path));
    let texts = app.texts_in(&entry(&path)).join(" · ");
    assert!(texts.starts_with("You – ") && texts.ends_with("You win!"), "{texts}");
}
