//! Effects of all actions except cursor and focus movement: match commands, menus, views.

use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;

use super::dispatch::InputContext;
use super::typed_move::TypedMove;
use super::{Action, ActionPressed, InputSystems};
use crate::game::scene::camera::View;
use crate::game::settings::Settings;
use crate::game::state::{BoardScreen, MatchCommand, Menu, MenuStack, Notice, Screen, StepBack, ViewedPly};
use crate::game::turn::{CurrentMatch, Premove, Selection};
use pushflip_core::language::msg;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            apply,
            step_through.run_if(in_state(Screen::Playing)),
            move_camera.run_if(in_state(BoardScreen)),
            step_back,
        )
            .run_if(on_message::<ActionPressed>)
            .in_set(InputSystems::Act),
    );
}

/// Applies the actions of a single step. Those of the board are dispatched only while it is in front.
fn apply(
    mut actions: MessageReader<ActionPressed>,
    context: InputContext,
    (menu, stack): (Res<State<Menu>>, Res<MenuStack>),
    mut typed: ResMut<TypedMove>,
    mut view: ResMut<View>,
    mut settings: ResMut<Settings>,
    mut next_menu: ResMut<NextState<Menu>>,
    mut match_commands: MessageWriter<MatchCommand>,
    mut notices: MessageWriter<Notice>,
) {
    // The key of an open menu closes it.
    let opened = |wanted: Menu| if *menu.get() == wanted { stack.top() } else { wanted };
    for ActionPressed { action, .. } in actions.read() {
        match action {
            Action::Undo => _ = match_commands.write(MatchCommand::Undo),
            Action::Redo => _ = match_commands.write(MatchCommand::Redo),
            Action::Hint => _ = match_commands.write(MatchCommand::Hint),
            Action::Skip => _ = match_commands.write(MatchCommand::SkipAnimation),
            Action::Quit => _ = match_commands.write(MatchCommand::Quit),
            Action::TypeMove if context.accepts_moves() => typed.begin(),
            Action::Rules => next_menu.set(opened(Menu::HowToPlay)),
            Action::Keys => next_menu.set(opened(Menu::Keys)),
            Action::Settings => next_menu.set(opened(Menu::Settings)),
            Action::ThreeQuarterView => *view = View::ThreeQuarter,
            Action::SeatView => *view = View::Seat,
            Action::TopView => *view = View::Top,
            Action::ResetView => view.set_changed(),
            Action::LockCamera => {
                settings.camera_locked = !settings.camera_locked;
                let locked = settings.camera_locked;
                notices.write(Notice(if locked { msg::TABLE_CAMERA_LOCKED } else { msg::TABLE_CAMERA_FREE }));
            }
            Action::Fullscreen => settings.fullscreen = !settings.fullscreen,
            _ => {}
        }
    }
}

/// Browses the moves of the current match. Screens that only show a match read [`ActionPressed`] themselves.
fn step_through(
    mut actions: MessageReader<ActionPressed>,
    current: Res<CurrentMatch>,
    viewed_ply: Res<ViewedPly>,
    mut match_commands: MessageWriter<MatchCommand>,
) {
    let last = current.moves().len();
    let now = current.viewed_plies(*viewed_ply);
    let steps = actions.read().filter_map(|pressed| pressed.action.stepped(now, last));
    match_commands.write_batch(steps.map(MatchCommand::ViewPly));
}

/// Goes back one step: closes a menu or cancels the selection, else leaves the step to the screen.
fn step_back(
    mut actions: MessageReader<ActionPressed>,
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    (selection, premove): (Res<Selection>, Res<Premove>),
    stack: Res<MenuStack>,
    mut next_menu: ResMut<NextState<Menu>>,
    mut match_commands: MessageWriter<MatchCommand>,
    mut steps: MessageWriter<StepBack>,
) {
    let (mut back, mut pause) = (false, false);
    for ActionPressed { action, .. } in actions.read() {
        back |= *action == Action::Back;
        pause |= *action == Action::Menu;
    }
    if !back && !pause {
        return;
    }
    if *menu.get() != Menu::None {
        next_menu.set(if pause { Menu::None } else { stack.top() });
    } else if pause {
        match screen.get() {
            Screen::Playing | Screen::Review => next_menu.set(Menu::Pause),
            // The setup form has no pause menu.
            Screen::Setup => _ = steps.write(StepBack),
            _ => {}
        }
    } else if *selection != Selection::None || premove.mv().is_some() {
        match_commands.write(MatchCommand::Deselect);
    } else {
        steps.write(StepBack);
    }
}

/// Rotation of the camera per key press, in radians, panning relative to its distance, and zoom factor.
const ROTATION: f32 = 0.12;
const PAN: f32 = 0.04;
const ZOOM: f32 = 0.92;

/// Orbits, pans and zooms the camera, unless it is locked.
fn move_camera(mut actions: MessageReader<ActionPressed>, mut cameras: Query<&mut PanOrbitCamera>) {
    for ActionPressed { action, .. } in actions.read() {
        let (mut turn, mut pan, mut zoom) = (Vec2::ZERO, Vec3::ZERO, 1.0);
        match action {
            Action::CameraLeft => turn.x = -ROTATION,
            Action::CameraRight => turn.x = ROTATION,
            Action::CameraUp => turn.y = ROTATION,
            Action::CameraDown => turn.y = -ROTATION,
            Action::PanLeft => pan.x = -PAN,
            Action::PanRight => pan.x = PAN,
            Action::PanUp => pan.y = PAN,
            Action::PanDown => pan.y = -PAN,
            Action::ZoomIn => zoom = ZOOM,
            Action::ZoomOut => zoom = 1.0 / ZOOM,
            _ => continue,
        }
        for mut orbit in cameras.iter_mut().filter(|orbit| orbit.enabled) {
            let rotation = Quat::from_euler(EulerRot::YXZ, orbit.target_yaw, -orbit.target_pitch, 0.0);
            let moved = rotation * pan * orbit.target_radius;
            orbit.target_focus += moved;
            orbit.target_yaw += turn.x;
            orbit.target_pitch += turn.y;
            orbit.target_radius *= zoom;
            orbit.force_update = true;
        }
    }
}
