//! Translation of pressed keys and buttons into actions.

use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::window::PrimaryWindow;

use super::bindings::{Bindings, Context};
use super::press::{Press, Stroke};
use super::typed::TypedMove;
use super::{Action, BoardStop, InputSystems};
use crate::game::settings::Settings;
use crate::game::state::{AtTable, LookBack, Menu, Phase, Screen};

/// Adds the reading of keys and buttons.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bindings>()
        .init_resource::<Recording>()
        .add_message::<ActionPressed>()
        .add_systems(PreUpdate, follow_settings.run_if(resource_changed::<Settings>))
        .add_systems(Update, (forget, gather).chain().in_set(InputSystems::Gather));
}

/// A player has pressed what means an action.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionPressed {
    /// What is meant.
    pub action: Action,
    /// What was pressed.
    pub press: Press,
}

/// In the menu of the keys the row that waits for its new key, and what was said last.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct Recording {
    /// The action, and its row.
    pub row: Option<(Action, Entity)>,
    /// Why the last key was not given, or who has lost it; empty if there is nothing to say.
    pub said: String,
}

impl Recording {
    /// Whether the next key is one to be bound, and means nothing else.
    #[must_use]
    pub fn listens(&self) -> bool {
        self.row.is_some()
    }
}

fn follow_settings(settings: Res<Settings>, mut bindings: ResMut<Bindings>) {
    bindings.set_if_neq(Bindings::with(&settings.keys));
}

/// What is on the screen, and what can have the focus there.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Place<'w, 's> {
    fields: Query<'w, 's, (), With<EditableText>>,
    widgets: Query<'w, 's, (), (With<TabIndex>, Without<BoardStop>)>,
    stops: Query<'w, 's, (), With<BoardStop>>,
    table: Option<Res<'w, State<AtTable>>>,
    screen: Res<'w, State<Screen>>,
    menu: Res<'w, State<Menu>>,
    phase: Option<Res<'w, State<Phase>>>,
    look_back: Res<'w, LookBack>,
}

impl Place<'_, '_> {
    /// Keys are text now.
    fn typing(&self, focused: Option<Entity>) -> bool {
        focused.is_some_and(|focused| self.fields.contains(focused))
    }

    /// A widget has the focus, not the board and not nothing.
    pub(super) fn at_widget(&self, focused: Option<Entity>) -> bool {
        focused.is_some_and(|focused| self.widgets.contains(focused))
    }

    /// The board is in front; no menu is over it, but the result may be beside it.
    pub(super) fn at_table(&self) -> bool {
        self.table.is_some() && self.menu.get().leaves_board()
    }

    /// A move can be typed, or will be when it is a person's turn again.
    pub(super) fn takes_moves(&self) -> bool {
        self.phase.as_ref().is_some_and(|phase| *phase.get() != Phase::Over)
    }

    fn context(&self, focused: Option<Entity>) -> Context {
        let phase = self.phase.as_ref().map(|phase| *phase.get());
        let widget = self.at_widget(focused);
        let board = focused.is_some_and(|focused| self.stops.contains(focused));
        Context {
            at_table: self.at_table(),
            moving: phase == Some(Phase::Animating),
            stepping: self.look_back.0.is_some()
                || phase == Some(Phase::Over)
                || (*self.screen.get() == Screen::Review && !board),
            reviewing: *self.screen.get() == Screen::Review,
            widget,
        }
    }
}

/// An action is of its frame: what a menu has heard is nothing for the screen that it gives free in the next.
fn forget(mut acted: ResMut<Messages<ActionPressed>>) {
    acted.clear();
}

/// Whether the player is at this window: a gamepad is heard by all of them.
pub(super) fn has_focus(windows: Query<&Window, With<PrimaryWindow>>) -> bool {
    windows.single().is_ok_and(|window| window.focused)
}

pub(super) fn gather(
    mut strokes: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<GamepadButtonStateChangedEvent>,
    held: Res<ButtonInput<KeyCode>>,
    bindings: Res<Bindings>,
    recording: Res<Recording>,
    place: Place,
    windows: Query<&Window, With<PrimaryWindow>>,
    focus: Res<InputFocus>,
    mut typed: ResMut<TypedMove>,
    mut acted: MessageWriter<ActionPressed>,
) {
    if !has_focus(windows) {
        buttons.clear();
    }
    // The menu of the keys listens itself.
    if recording.listens() {
        strokes.clear();
        buttons.clear();
        return;
    }
    let focused = focus.get();
    let context = place.context(focused);
    // Synthetic events for widgets are not keyboard input.
    let keys = strokes.read().filter(|input| {
        input.state == ButtonState::Pressed && input.window != Entity::PLACEHOLDER && !place.typing(focused)
    });
    for input in keys {
        let readings: Vec<_> = Stroke::of(input, &held).collect();
        let Some(first) = readings.first() else { continue };
        if typed.is_open() && !first.is_command() {
            typed.take(&readings);
            continue;
        }
        let meant = readings.iter().find_map(|&stroke| {
            let press = Press::Key(stroke);
            Some((context.action(&bindings, press)?, press))
        });
        match meant {
            Some((action, press)) if !input.repeat || repeats(action) => {
                acted.write(ActionPressed { action, press });
            }
            None if context.at_table && place.takes_moves() && !input.repeat => typed.begin_with(&readings),
            _ => {}
        }
    }
    for event in buttons.read().filter(|event| event.state == ButtonState::Pressed) {
        let press = Press::Pad(event.button);
        match context.action(&bindings, press) {
            Some(Action::Back) if typed.is_open() => typed.close(),
            Some(action) => _ = acted.write(ActionPressed { action, press }),
            None => {}
        }
    }
}

/// What goes on while its key is held.
fn repeats(action: Action) -> bool {
    use Action::{CameraDown, CameraLeft, CameraRight, CameraUp, ZoomIn, ZoomOut};
    use Action::{Down, Left, NextPly, PreviousPly, Right, Up};
    matches!(action, Up | Down | Left | Right | PreviousPly | NextPly)
        || matches!(action, CameraLeft | CameraRight | CameraUp | CameraDown | ZoomIn | ZoomOut)
}
