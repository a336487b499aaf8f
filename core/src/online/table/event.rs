//! Signed proposals, and the events that the host makes of them.

use serde::{Deserialize, Serialize};

use super::identity::{Purpose, Signature};
use super::message::encode;
use super::{Identity, Name, PeerId, Terms};
use crate::language::Localized;

/// The BLAKE3 digest of an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Digest(pub [u8; 32]);

/// The identifier of a table: the BLAKE3 digest of the host's key and the invitation's secret, cut to 16
/// bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct TableId(pub [u8; 16]);

/// A reference to the last event that an author had seen. The author signs it, so a host that tells two
/// guests different things is detected at the next proposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EventRef {
    pub number: u32,
    pub digest: Digest,
}

/// A proposal of a person at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proposal {
    pub table: TableId,
    pub author: PeerId,
    /// The author's sequence number at this table, from 1. A repeated proposal takes effect once.
    pub sequence: u32,
    /// The last event that the author had seen; `None` only in the event that opens the table.
    pub seen: Option<EventRef>,
    pub body: Body,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SignedProposal {
    pub proposal: Proposal,
    pub signature: Signature,
}

impl SignedProposal {
    pub fn new(proposal: Proposal, author: &Identity) -> Self {
        let signature = author.sign(Purpose::Proposal, &encode(&proposal));
        Self { proposal, signature }
    }

    /// Whether the author's signature is valid.
    pub fn is_genuine(&self) -> bool {
        self.signature.verifies(self.proposal.author, Purpose::Proposal, &encode(&self.proposal))
    }
}

/// The kinds of events. [`Table::check`](super::state::Table::check) defines who may propose them, and when.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Body {
    /// The host opens the table. Always the first event.
    Open(Box<Terms>),
    /// A person takes an open seat, perhaps for a program that chooses the moves.
    Sit { seat: u8, name: Name, machine: bool },
    /// A person leaves their seat, or the host frees it.
    GetUp { seat: u8 },
    /// The host gives an open seat, or that of an absent person, to a computer on the host's machine.
    Computer { seat: u8, level: String },
    /// The host starts a match, with the date as in a record; every seat is taken.
    Begin { date: String },
    /// A move of the seat to move, in notation, with the thinking time by the author's own clock.
    Play { mv: String, thought_ms: u32 },
    /// Asks for the consent of others.
    Ask(QuestionKind),
    /// Agrees to a question.
    Agree(QuestionKind),
    /// Refuses a question, or withdraws the author's own.
    Refuse(QuestionKind),
    /// Resigns. In teams both partners must resign.
    Resign,
    /// Ends a pause.
    Resume,
    /// The host declares that the time of the seat to move has run out.
    OutOfTime,
    /// An opponent of a seat that has been absent for too long ends the match: as a win, or as a draw.
    Claim { seat: u8, win: bool },
    /// A phrase, shown in each reader's language.
    Say(Phrase),
    /// The host closes the table permanently.
    Close,
}

/// The questions that need the consent of others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum QuestionKind {
    /// Take back moves to before the asker's last move. Never with a clock, and only if the terms allow it.
    Undo,
    Draw,
    /// Stop the clock until [`Body::Resume`].
    Pause,
    /// Another match of the same players with sides changed.
    Rematch,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[derive(strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Phrase {
    Hello,
    GoodLuck,
    WellPlayed,
    NiceMove,
    Oops,
    Wow,
    Sorry,
    Thanks,
    OneMoment,
    Back,
    Again,
    Goodbye,
}

impl From<Phrase> for Localized {
    fn from(phrase: Phrase) -> Self {
        Self::of_family("online-phrase", phrase.into())
    }
}

/// An event: a proposal at its place in the host's order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// The number of the event at the table, from 0.
    pub number: u32,
    /// The digest of the previous event; zero for the first.
    pub before: Digest,
    pub signed: SignedProposal,
    /// The remaining time of each seat after the event, in milliseconds; empty without a clock.
    pub clocks: Vec<u32>,
    pub signature: Signature,
}

impl Event {
    pub fn new(
        number: u32,
        before: Digest,
        signed: SignedProposal,
        clocks: Vec<u32>,
        host: &Identity,
    ) -> Self {
        let signature = host.sign(Purpose::Event, &encode(&(number, before, &signed, &clocks)));
        Self { number, before, signed, clocks, signature }
    }

    /// The digest that the next event contains.
    pub fn digest(&self) -> Digest {
        Digest(*blake3::hash(&encode(&(self.number, self.before, &self.signed, &self.clocks))).as_bytes())
    }

    /// Whether the signatures of host and author are valid.
    pub fn is_genuine(&self, host: PeerId) -> bool {
        let ordered = encode(&(self.number, self.before, &self.signed, &self.clocks));
        self.signature.verifies(host, Purpose::Event, &ordered) && self.signed.is_genuine()
    }

    pub fn author(&self) -> PeerId {
        self.signed.proposal.author
    }

    pub fn body(&self) -> &Body {
        &self.signed.proposal.body
    }
}
