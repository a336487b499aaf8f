//! Waiting for conditions.

use std::thread::sleep;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use pushflip::game::exchange::PendingImport;
use pushflip::game::settings::Settings;
use pushflip::game::state::Phase;

use super::TestApp;

/// The maximum wait, in real time, for slow test machines.
const TIMEOUT: Duration = Duration::from_mins(4);
/// The pause between two frames while the game waits for a background job.
const PAUSE: Duration = Duration::from_millis(2);
/// The pause between two frames while a computer thinks, as a share of the time it has already thought. Frames take
/// the processor from the search.
const THINKING_SHARE: u32 = 8;
/// The longest of these pauses.
const MAX_PAUSE: Duration = Duration::from_millis(50);
/// The number of frames without pauses: most conditions need only some frames.
const QUICK_FRAMES: usize = 8;
/// The maximum number of frames until the game is at rest: a minute of game time.
const MAX_FRAMES: usize = 600;

impl TestApp {
    /// Runs frames until a condition holds, and three more, in which the layout follows.
    pub fn wait_for(&mut self, what: &str, mut condition: impl FnMut(&mut Self) -> bool) {
        let (start, mut frames) = (Instant::now(), 0);
        while !condition(self) {
            assert!(start.elapsed() < TIMEOUT, "waiting for {what}; {}", self.summary());
            self.frames(1);
            frames += 1;
            if frames > QUICK_FRAMES {
                sleep(PAUSE);
            }
        }
        self.frames(3);
    }

    pub fn until<S: States>(&mut self, state: S) {
        self.wait_for(&format!("{state:?}"), |app| app.is_in(&state));
    }

    pub fn is_in<S: States>(&self, state: &S) -> bool {
        self.bevy.world().get_resource::<State<S>>().is_some_and(|now| now.get() == state)
    }

    /// Waits for a widget or an entity of the scene.
    pub fn until_named(&mut self, name: &str) {
        self.wait_for(name, |app| app.named(name).is_some());
    }

    /// Runs frames until the game requests no more of them: animations have ended, and the layout is complete. Clocks
    /// and background jobs go on.
    pub fn rest(&mut self) {
        // A message can be read in the second frame.
        self.frames(2);
        let mut frames = 0;
        while self.resource::<WinitSettings>().focused_mode == UpdateMode::Continuous {
            assert!(frames < MAX_FRAMES, "not at rest after {frames} frames; {}", self.summary());
            self.frames(1);
            frames += 1;
        }
    }

    pub fn perform<M: Message>(&mut self, message: M) {
        self.send(message);
        self.rest();
    }

    pub fn set(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.settings());
        self.rest();
    }

    /// Runs frames until a file or a pasted text has been read and the result is shown.
    pub fn finish_reading(&mut self) {
        self.frames(1);
        self.wait_for("the end of reading", |app| !app.resource::<PendingImport>().is_busy());
        self.rest();
    }

    /// Runs frames until the match waits for a person or is over.
    pub fn settle(&mut self) {
        let mut start = Instant::now();
        let mut plies = self.game().moves().len();
        loop {
            self.frames(2);
            if self.game().moves().len() != plies {
                (start, plies) = (Instant::now(), self.game().moves().len());
            }
            match self.phase() {
                Some(Phase::Choosing | Phase::Over) | None => return,
                Some(Phase::Thinking) => sleep((start.elapsed() / THINKING_SHARE).clamp(PAUSE, MAX_PAUSE)),
                Some(Phase::Waiting) => sleep(PAUSE),
                Some(Phase::Animating) => {}
            }
            assert!(start.elapsed() < TIMEOUT, "no move; {}", self.summary());
        }
    }

    fn summary(&self) -> String {
        format!("{:?}, {:?}, {:?}; played: {:?}", self.screen(), self.menu(), self.phase(), self.moves())
    }
}
