//! A second small board far from the table, rendered to an image for the pages of the rules. It uses the
//! meshes and animations of the real one.

use bevy::camera::RenderTarget;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;

use super::coordinates;
use super::hexxagon::{self, Block, HexxagonMeshes, Piece, Well};
use super::light::BoardAt;
use super::look::{Look, Surface};
use super::marks;
use super::quixo::{self, Cube, Face, QuixoMeshes};
use super::shape::{Plane, Shape, polygon};
use super::targets::own_face;
use crate::game::motion::{Motion, run_motions};
use crate::game::state::Step;
use crate::game::wake::DrawWhile;
use pushflip_core::rules::quixo::teams::Move as TeamMove;
use pushflip_core::session::{AnyCell, AnyMove, AnyPosition};

/// Where the small board stands: so far away that neither camera sees what the other looks at.
pub(super) const PLACE: Vec3 = Vec3::new(500.0, 0.0, 0.0);
/// The picture's width and height, in pixels.
pub const SIZE: UVec2 = UVec2::new(800, 600);
/// How steeply the camera looks down, in radians.
const PITCH: f32 = 0.98;
/// How far away the camera is, and how far before the middle of the board it looks: of Quixo's and of Hexxagon's.
const VIEWS: [(f32, f32); 2] = [(13.2, 0.5), (17.8, 0.9)];
/// Vertical field of view, in radians.
const FIELD_OF_VIEW: f32 = 0.56;
/// How far the piece of table under the board goes on.
const TABLE: f32 = 20.0;
/// Frames that are drawn after a change, until the graphics card has all that it needs.
const FRAMES: u32 = 40;

/// Adds the small board.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Diagram>().draw_while(is_new).add_systems(
        Update,
        (set_up, play).chain().run_if(resource_changed::<Diagram>).before(run_motions).in_set(Step::Table),
    );
}

/// What a picture shows: a position, a move that is pointed out, cells with a frame round them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// What lies on the board.
    pub position: AnyPosition,
    /// The move that can be played in it.
    pub mv: Option<AnyMove>,
    /// Cells with a frame, by their names.
    pub cells: &'static [&'static str],
    /// Whether letters and numbers name the cells.
    pub coordinates: bool,
}

/// The picture, and what it shows. Without a scene nothing is drawn.
#[derive(Resource)]
pub struct Diagram {
    image: Handle<Image>,
    scene: Option<Scene>,
    plays: bool,
}

impl FromWorld for Diagram {
    fn from_world(world: &mut World) -> Self {
        let image = Image::new_target_texture(SIZE.x, SIZE.y, TextureFormat::Rgba8UnormSrgb, None);
        Self { image: world.resource_mut::<Assets<Image>>().add(image), scene: None, plays: false }
    }
}

impl Diagram {
    /// The picture.
    pub fn image(&self) -> Handle<Image> {
        self.image.clone()
    }

    /// Shows another scene.
    pub fn show(&mut self, scene: Scene) {
        *self = Self { image: self.image(), scene: Some(scene), plays: false };
    }

    /// Plays the move of the scene, from its beginning.
    pub fn play(&mut self) {
        self.plays = true;
    }

    /// Draws nothing any more.
    pub fn hide(&mut self) {
        *self = Self { image: self.image(), scene: None, plays: false };
    }
}

/// Everything of the small board.
#[derive(Component)]
struct Stage;

/// A cube of the small board: not one that can be taken.
#[derive(Component, Clone, Copy)]
struct ShownCube(Cube);

/// A piece of the small board.
#[derive(Component, Clone, Copy)]
struct ShownPiece(Piece);

fn set_up(
    diagram: Res<Diagram>,
    meshes: (Res<QuixoMeshes>, Res<HexxagonMeshes>),
    look: Res<Look>,
    old: Query<Entity, With<Stage>>,
    mut assets: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    old.iter().for_each(|stage| commands.entity(stage).despawn());
    let Some(scene) = &diagram.scene else { return };
    let board = commands
        .spawn((Name::new("Diagram"), Stage, Transform::from_translation(PLACE), Visibility::default()))
        .id();
    let view = match &scene.position {
        AnyPosition::Hexxagon(position) => {
            hexxagon::spawn(&mut commands, board, &meshes.1, &look, position);
            VIEWS[1]
        }
        position => {
            quixo::spawn(&mut commands, board, &meshes.0, &look, position);
            VIEWS[0]
        }
    };
    commands.entity(board).with_children(|board| {
        let mut table = Shape::default();
        table.cap(&Plane::horizontal(super::TABLE_HEIGHT), &polygon(24, TABLE, 0.0, 0.0), LinearRgba::WHITE);
        board.spawn((Mesh3d(assets.add(table.mesh())), MeshMaterial3d(look.table.clone())));
        let mut mark = |mesh: Handle<Mesh>, material: &Handle<Surface>, at: Transform| {
            board.spawn((Mesh3d(mesh), MeshMaterial3d(material.clone()), NotShadowCaster, at));
        };
        if scene.coordinates {
            for (part, mesh) in coordinates::parts(scene.position.variant(), true) {
                mark(assets.add(mesh), &look.lettering, part.seen_from(eye(view)));
            }
        }
        for (mesh, at) in scene.mv.iter().flat_map(|mv| marks::shapes(*mv, &meshes.0, &meshes.1, true)) {
            mark(mesh, &look.advice, at);
        }
        let framed = |cell: &AnyCell| scene.cells.contains(&cell.to_string().as_str());
        for cell in AnyCell::all(scene.position.variant()).filter(framed) {
            let (mesh, at) = marks::frame(cell, &meshes.0, &meshes.1);
            mark(mesh, &look.brass, at);
        }
    });
    commands.entity(board).queue(take_from_the_game);
    commands.spawn((Stage, camera(&diagram, view)));
}

/// Where the camera is, from the middle of the board.
fn eye((distance, before): (f32, f32)) -> Vec3 {
    Vec3::Z * before + Vec3::new(0.0, PITCH.sin(), PITCH.cos()) * distance
}

fn camera(diagram: &Diagram, view: (f32, f32)) -> impl Bundle {
    let focus = PLACE + Vec3::Z * view.1;
    (
        Name::new("Diagram camera"),
        Camera3d::default(),
        Camera { order: -1, ..default() },
        BoardAt(PLACE),
        RenderTarget::from(diagram.image()),
        Projection::Perspective(PerspectiveProjection {
            fov: FIELD_OF_VIEW,
            near: 0.5,
            far: 60.0,
            ..default()
        }),
        Transform::from_translation(PLACE + eye(view)).looking_at(focus, Vec3::Y),
    )
}

/// What was built as a part of the real board no longer is: nobody can take or move it.
fn take_from_the_game(mut built: EntityWorldMut) {
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
            part.remove::<(Well, Block)>().insert(Pickable::IGNORE);
            // Code and tests find the real parts by their names.
            if entity != root {
                part.remove::<Name>();
            }
            left.extend(part.get::<Children>().into_iter().flatten().copied());
        }
    });
}

fn play(
    diagram: Res<Diagram>,
    meshes: Res<HexxagonMeshes>,
    look: Res<Look>,
    boards: Query<Entity, (With<Stage>, Without<Camera>)>,
    cubes: Query<(Entity, &ShownCube, &Transform)>,
    pieces: Query<(Entity, &ShownPiece, &Transform)>,
    mut commands: Commands,
) -> Result {
    let Some(Scene { position, mv: Some(mv), .. }) = diagram.scene.as_ref().filter(|_| diagram.plays) else {
        return Ok(());
    };
    if let (AnyMove::Hexxagon(mv), AnyPosition::Hexxagon(before)) = (mv, position) {
        let now: Vec<_> = pieces.iter().map(|(entity, piece, at)| (entity, piece.0, *at)).collect();
        let ply = hexxagon::ply_motion(&now, before, *mv);
        if let Some((piece, motion)) = ply.grown {
            let start = motion.pose(0.0).unwrap_or_default();
            let grown = hexxagon::spawn_piece(&mut commands, &meshes, &look, piece, start);
            commands
                .entity(grown)
                .insert((aside(motion), ChildOf(boards.single()?)))
                .queue(take_from_the_game);
        }
        for (entity, _, motion) in ply.moved {
            commands.entity(entity).insert(aside(motion));
        }
        return Ok(());
    }
    let (push, face) = match *mv {
        AnyMove::Quixo(push) => (push, own_face(position)),
        AnyMove::Teams(TeamMove::Push { push, dot }) => (push, Face::Symbol(dot.side(), Some(dot))),
        _ => return Ok(()),
    };
    let now: Vec<_> = cubes.iter().map(|(entity, cube, at)| (entity, cube.0, *at)).collect();
    for (entity, _, motion) in quixo::push_motions(&now, push, face) {
        commands.entity(entity).insert(aside(motion));
    }
    Ok(())
}

/// A ply that nobody at the table waits for.
fn aside(mut motion: Motion) -> Motion {
    motion.blocking = false;
    motion
}

/// Nothing moves in a picture that has only just been set up, but it takes some frames to be drawn.
fn is_new(diagram: Res<Diagram>, mut left: Local<u32>) -> bool {
    *left = if diagram.is_changed() { FRAMES } else { left.saturating_sub(1) };
    *left > 0 && diagram.scene.is_some()
}
