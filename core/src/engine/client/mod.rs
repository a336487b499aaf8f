//! UGI client: runs another program as an engine.

mod player;
mod program;

pub use player::UgiPlayer;
pub use program::{Fault, LATENESS, Program};
