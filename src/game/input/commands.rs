//! Effects of the actions that do not move the cursor: match commands, menus, views.

use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;

use super::gather::Place;
use super::typed::TypedMove;
use super::{Action, ActionPressed, InputSystems};
use crate::game::language::Language;
use crate::game::settings::Settings;
use crate::game::state::{AtTable, LookBack, MatchCommand, Menu, MenuStack, Notice, Screen, StepBack};
use crate::game::table::camera::View;
use crate::game::turn::{CurrentMatch, Early, Selection};

/// Adds them.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            ask_match.run_if(in_state(AtTable)),
            look_back.run_if(in_state(Screen::Playing)),
            (choose_view, move_camera).run_if(in_state(AtTable)),
            step_back,
            open_menus,
            set_window,
        )
            .run_if(on_message::<ActionPressed>)
            .in_set(InputSystems::Act),
    );
}

/// What is asked of the match by a command.
fn ask_match(
    mut acted: MessageReader<ActionPressed>,
    place: Place,
    mut typed: ResMut<TypedMove>,
    mut asked: MessageWriter<MatchCommand>,
) {
    for ActionPressed { action, .. } in acted.read() {
        match action {
            Action::Undo => asked.write(MatchCommand::Undo),
            Action::Redo => asked.write(MatchCommand::Redo),
            Action::Hint => asked.write(MatchCommand::Hint),
            Action::Skip => asked.write(MatchCommand::SkipAnimation),
            Action::TypeMove if place.takes_moves() => {
                typed.begin();
                continue;
            }
            _ => continue,
        };
    }
}

/// Through the moves of a match that is played; a screen that only looks at one reads [`ActionPressed`] itself.
fn look_back(
    mut acted: MessageReader<ActionPressed>,
    current: Res<CurrentMatch>,
    look_back: Res<LookBack>,
    mut asked: MessageWriter<MatchCommand>,
) {
    let last = current.moves().len();
    let now = look_back.0.unwrap_or(last);
    for ActionPressed { action, .. } in acted.read() {
        let to = match action {
            Action::FirstPly => 0,
            Action::PreviousPly => now.saturating_sub(1),
            Action::NextPly => (now + 1).min(last),
            Action::LastPly => last,
            _ => continue,
        };
        asked.write(MatchCommand::LookAt(to));
    }
}

/// Goes back one step: out of a menu, or from a chosen cube; all else is the screen's.
fn step_back(
    mut acted: MessageReader<ActionPressed>,
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    (selection, early): (Res<Selection>, Res<Early>),
    below: Res<MenuStack>,
    mut next_menu: ResMut<NextState<Menu>>,
    mut asked: MessageWriter<MatchCommand>,
    mut steps: MessageWriter<StepBack>,
) {
    let (mut back, mut pause) = (false, false);
    for ActionPressed { action, .. } in acted.read() {
        back |= *action == Action::Back;
        pause |= *action == Action::Menu;
    }
    if !back && !pause {
        return;
    }
    if *menu.get() != Menu::None {
        next_menu.set(if pause { Menu::None } else { below.top() });
    } else if pause {
        match screen.get() {
            Screen::Playing => next_menu.set(Menu::Pause),
            // There is nothing to pause in a form.
            Screen::Setup => _ = steps.write(StepBack),
            _ => {}
        }
    } else if *selection != Selection::None || early.mv().is_some() {
        asked.write(MatchCommand::PutBack);
    } else {
        steps.write(StepBack);
    }
}

/// Opens the menus; the key of an open one closes it.
fn open_menus(
    mut acted: MessageReader<ActionPressed>,
    menu: Res<State<Menu>>,
    below: Res<MenuStack>,
    mut next_menu: ResMut<NextState<Menu>>,
) {
    for ActionPressed { action, .. } in acted.read() {
        let wanted = match action {
            Action::Rules => Menu::HowToPlay,
            Action::Keys => Menu::Keys,
            Action::Settings => Menu::Settings,
            _ => continue,
        };
        next_menu.set(if *menu.get() == wanted { below.top() } else { wanted });
    }
}

/// How far a key turns the camera, in radians, and how much nearer it brings it.
const TURN: f32 = 0.12;
const NEARER: f32 = 0.92;

/// Round the table and nearer to it, unless the camera is locked.
fn move_camera(mut acted: MessageReader<ActionPressed>, mut cameras: Query<&mut PanOrbitCamera>) {
    for ActionPressed { action, .. } in acted.read() {
        let (yaw, pitch, zoom) = match action {
            Action::CameraLeft => (-TURN, 0.0, 1.0),
            Action::CameraRight => (TURN, 0.0, 1.0),
            Action::CameraUp => (0.0, TURN, 1.0),
            Action::CameraDown => (0.0, -TURN, 1.0),
            Action::ZoomIn => (0.0, 0.0, NEARER),
            Action::ZoomOut => (0.0, 0.0, 1.0 / NEARER),
            _ => continue,
        };
        for mut orbit in cameras.iter_mut().filter(|orbit| orbit.enabled) {
            orbit.target_yaw += yaw;
            orbit.target_pitch += pitch;
            orbit.target_radius *= zoom;
            orbit.force_update = true;
        }
    }
}

/// The views; a locked camera is free again with the same key.
fn choose_view(
    mut acted: MessageReader<ActionPressed>,
    language: Res<Language>,
    mut view: ResMut<View>,
    mut settings: ResMut<Settings>,
    mut notices: MessageWriter<Notice>,
) {
    for ActionPressed { action, .. } in acted.read() {
        match action {
            Action::ThreeQuarterView => *view = View::ThreeQuarter,
            Action::SeatView => *view = View::Seat,
            Action::TopView => *view = View::Top,
            Action::ResetView => view.set_changed(),
            Action::LockCamera => {
                settings.camera_locked = !settings.camera_locked;
                let locked = settings.camera_locked;
                let id = if locked { "table-camera-locked" } else { "table-camera-free" };
                notices.write(Notice(language.say(id)));
            }
            _ => {}
        }
    }
}

fn set_window(
    mut acted: MessageReader<ActionPressed>,
    mut settings: ResMut<Settings>,
    mut asked: MessageWriter<MatchCommand>,
) {
    for ActionPressed { action, .. } in acted.read() {
        match action {
            Action::Fullscreen => settings.fullscreen = !settings.fullscreen,
            Action::Quit => {
                asked.write(MatchCommand::Quit);
            }
            _ => {}
        }
    }
}
