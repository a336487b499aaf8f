//! Coordinate labels: letters and numbers of the notation, and the names of the four seats.

use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCameraSystemSet;

use super::camera::MainCamera;
use super::hexxagon::Ground;
use super::materials::SceneMaterials;
use super::mesh_builder::{MeshBuilder, Plane, shade};
use super::overlay::Overlay;
use super::{hexxagon, lettering, quixo};
use crate::game::settings::Settings;
use crate::game::state::{BoardChanged, Hint, Phase, Screen, Step, ViewedPly};
use crate::game::turn::CurrentMatch;
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::AnyPosition;

/// Height of digits on the rim of Quixo, and on the plate, on the pieces and in the cells of Hexxagon, in world units.
const ON_RIM: f32 = 0.19;
const ON_PLATE: f32 = 0.17;
const ON_PIECE: f32 = 0.17;
const IN_CELL: f32 = 0.19;
/// Brightness of letters in the cells and on white pieces, which are lighter than the rim.
const ON_PALE: f32 = 0.06;
/// Vertical stretch of labels on the far half of Hexxagon: at a flat angle, only the bar distinguishes `e`
/// from `c`.
const STRETCHED: f32 = 1.35;
/// Height of the labels above the surface.
const PAINT: f32 = 0.003;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.run_if(
            resource_changed::<Settings>
                .or_else(resource_changed::<Hint>)
                .or_else(state_changed::<Screen>)
                .or_else(state_changed::<Phase>)
                .or_else(resource_changed::<CurrentMatch>)
                .or_else(on_message::<BoardChanged>),
        )
        .in_set(Step::Table),
    )
    .add_systems(PostUpdate, align_labels.after(PanOrbitCameraSystemSet).before(TransformSystems::Propagate));
}

#[derive(Component)]
struct Coordinates;

/// Shows labels of the cells if they are enabled, or text refers to cells: beside a hint, in puzzles and reviews. The
/// board of the title screen has none.
/// Labels of the seats of the team game are always shown.
fn show(
    settings: Res<Settings>,
    hint: Res<Hint>,
    (screen, phase): (Res<State<Screen>>, Option<Res<State<Phase>>>),
    (current, viewed_ply): (Res<CurrentMatch>, Res<ViewedPly>),
    materials: Res<SceneMaterials>,
    old: Query<Entity, With<Coordinates>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
    mut shown: Local<Option<(Variant, bool, [u64; 3])>>,
) {
    let position = current.shown(*viewed_ply);
    let variant = position.variant();
    let cells = match screen.get() {
        Screen::Title => false,
        Screen::Puzzle | Screen::Review => true,
        _ => settings.coordinates || hint.0.is_some(),
    };
    let pieces = match &position {
        AnyPosition::Hexxagon(position) if cells => {
            let [red, white] = Side::BOTH.map(|side| position.pieces(side));
            let is_animated = phase.is_some_and(|phase| *phase.get() == Phase::Animating);
            let last = current.moves().len().checked_sub(1).filter(|_| is_animated && viewed_ply.0.is_none());
            let moving = match last.map(|last| current.shown(ViewedPly(Some(last)))) {
                Some(AnyPosition::Hexxagon(before)) => {
                    (before.pieces(Side::First) ^ red) | (before.pieces(Side::Second) ^ white)
                }
                _ => 0,
            };
            [red, white, moving]
        }
        _ => [0; 3],
    };
    let wanted = (cells || variant == Variant::QuixoTeams).then_some((variant, cells, pieces));
    if *shown == wanted {
        return;
    }
    *shown = wanted;
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    if wanted.is_some() {
        let board = (Name::new("Coordinates"), Coordinates, Transform::default(), Visibility::default());
        commands.spawn(board).with_children(|board| {
            for (part, mesh) in parts(&position, cells, pieces[2]) {
                board.spawn((
                    part,
                    Overlay,
                    Mesh3d(meshes.add(mesh)),
                    MeshMaterial3d(materials.lettering.clone()),
                ));
            }
        });
    }
}

/// Labels that move together.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LabelGroup {
    /// Labels at a fixed place.
    Fixed,
    /// The letters of the columns of Quixo.
    Columns,
    /// The numbers of the rows of Quixo.
    Rows,
}

impl LabelGroup {
    /// The transform for a camera position. The tops of the cubes are higher than the rim: to appear aligned
    /// with them, labels move to where the rays from the camera through the tops meet the rim.
    pub fn aligned_for(self, eye: Vec3) -> Transform {
        let beyond = (quixo::TOP - quixo::RIM.y) / (eye.y - quixo::TOP).max(1.0);
        let way = match self {
            Self::Fixed => Vec3::ZERO,
            Self::Columns => Vec3::X,
            Self::Rows => Vec3::Z,
        };
        Transform::from_translation(-beyond * eye * way).with_scale(Vec3::ONE + beyond * way)
    }
}

fn align_labels(
    cameras: Query<&Transform, (With<MainCamera>, Without<LabelGroup>)>,
    mut parts: Query<(&LabelGroup, &mut Transform)>,
) {
    let Ok(camera) = cameras.single() else { return };
    for (part, mut place) in &mut parts {
        place.set_if_neq(part.aligned_for(camera.translation));
    }
}

/// The meshes of the labels of a position, with or without those of the cells. Cells of Hexxagon in which pieces are
/// `moving` have no label.
pub(super) fn parts(position: &AnyPosition, cells: bool, moving: u64) -> Vec<(LabelGroup, Mesh)> {
    let variant = position.variant();
    let mut builders = [LabelGroup::Fixed, LabelGroup::Columns, LabelGroup::Rows].map(|part| (part, None));
    let mut write = |part: LabelGroup, word: &str, at: Vec3, right: Vec3, height: f32, color: LinearRgba| {
        let up = Vec3::Y.cross(right) * if variant.is_quixo() || at.z >= 0.0 { 1.0 } else { STRETCHED };
        let plane = Plane::new(at + Vec3::Y * PAINT, right, up);
        let builder = builders[part as usize].1.get_or_insert_with(MeshBuilder::default);
        lettering::write(builder, &plane, word, height, color);
    };
    if variant == Variant::QuixoTeams {
        for (word, at, right) in quixo::seats() {
            write(LabelGroup::Fixed, &word, at, right, ON_RIM, LinearRgba::WHITE);
        }
    }
    if let AnyPosition::Hexxagon(position) = position
        && cells
    {
        for (word, at, ground) in hexxagon::labels(position, moving) {
            let (height, color) = match ground {
                Ground::Plate => (ON_PLATE, LinearRgba::WHITE),
                Ground::Well => (IN_CELL, shade(ON_PALE)),
                Ground::Piece(Side::First) => (ON_PIECE, LinearRgba::WHITE),
                Ground::Piece(Side::Second) => (ON_PIECE, shade(ON_PALE)),
            };
            write(LabelGroup::Fixed, &word, at, Vec3::X, height, color);
        }
    } else if cells {
        for (word, at, right) in quixo::labels() {
            let part =
                if word.starts_with(char::is_alphabetic) { LabelGroup::Columns } else { LabelGroup::Rows };
            write(part, &word, at, right, ON_RIM, LinearRgba::WHITE);
        }
    }
    builders.into_iter().filter_map(|(part, builder)| Some((part, builder?.build()))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_aligned_with_the_tops_of_their_row() {
        for eye in [Vec3::new(0.0, 8.0, 6.0), Vec3::new(4.0, 5.0, -7.0), Vec3::new(0.0, 12.0, 0.1)] {
            for (part, way) in [(LabelGroup::Columns, Vec3::X), (LabelGroup::Rows, Vec3::Z)] {
                for along in [-2.0, 0.0, 2.0] {
                    let top = along * way + quixo::TOP * Vec3::Y;
                    let label = part.aligned_for(eye).transform_point(along * way + quixo::RIM.y * Vec3::Y);
                    // Both lie in a plane with the camera and the direction of the row.
                    let [to_top, to_label] = [top - eye, label - eye];
                    let across = (Vec3::X + Vec3::Z) - way;
                    assert!(to_top.cross(to_label).dot(across).abs() < 1e-3, "{part:?} {along} from {eye}");
                }
            }
        }
    }
}
