//! The game in a terminal: for machines without a display, for ssh, for screen readers.

mod board;
mod command;
mod console;
#[cfg(feature = "online")]
pub mod online;
mod opening;
mod opponent;
mod request;
mod review;
mod table;
mod words;

use std::io::{self, BufRead, Write};

use crate::session::{Autosave, FileError, Folders, Launch, Match};

use console::{Console, Leave};
use table::Table;

/// How a match in the terminal is played.
#[derive(Debug)]
pub struct TextOptions {
    /// What the command line asked for.
    pub launch: Launch,
    /// Where matches are saved, or why nowhere.
    pub folders: Result<Folders, FileError>,
    /// Whether the board is drawn at each turn; `board` draws it at any time.
    pub board: bool,
    /// Whether the output may have colours.
    pub colour: bool,
    /// Whether what is read is written out again: it is not typed at the same screen.
    pub echo: bool,
    /// Makes the computer's choices repeatable.
    pub seed: u64,
}

/// Plays matches until the input ends or the player quits. Matches are saved after each ply.
///
/// # Errors
/// The output's; nothing is lost then.
pub fn run(input: impl BufRead, output: impl Write, options: TextOptions) -> io::Result<()> {
    let console = Console::new(input, output, options.colour, options.echo);
    match play(console, options) {
        Ok(()) | Err(Leave::Quit) => Ok(()),
        Err(Leave::Broken(error)) => Err(error),
    }
}

fn play<I: BufRead, O: Write>(mut console: Console<I, O>, options: TextOptions) -> Result<(), Leave> {
    let TextOptions { launch, folders, seed, board, .. } = options;
    let mut autosave = None;
    match folders {
        Ok(folders) => autosave = Some(Autosave::new(folders)),
        Err(error) => console.say(&error.to_string())?,
    }
    console.say("Pushflip: Quixo and Hexxagon. Type help for the commands, quit to leave.")?;
    let first = opening::first_match(&mut console, launch, &mut autosave)?;
    let mut table = Table::new(console, autosave, first, seed);
    table.drawing = board;
    loop {
        let next: Match = table.play()?;
        table.seat(next);
    }
}
