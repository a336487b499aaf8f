//! Keys of a lesson: Right and Enter for the next step, Left for the previous one, Esc to leave.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{FocusedInput, InputFocus};
use bevy::prelude::*;

use super::{CurrentLesson, LessonCommand};
use crate::game::input::{Action, ActionPressed, InputSystems};
use crate::game::state::{MatchCommand, Menu, Screen, Step, StepBack};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            leave.run_if(on_message::<StepBack>).in_set(Step::Input).after(InputSystems::Act),
            step_without_focus.run_if(in_state(Menu::None)).in_set(InputSystems::Act),
        )
            .run_if(in_state(Screen::Lesson)),
    );
}

fn leave(mut commands: MessageWriter<MatchCommand>) {
    commands.write(MatchCommand::Leave);
}

/// Left and Right while a widget of the panel has the focus. Enter presses the focused button.
pub(super) fn step_by_arrows(
    mut event: On<FocusedInput<KeyboardInput>>,
    mut commands: MessageWriter<LessonCommand>,
) {
    if event.input.state != ButtonState::Pressed {
        return;
    }
    let command = match event.input.key_code {
        KeyCode::ArrowRight => LessonCommand::Next,
        KeyCode::ArrowLeft => LessonCommand::Previous,
        _ => return,
    };
    commands.write(command);
    event.propagate(false);
}

/// The keys while no widget has the focus. Until the task is done they belong to the board.
fn step_without_focus(
    mut acted: MessageReader<ActionPressed>,
    focus: Res<InputFocus>,
    widgets: Query<(), With<TabIndex>>,
    lesson: Res<CurrentLesson>,
    mut commands: MessageWriter<LessonCommand>,
) {
    let pressed: Vec<_> = acted.read().map(|acted| acted.action).collect();
    if !lesson.is_done() || focus.get().is_some_and(|focused| widgets.contains(focused)) {
        return;
    }
    let any = |wanted: &[Action]| pressed.iter().any(|action| wanted.contains(action));
    if any(&[Action::Right, Action::NextPly, Action::Choose, Action::Skip]) {
        commands.write(LessonCommand::Next);
    } else if any(&[Action::Left, Action::PreviousPly]) {
        commands.write(LessonCommand::Previous);
    }
}
