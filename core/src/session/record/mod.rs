//! The text record of a match: tags, then the numbered moves, then the result.
//! ```text
//! [Variant "hexxagon"]
//! [Date "2026-11-21 09:17:39"]
//! [Red "Ana"]
//! [RedPlayer "human"]
//! [White "Casual"]
//! [WhitePlayer "casual"]
//! [Repetition "on"]
//! [Quiet "on"]
//! [Stuck "passes"]
//! [Clock "600+5"]
//! [Series "2-1-0 34-12"]
//! [Left "583.25 600"]
//! [Result "1-0"]
//! [Reason "resigned"]
//! [Score "5-2"]
//!
//! 1. e14 e17-e15 2. e13-d11 1-0
//! ```
//! A number covers one ply of each seat. Readers also accept unknown tags, comments in braces, any
//! line ends, blank lines and tags in any order; only `Variant` must be there. In quoted text
//! `\"`, `\\` and `\u{…}` stand for a quote, a backslash and a control character.

mod read;
mod tokens;
mod write;

pub use write::lines;
