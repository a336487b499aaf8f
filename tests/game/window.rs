//! The program in a real window: a move of each game by mouse events.
//!
//! It moves the pointer of the display, so it runs only where `PUSHFLIP_WINDOW_TEST` is set, as `.ci/run`
//! does in a virtual display with `xdotool` and `ImageMagick`. With `PUSHFLIP_WINDOW_TEST=whole` whole
//! matches are played, each game by mouse and by keys, which takes most of an hour in software; with
//! `PUSHFLIP_WINDOW_TEST="whole hexxagon keys"` one of them. `PUSHFLIP_WINDOW_PROGRAM` is another program to test, as
//! `.ci/windows` does with the Windows program.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::harness::TestApp;
use bevy::prelude::*;
use pushflip_core::ai::{Level, Limits, Stop};
use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyMove, Match, Setup};

const WIDTH: u32 = 640;
const HEIGHT: u32 = 360;
/// Timeout of software rendering, which is slow, above all for the first frame.
const TIMEOUT: Duration = Duration::from_mins(4);
/// Red channel: wood is lighter than `WOOD`, ink darker than `INK`.
const WOOD: f32 = 120.0;
const INK: f32 = 90.0;
/// Difference of mean brightness between frames that counts as a flash; 255 is white.
const FLASH: f32 = 10.0;
const POLL_INTERVAL: Duration = Duration::from_millis(700);
/// Time after which a move is repeated: with a second per frame, two clicks can be merged.
const REPEAT_AFTER: Duration = Duration::from_secs(30);
/// Time in which a press changes the picture, if it changes anything.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(5);
/// Largest number of repeated moves in a match.
const REPEATS: u32 = 10;

struct Running {
    program: Child,
}

impl Drop for Running {
    fn drop(&mut self) {
        // The program may have exited.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

fn tool(program: &str, arguments: &[&str]) -> Vec<u8> {
    let output = Command::new(program).args(arguments).output().unwrap_or_else(|e| panic!("{program}: {e}"));
    assert!(output.status.success(), "{program} {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

/// A screenshot of the display: red, green, blue per pixel.
fn picture() -> Vec<u8> {
    let pixels = tool("import", &["-window", "root", "-depth", "8", "rgb:-"]);
    assert_eq!(pixels.len(), (WIDTH * HEIGHT * 3) as usize, "the display is {WIDTH}×{HEIGHT}");
    pixels
}

/// Calls a function until it returns a value, at most for a time.
fn poll<T>(timeout: Duration, mut probe: impl FnMut() -> Option<T>) -> Option<T> {
    let start = Instant::now();
    loop {
        let found = probe();
        if found.is_some() || start.elapsed() > timeout {
            return found;
        }
        sleep(POLL_INTERVAL);
    }
}

/// Waits until the picture has changed and is stable again.
fn wait_for_change(before: &[u8], what: &str) -> Vec<u8> {
    let mut last = Vec::new();
    let changed = poll(TIMEOUT, || {
        let previous = std::mem::replace(&mut last, picture());
        (last == previous && last != before).then_some(previous)
    });
    changed.unwrap_or_else(|| panic!("{what}: the picture did not change"))
}

fn wait_until_stable() -> Vec<u8> {
    wait_for_change(&[], "a stable picture")
}

fn wait_for(what: &str, shows: impl Fn(&[u8]) -> bool) -> Vec<u8> {
    let shown = poll(TIMEOUT, || Some(picture()).filter(|now| shows(now)));
    shown.unwrap_or_else(|| panic!("the picture does not show {what}"))
}

fn brightness(pixels: &[u8]) -> f32 {
    pixels.iter().map(|&channel| f32::from(channel)).sum::<f32>() / pixels.len() as f32
}

/// Waits until the picture of a new window fulfils a condition, and checks that no earlier one is brighter,
/// because the player may sit in the dark.
fn wait_without_flash(what: &str, shows: impl Fn(&[u8]) -> bool) {
    let start = Instant::now();
    let mut brightest = 0.0_f32;
    loop {
        let now = picture();
        brightest = brightest.max(brightness(&now));
        if shows(&now) {
            break;
        }
        assert!(start.elapsed() < TIMEOUT, "the picture does not show {what}");
    }
    let whole = brightness(&wait_until_stable());
    assert!(brightest < whole + FLASH, "a picture of {brightest} comes before one of {whole}");
}

fn click(at: Vec2) {
    let [x, y] = [at.x, at.y].map(|v| (v.round() as i32).to_string());
    // The pointer moves like by hand, then clicks.
    tool("xdotool", &["mousemove", "--sync", "3", "3"]);
    tool("xdotool", &["mousemove", "--sync", &x, &y, "sleep", "0.3", "click", "1"]);
}

/// The current match in a data folder, or the finished one.
fn on_disk(folder: &Path) -> Option<Match> {
    let data = folder.join("data");
    let ended = fs::read_dir(data.join("matches")).ok().and_then(|mut files| files.next()?.ok());
    let file = ended.map_or_else(|| data.join("current.pushflip"), |file| file.path());
    Match::from_record(&fs::read_to_string(file).ok()?).ok()
}

/// Whether the saved match soon has the given number of plies.
fn has_plies(folder: &Path, plies: usize) -> bool {
    poll(REPEAT_AFTER, || on_disk(folder).filter(|game| game.moves().len() >= plies)).is_some()
}

fn wait_for_record(folder: &Path, text: &str) {
    let file = folder.join("current.pushflip");
    let found = poll(TIMEOUT, || fs::read_to_string(&file).ok().filter(|record| record.contains(text)));
    assert!(found.is_some(), "{text} is not in {}", file.display());
}

fn colour(pixels: &[u8], at: Vec2) -> [f32; 3] {
    let mut sum = [0.0; 3];
    for y in -1..=1 {
        for x in -1..=1 {
            let pixel = (at.y as i32 + y) * WIDTH as i32 + at.x as i32 + x;
            for (channel, total) in sum.iter_mut().enumerate() {
                *total += f32::from(pixels[pixel as usize * 3 + channel]) / 9.0;
            }
        }
    }
    sum
}

fn start(variant: Variant, folder: &Path) -> Running {
    let config = folder.join("config");
    fs::create_dir_all(&config).expect("a folder");
    // Without animations: a press during an animation would only skip it.
    let settings =
        format!("animation_speed = 0.0\n[window]\nwidth = {WIDTH}\nheight = {HEIGHT}\nat = [0, 0]\n");
    fs::write(config.join("settings.toml"), settings).expect("a file");
    let program = std::env::var_os("PUSHFLIP_WINDOW_PROGRAM");
    let program = Command::new(program.unwrap_or_else(|| env!("CARGO_BIN_EXE_pushflip").into()))
        .args(["--variant", variant.id(), "--seats", &vec!["human"; variant.seats()].join(",")])
        .env("PUSHFLIP_DATA_DIR", folder.join("data"))
        .env("PUSHFLIP_CONFIG_DIR", config)
        .spawn()
        .expect("the program starts");
    Running { program }
}

/// A headless copy of the window, which knows the screen positions of everything.
fn headless_copy(variant: Variant) -> TestApp {
    let mut app = TestApp::open(WIDTH, HEIGHT);
    app.start(Match::new(Setup::new(variant, &[])));
    app
}

#[test]
fn a_move_of_each_game_by_mouse() {
    if std::env::var_os("PUSHFLIP_WINDOW_TEST").is_none() {
        println!("skipped: it takes over the pointer of a display; PUSHFLIP_WINDOW_TEST is not set");
        return;
    }
    let blank = picture();
    let folder = tempfile::tempdir().expect("a folder");

    let mut app = headless_copy(Variant::Quixo);
    let [c1, e1] = ["c1", "e1"].map(|cell| app.over_cell(cell));
    let arrow = app.over_arrow("c1-e1");
    let running = start(Variant::Quixo, folder.path());
    wait_without_flash("the wood of e1", |pixels| colour(pixels, e1)[0] > WOOD);
    let first = wait_for_change(&blank, "the first picture of Quixo");
    click(c1);
    wait_for_change(&first, "choosing c1");
    click(arrow);
    wait_for_record(&folder.path().join("data"), "c1-e1");
    let played = wait_for("a dark cross on e1", |pixels| colour(pixels, e1)[0] < INK);
    drop(running);

    let mut app = headless_copy(Variant::Hexxagon);
    let e14 = app.over_cell("e14");
    let blank = wait_for_change(&played, "the end of Quixo's window");
    let running = start(Variant::Hexxagon, folder.path());
    wait_for("the wood of e14", |pixels| colour(pixels, e14)[1] > INK);
    wait_for_change(&blank, "the first picture of Hexxagon");
    click(e14);
    wait_for_record(&folder.path().join("data"), "e14");
    wait_for("a red piece on e14", |pixels| {
        let [r, g, b] = colour(pixels, e14);
        r > INK && r > 3.0 * g && r > 3.0 * b
    });
    drop(running);
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Device {
    Mouse,
    Keys,
}

#[test]
fn complete_matches_by_mouse_and_by_keys() {
    let request = std::env::var("PUSHFLIP_WINDOW_TEST").unwrap_or_default();
    if !request.starts_with("whole") {
        println!(
            "skipped: it takes an hour and the pointer of a display; PUSHFLIP_WINDOW_TEST is not \"whole\""
        );
        return;
    }
    let mut played = 0;
    for variant in Variant::ALL {
        for (device, name) in [(Device::Mouse, "mouse"), (Device::Keys, "keys")] {
            if request != "whole" && request != format!("whole {} {name}", variant.id()) {
                continue;
            }
            played += 1;
            let folder = tempfile::tempdir().expect("a folder");
            let blank = picture();
            let _running = start(variant, folder.path());
            wait_for_change(&blank, "the first picture");
            // Without a window manager the window must be focused explicitly, which fails while it is invisible.
            let search = ["search", "--sync", "--onlyvisible", "--name", "^Pushflip$", "windowfocus"];
            tool("xdotool", &search);
            let mut app = headless_copy(variant);
            app.settings().animation_speed = 0.0;
            let mut game = Match::new(Setup::new(variant, &[]));
            let mut repeats = 0;
            while game.result().is_none() {
                let plies = game.moves().len();
                let mv =
                    game.game().choose(Level::Club, 3, &Limits::default(), &Stop::new()).expect("a move");
                loop {
                    app.start(game.clone());
                    app.settle();
                    if mv.to_string() == "pass" {
                        // A pass is played automatically.
                    } else if device == Device::Keys {
                        type_move(&mv.to_string());
                    } else {
                        click_move(&mut app, mv);
                    }
                    if has_plies(folder.path(), plies + 1) {
                        break;
                    }
                    repeats += 1;
                    println!("{variant} by {device:?}: {mv} is played again after {plies} moves");
                    assert!(repeats <= REPEATS, "{mv} is not played after {plies} moves");
                }
                game.play(mv).expect("legal");
            }
            let saved = on_disk(folder.path()).expect("a record");
            assert_eq!(
                (saved.moves(), saved.result()),
                (game.moves(), game.result()),
                "{variant} by {device:?}"
            );
            let plies = game.moves().len();
            println!("{variant} by {device:?}: {plies} moves, {repeats} twice, {:?}", game.result());
        }
    }
    let ids = Variant::ALL.map(Variant::id);
    assert!(played > 0, "{request:?} names no game of {ids:?}, or neither mouse nor keys");
}

fn type_move(mv: &str) {
    for letter in mv.chars() {
        let key = if letter == '-' {
            "minus".into()
        } else if letter == '.' {
            "period".into()
        } else {
            letter.to_string()
        };
        tool("xdotool", &["key", &key, "sleep", "0.15"]);
    }
    tool("xdotool", &["key", "Return"]);
}

/// Clicks in the headless copy, which knows the positions, and in the window.
fn click_move(app: &mut TestApp, mv: AnyMove) {
    let both = |app: &mut TestApp, at: Vec2| {
        app.click(at);
        app.rest();
        // Move the pointer first, and wait for the hover effect.
        let [x, y] = [at.x, at.y].map(|v| (v.round() as i32).to_string());
        tool("xdotool", &["mousemove", "--sync", &x, &y]);
        let before = wait_until_stable();
        tool("xdotool", &["click", "1"]);
        poll(RESPONSE_TIMEOUT, || Some(picture()).filter(|now| *now != before));
        wait_until_stable();
    };
    let text = mv.to_string();
    let (cells, dot) = text.split_once('.').map_or((text.as_str(), None), |(cells, dot)| (cells, Some(dot)));
    let Some((from, _)) = cells.split_once('-') else {
        let at = app.over_cell(cells);
        return both(app, at);
    };
    let at = app.over_cell(from);
    both(app, at);
    let at = match mv {
        AnyMove::Hexxagon(_) => app.over_cell(&cells[from.len() + 1..]),
        _ => app.over_arrow(cells),
    };
    both(app, at);
    if let Some(dot) = dot {
        let at = app.over(&format!("Dot {dot}"));
        both(app, at);
    }
}

/// Without a graphics driver the program fails earlier, with the same result.
#[test]
#[cfg(target_os = "linux")]
fn without_a_display_the_terminal_game_starts() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = Command::new(env!("CARGO_BIN_EXE_pushflip"))
        .env_remove("WAYLAND_DISPLAY")
        .env("DISPLAY", ":9999")
        .env("PUSHFLIP_DATA_DIR", folder.path().join("data"))
        .env("PUSHFLIP_CONFIG_DIR", folder.path().join("config"))
        .stdin(Stdio::null())
        .output()
        .expect("the program");
    let (stderr, stdout) = (String::from_utf8_lossy(&output.stderr), String::from_utf8_lossy(&output.stdout));
    assert!(output.status.success(), "{stderr}");
    assert!(
        stderr.contains("; here is the game in the terminal.") && !stderr.contains("panicked"),
        "{stderr}"
    );
    assert!(stdout.starts_with("Type help for the commands"), "{stdout}");
}
