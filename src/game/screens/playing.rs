//! A match on the table. The scene fills the window; what stands around it is the `hud`'s.

use bevy::prelude::*;

use super::Resumable;
use crate::game::{CurrentMatch, Screen};

/// Remembers what is left unfinished.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Playing), taken_up).add_systems(OnExit(Screen::Playing), put_down);
}

fn taken_up(mut resumable: ResMut<Resumable>) {
    resumable.0 = None;
}

fn put_down(game: Res<CurrentMatch>, mut resumable: ResMut<Resumable>) {
    resumable.0 =
        (game.result().is_none() && !game.moves().is_empty()).then(|| Box::new((**game).clone()));
}
