//! An interactive lesson: a panel with text and tasks beside a board to play on.

mod advance;
mod keys;
mod panel;
mod pointers;
mod progress;
pub(in crate::game) mod texts;

use bevy::prelude::*;

use crate::game::state::{Menu, Phase, Screen, ShowMatch, Step};
use crate::game::turn::CurrentMatch;
use pushflip_core::session::Match;
use pushflip_core::session::lesson::{Course, Lesson};

pub use progress::LessonProgress;

/// Adds the lessons.
pub fn plugin(app: &mut App) {
    app.init_resource::<CurrentLesson>()
        .init_resource::<Before>()
        .add_message::<LessonCommand>()
        .add_systems(Update, walk.run_if(on_message::<LessonCommand>).in_set(Step::Input))
        .add_systems(OnEnter(Screen::Lesson), lay_out)
        .add_systems(OnTransition { exited: Screen::Lesson, entered: Screen::Title }, put_back)
        .add_plugins((progress::plugin, keys::plugin, panel::plugin, pointers::plugin, advance::plugin));
}

/// The lesson on the table.
#[derive(Resource, Clone, PartialEq, Deref, Debug)]
pub struct CurrentLesson(Course);

impl Default for CurrentLesson {
    fn default() -> Self {
        Self(Course::new(Lesson::Quixo))
    }
}

/// What lay on the table before the lessons.
#[derive(Resource, Default)]
struct Before(Option<Box<Match>>);

/// A way through the lessons, by button or key.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonCommand {
    /// To the first step of a lesson, from any screen.
    Begin(Lesson),
    /// To the next step, done or not.
    Next,
    /// To the step before.
    Previous,
    /// The step once more.
    Repeat,
}

fn walk(
    mut wishes: MessageReader<LessonCommand>,
    current: Res<CurrentMatch>,
    screen: Res<State<Screen>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    phase: Option<ResMut<NextState<Phase>>>,
    mut running: ResMut<CurrentLesson>,
    mut before: ResMut<Before>,
    mut achieved: ResMut<LessonProgress>,
    mut layouts: MessageWriter<ShowMatch>,
) {
    let Some(&wish) = wishes.read().last() else { return };
    let further = match wish {
        LessonCommand::Begin(lesson) => {
            NextState::set_if_neq(&mut menu, Menu::None);
            running.0 = Course::new(lesson);
            if *screen.get() != Screen::Lesson {
                before.0 = Some(Box::new(current.as_match().clone()));
                next_screen.set(Screen::Lesson);
                return;
            }
            true
        }
        LessonCommand::Next => !running.is_at_end() && running.0.forward(),
        LessonCommand::Previous => running.number() > 0 && running.0.back(),
        LessonCommand::Repeat => {
            running.0.again();
            true
        }
    };
    if !further {
        return;
    }
    if let Some(game) = running.game() {
        layouts.write(ShowMatch(Box::new(game)));
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
fn lay_out(running: Res<CurrentLesson>, mut layouts: MessageWriter<ShowMatch>) {
    layouts.write_batch(running.game().map(|game| ShowMatch(Box::new(game))));
}

/// The title shows again what it showed before.
fn put_back(mut before: ResMut<Before>, mut layouts: MessageWriter<ShowMatch>) {
    layouts.write_batch(before.0.take().map(ShowMatch));
}
