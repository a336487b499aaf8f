//! Waiting for conditions.

use std::thread::sleep;
use std::time::{Duration, Instant};

use pushflip::game::exchange::PendingImport;
use pushflip::game::state::Phase;

use super::TestApp;

/// The maximum wait, in real time, for slow test machines.
const TIMEOUT: Duration = Duration::from_mins(4);
/// The pause between two frames while the game waits for a background job.
const PAUSE: Duration = Duration::from_millis(2);

impl TestApp {
    /// Runs frames until a condition holds, and three more.
    pub fn wait_for(&mut self, what: &str, mut condition: impl FnMut(&mut Self) -> bool) {
        let start = Instant::now();
        while !condition(self) {
            let (moves, phase) = (self.moves(), self.phase());
            assert!(start.elapsed() < TIMEOUT, "waiting for {what}; played: {moves:?}, {phase:?}");
            self.updates(1);
            sleep(PAUSE);
        }
        self.updates(3);
    }

    /// Runs frames until a file or a pasted text has been read.
    pub fn finish_reading(&mut self) {
        self.updates(1);
        self.wait_for("the end of reading", |app| !app.resource::<PendingImport>().is_busy());
    }

    /// Runs frames until the match waits for a person or is over.
    pub fn settle(&mut self) {
        let mut start = Instant::now();
        let mut plies = self.game().moves().len();
        loop {
            self.updates(2);
            if self.game().moves().len() != plies {
                (start, plies) = (Instant::now(), self.game().moves().len());
            }
            match self.phase() {
                Some(Phase::Choosing | Phase::Over) | None => return,
                Some(Phase::Thinking | Phase::Waiting) => sleep(PAUSE),
                Some(Phase::Animating) => {}
            }
            assert!(start.elapsed() < TIMEOUT, "no move; played so far: {:?}", self.moves());
        }
    }
}
