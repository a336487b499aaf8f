//! Waiting for conditions.

use std::thread::sleep;
use std::time::{Duration, Instant};

use pushflip::game::exchange::Reading;
use pushflip::game::state::Phase;

use super::Table;

/// The longest wait, in real time: machines that test are slow.
const PATIENCE: Duration = Duration::from_mins(4);
/// Between two frames in which the game only waits for what is done beside it.
const PAUSE: Duration = Duration::from_millis(2);

impl Table {
    /// Updates until something has come, and a little longer.
    pub fn wait_for(&mut self, what: &str, mut has_come: impl FnMut(&mut Self) -> bool) {
        let start = Instant::now();
        while !has_come(self) {
            let (moves, phase) = (self.moves(), self.phase());
            assert!(start.elapsed() < PATIENCE, "{what} does not come; played: {moves:?}, {phase:?}");
            self.updates(1);
            sleep(PAUSE);
        }
        self.updates(3);
    }

    /// Updates until what is to be opened or pasted has been read.
    pub fn finish_reading(&mut self) {
        self.updates(1);
        self.wait_for("what is read", |table| !table.resource::<Reading>().is_busy());
    }

    /// Updates until the match waits for a person or is over.
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
            assert!(start.elapsed() < PATIENCE, "nobody moves; played so far: {:?}", self.moves());
        }
    }
}
