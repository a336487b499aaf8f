//! Pictures of the boards: both games in three views and three sets.

use std::path::Path;

use bevy::prelude::*;

use super::played;
use crate::game::settings::{Settings, TableTheme};
use crate::game::state::{Screen, StartMatch};
use crate::game::studio::Studio;
use crate::game::table::camera::View;
use pushflip_core::rules::Variant;
use pushflip_core::session::Controller;

/// Plies that have been played.
const PLIES: usize = 14;
/// Frames until the set is painted anew and the camera has arrived.
const FRAMES: usize = 12;

/// Draws them into a folder, as `GAME-VIEW-SET-WIDTHxHEIGHT.png`; how many.
pub(super) fn draw(studio: &mut Studio, folder: &Path, (width, height): (u32, u32)) -> Result<usize, String> {
    let mut drawn = 0;
    for variant in [Variant::Quixo, Variant::Hexxagon] {
        let game = played(variant, &[Controller::Human], PLIES);
        studio.world().write_message(StartMatch(Box::new(game)));
        studio.world().resource_mut::<NextState<Screen>>().set(Screen::Playing);
        for (set, theme) in ["classic", "evening", "contrast"].into_iter().zip(TableTheme::ALL) {
            let mut settings = studio.world().resource_mut::<Settings>();
            (settings.quixo_theme, settings.hexxagon_theme) = (theme, theme);
            for (name, view) in
                [("three-quarter", View::ThreeQuarter), ("seat", View::Seat), ("top", View::Top)]
            {
                studio.world().insert_resource(view);
                studio.pass(FRAMES)?;
                let file = format!("{variant}-{name}-{set}-{width}x{height}.png");
                studio.shoot(&folder.join(file))?;
                drawn += 1;
            }
        }
    }
    Ok(drawn)
}
