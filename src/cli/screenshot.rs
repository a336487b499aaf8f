//! `pushflip screenshot`: renders a position as a picture, or a match as an animation.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use pushflip::game::screenshot::{ScreenshotOptions, quality, screenshot, size};
use pushflip::game::settings::{Quality, TableTheme};
use pushflip_core::command_line::language;
use pushflip_core::language::Language;
use pushflip_core::rules::{Variant, parse_argument};
use pushflip_core::session::{Controller, Launch, Match, load_match};

use super::Failure;

/// Arguments of `pushflip screenshot`.
#[derive(Args)]
pub(super) struct Screenshot {
    /// Output file: .png for the position, .gif for an animation of the moves
    out: PathBuf,
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
    /// Image size in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = size)]
    size: (u32, u32),
    /// Camera view: three-quarter, seat or top
    #[arg(long, value_name = "VIEW", default_value = "three-quarter", value_parser = ["three-quarter", "seat", "top"])]
    view: String,
    /// Graphics quality: low, medium or high
    #[arg(long, value_name = "QUALITY", default_value = "high", value_parser = quality)]
    quality: Quality,
    /// Theme: classic, evening or contrast
    #[arg(long, value_name = "THEME", default_value = "classic", value_parser = theme)]
    theme: TableTheme,
    /// Show coordinates beside the board and symbols on the pieces
    #[arg(long)]
    coordinates: bool,
    /// Hide the figures of the computer players; pictures with a caption and animations narrower than 4:3 have none
    #[arg(long)]
    no_figures: bool,
    /// Show the players and the result instead of the interface, as an animation always does
    #[arg(long)]
    caption: bool,
    /// Language of the texts: en, de, fr, es, it, sl, ro or ru
    #[arg(long, value_name = "CODE", default_value = "en", value_parser = language)]
    language: Language,
}

fn theme(text: &str) -> Result<TableTheme, String> {
    text.parse().map_err(|_| format!("{text:?} is none of classic, evening, contrast"))
}

/// Reads a match record from standard input.
fn read_match() -> Result<Match, Failure> {
    let text = io::read_to_string(io::stdin()).map_err(|error| Failure::bad_input(error.to_string()))?;
    Match::from_record(&text).map_err(|error| Failure::bad_input(format!("{error}.")))
}

/// Renders the match to the output file.
pub(super) fn draw(picture: Screenshot) -> Result<ExitCode, Failure> {
    let seats = picture.variant.map(|variant| vec![Controller::Human; variant.seats()]);
    let launch = Launch { variant: picture.variant, position: picture.position, seats, ..Launch::default() };
    let mut game = match (&picture.file, launch.variant()) {
        (Some(path), _) if path.as_os_str() == "-" => Some(read_match()?),
        (Some(path), _) => Some(load_match(path).map_err(Failure::bad_input)?),
        (None, None) => None,
        (None, Some(_)) => {
            let setup = launch.setup().map_err(|error| Failure::bad_input(format!("{error}.")))?;
            Some(Match::new(setup))
        }
    };
    for (number, text) in (1..).zip(&picture.moves) {
        let wrong = |why: String| Failure::bad_input(format!("move {number}, {text:?}: {why}."));
        let Some(game) = &mut game else { return Err(wrong("there is no game to play it in".into())) };
        let mv = game.position().parse_move(text).map_err(|error| wrong(error.reason.to_string()))?;
        game.play(mv).map_err(|error| wrong(error.to_string()))?;
    }
    let options = ScreenshotOptions {
        game,
        size: picture.size,
        view: picture.view,
        quality: picture.quality,
        theme: picture.theme,
        coordinates: picture.coordinates,
        figures: !picture.no_figures,
        caption: picture.caption,
        language: picture.language,
        out: picture.out,
    };
    screenshot(options).map_err(Failure::failed)?;
    Ok(ExitCode::SUCCESS)
}
