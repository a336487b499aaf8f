//! `pushflip screenshot`: renders a position as a picture, or a match as an animation.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use pushflip::game::screenshot::{ScreenshotOptions, screenshot};
use pushflip_core::rules::{Variant, parse_argument};
use pushflip_core::session::{Controller, Launch, Match, load_match};

use super::Failure;

/// Arguments of `pushflip screenshot`.
#[derive(Args)]
pub(super) struct Screenshot {
    /// Match record to show, or - for standard input; the title screen if neither a record nor a variant is given
    #[arg(long, value_name = "FILE", conflicts_with_all = ["variant", "position"])]
    file: Option<PathBuf>,
    /// The game: quixo, quixo-teams, hexxagon or hexxagon-open
    #[arg(long, value_name = "ID", value_parser = parse_argument::<Variant>)]
    variant: Option<Variant>,
    /// Start position in text notation
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Moves to play from the start position
    #[arg(long, value_name = "MOVE,…", value_delimiter = ',')]
    moves: Vec<String>,
    #[command(flatten)]
    options: ScreenshotOptions,
}

/// Reads a match record from standard input.
fn read_match() -> Result<Match, Failure> {
    let text = io::read_to_string(io::stdin()).map_err(|error| Failure::bad_input(error.to_string()))?;
    Match::from_record(&text).map_err(|error| Failure::bad_input(format!("{error}.")))
}

/// Renders the match to the output file.
pub(super) fn draw(picture: Screenshot) -> Result<ExitCode, Failure> {
    let Screenshot { file, variant, position, moves, mut options } = picture;
    let seats = variant.map(|variant| vec![Controller::Human; variant.seats()]);
    let launch = Launch { variant, position, seats, ..Launch::default() };
    let mut game = match (&file, launch.variant()) {
        (Some(path), _) if path.as_os_str() == "-" => Some(read_match()?),
        (Some(path), _) => Some(load_match(path).map_err(Failure::bad_input)?),
        (None, None) => None,
        (None, Some(_)) => {
            let setup = launch.setup().map_err(|error| Failure::bad_input(format!("{error}.")))?;
            Some(Match::new(setup))
        }
    };
    for (number, text) in (1..).zip(&moves) {
        let wrong = |why: String| Failure::bad_input(format!("move {number}, {text:?}: {why}."));
        let Some(game) = &mut game else { return Err(wrong("there is no game to play it in".into())) };
        let mv = game.position().parse_move(text).map_err(|error| wrong(error.reason.to_string()))?;
        game.play(mv).map_err(|error| wrong(error.to_string()))?;
    }
    options.game = game;
    screenshot(options).map_err(Failure::failed)?;
    Ok(ExitCode::SUCCESS)
}
