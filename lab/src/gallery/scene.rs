//! A gallery scene: the steps to a screen, and the conditions to wait for.

use std::thread;
use std::time::{Duration, Instant};

use bevy::input_focus::InputFocusVisible;
use bevy::prelude::*;

use super::friend::Friends;
use pushflip::game::online::Online;
use pushflip::game::settings::Settings;
use pushflip::game::state::{Menu, Screen};

/// Frames until a screen is complete: state transition, layout and camera movement.
const FRAMES: usize = 7;
/// Maximum time and interval of waiting for a condition that does not depend on frames.
const WAIT_TIME: Duration = Duration::from_mins(2);
const WAIT_STEP: Duration = Duration::from_millis(20);
/// Maximum time of waiting for a condition that some machines never meet.
const OPTIONAL_WAIT_TIME: Duration = Duration::from_secs(4);

/// The application in which scenes run.
pub trait Stage {
    /// The world of the application.
    fn world(&mut self) -> &mut World;

    /// Runs a number of frames.
    ///
    /// # Errors
    /// The error of the graphics driver.
    fn pass(&mut self, frames: usize) -> Result<(), String>;
}

/// A step of a scene.
pub(super) enum Step {
    /// Runs an action.
    Do(Box<dyn Fn(&mut World)>),
    /// Waits for a condition.
    Until(fn(&mut World) -> bool),
    /// Waits for a condition that some machines never meet.
    UntilOptional(fn(&mut World) -> bool),
}

/// A screen, and the steps to it from the title screen.
pub struct Scene {
    /// The name of the screen, used in file names.
    pub name: &'static str,
    pub(super) steps: Vec<Step>,
    /// Whether the screen shows a message that appears only once, so that every language needs a new run.
    pub is_fleeting: bool,
    /// Whether the steps take more than a minute.
    pub is_slow: bool,
}

impl Scene {
    pub(super) fn new(name: &'static str, steps: Vec<Step>) -> Self {
        Self { name, steps, is_fleeting: false, is_slow: false }
    }

    pub(super) fn fleeting(self) -> Self {
        Self { is_fleeting: true, ..self }
    }

    pub(super) fn slow(self) -> Self {
        Self { is_slow: true, ..self }
    }

    /// Goes to the title screen and runs the steps from there.
    ///
    /// # Errors
    /// A sentence if a condition is not met in time, or the error of the stage.
    pub fn enter(&self, stage: &mut impl Stage) -> Result<(), String> {
        leave(stage)?;
        for (number, step) in self.steps.iter().enumerate() {
            match step {
                Step::Do(act) => {
                    act(stage.world());
                    Friends::serve(stage.world());
                    stage.pass(FRAMES)?;
                }
                Step::Until(has_come) => {
                    if !wait(stage, WAIT_TIME, *has_come)? {
                        return Err(format!("{}: step {number} takes longer than {WAIT_TIME:?}", self.name));
                    }
                }
                Step::UntilOptional(has_come) => _ = wait(stage, OPTIONAL_WAIT_TIME, *has_come)?,
            }
        }
        stage.pass(FRAMES)
    }
}

/// Returns to the title screen, closes all menus and removes the remote players.
///
/// # Errors
/// The error of the stage.
pub fn leave(stage: &mut impl Stage) -> Result<(), String> {
    let world = stage.world();
    Friends::clear(world);
    world.resource_mut::<Online>().leave();
    let usual = Settings::default();
    let mut settings = world.resource_mut::<Settings>();
    (settings.reach, settings.name) = (usual.reach, usual.name);
    world.resource_mut::<InputFocusVisible>().0 = false;
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Menu>>(), Menu::None);
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), Screen::Title);
    stage.pass(3)
}

/// Whether a condition is met within a time.
fn wait(stage: &mut impl Stage, time: Duration, has_come: fn(&mut World) -> bool) -> Result<bool, String> {
    let begin = Instant::now();
    loop {
        Friends::serve(stage.world());
        if has_come(stage.world()) {
            return Ok(true);
        }
        if begin.elapsed() > time {
            return Ok(false);
        }
        thread::sleep(WAIT_STEP);
        stage.pass(1)?;
    }
}
