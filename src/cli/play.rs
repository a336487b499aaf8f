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
use pushflip_core::rules::hexxagon::WhenStuck;
use pushflip_core::rules::{DrawRules, TextError, Variant};
use pushflip_core::session::{ClockRule, Controller, FileError, Folders, Launch, Options, load_match};
use pushflip_core::text::{self, TextOptions};

use super::{Failure, complain, ended, variant};

/// Wishes for a match.
#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub struct Play {
    /// A match record to open, or an invitation to a table far away
    #[arg(conflicts_with_all = [
        "variant", "seats", "names", "first", "clock", "no_repetition_draw", "no_quiet_draw", "stuck",
        "no_consultation", "position",
    ])]
    file: Option<PathBuf>,
    /// Play in the terminal
    #[arg(long)]
    text: bool,
    /// In the terminal, leave the board to words: for screen readers
    #[arg(long)]
    no_board: bool,
    /// Say in the window what is wrong with the file or the link: a desktop shows no terminal
    #[arg(long, hide = true)]
    from_desktop: bool,
    /// In the terminal, begin a new match even if one is unfinished; that one is kept among the saved matches
    #[arg(long)]
    new: bool,
    #[command(flatten)]
    wishes: Wishes,
    /// In the terminal, a number that makes the computer's choices repeatable
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

/// What can be said of a match before it begins.
#[derive(Args)]
pub(super) struct Wishes {
    /// The game: quixo, quixo-teams, hexxagon or hexxagon-open
    #[arg(long, value_name = "ID", value_parser = variant)]
    variant: Option<Variant>,
    /// Who plays, in turn order: human, or a level from first-game, beginner, casual, regular, club, tournament, expert to master; or perfect, with the tables of `pushflip solve`
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',', value_parser = controller)]
    seats: Option<Vec<Controller>>,
    /// Names of the players, in turn order
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    names: Vec<String>,
    /// The seat that starts in Quixo: cross or circle; south, west, north or east
    #[arg(long, value_name = "SEAT", conflicts_with = "position")]
    first: Option<String>,
    /// Time to think in seconds: none, 30/move, or 600+5 for the match and each move
    #[arg(long, value_name = "CLOCK", value_parser = clock)]
    clock: Option<ClockRule>,
    /// A position that comes the third time is no draw
    #[arg(long)]
    no_repetition_draw: bool,
    /// A hundred moves in a row without a blank cube taken, or without a clone or a capture, are no draw
    #[arg(long)]
    no_quiet_draw: bool,
    /// When a side cannot move in Hexxagon: passes (if nothing is said), ends or fills
    #[arg(long, value_name = "WHAT", value_parser = when_stuck)]
    stuck: Option<WhenStuck>,
    /// Partners play without asking each other, and nobody asks for hints in the team game
    #[arg(long)]
    no_consultation: bool,
    /// A position to start from, as text
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
}

impl Wishes {
    /// The same, for a match of any kind.
    pub(super) fn launch(self) -> Launch {
        Launch {
            opened: None,
            fresh: false,
            variant: self.variant,
            seats: self.seats,
            names: self.names,
            first: self.first,
            clock: self.clock,
            draws: DrawRules { repetition: !self.no_repetition_draw, quiet: !self.no_quiet_draw },
            when_stuck: self.stuck,
            silent_partners: self.no_consultation,
            position: self.position,
        }
    }
}

fn controller(text: &str) -> Result<Controller, String> {
    text.parse().map_err(|e: TextError| e.reason)
}

fn clock(text: &str) -> Result<ClockRule, String> {
    text.parse().map_err(|e: TextError| e.reason)
}

fn when_stuck(text: &str) -> Result<WhenStuck, String> {
    Options::when_stuck_named(text).map_err(|e| e.reason)
}

/// Opens a match in a window, or in the terminal where there can be none.
pub fn play(play: Play) -> Result<ExitCode, Failure> {
    #[cfg(feature = "online")]
    if let Some(link) = play.file.as_deref().and_then(link) {
        return accept(link, &play);
    }
    let mut launch = Launch { fresh: play.new, ..play.wishes.launch() };
    launch.setup().map_err(|error| Failure::bad_input(format!("{error}. Try --help.")))?;
    let wrong = match play.file.as_deref().map(|file| load_match(&local(file))).transpose() {
        Ok(opened) => {
            launch.opened = opened;
            None
        }
        Err(error) if play.from_desktop => Some(error),
        Err(error) => return Err(Failure::bad_input(error)),
    };
    if cfg!(feature = "game") && !play.text {
        match window(&launch, wrong.as_ref()) {
            Ok(code) => return Ok(code),
            // No display or no graphics driver: the terminal is the way on, pipe or not.
            Err(sentence) => {
                if let Some(wrong) = &wrong {
                    complain(&wrong.to_string());
                }
                complain(&format!("{sentence}; here is the game in the terminal."));
            }
        }
    }
    let terminal = io::stdout().is_terminal();
    let options = TextOptions {
        launch,
        folders: Folders::find(),
        board: !play.no_board,
        colour: terminal && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
        echo: !io::stdin().is_terminal(),
        seed: play.seed.unwrap_or_else(seed_of_now),
    };
    ended(text::run(io::stdin().lock(), BufWriter::new(io::stdout().lock()), options))
}

/// Plays in a window, which says something first; an error says why there can be none.
#[cfg(feature = "game")]
fn window(launch: &Launch, first: Option<&FileError>) -> Result<ExitCode, String> {
    pushflip::game::app::run(launch, first.cloned().map(LaunchRequest::Unreadable))
}

#[cfg(not(feature = "game"))]
fn window(_launch: &Launch, _first: Option<&FileError>) -> Result<ExitCode, String> {
    Err("This program was built without its window".into())
}

/// A desktop may name a file by its address.
fn local(file: &Path) -> PathBuf {
    let address = file.to_str().and_then(|text| text.strip_prefix("file://"));
    let path = address.and_then(|rest| rest.find('/').map(|root| &rest[root..]));
    let path = path.and_then(|path| percent_decode_str(path).decode_utf8().ok());
    path.map_or_else(|| file.into(), |path| path.into_owned().into())
}

/// The link of an invitation, if it is one: not the file of that name.
#[cfg(feature = "online")]
fn link(file: &Path) -> Option<&str> {
    file.to_str().filter(|text| text.starts_with(SCHEME))
}

/// Accepts an invitation: in the window its title offers that, without one it is done in the terminal.
#[cfg(feature = "online")]
fn accept(link: &str, play: &Play) -> Result<ExitCode, Failure> {
    let invitation = link.parse::<Invitation>();
    let damaged =
        |error: TextError| Failure::bad_input(format!("The invitation is damaged: {}.", error.reason));
    if !play.from_desktop {
        invitation.clone().map_err(damaged)?;
    }
    #[cfg(feature = "game")]
    if !play.text {
        let first = LaunchRequest::Invited(invitation.clone());
        match pushflip::game::app::run(&Launch::default(), Some(first)) {
            Ok(code) => return Ok(code),
            Err(sentence) => complain(&format!("{sentence}; here is the table in the terminal.")),
        }
    }
    super::online::accept(invitation.map_err(damaged)?, play.no_board)
}

pub(super) fn seed_of_now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64)
}
