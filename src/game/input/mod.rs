//! Input devices. Keys and gamepad buttons become an [`Action`] by the [`Bindings`], in one place; the effect
//! of an action stands beside it. Pointers on the board need no action: they choose directly.
//!
//! ```text
//! keyboard ─┐                          ┌─ commands: the match, menus, views
//! gamepad  ─┴─ gather ─ ActionPressed ─┼─ navigate: the cursor on the board, the focus among widgets
//!                 │                    └─ whoever else reads ActionPressed on a screen of its own
//!                 └─ typed: a move in notation, letter by letter
//! mouse ─── pointer ─┐
//! finger ── touch ───┴─ Turn::choose
//! ```
//!
//! Another kind of hand needs its presses in `press`, `gather` and `words`, and the usual ones in `action`.

mod action;
mod bindings;
mod commands;
mod cursor;
mod gamepad;
mod gather;
mod navigate;
mod pointer;
mod press;
mod ring;
mod spots;
mod touch;
mod typed;
mod words;

use bevy::prelude::*;

pub use action::{Action, Scope};
pub use bindings::{Bindings, Context};
pub use cursor::{BoardStop, Cursor};
pub use gather::{ActionPressed, Recording};
pub use press::{NoSuchKey, Press, Stroke, Symbol};
pub use spots::{Spot, spots};
pub use typed::TypedMove;
pub use words::{keys_in_words, press_in_words, with_key};

use super::state::Step;

/// Adds every kind of hand.
pub fn plugin(app: &mut App) {
    app.configure_sets(Update, (InputSystems::Gather, InputSystems::Act).chain().in_set(Step::Input))
        .add_plugins((
            gather::plugin,
            typed::plugin,
            commands::plugin,
            navigate::plugin,
            cursor::plugin,
            gamepad::plugin,
            pointer::plugin,
            ring::plugin,
            touch::plugin,
        ));
}

/// The order within [`Step::Input`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InputSystems {
    /// What is pressed becomes actions.
    Gather,
    /// Actions become commands, choices and moves of the focus.
    Act,
}
