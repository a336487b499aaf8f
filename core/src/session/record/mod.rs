//! The text record of a match: tags, numbered moves, result.
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
//! [WhiteClock "120+1"]
//! [Series "2-1-0 34-12"]
//! [Left "583.25 120"]
//! [Result "1-0"]
//! [Reason "resigned"]
//! [Score "5-2"]
//!
//! 1. e14 e17-e15 2. e13-d11 1-0
//! ```
//! A move number covers one ply of each seat. The parser also accepts unknown tags, comments in braces, any
//! line ends, blank lines and tags in any order; only `Variant` is required. In quoted text `\"`, `\\` and
//! `\u{…}` are a quote, a backslash and a control character.

mod read;
mod tokens;
mod write;

pub use write::lines;
