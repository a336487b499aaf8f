//! A shared table as a pure state machine: messages and time go in, messages and events to save come out.
//!
//! The host orders [`Event`](event::Event)s and signs them; each answers the one before it by its digest.
//! Everybody checks every event against the rules with the same [`Table::apply`](state::Table::apply).

pub mod clock;
pub mod event;
pub mod guest;
pub mod host;
pub mod identity;
pub mod invitation;
pub mod log;
pub mod message;
mod name;
pub mod state;
pub mod terms;
