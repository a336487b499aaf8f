//! Events of an online table in the player's language.

use super::{Online, SavedTables};
use crate::game::language::Language;
use crate::game::language::localized::file_error;
use bevy::log::warn;
use pushflip_core::online::network::{ConnectionProblem, JoinRequestError, TableError};
use pushflip_core::online::store::KeyFault;
use pushflip_core::online::table::event::{Body, Event, Phrase, QuestionKind};
use pushflip_core::online::table::guest::StopReason;
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::message::{CloseCode, Refusal};
use pushflip_core::online::table::state::{Occupant, PendingQuestion, SpokenPhrase, Table};
use pushflip_core::online::table::terms::Name;
use pushflip_core::rules::printable;

/// The display name of a person: the player's name for a contact, else their own name, marked if a contact
/// has the same one.
#[must_use]
pub fn display_name(language: Language, kept: &SavedTables, peer: PeerId, name: &Name) -> String {
    if let Some(own) = kept.name(peer) {
        return own.to_string();
    }
    let name = name.to_string();
    let same = |known: &str| known.to_lowercase() == name.to_lowercase();
    if kept.people().iter().any(|(_, person)| same(person.name.as_str())) {
        language.tell("online-namesake", &[("name", name.into())])
    } else {
        name
    }
}

/// The display name of a player at the table.
#[must_use]
pub fn player_name(table: &Table, kept: &SavedTables, peer: PeerId, language: Language) -> String {
    let players = table.seats().iter().flat_map(|seat| [&seat.occupant, seat.last()]);
    let name = players.filter_map(Occupant::person).find(|(at, _)| *at == peer).map(|(_, name)| name);
    let name = name.or((peer == table.host()).then(|| &table.terms().host));
    name.map_or_else(|| peer.to_string(), |name| display_name(language, kept, peer, name))
}

/// The host and the relay of an invitation, as far as known.
#[must_use]
pub fn invitation_text(language: Language, kept: &SavedTables, invitation: &Invitation) -> Option<String> {
    let host = kept
        .name(invitation.host)
        .map(|name| language.tell("online-invites-host", &[("name", name.to_string().into())]));
    let relay = invitation
        .relay
        .as_ref()
        .map(|relay| language.tell("online-invites-relay", &[("relay", relay.clone().into())]));
    let parts: Vec<String> = host.into_iter().chain(relay).collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// A join request.
#[must_use]
pub fn join_request_text(language: Language, kept: &SavedTables, peer: PeerId, name: &Name) -> String {
    let message = if kept.name(peer).is_some() { "online-knocks-known" } else { "online-knocks" };
    language.tell(message, &[("name", display_name(language, kept, peer, name).into())])
}

/// The last phrases as lines, oldest first.
pub fn phrase_lines(online: &Online, kept: &SavedTables, language: Language, most: usize) -> Vec<String> {
    let Some(table) = online.table() else { return Vec::new() };
    let line = |saying: &SpokenPhrase| {
        let name = if online.me() == Some(saying.peer) {
            language.say("online-seat-you")
        } else {
            player_name(table, kept, saying.peer, language)
        };
        let phrase = phrase_text(language, saying.phrase);
        language.tell("online-says", &[("name", name.into()), ("phrase", phrase.into())])
    };
    let mut lines: Vec<String> = table.said().rev().take(most).map(line).collect();
    lines.reverse();
    lines
}

/// The text of a phrase.
#[must_use]
pub fn phrase_text(language: Language, phrase: Phrase) -> String {
    let id: &'static str = phrase.into();
    language.say(&format!("online-phrase-{id}"))
}

/// A notice about an event that the board does not show. `off_board` means that the board does not show the
/// match; `asked` is the question before the event.
pub(super) fn event_text(
    online: &Online,
    kept: &SavedTables,
    event: &Event,
    asked: Option<&PendingQuestion>,
    off_board: bool,
    language: Language,
) -> Option<String> {
    let (table, me) = (online.table()?, online.me()?);
    if matches!(event.body(), Body::Refuse(_)) && asked.is_some_and(|asked| asked.of_computer) {
        return Some(language.say("menus-draw-declined"));
    }
    if event.author() == me {
        return None;
    }
    let name = || player_name(table, kept, event.author(), language);
    match event.body() {
        Body::Say(said) => {
            let phrase = phrase_text(language, *said);
            Some(language.tell("online-says", &[("name", name().into()), ("phrase", phrase.into())]))
        }
        Body::Refuse(_) => Some(language.tell("online-declined", &[("name", name().into())])),
        Body::GetUp { .. } if off_board && online.return_proposal().is_some() => {
            Some(language.say("online-freed"))
        }
        Body::Ask(_) if off_board => question_text(online, kept, language),
        Body::Play { .. } if off_board => own_turn_text(online, language),
        _ => None,
    }
}

/// The pending action of the player in the match: an answer, or a move.
pub(super) fn due_text(online: &Online, kept: &SavedTables, language: Language) -> Option<String> {
    question_text(online, kept, language).or_else(|| own_turn_text(online, language))
}

fn own_turn_text(online: &Online, language: Language) -> Option<String> {
    let (_, occupant) = online.table()?.to_move()?;
    (occupant.peer() == online.me()).then(|| language.say("online-your-turn"))
}

/// The question that the player has to answer.
#[must_use]
pub fn question_text(online: &Online, kept: &SavedTables, language: Language) -> Option<String> {
    let (table, me) = (online.table()?, online.me()?);
    let asked = table.asked().filter(|asked| asked.waiting.contains(&me) && !asked.of_computer)?;
    let message = match asked.kind {
        QuestionKind::Undo => "online-asks-undo",
        QuestionKind::Draw => "online-asks-draw",
        QuestionKind::Pause => "online-asks-pause",
        QuestionKind::Rematch => "online-asks-rematch",
    };
    let name = player_name(table, kept, asked.by, language);
    Some(language.tell(message, &[("name", name.into())]))
}

/// An error of opening or joining a table. Messages of the network library are in English, so they are only
/// logged.
pub(super) fn table_error_text(language: Language, why: &TableError) -> String {
    match why {
        TableError::OwnTable => language.say("online-own-table"),
        TableError::KeyInUse(folder) => {
            language.tell("online-busy", &[("folder", printable(folder.display()).into())])
        }
        TableError::OtherRelay(relay) => {
            language.tell("online-other-relay", &[("relay", relay.clone().into())])
        }
        TableError::OutOfReach => language.say("online-too-far"),
        TableError::DamagedInvitation(_) => language.say("online-damaged-invitation"),
        TableError::File(error) => file_error(language, error),
        TableError::Other(words) => {
            warn!("{words}");
            language.say("online-stop-net")
        }
    }
}

/// A fault of the key file.
pub(super) fn key_fault_text(language: Language, fault: &KeyFault) -> String {
    let (error, then) = match fault {
        KeyFault::New(error) => (error, "online-key-new"),
        KeyFault::Passing(error) => (error, "online-key-passing"),
    };
    format!("{} {}", file_error(language, error), language.say(then))
}

/// A refusal.
pub(super) fn refusal_text(language: Language, why: Refusal) -> String {
    language.say(match why {
        Refusal::Stale => "online-refused-stale",
        Refusal::NotYours => "online-refused-not-yours",
        Refusal::NotYourTurn => "online-refused-not-your-turn",
        Refusal::Illegal => "online-refused-illegal",
        Refusal::NotNow => "online-refused-not-now",
        Refusal::NotAgreed => "online-refused-not-agreed",
        Refusal::AlreadyRefused => "online-refused-asked",
        Refusal::TooOften => "online-refused-too-often",
        Refusal::Spectator => "online-refused-watching",
        Refusal::Full => "online-refused-full",
    })
}

/// An error of a join request.
pub(super) fn join_request_error_text(language: Language, why: JoinRequestError) -> String {
    language.say(match why {
        JoinRequestError::NoNetwork => "online-no-network",
        JoinRequestError::Silent => "online-no-entry-silent",
        JoinRequestError::Refused => "online-no-entry-refused",
        JoinRequestError::TooMany => "online-no-entry-crowded",
        JoinRequestError::Left => "online-no-entry-left",
    })
}

/// A connection problem.
#[must_use]
pub fn connection_problem_text(language: Language, connection_problem: ConnectionProblem) -> String {
    language.say(match connection_problem {
        ConnectionProblem::Silent => "online-silent",
        ConnectionProblem::NoRelay => "online-no-relay",
        ConnectionProblem::NotOpen => "online-not-open",
        ConnectionProblem::HostLeft => "online-host-left",
    })
}

/// Why the table is over for this program.
#[must_use]
pub fn stop_reason_text(language: Language, why: &StopReason) -> String {
    let close = match why {
        StopReason::Ended(close) => *close,
        StopReason::InvalidEvent(_) => CloseCode::Differs,
    };
    language.say(match close {
        CloseCode::Done | CloseCode::Closed => "online-stop-done",
        CloseCode::NotOpen => "online-not-open",
        CloseCode::Secret => "online-stop-secret",
        CloseCode::Frame => "online-stop-broken",
        CloseCode::Replaced => "online-stop-replaced",
        CloseCode::Slow | CloseCode::Flood => "online-stop-flood",
        CloseCode::Full => "online-stop-full",
        CloseCode::GuestOld => "online-stop-guest-old",
        CloseCode::HostOld => "online-stop-host-old",
        CloseCode::Differs => "online-stop-differs",
    })
}
