//! Quixo and Hexxagon without a window.
//!
//! The floors, lowest first; a module uses only what stands below it:
//! [`rules`] → [`ai`] → [`session`] → [`engine`] and [`text`].

pub mod ai;
pub mod engine;
pub mod rules;
pub mod session;
pub mod text;
