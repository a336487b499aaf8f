//! Coordinate labels: letters and numbers of the notation, and the names of the four seats.

use std::f32::consts::TAU;

use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCameraSystemSet;

use super::camera::MainCamera;
use super::materials::{SceneMaterials, Surface};
use super::mesh_builder::{MeshBuilder, Plane};
use super::overlay::Overlay;
use super::{hexxagon, lettering, quixo};
use crate::game::settings::Settings;
use crate::game::state::{BoardChanged, Hint, Phase, Screen, Step, ViewedPly};
use crate::game::turn::CurrentMatch;
use pushflip_core::rules::Variant;
use pushflip_core::rules::hexxagon::{Cell, Position};
use pushflip_core::session::AnyPosition;

/// Height of digits on the rim of Quixo, and on the plate and in the cells of Hexxagon, in world units.
const ON_RIM: f32 = 0.19;
const ON_PLATE: f32 = 0.17;
const IN_CELL: f32 = 0.19;
/// Vertical stretch of labels on the far half of Hexxagon: at a flat angle, only the bar distinguishes `e`
/// from `c`.
const STRETCHED: f32 = 1.35;
/// Height of the labels above the surface.
const PAINT: f32 = 0.003;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (show, hide_covered)
            .chain()
            .run_if(
                resource_changed::<Settings>
                    .or_else(resource_changed::<Hint>)
                    .or_else(state_changed::<Screen>)
                    .or_else(state_changed::<Phase>)
                    .or_else(resource_changed::<CurrentMatch>)
                    .or_else(on_message::<BoardChanged>),
            )
            .in_set(Step::Table),
    )
    .add_systems(PostUpdate, face_camera.after(PanOrbitCameraSystemSet).before(TransformSystems::Propagate));
}

#[derive(Component)]
struct Coordinates;

/// The cell of Hexxagon in whose well a label is.
#[derive(Component)]
struct InWell(Cell);

/// Shows labels of the cells if they are enabled, or text refers to cells: beside a hint, in puzzles and reviews. The
/// board of the title screen has none.
/// Labels of the seats of the team game are always shown.
fn show(
    settings: Res<Settings>,
    hint: Res<Hint>,
    screen: Res<State<Screen>>,
    (current, viewed_ply): (Res<CurrentMatch>, Res<ViewedPly>),
    materials: Res<SceneMaterials>,
    old: Query<Entity, With<Coordinates>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
    mut shown: Local<Option<(Variant, bool)>>,
) {
    let position = current.shown(*viewed_ply);
    let variant = position.variant();
    let cells = match screen.get() {
        Screen::Title => false,
        Screen::Puzzle | Screen::Review => true,
        _ => settings.coordinates || hint.0.is_some(),
    };
    let wanted = (cells || variant == Variant::QuixoTeams).then_some((variant, cells));
    if *shown == wanted {
        return;
    }
    *shown = wanted;
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    if wanted.is_none() {
        return;
    }
    let board = (Name::new("Coordinates"), Coordinates, Transform::default(), Visibility::default());
    commands.spawn(board).with_children(|board| {
        for (place, mesh) in labels(&position, cells) {
            let material = MeshMaterial3d(place.material(&materials).clone());
            let mut label = board.spawn((place, Overlay, Mesh3d(meshes.add(mesh)), material));
            if let Some(cell) = place.well() {
                label.insert(InWell(cell));
            }
        }
    });
}

/// Hides the labels in wells with a piece, also while the piece leaves or arrives.
fn hide_covered(
    phase: Option<Res<State<Phase>>>,
    (current, viewed_ply): (Res<CurrentMatch>, Res<ViewedPly>),
    mut labels: Query<(&InWell, &mut Visibility)>,
) {
    let AnyPosition::Hexxagon(position) = current.shown(*viewed_ply) else { return };
    let is_animated = phase.is_some_and(|phase| *phase.get() == Phase::Animating);
    let last = current.moves().len().checked_sub(1).filter(|_| is_animated && viewed_ply.0.is_none());
    let before = match last.map(|last| current.shown(ViewedPly(Some(last)))) {
        Some(AnyPosition::Hexxagon(before)) => before,
        _ => position,
    };
    let free = position.empty() & before.empty();
    for (&InWell(cell), mut visibility) in &mut labels {
        let is_free = free & cell.bit() != 0;
        visibility.set_if_neq(if is_free { Visibility::Inherited } else { Visibility::Hidden });
    }
}

#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) enum LabelPlace {
    /// The letter of a seat, which does not move.
    Seat(Transform),
    /// The letter of a column or the number of a row of Quixo: its place on the rim, and the direction to the next one.
    Rim { at: Vec3, along: Vec3 },
    /// The name of a cell of Hexxagon, and the bits of the blocks beside the cell.
    Cell { cell: Cell, blocks: u64 },
}

impl LabelPlace {
    fn of(cell: Cell, position: &Position) -> Self {
        Self::Cell { cell, blocks: cell.neighbours() & !position.playable() }
    }

    /// The cell of Hexxagon in whose well the label is, where a piece covers it.
    pub fn well(self) -> Option<Cell> {
        match self {
            Self::Cell { cell, .. } if !hexxagon::is_labelled_on_plate(cell) => Some(cell),
            _ => None,
        }
    }

    /// The material of the label. The cells of Hexxagon may be lighter or darker than the rim.
    pub fn material(self, materials: &SceneMaterials) -> &Handle<Surface> {
        if self.well().is_some() { &materials.cell_lettering } else { &materials.lettering }
    }

    /// The transform for a camera: coordinates are read from the side of the board that is nearest to it, so that none
    /// is upside down after a turn of the camera.
    pub fn facing(self, camera: &Transform) -> Transform {
        match self {
            Self::Seat(at) => at,
            Self::Rim { at, along } => {
                // The tops of the cubes are higher than the rim: to appear aligned with them, labels move to where the
                // rays from the camera through the tops meet the rim.
                let eye = camera.translation;
                let beyond = (quixo::TOP - quixo::RIM.y) / (eye.y - quixo::TOP).max(1.0);
                let aligned = at + beyond * along * (at - eye);
                Transform::from_translation(aligned).with_rotation(rounded_yaw(camera, 4.0))
            }
            Self::Cell { cell, blocks } => {
                let rotation = rounded_yaw(camera, 2.0);
                let near = rotation * Vec3::Z;
                let at = hexxagon::label(cell, blocks, near);
                let stretch = if at.dot(near) < 0.0 { STRETCHED } else { 1.0 };
                Transform { translation: at, rotation, scale: Vec3::new(1.0, 1.0, stretch) }
            }
        }
    }
}

/// The camera's yaw, rounded to a multiple of a full turn divided by `steps`.
fn rounded_yaw(camera: &Transform, steps: f32) -> Quat {
    let right = camera.right();
    let step = TAU / steps;
    Quat::from_rotation_y(((-right.z).atan2(right.x) / step).round() * step)
}

fn face_camera(
    cameras: Query<&Transform, (With<MainCamera>, Without<LabelPlace>)>,
    mut labels: Query<(&LabelPlace, &mut Transform)>,
) {
    let Ok(camera) = cameras.single() else { return };
    for (place, mut transform) in &mut labels {
        transform.set_if_neq(place.facing(camera));
    }
}

/// The labels of a game and their meshes, with or without those of the cells.
pub(super) fn labels(position: &AnyPosition, cells: bool) -> Vec<(LabelPlace, Mesh)> {
    if let AnyPosition::Hexxagon(position) = position {
        let label = |cell| {
            let place = LabelPlace::of(cell, position);
            let height = if place.well().is_some() { IN_CELL } else { ON_PLATE };
            (place, word_mesh(&cell.to_string(), height))
        };
        return Cell::all().filter(|_| cells).map(label).collect();
    }
    let is_team_game = position.variant() == Variant::QuixoTeams;
    let seats = quixo::seats().filter(|_| is_team_game).map(|(word, at)| (word, LabelPlace::Seat(at)));
    let rim = quixo::labels().into_iter().filter(|_| cells);
    let rim = rim.map(|(word, at, along)| (word, LabelPlace::Rim { at, along }));
    seats.chain(rim).map(|(word, place)| (place, word_mesh(&word, ON_RIM))).collect()
}

/// The mesh of a word around the origin, to be read from the south.
fn word_mesh(word: &str, height: f32) -> Mesh {
    let mut builder = MeshBuilder::default();
    lettering::write(&mut builder, &Plane::horizontal(PAINT), word, height, LinearRgba::WHITE);
    builder.build()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::session::Options;

    /// A camera that looks at the centre of the board.
    fn looking_from(eye: Vec3) -> Transform {
        Transform::from_translation(eye).looking_at(Vec3::ZERO, Vec3::Y)
    }

    #[test]
    fn labels_are_aligned_with_the_tops_of_their_row() {
        for eye in [Vec3::new(0.0, 8.0, 6.0), Vec3::new(4.0, 5.0, -7.0), Vec3::new(0.0, 12.0, 0.1)] {
            for (word, at, along) in quixo::labels() {
                let top = along * at + quixo::TOP * Vec3::Y;
                let label = LabelPlace::Rim { at, along }.facing(&looking_from(eye)).translation;
                // Both lie in a plane with the camera and the direction of the row.
                let [to_top, to_label] = [top - eye, label - eye];
                let across = (Vec3::X + Vec3::Z) - along;
                assert!(to_top.cross(to_label).dot(across).abs() < 1e-3, "{word} from {eye}");
            }
        }
    }

    #[test]
    fn coordinates_are_upright_from_every_side() {
        for variant in [Variant::Quixo, Variant::Hexxagon] {
            let position = AnyPosition::start(variant, &Options::default());
            let labels = labels(&position, true);
            for yaw in (0..8).map(|step| 0.1 + TAU * step as f32 / 8.0) {
                let camera = looking_from(Quat::from_rotation_y(yaw) * Vec3::new(0.0, 8.0, 6.0));
                for (place, _) in &labels {
                    let right = place.facing(&camera).rotation * Vec3::X;
                    assert!(right.dot(*camera.right()) > 0.0, "{place:?} from {yaw}");
                }
            }
        }
    }

    #[test]
    fn no_block_hides_the_label_of_a_cell() {
        let AnyPosition::Hexxagon(position) = AnyPosition::start(Variant::Hexxagon, &Options::default())
        else {
            panic!("Hexxagon");
        };
        let (playable, blocks): (Vec<_>, Vec<_>) =
            Cell::all().partition(|cell| position.playable() & cell.bit() != 0);
        assert_eq!(blocks.len(), 3);
        for yaw in [0.0, TAU / 2.0] {
            // About the default view in a window of 1280 x 720.
            let eye = Quat::from_rotation_y(yaw) * Vec3::new(0.0, 13.6, 10.6);
            for &cell in &playable {
                let place = LabelPlace::of(cell, &position).facing(&looking_from(eye));
                let low = place.transform_point(Vec3::Z * IN_CELL / 2.0);
                let is_hidden = (0..=20).any(|step| {
                    let height = low.y.lerp(hexxagon::BLOCK_SIZE.y, step as f32 / 20.0);
                    let on_ray = low.lerp(eye, (height - low.y) / (eye.y - low.y));
                    let distance = |block: &Cell| (on_ray - hexxagon::cell_center(*block)).xz().length();
                    // The inscribed circle of the hexagon.
                    blocks.iter().any(|block| distance(block) < 0.866 * hexxagon::BLOCK_SIZE.x)
                });
                assert!(!is_hidden, "{cell} from {yaw}");
            }
        }
    }
}
