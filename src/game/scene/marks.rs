//! Marks of the last move, of the premove, and of the best move that a hint or a review names. They differ in shape as
//! well as colour.

use bevy::prelude::*;

use super::board::BoardMeshes;
use super::hexxagon;
use super::overlay::Layer;
use super::quixo;
use crate::game::motion::Motion;
use crate::game::state::{
    Advice, BestMove, BoardChanged, BoardScreen, Hint, MovePlayed, Screen, Settled, Step, ViewedPly,
};
use crate::game::turn::{CurrentMatch, Premove, Rules, Selection};
use pushflip_core::rules::Ending;
use pushflip_core::rules::hexxagon::{Cell as HexCell, Move};
use pushflip_core::rules::quixo::{Push, teams};
use pushflip_core::session::{AnyCell, AnyMove, MatchResult, Reason};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_marks
            .run_if(
                on_message::<MovePlayed>
                    .or_else(on_message::<Settled>)
                    .or_else(on_message::<BoardChanged>)
                    .or_else(resource_changed::<Hint>)
                    .or_else(resource_changed::<BestMove>)
                    .or_else(resource_changed::<Premove>)
                    .or_else(resource_changed::<Selection>)
                    // A match opened from the title screen arrives one frame before its screen.
                    .or_else(resource_added::<State<BoardScreen>>),
            )
            .after(super::board::animate_ply)
            .in_set(Step::Table),
    );
}

/// Size of the inner frame of a double frame, relative to the outer one.
const INNER: f32 = 0.72;
/// Height of marks on cubes, slightly sunk into the top.
const TOP: f32 = quixo::TOP - 0.012;
/// Height of the arrow of a jump, above the pieces, and its distances from the centres of its two cells.
const JUMP_HEIGHT: f32 = 0.2;
const FROM_START: f32 = 0.44;
const FROM_END: f32 = 0.30;

#[derive(Component, Default)]
struct Mark;

fn show_marks(
    (current, rules): (Res<CurrentMatch>, Res<Rules>),
    viewed_ply: Res<ViewedPly>,
    (hint, best, premove): (Res<Hint>, Res<BestMove>, Res<Premove>),
    selection: Res<Selection>,
    (screen, on_board_screen): (Res<State<Screen>>, Option<Res<State<BoardScreen>>>),
    meshes: BoardMeshes,
    moving: Query<&Motion>,
    mut layer: Layer<Mark>,
) {
    layer.clear();
    let shown = current.viewed_plies(*viewed_ply);
    // Show the mark of the last move after its animation.
    let arrived = !moving.iter().any(|motion| motion.blocking);
    let last = shown.checked_sub(1).and_then(|ply| current.moves().get(ply)).filter(|_| arrived);
    let advice = hint.0.filter(|_| viewed_ply.0.is_none());
    let mut last = last.map_or_else(Vec::new, |&mv| move_marks(mv, &meshes, false));
    let by_line =
        |result: MatchResult| matches!(result.reason, Reason::Board(Ending::Line | Ending::OpponentLine));
    if viewed_ply.0.is_none() && rules.result().is_some_and(by_line) {
        // The pushed cube may be part of the raised line, which has its own frames.
        last.retain(|(mesh, _)| *mesh != meshes.quixo.frame);
    }
    if *selection != Selection::None || *screen.get() == Screen::Lesson {
        // Its arrow would be mistaken for one of the targets of the selected cube, or of the lesson's task.
        last.retain(|(mesh, _)| *mesh != meshes.quixo.arrow);
    }
    let advised = match (advice, best.0.filter(|_| arrived)) {
        (Some(Advice { is_complete: true, mv, .. }), _) | (None, Some(mv)) => move_marks(mv, &meshes, true),
        (Some(advice), _) => double_frame(frame(advice.begins, &meshes)),
        (None, None) => Vec::new(),
    };
    // Two marks at one place would flicker.
    last.retain(|mark| !advised.contains(mark));
    let premove = premove.mv().filter(|_| viewed_ply.0.is_none());
    let premove = premove.map_or_else(Vec::new, |mv| move_marks(mv, &meshes, true));
    let (arrows, frames): (Vec<_>, Vec<_>) =
        last.into_iter().partition(|(mesh, _)| *mesh == meshes.quixo.arrow);
    for (shapes, material) in [
        (frames, &meshes.materials.brass),
        (arrows, &meshes.materials.trace),
        (advised, &meshes.materials.hint),
        (premove, &meshes.materials.marker),
    ] {
        for (mesh, at) in shapes.into_iter().filter(|_| on_board_screen.is_some()) {
            layer.spawn("Mark", &mesh, material, at).insert(DespawnOnExit(BoardScreen));
        }
    }
}

/// The mesh of a mark and its transform.
type MarkMesh = (Handle<Mesh>, Transform);

/// The marks of a move. Quixo: a frame on the cube and an arrow in the lane. Hexxagon: a frame around the
/// destination, and a ring at the origin of a jump. A hint has a double frame, to differ in shape, around the
/// cube or the piece to move; an arrow leads to a ring at the destination of the jump.
pub(super) fn move_marks(mv: AnyMove, meshes: &BoardMeshes, hint: bool) -> Vec<MarkMesh> {
    let (framed, beside) = match mv {
        AnyMove::Quixo(push) | AnyMove::Teams(teams::Move::Push { push, .. }) => {
            let cell = if hint { push.take() } else { push.insert() };
            (AnyCell::Quixo(cell), vec![arrow(push, meshes)])
        }
        AnyMove::Hexxagon(Move::Clone { to }) => (AnyCell::Hexxagon(to), Vec::new()),
        AnyMove::Hexxagon(Move::Jump { from, to }) => {
            let (framed, ringed) = if hint { (from, to) } else { (to, from) };
            let ring = Transform::from_translation(hexxagon::cell_center(ringed).with_y(-0.055));
            let ring = (meshes.hexxagon.jump_target.clone(), ring);
            let arrow = hint.then(|| jump_arrow(from, to, meshes));
            (AnyCell::Hexxagon(framed), arrow.into_iter().chain([ring]).collect())
        }
        AnyMove::Teams(teams::Move::Pass) | AnyMove::Hexxagon(Move::Pass) => return Vec::new(),
    };
    let frame = frame(framed, meshes);
    let framing = if hint { double_frame(frame) } else { vec![frame] };
    framing.into_iter().chain(beside).collect()
}

/// The arrow is at the height of the tops of the cubes, where no cube hides it and perspective shifts it as
/// much as its row. It is close to the row, so that it does not appear over the rim.
fn arrow(push: Push, meshes: &BoardMeshes) -> MarkMesh {
    let (lane, inward) = quixo::lane(push);
    let at = Transform::from_translation(lane.with_y(TOP) + inward * 0.12)
        .with_rotation(Quat::from_rotation_arc(Vec3::X, inward))
        .with_scale(Vec3::new(0.62, 0.5, 0.62));
    (meshes.quixo.arrow.clone(), at)
}

/// The arrow from the edge of a piece to the ring at the destination of its jump.
fn jump_arrow(from: HexCell, to: HexCell, meshes: &BoardMeshes) -> MarkMesh {
    let [start, end] = [from, to].map(hexxagon::cell_center);
    let direction = (end - start).normalize();
    let [tail, tip] = [start + direction * FROM_START, end - direction * FROM_END];
    let scale = tail.distance(tip) / hexxagon::JUMP_ARROW;
    let origin = tip - direction * quixo::ARROW_TIP * scale;
    let at = Transform::from_translation(origin.with_y(JUMP_HEIGHT))
        .with_rotation(Quat::from_rotation_y(-direction.z.atan2(direction.x)))
        .with_scale(Vec3::new(scale, 1.0, 1.0));
    (meshes.hexxagon.jump_arrow.clone(), at)
}

/// The frame of a cell: on its cube, or around its piece.
pub(super) fn frame(cell: AnyCell, meshes: &BoardMeshes) -> MarkMesh {
    let (mesh, place) = match cell {
        AnyCell::Quixo(cell) => (&meshes.quixo.frame, quixo::cube_center(cell).with_y(TOP)),
        AnyCell::Hexxagon(cell) => (&meshes.hexxagon.frame, hexxagon::cell_center(cell).with_y(0.005)),
    };
    (mesh.clone(), Transform::from_translation(place))
}

/// A frame with a smaller one inside.
pub(super) fn double_frame((mesh, at): MarkMesh) -> Vec<MarkMesh> {
    let inner = Transform { scale: at.scale * Vec3::new(INNER, 1.0, INNER), ..at };
    vec![(mesh.clone(), at), (mesh, inner)]
}
