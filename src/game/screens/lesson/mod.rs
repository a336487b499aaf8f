//! An interactive lesson: a panel with text and tasks beside a board to play on.

mod advance;
mod keys;
mod panel;
mod pointers;
mod progress;
pub(in crate::game) mod texts;

use bevy::prelude::*;

use crate::game::settings::{Draft, Settings};
use crate::game::state::{Menu, Notice, Phase, Screen, ShowMatch, StartMatch, Step};
use pushflip_core::language::msg;
use pushflip_core::session::Match;
use pushflip_core::session::lesson::{Course, Lesson};
use pushflip_core::session::statistics::Achievement;

pub use progress::LessonProgress;

pub fn plugin(app: &mut App) {
    app.insert_resource(CurrentLesson(Course::new(Lesson::Quixo)))
        .add_message::<LessonCommand>()
        .add_systems(Update, run_commands.run_if(on_message::<LessonCommand>).in_set(Step::Input))
        .add_systems(OnEnter(Screen::Lesson), show_board)
        .add_plugins((progress::plugin, keys::plugin, panel::plugin, pointers::plugin, advance::plugin));
}

#[derive(Resource, Clone, PartialEq, Deref, Debug)]
pub struct CurrentLesson(Course);

impl CurrentLesson {
    /// Whether a lesson was left after its first step and before its end. It continues at that step.
    pub fn is_unfinished(&self, lesson: Lesson) -> bool {
        self.lesson() == lesson && self.number() > 0 && !self.is_at_end()
    }
}

#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonCommand {
    /// Begins a lesson, from any screen, or continues an unfinished one.
    Begin(Lesson),
    /// Goes to the next step, whether or not the current one is done.
    Next,
    Previous,
    Repeat,
    /// Starts the first match after a lesson, against the lowest level.
    FirstGame(Lesson),
}

fn run_commands(
    mut commands: MessageReader<LessonCommand>,
    screen: Res<State<Screen>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    phase: Option<ResMut<NextState<Phase>>>,
    mut lesson: ResMut<CurrentLesson>,
    (mut progress, mut settings): (ResMut<LessonProgress>, ResMut<Settings>),
    (mut shown, mut starts): (MessageWriter<ShowMatch>, MessageWriter<StartMatch>),
    mut notices: MessageWriter<Notice>,
) {
    let Some(&command) = commands.read().last() else { return };
    let moved = match command {
        LessonCommand::Begin(chosen) => {
            NextState::set_if_neq(&mut menu, Menu::None);
            let is_elsewhere = *screen.get() != Screen::Lesson;
            if is_elsewhere && lesson.is_unfinished(chosen) {
                lesson.0.again();
            } else {
                lesson.0 = Course::new(chosen);
            }
            if is_elsewhere {
                next_screen.set(Screen::Lesson);
                return;
            }
            true
        }
        LessonCommand::Next => !lesson.is_at_end() && lesson.0.forward(),
        LessonCommand::Previous => lesson.number() > 0 && lesson.0.back(),
        LessonCommand::Repeat => {
            lesson.0.again();
            true
        }
        LessonCommand::FirstGame(learned) => {
            let setup = learned.first_game();
            settings.last_setup = Some(Draft::of(&setup));
            starts.write(StartMatch(Box::new(Match::new(setup))));
            return;
        }
    };
    if !moved {
        return;
    }
    if let Some(game) = lesson.game() {
        shown.write(ShowMatch(Box::new(game)));
        return;
    }
    let completed = lesson.lesson();
    if !progress.has(completed) {
        if progress.is_empty() {
            let name = Achievement::FirstLesson.name();
            notices.write(Notice(msg::AchievementsNew { name }.into()));
        }
        progress.finish(completed);
    }
    // At the end of a lesson no moves are played; this also cancels a search of the computer.
    if let Some(mut phase) = phase {
        phase.set(Phase::Over);
    }
}

/// Shows the board of the step. This happens only after the match screen has ended, because the match on the board is
/// saved when it ends.
fn show_board(lesson: Res<CurrentLesson>, mut shown: MessageWriter<ShowMatch>) {
    shown.write_batch(lesson.game().map(|game| ShowMatch(Box::new(game))));
}
