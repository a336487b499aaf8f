//! The rules, opponents, records and online tables of Pushflip, without a window.
//!
//! The floors, lowest first; a module uses only what stands below it:
//! [`rules`] → [`ai`] → [`session`] → `online` (a feature) → [`engine`] and [`text`].

pub mod ai;
pub mod engine;
#[cfg(feature = "online")]
pub mod online;
pub mod rules;
pub mod session;
pub mod text;
