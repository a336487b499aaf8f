//! CPU time of a frame without drawing, while Master thinks and while a person does: `cargo bench --bench
//! frames`. A frame that takes longer than a screen's refresh interval is late. Also measured: the time from
//! a stop request until no search is running.

use std::sync::{Arc, Barrier};
use std::thread::sleep;
use std::time::{Duration, Instant};

use bevy::tasks::AsyncComputeTaskPool;
use pushflip::game::state::{MatchCommand, Menu, Phase};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Setup};

#[allow(dead_code, reason = "the tests use the rest")]
#[path = "../tests/game/harness/mod.rs"]
mod harness;

use harness::Table;

/// A screen waits so long for a frame.
const FRAME: Duration = Duration::from_micros(16_667);
/// Frames that are timed in each case, about 20 seconds of play.
const FRAMES: usize = 1_200;
/// Searches that are stopped in each case.
const STOPS: usize = 300;
/// They are stopped after so many milliseconds, from one to the next.
const THOUGHT: std::ops::Range<u64> = 1..60;

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

/// The times of frames in which the seats only think.
fn frames(variant: Variant, controller: Controller) -> Vec<Duration> {
    let setup = Setup::new(variant, &vec![controller; variant.seats()]);
    let thinking = if controller == Controller::Human { Phase::Choosing } else { Phase::Thinking };
    let mut times = Vec::new();
    let mut table = Table::playing(setup.clone());
    while times.len() < FRAMES {
        let start = Instant::now();
        table.updates(1);
        let time = start.elapsed();
        match table.phase() {
            Some(phase) if phase == thinking => {
                times.push(time);
                std::thread::sleep(FRAME.saturating_sub(time));
            }
            Some(Phase::Over) => table = Table::playing(setup.clone()),
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

/// How long it takes from the wish to take a move back, or while Master thinks ahead from the wish for the pause
/// menu, until nobody thinks.
fn stops(variant: Variant, ahead: bool, all_cores: bool) -> Vec<Duration> {
    let seats = [Controller::Human, Controller::Computer(Level::Master)];
    let seats: Vec<_> = seats.into_iter().cycle().take(variant.seats()).collect();
    let begin = || {
        let mut table = Table::playing(Setup::new(variant, &seats));
        (table.settings().think_ahead, table.settings().all_cores) = (ahead, all_cores);
        table
    };
    let mut table = begin();
    let mut times = Vec::new();
    let thinks = if ahead { Phase::Choosing } else { Phase::Thinking };
    for thought in THOUGHT.cycle().take(STOPS) {
        table.settle();
        if table.game().result().is_some() {
            table = begin();
        }
        if !ahead {
            let mv = table.game().position().moves()[0];
            table.play(mv);
        }
        while table.phase() != Some(thinks) {
            table.updates(1);
        }
        table.updates(2);
        sleep(Duration::from_millis(thought));
        if table.phase() != Some(thinks) {
            continue;
        }
        let start = Instant::now();
        if ahead {
            table.go(Menu::Pause);
        } else {
            table.send(MatchCommand::Undo);
            while table.phase() == Some(thinks) {
                table.updates(1);
            }
        }
        wait_until_idle();
        times.push(start.elapsed());
        table.go(Menu::None);
    }
    times
}

/// Every thread that searches meets here, and so has nothing else to do.
fn wait_until_idle() {
    let pool = AsyncComputeTaskPool::get();
    let meeting = Arc::new(Barrier::new(pool.thread_num() + 1));
    for _ in 0..pool.thread_num() {
        let meeting = meeting.clone();
        pool.spawn(async move { _ = meeting.wait() }).detach();
    }
    meeting.wait();
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}
