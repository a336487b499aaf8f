//! An invitation that was copied, or whose link was clicked on: the title offers to accept it.

use bevy::prelude::*;
use bevy::window::WindowFocused;

use super::Clips;
use crate::game::online::Online;
use crate::game::state::{Clicked, Invited, JoinTable, Screen};

/// Looks at the clipboard where the title comes up, and whenever the player comes back to the window.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), look).add_systems(
        Update,
        (
            look.run_if(in_state(Screen::Title)).run_if(on_message::<WindowFocused>),
            // It is accepted once.
            (|mut clicked: ResMut<Clicked>| clicked.0 = None).run_if(on_message::<JoinTable>),
        ),
    );
}

fn look(mut clips: Clips, online: Res<Online>, clicked: Res<Clicked>, mut invited: ResMut<Invited>) {
    let found = clicked.0.clone().or_else(|| clips.invitation());
    // One's own invitation is for others.
    invited.set_if_neq(Invited(found.filter(|found| online.own_key() != Some(found.host))));
}
