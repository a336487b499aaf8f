//! An invitation that was copied: the title offers to accept it.

use bevy::prelude::*;
use bevy::window::WindowFocused;

use super::Clips;
use crate::game::online::Online;
use crate::game::state::{Invited, Screen};

/// Looks at the clipboard where the title comes up, and whenever the player comes back to the window.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), look)
        .add_systems(Update, look.run_if(in_state(Screen::Title)).run_if(on_message::<WindowFocused>));
}

fn look(mut clips: Clips, online: Res<Online>, mut invited: ResMut<Invited>) {
    // One's own invitation is for others.
    let copied = clips.invitation().filter(|copied| online.own_key() != Some(copied.host));
    invited.set_if_neq(Invited(copied));
}
