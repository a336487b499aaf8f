//! Threat frames: what the hovered move would threaten and allow, for learners.

use bevy::prelude::*;

use super::board::BoardMeshes;
use super::marks::{cell_frame, double_frame};
use super::overlay::Layer;
use crate::game::settings::Settings;
use crate::game::state::{BoardScreen, Phase, Screen, SeatsHere, Step};
use crate::game::turn::{CurrentMatch, Hovered, Rules, Selection, Target, shows_threats};
use pushflip_core::rules::quixo::teams;
use pushflip_core::session::{AnyCell, AnyMove, AnyPosition, Threats};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_threats
            .run_if(
                resource_changed::<Hovered>
                    .or_else(resource_changed::<Selection>)
                    .or_else(resource_changed::<Settings>)
                    .or_else(state_changed::<Phase>),
            )
            .in_set(Step::Table),
    );
}

/// Height of threat frames above other marks.
const ABOVE: f32 = 0.01;

#[derive(Component, Default)]
struct Threat;

fn show_threats(
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    phase: Option<Res<State<Phase>>>,
    current: Res<CurrentMatch>,
    seats_here: Res<SeatsHere>,
    (hovered, selection, rules): (Res<Hovered>, Res<Selection>, Res<Rules>),
    meshes: BoardMeshes,
    mut layer: Layer<Threat>,
) {
    layer.clear();
    let choosing = phase.is_some_and(|phase| *phase.get() == Phase::Choosing);
    let playing = *screen.get() == Screen::Playing && choosing;
    if !playing || !shows_threats(&settings, &seats_here, current.setup()) {
        return;
    }
    let position = rules.position();
    let hovered_move = hovered_move(&position, *selection, hovered.0).filter(|&mv| rules.check(mv).is_ok());
    let Some(mv) = hovered_move else { return };
    let Threats { own, other } = position.threats_after(mv);
    // `targets` already frames captured pieces.
    let own = if matches!(position, AnyPosition::Hexxagon(_)) { Vec::new() } else { own };
    let own = own.into_iter().map(|cell| (cell_frame(cell, &meshes), &meshes.materials.marker_hovered));
    // Double frames, so that they differ in shape as well as colour.
    let other = other.into_iter().flat_map(|cell| double_frame(cell_frame(cell, &meshes)));
    for ((mesh, at), material) in own.chain(other.map(|shape| (shape, &meshes.materials.danger))) {
        let at = at.with_translation(at.translation + Vec3::Y * ABOVE);
        layer.spawn("Threat", &mesh, material, at).insert(DespawnOnExit(BoardScreen));
    }
}

fn hovered_move(position: &AnyPosition, selection: Selection, hovered: Option<Target>) -> Option<AnyMove> {
    match (position, selection, hovered) {
        (AnyPosition::Quixo(_), Selection::Cell(_), Some(Target::Insert(push))) => Some(AnyMove::Quixo(push)),
        // The dot does not affect lines.
        (AnyPosition::Teams(p), Selection::Cell(_), Some(Target::Insert(push)))
        | (AnyPosition::Teams(p), Selection::Pushed(push), _) => {
            Some(AnyMove::Teams(teams::Move::Push { push, dot: p.seat_to_move() }))
        }
        (AnyPosition::Hexxagon(_), selection, Some(Target::Cell(AnyCell::Hexxagon(to)))) => {
            Some(AnyMove::Hexxagon(selection.move_to(to)))
        }
        _ => None,
    }
}
