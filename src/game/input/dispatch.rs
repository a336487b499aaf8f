//! Dispatch of pressed keys and buttons to actions.

use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::Slider;
use bevy::window::PrimaryWindow;

use super::binding::{Binding, KeyChord};
use super::bindings::{Bindings, KeyContext};
use super::typed_move::TypedMove;
use super::{Action, BoardStop, InputSystems};
use crate::game::settings::Settings;
use crate::game::state::{BoardScreen, Menu, Phase, Screen, ViewedPly};
use pushflip_core::language::Localized;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bindings>()
        .init_resource::<KeyCapture>()
        .add_message::<ActionPressed>()
        .add_systems(PreUpdate, follow_settings.run_if(resource_changed::<Settings>))
        .add_systems(Update, (clear_actions, dispatch).chain().in_set(InputSystems::Dispatch));
}

/// A key or button that is bound to an action was pressed.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionPressed {
    pub action: Action,
    pub binding: Binding,
}

/// State of the key menu: the row that waits for a new key, and the last message.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct KeyCapture {
    pub row: Option<(Action, Entity)>,
    /// The result of the last change; empty without a message.
    pub message: Localized,
}

impl KeyCapture {
    /// Whether the next key is to be bound instead of dispatched.
    pub fn is_listening(&self) -> bool {
        self.row.is_some()
    }
}

fn follow_settings(settings: Res<Settings>, mut bindings: ResMut<Bindings>) {
    bindings.set_if_neq(Bindings::with(&settings.keys));
}

/// The screen state that decides how input is interpreted.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct InputContext<'w, 's> {
    fields: Query<'w, 's, (), With<EditableText>>,
    widgets: Query<'w, 's, (), (With<TabIndex>, Without<BoardStop>)>,
    stops: Query<'w, 's, (), With<BoardStop>>,
    sliders: Query<'w, 's, (), With<Slider>>,
    board: Option<Res<'w, State<BoardScreen>>>,
    screen: Res<'w, State<Screen>>,
    menu: Res<'w, State<Menu>>,
    phase: Option<Res<'w, State<Phase>>>,
    viewed_ply: Res<'w, ViewedPly>,
}

impl InputContext<'_, '_> {
    fn is_typing(&self, focused: Option<Entity>) -> bool {
        focused.is_some_and(|focused| self.fields.contains(focused))
    }

    /// Whether a widget has the focus, as opposed to the board or nothing.
    pub(super) fn at_widget(&self, focused: Option<Entity>) -> bool {
        focused.is_some_and(|focused| self.widgets.contains(focused))
    }

    /// Whether the board is in front of all menus, except the result beside it.
    pub(super) fn board_in_front(&self) -> bool {
        self.board.is_some() && self.menu.get().leaves_board()
    }

    /// Whether moves can be typed, now or at the next turn of a person.
    pub(super) fn accepts_moves(&self) -> bool {
        self.phase.as_ref().is_some_and(|phase| *phase.get() != Phase::Over)
    }

    fn context(&self, focused: Option<Entity>) -> KeyContext {
        let phase = self.phase.as_ref().map(|phase| *phase.get());
        let widget = self.at_widget(focused);
        let board = focused.is_some_and(|focused| self.stops.contains(focused));
        KeyContext {
            board_in_front: self.board_in_front(),
            moving: phase == Some(Phase::Animating),
            stepping: self.viewed_ply.0.is_some()
                || phase == Some(Phase::Over)
                || (*self.screen.get() == Screen::Review && !board),
            reviewing: *self.screen.get() == Screen::Review,
            photo: *self.menu.get() == Menu::Photo && !focused.is_some_and(|at| self.sliders.contains(at)),
            widget,
        }
    }
}

/// Clears the messages of the last frame: an action read by a menu must not reach the screen that appears
/// when the menu closes.
fn clear_actions(mut actions: ResMut<Messages<ActionPressed>>) {
    actions.clear();
}

/// Whether the window has the focus. Gamepad events reach all windows.
pub(super) fn has_focus(windows: Query<&Window, With<PrimaryWindow>>) -> bool {
    windows.single().is_ok_and(|window| window.focused)
}

pub(super) fn dispatch(
    mut keyboard: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<GamepadButtonStateChangedEvent>,
    held: Res<ButtonInput<KeyCode>>,
    bindings: Res<Bindings>,
    capture: Res<KeyCapture>,
    input: InputContext,
    windows: Query<&Window, With<PrimaryWindow>>,
    focus: Res<InputFocus>,
    mut typed: ResMut<TypedMove>,
    mut actions: MessageWriter<ActionPressed>,
) {
    if !has_focus(windows) {
        buttons.clear();
    }
    // The key menu reads the events itself.
    if capture.is_listening() {
        keyboard.clear();
        buttons.clear();
        return;
    }
    let focused = focus.get();
    let context = input.context(focused);
    // Events sent by `navigate` to widgets are not keyboard input.
    let keys = keyboard.read().filter(|key| {
        key.state == ButtonState::Pressed && key.window != Entity::PLACEHOLDER && !input.is_typing(focused)
    });
    for key in keys {
        let chords: Vec<_> = KeyChord::of(key, &held).collect();
        let Some(first) = chords.first() else { continue };
        if typed.is_open() && !first.is_command() {
            typed.handle_key(&chords);
            continue;
        }
        let found = chords.iter().find_map(|&chord| {
            let binding = Binding::Key(chord);
            Some((context.action(&bindings, binding)?, binding))
        });
        match found {
            Some((action, binding)) if !key.repeat || repeats(action) => {
                actions.write(ActionPressed { action, binding });
            }
            None if context.board_in_front && input.accepts_moves() && !key.repeat => {
                typed.begin_with(&chords);
            }
            _ => {}
        }
    }
    for event in buttons.read().filter(|event| event.state == ButtonState::Pressed) {
        let binding = Binding::Pad(event.button);
        match context.action(&bindings, binding) {
            Some(Action::Back) if typed.is_open() => typed.close(),
            Some(action) => _ = actions.write(ActionPressed { action, binding }),
            None => {}
        }
    }
}

/// Whether an action repeats while its key is held.
fn repeats(action: Action) -> bool {
    use Action::{Down, Left, NextPly, PreviousPly, Right, Up};
    matches!(action, Up | Down | Left | Right | PreviousPly | NextPly) || action.moves_camera()
}
