//! The figures of the computer players: carved animals at the far side of the table, whose heads follow the match.

mod animals;
mod carving;
mod meshes;
mod moods;

use std::collections::HashMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

use super::TABLE_HEIGHT;
use super::board::set_board;
use super::materials::SceneMaterials;
use super::quality::RenderQuality;
use crate::game::motion::run_motions;
use crate::game::redraw::{DrawWhile, Waker};
use crate::game::settings::{Quality, Settings};
use crate::game::state::{Screen, Step};
use crate::game::turn::{CurrentMatch, Job};
use meshes::{BuiltMeshes, Detail, FigureMeshes};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Setup};

pub use meshes::BASE_RADIUS;
pub use moods::head_pose;

/// The point that the figures face: the player.
const VIEWER: Vec2 = Vec2::new(0.0, 7.0);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Models>()
        .draw_while(resource_changed::<Models>)
        .add_plugins(moods::plugin)
        .add_systems(
            Update,
            (
                place_figures.run_if(in_state(Screen::Playing)).run_if(
                    resource_changed::<CurrentMatch>
                        .or_else(resource_changed::<Settings>)
                        .or_else(resource_changed::<RenderQuality>)
                        .or_else(state_changed::<Screen>),
                ),
                build_meshes.run_if(|models: Res<Models>| !models.is_complete()),
            )
                .chain()
                .in_set(Step::Table)
                .after(super::UpdateMaterials)
                .after(set_board)
                .before(run_motions),
        );
}

#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    pub seat: usize,
    pub level: Level,
    detail: Option<Detail>,
}

#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Head {
    pub seat: usize,
    /// Where it sits on the body.
    neck: Vec3,
}

/// The setup whose computer players have figures, in place of the one on the board. A picture shows a match between
/// people, so that no computer moves.
#[derive(Resource)]
pub struct FigureSetup(pub Setup);

/// The meshes of the figures that were needed so far.
#[derive(Resource, Default)]
pub struct Models {
    meshes: HashMap<(Level, Option<Detail>), FigureMeshes>,
    unbuilt: Vec<Unbuilt>,
}

/// A figure whose meshes are still to be built.
struct Unbuilt {
    level: Level,
    detail: Detail,
    job: Option<Job<BuiltMeshes>>,
}

/// Adds the figures of the match, and removes those of the previous one.
fn place_figures(
    (current, other): (Res<CurrentMatch>, Option<Res<FigureSetup>>),
    settings: Res<Settings>,
    (adapter, quality): (Option<Res<RenderAdapterInfo>>, Res<RenderQuality>),
    figures: Query<(Entity, &Figure, &Transform)>,
    mut spawner: FigureSpawner,
) {
    // Without a graphics card nothing is drawn, and no mesh is needed.
    let detail = adapter.map(|_| if quality.0 > Quality::Low { Detail::Fine } else { Detail::Coarse });
    let setup = other.as_ref().map_or_else(|| current.setup(), |other| &other.0);
    let wanted = if settings.figures { seated(setup) } else { Vec::new() };
    let mut wanted: Vec<(Figure, Transform)> =
        wanted.into_iter().map(|(seat, level, at)| (Figure { seat, level, detail }, at)).collect();
    for (entity, figure, at) in &figures {
        if let Some(same) = wanted.iter().position(|(of, place)| of == figure && place == at) {
            wanted.swap_remove(same);
        } else {
            spawner.commands.entity(entity).despawn();
        }
    }
    for (figure, at) in wanted {
        spawner.spawn(figure, at).insert(DespawnOnExit(Screen::Playing));
    }
}

/// Builds the meshes in the background, so that no frame is late at the start of a match.
fn build_meshes(mut models: ResMut<Models>, mut assets: ResMut<Assets<Mesh>>, waker: Waker) {
    let Models { meshes, unbuilt } = models.bypass_change_detection();
    let before = unbuilt.len();
    unbuilt.retain_mut(|&mut Unbuilt { level, detail, ref mut job }| {
        let job = job.get_or_insert_with(|| Job::read(&waker, move || FigureMeshes::build(level, detail)));
        let Some(built) = job.poll() else { return true };
        meshes[&(level, Some(detail))].insert(built, &mut assets);
        false
    });
    if unbuilt.len() < before {
        models.set_changed();
    }
}

impl Models {
    /// Whether all meshes are built, so that every figure is visible.
    pub fn is_complete(&self) -> bool {
        self.unbuilt.is_empty()
    }
}

#[derive(SystemParam)]
pub struct FigureSpawner<'w, 's> {
    models: ResMut<'w, Models>,
    meshes: Res<'w, Assets<Mesh>>,
    materials: Res<'w, SceneMaterials>,
    commands: Commands<'w, 's>,
}

impl FigureSpawner<'_, '_> {
    fn spawn(&mut self, figure: Figure, at: Transform) -> EntityCommands<'_> {
        let Figure { seat, level, detail } = figure;
        let (meshes, materials) = (&self.meshes, &self.materials);
        let Models { meshes: models, unbuilt } = &mut *self.models;
        let model = models.entry((level, detail)).or_insert_with(|| {
            unbuilt.extend(detail.map(|detail| Unbuilt { level, detail, job: None }));
            FigureMeshes::new(level, meshes)
        });
        let [body, head] = model.parts.each_ref().map(|part| {
            // In the order of `animals::Wood`, then brass.
            let woods = [&materials.figure_light, &materials.figure_dark, &materials.figure_brass];
            let parts = part
                .iter()
                .zip(woods)
                .map(|(mesh, wood)| (Mesh3d(mesh.clone()), MeshMaterial3d(wood.clone()), Pickable::IGNORE));
            parts.collect::<Vec<_>>()
        });
        let head = (
            Name::new("Head"),
            Head { seat, neck: model.neck },
            Transform::from_translation(model.neck),
            Visibility::default(),
            Children::spawn(SpawnIter(head.into_iter())),
        );
        let mut spawned = self.commands.spawn((Name::new("Figure"), figure, at, Visibility::default()));
        spawned.with_children(|children| {
            for part in body {
                children.spawn(part);
            }
            children.spawn(head);
        });
        spawned
    }

    /// Spawns a figure of any level with all details, for a picture.
    pub fn exhibit(&mut self, level: Level, at: Transform) -> Entity {
        let detail = Some(Detail::Fine);
        self.spawn(Figure { seat: level as usize, level, detail }, at).id()
    }
}

/// The computer players of a match: seat, level and place.
fn seated(setup: &Setup) -> Vec<(usize, Level, Transform)> {
    let computers = setup.seats.iter().enumerate().filter_map(|(seat, player)| match player.controller {
        Controller::Computer(level) => Some((seat, level)),
        Controller::Human => None,
    });
    let computers: Vec<_> = computers.collect();
    let alone = computers.len() == 1;
    let place = |seat: usize| {
        let at = spot(setup.variant, if alone && setup.variant.seats() == 2 { 1 } else { seat });
        let facing = (VIEWER - at).normalize();
        Transform::from_xyz(at.x, TABLE_HEIGHT, at.y)
            .with_rotation(Quat::from_rotation_y(facing.x.atan2(facing.y)))
    };
    computers.iter().map(|&(seat, level)| (seat, level, place(seat))).collect()
}

/// The place of a seat's figure on the table, near enough to be visible in every view. With two players it is beside a
/// far corner, where it hides no cell; so is the partner in the team game, whose other figures are at the sides. The
/// figure of the near side is at the other far corner.
fn spot(variant: Variant, seat: usize) -> Vec2 {
    let corner = if variant.is_quixo() { Vec2::new(4.9, -3.1) } else { Vec2::new(5.35, -3.05) };
    let side = Vec2::new(4.8, -0.5);
    let west = Vec2::new(-1.0, 1.0);
    match seat {
        0 => corner * west,
        1 if variant == Variant::QuixoTeams => side * west,
        3 => side,
        _ => corner,
    }
}
