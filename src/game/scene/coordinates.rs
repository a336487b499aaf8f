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
use pushflip_core::rules::hexxagon::Cell;
use pushflip_core::rules::{BySide, Side, Variant};
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
        (show, follow_pieces)
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
    .add_systems(PostUpdate, align_labels.after(PanOrbitCameraSystemSet).before(TransformSystems::Propagate));
}

#[derive(Component)]
struct Coordinates;

/// The label of a cell of Hexxagon that is not on the plate. Its meshes are built in advance, because building takes too
/// long for the frame in which a move begins.
#[derive(Component)]
struct CellLabel {
    cell: Cell,
    in_well: Handle<Mesh>,
    on_piece: BySide<Handle<Mesh>>,
}

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
        let label = |mesh| (Overlay, Mesh3d(mesh), MeshMaterial3d(materials.lettering.clone()));
        if variant.is_quixo() {
            for (part, mesh) in parts(&position, cells) {
                board.spawn((part, label(meshes.add(mesh))));
            }
            return;
        }
        let (on_plate, others): (Vec<_>, Vec<_>) =
            Cell::all().partition(|cell| hexxagon::is_labelled_on_plate(*cell));
        board.spawn(label(meshes.add(cell_labels(on_plate.into_iter().map(|cell| (cell, None))))));
        for cell in others {
            let mut mesh = |piece| meshes.add(cell_labels([(cell, piece)]));
            let in_well = mesh(None);
            let on_piece = BySide(Side::BOTH.map(|side| mesh(Some(side))));
            board.spawn((label(in_well.clone()), CellLabel { cell, in_well, on_piece }));
        }
    });
}

/// Puts the labels of the cells of Hexxagon into the wells or on the pieces in them, and hides those of the cells in
/// which pieces move.
fn follow_pieces(
    phase: Option<Res<State<Phase>>>,
    (current, viewed_ply): (Res<CurrentMatch>, Res<ViewedPly>),
    mut labels: Query<(&CellLabel, &mut Mesh3d, &mut Visibility)>,
) {
    let AnyPosition::Hexxagon(position) = current.shown(*viewed_ply) else { return };
    let is_animated = phase.is_some_and(|phase| *phase.get() == Phase::Animating);
    let last = current.moves().len().checked_sub(1).filter(|_| is_animated && viewed_ply.0.is_none());
    let before = match last.map(|last| current.shown(ViewedPly(Some(last)))) {
        Some(AnyPosition::Hexxagon(before)) => before,
        _ => position,
    };
    for (label, mut mesh, mut visibility) in &mut labels {
        let piece = position.piece(label.cell);
        let wanted = piece.map_or(&label.in_well, |side| &label.on_piece[side]);
        mesh.set_if_neq(Mesh3d(wanted.clone()));
        let is_still = before.piece(label.cell) == piece;
        visibility.set_if_neq(if is_still { Visibility::Inherited } else { Visibility::Hidden });
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

/// The meshes of the labels of a position, with or without those of the cells.
pub(super) fn parts(position: &AnyPosition, cells: bool) -> Vec<(LabelGroup, Mesh)> {
    if let AnyPosition::Hexxagon(position) = position {
        let labels = cell_labels(Cell::all().map(|cell| (cell, position.piece(cell))));
        return cells.then_some((LabelGroup::Fixed, labels)).into_iter().collect();
    }
    let mut builders = [LabelGroup::Fixed, LabelGroup::Columns, LabelGroup::Rows].map(|part| (part, None));
    let mut write = |part: LabelGroup, word: &str, at: Vec3, right: Vec3| {
        let plane = Plane::new(at + Vec3::Y * PAINT, right, Vec3::Y.cross(right));
        let builder = builders[part as usize].1.get_or_insert_with(MeshBuilder::default);
        lettering::write(builder, &plane, word, ON_RIM, LinearRgba::WHITE);
    };
    if position.variant() == Variant::QuixoTeams {
        for (word, at, right) in quixo::seats() {
            write(LabelGroup::Fixed, &word, at, right);
        }
    }
    if cells {
        for (word, at, right) in quixo::labels() {
            let part =
                if word.starts_with(char::is_alphabetic) { LabelGroup::Columns } else { LabelGroup::Rows };
            write(part, &word, at, right);
        }
    }
    builders.into_iter().filter_map(|(part, builder)| Some((part, builder?.build()))).collect()
}

/// The mesh of the labels of cells of Hexxagon, each with the piece in it.
fn cell_labels(cells: impl IntoIterator<Item = (Cell, Option<Side>)>) -> Mesh {
    let mut builder = MeshBuilder::default();
    for (cell, piece) in cells {
        let (at, ground) = hexxagon::label(cell, piece);
        let (height, color) = match ground {
            Ground::Plate => (ON_PLATE, LinearRgba::WHITE),
            Ground::Well => (IN_CELL, shade(ON_PALE)),
            Ground::Piece(Side::First) => (ON_PIECE, LinearRgba::WHITE),
            Ground::Piece(Side::Second) => (ON_PIECE, shade(ON_PALE)),
        };
        let up = Vec3::NEG_Z * if at.z >= 0.0 { 1.0 } else { STRETCHED };
        let plane = Plane::new(at + Vec3::Y * PAINT, Vec3::X, up);
        lettering::write(&mut builder, &plane, &cell.to_string(), height, color);
    }
    builder.build()
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
