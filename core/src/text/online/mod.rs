//! Online play in the terminal.

mod client;
mod command;
mod describe;
mod headless;
mod requests;

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use crate::online::network::TableHandle;
use crate::online::store::Contacts;
use crate::online::table::event::Body;
use crate::online::table::identity::PeerId;
use crate::online::table::terms::Name;
use crate::session::{AnyMove, Folders, Match};

use super::console::{Console, Leave, read_line};
use client::Client;

pub use headless::{HeadlessHost, Stopper};

/// Chooses the moves of a seat instead of a person.
pub trait MoveChooser: Send {
    /// A move in the position of a match that goes on.
    ///
    /// # Errors
    /// A sentence that says why there is none; then nobody chooses any more.
    fn choose(&mut self, game: &Match) -> Result<AnyMove, String>;

    /// Whether to agree to a draw.
    fn agrees_to_draw(&mut self, game: &Match) -> bool;
}

/// How somebody takes part in a table in the terminal.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub struct OnlineOptions {
    /// The table.
    pub handle: TableHandle,
    /// Whose key this is.
    pub me: PeerId,
    /// What the others see.
    pub name: Name,
    /// Whether to sit down as soon as a seat is open.
    pub sits: bool,
    /// What chooses the moves instead of a person.
    pub chooser: Option<Box<dyn MoveChooser>>,
    /// Where matches are filed.
    pub folders: Option<Folders>,
    /// Whom the player has met, under the names that they are given here.
    pub people: Contacts,
    /// Whether the board is drawn at each turn.
    pub board: bool,
    /// Whether the output may have colours.
    pub colour: bool,
    /// Whether what is read is written out again.
    pub echo: bool,
    /// Makes the computer's choices repeatable.
    pub seed: u64,
}

/// What the terminal hears, from whatever thread.
pub(super) enum Input {
    /// A line; none if it is too long.
    Line(Option<String>),
    /// There is no more input.
    End,
    /// The table has news.
    News,
    /// Somebody has on_thought about the table as it was after an event.
    Thought {
        /// The event.
        number: u32,
        /// What they want.
        proposal: Result<Body, String>,
        /// What has on_thought, if it is not one of the host's computers.
        chooser: Option<Box<dyn MoveChooser>>,
    },
}

/// Takes part in a table until the input ends, the player quits or the table is over.
///
/// # Errors
/// The output's; nothing is lost then.
pub fn run(
    input: impl BufRead + Send + 'static,
    output: impl Write,
    options: OnlineOptions,
) -> io::Result<()> {
    let (tell, heard) = channel();
    let news = tell.clone();
    // Who hears this may have left.
    options.handle.on_news(Box::new(move || drop(news.send(Input::News))));
    let lines = tell.clone();
    // It ends with the input, or with the program.
    thread::Builder::new().name("pushflip-input".into()).spawn(move || read(input, &lines))?;
    let console = Console::new(io::empty(), output, options.colour, options.echo);
    match Client::new(console, options, tell).take_part(&heard) {
        Ok(()) | Err(Leave::Quit) => Ok(()),
        Err(Leave::Broken(error)) => Err(error),
    }
}

fn read(mut input: impl BufRead, lines: &Sender<Input>) {
    while let Some(line) = read_line(&mut input) {
        if lines.send(Input::Line(line)).is_err() {
            return;
        }
    }
    let _ = lines.send(Input::End);
}
