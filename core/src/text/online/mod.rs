//! Online play in the terminal.

mod client;
mod command;
mod headless;

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use crate::command_line::read_line;
use crate::language::{Language, Localized};
use crate::online::network::TableHandle;
use crate::online::replica::Decision;
use crate::online::store::Contacts;
use crate::online::table::{Body, Name};
use crate::session::{AnyMove, Folders, Match};

use super::console::{Console, LONGEST_LINE, Leave};
use client::Client;

pub use headless::HeadlessHost;

/// Chooses the moves of a seat instead of a person.
pub trait MoveChooser: Send {
    /// Chooses a move in an unfinished match. Fails with a sentence if there is no move; the chooser is not
    /// used again.
    fn choose(&mut self, game: &Match) -> Result<AnyMove, Localized>;

    fn agrees_to_draw(&mut self, game: &Match) -> bool;
}

#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub struct OnlineOptions {
    pub handle: TableHandle,
    pub name: Name,
    /// Whether to take the first open seat.
    pub sits: bool,
    /// The program that chooses moves instead of the player.
    pub chooser: Option<Box<dyn MoveChooser>>,
    pub folders: Option<Folders>,
    pub people: Contacts,
    pub language: Language,
    pub board: bool,
    /// Whether the output may have colours.
    pub colour: bool,
    pub echo: bool,
    /// The seed of computers, for repeatable matches.
    pub seed: u64,
}

/// Inputs of the client's loop, from any thread.
pub(super) enum Input {
    /// A line of input; `None` if it is too long.
    Line(Option<String>),
    /// The end of the input.
    End,
    /// News of the table.
    News,
    /// The choice of the move chooser, or why there is none, and the last event when it began.
    Chosen { number: u32, proposal: Result<Body, Localized>, chooser: Box<dyn MoveChooser> },
    /// A decision of one of the host's computers; without a proposal there is no move.
    Decided { decision: Decision, proposal: Option<Body> },
}

/// Runs until the input ends, the player quits or the table is over. Fails if the output does.
pub fn run(
    input: impl BufRead + Send + 'static,
    mut output: impl Write,
    options: OnlineOptions,
) -> io::Result<()> {
    let (sender, receiver) = channel();
    let news = sender.clone();
    // The receiver may be gone.
    options.handle.on_news(Box::new(move || drop(news.send(Input::News))));
    let lines = sender.clone();
    // The thread ends with the input, or with the program.
    thread::Builder::new().name("pushflip-input".into()).spawn(move || read(input, &lines))?;
    let OnlineOptions { language, colour, echo, .. } = options;
    let console = Console { input: &mut io::empty(), output: &mut output, language, colour, echo };
    match Client::new(console, options, sender).take_part(&receiver) {
        Ok(()) | Err(Leave::Quit) => Ok(()),
        Err(Leave::Broken(error)) => Err(error),
    }
}

fn read(mut input: impl BufRead, lines: &Sender<Input>) {
    while let Ok(Some(line)) = read_line(&mut input, LONGEST_LINE) {
        if lines.send(Input::Line(line)).is_err() {
            return;
        }
    }
    let _ = lines.send(Input::End);
}
