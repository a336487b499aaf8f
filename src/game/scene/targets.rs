//! Targets of the selected cube or piece: arrows, hexagons and rings to click, and a preview of the hovered
//! move.

use bevy::prelude::*;

use super::board::BoardMeshes;
use super::hexxagon;
use super::materials::{SceneMaterials, Surface};
use super::overlay::Layer;
use super::quixo::{self, Cube, Face};
use crate::game::motion::run_motions;
use crate::game::state::{BoardScreen, Step};
use crate::game::turn::{Chooser, Hovered, Selection, Target};
use pushflip_core::rules::hexxagon::Cell as HexCell;
use pushflip_core::session::{AnyCell, AnyMove, AnyPosition};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            show_targets.run_if(resource_changed::<Selection>),
            highlight_targets.run_if(resource_changed::<Hovered>),
            show_ghosts.run_if(resource_changed::<Hovered>.or_else(resource_changed::<Selection>)),
        )
            .chain()
            .in_set(Step::Table)
            .before(run_motions),
    );
}

/// A target of the selected cube or piece.
#[derive(Component, Default)]
struct TargetMark;

/// A part of the preview of the hovered move.
#[derive(Component, Default)]
struct Ghost;

fn show_targets(
    selection: Res<Selection>,
    chooser: Chooser,
    meshes: BoardMeshes,
    mut layer: Layer<TargetMark>,
) {
    layer.clear();
    let mut spawn = |name: String, target: Target, mesh: &Handle<Mesh>, at: Transform| {
        let mut mark = layer.spawn(name, mesh, &meshes.materials.marker, at);
        mark.insert((target, Pickable::default(), DespawnOnExit(BoardScreen)));
    };
    for target in selection.destinations(&chooser.rules().position()) {
        match (*selection, target) {
            (_, Target::Insert(push)) => {
                spawn(format!("Arrow {push}"), target, &meshes.quixo.arrow, quixo::push_arrow(push));
            }
            (Selection::Pushed(push), Target::Dot(seat)) => {
                let at = quixo::dot_arrow(push, seat);
                spawn(format!("Dot {}", seat.letter()), target, &meshes.quixo.arrow, at);
            }
            (Selection::Cell(AnyCell::Hexxagon(from)), Target::Cell(AnyCell::Hexxagon(to))) => {
                let mesh = if from.distance(to) == 1 {
                    &meshes.hexxagon.clone_target
                } else {
                    &meshes.hexxagon.jump_target
                };
                let at = Transform::from_translation(hexxagon::cell_center(to).with_y(-0.05));
                spawn(format!("Target {to}"), target, mesh, at);
            }
            _ => {}
        }
    }
}

fn highlight_targets(
    hovered: Res<Hovered>,
    materials: Res<SceneMaterials>,
    mut marks: Query<(&Target, &mut MeshMaterial3d<Surface>), With<TargetMark>>,
) {
    for (target, mut material) in &mut marks {
        let wanted = if hovered.0 == Some(*target) { &materials.marker_hovered } else { &materials.marker };
        if material.0 != *wanted {
            material.0 = wanted.clone();
        }
    }
}

fn show_ghosts(
    hovered: Res<Hovered>,
    selection: Res<Selection>,
    chooser: Chooser,
    meshes: BoardMeshes,
    mut cubes: Query<(&Cube, &mut Visibility)>,
    mut layer: Layer<Ghost>,
) {
    layer.clear();
    let moved = match (*selection, hovered.0) {
        (Selection::Cell(_), Some(Target::Insert(push))) => {
            push.shifts().fold(0, |all, (from, _)| all | from.bit())
        }
        _ => 0,
    };
    for (cube, mut visibility) in &mut cubes {
        let hidden = moved & cube.cell.bit() != 0;
        visibility.set_if_neq(if hidden { Visibility::Hidden } else { Visibility::Inherited });
    }
    let mut spawn = |mesh: &Handle<Mesh>, material: &Handle<Surface>, at: Transform| {
        layer.spawn("Ghost", mesh, material, at).insert(DespawnOnExit(BoardScreen));
    };
    let rules = chooser.rules();
    let position = rules.position();
    match (*selection, hovered.0) {
        (Selection::Cell(_), Some(Target::Insert(push))) => {
            let face = own_face(&position);
            spawn(&meshes.quixo.cube, &meshes.materials.ghost, quixo::cube_transform(push.insert(), face));
            for (from, to) in push.shifts() {
                spawn(
                    &meshes.quixo.cube,
                    &meshes.materials.ghost,
                    quixo::cube_transform(to, Face::of(&position, from)),
                );
            }
        }
        (_, Some(Target::Cell(AnyCell::Hexxagon(to)))) => {
            let AnyPosition::Hexxagon(position) = position else { return };
            if rules.check(AnyMove::Hexxagon(selection.move_to(to))).is_ok() {
                for cell in HexCell::all().filter(|cell| position.captures(to) & cell.bit() != 0) {
                    let at = Transform::from_translation(hexxagon::cell_center(cell).with_y(0.1))
                        .with_scale(Vec3::new(0.72, 1.0, 0.72));
                    spawn(&meshes.hexxagon.frame, &meshes.materials.marker_hovered, at);
                }
            }
        }
        _ => {}
    }
}

/// The face of a selected cube: the symbol of the mover. In the team game its dot points to the mover's seat
/// until the player has chosen.
pub fn own_face(position: &AnyPosition) -> Face {
    match position {
        AnyPosition::Teams(p) => Face::Symbol(p.seat_to_move().side(), Some(p.seat_to_move())),
        _ => Face::Symbol(position.side_to_move(), None),
    }
}
