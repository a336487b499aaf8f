//! The keys of a lesson: Right and Enter go on, Left goes back, Esc leaves.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{FocusedInput, InputFocus};
use bevy::prelude::*;

use super::{Running, Walk};
use crate::game::turn::Selection;
use crate::game::{Command, Menu, Screen, Step};

/// Adds the keys.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (leave, go_without_focus)
            .in_set(Step::Input)
            .run_if(in_state(Screen::Lesson))
            .run_if(in_state(Menu::None)),
    );
}

/// Esc puts a chosen cube back, or leaves.
fn leave(keys: Res<ButtonInput<KeyCode>>, selection: Res<Selection>, mut commands: MessageWriter<Command>) {
    if keys.just_pressed(KeyCode::Escape) {
        commands.write(if *selection == Selection::None { Command::Leave } else { Command::PutBack });
    }
}

/// While a widget of the panel has the focus, Left and Right are steps; Enter presses the button.
pub(super) fn step_by_arrows(mut event: On<FocusedInput<KeyboardInput>>, mut walks: MessageWriter<Walk>) {
    if event.input.state != ButtonState::Pressed {
        return;
    }
    let wish = match event.input.key_code {
        KeyCode::ArrowRight => Walk::Forward,
        KeyCode::ArrowLeft => Walk::Back,
        _ => return,
    };
    walks.write(wish);
    event.propagate(false);
}

/// Without a focus the keys belong to the board as long as it waits for a move.
fn go_without_focus(
    keys: Res<ButtonInput<KeyCode>>,
    focus: Res<InputFocus>,
    widgets: Query<(), With<TabIndex>>,
    running: Res<Running>,
    mut walks: MessageWriter<Walk>,
) {
    if !running.is_done() || focus.get().is_some_and(|focused| widgets.contains(focused)) {
        return;
    }
    if keys.any_just_pressed([KeyCode::ArrowRight, KeyCode::Enter, KeyCode::NumpadEnter]) {
        walks.write(Walk::Forward);
    } else if keys.just_pressed(KeyCode::ArrowLeft) {
        walks.write(Walk::Back);
    }
}
