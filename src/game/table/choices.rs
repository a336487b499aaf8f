//! Outlines of the cubes or pieces that can be taken, and of the one that is taken, which no other sign shows
//! from straight above.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::board::set_board;
use super::hexxagon::{HexxagonMeshes, Piece};
use super::look::{Look, Surface};
use super::quixo::{self, Cube, QuixoMeshes};
use crate::game::motion::run_motions;
use crate::game::settings::Settings;
use crate::game::state::{AtTable, BoardSet, LookBack, Menu, Phase, Step};
use crate::game::turn::{Chooser, Selection, Target};
use pushflip_core::session::AnyPosition;

/// The line lies so far above the wood.
const ABOVE: f32 = 0.002;

/// Adds the lines.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_choices
            .run_if(
                resource_changed::<Selection>
                    .or_else(resource_changed::<Settings>)
                    .or_else(resource_changed::<LookBack>)
                    .or_else(state_changed::<Phase>)
                    .or_else(state_changed::<Menu>)
                    .or_else(on_message::<BoardSet>),
            )
            .in_set(Step::Table)
            .after(set_board)
            .before(run_motions),
    );
}

/// A line on something that can be taken.
#[derive(Component)]
struct Choice;

fn show_choices(
    phase: Option<Res<State<Phase>>>,
    at_table: Option<Res<State<AtTable>>>,
    selection: Res<Selection>,
    settings: Res<Settings>,
    look_back: Res<LookBack>,
    chooser: Chooser,
    meshes: (Res<QuixoMeshes>, Res<HexxagonMeshes>),
    look: Res<Look>,
    old: Query<Entity, With<Choice>>,
    cubes: Query<(Entity, &Cube)>,
    pieces: Query<(Entity, &Piece)>,
    mut commands: Commands,
) {
    old.iter().for_each(|line| commands.entity(line).despawn());
    let taken = match *selection {
        Selection::None => None,
        Selection::Cube(cell) => Some(Target::Cube(cell)),
        Selection::Piece(cell) => Some(Target::Hex(cell)),
        Selection::Pushed(_) => return,
    };
    let choosing = phase.is_some_and(|phase| *phase.get() == Phase::Choosing);
    let shown = if taken.is_some() { chooser.may_choose() } else { choosing && settings.move_marks };
    if !shown || at_table.is_none() || look_back.0.is_some() {
        return;
    }
    let rules = chooser.rules();
    let marked = |target| taken.map_or_else(|| rules.can_begin(target), |taken| taken == target);
    let mut mark = |on: Entity, mesh: &Handle<Mesh>, material: &Handle<Surface>, at: Transform| {
        commands.entity(on).with_child((
            Name::new("Choice"),
            Choice,
            Mesh3d(mesh.clone()),
            MeshMaterial3d(material.clone()),
            Pickable::IGNORE,
            NotShadowCaster,
            at,
        ));
    };
    let position = rules.position();
    let own = position.side_to_move();
    if let AnyPosition::Hexxagon(_) = position {
        let can_move = |piece: &Piece| piece.side == own && marked(Target::Hex(piece.cell));
        for (entity, piece) in pieces.iter().filter(|(_, piece)| can_move(piece)) {
            let turned = super::hexxagon::standing(piece.cell, piece.side).rotation.inverse();
            let below = turned * Vec3::Y * -super::hexxagon::ABOVE_FLOOR;
            mark(
                entity,
                &meshes.1.choice,
                &look.brass,
                Transform::from_translation(below).with_rotation(turned),
            );
        }
        return;
    }
    for (entity, cube) in cubes.iter().filter(|(_, cube)| marked(Target::Cube(cube.cell))) {
        // On top, whichever face that is.
        let turned = quixo::lying(cube.cell, cube.face).rotation.inverse();
        let at = turned * Vec3::Y * (quixo::HALF + ABOVE);
        mark(entity, &meshes.0.choice, &look.choice, Transform::from_translation(at).with_rotation(turned));
    }
}
