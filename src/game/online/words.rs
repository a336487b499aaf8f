//! What happens at the table, in the player's language.

use super::Kept;
use crate::game::language::Language;
use crate::game::language::words::file_error;
use bevy::log::warn;
use pushflip_core::online::net::{NoEntry, NoTable, Trouble};
use pushflip_core::online::store::KeyFault;
use pushflip_core::online::table::event::{Body, Event, Phrase};
use pushflip_core::online::table::guest::Stop;
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::message::{Close, Refusal};
use pushflip_core::online::table::state::{Sitter, Table};
use pushflip_core::online::table::terms::Name;
use pushflip_core::rules::printable;

/// What somebody at the table is called.
#[must_use]
pub fn name_of(table: &Table, peer: PeerId) -> String {
    let seated = table.seats().iter().find_map(|seat| match &seat.sitter {
        Sitter::Person { peer: own, name, .. } if *own == peer => Some(name.to_string()),
        _ => None,
    });
    seated.unwrap_or_else(|| {
        if peer == table.host() { table.terms().host.to_string() } else { peer.to_string() }
    })
}

/// That somebody asks to come in: known people under the name they have here, since anybody can say any name.
#[must_use]
pub fn knocks(language: Language, kept: &Kept, peer: PeerId, called: &Name) -> String {
    let (message, name) = match kept.name(peer) {
        Some(name) => ("online-knocks-known", name),
        None => ("online-knocks", called.as_str()),
    };
    language.tell(message, &[("name", name.to_string().into())])
}

/// What a phrase says.
#[must_use]
pub fn phrase(language: Language, phrase: Phrase) -> String {
    let id: &'static str = phrase.into();
    language.say(&format!("online-phrase-{id}"))
}

/// What is to be said of an event beside what the board shows.
pub(super) fn told(table: &Table, event: &Event, me: Option<PeerId>, language: Language) -> Option<String> {
    if Some(event.author()) == me {
        return None;
    }
    let name = || name_of(table, event.author());
    match event.body() {
        Body::Say(said) => {
            let phrase = phrase(language, *said);
            Some(language.tell("online-says", &[("name", name().into()), ("phrase", phrase.into())]))
        }
        Body::Refuse(_) => Some(language.tell("online-declined", &[("name", name().into())])),
        _ => None,
    }
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
pub(super) fn waiting(language: Language, trouble: Trouble) -> String {
    language.say(match trouble {
        Trouble::Silent => "online-silent",
        Trouble::NoRelay => "online-no-relay",
        Trouble::NotOpen => "online-not-open",
    })
}

/// Why the table is over for this program.
pub(super) fn stopped(language: Language, why: &Stop) -> String {
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
