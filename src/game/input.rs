//! Keys. Each has one meaning; the table below is the whole of it.

use bevy::prelude::*;

use super::menus::Below;
use super::settings::Settings;
use super::table::camera::View;
use super::theme::typing;
use super::turn::Selection;
use super::{Command, LookBack, Menu, Notice, Phase, Screen, Step};

/// Adds the keys.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            (
                undo.run_if(control_and(KeyCode::KeyZ)),
                send(Command::Hint).run_if(pressed(KeyCode::KeyH)),
                send(Command::SkipAnimation)
                    .run_if(pressed(KeyCode::Space))
                    .run_if(in_state(Phase::Animating)),
                turn_camera,
            )
                .run_if(in_state(Screen::Playing))
                .run_if(in_state(Menu::None)),
            step_back.run_if(pressed(KeyCode::Escape)),
            toggle_fullscreen.run_if(pressed(KeyCode::F11)),
            quit.run_if(control_and(KeyCode::KeyQ)),
        )
            .run_if(not(typing))
            .in_set(Step::Input),
    );
}

fn pressed(key: KeyCode) -> impl Fn(Res<ButtonInput<KeyCode>>) -> bool + Clone {
    move |keys| keys.just_pressed(key) && !control(&keys)
}

fn control_and(key: KeyCode) -> impl Fn(Res<ButtonInput<KeyCode>>) -> bool + Clone {
    move |keys| keys.just_pressed(key) && control(&keys)
}

fn control(keys: &ButtonInput<KeyCode>) -> bool {
    keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight])
}

fn send(command: Command) -> impl Fn(MessageWriter<Command>) + Clone {
    move |mut commands| {
        commands.write(command);
    }
}

/// Ctrl+Z takes back, Ctrl+Shift+Z plays again.
fn undo(keys: Res<ButtonInput<KeyCode>>, mut commands: MessageWriter<Command>) {
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    commands.write(if shift { Command::Redo } else { Command::Undo });
}

/// Esc goes back one step: out of a menu, a look back, a chosen cube; then it pauses.
fn step_back(
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    look_back: Res<LookBack>,
    selection: Res<Selection>,
    below: Res<Below>,
    mut next_menu: ResMut<NextState<Menu>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut commands: MessageWriter<Command>,
) {
    if *menu.get() != Menu::None {
        next_menu.set(below.0);
    } else if *screen.get() == Screen::Setup {
        next_screen.set(Screen::Title);
    } else if *screen.get() == Screen::Playing {
        if look_back.0.is_some() {
            commands.write(Command::LookAt(usize::MAX));
        } else if *selection != Selection::None {
            commands.write(Command::PutBack);
        } else {
            next_menu.set(Menu::Pause);
        }
    }
}

/// 1, 2 and 3 are the views; `=` goes back to the one that was chosen last; L locks the camera.
fn turn_camera(
    keys: Res<ButtonInput<KeyCode>>,
    mut view: ResMut<View>,
    mut settings: ResMut<Settings>,
    mut notice: ResMut<Notice>,
) {
    let views =
        [(KeyCode::Digit1, View::ThreeQuarter), (KeyCode::Digit2, View::Seat), (KeyCode::Digit3, View::Top)];
    for (key, wanted) in views {
        if keys.just_pressed(key) {
            *view = wanted;
        }
    }
    if keys.just_pressed(KeyCode::Equal) {
        view.set_changed();
    }
    if keys.just_pressed(KeyCode::KeyL) {
        settings.camera_locked = !settings.camera_locked;
        let now = if settings.camera_locked { "locked" } else { "free" };
        notice.0 = format!("The camera is {now}");
    }
}

fn toggle_fullscreen(mut settings: ResMut<Settings>) {
    settings.fullscreen = !settings.fullscreen;
}

/// Leaves the program from any screen.
fn quit(mut exit: MessageWriter<AppExit>) {
    exit.write(AppExit::Success);
}
