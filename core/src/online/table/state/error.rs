//! Errors of events and proposals.

use crate::online::table::message::Refusal;

/// Why an event is invalid. A program that finds one stops, and keeps its log.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EventError {
    /// The first event does not open a table.
    #[error("the record does not begin with the opening of a table")]
    NotOpen,
    /// The terms cannot be read, or exceed the limits.
    #[error("the terms of the table cannot be: {0}")]
    Terms(String),
    /// An event of another table.
    #[error("event {number} belongs to another table")]
    Elsewhere { number: u32 },
    /// Its number, its author's sequence number, or the last event that the author had seen does not fit.
    #[error("event {number} is out of order")]
    Order { number: u32 },
    /// Another event is known under the same number.
    #[error("the records differ at event {number}")]
    Differs { number: u32 },
    /// The signature of the host or of the author is invalid.
    #[error("event {number} is not signed by those who should have")]
    Forged { number: u32 },
    /// The clocks do not follow from the previous ones.
    #[error("the clocks of event {number} cannot be")]
    Clocks { number: u32 },
    /// The rules of the table forbid it.
    #[error("event {number} is against the rules of the table: {why}")]
    Refused { number: u32, why: Refusal },
}

/// Why a proposal becomes no event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProposalError {
    /// The author has made it, or a later one, before: nothing to do.
    Duplicate,
    Refused(Refusal),
    /// The author has a different log.
    Broken(EventError),
}
