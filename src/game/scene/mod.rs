//! The 3D scene: board, cubes and pieces, materials, camera and light.

mod board;
pub mod camera;
mod coordinates;
pub mod diagram;
mod edge_lights;
mod environment;
pub mod figures;
mod height_map;
pub mod hexxagon;
mod hover;
mod lettering;
pub mod light;
pub(super) mod lower_resolution;
mod marks;
pub mod materials;
pub mod mesh_builder;
pub mod overlay;
pub mod quality;
pub mod quixo;
pub mod targets;
mod texture;
mod threats;
mod victory;

use std::borrow::Cow;

use bevy::prelude::*;

pub use board::{BoardCells, BoardMeshes};
pub use marks::cell_frame;
pub use victory::RISE_INTERVAL;

use super::motion::run_motions;
use super::state::Step;
use materials::Surface;

/// Height of the table top; the floor of the tray is at 0.
const TABLE_HEIGHT: f32 = -0.32;

/// Largest random offset and yaw, so that pieces look placed by hand, in world units and radians.
const MAX_OFFSET: f32 = 0.012;
const MAX_YAW: f32 = 0.014;

/// A small offset and yaw for the cell with the given index.
fn placement_jitter(cell: usize) -> Transform {
    let off = |k: usize| ((cell * 29 + k * 17) % 31) as f32 / 15.0 - 1.0;
    Transform::from_translation(MAX_OFFSET * vec3(off(1), 0.0, off(2)))
        .with_rotation(Quat::from_rotation_y(MAX_YAW * off(3)))
}

/// A named mesh of one material.
fn named_mesh(
    name: impl Into<Cow<'static, str>>,
    mesh: &Handle<Mesh>,
    material: &Handle<Surface>,
) -> (Name, Mesh3d, MeshMaterial3d<Surface>) {
    (Name::new(name), Mesh3d(mesh.clone()), MeshMaterial3d(material.clone()))
}

/// The systems that choose quality and theme and update the materials.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct UpdateMaterials;

pub fn plugin(app: &mut App) {
    app.configure_sets(Update, UpdateMaterials.in_set(Step::Table))
        .add_plugins((
            quality::plugin,
            materials::plugin,
            light::plugin,
            camera::plugin,
            board::plugin,
            coordinates::plugin,
            edge_lights::plugin,
            targets::plugin,
            hover::plugin,
            threats::plugin,
            marks::plugin,
            victory::plugin,
            figures::plugin,
        ))
        .add_plugins((height_map::plugin, diagram::plugin, lower_resolution::plugin))
        .add_systems(Update, run_motions.in_set(Step::Table));
}
