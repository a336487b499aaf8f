//! Input devices. [`Bindings`] map keys and gamepad buttons to [`Action`]s. Mouse and touch select targets on
//! the board directly, without an action.
//!
//! ```text
//! keyboard ─┐                          ┌─ commands: the match, menus, views
//! gamepad  ─┴─ dispatch ─ ActionPressed ─┼─ navigate: the cursor on the board, the focus among widgets
//!                 │                    └─ screens that read ActionPressed themselves
//!                 └─ typed_move: a move in notation, letter by letter
//! mouse ─── pointer ─┐
//! touch ─── touch  ───┴─ MoveInput::choose
//! ```
//!
//! A new device needs a variant of `binding::Binding`, its events in `dispatch`, names in `key_names`, and default
//! bindings in `action`.

mod action;
mod binding;
mod bindings;
mod commands;
mod cursor;
mod cursor_ring;
mod dispatch;
mod gamepad;
mod key_names;
mod navigate;
mod pointer;
mod spots;
mod touch;
mod typed_move;

use bevy::input::gamepad::GamepadEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::window::CursorMoved;

pub use action::{Action, Scope};
pub use binding::{Binding, KeyChord, KeySymbol};
pub use bindings::{Bindings, KeyContext};
pub use cursor::{BoardStop, Cursor};
pub use dispatch::{ActionPressed, KeyCapture};
pub use key_names::{binding_name, binding_names, direction_names, tooltip_with_key};
pub use spots::{Spot, spots};
pub use typed_move::TypedMove;

use super::state::Step;

pub fn plugin(app: &mut App) {
    app.configure_sets(Update, (InputSystems::Dispatch, InputSystems::Act).chain().in_set(Step::Input))
        .add_plugins((
            dispatch::plugin,
            typed_move::plugin,
            commands::plugin,
            navigate::plugin,
            cursor::plugin,
            gamepad::plugin,
            pointer::plugin,
            cursor_ring::plugin,
            touch::plugin,
        ));
}

/// Whether there is input from any device.
pub fn has_input() -> impl SystemCondition<()> {
    on_message::<CursorMoved>
        .or_else(on_message::<MouseButtonInput>)
        .or_else(on_message::<MouseWheel>)
        .or_else(on_message::<KeyboardInput>)
        .or_else(on_message::<GamepadEvent>)
        .or_else(on_message::<TouchInput>)
}

/// The order within [`Step::Input`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InputSystems {
    /// Keys and buttons become actions.
    Dispatch,
    /// Actions become match commands, selections and focus changes.
    Act,
}
