//! Coordinates beside the board: the notation's letters and numbers, and the names of the four seats.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCameraSystemSet;

use super::camera::TableCamera;
use super::look::Look;
use super::shape::{Plane, Shape, shade};
use super::{hexxagon, lettering, quixo};
use crate::game::settings::Settings;
use crate::game::state::{BoardSet, Hint, Screen, Step};
use crate::game::turn::CurrentMatch;
use pushflip_core::rules::Variant;

/// Height of the numbers on the rim of Quixo, on the plate of Hexxagon and in its cells, in units.
const ON_RIM: f32 = 0.19;
const ON_PLATE: f32 = 0.17;
const IN_CELL: f32 = 0.19;
/// How bright the letters in the cells are, which are paler than the rim.
const ON_PALE: f32 = 0.06;
/// Letters on the far half of Hexxagon's board are so much higher: seen flat, only a bar tells `e` from `c`.
const STRETCHED: f32 = 1.35;
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
    )
    .add_systems(PostUpdate, follow_eye.after(PanOrbitCameraSystemSet).before(TransformSystems::Propagate));
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
        let board = (Name::new("Coordinates"), Coordinates, Transform::default(), Visibility::default());
        commands.spawn(board).with_children(|board| {
            for (part, mesh) in parts(variant, cells) {
                board.spawn((
                    part,
                    Pickable::IGNORE,
                    NotShadowCaster,
                    Mesh3d(meshes.add(mesh)),
                    MeshMaterial3d(look.lettering.clone()),
                ));
            }
        });
    }
}

/// Letters and numbers that keep their places together.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// What lies at the cell or seat that it names.
    Fixed,
    /// The letters of Quixo's columns.
    Columns,
    /// The numbers of its rows.
    Rows,
}

impl Part {
    /// Where it lies for an eye. Cubes are higher than the rim: to stand beside the tops of its cubes, what names a
    /// row or column goes to where the eye's rays through them meet the rim.
    pub fn seen_from(self, eye: Vec3) -> Transform {
        let beyond = (quixo::TOP - quixo::RIM.y) / (eye.y - quixo::TOP).max(1.0);
        let way = match self {
            Self::Fixed => Vec3::ZERO,
            Self::Columns => Vec3::X,
            Self::Rows => Vec3::Z,
        };
        Transform::from_translation(-beyond * eye * way).with_scale(Vec3::ONE + beyond * way)
    }
}

fn follow_eye(
    cameras: Query<&Transform, (With<TableCamera>, Without<Part>)>,
    mut parts: Query<(&Part, &mut Transform)>,
) {
    let Ok(camera) = cameras.single() else { return };
    for (part, mut place) in &mut parts {
        place.set_if_neq(part.seen_from(camera.translation));
    }
}

/// The letters and numbers as they lie on the board, with those of the cells or without.
pub(super) fn parts(variant: Variant, cells: bool) -> Vec<(Part, Mesh)> {
    let mut shapes = [Part::Fixed, Part::Columns, Part::Rows].map(|part| (part, None));
    let mut write = |part: Part, word: &str, at: Vec3, right: Vec3, height: f32, color: LinearRgba| {
        let up = Vec3::Y.cross(right) * if variant.is_quixo() || at.z >= 0.0 { 1.0 } else { STRETCHED };
        let plane = Plane::new(at + Vec3::Y * PAINT, right, up);
        let shape = shapes[part as usize].1.get_or_insert_with(Shape::default);
        lettering::write(shape, &plane, word, height, color);
    };
    if variant == Variant::QuixoTeams {
        for (word, at, right) in quixo::seats() {
            write(Part::Fixed, word, at, right, ON_RIM, LinearRgba::WHITE);
        }
    }
    if cells && variant.is_quixo() {
        for (word, at, right) in quixo::labels() {
            let part = if word.starts_with(char::is_alphabetic) { Part::Columns } else { Part::Rows };
            write(part, &word, at, right, ON_RIM, LinearRgba::WHITE);
        }
    } else if cells {
        for (word, at, on_plate) in hexxagon::labels() {
            let (height, color) =
                if on_plate { (ON_PLATE, LinearRgba::WHITE) } else { (IN_CELL, shade(ON_PALE)) };
            write(Part::Fixed, &word, at, Vec3::X, height, color);
        }
    }
    shapes.into_iter().filter_map(|(part, shape)| Some((part, shape?.mesh()))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_seen_in_line_with_the_tops_of_its_row() {
        for eye in [Vec3::new(0.0, 8.0, 6.0), Vec3::new(4.0, 5.0, -7.0), Vec3::new(0.0, 12.0, 0.1)] {
            for (part, way) in [(Part::Columns, Vec3::X), (Part::Rows, Vec3::Z)] {
                for along in [-2.0, 0.0, 2.0] {
                    let top = along * way + quixo::TOP * Vec3::Y;
                    let label = part.seen_from(eye).transform_point(along * way + quixo::RIM.y * Vec3::Y);
                    // Both lie in one plane with the eye and the way along the row.
                    let [to_top, to_label] = [top - eye, label - eye];
                    let across = (Vec3::X + Vec3::Z) - way;
                    assert!(to_top.cross(to_label).dot(across).abs() < 1e-3, "{part:?} {along} from {eye}");
                }
            }
        }
    }
}
