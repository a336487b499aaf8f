//! The keys of the exchange, with Ctrl or, on a Mac, Cmd: O opens, S saves, N begins anew, C and V copy
//! and paste.

use bevy::prelude::*;

use super::Exchange;
use crate::game::theme::typing;
use crate::game::{Menu, Step};

/// Adds the keys. While somebody types they belong to the text.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        ask.run_if(in_state(Menu::None)).run_if(not(typing)).in_set(Step::Input).before(super::open_menus),
    );
}

fn ask(keys: Res<ButtonInput<KeyCode>>, mut wishes: MessageWriter<Exchange>) {
    let control = [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight];
    if !keys.any_pressed(control) {
        return;
    }
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let copy = if shift { Exchange::CopyPosition } else { Exchange::CopyRecord };
    for (key, wish) in [
        (KeyCode::KeyO, Exchange::Browse),
        (KeyCode::KeyS, Exchange::Keep),
        (KeyCode::KeyN, Exchange::NewGame),
        (KeyCode::KeyC, copy),
        (KeyCode::KeyV, Exchange::Paste),
    ] {
        if keys.just_pressed(key) {
            wishes.write(wish);
        }
    }
}
