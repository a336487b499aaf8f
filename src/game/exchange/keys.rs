//! The keys of the exchange: open, save, begin anew, copy and paste.

use bevy::prelude::*;

use crate::game::input::{Acted, Action, Hand};
use crate::game::state::{Exchange, Menu};

/// Adds the keys. While somebody types they belong to the text.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        ask.run_if(in_state(Menu::None).or_else(in_state(Menu::Result)))
            .run_if(on_message::<Acted>)
            .in_set(Hand::Act),
    );
}

fn ask(mut acted: MessageReader<Acted>, mut wishes: MessageWriter<Exchange>) {
    for Acted { action, .. } in acted.read() {
        wishes.write(match action {
            Action::Open => Exchange::Browse,
            Action::Save => Exchange::Keep,
            Action::New => Exchange::NewGame,
            Action::Copy => Exchange::CopyRecord,
            Action::CopyPosition => Exchange::CopyPosition,
            Action::Paste => Exchange::Paste,
            _ => continue,
        });
    }
}
