//! The real program in a real window: a move of each game by real mouse events.
//!
//! It moves the pointer of the display it runs on, so it runs only where `PUSHFLIP_WINDOW_TEST` is
//! set, as `.ci/run` does in a virtual display with `xdotool` and `ImageMagick` at hand. With `PUSHFLIP_WINDOW_TEST=whole`
//! whole matches are played, each game by the mouse alone and by keys alone, which takes most of an hour in software; with
//! `PUSHFLIP_WINDOW_TEST="whole hexxagon keys"` one of them.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::harness::Table;
use bevy::prelude::*;
use pushflip_core::ai::{Level, Limits, Stop};
use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyMove, Match, Setup};

const WIDTH: u32 = 640;
const HEIGHT: u32 = 360;
/// Software rendering takes its time, above all for the first picture.
const PATIENCE: Duration = Duration::from_mins(4);
/// Red channels: lighter than this is wood, darker than that is ink.
const WOOD: f32 = 120.0;
const INK: f32 = 90.0;
/// A picture that is brighter by so much than the next is a flash; 255 is white.
const FLASH: f32 = 10.0;
const LOOK_AGAIN: Duration = Duration::from_millis(700);
/// Whoever sees no move for so long plays it again: in a picture that takes a second two clicks can be one.
const SECOND_THOUGHTS: Duration = Duration::from_secs(30);
/// A press is answered by the picture before that, if it changes anything.
const ANSWERED: Duration = Duration::from_secs(5);
/// How often a move may be played again in one match.
const REPEATS: u32 = 10;

struct Running {
    program: Child,
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

fn tool(program: &str, arguments: &[&str]) -> Vec<u8> {
    let output = Command::new(program).args(arguments).output().unwrap_or_else(|e| panic!("{program}: {e}"));
    assert!(output.status.success(), "{program} {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

/// The picture on the display: red, green, blue a pixel.
fn picture() -> Vec<u8> {
    let pixels = tool("import", &["-window", "root", "-depth", "8", "rgb:-"]);
    assert_eq!(pixels.len(), (WIDTH * HEIGHT * 3) as usize, "the display is {WIDTH}×{HEIGHT}");
    pixels
}

/// Waits until the picture has changed and then stays as it is: nothing moves any more.
fn wait_for_change(before: &[u8], what: &str) -> Vec<u8> {
    let start = Instant::now();
    let mut last = picture();
    loop {
        sleep(LOOK_AGAIN);
        let now = picture();
        if now == last && now != before {
            return now;
        }
        last = now;
        assert!(start.elapsed() < PATIENCE, "{what}: the picture did not change");
    }
}

/// Waits until nothing moves in the picture.
fn wait_for_rest() -> Vec<u8> {
    let mut last = picture();
    loop {
        sleep(LOOK_AGAIN);
        let now = picture();
        if now == last {
            return now;
        }
        last = now;
    }
}

/// Waits until the picture shows something.
fn wait_for(what: &str, shows: impl Fn(&[u8]) -> bool) -> Vec<u8> {
    let start = Instant::now();
    loop {
        let now = picture();
        if shows(&now) {
            return now;
        }
        assert!(start.elapsed() < PATIENCE, "the picture does not show {what}");
        sleep(LOOK_AGAIN);
    }
}

fn brightness(pixels: &[u8]) -> f32 {
    pixels.iter().map(|&channel| f32::from(channel)).sum::<f32>() / pixels.len() as f32
}

/// Waits until the picture of a window that opens shows something. No picture before may be brighter than it:
/// somebody may play in the dark.
fn wait_without_flash(what: &str, shows: impl Fn(&[u8]) -> bool) {
    let start = Instant::now();
    let mut brightest = 0.0_f32;
    loop {
        let now = picture();
        brightest = brightest.max(brightness(&now));
        if shows(&now) {
            break;
        }
        assert!(start.elapsed() < PATIENCE, "the picture does not show {what}");
    }
    let whole = brightness(&wait_for_rest());
    assert!(brightest < whole + FLASH, "a picture of {brightest} comes before one of {whole}");
}

fn click(at: Vec2) {
    let [x, y] = [at.x, at.y].map(|v| (v.round() as i32).to_string());
    // A pointer on its way, as a hand moves it; then the click.
    tool("xdotool", &["mousemove", "--sync", "3", "3"]);
    tool("xdotool", &["mousemove", "--sync", &x, &y, "sleep", "0.3", "click", "1"]);
}

/// The match that was begun in a folder; when it is over it lies elsewhere.
fn on_disk(folder: &Path) -> Option<Match> {
    let data = folder.join("data");
    let ended = fs::read_dir(data.join("matches")).ok().and_then(|mut files| files.next()?.ok());
    let file = ended.map_or_else(|| data.join("current.pushflip"), |file| file.path());
    Match::from_record(&fs::read_to_string(file).ok()?).ok()
}

/// Whether so many plies are saved before long.
fn has_plies(folder: &Path, plies: usize) -> bool {
    let start = Instant::now();
    while on_disk(folder).map_or(0, |game| game.moves().len()) < plies {
        if start.elapsed() > SECOND_THOUGHTS {
            return false;
        }
        sleep(LOOK_AGAIN);
    }
    true
}

fn wait_for_record(folder: &Path, text: &str) {
    let start = Instant::now();
    let file = folder.join("current.pushflip");
    while !fs::read_to_string(&file).is_ok_and(|record| record.contains(text)) {
        sleep(LOOK_AGAIN);
        assert!(start.elapsed() < PATIENCE, "{text} is not in {}", file.display());
    }
}

/// The mean colour of a small square.
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
    // What is still on its way would take the press that ends it.
    let settings =
        format!("animation_speed = 0.0\n[window]\nwidth = {WIDTH}\nheight = {HEIGHT}\nat = [0, 0]\n");
    fs::write(config.join("settings.toml"), settings).expect("a file");
    let program = Command::new(env!("CARGO_BIN_EXE_pushflip"))
        .args(["--variant", variant.id(), "--seats", &vec!["human"; variant.seats()].join(",")])
        .env("PUSHFLIP_DATA_DIR", folder.join("data"))
        .env("PUSHFLIP_CONFIG_DIR", config)
        .spawn()
        .expect("the program starts");
    Running { program }
}

/// The same window without a display: it knows where everything is on the screen.
fn map(variant: Variant) -> Table {
    let mut table = Table::open(WIDTH, HEIGHT);
    table.start(Match::new(Setup::new(variant, &[])));
    // The camera has to have arrived.
    table.updates(10);
    table
}

#[test]
fn a_hand_plays_both_games() {
    if std::env::var_os("PUSHFLIP_WINDOW_TEST").is_none() {
        println!("skipped: it takes over the pointer of a display; PUSHFLIP_WINDOW_TEST is not set");
        return;
    }
    let blank = picture();
    let folder = tempfile::tempdir().expect("a folder");

    let mut table = map(Variant::Quixo);
    let [c1, e1] = ["c1", "e1"].map(|cell| table.over_cell(cell));
    let arrow = table.over_arrow("c1-e1");
    let running = start(Variant::Quixo, folder.path());
    wait_without_flash("the wood of e1", |pixels| colour(pixels, e1)[0] > WOOD);
    let first = wait_for_change(&blank, "the first picture of Quixo");
    click(c1);
    wait_for_change(&first, "choosing c1");
    click(arrow);
    wait_for_record(&folder.path().join("data"), "c1-e1");
    let played = wait_for("a dark cross on e1", |pixels| colour(pixels, e1)[0] < INK);
    drop(running);

    let mut table = map(Variant::Hexxagon);
    let e14 = table.over_cell("e14");
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

/// What a hand has.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Hand {
    Mouse,
    Keys,
}

#[test]
fn a_hand_plays_whole_matches() {
    let wish = std::env::var("PUSHFLIP_WINDOW_TEST").unwrap_or_default();
    if !wish.starts_with("whole") {
        println!(
            "skipped: it takes an hour and the pointer of a display; PUSHFLIP_WINDOW_TEST is not \"whole\""
        );
        return;
    }
    let mut played = 0;
    for variant in Variant::ALL {
        for (hand, name) in [(Hand::Mouse, "mouse"), (Hand::Keys, "keys")] {
            if wish != "whole" && wish != format!("whole {} {name}", variant.id()) {
                continue;
            }
            played += 1;
            let folder = tempfile::tempdir().expect("a folder");
            let blank = picture();
            let _running = start(variant, folder.path());
            wait_for_change(&blank, "the first picture");
            // Without a window manager nobody gives the keys to a window.
            tool("xdotool", &["search", "--name", "^Pushflip$", "windowfocus"]);
            let mut table = map(variant);
            table.settings().animation_speed = 0.0;
            let mut game = Match::new(Setup::new(variant, &[]));
            let mut repeats = 0;
            while game.result().is_none() {
                let plies = game.moves().len();
                let mv =
                    game.game().choose(Level::Club, 3, &Limits::default(), &Stop::new()).expect("a move");
                loop {
                    table.start(game.clone());
                    table.settle();
                    if mv.to_string() == "pass" {
                        // It is played by itself.
                    } else if hand == Hand::Keys {
                        type_move(&mv.to_string());
                    } else {
                        click_move(&mut table, mv);
                    }
                    if has_plies(folder.path(), plies + 1) {
                        break;
                    }
                    repeats += 1;
                    println!("{variant} by {hand:?}: {mv} is played again after {plies} moves");
                    assert!(repeats <= REPEATS, "{mv} is not played after {plies} moves");
                }
                game.play(mv).expect("legal");
            }
            let kept = on_disk(folder.path()).expect("a record");
            assert_eq!((kept.moves(), kept.result()), (game.moves(), game.result()), "{variant} by {hand:?}");
            let plies = game.moves().len();
            println!("{variant} by {hand:?}: {plies} moves, {repeats} twice, {:?}", game.result());
        }
    }
    let ids = Variant::ALL.map(Variant::id);
    assert!(played > 0, "{wish:?} names no game of {ids:?}, or neither mouse nor keys");
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

/// The same clicks here, where it is known where things lie, and there.
fn click_move(table: &mut Table, mv: AnyMove) {
    let both = |table: &mut Table, at: Vec2| {
        table.click(at);
        table.updates(12);
        // As a hand does it: the pointer goes there, and what lies under it answers before the press.
        let [x, y] = [at.x, at.y].map(|v| (v.round() as i32).to_string());
        tool("xdotool", &["mousemove", "--sync", &x, &y]);
        let before = wait_for_rest();
        tool("xdotool", &["click", "1"]);
        let pressed = Instant::now();
        while pressed.elapsed() < ANSWERED && picture() == before {
            sleep(LOOK_AGAIN);
        }
        wait_for_rest();
    };
    let text = mv.to_string();
    let (cells, dot) = text.split_once('.').map_or((text.as_str(), None), |(cells, dot)| (cells, Some(dot)));
    let Some((from, _)) = cells.split_once('-') else {
        let at = table.over_cell(cells);
        return both(table, at);
    };
    let at = table.over_cell(from);
    both(table, at);
    let at = match mv {
        AnyMove::Hexxagon(_) => table.over_cell(&cells[from.len() + 1..]),
        _ => table.over_arrow(cells),
    };
    both(table, at);
    if let Some(dot) = dot {
        let at = table.over(&format!("Dot {dot}"));
        both(table, at);
    }
}

/// Without a graphics driver the program does not come so far; what it says then is as good.
#[test]
#[cfg(target_os = "linux")]
fn a_display_that_does_not_answer_leads_to_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = Command::new(env!("CARGO_BIN_EXE_pushflip"))
        .env_remove("WAYLAND_DISPLAY")
        .env("DISPLAY", ":9999")
        .env("PUSHFLIP_DATA_DIR", folder.path().join("data"))
        .env("PUSHFLIP_CONFIG_DIR", folder.path().join("config"))
        .stdin(Stdio::null())
        .output()
        .expect("the program");
    let (told, shown) = (String::from_utf8_lossy(&output.stderr), String::from_utf8_lossy(&output.stdout));
    assert!(output.status.success(), "{told}");
    assert!(told.contains("; here is the game in the terminal.") && !told.contains("panicked"), "{told}");
    assert!(shown.starts_with("Pushflip: Quixo and Hexxagon."), "{shown}");
}
