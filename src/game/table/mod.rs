//! The 3D table: board, cubes and pieces, camera and light.

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

/// Nobody lays cubes and pieces down quite in the middle and quite straight: how far off, in units of the table
/// and in radians.
const ASIDE: f32 = 0.012;
const ASKEW: f32 = 0.014;

/// How a thing lies on a cell that has this number, beside its place.
fn laid(cell: usize) -> Transform {
    let off = |k: usize| ((cell * 29 + k * 17) % 31) as f32 / 15.0 - 1.0;
    Transform::from_translation(ASIDE * vec3(off(1), 0.0, off(2)))
        .with_rotation(Quat::from_rotation_y(ASKEW * off(3)))
}

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
