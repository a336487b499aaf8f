//! Targets of the selected cube or piece: arrows, hexagons and rings to click, and a preview of the hovered
//! move.

use bevy::prelude::*;

use super::board::{BoardMeshes, animate_ply};
use super::hexxagon::{self, Piece};
use super::materials::{SceneMaterials, Surface};
use super::overlay::Layer;
use super::quixo::{self, Cube, Face};
use crate::game::motion::{Motion, run_motions};
use crate::game::state::{BoardScreen, Phase, Step};
use crate::game::turn::{Chooser, Hovered, Selection, Target, accepts_selection};
use pushflip_core::rules::hexxagon::{Cell as HexCell, Move};
use pushflip_core::session::{AnyMove, AnyPosition};

/// Height by which the hovered cube or piece rises.
const HOVER_HEIGHT: f32 = 0.10;
/// Duration of lifting, in seconds.
const LIFT_TIME: f32 = 0.13;
/// Emissive strength of the hovered and the selected cube.
const GLOW: [f32; 2] = [0.10, 0.20];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            show_targets.run_if(resource_changed::<Selection>),
            highlight_targets.run_if(resource_changed::<Hovered>),
            show_ghosts.run_if(resource_changed::<Hovered>.or_else(resource_changed::<Selection>)),
            (lift_cubes, lift_pieces)
                // A cube that was held when the last ply began becomes selectable again at the next turn.
                .run_if(
                    resource_changed::<Hovered>
                        .or_else(resource_changed::<Selection>)
                        .or_else(state_changed::<Phase>),
                )
                .run_if(accepts_selection)
                // Do not lower cubes that a ply animates.
                .after(animate_ply),
            glow.run_if(resource_changed::<Hovered>.or_else(resource_changed::<Selection>)),
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
    materials: Res<SceneMaterials>,
    mut layer: Layer<TargetMark>,
) {
    layer.clear();
    let mut spawn = |name: String, target: Target, mesh: &Handle<Mesh>, at: Transform| {
        let mut mark = layer.spawn(name, mesh, &materials.marker, at);
        mark.insert((target, Pickable::default(), DespawnOnExit(BoardScreen)));
    };
    for target in selection.destinations(&chooser.rules().position()) {
        match (*selection, target) {
            (_, Target::Insert(push)) => {
                let (at, inward) = quixo::lane(push);
                let arrow = Transform::from_translation(at.with_y(quixo::ARROW_HEIGHT))
                    .with_rotation(Quat::from_rotation_arc(Vec3::X, inward));
                spawn(format!("Arrow {push}"), target, &meshes.quixo.arrow, arrow);
            }
            (Selection::Pushed(push), Target::Dot(seat)) => {
                let outward = quixo::seat_direction(seat);
                let arrow = Transform::from_translation(quixo::dot_arrow(push, seat))
                    .with_rotation(Quat::from_rotation_arc(Vec3::X, outward));
                spawn(format!("Dot {}", seat.letter()), target, &meshes.quixo.arrow, arrow);
            }
            (Selection::Piece(from), Target::Hex(to)) => {
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

/// Shows a preview of the hovered move.
fn show_ghosts(
    hovered: Res<Hovered>,
    selection: Res<Selection>,
    chooser: Chooser,
    meshes: BoardMeshes,
    materials: Res<SceneMaterials>,
    mut cubes: Query<(&Cube, &mut Visibility)>,
    mut layer: Layer<Ghost>,
) {
    layer.clear();
    let moved = match (*selection, hovered.0) {
        (Selection::Cube(_), Some(Target::Insert(push))) => {
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
        (Selection::Cube(_), Some(Target::Insert(push))) => {
            let face = own_face(&position);
            spawn(&meshes.quixo.cube, &materials.ghost, quixo::cube_transform(push.insert(), face));
            for (from, to) in push.shifts() {
                spawn(
                    &meshes.quixo.cube,
                    &materials.ghost,
                    quixo::cube_transform(to, Face::of(&position, from)),
                );
            }
        }
        (_, Some(Target::Hex(to))) => {
            let AnyPosition::Hexxagon(position) = position else { return };
            if rules.check(AnyMove::Hexxagon(move_to(*selection, to))).is_ok() {
                for cell in HexCell::all().filter(|cell| position.captures(to) & cell.bit() != 0) {
                    let at = Transform::from_translation(hexxagon::cell_center(cell).with_y(0.1))
                        .with_scale(Vec3::new(0.72, 1.0, 0.72));
                    spawn(&meshes.hexxagon.frame, &materials.marker_hovered, at);
                }
            }
        }
        _ => {}
    }
}

/// The move to a cell of Hexxagon with the current selection.
pub(super) fn move_to(selection: Selection, to: HexCell) -> Move {
    match selection {
        Selection::Piece(from) if from.distance(to) == 2 => Move::Jump { from, to },
        _ => Move::Clone { to },
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

/// Raises the hovered cube, holds the selected one and lowers all others.
fn lift_cubes(
    hovered: Res<Hovered>,
    selection: Res<Selection>,
    chooser: Chooser,
    cubes: Query<(Entity, &Cube, &Transform, Option<&Motion>)>,
    mut commands: Commands,
) {
    let rules = chooser.rules();
    let position = rules.position();
    for (entity, cube, now, motion) in &cubes {
        if motion.is_some_and(|motion| motion.blocking) {
            continue;
        }
        let resting = quixo::cube_transform(cube.cell, cube.face);
        let raised = |height: f32| resting.with_translation(resting.translation + Vec3::Y * height);
        let is_hovered = *selection == Selection::None
            && hovered.0 == Some(Target::Cube(cube.cell))
            && Target::Cube(cube.cell).is_selectable(&rules);
        let wanted = match *selection {
            Selection::Cube(cell) if cell == cube.cell => raised(quixo::HELD_HEIGHT),
            Selection::Pushed(push) if push.take() == cube.cell => {
                // The dot follows the hovered target.
                let face = match (own_face(&position), hovered.0) {
                    (Face::Symbol(side, _), Some(Target::Dot(seat))) => Face::Symbol(side, Some(seat)),
                    (face, _) => face,
                };
                quixo::held_in_lane(push, face)
            }
            _ if is_hovered => raised(HOVER_HEIGHT),
            _ => resting,
        };
        let end = motion.and_then(Motion::end).unwrap_or(*now);
        if end != wanted {
            let far = now.translation.distance(wanted.translation) > 1.0;
            let motion = match *selection {
                Selection::Pushed(push) if far => {
                    Motion::non_blocking(quixo::carry(*now, push, own_face(&position)))
                }
                _ => Motion::between(*now, wanted, LIFT_TIME),
            };
            commands.entity(entity).insert(motion);
        }
    }
}

/// Lights the hovered cube and the selected one.
fn glow(
    hovered: Res<Hovered>,
    selection: Res<Selection>,
    chooser: Chooser,
    cubes: Query<(&Cube, &MeshMaterial3d<Surface>)>,
    mut materials: ResMut<Assets<Surface>>,
) {
    let rules = chooser.rules();
    for (cube, material) in &cubes {
        let glow = match *selection {
            Selection::Cube(cell) if cell == cube.cell => GLOW[1],
            Selection::None
                if hovered.0 == Some(Target::Cube(cube.cell))
                    && Target::Cube(cube.cell).is_selectable(&rules) =>
            {
                GLOW[0]
            }
            _ => 0.0,
        };
        let emissive = LinearRgba::rgb(1.0, 0.62, 0.25) * glow;
        if materials.get(&material.0).is_some_and(|m| m.base.emissive != emissive)
            && let Some(mut material) = materials.get_mut(&material.0)
        {
            material.base.emissive = emissive;
        }
    }
}

/// Raises the hovered piece and the selected one.
fn lift_pieces(
    hovered: Res<Hovered>,
    selection: Res<Selection>,
    chooser: Chooser,
    pieces: Query<(Entity, &Piece, &Transform, Option<&Motion>)>,
    mut commands: Commands,
) {
    let rules = chooser.rules();
    for (entity, piece, now, motion) in &pieces {
        if motion.is_some_and(|motion| motion.blocking) {
            continue;
        }
        let resting = hexxagon::piece_transform(piece.cell, piece.side);
        let height = match *selection {
            Selection::Piece(cell) if cell == piece.cell => hexxagon::HELD_HEIGHT,
            _ if hovered.0 == Some(Target::Hex(piece.cell))
                && Target::Hex(piece.cell).is_selectable(&rules) =>
            {
                HOVER_HEIGHT
            }
            _ => 0.0,
        };
        let wanted = resting.with_translation(resting.translation + Vec3::Y * height);
        if motion.and_then(Motion::end).unwrap_or(*now) != wanted {
            commands.entity(entity).insert(Motion::between(*now, wanted, LIFT_TIME));
        }
    }
}
