//! Pictures of the boards: both games at the start and in three views, in three sets.

use std::path::Path;

use bevy::prelude::*;

use super::played;
use pushflip::game::offscreen::OffscreenApp;
use pushflip::game::scene::camera::View;
use pushflip::game::settings::{Settings, TableTheme};
use pushflip::game::state::{Screen, StartMatch};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::Controller;

/// Plies on the board.
const PLIES: usize = 14;
/// The pictures of each set: plies on the board, name and view.
const PICTURES: [(usize, (&str, View)); 4] = [
    (0, ("start", View::ThreeQuarter)),
    (PLIES, ("three-quarter", View::ThreeQuarter)),
    (PLIES, ("seat", View::Seat)),
    (PLIES, ("top", View::Top)),
];
/// The computer player in each picture.
const LEVELS: [Level; 4] = [Level::Newcomer, Level::Club, Level::Expert, Level::Master];
/// Frames until the textures of the set are generated and the camera has stopped.
const FRAMES: usize = 12;

/// Draws the boards into a folder as `GAME-VIEW-SET-WIDTHxHEIGHT.png`, and returns the number of pictures.
pub(super) fn draw(
    offscreen: &mut OffscreenApp,
    folder: &Path,
    (width, height): (u32, u32),
) -> Result<usize, String> {
    let mut drawn = 0;
    for variant in [Variant::Quixo, Variant::Hexxagon] {
        for ((plies, (name, view)), level) in PICTURES.into_iter().zip(LEVELS) {
            // A figure in each picture.
            let game = played(variant, &[Controller::Human, Controller::Computer(level)], plies);
            offscreen.world().write_message(StartMatch(Box::new(game)));
            offscreen.world().resource_mut::<NextState<Screen>>().set(Screen::Playing);
            for (set, theme) in ["classic", "evening", "contrast"].into_iter().zip(TableTheme::ALL) {
                let mut settings = offscreen.world().resource_mut::<Settings>();
                (settings.quixo_theme, settings.hexxagon_theme) = (theme, theme);
                offscreen.world().insert_resource(view);
                offscreen.run_frames(FRAMES)?;
                let file = format!("{variant}-{name}-{set}-{width}x{height}.png");
                offscreen.capture(&folder.join(file))?;
                drawn += 1;
            }
        }
    }
    Ok(drawn)
}
