//! Render time of a frame, compared with a bare Bevy scene with as many meshes and lights: `cargo bench
//! --bench drawing [-- WIDTHxHEIGHT low|medium|high]`. It uses the available graphics driver, and says so if
//! there is none. Frames of both scenes alternate, so that other load slows both. With `memory` it measures a
//! process that shows the title, and one with the bare scene. With `profile` it measures where the time of a
//! frame goes, on the processor and pass by pass on the card, with `effects` what each effect costs, and with
//! `figures` what a moving figure costs; `adapter` prints the name and the kind of the driver.

mod profile;
mod scene;

use std::process::Command;
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use pushflip::game::settings::Quality;
use pushflip::game::state::{CharacterMood, Mood};
use pushflip_core::rules::Variant;

use scene::{Content, Scene};

/// Rounds, and frames of each scene in a round.
const ROUNDS: usize = 12;
const FRAMES: usize = 5;
/// Pairs of processes whose memory is compared.
const PAIRS: usize = 3;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let size = arguments.iter().find_map(|argument| {
        let (width, height) = argument.split_once('x')?;
        Some((width.parse().ok()?, height.parse().ok()?))
    });
    let (width, height) = size.unwrap_or((1280, 720));
    let quality = match arguments.last().map(String::as_str) {
        Some("medium") => Quality::Medium,
        Some("high") => Quality::High,
        _ => Quality::Low,
    };
    if arguments.iter().any(|argument| argument == "adapter") {
        let mut scene =
            Scene::bare(Content { meshes: 1, lights: 1, shadows: false, samples: Msaa::Off }, (64, 64));
        let adapter = scene.world().get_resource::<RenderAdapterInfo>();
        return println!(
            "{}",
            adapter.map_or("no driver".into(), |of| format!("{}, {:?}", of.name, of.device_type))
        );
    }
    if let Some(process) = arguments.iter().find_map(|argument| argument.strip_prefix("memory-of-")) {
        return show_memory(process, (width, height), quality);
    }
    println!("{width}x{height}, {quality:?}");
    if arguments.iter().any(|argument| argument == "memory") {
        return compare_memory(&arguments);
    }
    if arguments.iter().any(|argument| argument == "profile") {
        return profile::run((width, height), quality);
    }
    if arguments.iter().any(|argument| argument == "effects") {
        return profile::remove_effects((width, height), quality);
    }
    let figures = arguments.iter().any(|argument| argument == "figures");
    for variant in Variant::ALL {
        if figures {
            compare_figures(variant, (width, height), quality);
        } else {
            compare(variant, (width, height), quality);
        }
    }
}

/// Compares frames during which the heads of all figures turn with frames of the same match without figures.
fn compare_figures(variant: Variant, size: (u32, u32), quality: Quality) {
    let mut scenes = [true, false].map(|figures| Scene::against_computers(variant, size, quality, figures));
    if !scenes[0].has_driver() {
        println!("{variant}: skipped, there is no graphics driver");
        return;
    }
    let mut ratios: Vec<f64> = Vec::new();
    for round in 0..ROUNDS {
        let mood = if round % 2 == 0 { Mood::Pleased } else { Mood::Sad };
        let times = scenes.each_mut().map(|scene| {
            for seat in 1..variant.seats() {
                scene.world().write_message(CharacterMood { seat, mood });
            }
            scene.frames(FRAMES).as_secs_f64()
        });
        ratios.push(times[0] / times[1]);
    }
    ratios.sort_by(f64::total_cmp);
    let [least, median, most] = [0, ROUNDS / 2, ROUNDS - 1].map(|at| ratios[at]);
    println!(
        "{:<14} with turning heads {median:.2} times without figures ({least:.2} to {most:.2})",
        variant.id()
    );
}

fn compare(variant: Variant, size: (u32, u32), quality: Quality) {
    let mut game = Scene::playing(variant, size, quality);
    if !game.has_driver() {
        println!("{variant}: skipped, there is no graphics driver");
        return;
    }
    let content = Content::of(game.world());
    let mut bare = Scene::bare(content, size);
    let mut ratios: Vec<f64> = Vec::new();
    let mut totals = [Duration::ZERO; 2];
    for _ in 0..ROUNDS {
        let times = [game.frames(FRAMES), bare.frames(FRAMES)];
        ratios.push(times[0].as_secs_f64() / times[1].as_secs_f64());
        totals = [totals[0] + times[0], totals[1] + times[1]];
    }
    ratios.sort_by(f64::total_cmp);
    let [of_game, of_bare] = totals.map(|total| total.as_secs_f64() * 1_000.0 / (ROUNDS * FRAMES) as f64);
    println!(
        "{:<14} {} meshes, {} lights: {of_game:.1} ms, bare {of_bare:.1} ms, ratio {:.2} ({:.2} to {:.2})",
        variant.id(),
        content.meshes,
        content.lights,
        ratios[ROUNDS / 2],
        ratios[0],
        ratios[ROUNDS - 1],
    );
}

/// Starts processes alternately and prints the memory of each after its first frames.
fn compare_memory(arguments: &[String]) {
    let run = |process: String| -> Vec<String> {
        let arguments = arguments.iter().filter(|argument| *argument != "memory");
        let itself = std::env::current_exe().expect("the path of this program");
        let child = Command::new(itself).arg(process).args(arguments).output().expect("the program");
        let said = String::from_utf8_lossy(&child.stdout).into_owned();
        said.lines().last().unwrap_or_default().split(' ').map(String::from).collect()
    };
    for _ in 0..PAIRS {
        let game = run("memory-of-game".into());
        let [Some(of_game), Some(content)] = [game.first(), game.get(1)] else {
            println!("skipped: there is no graphics driver, or no /proc/self/status");
            return;
        };
        let bare = run(format!("memory-of-{content}"));
        let [of_game, of_bare] =
            [of_game, &bare[0]].map(|kib| kib.parse::<f64>().expect("a number of KiB") / 1024.0);
        println!("title: {of_game:.0} MiB, bare scene {of_bare:.0} MiB, ratio {:.2}", of_game / of_bare);
    }
}

/// Renders the title or a bare scene, and prints the memory of the process in KiB; for the title also the
/// content that a bare scene needs.
fn show_memory(process: &str, size: (u32, u32), quality: Quality) {
    let mut scene = if process == "game" {
        Scene::title(size, quality)
    } else {
        let numbers: Vec<u32> = process.split(',').map(|number| number.parse().expect("a number")).collect();
        let content = Content {
            meshes: numbers[0] as usize,
            lights: numbers[1] as usize,
            shadows: numbers[2] == 1,
            samples: if numbers[3] == 1 { Msaa::Off } else { Msaa::Sample4 },
        };
        Scene::bare(content, size)
    };
    if !scene.has_driver() {
        return;
    }
    let Ok(status) = std::fs::read_to_string("/proc/self/status") else { return };
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = resident.and_then(|rest| rest.split_whitespace().next()).expect("a field of /proc");
    let Content { meshes, lights, shadows, samples } = Content::of(scene.world());
    println!("{kib} {meshes},{lights},{},{}", u32::from(shadows), samples.samples());
}
