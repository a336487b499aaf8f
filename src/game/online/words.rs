//! Events of an online table in the player's language.

use super::{Online, SavedTables};
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::table::event::{Body, Event, QuestionKind};
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::state::{Occupant, PendingQuestion, SpokenPhrase, Table};
use pushflip_core::online::table::terms::Name;

/// The display name of a person: the player's name for a contact, else their own name, marked if a contact
/// has the same one.
#[must_use]
pub fn display_name(kept: &SavedTables, peer: PeerId, name: &Name) -> Localized {
    if let Some(own) = kept.name(peer) {
        return own.to_string().into();
    }
    let name = name.as_str();
    let same = |known: &str| known.to_lowercase() == name.to_lowercase();
    if kept.people().iter().any(|(_, person)| same(person.name.as_str())) {
        msg::OnlineNamesake { name }.into()
    } else {
        name.into()
    }
}

/// The display name of a player at the table.
#[must_use]
pub fn player_name(table: &Table, kept: &SavedTables, peer: PeerId) -> Localized {
    let players = table.seats().iter().flat_map(|seat| [&seat.occupant, seat.last()]);
    let name = players.filter_map(Occupant::person).find(|(at, _)| *at == peer).map(|(_, name)| name);
    let name = name.or((peer == table.host()).then(|| &table.terms().host));
    name.map_or_else(|| peer.to_string().into(), |name| display_name(kept, peer, name))
}

/// The host and the relay of an invitation, as far as known.
#[must_use]
pub fn invitation_text(kept: &SavedTables, invitation: &Invitation) -> Option<Localized> {
    let host =
        kept.name(invitation.host).map(|name| msg::OnlineInvitesHost { name: name.to_string() }.into());
    let relay =
        invitation.relay.as_ref().map(|relay| msg::OnlineInvitesRelay { relay: relay.clone() }.into());
    let parts: Vec<Localized> = host.into_iter().chain(relay).collect();
    (!parts.is_empty()).then(|| Localized::joined(parts, " · "))
}

/// A join request.
#[must_use]
pub fn join_request_text(kept: &SavedTables, peer: PeerId, name: &Name) -> Localized {
    let is_known = kept.name(peer).is_some();
    let name = display_name(kept, peer, name);
    if is_known { msg::OnlineKnocksKnown { name }.into() } else { msg::OnlineKnocks { name }.into() }
}

/// The last phrases as lines, oldest first.
pub fn phrase_lines(online: &Online, kept: &SavedTables, most: usize) -> Vec<Localized> {
    let Some(table) = online.table() else { return Vec::new() };
    let line = |saying: &SpokenPhrase| {
        let name = if online.me() == Some(saying.peer) {
            msg::ONLINE_SEAT_YOU
        } else {
            player_name(table, kept, saying.peer)
        };
        msg::OnlineSays { name, phrase: saying.phrase }.into()
    };
    let mut lines: Vec<Localized> = table.phrases().rev().take(most).map(line).collect();
    lines.reverse();
    lines
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
    if matches!(event.body(), Body::Refuse(_)) && asked.is_some_and(|asked| asked.of_computer) {
        return Some(msg::MENUS_DRAW_DECLINED);
    }
    if event.author() == me {
        return None;
    }
    let name = || player_name(table, kept, event.author());
    match event.body() {
        Body::Say(phrase) => Some(msg::OnlineSays { name: name(), phrase: *phrase }.into()),
        Body::Refuse(_) => Some(msg::OnlineDeclined { name: name() }.into()),
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
    let (_, occupant) = online.table()?.to_move()?;
    (occupant.peer() == online.me()).then_some(msg::ONLINE_YOUR_TURN)
}

/// The question that the player has to answer.
#[must_use]
pub fn question_text(online: &Online, kept: &SavedTables) -> Option<Localized> {
    let (table, me) = (online.table()?, online.me()?);
    let asked = table.asked().filter(|asked| asked.waiting.contains(&me) && !asked.of_computer)?;
    let name = player_name(table, kept, asked.by);
    Some(match asked.kind {
        QuestionKind::Undo => msg::OnlineAsksUndo { name }.into(),
        QuestionKind::Draw => msg::OnlineAsksDraw { name }.into(),
        QuestionKind::Pause => msg::OnlineAsksPause { name }.into(),
        QuestionKind::Rematch => msg::OnlineAsksRematch { name }.into(),
    })
}
