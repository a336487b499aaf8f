//! Errors of an event log, and the host's answers to proposals.

use crate::online::table::message::Refusal;

/// Why an event cannot follow. Whoever finds one stops, and keeps what they have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EventError {
    /// It does not open a table.
    #[error("the record does not begin with the opening of a table")]
    NotOpen,
    /// What was agreed cannot be read, or is more than a table allows.
    #[error("the terms of the table cannot be: {0}")]
    Terms(String),
    /// It is an event of another table.
    #[error("event {number} belongs to another table")]
    Elsewhere {
        /// Which.
        number: u32,
    },
    /// Its number, its author's count, or what its author had seen does not fit.
    #[error("event {number} is out of order")]
    Order {
        /// Which.
        number: u32,
    },
    /// Somebody has seen another event in this place.
    #[error("the records differ at event {number}")]
    Differs {
        /// Which.
        number: u32,
    },
    /// A signature is not that of the host or of the author.
    #[error("event {number} is not signed by those who should have")]
    Forged {
        /// Which.
        number: u32,
    },
    /// Its clocks do not follow from those before.
    #[error("the clocks of event {number} cannot be")]
    Clocks {
        /// Which.
        number: u32,
    },
    /// It is against the rules.
    #[error("event {number} is against the rules of the table: {why}")]
    Refused {
        /// Which.
        number: u32,
        /// Why.
        why: Refusal,
    },
}

/// Why a proposal makes no event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProposalError {
    /// Its author has said it, or something later, before: nothing to be done.
    Duplicate,
    /// It cannot be.
    Refused(Refusal),
    /// Its author knows another record.
    Broken(EventError),
}
