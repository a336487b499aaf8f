//! The line that says how far the solver is.

use std::io::{IsTerminal, Write, stderr};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use crate::ai::solving::Watch;

/// How often the line changes in a terminal, and how often a new one comes in a log.
const IN_TERMINAL: Duration = Duration::from_secs(1);
const IN_LOG: Duration = Duration::from_secs(30);

/// What is done of the whole work.
pub struct Progress {
    started: Instant,
    /// States that this run has to solve.
    wanted: f64,
    /// States that it has solved.
    solved: f64,
}

impl Progress {
    /// The work of solving so many states begins.
    pub fn new(states: u64) -> Self {
        Self { started: Instant::now(), wanted: states as f64, solved: 0.0 }
    }

    /// A level of so many states is solved.
    pub fn solved(&mut self, states: u64) {
        self.solved += states as f64;
    }

    /// Writes the line from time to time, until the other end of the channel is dropped.
    pub fn show(&self, cubes: usize, states: u64, watch: &Watch, ended: &Receiver<()>) {
        let terminal = stderr().is_terminal();
        let pause = if terminal { IN_TERMINAL } else { IN_LOG };
        let mut shown = false;
        while ended.recv_timeout(pause) == Err(RecvTimeoutError::Timeout) {
            let done = (self.solved + watch.done() * states as f64) / self.wanted;
            let elapsed = self.started.elapsed();
            let left = elapsed.mul_f64((1.0 / done - 1.0).clamp(0.0, 1e6));
            let line = format!(
                "{cubes} cubes, pass {}: {:.1} % of all, {} so far, about {} left",
                watch.pass(),
                100.0 * done,
                time(elapsed),
                time(left),
            );
            shown = terminal;
            // Nobody is left to tell if this fails.
            let _ = if terminal { write!(stderr(), "\r\x1b[K{line}") } else { writeln!(stderr(), "{line}") };
        }
        if shown {
            let _ = write!(stderr(), "\r\x1b[K");
        }
    }

    /// How long it took up to now.
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}

/// A duration as people read it.
pub fn time(duration: Duration) -> String {
    let seconds = duration.as_secs();
    match seconds {
        0..10 => format!("{:.1} s", duration.as_secs_f64()),
        10..120 => format!("{seconds} s"),
        120..7200 => format!("{} min {:02} s", seconds / 60, seconds % 60),
        _ => format!("{} h {:02} min", seconds / 3600, seconds / 60 % 60),
    }
}
