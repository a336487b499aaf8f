//! How a position looks: the table, the board on it, cubes and pieces, camera and light.

mod board;
pub mod camera;
pub mod diagram;
pub mod hexxagon;
mod light;
pub mod look;
mod marks;
pub mod motion;
pub mod quixo;
mod ring;
mod shape;
pub mod targets;
mod texture;
mod victory;

use bevy::prelude::*;

use super::Step;

pub use board::shown_position;
pub use look::Quality;

/// The table top lies this far below the floor of the tray.
const TABLE_HEIGHT: f32 = -0.32;

/// Adds everything that is drawn in three dimensions.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        light::plugin,
        camera::plugin,
        board::plugin,
        targets::plugin,
        marks::plugin,
        ring::plugin,
        victory::plugin,
        diagram::plugin,
    ))
    .add_systems(Update, motion::run_motions.in_set(Step::Table));
}
