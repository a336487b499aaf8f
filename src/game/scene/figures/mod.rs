//! The figures of the computer players: carved animals at the far side of the table, whose heads follow the match.

mod animals;
mod carving;
mod meshes;
mod moods;

use std::collections::HashMap;

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

use super::TABLE_HEIGHT;
use super::board::set_board;
use super::materials::SceneMaterials;
use super::quality::RenderQuality;
use crate::game::motion::run_motions;
use crate::game::settings::{Quality, Settings};
use crate::game::state::{Screen, Step};
use crate::game::turn::CurrentMatch;
use meshes::{Detail, FigureMeshes, Wood};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Setup};

pub use meshes::BASE_RADIUS;
pub use moods::head_pose;

/// The point that the figures face: the player.
const VIEWER: Vec2 = Vec2::new(0.0, 7.0);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Models>().add_plugins(moods::plugin).add_systems(
        Update,
        place_figures
            .run_if(in_state(Screen::Playing))
            .run_if(
                resource_changed::<CurrentMatch>
                    .or_else(resource_changed::<Settings>)
                    .or_else(resource_changed::<RenderQuality>)
                    .or_else(state_changed::<Screen>),
            )
            .in_set(Step::Table)
            .after(super::UpdateMaterials)
            .after(set_board)
            .before(run_motions),
    );
}

/// A figure at the table.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    /// The seat of the computer player.
    pub seat: usize,
    pub level: Level,
    detail: Option<Detail>,
}

/// The head of a figure.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Head {
    /// The seat of the computer player.
    pub seat: usize,
    /// Where it sits on the body.
    neck: Vec3,
}

/// The meshes of the figures that were needed so far.
#[derive(Resource, Default)]
pub struct Models(HashMap<(Level, Option<Detail>), FigureMeshes>);

/// Adds the figures of the match, and removes those of the previous one.
fn place_figures(
    current: Res<CurrentMatch>,
    settings: Res<Settings>,
    (adapter, quality): (Option<Res<RenderAdapterInfo>>, Res<RenderQuality>),
    materials: Res<SceneMaterials>,
    mut models: ResMut<Models>,
    mut meshes: ResMut<Assets<Mesh>>,
    figures: Query<(Entity, &Figure, &Transform)>,
    mut commands: Commands,
) {
    // Without a graphics card nothing is drawn, and no mesh is needed.
    let detail = adapter.map(|_| if quality.0 > Quality::Low { Detail::Fine } else { Detail::Coarse });
    let wanted = if settings.figures { seated(current.setup()) } else { Vec::new() };
    let mut wanted: Vec<(Figure, Transform)> =
        wanted.into_iter().map(|(seat, level, at)| (Figure { seat, level, detail }, at)).collect();
    for (entity, figure, at) in &figures {
        if let Some(same) = wanted.iter().position(|(of, place)| of == figure && place == at) {
            wanted.swap_remove(same);
        } else {
            commands.entity(entity).despawn();
        }
    }
    for (figure, at) in wanted {
        let id = models.spawn(&mut commands, &mut meshes, &materials, figure, at);
        commands.entity(id).insert(DespawnOnExit(Screen::Playing));
    }
}

impl Models {
    fn spawn(
        &mut self,
        commands: &mut Commands,
        meshes: &mut Assets<Mesh>,
        materials: &SceneMaterials,
        figure: Figure,
        at: Transform,
    ) -> Entity {
        let Figure { seat, level, detail } = figure;
        let model = self.0.entry((level, detail)).or_insert_with(|| FigureMeshes::new(level, detail, meshes));
        let parts = |parts: &[(Wood, Handle<Mesh>)]| -> Vec<_> {
            let part = |(wood, mesh): &(Wood, Handle<Mesh>)| {
                let material = match wood {
                    Wood::Light => &materials.figure_light,
                    Wood::Dark => &materials.figure_dark,
                    Wood::Brass => &materials.figure_brass,
                };
                (Mesh3d(mesh.clone()), MeshMaterial3d(material.clone()), Pickable::IGNORE)
            };
            parts.iter().map(part).collect()
        };
        let head = (
            Name::new("Head"),
            Head { seat, neck: model.neck },
            Transform::from_translation(model.neck),
            Visibility::default(),
            Children::spawn(SpawnIter(parts(&model.head).into_iter())),
        );
        commands
            .spawn((Name::new("Figure"), figure, at, Visibility::default()))
            .with_children(|children| {
                for part in parts(&model.body) {
                    children.spawn(part);
                }
                children.spawn(head);
            })
            .id()
    }

    /// Spawns a figure of any level with all details, for a picture.
    pub fn exhibit(
        &mut self,
        commands: &mut Commands,
        meshes: &mut Assets<Mesh>,
        materials: &SceneMaterials,
        level: Level,
        at: Transform,
    ) -> Entity {
        let figure = Figure { seat: level as usize, level, detail: Some(Detail::Fine) };
        self.spawn(commands, meshes, materials, figure, at)
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
