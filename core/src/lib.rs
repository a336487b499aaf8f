//! The rules, opponents, records and online tables of Pushflip, without a window.
//!
//! A position is parsed, a move is checked and played, and the computer answers:
//!
//! ```
//! use pushflip_core::ai::{Level, Limits, Stop};
//! use pushflip_core::rules::{DrawRules, Variant};
//! use pushflip_core::session::{AnyGame, AnyPosition, Options};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let start = AnyPosition::start(Variant::Quixo, &Options::default());
//! let position = start.read("xo2x/o3o/2x1o/x3x/1oxox x 0 13")?;
//! let mut game = AnyGame::new(position, DrawRules::default());
//!
//! let mv = position.parse_move("a1-e1")?;
//! position.check(mv)?;
//! game.play(mv);
//!
//! let answer = game.choose(Level::Beginner, 1, &Limits::nodes(1_000), &Stop::new());
//! assert!(answer.is_some_and(|answer| game.position().check(answer).is_ok()));
//! # Ok(())
//! # }
//! ```
//!
//! A match adds seats, clocks, undo and the record:
//!
//! ```
//! use pushflip_core::rules::Variant;
//! use pushflip_core::session::{Match, Setup};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut game = Match::new(Setup::new(Variant::Hexxagon, &[]));
//! for text in ["e14", "e17-e15"] {
//!     let mv = game.position().parse_move(text)?;
//!     game.play(mv)?;
//! }
//! assert_eq!(Match::from_record(&game.to_record())?.moves(), game.moves());
//! game.undo();
//! assert_eq!(game.moves().len(), 1);
//! # Ok(())
//! # }
//! ```
//!
//! Layers, lowest first; a module imports only from those below it:
//! [`language`] → [`rules`] → [`ai`] → [`session`] → `online` (a feature) → [`command_line`] → [`engine`], [`text`].

#![allow(missing_docs, reason = "no doc where the name says it all")]
#![allow(clippy::missing_errors_doc, reason = "the doc itself says when a function fails")]

pub mod ai;
pub mod command_line;
pub mod engine;
pub mod language;
#[cfg(feature = "online")]
pub mod online;
pub mod rules;
pub mod session;
pub mod text;
