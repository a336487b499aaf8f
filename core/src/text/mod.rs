//! The terminal game, for machines without a display, for ssh and for screen readers.

mod board;
mod command;
mod console;
mod execute;
mod local;
#[cfg(feature = "online")]
pub mod online;
mod opening;
mod words;

use std::io::{self, BufRead, Write};

use crate::language::{Language, msg};
use crate::session::{Autosave, FileError, Folders, Launch, Match};

use console::{Console, Leave};
use local::LocalMatch;

pub struct TextOptions {
    pub launch: Launch,
    /// Folders for matches, or the error that prevents saving.
    pub folders: Result<Folders, FileError>,
    pub language: Language,
    /// Whether the board is drawn at each turn; `board` draws it at any time.
    pub board: bool,
    pub colour: bool,
    /// Whether input lines are echoed, because they are not typed at the terminal.
    pub echo: bool,
    /// Seed of the computer's random choices.
    pub seed: u64,
}

/// Plays matches until the input ends or the player quits, and saves each ply. Fails if the output does.
pub fn run(mut input: impl BufRead, mut output: impl Write, options: TextOptions) -> io::Result<()> {
    let TextOptions { language, colour, echo, .. } = options;
    let console = Console { input: &mut input, output: &mut output, language, colour, echo };
    match play(console, options) {
        Ok(()) | Err(Leave::Quit) => Ok(()),
        Err(Leave::Broken(error)) => Err(error),
    }
}

fn play(mut console: Console, options: TextOptions) -> Result<(), Leave> {
    let TextOptions { launch, folders, seed, board, .. } = options;
    let mut autosave = None;
    match folders {
        Ok(folders) => autosave = Some(Autosave::new(folders)),
        Err(error) => console.say(&error)?,
    }
    console.say(msg::TERMINAL_WELCOME)?;
    let first = opening::first_match(&mut console, launch, &mut autosave)?;
    let mut local = LocalMatch::new(console, autosave, first, seed);
    local.drawing = board;
    loop {
        let next: Match = local.play()?;
        local.start(next);
    }
}
