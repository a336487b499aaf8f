//! What the engine learns from games against itself.

mod selfplay;
mod teams;
