//! The clipboard: the system's, or without one a place inside the program.

use bevy::clipboard::Clipboard;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use pushflip_core::online::table::invitation::Invitation;

/// Keeps the place inside the program.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Inside>();
}

/// What was copied last, if the system would not take it.
#[derive(Resource, Default)]
struct Inside(Option<String>);

/// The clipboard, to put texts there and to get them back.
#[derive(SystemParam)]
pub struct Clips<'w> {
    system: Option<ResMut<'w, Clipboard>>,
    inside: ResMut<'w, Inside>,
}

impl Clips<'_> {
    /// Copies a text. Whether other programs can have it too: without a system clipboard it can be
    /// pasted only here.
    pub fn put(&mut self, text: String) -> bool {
        let taken = self.system.as_mut().is_some_and(|system| system.set_text(text.as_str()).is_ok());
        self.inside.0 = (!taken).then_some(text);
        taken
    }

    /// The text that was copied last, here or elsewhere; none if there is none.
    pub fn get(&mut self) -> Option<String> {
        if self.inside.0.is_some() {
            return self.inside.0.clone();
        }
        self.system.as_mut()?.fetch_text().poll_result()?.ok()
    }

    /// The same, if it is an invitation to a table far away.
    pub fn invitation(&mut self) -> Option<Invitation> {
        self.get()?.parse().ok()
    }
}
