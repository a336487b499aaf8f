//! Invitations from the clipboard or a clicked link, which the title screen offers to accept.

use bevy::clipboard::ClipboardRead;
use bevy::prelude::*;
use bevy::window::WindowFocused;

use super::Clips;
use crate::game::online::Online;
use crate::game::settings::Settings;
use crate::game::state::{ClickedInvitation, JoinTable, OfferedInvitation, Screen};
use pushflip_core::online::table::invitation::Invitation;

/// Looks at the clipboard where the title comes up, and whenever the player comes back to the window, unless
/// the settings say not to.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Look>().add_systems(OnEnter(Screen::Title), look).add_systems(
        Update,
        (
            (look.run_if(focus_gained), find).chain().run_if(in_state(Screen::Title)),
            // It is accepted once.
            (|mut clicked: ResMut<ClickedInvitation>| clicked.0 = None).run_if(on_message::<JoinTable>),
        ),
    );
}

/// The look at the clipboard whose result has not come yet.
#[derive(Resource, Default)]
struct Look(Option<ClipboardRead>);

fn focus_gained(mut changes: MessageReader<WindowFocused>) -> bool {
    changes.read().last().is_some_and(|change| change.focused)
}

fn look(
    clips: Clips,
    settings: Res<Settings>,
    clicked: Res<ClickedInvitation>,
    mut look: ResMut<Look>,
    mut invited: ResMut<OfferedInvitation>,
) {
    // A clicked link takes precedence over the clipboard.
    look.0 = (clicked.0.is_none() && settings.look_at_clipboard).then(|| clips.read());
    if look.0.is_none() {
        invited.set_if_neq(OfferedInvitation(clicked.0.clone()));
    }
}

fn find(mut look: ResMut<Look>, online: Res<Online>, mut invited: ResMut<OfferedInvitation>) {
    let Some(read) = look.bypass_change_detection().0.as_mut().and_then(ClipboardRead::poll_result) else {
        return;
    };
    look.0 = None;
    let found = read.ok().and_then(|text| text.parse().ok());
    // One's own invitation is for others.
    invited.set_if_neq(OfferedInvitation(found.filter(|found: &Invitation| !online.is_own(found.host))));
}
