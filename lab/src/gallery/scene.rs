//! A gallery scene: the steps to a screen, and the conditions to wait for.

use std::thread;
use std::time::{Duration, Instant};

use bevy::input_focus::InputFocusVisible;
use bevy::prelude::*;

use super::friend::Friends;
use pushflip::game::online::Online;
use pushflip::game::settings::Settings;
use pushflip::game::state::{Menu, Screen};

/// Frames until a screen stands: states change, what they spawn is laid out, the camera arrives.
const FRAMES: usize = 7;
/// What happens beside the frames is waited for, so long at most and looked for so often.
const WAIT_TIME: Duration = Duration::from_mins(2);
const WAIT_STEP: Duration = Duration::from_millis(20);
/// What some machines do not bring at all is waited for so long.
const HOPE_TIME: Duration = Duration::from_secs(4);

/// Where scenes are played: a game whose frames somebody lets pass.
pub trait Stage {
    /// What the game holds.
    fn world(&mut self) -> &mut World;

    /// Lets so many frames pass.
    ///
    /// # Errors
    /// What the graphics driver says.
    fn pass(&mut self, frames: usize) -> Result<(), String>;
}

/// A part of the way to a screen.
pub(super) enum Leg {
    /// Something is done.
    Do(Box<dyn Fn(&mut World)>),
    /// Until something has come.
    Until(fn(&mut World) -> bool),
    /// Until something has come that not every machine can bring.
    Hope(fn(&mut World) -> bool),
}

/// A screen, and the way to it from the title.
pub struct Scene {
    /// What it is called.
    pub name: &'static str,
    pub(super) way: Vec<Leg>,
    /// Whether what shows is said once, and so not again in another language.
    pub is_fleeting: bool,
    /// Whether the way to it takes more than a minute.
    pub is_slow: bool,
}

impl Scene {
    pub(super) fn new(name: &'static str, way: Vec<Leg>) -> Self {
        Self { name, way, is_fleeting: false, is_slow: false }
    }

    pub(super) fn fleeting(self) -> Self {
        Self { is_fleeting: true, ..self }
    }

    pub(super) fn slow(self) -> Self {
        Self { is_slow: true, ..self }
    }

    /// Goes to the title and from there to the screen.
    ///
    /// # Errors
    /// A sentence if something does not come, or what the stage says.
    pub fn enter(&self, stage: &mut impl Stage) -> Result<(), String> {
        leave(stage)?;
        for (number, leg) in self.way.iter().enumerate() {
            match leg {
                Leg::Do(act) => {
                    act(stage.world());
                    Friends::serve(stage.world());
                    stage.pass(FRAMES)?;
                }
                Leg::Until(has_come) => {
                    if !wait(stage, WAIT_TIME, *has_come)? {
                        return Err(format!("{}: step {number} takes longer than {WAIT_TIME:?}", self.name));
                    }
                }
                Leg::Hope(has_come) => _ = wait(stage, HOPE_TIME, *has_come)?,
            }
        }
        stage.pass(FRAMES)
    }
}

/// Back to the title, nothing over it, nobody far away.
///
/// # Errors
/// What the stage says.
pub fn leave(stage: &mut impl Stage) -> Result<(), String> {
    let world = stage.world();
    Friends::part(world);
    world.resource_mut::<Online>().leave();
    let usual = Settings::default();
    let mut settings = world.resource_mut::<Settings>();
    (settings.reach, settings.name) = (usual.reach, usual.name);
    world.resource_mut::<InputFocusVisible>().0 = false;
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Menu>>(), Menu::None);
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), Screen::Title);
    stage.pass(3)
}

/// Whether something comes in time.
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
