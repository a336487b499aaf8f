//! The meshes of Hexxagon: wells in a dark plate, the rim, the marks.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_3};

use bevy::prelude::*;

use super::block::block_mesh;
use super::disc::{edge_light_mesh, half_mesh};
use super::{CELL, Cell, WELL, cell_center};
use crate::game::scene::TABLE_HEIGHT;
use crate::game::scene::materials::Theme;
use crate::game::scene::mesh_builder::{MeshBuilder, Plane, UvMapping, hexagon, polygon, shade};
use crate::game::scene::quixo::arrow_mesh;
use pushflip_core::rules::Side;

/// Circumradius of the board.
const BOARD: f32 = 5.55;
/// Inner and outer circumradius of the rim, and its height.
pub(in crate::game::scene) const RIM: [f32; 2] = [BOARD - 0.18, BOARD + 0.10];
pub(in crate::game::scene) const RIM_TOP: f32 = 0.06;
/// Height of the plate between the wells.
const PLATE: f32 = -0.062;
/// Circumradius of a well at its edge and at its floor, relative to the cell.
const EDGE: f32 = 0.93;
const FLOOR: f32 = 0.87;
pub(in crate::game::scene) const JUMP_ARROW: f32 = 1.24;
/// Number of different wells.
const WOODS: usize = 16;

#[derive(Resource)]
pub struct HexxagonMeshes {
    /// The upper half of a piece for each side.
    pub(super) halves: [Handle<Mesh>; 2],
    wells: Vec<Handle<Mesh>>,
    pub(super) block: Handle<Mesh>,
    pub(super) rim: Handle<Mesh>,
    pub(super) plate: Handle<Mesh>,
    /// Target of a clone: a filled hexagon.
    pub clone_target: Handle<Mesh>,
    /// Target of a jump: a ring.
    pub jump_target: Handle<Mesh>,
    /// The arrow of a jump, along +X.
    pub jump_arrow: Handle<Mesh>,
    /// A frame around a piece.
    pub frame: Handle<Mesh>,
    /// Light along the upper edge of a piece, and around it on the floor of its well.
    pub edge_light: Handle<Mesh>,
}

impl FromWorld for HexxagonMeshes {
    fn from_world(world: &mut World) -> Self {
        let colours = world.get_resource::<Theme>().copied().unwrap_or_default().colours();
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        Self {
            halves: Side::BOTH.map(|side| meshes.add(half_mesh(&colours, side, false))),
            wells: (0..WOODS).map(|wood| meshes.add(well_mesh(wood))).collect(),
            block: meshes.add(block_mesh()),
            rim: meshes.add(rim_mesh()),
            plate: meshes.add(plate_mesh()),
            clone_target: meshes.add(hexagon_mesh(0.24)),
            jump_target: meshes.add(ring_mesh(30, [0.26, 0.17], 0.04)),
            jump_arrow: meshes.add(arrow_mesh(JUMP_ARROW - 0.74)),
            frame: meshes.add(ring_mesh(6, [CELL * 0.93, CELL * 0.84], 0.04)),
            edge_light: meshes.add(edge_light_mesh()),
        }
    }
}

impl HexxagonMeshes {
    /// The mesh of the well of a cell; neighbours differ.
    pub(super) fn well(&self, cell: Cell) -> &Handle<Mesh> {
        let (q, r) = cell.axial();
        &self.wells[(i32::from(q) * 5 + i32::from(r) * 3).rem_euclid(WOODS as i32) as usize]
    }
}

/// A well with slanting walls and a floor that is darker at its edge.
fn well_mesh(wood: usize) -> Mesh {
    let chance = |k: usize| ((wood * 37 + k * 53) % 61) as f32 / 61.0;
    let tone = 0.88 + 0.12 * chance(1);
    let mut builder = MeshBuilder::default();
    let middle = Vec3::Z * (0.3 * chance(2) - 0.15);
    builder.uv_mapping = UvMapping::flat_plank(wood, middle, 12.0 * chance(3));
    let ring = |share: f32, height: f32, light: f32| (hexagon(CELL * share, height), shade(tone * light));
    builder.dish(
        &Plane::horizontal(0.0),
        &[
            ring(EDGE, 0.0, 0.85),
            ring(EDGE - 0.008, -0.004, 0.80),
            ring(FLOOR, -WELL, 0.52),
            ring(FLOOR - 0.05, -WELL, 0.84),
            ring(FLOOR - 0.16, -WELL, 1.0),
        ],
    );
    builder.build()
}

/// The plate: the bars between the wells, and its border before the rim.
fn plate_mesh() -> Mesh {
    let mut builder = MeshBuilder::default();
    builder.uv_mapping = UvMapping::flat_plank(1, Vec3::ZERO, 3.0);
    let plane = Plane::horizontal(0.0);
    // Its corners are north and south, like the board's.
    let ring = |radius: f32, brightness: f32| (polygon(6, radius, FRAC_PI_2, PLATE), shade(brightness));
    builder.dish(&plane, &[ring(BOARD - 0.19, 0.5), ring(BOARD - 0.26, 0.78), ring(BOARD - 0.42, 1.0)]);
    for cell in Cell::all() {
        let (x, z) = (cell_center(cell).x, cell_center(cell).z);
        let at = Plane::new(Vec3::new(x, 0.0, z), Vec3::X, Vec3::NEG_Z);
        let ring =
            |share: f32, height: f32, brightness: f32| (hexagon(CELL * share, height), shade(brightness));
        let rings = [ring(1.001, PLATE, 0.6), ring(1.001, 0.0, 1.0), ring(EDGE, 0.0, 1.0)];
        builder.shaded_strips(&at, &rings);
    }
    builder.build()
}

/// The rim: six mouldings, mitred at the corners.
fn rim_mesh() -> Mesh {
    let [inner, outer] = RIM;
    let ring = |radius: f32, height: f32, brightness: f32| {
        (polygon(6, radius, FRAC_PI_2, height), shade(brightness))
    };
    let rings = [
        ring(outer, TABLE_HEIGHT, 0.55),
        ring(outer, TABLE_HEIGHT + 0.08, 1.0),
        ring(outer, RIM_TOP - 0.06, 1.0),
        ring(outer - 0.012, RIM_TOP - 0.022, 1.0),
        ring(outer - 0.05, RIM_TOP, 1.0),
        ring(inner + 0.04, RIM_TOP, 1.0),
        ring(inner + 0.008, RIM_TOP - 0.015, 0.95),
        ring(inner, RIM_TOP - 0.04, 0.9),
        ring(inner - 0.01, PLATE, 0.5),
    ];
    let mut builder = MeshBuilder::default();
    for side in 0..6 {
        // The first corner is north, so that the first side faces north-west.
        let outward = Quat::from_rotation_y(FRAC_PI_3 * (side as f32 + 0.5)) * Vec3::NEG_Z;
        let middle = outward * (BOARD * FRAC_PI_3.sin()) + Vec3::Y * RIM_TOP;
        builder.moulding(&rings, side, 2..7, middle, 2.0 + 2.7 * side as f32);
    }
    builder.smooth(0, 0.7);
    builder.build()
}

fn hexagon_mesh(radius: f32) -> Mesh {
    let mut builder = MeshBuilder::default();
    let ring = |share: f32, height: f32| (hexagon(radius * share, height), LinearRgba::WHITE);
    builder.dish(&Plane::horizontal(0.0), &[ring(1.0, 0.0), ring(1.0, 0.03), ring(0.85, 0.05)]);
    builder.build()
}

fn ring_mesh(corners: usize, [outer, inner]: [f32; 2], height: f32) -> Mesh {
    let mut builder = MeshBuilder::default();
    let ring = |radius: f32, height: f32| (polygon(corners, radius, 0.0, height), LinearRgba::WHITE);
    let rings = [ring(outer, 0.0), ring(outer, height), ring(inner, height), ring(inner, 0.0)];
    builder.shaded_strips(&Plane::horizontal(0.0), &rings);
    builder.build()
}
