//! Coordinate labels: letters and numbers of the notation, and the names of the four seats.

use std::f32::consts::TAU;

use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCameraSystemSet;

use super::camera::MainCamera;
use super::hexxagon::LabelSurface;
use super::materials::{SceneMaterials, Surface, has_symbols};
use super::mesh_builder::{MeshBuilder, Plane, shade};
use super::overlay::Overlay;
use super::{hexxagon, lettering, quixo};
use crate::game::settings::Settings;
use crate::game::state::{BoardChanged, Hint, Phase, Screen, Step, ViewedPly};
use crate::game::turn::CurrentMatch;
use pushflip_core::rules::hexxagon::{Cell, Position};
use pushflip_core::rules::{BySide, Side, Variant};
use pushflip_core::session::AnyPosition;

/// Height of digits on the rim of Quixo, and on the plate, on the pieces and in the cells of Hexxagon, in world units.
const ON_RIM: f32 = 0.19;
const ON_PLATE: f32 = 0.17;
const ON_PIECE: f32 = 0.17;
const IN_CELL: f32 = 0.19;
/// Brightness of letters on white pieces, which are lighter than the rim.
const ON_WHITE: f32 = 0.06;
/// Vertical stretch of labels on the far half of Hexxagon: at a flat angle, only the bar distinguishes `e`
/// from `c`.
const STRETCHED: f32 = 1.35;
/// Scale of labels beside a symbol.
const BESIDE_SYMBOL: f32 = 0.88;
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
    .add_systems(PostUpdate, face_camera.after(PanOrbitCameraSystemSet).before(TransformSystems::Propagate));
}

#[derive(Component)]
struct Coordinates;

/// The meshes of the label of a cell of Hexxagon that is not on the plate. They are built in advance, because building
/// takes too long for the frame in which a move begins.
#[derive(Component)]
struct CellMeshes {
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
    let symbols = has_symbols(&settings, settings.theme(variant));
    commands.spawn(board).with_children(|board| {
        let drawn =
            |mesh, material: &Handle<Surface>| (Overlay, Mesh3d(mesh), MeshMaterial3d(material.clone()));
        let AnyPosition::Hexxagon(position) = &position else {
            for (place, mesh) in labels(&position, cells, symbols) {
                board.spawn((place, drawn(meshes.add(mesh), &materials.lettering)));
            }
            return;
        };
        for cell in Cell::all() {
            let mut mesh = |piece| meshes.add(cell_mesh(cell, piece));
            let in_well = mesh(None);
            let place = LabelPlace::of(cell, position, symbols);
            let mut label = board.spawn((place, drawn(in_well.clone(), place.material(&materials))));
            if !hexxagon::is_labelled_on_plate(cell) {
                let on_piece = BySide(Side::BOTH.map(|side| mesh(Some(side))));
                label.insert(CellMeshes { cell, in_well, on_piece });
            }
        }
    });
}

/// Puts the labels of the cells of Hexxagon into the wells or on the pieces in them, and hides those of the cells in
/// which pieces move.
fn follow_pieces(
    settings: Res<Settings>,
    phase: Option<Res<State<Phase>>>,
    (current, viewed_ply): (Res<CurrentMatch>, Res<ViewedPly>),
    materials: Res<SceneMaterials>,
    mut labels: Query<(
        &CellMeshes,
        &mut LabelPlace,
        &mut Mesh3d,
        &mut MeshMaterial3d<Surface>,
        &mut Visibility,
    )>,
) {
    let AnyPosition::Hexxagon(position) = current.shown(*viewed_ply) else { return };
    let is_animated = phase.is_some_and(|phase| *phase.get() == Phase::Animating);
    let last = current.moves().len().checked_sub(1).filter(|_| is_animated && viewed_ply.0.is_none());
    let before = match last.map(|last| current.shown(ViewedPly(Some(last)))) {
        Some(AnyPosition::Hexxagon(before)) => before,
        _ => position,
    };
    let symbols = has_symbols(&settings, settings.theme(Variant::Hexxagon));
    for (cell_meshes, mut place, mut mesh, mut material, mut visibility) in &mut labels {
        let piece = position.piece(cell_meshes.cell);
        let wanted = piece.map_or(&cell_meshes.in_well, |side| &cell_meshes.on_piece[side]);
        place.set_if_neq(LabelPlace::of(cell_meshes.cell, &position, symbols));
        mesh.set_if_neq(Mesh3d(wanted.clone()));
        material.set_if_neq(MeshMaterial3d(place.material(&materials).clone()));
        let is_still = before.piece(cell_meshes.cell) == piece;
        visibility.set_if_neq(if is_still { Visibility::Inherited } else { Visibility::Hidden });
    }
}

/// The place of a label.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) enum LabelPlace {
    /// The letter of a seat, which does not move.
    Seat(Transform),
    /// The letter of a column or the number of a row of Quixo: its place on the rim, and the direction to the next one.
    Rim { at: Vec3, along: Vec3 },
    /// The name of a cell of Hexxagon, what is below it, and the bits of the blocks beside the cell.
    Cell { cell: Cell, surface: LabelSurface, blocks: u64 },
}

impl LabelPlace {
    /// The place of a cell's label, on pieces with symbols or without.
    fn of(cell: Cell, position: &Position, symbols: bool) -> Self {
        let blocks = cell.neighbours() & !position.playable();
        let surface = match position.piece(cell) {
            None => LabelSurface::Well,
            Some(_) if symbols => LabelSurface::PieceWithSymbol,
            Some(_) => LabelSurface::Piece,
        };
        Self::Cell { cell, surface, blocks }
    }

    /// The material of the label. The cells of Hexxagon may be lighter or darker than the rim.
    pub fn material(self, materials: &SceneMaterials) -> &Handle<Surface> {
        match self {
            Self::Cell { cell, surface: LabelSurface::Well, .. } if !hexxagon::is_labelled_on_plate(cell) => {
                &materials.cell_lettering
            }
            _ => &materials.lettering,
        }
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
            Self::Cell { cell, surface, blocks } => {
                let rotation = rounded_yaw(camera, 2.0);
                let near = rotation * Vec3::Z;
                let at = hexxagon::label(cell, surface, blocks, near);
                let stretch = if at.dot(near) < 0.0 { STRETCHED } else { 1.0 };
                let is_beside_symbol =
                    surface == LabelSurface::PieceWithSymbol && !hexxagon::is_labelled_on_plate(cell);
                let size = if is_beside_symbol { BESIDE_SYMBOL } else { 1.0 };
                Transform { translation: at, rotation, scale: Vec3::new(size, 1.0, size * stretch) }
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

/// The labels of a position and their meshes, with or without those of the cells, on pieces with symbols or without.
pub(super) fn labels(position: &AnyPosition, cells: bool, symbols: bool) -> Vec<(LabelPlace, Mesh)> {
    if let AnyPosition::Hexxagon(position) = position {
        let label = |cell| (LabelPlace::of(cell, position, symbols), cell_mesh(cell, position.piece(cell)));
        return Cell::all().filter(|_| cells).map(label).collect();
    }
    let is_team_game = position.variant() == Variant::QuixoTeams;
    let seats = quixo::seats().filter(|_| is_team_game).map(|(word, at)| (word, LabelPlace::Seat(at)));
    let rim = quixo::labels().into_iter().filter(|_| cells);
    let rim = rim.map(|(word, at, along)| (word, LabelPlace::Rim { at, along }));
    seats.chain(rim).map(|(word, place)| (place, word_mesh(&word, ON_RIM, LinearRgba::WHITE))).collect()
}

/// The mesh of the label of a cell of Hexxagon with a piece or without one.
fn cell_mesh(cell: Cell, piece: Option<Side>) -> Mesh {
    let (height, color) = match piece {
        _ if hexxagon::is_labelled_on_plate(cell) => (ON_PLATE, LinearRgba::WHITE),
        None => (IN_CELL, LinearRgba::WHITE),
        Some(Side::First) => (ON_PIECE, LinearRgba::WHITE),
        Some(Side::Second) => (ON_PIECE, shade(ON_WHITE)),
    };
    word_mesh(&cell.to_string(), height, color)
}

/// The mesh of a word around the origin, to be read from the south.
fn word_mesh(word: &str, height: f32, color: LinearRgba) -> Mesh {
    let mut builder = MeshBuilder::default();
    lettering::write(&mut builder, &Plane::horizontal(PAINT), word, height, color);
    builder.build()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::session::Options;
    use std::f32::consts::FRAC_PI_6;

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
            let labels = labels(&position, true, false);
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
                let place = LabelPlace::of(cell, &position, false).facing(&looking_from(eye));
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

    #[test]
    fn labels_are_beside_the_symbols_of_pieces() {
        for yaw in [0.0, TAU / 2.0] {
            let camera = looking_from(Quat::from_rotation_y(yaw) * Vec3::new(0.0, 13.6, 10.6));
            for cell in Cell::all().filter(|&cell| !hexxagon::is_labelled_on_plate(cell)) {
                let place = LabelPlace::Cell { cell, surface: LabelSurface::PieceWithSymbol, blocks: 0 };
                let at = place.facing(&camera);
                let distance = (at.translation - hexxagon::cell_center(cell)).xz().length();
                // Half a digit with its stroke.
                let half = 0.575 * ON_PIECE * at.scale.z;
                // The points of the star are beside this direction.
                let symbol = FRAC_PI_6.cos() * hexxagon::SYMBOL;
                assert!(distance - half > symbol, "{cell} covers the symbol");
                assert!(distance + half < hexxagon::COLLAR, "{cell} is not on the piece");
            }
        }
    }
}
