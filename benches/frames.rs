//! How long the game takes for a frame, without drawing it, while Master thinks and while a person
//! does: `cargo bench --bench frames`. A frame that takes longer than a screen waits is late.

use std::time::{Duration, Instant};

use pushflip::game::state::Phase;
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

fn main() {
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

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}
