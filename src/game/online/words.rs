//! Texts of an online table: invitations, notices and questions.

use super::{Online, SavedTables};
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::describe;
use pushflip_core::online::table::event::{Body, Event};
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::state::PendingQuestion;

/// The host and the relay of an invitation, as far as known.
pub fn invitation_text(kept: &SavedTables, invitation: &Invitation) -> Option<Localized> {
    let contact = kept.contacts().get(invitation.host);
    let host = contact.map(|contact| msg::OnlineInvitesHost { name: contact.name.as_str() }.into());
    let relay =
        invitation.relay.as_ref().map(|relay| msg::OnlineInvitesRelay { relay: relay.clone() }.into());
    let parts: Vec<Localized> = host.into_iter().chain(relay).collect();
    (!parts.is_empty()).then(|| Localized::joined(parts, " · "))
}

/// A notice about an event that the board does not show. `off_board` means that the board does not show the
/// match; `asked` is the question before the event.
pub(super) fn event_text(
    online: &Online,
    kept: &SavedTables,
    event: &Event,
    asked: Option<&PendingQuestion>,
    off_board: bool,
) -> Option<Localized> {
    let (table, me) = (online.table()?, online.me()?);
    let text = || Some(describe::event(table, asked, kept.contacts(), event));
    match event.body() {
        // The host answers for its computers.
        Body::Refuse(_) if asked.is_some_and(|asked| asked.of_computer) => text(),
        _ if event.author() == me => None,
        Body::Say(_) | Body::Refuse(_) => text(),
        Body::GetUp { .. } if off_board && online.return_proposal().is_some() => Some(msg::ONLINE_FREED),
        Body::Ask(_) if off_board => question_text(online, kept),
        Body::Play { .. } if off_board => own_turn_text(online),
        _ => None,
    }
}

/// The pending action of the player in the match: an answer, or a move.
pub(super) fn due_text(online: &Online, kept: &SavedTables) -> Option<Localized> {
    question_text(online, kept).or_else(|| own_turn_text(online))
}

fn own_turn_text(online: &Online) -> Option<Localized> {
    online.is_own_turn().then_some(msg::ONLINE_YOUR_TURN)
}

/// The question that the player has to answer.
pub fn question_text(online: &Online, kept: &SavedTables) -> Option<Localized> {
    let (table, me) = (online.table()?, online.me()?);
    let asked = table.asked().filter(|asked| asked.waiting.contains(&me) && !asked.of_computer)?;
    Some(describe::question(asked.kind, kept.contacts().player_name(table, asked.by)))
}
