//! Interactive first games: their data, and at the table.

mod data;
#[cfg(feature = "game")]
mod fit;
#[cfg(feature = "game")]
mod hand;
#[cfg(feature = "game")]
#[path = "../harness/mod.rs"]
mod harness;
#[cfg(feature = "game")]
mod screen;
#[cfg(feature = "game")]
mod words;
