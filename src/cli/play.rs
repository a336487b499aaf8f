//! `pushflip` without a subcommand: a match, in a window or in the terminal.

use std::io::{self, BufWriter, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use percent_encoding::percent_decode_str;

#[cfg(feature = "game")]
use pushflip::game::app::LaunchRequest;
#[cfg(feature = "online")]
use pushflip_core::online::table::invitation::{Invitation, SCHEME};
#[cfg(feature = "online")]
use pushflip_core::rules::TextError;
use pushflip_core::session::{FileError, Folders, Launch, load_match};
use pushflip_core::text::{self, TextOptions};

use super::{Failure, LanguageArg, complain, ended, has_colour};

/// Arguments of `pushflip` without a subcommand.
#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub struct Play {
    /// A match record to open, or an invitation to an online table
    #[arg(conflicts_with_all = [
        "variant", "seats", "names", "first", "clock", "no_repetition_draw", "no_quiet_draw", "when_stuck",
        "silent_partners", "position",
    ])]
    file: Option<PathBuf>,
    /// Play in the terminal
    #[arg(long)]
    text: bool,
    /// In the terminal, omit the board drawing, for screen readers
    #[arg(long)]
    no_board: bool,
    /// Show errors about the file or link in the window, since a desktop launcher has no terminal
    #[arg(long, hide = true)]
    from_desktop: bool,
    /// In the terminal, start a new match even if one is unfinished, which is kept among the saved matches
    #[arg(long)]
    new: bool,
    #[command(flatten)]
    launch: Launch,
    #[command(flatten)]
    language: LanguageArg,
    /// In the terminal, a seed for the computer's random choices
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

impl Play {
    /// Whether the program tries to open the game's window.
    pub(super) fn opens_window(&self) -> bool {
        cfg!(feature = "game") && !self.text
    }
}

/// Starts a match in a window, or in the terminal if no window can be opened.
pub fn play(play: Play) -> Result<ExitCode, Failure> {
    #[cfg(feature = "online")]
    if let Some(link) = play.file.as_deref().and_then(link) {
        return accept(link, &play);
    }
    let opens_window = play.opens_window();
    let mut launch = Launch { fresh: play.new, ..play.launch };
    launch.setup().map_err(|error| Failure::bad_input(format!("{error}. Try --help.")))?;
    let wrong = match play.file.as_deref().map(|file| load_match(&local(file))).transpose() {
        Ok(opened) => {
            launch.opened = opened;
            None
        }
        Err(error) if play.from_desktop => Some(error),
        Err(error) => return Err(Failure::bad_input(error)),
    };
    if opens_window {
        match window(&launch, wrong.as_ref()) {
            Ok(code) => return Ok(code),
            // Without a display or a graphics driver the game falls back to the terminal, even in a pipe.
            Err(sentence) => {
                #[cfg(windows)]
                super::console::show();
                if let Some(wrong) = &wrong {
                    complain(&wrong.to_string());
                }
                complain(&format!("{sentence}; here is the game in the terminal."));
            }
        }
    }
    let options = TextOptions {
        launch,
        folders: Folders::find(),
        language: play.language.choose(),
        board: !play.no_board,
        colour: has_colour(),
        echo: !io::stdin().is_terminal(),
        seed: play.seed.unwrap_or_else(time_seed),
    };
    ended(text::run(io::stdin().lock(), BufWriter::new(io::stdout().lock()), options))
}

/// Opens the window with an initial error message. Returns an error if no window can be opened.
#[cfg(feature = "game")]
fn window(launch: &Launch, first: Option<&FileError>) -> Result<ExitCode, String> {
    pushflip::game::app::run(launch, first.cloned().map(LaunchRequest::Unreadable))
}

#[cfg(not(feature = "game"))]
fn window(_launch: &Launch, _first: Option<&FileError>) -> Result<ExitCode, String> {
    Err("This program was built without its window".into())
}

/// Converts a `file://` URL, which some desktops pass, to a path.
fn local(file: &Path) -> PathBuf {
    let address = file.to_str().and_then(|text| text.strip_prefix("file://"));
    let path = address.and_then(|rest| rest.find('/').map(|root| &rest[root..]));
    let path = path.and_then(|path| percent_decode_str(path).decode_utf8().ok());
    path.map_or_else(|| file.into(), |path| path.into_owned().into())
}

/// The invitation link in a file argument. An invitation takes precedence over a file of the same name.
#[cfg(feature = "online")]
fn link(file: &Path) -> Option<&str> {
    file.to_str().filter(|text| text.starts_with(SCHEME))
}

/// Opens an invitation: the title screen offers it, and without a window the terminal accepts it.
#[cfg(feature = "online")]
fn accept(link: &str, play: &Play) -> Result<ExitCode, Failure> {
    let invitation = link.parse::<Invitation>();
    let damaged = |error: TextError| Failure::bad_input(error.reason.to_string());
    if !play.from_desktop {
        invitation.clone().map_err(damaged)?;
    }
    #[cfg(feature = "game")]
    if !play.text {
        let first = LaunchRequest::Invited(invitation.clone());
        match pushflip::game::app::run(&Launch::default(), Some(first)) {
            Ok(code) => return Ok(code),
            Err(sentence) => {
                #[cfg(windows)]
                super::console::show();
                complain(&format!("{sentence}; here is the table in the terminal."));
            }
        }
    }
    super::online::accept(invitation.map_err(damaged)?, play.language, play.no_board)
}

pub(super) fn time_seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64)
}
