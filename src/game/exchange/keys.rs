//! Keys for open, save, new game, copy and paste.

use bevy::prelude::*;

use crate::game::input::{Action, ActionPressed, InputSystems};
use crate::game::state::{Exchange, Menu};

/// Adds the keys. While somebody types they belong to the text.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        ask.run_if(in_state(Menu::None).or_else(in_state(Menu::Result)))
            .run_if(on_message::<ActionPressed>)
            .in_set(InputSystems::Act),
    );
}

fn ask(mut acted: MessageReader<ActionPressed>, mut wishes: MessageWriter<Exchange>) {
    for ActionPressed { action, .. } in acted.read() {
        wishes.write(match action {
            Action::Open => Exchange::Browse,
            Action::Save => Exchange::Save,
            Action::New => Exchange::NewGame,
            Action::Copy => Exchange::CopyRecord,
            Action::CopyPosition => Exchange::CopyPosition,
            Action::Paste => Exchange::Paste,
            _ => continue,
        });
    }
}
