//! Letters and numbers beside the board, as the notation names its cells.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::look::Look;
use super::shape::{Plane, Shape, shade};
use super::{hexxagon, lettering, quixo};
use crate::game::settings::Settings;
use crate::game::state::{BoardSet, Hint, Screen, Step};
use crate::game::turn::CurrentMatch;
use pushflip_core::rules::Variant;

/// Height of the numbers on a rim, and in the cells of Hexxagon, in units.
const ON_RIM: f32 = 0.19;
const IN_CELL: f32 = 0.165;
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

/// They are also there where cells are named in words: beside a hint, and in a puzzle.
fn show(
    settings: Res<Settings>,
    hint: Res<Hint>,
    screen: Res<State<Screen>>,
    current: Res<CurrentMatch>,
    look: Res<Look>,
    old: Query<Entity, With<Coordinates>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
    mut shown: Local<Option<bool>>,
) {
    let quixo = current.setup().variant.is_quixo();
    let named = hint.0.is_some() || *screen.get() == Screen::Puzzle;
    let wanted = (settings.coordinates || named).then_some(quixo);
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
            Mesh3d(meshes.add(mesh(current.setup().variant))),
            MeshMaterial3d(look.lettering.clone()),
        ));
    }
}

/// The letters and numbers as they lie on the board.
pub(super) fn mesh(variant: Variant) -> Mesh {
    let mut shape = Shape::default();
    let mut write = |word: &str, at: Vec3, from_north: bool, height: f32, color: LinearRgba| {
        let right = if from_north { Vec3::NEG_X } else { Vec3::X };
        let plane = Plane::new(at + Vec3::Y * PAINT, right, Vec3::Y.cross(right));
        lettering::write(&mut shape, &plane, word, height, color);
    };
    if variant.is_quixo() {
        for (word, at, from_north) in quixo::labels() {
            write(&word, at, from_north, ON_RIM, LinearRgba::WHITE);
        }
    } else {
        for (word, at, on_plate) in hexxagon::labels() {
            let color = if on_plate { LinearRgba::WHITE } else { shade(ON_PALE) };
            write(&word, at, false, IN_CELL, color);
        }
    }
    shape.mesh()
}
