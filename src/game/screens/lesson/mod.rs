//! An interactive lesson: a panel with text and tasks beside a board to play on.

mod achieved;
mod keys;
mod panel;
mod pointers;
mod steer;
pub(in crate::game) mod text;

use bevy::prelude::*;

use crate::game::state::{LayOut, Menu, Phase, Screen, Step};
use crate::game::turn::CurrentMatch;
use pushflip_core::session::Match;
use pushflip_core::session::lesson::{Course, Lesson};

pub use achieved::Achieved;

/// Adds the lessons.
pub fn plugin(app: &mut App) {
    app.init_resource::<Running>()
        .init_resource::<Before>()
        .add_message::<Walk>()
        .add_systems(Update, walk.run_if(on_message::<Walk>).in_set(Step::Input))
        .add_systems(OnEnter(Screen::Lesson), lay_out)
        .add_systems(OnTransition { exited: Screen::Lesson, entered: Screen::Title }, put_back)
        .add_plugins((achieved::plugin, keys::plugin, panel::plugin, pointers::plugin, steer::plugin));
}

/// The lesson on the table.
#[derive(Resource, Clone, PartialEq, Deref, Debug)]
pub struct Running(Course);

impl Default for Running {
    fn default() -> Self {
        Self(Course::new(Lesson::Quixo))
    }
}

/// What lay on the table before the lessons.
#[derive(Resource, Default)]
struct Before(Option<Box<Match>>);

/// A way through the lessons, by button or key.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Walk {
    /// To the first step of a lesson, from any screen.
    Begin(Lesson),
    /// To the next step, done or not.
    Forward,
    /// To the step before.
    Back,
    /// The step once more.
    Again,
}

fn walk(
    mut wishes: MessageReader<Walk>,
    current: Res<CurrentMatch>,
    screen: Res<State<Screen>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    phase: Option<ResMut<NextState<Phase>>>,
    mut running: ResMut<Running>,
    mut before: ResMut<Before>,
    mut achieved: ResMut<Achieved>,
    mut layouts: MessageWriter<LayOut>,
) {
    let Some(&wish) = wishes.read().last() else { return };
    let further = match wish {
        Walk::Begin(lesson) => {
            NextState::set_if_neq(&mut menu, Menu::None);
            running.0 = Course::new(lesson);
            if *screen.get() != Screen::Lesson {
                before.0 = Some(Box::new((**current).clone()));
                next_screen.set(Screen::Lesson);
                return;
            }
            true
        }
        Walk::Forward => !running.is_at_end() && running.0.forward(),
        Walk::Back => running.number() > 0 && running.0.back(),
        Walk::Again => {
            running.0.again();
            true
        }
    };
    if !further {
        return;
    }
    if let Some(game) = running.game() {
        layouts.write(LayOut(Box::new(game)));
        return;
    }
    let lesson = running.lesson();
    if !achieved.has(lesson) {
        achieved.finish(lesson);
    }
    // At the end nobody moves; a computer that thinks may stop.
    if let Some(mut phase) = phase {
        phase.set(Phase::Over);
    }
}

/// Not before the match has left the table: what lies there while it is played is saved as the match.
fn lay_out(running: Res<Running>, mut layouts: MessageWriter<LayOut>) {
    layouts.write_batch(running.game().map(|game| LayOut(Box::new(game))));
}

/// The title shows again what it showed before.
fn put_back(mut before: ResMut<Before>, mut layouts: MessageWriter<LayOut>) {
    layouts.write_batch(before.0.take().map(LayOut));
}
