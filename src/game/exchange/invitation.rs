//! Invitations from the clipboard or a clicked link, which the title screen offers.

use bevy::clipboard::ClipboardRead;
use bevy::prelude::*;
use bevy::window::WindowFocused;

use super::ClipboardAccess;
use crate::game::online::PlayerStore;
use crate::game::settings::Settings;
use crate::game::state::{ClickedInvitation, EnterTable, OfferedInvitation, Screen};
use pushflip_core::online::table::invitation::Invitation;

/// Reads the clipboard when the title screen appears and when the window gains the focus, unless the player has
/// disabled it.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PendingRead>().add_systems(OnEnter(Screen::Title), start_read).add_systems(
        Update,
        (
            (start_read.run_if(focus_gained), finish_read).chain().run_if(in_state(Screen::Title)),
            forget_clicked.run_if(on_message::<EnterTable>),
        ),
    );
}

/// The pending read of the clipboard.
#[derive(Resource, Default)]
struct PendingRead(Option<ClipboardRead>);

fn focus_gained(mut changes: MessageReader<WindowFocused>) -> bool {
    changes.read().last().is_some_and(|change| change.focused)
}

/// A clicked link is used once.
fn forget_clicked(mut tables: MessageReader<EnterTable>, mut clicked: ResMut<ClickedInvitation>) {
    if tables.read().any(|table| matches!(table, EnterTable::Join(_))) {
        clicked.0 = None;
    }
}

fn start_read(
    clipboard: ClipboardAccess,
    settings: Res<Settings>,
    clicked: Res<ClickedInvitation>,
    mut pending: ResMut<PendingRead>,
    mut invited: ResMut<OfferedInvitation>,
) {
    // A clicked link takes precedence over the clipboard.
    pending.0 = (clicked.0.is_none() && settings.look_at_clipboard).then(|| clipboard.read());
    if pending.0.is_none() {
        invited.set_if_neq(OfferedInvitation(clicked.0.clone()));
    }
}

fn finish_read(
    mut pending: ResMut<PendingRead>,
    store: Res<PlayerStore>,
    mut invited: ResMut<OfferedInvitation>,
) {
    let Some(read) = pending.0.as_mut().and_then(ClipboardRead::poll_result) else { return };
    pending.0 = None;
    let found = read.ok().and_then(|text| text.parse().ok());
    // The player's own invitation is for others.
    invited.set_if_neq(OfferedInvitation(found.filter(|found: &Invitation| !store.is_own(found.host))));
}
