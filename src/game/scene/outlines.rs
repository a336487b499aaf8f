//! Outlines of the selectable cubes or pieces, and of the selected one, whose height is not visible from straight
//! above.

use bevy::prelude::*;

use super::board::{BoardMeshes, set_board};
use super::hexxagon::Piece;
use super::materials::SceneMaterials;
use super::overlay::Layer;
use super::quixo::{self, Cube};
use crate::game::motion::run_motions;
use crate::game::settings::Settings;
use crate::game::state::{BoardChanged, BoardScreen, Menu, Phase, Step, ViewedPly};
use crate::game::turn::{Chooser, Selection, Target};
use pushflip_core::session::AnyPosition;

/// Height of the outline above the cube.
const ABOVE: f32 = 0.002;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_outlines
            .run_if(
                resource_changed::<Selection>
                    .or_else(resource_changed::<Settings>)
                    .or_else(resource_changed::<ViewedPly>)
                    .or_else(state_changed::<Phase>)
                    .or_else(state_changed::<Menu>)
                    .or_else(on_message::<BoardChanged>),
            )
            .in_set(Step::Table)
            .after(set_board)
            .before(run_motions),
    );
}

/// An outline of a selectable cube or piece.
#[derive(Component, Default)]
struct Outline;

fn show_outlines(
    phase: Option<Res<State<Phase>>>,
    on_board_screen: Option<Res<State<BoardScreen>>>,
    selection: Res<Selection>,
    settings: Res<Settings>,
    viewed_ply: Res<ViewedPly>,
    chooser: Chooser,
    meshes: BoardMeshes,
    materials: Res<SceneMaterials>,
    cubes: Query<(Entity, &Cube)>,
    pieces: Query<(Entity, &Piece)>,
    mut layer: Layer<Outline>,
) {
    layer.clear();
    let selected = match *selection {
        Selection::None => None,
        Selection::Cube(cell) => Some(Target::Cube(cell)),
        Selection::Piece(cell) => Some(Target::Hex(cell)),
        Selection::Pushed(_) => return,
    };
    let choosing = phase.is_some_and(|phase| *phase.get() == Phase::Choosing);
    let shown = if selected.is_some() { chooser.may_choose() } else { choosing && settings.move_marks };
    if !shown || on_board_screen.is_none() || viewed_ply.0.is_some() {
        return;
    }
    let rules = chooser.rules();
    let marked =
        |target: Target| selected.map_or_else(|| target.is_selectable(&rules), |selected| selected == target);
    let position = rules.position();
    let own = position.side_to_move();
    if let AnyPosition::Hexxagon(_) = position {
        let is_marked = |piece: &Piece| piece.side == own && marked(Target::Hex(piece.cell));
        for (entity, piece) in pieces.iter().filter(|(_, piece)| is_marked(piece)) {
            let rotation = super::hexxagon::piece_transform(piece.cell, piece.side).rotation.inverse();
            let below = rotation * Vec3::Y * -super::hexxagon::ABOVE_FLOOR;
            let at = Transform::from_translation(below).with_rotation(rotation);
            layer.spawn("Outline", &meshes.hexxagon.outline, &materials.brass, at).insert(ChildOf(entity));
        }
        return;
    }
    for (entity, cube) in cubes.iter().filter(|(_, cube)| marked(Target::Cube(cube.cell))) {
        // On top, whichever face that is.
        let rotation = quixo::cube_transform(cube.cell, cube.face).rotation.inverse();
        let above = rotation * Vec3::Y * (quixo::HALF + ABOVE);
        let at = Transform::from_translation(above).with_rotation(rotation);
        layer.spawn("Outline", &meshes.quixo.outline, &materials.outline, at).insert(ChildOf(entity));
    }
}
