//! Letters and numbers beside the board: as the notation names its cells, and where each of four players sits.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::look::Look;
use super::shape::{Plane, Shape, shade};
use super::{hexxagon, lettering, quixo};
use crate::game::settings::Settings;
use crate::game::state::{BoardSet, Hint, Screen, Step};
use crate::game::turn::CurrentMatch;
use pushflip_core::rules::Variant;

/// Height of the numbers on a rim or plate, and in the cells of Hexxagon, in units.
const ON_RIM: f32 = 0.19;
const IN_CELL: f32 = 0.155;
/// How bright the letters in the cells are, which are paler than the rim.
const ON_PALE: f32 = 0.06;
/// The paint lies on the wood.
const PAINT: f32 = 0.003;

/// Adds the coordinates.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.run_if(
            resource_changed::<Settings>
                .or_else(resource_changed::<Hint>)
                .or_else(state_changed::<Screen>)
                .or_else(on_message::<BoardSet>),
        )
        .in_set(Step::Table),
    );
}

/// The letters and numbers of a game.
#[derive(Component)]
struct Coordinates;

/// The cells are named where the settings say so, and where words name them: beside a hint, and in a puzzle. The seats
/// of the team game are always there.
fn show(
    settings: Res<Settings>,
    hint: Res<Hint>,
    screen: Res<State<Screen>>,
    current: Res<CurrentMatch>,
    look: Res<Look>,
    old: Query<Entity, With<Coordinates>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
    mut shown: Local<Option<(Variant, bool)>>,
) {
    let variant = current.setup().variant;
    let cells = settings.coordinates || hint.0.is_some() || *screen.get() == Screen::Puzzle;
    let wanted = (cells || variant == Variant::QuixoTeams).then_some((variant, cells));
    if *shown == wanted {
        return;
    }
    *shown = wanted;
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    if wanted.is_some() {
        commands.spawn((
            Name::new("Coordinates"),
            Coordinates,
            Pickable::IGNORE,
            NotShadowCaster,
            Mesh3d(meshes.add(mesh(variant, cells))),
            MeshMaterial3d(look.lettering.clone()),
        ));
    }
}

/// The letters and numbers as they lie on the board, with those of the cells or without.
pub(super) fn mesh(variant: Variant, cells: bool) -> Mesh {
    let mut shape = Shape::default();
    let mut write = |word: &str, at: Vec3, right: Vec3, height: f32, color: LinearRgba| {
        let plane = Plane::new(at + Vec3::Y * PAINT, right, Vec3::Y.cross(right));
        lettering::write(&mut shape, &plane, word, height, color);
    };
    if variant == Variant::QuixoTeams {
        for (word, at, right) in quixo::seats() {
            write(word, at, right, ON_RIM, LinearRgba::WHITE);
        }
    }
    if cells && variant.is_quixo() {
        for (word, at, right) in quixo::labels() {
            write(&word, at, right, ON_RIM, LinearRgba::WHITE);
        }
    } else if cells {
        for (word, at, on_plate) in hexxagon::labels() {
            let (height, color) =
                if on_plate { (ON_RIM, LinearRgba::WHITE) } else { (IN_CELL, shade(ON_PALE)) };
            write(&word, at, Vec3::X, height, color);
        }
    }
    shape.mesh()
}
