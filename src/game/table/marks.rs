//! Marks on the board: the last move, by shape and not by colour alone, and the computer's hint.

use bevy::prelude::*;

use super::hexxagon::{self, HexxagonMeshes};
use super::look::Look;
use super::quixo::{self, QuixoMeshes};
use crate::game::motion::Motion;
use crate::game::state::{Advice, AtTable, BoardSet, Hint, LookBack, MovePlayed, Settled, Step};
use crate::game::turn::{CurrentMatch, Early, Selection};
use pushflip_core::rules::Ending;
use pushflip_core::rules::hexxagon::Move;
use pushflip_core::rules::quixo::{Push, teams};
use pushflip_core::session::{AnyCell, AnyMove, MatchResult, Reason};

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
                    .or_else(resource_changed::<Early>)
                    .or_else(resource_changed::<Selection>)
                    // A match that was opened from the title comes one frame before its screen.
                    .or_else(resource_added::<State<AtTable>>),
            )
            .after(super::board::animate_ply)
            .in_set(Step::Table),
    );
}

/// The inner frame of advice, as a share of the outer one.
const INNER: f32 = 0.72;
/// The height of a mark on a cube's top, a little sunk into it.
const TOP: f32 = quixo::TOP - 0.012;

#[derive(Component)]
struct Mark;

fn show_marks(
    current: Res<CurrentMatch>,
    look_back: Res<LookBack>,
    (hint, early, selection): (Res<Hint>, Res<Early>, Res<Selection>),
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
    let advice = hint.0.filter(|_| look_back.0.is_none());
    let mut last = last.map_or_else(Vec::new, |&mv| shapes(mv, &meshes.0, &meshes.1, false));
    let by_line =
        |result: MatchResult| matches!(result.reason, Reason::Board(Ending::Line | Ending::OpponentLine));
    if look_back.0.is_none() && current.result().is_some_and(by_line) {
        // The cube may lie in the line that lifts, and has a frame of its own then.
        last.retain(|(mesh, _)| *mesh != meshes.0.frame);
    }
    if *selection != Selection::None {
        // Its arrow would stand among those that say where the cube in hand can go.
        last.retain(|(mesh, _)| *mesh != meshes.0.arrow);
    }
    let advised = match advice {
        None => Vec::new(),
        Some(Advice { whole: true, mv, .. }) => shapes(mv, &meshes.0, &meshes.1, true),
        Some(advice) => twice(frame(advice.begins, &meshes.0, &meshes.1)),
    };
    let early = early.mv().filter(|_| look_back.0.is_none());
    let early = early.map_or_else(Vec::new, |mv| shapes(mv, &meshes.0, &meshes.1, true));
    for (shapes, material) in [(last, &look.brass), (advised, &look.advice), (early, &look.marker)] {
        for (mesh, at) in shapes.into_iter().filter(|_| at_table.is_some()) {
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

/// A mark's mesh, and where it lies.
type Shape = (Handle<Mesh>, Transform);

/// Quixo: a frame on the cube and an arrow in the lane. Hexxagon: a frame round the arrival, a ring
/// where a jump came from. Advice frames what is to be taken, the cube or the piece that jumps, and twice, so
/// that its shape tells it from the last move too; the ring is then where the jump leads.
pub(super) fn shapes(
    mv: AnyMove,
    quixo: &QuixoMeshes,
    hexxagon: &HexxagonMeshes,
    advice: bool,
) -> Vec<Shape> {
    let (framed, beside) = match mv {
        AnyMove::Quixo(push) | AnyMove::Teams(teams::Move::Push { push, .. }) => {
            let cell = if advice { push.take() } else { push.insert() };
            (AnyCell::Quixo(cell), Some(arrow(push, quixo)))
        }
        AnyMove::Hexxagon(Move::Clone { to }) => (AnyCell::Hexxagon(to), None),
        AnyMove::Hexxagon(Move::Jump { from, to }) => {
            let (framed, ringed) = if advice { (from, to) } else { (to, from) };
            let ring = Transform::from_translation(hexxagon::place(ringed).with_y(-0.055));
            (AnyCell::Hexxagon(framed), Some((hexxagon.jump_target.clone(), ring)))
        }
        AnyMove::Teams(teams::Move::Pass) | AnyMove::Hexxagon(Move::Pass) => return Vec::new(),
    };
    let frame = frame(framed, quixo, hexxagon);
    let framing = if advice { twice(frame) } else { vec![frame] };
    framing.into_iter().chain(beside).collect()
}

/// At one height with the cubes' tops: there perspective shifts it no more than its row, and no cube hides it.
/// Near them, so that it is not seen over the rim of the tray.
fn arrow(push: Push, quixo: &QuixoMeshes) -> Shape {
    let (lane, inward) = quixo::lane(push);
    let at = Transform::from_translation(lane.with_y(TOP) + inward * 0.12)
        .with_rotation(Quat::from_rotation_arc(Vec3::X, inward))
        .with_scale(Vec3::new(0.62, 0.5, 0.62));
    (quixo.arrow.clone(), at)
}

/// The frame of a cell: on its cube, or on the floor round its piece.
pub(super) fn frame(cell: AnyCell, quixo: &QuixoMeshes, hexxagon: &HexxagonMeshes) -> Shape {
    let (mesh, place) = match cell {
        AnyCell::Quixo(cell) => (&quixo.frame, quixo::place(cell).with_y(TOP)),
        AnyCell::Hexxagon(cell) => (&hexxagon.frame, hexxagon::place(cell).with_y(0.005)),
    };
    (mesh.clone(), Transform::from_translation(place))
}

/// A frame with a smaller one in it.
pub(super) fn twice((mesh, at): Shape) -> Vec<Shape> {
    let inner = Transform { scale: at.scale * Vec3::new(INNER, 1.0, INNER), ..at };
    vec![(mesh.clone(), at), (mesh, inner)]
}
