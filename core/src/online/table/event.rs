//! Signed proposals, and the events that the host makes of them.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::identity::{Identity, PeerId, Purpose, Signature};
use super::terms::{Name, Terms};

/// A digest of an event: BLAKE3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Digest(pub [u8; 32]);

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0[..4].iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Which table: the BLAKE3 digest of the host's key and the secret of the invitation, cut to 16 bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct TableId(pub [u8; 16]);

/// The event that somebody had seen last when they spoke. Since the author signs it, a host that tells two
/// guests different things is found as soon as one of them says something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EventRef {
    /// Its number.
    pub number: u32,
    /// Its digest.
    pub digest: Digest,
}

/// What somebody at the table wants to happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proposal {
    /// Where.
    pub table: TableId,
    /// Who says so.
    pub author: PeerId,
    /// Counts what its author has said at this table, from 1: what comes twice happens once.
    pub sequence: u32,
    /// What its author had seen; none only in the event that opens the table.
    pub seen: Option<EventRef>,
    /// What.
    pub body: Body,
}

/// A proposal with its author's signature.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SignedProposal {
    /// What was said.
    pub proposal: Proposal,
    /// By its author.
    pub signature: Signature,
}

impl SignedProposal {
    /// Signs a proposal with its author's key.
    #[must_use]
    pub fn new(proposal: Proposal, author: &Identity) -> Self {
        let signature = author.sign(Purpose::Proposal, &bytes(&proposal));
        Self { proposal, signature }
    }

    /// Whether its author has signed it.
    #[must_use]
    pub fn is_genuine(&self) -> bool {
        self.signature.verifies(self.proposal.author, Purpose::Proposal, &bytes(&self.proposal))
    }
}

/// What can happen. Who may say what, and when, is [`Table::check`](super::state::Table::check)'s.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Body {
    /// The host opens the table. Always the first event.
    Open(Box<Terms>),
    /// A person sits down on an open seat.
    Sit {
        /// Which.
        seat: u8,
        /// What the others see.
        name: Name,
        /// Whether a program chooses this seat's moves.
        machine: bool,
    },
    /// A person gets up from a seat of theirs, or the host frees it.
    GetUp {
        /// Which.
        seat: u8,
    },
    /// The host gives an open seat, or that of somebody absent, to a computer on the host's machine.
    Computer {
        /// Which.
        seat: u8,
        /// The word of a level.
        level: String,
    },
    /// The host begins a match; every seat is taken.
    Begin {
        /// When, as it stands in the record.
        date: String,
    },
    /// A seat's move.
    Play {
        /// In the notation.
        mv: String,
        /// How long its author has thought, by their own clock, in milliseconds.
        thought_ms: u32,
    },
    /// Asks for something that others have to agree to.
    Ask(QuestionKind),
    /// Agrees to what was asked.
    Agree(QuestionKind),
    /// Refuses what was asked, or takes one's own question back.
    Refuse(QuestionKind),
    /// Gives up. In teams both partners have to.
    Resign,
    /// Ends a pause.
    Resume,
    /// The host says that the time of the seat to move has run out.
    OutOfTime,
    /// Somebody opposite of a seat that has been absent too long ends the match.
    Claim {
        /// Who is absent.
        seat: u8,
        /// Whether it counts as lost for them; else it is a draw.
        win: bool,
    },
    /// One of the phrases, each read in one's own language.
    Say(Phrase),
    /// The host closes the table for good.
    Close,
}

/// What others have to agree to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum QuestionKind {
    /// Back to the asker's own last move. Never with a clock, and only if the terms allow it.
    Undo,
    /// A draw.
    Draw,
    /// The clock stands still until somebody says [`Body::Resume`].
    Pause,
    /// The same players again, sides changed.
    Rematch,
}

/// The twelve phrases.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good luck, have fun.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// Nice move.
    NiceMove,
    /// Oops.
    Oops,
    /// Wow.
    Wow,
    /// Sorry.
    Sorry,
    /// Thank you.
    Thanks,
    /// One moment, please.
    OneMoment,
    /// I am back.
    Back,
    /// Another one?
    Again,
    /// Goodbye.
    Goodbye,
}

/// What has happened: a proposal in its place in the order of the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// Counts the events of the table, from 0.
    pub number: u32,
    /// The digest of the event before it; zero for the first.
    pub before: Digest,
    /// Who wanted what.
    pub signed: SignedProposal,
    /// The time that each seat has left afterwards, in milliseconds; empty without a clock.
    pub clocks: Vec<u32>,
    /// The host's signature.
    pub signature: Signature,
}

impl Event {
    /// Puts a proposal in its place.
    #[must_use]
    pub fn new(
        number: u32,
        before: Digest,
        signed: SignedProposal,
        clocks: Vec<u32>,
        host: &Identity,
    ) -> Self {
        let signature = host.sign(Purpose::Event, &bytes(&(number, before, &signed, &clocks)));
        Self { number, before, signed, clocks, signature }
    }

    /// What the next event names as its predecessor.
    #[must_use]
    pub fn digest(&self) -> Digest {
        Digest(*blake3::hash(&bytes(&(self.number, self.before, &self.signed, &self.clocks))).as_bytes())
    }

    /// Whether the host has put it in order and its author has said it.
    #[must_use]
    pub fn is_genuine(&self, host: PeerId) -> bool {
        let ordered = bytes(&(self.number, self.before, &self.signed, &self.clocks));
        self.signature.verifies(host, Purpose::Event, &ordered) && self.signed.is_genuine()
    }

    /// Who wanted it.
    #[must_use]
    pub fn author(&self) -> PeerId {
        self.signed.proposal.author
    }

    /// What happened.
    #[must_use]
    pub fn body(&self) -> &Body {
        &self.signed.proposal.body
    }
}

/// As few bytes as the plain data needs, always the same for the same value.
fn bytes(said: &impl Serialize) -> Vec<u8> {
    postcard::to_stdvec(said).expect("plain data in memory can be written")
}
