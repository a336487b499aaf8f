//! Pictures and animations of a match without a window: to share, for the README and for tests.

mod animation;

use std::path::PathBuf;

use bevy::prelude::*;
use clap::Args;

use super::offscreen::{OffscreenApp, check_path, ends_in, save_png};
use super::scene::camera::View;
use super::settings::{Quality, Settings, TableTheme};
use super::state::{Screen, StartMatch};
use pushflip_core::command_line::language;
use pushflip_core::language::Language;
use pushflip_core::session::{Match, save_bytes};

use animation::{animate, picture, window_size};

/// Frames until assets are loaded, the UI is laid out and the camera has arrived.
const FRAMES: usize = 20;
/// The narrowest picture without a panel that has space for a whole figure beside the board: width to height.
const WITH_FIGURES: (u32, u32) = (4, 3);

/// The match to show, its appearance, and the output file.
#[derive(Args)]
pub struct ScreenshotOptions {
    /// Output file: .png for the position, .gif for an animation of the moves
    out: PathBuf,
    /// The match to show; `None` for the title screen.
    #[arg(skip)]
    pub game: Option<Match>,
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

/// Renders one image and writes it.
///
/// # Errors
/// A sentence if there is no graphics driver or the file cannot be written.
pub fn screenshot(options: ScreenshotOptions) -> Result<(), String> {
    check_path(&options.out)?;
    let view = match options.view.as_str() {
        "three-quarter" => View::ThreeQuarter,
        "seat" => View::Seat,
        "top" => View::Top,
        other => return Err(format!("{other:?} is none of three-quarter, seat, top")),
    };
    let is_animated = ends_in(&options.out, "gif");
    let has_panel = !is_animated && !options.caption;
    let (width, height) = options.size;
    let has_space = has_panel || width * WITH_FIGURES.1 >= height * WITH_FIGURES.0;
    let settings = Settings {
        quality: Some(options.quality),
        quixo_theme: options.theme,
        hexxagon_theme: options.theme,
        coordinates: options.coordinates,
        piece_symbols: options.coordinates,
        figures: !options.no_figures && has_space,
        language: Some(options.language),
        ..default()
    };
    let size = if has_panel { options.size } else { window_size(options.size) };
    let mut offscreen = OffscreenApp::new(size, settings)?;
    offscreen.world().insert_resource(view);
    if is_animated {
        let game = options.game.ok_or("an animation needs a match: --file or --variant with --moves")?;
        let bytes = animate(&mut offscreen, &game, options.size)?;
        return save_bytes(&options.out, &bytes).map_err(|error| error.to_string());
    }
    if let Some(game) = options.game.as_ref().filter(|_| options.caption) {
        let image = picture(&mut offscreen, game)?;
        return save_png(image, Some(options.size), &options.out);
    }
    if let Some(game) = options.game {
        offscreen.world().write_message(StartMatch(Box::new(game)));
        offscreen.world().resource_mut::<NextState<Screen>>().set(Screen::Playing);
    }
    offscreen.run_frames(FRAMES)?;
    offscreen.capture(&options.out)
}

/// Argument parser: a width and a height in pixels, such as `1280x720`.
///
/// # Errors
/// If the text is no such size, or a side is not from 64 to 8192.
pub fn size(text: &str) -> Result<(u32, u32), String> {
    let wrong = || format!("{text:?} is not a width and a height from 64 to 8192, such as 1280x720");
    let (width, height) = text.split_once('x').ok_or_else(wrong)?;
    let side = |text: &str| text.parse().ok().filter(|n| (64..=8192).contains(n)).ok_or_else(wrong);
    Ok((side(width)?, side(height)?))
}

/// Argument parser: a rendering quality by its name.
///
/// # Errors
/// If there is no such quality.
pub fn quality(text: &str) -> Result<Quality, String> {
    text.parse().map_err(|_| format!("{text:?} is none of low, medium, high"))
}

fn theme(text: &str) -> Result<TableTheme, String> {
    text.parse().map_err(|_| format!("{text:?} is none of classic, evening, contrast"))
}
