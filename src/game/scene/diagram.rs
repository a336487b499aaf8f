//! Diagrams: a second small board far from the first, rendered to an image for the rules pages and the list
//! of saved matches. It shares meshes and animations with the board.

use bevy::camera::RenderTarget;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;

use super::board::BoardMeshes;
use super::coordinates::{self, LabelPlace};
use super::hexxagon::{self, Piece, Well};
use super::light::BoardCenter;
use super::marks;
use super::materials::Surface;
use super::mesh_builder::{MeshBuilder, Plane, polygon};
use super::quixo::{self, Cube};
use crate::game::motion::{Motion, run_motions};
use crate::game::redraw::DrawWhile;
use crate::game::state::Step;
use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyCell, AnyMove, AnyPosition};

/// Origin of the small board, so far away that neither camera sees the other board.
pub(super) const ORIGIN: Vec3 = Vec3::new(500.0, 0.0, 0.0);
/// Size of the image, in pixels.
pub const SIZE: UVec2 = UVec2::new(800, 600);
/// Pitch of the camera, in radians.
const PITCH: f32 = 0.98;
/// Distance of the camera, and offset of its focus towards it, for Quixo and for Hexxagon.
const VIEWS: [(f32, f32); 2] = [(13.2, 0.5), (17.8, 0.9)];
/// Vertical field of view, in radians.
const FIELD_OF_VIEW: f32 = 0.56;
/// Radius of the table top under the board.
const TABLE: f32 = 20.0;
/// Frames drawn after a change, until all assets are on the graphics card.
const FRAMES: u32 = 40;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Diagram>().draw_while(is_settling).add_systems(
        Update,
        (build, play).chain().run_if(resource_changed::<Diagram>).before(run_motions).in_set(Step::Table),
    );
}

/// Content of a diagram: a position, a highlighted move, framed cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiagramContent {
    pub position: AnyPosition,
    pub mv: Option<AnyMove>,
    /// Names of the framed cells.
    pub cells: &'static [&'static str],
    pub coordinates: bool,
}

/// The image of the diagram and its content. Without content nothing is drawn.
#[derive(Resource)]
pub struct Diagram {
    image: Handle<Image>,
    content: Option<DiagramContent>,
    playing: bool,
}

impl FromWorld for Diagram {
    fn from_world(world: &mut World) -> Self {
        let image = Image::new_target_texture(SIZE.x, SIZE.y, TextureFormat::Rgba8UnormSrgb, None);
        Self { image: world.resource_mut::<Assets<Image>>().add(image), content: None, playing: false }
    }
}

impl Diagram {
    pub fn image(&self) -> Handle<Image> {
        self.image.clone()
    }

    pub fn show(&mut self, content: DiagramContent) {
        *self = Self { image: self.image(), content: Some(content), playing: false };
    }

    pub fn play(&mut self) {
        self.playing = true;
    }

    pub fn hide(&mut self) {
        *self = Self { image: self.image(), content: None, playing: false };
    }
}

/// Marks the root entities of the small board.
#[derive(Component)]
struct DiagramPart;

/// The root entity of the small board, with its variant.
#[derive(Component)]
pub(super) struct DiagramBoard(pub(super) Variant);

/// A cube of the small board. It replaces `Cube`, so that it cannot be selected.
#[derive(Component, Clone, Copy)]
pub(super) struct ShownCube(Cube);

/// A piece of the small board, in place of `Piece`.
#[derive(Component, Clone, Copy)]
pub(super) struct ShownPiece(Piece);

fn build(
    diagram: Res<Diagram>,
    meshes: BoardMeshes,
    old: Query<Entity, With<DiagramPart>>,
    mut assets: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    old.iter().for_each(|stage| commands.entity(stage).despawn());
    let Some(content) = &diagram.content else { return };
    let board = commands
        .spawn((
            Name::new("Diagram"),
            DiagramPart,
            DiagramBoard(content.position.variant()),
            Transform::from_translation(ORIGIN),
            Visibility::default(),
        ))
        .id();
    let view = VIEWS[usize::from(!content.position.variant().is_quixo())];
    meshes.spawn(&mut commands, board, &content.position);
    commands.entity(board).with_children(|board| {
        let mut table = MeshBuilder::default();
        table.cap(&Plane::horizontal(super::TABLE_HEIGHT), &polygon(24, TABLE, 0.0, 0.0), LinearRgba::WHITE);
        board.spawn((Mesh3d(assets.add(table.build())), MeshMaterial3d(meshes.materials.table.clone())));
        let mut mark = |mesh: Handle<Mesh>, material: &Handle<Surface>, at: Transform| {
            board.spawn((Mesh3d(mesh), MeshMaterial3d(material.clone()), NotShadowCaster, at));
        };
        if content.coordinates {
            let camera = Transform::from_translation(eye(view));
            let is_covered = |place: LabelPlace| match (&content.position, place.well()) {
                (AnyPosition::Hexxagon(position), Some(cell)) => position.empty() & cell.bit() == 0,
                _ => false,
            };
            let labels = coordinates::labels(&content.position, true);
            for (place, mesh) in labels.into_iter().filter(|(place, _)| !is_covered(*place)) {
                mark(assets.add(mesh), place.material(&meshes.materials), place.facing(&camera));
            }
        }
        for (mesh, at) in content.mv.iter().flat_map(|mv| marks::move_marks(*mv, &meshes, true)) {
            mark(mesh, &meshes.materials.hint, at);
        }
        let framed = |cell: &AnyCell| content.cells.contains(&cell.to_string().as_str());
        for cell in AnyCell::all(content.position.variant()).filter(framed) {
            let (mesh, at) = marks::cell_frame(cell, &meshes);
            mark(mesh, &meshes.materials.brass, at);
        }
    });
    commands.entity(board).queue(detach_from_match);
    commands.spawn((DiagramPart, camera(&diagram, view)));
}

/// The camera position relative to the centre of the board.
fn eye((distance, before): (f32, f32)) -> Vec3 {
    Vec3::Z * before + Vec3::new(0.0, PITCH.sin(), PITCH.cos()) * distance
}

fn camera(diagram: &Diagram, view: (f32, f32)) -> impl Bundle {
    let focus = ORIGIN + Vec3::Z * view.1;
    (
        Name::new("Diagram camera"),
        Camera3d::default(),
        Camera { order: -1, ..default() },
        BoardCenter(ORIGIN),
        RenderTarget::from(diagram.image()),
        Projection::Perspective(PerspectiveProjection {
            fov: FIELD_OF_VIEW,
            near: 0.5,
            far: 60.0,
            ..default()
        }),
        Transform::from_translation(ORIGIN + eye(view)).looking_at(focus, Vec3::Y),
    )
}

/// Replaces the components of the interactive board, so that the small board cannot be selected or moved.
fn detach_from_match(mut built: EntityWorldMut) {
    let root = built.id();
    built.world_scope(|world| {
        let mut left = vec![root];
        while let Some(entity) = left.pop() {
            let mut part = world.entity_mut(entity);
            if let Some(cube) = part.take::<Cube>() {
                part.insert(ShownCube(cube));
            }
            if let Some(piece) = part.take::<Piece>() {
                part.insert(ShownPiece(piece));
            }
            part.remove::<Well>().insert(Pickable::IGNORE);
            // Code and tests find parts of the interactive board by name.
            if entity != root {
                part.remove::<Name>();
            }
            left.extend(part.get::<Children>().into_iter().flatten().copied());
        }
    });
}

fn play(
    diagram: Res<Diagram>,
    meshes: BoardMeshes,
    boards: Query<Entity, With<DiagramBoard>>,
    cubes: Query<(Entity, &ShownCube, &Transform)>,
    pieces: Query<(Entity, &ShownPiece, &Transform)>,
    mut commands: Commands,
) -> Result {
    let Some(DiagramContent { position, mv: Some(mv), .. }) =
        diagram.content.as_ref().filter(|_| diagram.playing)
    else {
        return Ok(());
    };
    if let (AnyMove::Hexxagon(mv), AnyPosition::Hexxagon(before)) = (mv, position) {
        let now: Vec<_> = pieces.iter().map(|(entity, piece, at)| (entity, piece.0, *at)).collect();
        let ply = hexxagon::ply_motion(&now, before, *mv);
        if let Some((piece, motion)) = ply.grown {
            let start = motion.pose(0.0).unwrap_or_default();
            let grown = hexxagon::spawn_piece(&mut commands, &meshes, piece, start);
            commands
                .entity(grown)
                .insert((non_blocking(motion), ChildOf(boards.single()?)))
                .queue(detach_from_match);
        }
        for (entity, _, motion) in ply.moved {
            commands.entity(entity).insert(non_blocking(motion));
        }
        return Ok(());
    }
    let Some((push, face)) = quixo::push_of(*mv, position) else { return Ok(()) };
    let now: Vec<_> = cubes.iter().map(|(entity, cube, at)| (entity, cube.0, *at)).collect();
    for (entity, _, motion) in quixo::push_motions(&now, push, face) {
        commands.entity(entity).insert(non_blocking(motion));
    }
    Ok(())
}

fn non_blocking(mut motion: Motion) -> Motion {
    motion.blocking = false;
    motion
}

/// Requests frames after a change, until the image is complete.
fn is_settling(diagram: Res<Diagram>, mut left: Local<u32>) -> bool {
    *left = if diagram.is_changed() { FRAMES } else { left.saturating_sub(1) };
    *left > 0 && diagram.content.is_some()
}
