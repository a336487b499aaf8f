//! Events of an online table in the player's language.

use super::{Kept, Online};
use crate::game::language::Language;
use crate::game::language::words::file_error;
use bevy::log::warn;
use pushflip_core::online::net::{NoEntry, NoTable, Trouble};
use pushflip_core::online::store::KeyFault;
use pushflip_core::online::table::event::{Body, Event, Matter, Phrase};
use pushflip_core::online::table::guest::Stop;
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::message::{Close, Refusal};
use pushflip_core::online::table::state::{Asked, Saying, Sitter, Table};
use pushflip_core::online::table::terms::Name;
use pushflip_core::rules::printable;

/// What somebody is called here: people whom the player knows by the name that they have here, since anybody can take
/// any name. An unknown one with the name of somebody known is marked.
#[must_use]
pub fn called(language: Language, kept: &Kept, peer: PeerId, name: &Name) -> String {
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
pub fn name_of(table: &Table, kept: &Kept, peer: PeerId, language: Language) -> String {
    let sitters = table.seats().iter().flat_map(|seat| [&seat.sitter, seat.last()]);
    let name = sitters.filter_map(Sitter::person).find(|(at, _)| *at == peer).map(|(_, name)| name);
    let name = name.or((peer == table.host()).then(|| &table.terms().host));
    name.map_or_else(|| peer.to_string(), |name| called(language, kept, peer, name))
}

/// The host and the relay of an invitation, as far as known.
#[must_use]
pub fn invites(language: Language, kept: &Kept, invitation: &Invitation) -> Option<String> {
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

/// That somebody asks to come in.
#[must_use]
pub fn knocks(language: Language, kept: &Kept, peer: PeerId, name: &Name) -> String {
    let message = if kept.name(peer).is_some() { "online-knocks-known" } else { "online-knocks" };
    language.tell(message, &[("name", called(language, kept, peer, name).into())])
}

/// The last phrases, as lines, the oldest first.
pub fn said(online: &Online, kept: &Kept, language: Language, most: usize) -> Vec<String> {
    let Some(table) = online.table() else { return Vec::new() };
    let line = |saying: &Saying| {
        let name = if online.me() == Some(saying.peer) {
            language.say("online-seat-you")
        } else {
            name_of(table, kept, saying.peer, language)
        };
        let phrase = phrase(language, saying.phrase);
        language.tell("online-says", &[("name", name.into()), ("phrase", phrase.into())])
    };
    let mut lines: Vec<String> = table.said().rev().take(most).map(line).collect();
    lines.reverse();
    lines
}

/// What a phrase says.
#[must_use]
pub fn phrase(language: Language, phrase: Phrase) -> String {
    let id: &'static str = phrase.into();
    language.say(&format!("online-phrase-{id}"))
}

/// What is to be said of an event beside what the board shows; where the board does not show the match, more is. `asked`
/// is the question before it.
pub(super) fn told(
    online: &Online,
    kept: &Kept,
    event: &Event,
    asked: Option<&Asked>,
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
    let name = || name_of(table, kept, event.author(), language);
    match event.body() {
        Body::Say(said) => {
            let phrase = phrase(language, *said);
            Some(language.tell("online-says", &[("name", name().into()), ("phrase", phrase.into())]))
        }
        Body::Refuse(_) => Some(language.tell("online-declined", &[("name", name().into())])),
        Body::Ask(_) if off_board => asks(online, kept, language),
        Body::Play { .. } if off_board => {
            let (_, sitter) = table.to_move()?;
            (sitter.peer() == Some(me)).then(|| language.say("online-your-turn"))
        }
        _ => None,
    }
}

/// The question that waits for an answer from here.
#[must_use]
pub fn asks(online: &Online, kept: &Kept, language: Language) -> Option<String> {
    let (table, me) = (online.table()?, online.me()?);
    let asked = table.asked().filter(|asked| asked.waiting.contains(&me) && !asked.of_computer)?;
    let message = match asked.matter {
        Matter::Undo => "online-asks-undo",
        Matter::Draw => "online-asks-draw",
        Matter::Pause => "online-asks-pause",
        Matter::Rematch => "online-asks-rematch",
    };
    let name = name_of(table, kept, asked.by, language);
    Some(language.tell(message, &[("name", name.into())]))
}

/// Why there is no table. What the library says of the network is for the log: it is in English, and helps no player.
pub(super) fn no_table(language: Language, why: &NoTable) -> String {
    match why {
        NoTable::Own => language.say("online-own-table"),
        NoTable::Busy(folder) => {
            language.tell("online-busy", &[("folder", printable(folder.display()).into())])
        }
        NoTable::OtherRelay(relay) => language.tell("online-other-relay", &[("relay", relay.clone().into())]),
        NoTable::TooFar => language.say("online-too-far"),
        NoTable::Damaged(_) => language.say("online-damaged-invitation"),
        NoTable::File(error) => file_error(language, error),
        NoTable::Other(words) => {
            warn!("{words}");
            language.say("online-stop-net")
        }
    }
}

/// What is wrong with the file of the key, and what becomes of the key.
pub(super) fn key_fault(language: Language, fault: &KeyFault) -> String {
    let (error, then) = match fault {
        KeyFault::New(error) => (error, "online-key-new"),
        KeyFault::Passing(error) => (error, "online-key-passing"),
    };
    format!("{} {}", file_error(language, error), language.say(then))
}

/// Why something cannot be.
pub(super) fn refused(language: Language, why: Refusal) -> String {
    language.say(match why {
        Refusal::Stale => "online-refused-stale",
        Refusal::NotYours => "online-refused-not-yours",
        Refusal::NotYourTurn => "online-refused-not-your-turn",
        Refusal::Illegal => "online-refused-illegal",
        Refusal::NotNow => "online-refused-not-now",
        Refusal::NotAgreed => "online-refused-not-agreed",
        Refusal::Asked => "online-refused-asked",
        Refusal::TooOften => "online-refused-too-often",
        Refusal::Watching => "online-refused-watching",
        Refusal::Full => "online-refused-full",
    })
}

/// Why one is not let in.
pub(super) fn no_entry(language: Language, why: NoEntry) -> String {
    language.say(match why {
        NoEntry::NoNetwork => "online-no-network",
        NoEntry::Silent => "online-no-entry-silent",
        NoEntry::Refused => "online-no-entry-refused",
        NoEntry::Crowded => "online-no-entry-crowded",
        NoEntry::Left => "online-no-entry-left",
    })
}

/// Why nobody is reached.
#[must_use]
pub fn waiting(language: Language, trouble: Trouble) -> String {
    language.say(match trouble {
        Trouble::Silent => "online-silent",
        Trouble::NoRelay => "online-no-relay",
        Trouble::NotOpen => "online-not-open",
    })
}

/// Why the table is over for this program.
#[must_use]
pub fn stopped(language: Language, why: &Stop) -> String {
    let close = match why {
        Stop::Ended(close) => *close,
        Stop::Broken(_) => Close::Differs,
    };
    language.say(match close {
        Close::Done | Close::Closed => "online-stop-done",
        Close::NotOpen => "online-not-open",
        Close::Secret => "online-stop-secret",
        Close::Frame => "online-stop-broken",
        Close::Replaced => "online-stop-replaced",
        Close::Slow | Close::Flood => "online-stop-flood",
        Close::Full => "online-stop-full",
        Close::GuestOld => "online-stop-guest-old",
        Close::HostOld => "online-stop-host-old",
        Close::Differs => "online-stop-differs",
    })
}
