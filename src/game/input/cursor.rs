//! The keyboard cursor on the board, which is one tab stop and is moved by arrow keys. It selects through the
//! same code as the pointer.

use std::f32::consts::FRAC_PI_2;

use bevy::a11y::AccessibilityNode;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::tab_navigation::{TabGroup, TabIndex};
use bevy::input_focus::{FocusCause, FocusedInput, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;

use super::Action;
use super::spots::{self, Spot, aim, first, spots};
use crate::game::scene::quixo;
use crate::game::state::{BoardScreen, MatchCommand, Phase, Step};
use crate::game::turn::{Chooser, Hovered, MoveInput, Selection, Target};
use pushflip_core::session::AnyCell;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cursor>()
        .add_systems(OnEnter(BoardScreen), spawn_tab_stop)
        .add_systems(OnExit(BoardScreen), |mut cursor: ResMut<Cursor>| *cursor = Cursor::default())
        .add_systems(Update, (keep_on_board, hover).chain().after(Step::Turn).before(Step::Table));
}

/// The tab stop of the board. It has the focus while the cursor is shown.
#[derive(Component, Clone, Copy, Debug)]
pub struct BoardStop;

#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Cursor {
    /// The current spot, even while the cursor is hidden.
    at: Option<Spot>,
    /// The position at which the movement along the current row or column started.
    lane: Vec3,
    horizontal: bool,
    /// Whether it is visible: only after a key was used.
    shown: bool,
}

impl Cursor {
    /// The current spot, while the cursor is visible.
    pub fn shown(&self) -> Option<Spot> {
        self.at.filter(|_| self.shown)
    }
}

fn spawn_tab_stop(mut commands: Commands) {
    commands.spawn((
        Name::new("Board region"),
        DespawnOnExit(BoardScreen),
        TabGroup::new(-2),
        children![(
            Name::new("Board stop"),
            BoardStop,
            TabIndex(0),
            AccessibilityNode(accesskit::Node::new(accesskit::Role::Group)),
            bevy::ui_widgets::observe(keep_keys),
        )],
    ));
}

/// Stops keys from moving the focus: arrow keys move the cursor here.
fn keep_keys(mut event: On<FocusedInput<KeyboardInput>>) {
    if event.input.key_code != KeyCode::Tab {
        event.propagate(false);
    }
}

/// Parameters for moving the cursor and selecting.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct CursorControl<'w, 's> {
    cursor: ResMut<'w, Cursor>,
    stops: Query<'w, 's, Entity, With<BoardStop>>,
    cameras: Query<'w, 's, &'static PanOrbitCamera>,
    move_input: MoveInput<'w>,
    match_commands: MessageWriter<'w, MatchCommand>,
}

impl CursorControl<'_, '_> {
    /// Performs an action on the board. The first action only shows the cursor.
    pub(super) fn act(&mut self, action: Action, focus: &mut InputFocus, visible: &mut InputFocusVisible) {
        let Some(stop) = self.stops.iter().next() else { return };
        if focus.get() != Some(stop) || !visible.0 {
            focus.set(stop, FocusCause::Navigated);
            visible.0 = true;
            return;
        }
        match action {
            Action::Up => self.step(Vec3::NEG_Z, false),
            Action::Down => self.step(Vec3::Z, false),
            Action::Left => self.step(Vec3::NEG_X, true),
            Action::Right => self.step(Vec3::X, true),
            // Like a press of the pointer.
            Action::Choose if self.move_input.is_animating() => {
                self.match_commands.write(MatchCommand::SkipAnimation);
            }
            Action::Choose => {
                let target = self.cursor.at.map(|spot| spot.target);
                self.move_input.choose(target);
            }
            _ => {}
        }
    }

    /// Moves in a direction on the screen, rounded to quarter turns of the camera.
    fn step(&mut self, on_screen: Vec3, horizontal: bool) {
        let yaw = self.cameras.iter().next().map_or(0.0, |orbit| orbit.target_yaw);
        let direction = Quat::from_rotation_y((yaw / FRAC_PI_2).round() * FRAC_PI_2) * on_screen;
        let (position, selection) = (self.move_input.position(), self.move_input.selection());
        let places = spots(&position, selection);
        let Some(now) = self.cursor.at.or_else(|| first(&places, None)) else { return };
        let next = match selection {
            Selection::Cell(AnyCell::Quixo(cell)) => aim(&places, quixo::cube_center(cell), direction),
            Selection::Pushed(push) => aim(&places, quixo::lane(push).0, direction),
            _ => {
                if self.cursor.horizontal != horizontal {
                    (self.cursor.horizontal, self.cursor.lane) = (horizontal, now.at);
                }
                spots::step(&places, now.at, self.cursor.lane, direction)
            }
        };
        if let Some(next) = next {
            self.cursor.at = Some(next);
        }
    }
}

/// Moves the cursor to an existing spot when the selection or the board has changed.
fn keep_on_board(
    mut cursor: ResMut<Cursor>,
    selection: Res<Selection>,
    chooser: Chooser,
    stops: Query<(), With<BoardStop>>,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
) {
    let places = spots(&chooser.rules().position(), *selection);
    let mut next = *cursor;
    let stays = next.at.and_then(|now| places.iter().find(|spot| spot.target == now.target));
    if stays.is_none() {
        let before = next.at.map(|spot| spot.target);
        next.at = first(&places, before);
        next.lane = next.at.map_or(Vec3::ZERO, |spot| spot.at);
    }
    next.shown = visible.0 && focus.get().is_some_and(|focused| stops.contains(focused));
    cursor.set_if_neq(next);
}

/// Makes the target of the cursor the hovered one, as the pointer does, so that ghosts and marks follow.
fn hover(
    cursor: Res<Cursor>,
    selection: Res<Selection>,
    phase: Option<Res<State<Phase>>>,
    chooser: Chooser,
    mut hovered: ResMut<Hovered>,
    mut last: Local<Option<Target>>,
) {
    let changed =
        cursor.is_changed() || selection.is_changed() || phase.is_some_and(|phase| phase.is_changed());
    if !changed {
        return;
    }
    let wanted = cursor.shown().map(|spot| spot.target).filter(|_| chooser.may_choose());
    if wanted.is_some() {
        hovered.set_if_neq(Hovered(wanted));
    } else if last.is_some() && hovered.0 == *last {
        hovered.set_if_neq(Hovered(None));
    }
    *last = wanted;
}
