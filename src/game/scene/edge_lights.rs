//! Light along the edges of the selectable cubes or pieces: soft, and bright on the hovered one. The selected one keeps
//! its light, because its height is not visible from straight above.

use bevy::prelude::*;

use super::board::{BoardMeshes, set_board};
use super::hexxagon::{self, Piece};
use super::overlay::Layer;
use super::quixo::{self, Cube};
use super::targets::own_face;
use crate::game::motion::run_motions;
use crate::game::settings::Settings;
use crate::game::state::{BoardChanged, BoardScreen, Menu, Phase, Step, ViewedPly};
use crate::game::turn::{Chooser, Hovered, Selection, Target};
use pushflip_core::session::{AnyCell, AnyPosition};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_edge_lights
            .run_if(
                resource_changed::<Selection>
                    .or_else(resource_changed::<Hovered>)
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

/// The light along the edge of a cube or piece.
#[derive(Component, Default)]
struct EdgeLight;

fn show_edge_lights(
    phase: Option<Res<State<Phase>>>,
    on_board_screen: Option<Res<State<BoardScreen>>>,
    (hovered, selection): (Res<Hovered>, Res<Selection>),
    settings: Res<Settings>,
    viewed_ply: Res<ViewedPly>,
    chooser: Chooser,
    meshes: BoardMeshes,
    cubes: Query<(Entity, &Cube)>,
    pieces: Query<(Entity, &Piece)>,
    mut layer: Layer<EdgeLight>,
) {
    layer.clear();
    let selected = match *selection {
        Selection::None => None,
        Selection::Cell(cell) => Some(Target::Cell(cell)),
        Selection::Pushed(_) => return,
    };
    let choosing = phase.is_some_and(|phase| *phase.get() == Phase::Choosing);
    let shown = if selected.is_some() { chooser.may_choose() } else { choosing };
    if !shown || on_board_screen.is_none() || viewed_ply.0.is_some() {
        return;
    }
    let rules = chooser.rules();
    let position = rules.position();
    let mut light = |object: Entity, target: Target, mesh: &Handle<Mesh>, rotation: Quat| {
        let is_hovered = hovered.0 == Some(target);
        let is_lit = selected.map_or_else(
            || (settings.move_marks || is_hovered) && target.is_selectable(&rules),
            |selected| selected == target,
        );
        if is_lit {
            let is_bright = is_hovered || selected.is_some();
            let material =
                if is_bright { &meshes.materials.edge_light_hovered } else { &meshes.materials.edge_light };
            // Upright, whichever face is on top.
            let upright = Transform::from_rotation(rotation.inverse());
            layer.spawn("Edge light", mesh, material, upright).insert(ChildOf(object));
        }
    };
    if matches!(position, AnyPosition::Hexxagon(_)) {
        let own = position.side_to_move();
        for (entity, piece) in pieces.iter().filter(|(_, piece)| piece.side == own) {
            let rotation = hexxagon::piece_transform(piece.cell, piece.side).rotation;
            light(entity, Target::Cell(AnyCell::Hexxagon(piece.cell)), &meshes.hexxagon.edge_light, rotation);
        }
        return;
    }
    for (entity, cube) in &cubes {
        let target = Target::Cell(AnyCell::Quixo(cube.cell));
        let face = if selected == Some(target) { own_face(&position) } else { cube.face };
        let rotation = quixo::cube_transform(cube.cell, face).rotation;
        light(entity, target, &meshes.quixo.edge_light, rotation);
    }
}
