//! CPU time of a frame without rendering, during the turns of Master and of a person: `cargo bench --bench
//! frames`. A frame that takes longer than the refresh interval of a screen is late. Also measured: the time
//! from a stop request until no search is running.

use std::sync::{Arc, Barrier};
use std::thread::sleep;
use std::time::{Duration, Instant};

use bevy::prelude::NextState;
use bevy::tasks::AsyncComputeTaskPool;
use pushflip::game::state::{MatchCommand, Menu, Phase};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Setup};

#[allow(dead_code, reason = "the tests use the rest")]
#[path = "../tests/game/harness/mod.rs"]
mod harness;

use harness::TestApp;

/// Refresh interval of a screen.
const FRAME: Duration = Duration::from_micros(16_667);
/// Timed frames per case, about 20 seconds of play.
const FRAMES: usize = 1_200;
/// Stopped searches per case.
const STOPS: usize = 300;
/// Milliseconds from the start of a search to its stop, in turn.
const STOP_AFTER: std::ops::Range<u64> = 1..60;

fn main() {
    show_frames();
    show_stops();
}

fn show_frames() {
    println!(
        "{:<14} {:<9} {:>7} {:>8} {:>8} {:>8}",
        "variant", "seat", "frames", "median", "99 %", "on time"
    );
    for variant in Variant::ALL {
        for (name, controller) in
            [("human", Controller::Human), ("master", Controller::Computer(Level::Master))]
        {
            let mut times = frames(variant, controller);
            times.sort();
            let late = times.iter().filter(|&&time| time > FRAME).count();
            println!(
                "{:<14} {name:<9} {:>7} {:>5.2} ms {:>5.2} ms {:>6.2} %",
                variant.id(),
                times.len(),
                milliseconds(times[times.len() / 2]),
                milliseconds(times[times.len() * 99 / 100]),
                100.0 - 100.0 * late as f64 / times.len() as f64,
            );
        }
    }
}

/// Times of the frames in which a seat is thinking.
fn frames(variant: Variant, controller: Controller) -> Vec<Duration> {
    let setup = Setup::new(variant, &vec![controller; variant.seats()]);
    let thinking = if controller == Controller::Human { Phase::Choosing } else { Phase::Thinking };
    let mut times = Vec::new();
    let mut app = TestApp::playing(setup.clone());
    while times.len() < FRAMES {
        let start = Instant::now();
        app.frames(1);
        let time = start.elapsed();
        match app.phase() {
            Some(phase) if phase == thinking => {
                times.push(time);
                std::thread::sleep(FRAME.saturating_sub(time));
            }
            Some(Phase::Over) => app = TestApp::playing(setup.clone()),
            _ => {}
        }
    }
    times
}

fn show_stops() {
    println!(
        "{:<14} {:<26} {:>7} {:>8} {:>8} {:>8}",
        "variant", "stopped", "stops", "median", "99 %", "worst"
    );
    for variant in Variant::ALL {
        for ahead in [false, true] {
            for all_cores in [false, true] {
                let mut times = stops(variant, ahead, all_cores);
                times.sort();
                let what = if ahead { "thinking ahead" } else { "thinking" };
                let on = if all_cores { ", all cores" } else { "" };
                println!(
                    "{:<14} {:<26} {:>7} {:>5.2} ms {:>5.2} ms {:>5.2} ms",
                    variant.id(),
                    format!("{what}{on}"),
                    times.len(),
                    milliseconds(times[times.len() / 2]),
                    milliseconds(times[times.len() * 99 / 100]),
                    milliseconds(times[times.len() - 1]),
                );
            }
        }
    }
}

/// Times from a request to undo, or with thinking ahead from opening the pause menu, until no search is
/// running.
fn stops(variant: Variant, ahead: bool, all_cores: bool) -> Vec<Duration> {
    let seats = [Controller::Human, Controller::Computer(Level::Master)];
    let seats: Vec<_> = seats.into_iter().cycle().take(variant.seats()).collect();
    let begin = || {
        let mut app = TestApp::playing(Setup::new(variant, &seats));
        (app.settings().think_ahead, app.settings().all_cores) = (ahead, all_cores);
        app
    };
    let mut app = begin();
    let mut times = Vec::new();
    let phase = if ahead { Phase::Choosing } else { Phase::Thinking };
    for delay in STOP_AFTER.cycle().take(STOPS) {
        app.settle();
        if app.game().result().is_some() {
            app = begin();
        }
        if !ahead {
            let mv = app.game().position().moves()[0];
            app.play(mv);
        }
        while app.phase() != Some(phase) {
            app.frames(1);
        }
        app.frames(2);
        sleep(Duration::from_millis(delay));
        if app.phase() != Some(phase) {
            continue;
        }
        let start = Instant::now();
        if ahead {
            app.resource_mut::<NextState<Menu>>().set(Menu::Pause);
            app.frames(4);
        } else {
            app.send(MatchCommand::Undo);
            while app.phase() == Some(phase) {
                app.frames(1);
            }
        }
        wait_until_idle();
        times.push(start.elapsed());
        app.go(Menu::None);
    }
    times
}

/// Waits until all threads of the pool meet at a barrier, so that none of them is searching.
fn wait_until_idle() {
    let pool = AsyncComputeTaskPool::get();
    let barrier = Arc::new(Barrier::new(pool.thread_num() + 1));
    for _ in 0..pool.thread_num() {
        let barrier = barrier.clone();
        pool.spawn(async move { _ = barrier.wait() }).detach();
    }
    barrier.wait();
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}
