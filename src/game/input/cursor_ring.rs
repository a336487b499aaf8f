//! The focus ring of the board cursor, visible only after a key was used.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;

use super::{Cursor, Spot};
use crate::game::scene::mesh_builder::{MeshBuilder, Plane, polygon};
use crate::game::scene::overlay::Overlay;
use crate::game::state::Step;
use crate::game::theme::palette;
use crate::game::turn::Target;
use pushflip_core::session::AnyCell;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rings>()
        .add_systems(Update, update_ring.run_if(resource_changed::<Cursor>).in_set(Step::Table));
}

/// Width and height of the rings.
const BAND: f32 = 0.075;
const HEIGHT: f32 = 0.05;
/// Width of the dark edges.
const EDGE: f32 = 0.025;
/// Circumradius of the outlined object: a cube, a cell, an arrow, a dot.
const CUBE: f32 = 0.74;
const CELL: f32 = 0.60;
const ARROW: f32 = 0.38;
const DOT: f32 = 0.24;

/// Meshes of the rings, and their material.
#[derive(Resource)]
struct Rings {
    cube: Handle<Mesh>,
    cell: Handle<Mesh>,
    arrow: Handle<Mesh>,
    dot: Handle<Mesh>,
    material: Handle<StandardMaterial>,
}

impl FromWorld for Rings {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let mut ring = |corners, radius, start| meshes.add(ring_mesh(corners, radius, start));
        let (cube, cell) = (ring(4, CUBE, FRAC_PI_4), ring(6, CELL, 0.0));
        let (arrow, dot) = (ring(24, ARROW, 0.0), ring(16, DOT, 0.0));
        let material = world.resource_mut::<Assets<StandardMaterial>>().add(StandardMaterial {
            base_color: palette::FOCUS,
            unlit: true,
            cull_mode: None,
            ..default()
        });
        Self { cube, cell, arrow, dot, material }
    }
}

/// A flat band around a regular polygon with dark edges, visible on light and dark wood.
fn ring_mesh(corners: usize, radius: f32, start: f32) -> Mesh {
    let mut builder = MeshBuilder::default();
    let ring = |radius: f32, height: f32| polygon(corners, radius, start, height);
    let rings = [
        ring(radius + BAND + EDGE, 0.0),
        ring(radius + BAND + EDGE, HEIGHT),
        ring(radius + BAND, HEIGHT),
        ring(radius, HEIGHT),
        ring(radius - EDGE, HEIGHT),
        ring(radius - EDGE, 0.0),
    ];
    for (number, pair) in rings.windows(2).enumerate() {
        let ink = if number == 2 { LinearRgba::WHITE } else { LinearRgba::BLACK };
        builder.strip(&Plane::horizontal(0.0), &pair[0], &pair[1], ink);
    }
    builder.build()
}

#[derive(Component)]
struct Ring;

fn update_ring(
    cursor: Res<Cursor>,
    rings: Res<Rings>,
    shown: Query<Entity, With<Ring>>,
    mut commands: Commands,
) {
    shown.iter().for_each(|ring| commands.entity(ring).despawn());
    let Some(Spot { target, at }) = cursor.shown() else { return };
    let mesh = match target {
        Target::Cell(AnyCell::Quixo(_)) => &rings.cube,
        Target::Cell(AnyCell::Hexxagon(_)) => &rings.cell,
        Target::Insert(_) => &rings.arrow,
        Target::Dot(_) => &rings.dot,
    };
    commands.spawn((
        Name::new("Cursor ring"),
        Ring,
        Overlay,
        Mesh3d(mesh.clone()),
        MeshMaterial3d(rings.material.clone()),
        Transform::from_translation(at),
    ));
}
