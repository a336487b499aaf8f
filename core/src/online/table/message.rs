//! Messages between host and guest. A message is one frame of [postcard](https://postcard.jamesmunns.com);
//! [`encode`] and [`decode`] enforce its length.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::event::SignedProposal;
use super::{Event, EventRef, Name, PeerId, Secret};
use crate::language::{Localized, msg};
use crate::rules::Variant;
use crate::session::{AnyPosition, Options};

/// The oldest and the newest protocol version that this program speaks.
pub const PROTOCOL: (u16, u16) = (1, 1);
/// The longest first message of a guest, in bytes.
pub const LONGEST_HELLO: usize = 1024;
/// The longest message of a guest, in bytes.
pub const LONGEST_TO_HOST: usize = 4 * 1024;
/// The longest message of a host, in bytes.
pub const LONGEST_TO_GUEST: usize = 64 * 1024;

/// The largest overhead of an events message, in bytes.
const ENVELOPE: usize = 16;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hello {
    /// The oldest and the newest protocol version it speaks.
    pub protocol: (u16, u16),
    /// The version of its program, to be shown.
    pub version: String,
    pub secret: Secret,
    /// The last event it has, on a reconnection.
    pub have: Option<EventRef>,
    pub name: Name,
}

/// Messages from a guest to the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ToHost {
    /// The first message, sent once.
    Hello(Hello),
    Propose(SignedProposal),
    /// The answer to [`ToGuest::Beat`].
    Beat(u32),
    /// Events after the host's last one, signed by the host. The host's file was damaged, or is an older copy.
    Events(Vec<Event>),
    /// This program does not have the rules that [`ToGuest::Rules`] describes. The host decides which side has to
    /// update.
    OtherRules,
}

/// Messages from the host to a guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ToGuest {
    /// The guest is accepted, perhaps as a spectator, with the protocol in use, the version of the host's program to
    /// be shown, and the last event of the host; missing events follow.
    Welcome { protocol: u16, version: String, last: EventRef, watches: bool },
    /// Events in order.
    Events(Vec<Event>),
    /// The proposal with a sequence number is refused.
    Refused { sequence: u32, why: Refusal },
    /// The present people.
    Present(Vec<Presence>),
    /// A heartbeat with a number, which the guest returns.
    Beat(u32),
    /// Before the welcome: the identifier of the variant, and [`fingerprint_of`] it.
    Rules { variant: String, fingerprint: u64 },
    /// The clock of the seat to move, after the events on a connection and whenever it differs from
    /// the clock computed from the events and the time since.
    Clock(ClockReading),
}

/// The clock of the seat to move, as the host counts it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockReading {
    /// The last event before the reading.
    pub after: u32,
    /// The time left, in milliseconds.
    pub left_ms: u32,
    pub runs: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Presence {
    pub peer: PeerId,
    pub name: Name,
    /// The seconds of absence; `None` while present.
    pub absent_s: Option<u32>,
    /// The round trip in milliseconds.
    pub lag_ms: u32,
}

/// Why a proposal is refused; its message is a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[error("{}", Localized::from(*self))]
pub enum Refusal {
    /// Another event came first.
    Stale,
    /// The author has no right to it.
    NotYours,
    NotYourTurn,
    Illegal,
    /// Not possible in this state: no match, the match is over or paused, the seat is taken, or there is no
    /// question.
    NotNow,
    /// The terms forbid it.
    NotAgreed,
    /// The same question was refused since the asker's last move.
    AlreadyRefused,
    /// Too many phrases.
    TooOften,
    /// Only seated persons may propose this.
    Spectator,
    /// The table has the maximum number of events.
    Full,
}

impl From<Refusal> for Localized {
    fn from(why: Refusal) -> Self {
        match why {
            Refusal::Stale => msg::ONLINE_REFUSED_STALE,
            Refusal::NotYours => msg::ONLINE_REFUSED_NOT_YOURS,
            Refusal::NotYourTurn => msg::ONLINE_REFUSED_NOT_YOUR_TURN,
            Refusal::Illegal => msg::ONLINE_REFUSED_ILLEGAL,
            Refusal::NotNow => msg::ONLINE_REFUSED_NOT_NOW,
            Refusal::NotAgreed => msg::ONLINE_REFUSED_NOT_AGREED,
            Refusal::AlreadyRefused => msg::ONLINE_REFUSED_ASKED,
            Refusal::TooOften => msg::ONLINE_REFUSED_TOO_OFTEN,
            Refusal::Spectator => msg::ONLINE_REFUSED_WATCHING,
            Refusal::Full => msg::ONLINE_REFUSED_FULL,
        }
    }
}

/// The reason for the end of a connection, as its QUIC close code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::FromRepr)]
#[repr(u32)]
pub enum CloseCode {
    /// A regular end.
    Done = 0,
    /// No table has this secret.
    Secret = 1,
    /// A message was malformed or unexpected.
    Frame = 2,
    /// The same key has connected again.
    Replaced = 3,
    /// The other side read too slowly.
    Slow = 4,
    /// No space for another guest.
    Full = 5,
    /// Protocols or rules differ, and the guest's program is older.
    GuestOld = 6,
    /// Protocols or rules differ, and the host's program is older.
    HostOld = 7,
    /// The event logs differ.
    Differs = 8,
    /// Too many messages.
    Flood = 9,
    /// The host has closed the table.
    Closed = 10,
    /// The host has saved the table, but not opened it now.
    NotOpen = 11,
}

impl CloseCode {
    /// Whether reconnecting is pointless.
    pub fn is_final(self) -> bool {
        !matches!(self, Self::Done | Self::Slow | Self::NotOpen)
    }

    /// The notice to a host whose guest was rejected with [`GuestOld`](Self::GuestOld) or
    /// [`HostOld`](Self::HostOld).
    pub fn notice_to_host(self) -> Localized {
        if self == Self::GuestOld { msg::ONLINE_GUEST_OLD } else { msg::ONLINE_HOST_OLD }
    }
}

/// The reason as a sentence for a guest.
impl From<CloseCode> for Localized {
    fn from(why: CloseCode) -> Self {
        match why {
            // The program reconnects after `Done` and `NotOpen`.
            CloseCode::Done | CloseCode::NotOpen | CloseCode::Closed => msg::ONLINE_STOP_DONE,
            CloseCode::Secret => msg::ONLINE_STOP_SECRET,
            CloseCode::Frame => msg::ONLINE_STOP_BROKEN,
            CloseCode::Replaced => msg::ONLINE_STOP_REPLACED,
            CloseCode::Slow | CloseCode::Flood => msg::ONLINE_STOP_FLOOD,
            CloseCode::Full => msg::ONLINE_STOP_FULL,
            CloseCode::GuestOld => msg::ONLINE_STOP_GUEST_OLD,
            CloseCode::HostOld => msg::ONLINE_STOP_HOST_OLD,
            CloseCode::Differs => msg::ONLINE_STOP_DIFFERS,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a message that cannot be read")]
pub struct Garbled;

/// Encodes a message, without its length. Digests, signatures and logs use this encoding too.
pub fn encode(message: &impl Serialize) -> Vec<u8> {
    postcard::to_stdvec(message).expect("plain data in memory can be written")
}

/// Decodes a message that must cover all bytes. Fails if it is longer than `longest`, or not exactly one
/// message.
pub fn decode<T: DeserializeOwned>(bytes: &[u8], longest: usize) -> Result<T, Garbled> {
    if bytes.len() > longest {
        return Err(Garbled);
    }
    match postcard::take_from_bytes(bytes) {
        Ok((message, [])) => Ok(message),
        _ => Err(Garbled),
    }
}

/// Splits events into messages of at most this length.
pub(super) fn batches(events: &[Event], longest: usize) -> Vec<Vec<Event>> {
    let mut messages: Vec<Vec<Event>> = Vec::new();
    let mut room = 0;
    for event in events {
        let length = encode(event).len();
        if length > room {
            messages.push(Vec::new());
            room = longest - ENVELOPE;
        }
        room = room.saturating_sub(length);
        messages.last_mut().into_iter().for_each(|last| last.push(event.clone()));
    }
    messages
}

/// The fingerprint of a variant's rules: its start position, and the position after each first move.
pub fn fingerprint_of(variant: Variant) -> u64 {
    let start = AnyPosition::start(variant, &Options::default());
    let mut hasher = blake3::Hasher::new();
    hasher.update(start.to_string().as_bytes());
    for mv in start.moves() {
        let after = start.play(mv);
        hasher.update(format!("{mv} {after} {}\n", after.moves().len()).as_bytes());
    }
    u64::from_le_bytes(*hasher.finalize().as_bytes().first_chunk().expect("32 bytes"))
}
