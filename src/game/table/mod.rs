//! How a position looks: the table, the board on it, cubes and pieces, camera and light.

mod board;
pub mod camera;
mod choices;
mod coordinates;
pub mod diagram;
pub mod hexxagon;
mod lettering;
mod light;
pub mod look;
mod marks;
pub mod quality;
pub mod quixo;
mod relief;
mod room;
pub mod shape;
pub mod targets;
mod texture;
mod threats;
mod victory;

use bevy::prelude::*;

use super::motion::run_motions;
use super::state::Step;

/// The table top lies this far below the floor of the tray.
const TABLE_HEIGHT: f32 = -0.32;

/// Choosing the quality and the theme, and making what is drawn follow them.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Paint;

/// Adds everything that is drawn in three dimensions.
pub fn plugin(app: &mut App) {
    app.configure_sets(Update, Paint.in_set(Step::Table))
        .add_plugins((
            quality::plugin,
            look::plugin,
            light::plugin,
            camera::plugin,
            board::plugin,
            coordinates::plugin,
            choices::plugin,
            targets::plugin,
            threats::plugin,
            marks::plugin,
            victory::plugin,
        ))
        .add_plugins((relief::plugin, diagram::plugin))
        .add_systems(Update, run_motions.in_set(Step::Table));
}
