//! Tables as pure state machines: messages and time go in, messages and events to save come out.
//!
//! The host orders and signs [`Event`]s; each contains the digest of the previous one. Host and
//! guests check every event with the same [`Table::apply`](state::Table::apply).

pub mod clock;
pub mod event;
pub mod guest;
pub mod host;
pub mod identity;
pub mod invitation;
pub mod log;
pub mod message;
pub mod state;
pub mod terms;

pub use event::{Body, Event, EventRef, Phrase, QuestionKind, TableId};
pub use identity::{Identity, PeerId};
pub use invitation::{Invitation, Secret, table_id};
pub use message::{ClockReading, CloseCode, Presence, Refusal};
pub use state::{EventError, Occupant, Table};
pub use terms::{Name, Terms};
