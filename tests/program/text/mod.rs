//! Tests of the terminal game.

mod shown;
mod terminal;
