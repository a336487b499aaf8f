//! Marks on the board: the last move, by shape and not by colour alone, and the computer's advice.

use bevy::prelude::*;

use super::hexxagon::{self, HexxagonMeshes};
use super::look::Look;
use super::quixo::{self, QuixoMeshes};
use crate::game::motion::Motion;
use crate::game::state::{AtTable, BoardSet, Hint, LookBack, MovePlayed, Settled, Step};
use crate::game::turn::CurrentMatch;
use pushflip_core::rules::hexxagon::Move;
use pushflip_core::rules::quixo::{Push, teams};
use pushflip_core::session::AnyMove;

/// Adds the marks.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_marks
            .run_if(
                on_message::<MovePlayed>
                    .or_else(on_message::<Settled>)
                    .or_else(on_message::<BoardSet>)
                    .or_else(resource_changed::<Hint>)
                    // A match that was opened from the title comes one frame before its screen.
                    .or_else(resource_added::<State<AtTable>>),
            )
            .after(super::board::animate_ply)
            .in_set(Step::Table),
    );
}

/// The inner frame of advice, as a share of the outer one.
const INNER: f32 = 0.72;

#[derive(Component)]
struct Mark;

fn show_marks(
    current: Res<CurrentMatch>,
    look_back: Res<LookBack>,
    hint: Res<Hint>,
    at_table: Option<Res<State<AtTable>>>,
    meshes: (Res<QuixoMeshes>, Res<HexxagonMeshes>),
    look: Res<Look>,
    moving: Query<&Motion>,
    old: Query<Entity, With<Mark>>,
    mut commands: Commands,
) {
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    let shown = look_back.0.unwrap_or(current.moves().len());
    // A frame waits for the cube that it is put on.
    let arrived = !moving.iter().any(|motion| motion.blocking);
    let last = shown.checked_sub(1).and_then(|ply| current.moves().get(ply)).filter(|_| arrived);
    let advice = hint.0.as_ref().map(|(mv, _)| mv).filter(|_| look_back.0.is_none());
    for (mv, material) in [(last, &look.brass), (advice, &look.advice)] {
        let Some(mv) = mv.filter(|_| at_table.is_some()) else { continue };
        let is_advice = *material == look.advice;
        for (mesh, at) in shapes(*mv, &meshes.0, &meshes.1, is_advice) {
            commands.spawn((
                Name::new("Mark"),
                Mark,
                DespawnOnExit(AtTable),
                Pickable::IGNORE,
                Mesh3d(mesh),
                MeshMaterial3d(material.clone()),
                bevy::light::NotShadowCaster,
                at,
            ));
        }
    }
}

/// Quixo: a frame on the cube and an arrow in the lane. Hexxagon: a frame round the arrival, a ring
/// where a jump came from. Advice frames what is to be taken, the cube or the piece that jumps, and twice, so
/// that its shape tells it from the last move too; the ring is then where the jump leads.
pub(super) fn shapes(
    mv: AnyMove,
    quixo: &QuixoMeshes,
    hexxagon: &HexxagonMeshes,
    advice: bool,
) -> Vec<(Handle<Mesh>, Transform)> {
    let inner = |(mesh, at): &(Handle<Mesh>, Transform)| {
        (mesh.clone(), Transform { scale: at.scale * Vec3::new(INNER, 1.0, INNER), ..*at })
    };
    let push_shapes = |push: Push| {
        let (lane, inward) = quixo::lane(push);
        let arrow = Transform::from_translation(lane.with_y(0.02) - inward * 0.12)
            .with_rotation(Quat::from_rotation_arc(Vec3::X, inward))
            .with_scale(Vec3::new(0.62, 0.5, 0.62));
        let framed = if advice { push.take() } else { push.insert() };
        let frame = Transform::from_translation(quixo::place(framed).with_y(2.0 * quixo::HALF - 0.012));
        vec![(quixo.frame.clone(), frame), (quixo.arrow.clone(), arrow)]
    };
    let mut shapes = match mv {
        AnyMove::Quixo(push) | AnyMove::Teams(teams::Move::Push { push, .. }) => push_shapes(push),
        AnyMove::Hexxagon(Move::Clone { to }) => {
            vec![(hexxagon.frame.clone(), Transform::from_translation(hexxagon::place(to).with_y(0.005)))]
        }
        AnyMove::Hexxagon(Move::Jump { from, to }) => {
            let (framed, ringed) = if advice { (from, to) } else { (to, from) };
            let ring = Transform::from_translation(hexxagon::place(ringed).with_y(-0.055));
            let frame = Transform::from_translation(hexxagon::place(framed).with_y(0.005));
            vec![(hexxagon.frame.clone(), frame), (hexxagon.jump_target.clone(), ring)]
        }
        AnyMove::Teams(teams::Move::Pass) | AnyMove::Hexxagon(Move::Pass) => Vec::new(),
    };
    if advice && let Some(frame) = shapes.first().map(inner) {
        shapes.push(frame);
    }
    shapes
}
