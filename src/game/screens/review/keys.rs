//! The keys of the review.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;

use super::steps::Wish;
use super::study::{Branch, Study};
use crate::game::theme::typing;
use crate::game::turn::Selection;
use crate::game::{Command, Menu, Screen, Step};

/// Adds the keys.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (read, step_back)
            .run_if(in_state(Screen::Review).and_then(in_state(Menu::None)))
            .run_if(resource_exists::<Study>)
            .run_if(not(typing))
            .in_set(Step::Input),
    );
}

/// Arrows, Home, End and Space step and play; N is the next mistake, A shows the values of the moves.
/// While the keyboard is among the buttons, arrows and Space are theirs.
pub(super) fn read(
    keys: Res<ButtonInput<KeyCode>>,
    focus: Res<InputFocus>,
    focus_visible: Res<InputFocusVisible>,
    study: Res<Study>,
    mut wishes: MessageWriter<Wish>,
) {
    let among_buttons = focus_visible.0 && focus.get().is_some();
    let stepping = [
        (KeyCode::ArrowLeft, Wish::Previous),
        (KeyCode::ArrowRight, Wish::Next),
        (KeyCode::Space, Wish::Run),
    ];
    let others = [
        (KeyCode::Home, Wish::First),
        (KeyCode::End, Wish::Last),
        (KeyCode::KeyN, Wish::NextMistake),
        (KeyCode::KeyA, Wish::Analyse(!study.analysing)),
    ];
    let heard = stepping.iter().filter(|_| !among_buttons).chain(&others);
    let controlled = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    wishes
        .write_batch(heard.filter(|(key, _)| keys.just_pressed(*key) && !controlled).map(|(_, wish)| *wish));
}

/// Esc goes back one step: a chosen cube, the side line, the review.
fn step_back(
    keys: Res<ButtonInput<KeyCode>>,
    study: Res<Study>,
    selection: Res<Selection>,
    mut wishes: MessageWriter<Wish>,
    mut commands: MessageWriter<Command>,
) {
    if !keys.just_pressed(KeyCode::Escape) {
        return;
    }
    if *selection != Selection::None {
        commands.write(Command::PutBack);
    } else if study.place().branch == Branch::Side {
        wishes.write(Wish::ToGameLine);
    } else {
        wishes.write(Wish::Back);
    }
}
