//! A match in the terminal.

mod shown;
mod terminal;
