//! Pictures of a match, drawn without a window: for the README and for tests.

use std::path::PathBuf;

use bevy::prelude::*;

use super::settings::{Quality, Settings, TableTheme};
use super::state::{Screen, StartMatch};
use super::studio::{Studio, check_path};
use super::table::camera::View;
use pushflip_core::session::Match;

/// Frames until everything is loaded, laid out and in place.
const FRAMES: usize = 20;

/// What to draw.
pub struct ScreenshotOptions {
    /// The match on the table; none for the title screen.
    pub game: Option<Match>,
    /// Width and height of the picture, in pixels.
    pub size: (u32, u32),
    /// The camera: `three-quarter`, `seat` or `top`.
    pub view: String,
    /// How finely it is drawn.
    pub quality: Quality,
    /// How the set looks.
    pub theme: TableTheme,
    /// Letters and numbers beside the board, and symbols on the pieces.
    pub coordinates: bool,
    /// The PNG file to write.
    pub out: PathBuf,
}

/// Draws one picture and writes it.
///
/// # Errors
/// One sentence if there is no graphics driver or the file cannot be written.
pub fn screenshot(options: ScreenshotOptions) -> Result<(), String> {
    check_path(&options.out)?;
    let view = match options.view.as_str() {
        "three-quarter" => View::ThreeQuarter,
        "seat" => View::Seat,
        "top" => View::Top,
        other => return Err(format!("{other:?} is none of three-quarter, seat, top")),
    };
    let settings = Settings {
        quality: Some(options.quality),
        quixo_theme: options.theme,
        hexxagon_theme: options.theme,
        coordinates: options.coordinates,
        piece_symbols: options.coordinates,
        ..default()
    };
    let mut studio = Studio::open(options.size, settings)?;
    studio.world().insert_resource(view);
    if let Some(game) = options.game {
        studio.world().write_message(StartMatch(Box::new(game)));
        studio.world().resource_mut::<NextState<Screen>>().set(Screen::Playing);
    }
    studio.pass(FRAMES)?;
    studio.shoot(&options.out)
}
