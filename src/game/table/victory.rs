//! The end on the board: the winning line lifts and lights.

use bevy::prelude::*;

use super::look::Look;
use super::motion::{Motion, run_motions};
use super::quixo::{self, Cube, QuixoMeshes};
use crate::game::{BoardSet, CurrentMatch, Phase, Step};
use crate::rules::Side;
use crate::session::AnyPosition;

/// How high the cubes of the line rise.
const RISE: f32 = 0.24;

/// Adds the end.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (take_down.run_if(on_message::<BoardSet>), lift_line.run_if(state_changed::<Phase>))
            .in_set(Step::Table)
            .before(run_motions),
    );
}

/// The frame on a cube of the winning line.
#[derive(Component)]
struct Laurel;

fn take_down(laurels: Query<Entity, With<Laurel>>, mut commands: Commands) {
    laurels.iter().for_each(|laurel| commands.entity(laurel).despawn());
}

fn lift_line(
    phase: Option<Res<State<Phase>>>,
    current: Res<CurrentMatch>,
    meshes: Res<QuixoMeshes>,
    look: Res<Look>,
    cubes: Query<(Entity, &Cube, &Transform)>,
    mut commands: Commands,
) {
    if phase.is_none_or(|phase| *phase.get() != Phase::Over) {
        return;
    }
    let lines = Side::BOTH.into_iter().flat_map(|side| lines_of(&current.position(), side));
    let cells = lines.fold(0, |cells, line| cells | line);
    for (entity, cube, now) in cubes.iter().filter(|(_, cube, _)| cells & cube.cell.bit() != 0) {
        let lying = quixo::lying(cube.cell, cube.face);
        let lifted = lying.with_translation(lying.translation + Vec3::Y * RISE);
        commands.entity(entity).insert(Motion::aside(*now, lifted, 0.5)).with_child((
            Name::new("Laurel"),
            Laurel,
            Mesh3d(meshes.frame.clone()),
            MeshMaterial3d(look.marker_hot.clone()),
            Pickable::IGNORE,
            // The frame lies on top whichever face that is.
            Transform::from_translation(lying.rotation.inverse() * Vec3::Y * (quixo::HALF - 0.012))
                .with_rotation(lying.rotation.inverse()),
        ));
    }
}

fn lines_of(position: &AnyPosition, side: Side) -> Vec<u32> {
    match position {
        AnyPosition::Quixo(position) => position.lines(side).collect(),
        AnyPosition::Teams(position) => position.lines(side).collect(),
        AnyPosition::Hexxagon(_) => Vec::new(),
    }
}
