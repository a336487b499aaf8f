//! What fills the window before a match: the title, the setup. In a match the scene does, with the
//! `hud` beside it.

mod editor;
pub mod lesson;
pub mod puzzle;
pub mod review;
mod setup;
mod title;

use bevy::prelude::*;

pub use editor::Editing;

use super::settings::Draft;
use super::{Screen, StartMatch};
use crate::session::Match;

/// The screens.
pub fn plugin(app: &mut App) {
    app.init_resource::<Resumable>().init_resource::<Draft>().add_plugins((
        title::plugin,
        setup::plugin,
        lesson::plugin,
        editor::plugin,
        review::plugin,
        puzzle::plugin,
    ));
}

/// The match that was left unfinished, if there is one: the title offers it again.
#[derive(Resource, Default)]
pub struct Resumable(pub Option<Box<Match>>);

/// Goes to the table with a match.
fn start(game: Match, starts: &mut MessageWriter<StartMatch>, screen: &mut NextState<Screen>) {
    starts.write(StartMatch(Box::new(game)));
    screen.set_if_neq(Screen::Playing);
}
