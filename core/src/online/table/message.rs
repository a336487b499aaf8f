//! Messages between host and guest. A message is one frame of [postcard](https://postcard.jamesmunns.com);
//! [`encode`] and [`decode`] enforce its length.

use std::sync::LazyLock;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::event::{Digest, Event, EventRef, SignedProposal};
use super::identity::PeerId;
use super::invitation::Secret;
use super::terms::Name;
use crate::rules::Variant;
use crate::session::{AnyPosition, Options};

/// The versions of this protocol that this program speaks, the oldest first.
pub const PROTOCOL: (u16, u16) = (1, 2);
/// The protocol in which a match goes on while a seat is open, a guest brings the events that its host lacks,
/// and only the rules of the table's own game are compared.
pub(super) const PROTOCOL_2: u16 = 2;
/// The longest first message of a guest, in bytes.
pub const LONGEST_HELLO: usize = 1024;
/// The longest message of a guest, in bytes.
pub const LONGEST_TO_HOST: usize = 4 * 1024;
/// The longest message of a host, in bytes.
pub const LONGEST_TO_GUEST: usize = 64 * 1024;

/// The largest overhead of an events message, in bytes.
const ENVELOPE: usize = 16;

/// The first thing that a guest says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hello {
    /// The oldest and the newest protocol it speaks.
    pub protocol: (u16, u16),
    /// The version of its program, for people.
    pub version: String,
    /// [`rules_fingerprint`]: where one of the two speaks protocol 1 only, different ones cannot play together.
    pub rules: u64,
    /// From the invitation.
    pub secret: Secret,
    /// The last event it has, when it comes again.
    pub have: Option<EventRef>,
    /// What it is called.
    pub name: Name,
}

/// From a guest to the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ToHost {
    /// Always first, and only once.
    Hello(Hello),
    /// Something is wanted.
    Propose(SignedProposal),
    /// Answers [`ToGuest::Beat`].
    Beat(u32),
    /// Protocol 2: what follows the last event of the host, with the host's own seal. The host's file was torn
    /// or is an older copy.
    Events(Vec<Event>),
    /// Protocol 2: this program does not have the rules that [`ToGuest::Rules`] names. The host says who has to
    /// update.
    OtherRules,
}

/// From the host to a guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ToGuest {
    /// The guest is in; what it lacks follows.
    Welcome {
        /// The protocol that both speak.
        protocol: u16,
        /// The version of the host's program, for people.
        version: String,
        /// The last event that the host has.
        last: EventRef,
        /// Whether it only watches.
        watches: bool,
    },
    /// Events in order.
    Events(Vec<Event>),
    /// A proposal cannot be: which, and why.
    Refused {
        /// Its sequence.
        sequence: u32,
        /// Why.
        why: Refusal,
    },
    /// Who is here.
    Present(Vec<Presence>),
    /// Is anybody there? Comes back as it is.
    Beat(u32),
    /// Protocol 2, before the welcome: what is played here, and by which rules.
    Rules {
        /// The game, as records name it.
        variant: String,
        /// [`fingerprint_of`] it.
        fingerprint: u64,
    },
}

/// Whether somebody is here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Presence {
    /// Who.
    pub peer: PeerId,
    /// What they are called.
    pub name: Name,
    /// For how many seconds they have not been heard; none while they are here.
    pub absent_s: Option<u32>,
    /// The round trip to them, in milliseconds.
    pub lag_ms: u32,
}

/// Why a proposal cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
pub enum Refusal {
    /// Another event came first.
    #[error("something else happened first")]
    Stale,
    /// The author has no right to it.
    #[error("it is not yours to say")]
    NotYours,
    /// It is another seat's turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The rules forbid the move.
    #[error("the rules do not allow this move")]
    Illegal,
    /// It cannot be now: no match, the match is over or paused, the seat is taken, nothing was asked.
    #[error("this cannot be now")]
    NotNow,
    /// The terms forbid it.
    #[error("it was agreed otherwise for this table")]
    NotAgreed,
    /// It was refused once, and nothing has happened since.
    #[error("it was refused; ask again after your next move")]
    AlreadyRefused,
    /// Too many phrases.
    #[error("one phrase in three seconds is enough")]
    TooOften,
    /// Only a person who sits here may.
    #[error("only who sits at the table may")]
    Spectator,
    /// The table has as many events as one may have.
    #[error("the record of this table is full; open a new one")]
    Full,
}

/// Why a connection ends, as its code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::FromRepr)]
#[repr(u32)]
pub enum CloseCode {
    /// All is said.
    Done = 0,
    /// No table has this secret.
    Secret = 1,
    /// A message could not be read, or came where none was due.
    Frame = 2,
    /// The same key has connected again.
    Replaced = 3,
    /// The other side did not keep up.
    Slow = 4,
    /// There is no room.
    Full = 5,
    /// The protocols or the rules differ; the guest's program is older.
    GuestOld = 6,
    /// The protocols or the rules differ; the host's program is older.
    HostOld = 7,
    /// The records differ.
    Differs = 8,
    /// Too many messages.
    Flood = 9,
    /// The host has closed the table.
    Closed = 10,
    /// The host keeps the table and does not have it open now.
    NotOpen = 11,
}

impl CloseCode {
    /// Whether connecting again does not help.
    #[must_use]
    pub fn is_final(self) -> bool {
        !matches!(self, Self::Done | Self::Slow | Self::NotOpen)
    }
}

/// What cannot be decoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a message that cannot be read")]
pub struct Garbled;

/// A message as bytes, without its length.
#[must_use]
pub fn encode(message: &impl Serialize) -> Vec<u8> {
    postcard::to_stdvec(message).expect("plain data in memory can be written")
}

/// A message from outside: all of the bytes, not more than `longest`.
///
/// # Errors
/// If it is longer, or is not exactly one message.
pub fn decode<T: DeserializeOwned>(bytes: &[u8], longest: usize) -> Result<T, Garbled> {
    if bytes.len() > longest {
        return Err(Garbled);
    }
    match postcard::take_from_bytes(bytes) {
        Ok((message, [])) => Ok(message),
        _ => Err(Garbled),
    }
}

/// Events in order, in parts that each fit into a message of this length.
#[must_use]
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

/// The fingerprint of the rules of all games, which protocol 1 compares.
#[must_use]
pub fn rules_fingerprint() -> u64 {
    // Every table asks, and a host may open thousands.
    static FINGERPRINT: LazyLock<u64> = LazyLock::new(|| fingerprint(&Variant::ALL));
    *FINGERPRINT
}

/// A fingerprint of the rules of a game: its first position, and how it goes on after each first move.
#[must_use]
pub fn fingerprint_of(variant: Variant) -> u64 {
    fingerprint(&[variant])
}

fn fingerprint(variants: &[Variant]) -> u64 {
    let mut whole = blake3::Hasher::new();
    for &variant in variants {
        let start = AnyPosition::start(variant, &Options::default());
        whole.update(start.to_string().as_bytes());
        for mv in start.moves() {
            let after = start.play(mv);
            whole.update(format!("{mv} {after} {}\n", after.moves().len()).as_bytes());
        }
    }
    let digest = Digest(*whole.finalize().as_bytes());
    u64::from_le_bytes(digest.0[..8].try_into().expect("eight bytes"))
}
