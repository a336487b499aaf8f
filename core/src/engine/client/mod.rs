//! UGI client: runs another program as an engine.

mod limit;
mod player;
mod program;

pub use limit::Limit;
pub use player::UgiPlayer;
pub use program::{Fault, LATENESS, NoMove, Program};
