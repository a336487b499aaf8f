//! The progress line of the solver.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use indicatif::ProgressBar;

use super::child;
use crate::ai::tablebase::solver::SolveProgress;

/// Interval between updates.
const PAUSE: Duration = Duration::from_secs(1);

/// Advances the line by the number of solved states of a layer until the sender is dropped. Reports the
/// progress to the game if `led` is set.
pub fn show(
    line: &ProgressBar,
    cubes: usize,
    states: u64,
    watch: &SolveProgress,
    ended: &Receiver<()>,
    led: bool,
) {
    let before = line.position();
    line.set_message(format!("{cubes} cubes"));
    let share = || line.position() as f64 / line.length().unwrap_or(1).max(1) as f64;
    loop {
        if led {
            child::report_progress(share(), cubes);
        }
        if ended.recv_timeout(PAUSE) != Err(RecvTimeoutError::Timeout) {
            break;
        }
        line.set_message(format!("{cubes} cubes, pass {}", watch.pass()));
        line.set_position(before + (watch.done() * states as f64) as u64);
    }
    line.set_position(before + states);
}

/// Formats a duration.
pub fn time(duration: Duration) -> String {
    let seconds = duration.as_secs();
    match seconds {
        0..10 => format!("{:.1} s", duration.as_secs_f64()),
        10..120 => format!("{seconds} s"),
        120..7200 => format!("{} min {:02} s", seconds / 60, seconds % 60),
        _ => format!("{} h {:02} min", seconds / 3600, seconds / 60 % 60),
    }
}
